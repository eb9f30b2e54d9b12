// Portuguese texts of the reminders.
import type { ReminderTexts } from './reminder-texts.ts';

export const pt: ReminderTexts = {
  reminders: {
    grace: [
      { title: 'Uma palavra de graça', body: 'Há aqui uma breve palavra da Escritura para você.' },
      {
        title: 'Graça para hoje',
        body: 'Reserve um minuto de calma. Há uma palavra para este dia.',
      },
      { title: 'Um minuto de quietude', body: 'Respire e receba sua nota de graça.' },
      { title: 'Suas misericórdias se renovam', body: 'Há uma para este dia. Venha ver.' },
      { title: 'Seja como for este dia', body: 'Sua nota de graça está aqui quando você quiser.' },
    ],
    plan: [
      { title: 'Sua leitura de hoje', body: 'A próxima passagem está aberta onde você parou.' },
      { title: 'Um pouco mais na Palavra', body: 'Alguns minutos com seu plano de leitura.' },
      { title: 'Seu lugar está guardado', body: 'Continue de onde você está, no seu ritmo.' },
      {
        title: 'Uma página da Escritura',
        body: 'A próxima parte do seu plano está aqui quando você quiser.',
      },
      { title: 'Pão para hoje', body: 'Uma breve leitura do seu plano.' },
    ],
    prayer: [
      { title: 'Um momento para orar', body: 'Traga o que está no seu coração.' },
      { title: 'Um tempo com Deus', body: 'Poucas palavras bastam.' },
      { title: 'Faça uma pausa', body: 'Suas orações têm um lugar aqui.' },
      { title: 'Venha como você está', body: 'Ore com suas palavras ou em silêncio.' },
      { title: 'Um momento de calma', body: 'Por quem você gostaria de orar hoje?' },
    ],
    gratitude: [
      { title: 'O que houve de bom hoje?', body: 'Basta uma coisa pequena.' },
      { title: 'Um momento para agradecer', body: 'Escreva uma coisa que alegrou você.' },
      { title: 'Conte uma bênção', body: 'Mesmo que seja bem pequena.' },
      { title: 'Olhe para trás com calma', body: 'Houve um gesto de bondade, dado ou recebido?' },
      { title: 'De coração agradecido', body: 'Uma linha no seu diário, do jeito que vier.' },
    ],
  },
  test: {
    title: 'Os lembretes funcionam aqui',
    body: 'É assim que o Selah vai avisar você neste aparelho.',
  },
};
