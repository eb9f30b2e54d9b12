// Portuguese texts of the reminders.
import type { ReminderTexts } from '../reminder-texts.ts';

export const reminders: ReminderTexts = {
  reminders: {
    grace: [
      { title: 'Uma palavra de graça', body: 'Uma breve palavra da Escritura para você.' },
      { title: 'Graça para hoje', body: 'Reserve um minuto de calma para a palavra de hoje.' },
      { title: 'Uma pausa para respirar', body: 'Respire e receba sua mensagem da graça.' },
      { title: 'As misericórdias se renovam', body: 'Há graça para este dia. Venha ver.' },
      {
        title: 'Seja como for seu dia',
        body: 'Sua mensagem da graça está aqui quando você quiser.',
      },
    ],
    plan: [
      { title: 'Sua leitura de hoje', body: 'A próxima passagem do seu plano está pronta.' },
      { title: 'Um pouco mais na Palavra', body: 'Alguns minutos com seu plano de leitura.' },
      { title: 'Continue de onde parou', body: 'Siga seu plano no seu ritmo.' },
      {
        title: 'Uma página da Escritura',
        body: 'A próxima parte do seu plano está aqui quando você quiser.',
      },
      { title: 'Pão para hoje', body: 'Uma breve leitura do seu plano.' },
    ],
    prayer: [
      { title: 'Um momento para orar', body: 'Traga o que está no seu coração.' },
      { title: 'Um tempo com Deus', body: 'Poucas palavras bastam.' },
      { title: 'Faça uma pausa', body: 'Reserve um momento para a oração.' },
      { title: 'Venha como você está', body: 'Ore com suas palavras ou em silêncio.' },
      { title: 'Um momento de calma', body: 'Por quem você gostaria de orar hoje?' },
    ],
    gratitude: [
      { title: 'O que houve de bom hoje?', body: 'Basta uma coisa pequena.' },
      { title: 'Um momento para agradecer', body: 'Escreva uma coisa que alegrou você.' },
      { title: 'Conte uma bênção', body: 'Mesmo que seja bem pequena.' },
      { title: 'Olhe com carinho para o seu dia', body: 'Houve um gesto de bondade?' },
      { title: 'De coração grato', body: 'Uma linha no seu diário, do jeito que vier.' },
    ],
  },
  test: { title: 'Os lembretes estão ativados', body: 'É assim que seus lembretes vão aparecer.' },
};
