// Brazilian Portuguese affirmations in response to gratitude entries. The texts address the reader
// as `você`, without gender.
import type { GratitudePassages } from '../gratitude-themes.ts';
import { appreciations } from './appreciations.ts';
import { conclusions } from './conclusions.ts';
import { themeGroups, themePhrases, themeWords } from './theme-words.ts';

export const gratitude: GratitudePassages = {
  frames: [
    { before: 'Você guardou este dia com as palavras “', after: '”, e elas merecem ficar.' },
    { before: 'O que você anotou, “', after: '”, não passou em branco.' },
    { before: 'Ao escrever “', after: '”, você deu nome a um presente.' },
    { before: 'Entre tantas coisas, você escolheu lembrar “', after: '”, e isso diz muito.' },
    { before: 'É bom ler “', after: '” e parar um instante ali.' },
    { before: 'Deus recebe o seu agradecimento, “', after: '”, com alegria.' },
  ],
  unquoted: [
    'Você parou para agradecer, e isso não é pouca coisa.',
    'É bom que este momento tenha ficado escrito.',
    'O que você trouxe hoje merece um lugar na memória.',
    'Há dias em que agradecer custa, e você agradeceu.',
    'Um agradecimento sincero não precisa de muitas palavras.',
  ],
  appreciations,
  conclusions,
  inDanger: {
    life: [
      'Em meio ao agradecimento, há nas suas palavras uma dor muito grande, e ela merece toda a atenção. A sua vida é preciosa para Deus, também agora. Por favor, conte hoje mesmo a alguém de confiança como você está, ou ligue para uma linha de apoio ou para a emergência. Enquanto isso, fique perto de outras pessoas. Receber ajuda é um bem a que você tem direito.',
      'É bom que você tenha confiado estas palavras a este lugar. O que você sente é sério, e a sua vida vale mais do que a dor deixa ver. Deus não se afasta de quem chega a esse ponto. Neste momento, alguém precisa estar ao seu lado: uma pessoa próxima, um médico, uma voz ao telefone. Por favor, procure já uma delas e diga com clareza que há perigo.',
    ],
    violence: [
      'Junto do seu agradecimento aparece algo que não deveria acontecer com ninguém. Se alguém fere ou ameaça você, a culpa não é sua, e Deus não quer que isso continue. A sua segurança importa muito. Havendo perigo agora, ligue para a emergência. Quando for seguro, fale com uma pessoa de confiança ou com um serviço que protege quem sofre violência.',
      'É bonito que você ainda encontre motivos para agradecer, e mesmo assim ninguém deve viver com medo. Você tem dignidade diante de Deus, e nenhum golpe ou insulto pode diminuí-la. Por favor, conte o que acontece a alguém que possa proteger você: um parente, a vizinhança, um profissional de saúde, a polícia. Em perigo imediato, o melhor é ligar já para a emergência.',
    ],
  },
  prompts: [
    'Hoje me fez bem…',
    'Agradeço por uma pessoa que…',
    'Uma coisa pequena que me alegrou foi…',
    'Mesmo em um dia difícil, houve…',
    'Hoje recebi de graça…',
    'Senti Deus por perto quando…',
  ],
  themeWords,
  themeGroups,
  themePhrases,
};
