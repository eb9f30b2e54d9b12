// Portuguese prayers for a person in danger. No word depends on the gender of this person.
import type { PassagesByConcern } from '../prayer-passages.ts';

export const inDanger: PassagesByConcern = {
  life: {
    comforts: [
      'Pai, tu ouves o que mal tenho coragem de dizer. A dor pesa muito, e quase não me restam forças para carregá-la. Tu não me viras o rosto, não há ira em ti contra mim, e continuas me chamando pelo nome.',
      'Deus de misericórdia, está muito escuro onde eu estou, e tu sabes disso. Nada do que sinto te escandaliza. Tu me deste a vida, sabes o meu nome, e a minha vida vale muito para ti, mesmo que agora eu não sinta.',
    ],
    askings: [
      'Segura-me nesta hora, e depois na próxima. Livra-me do mal, também daquele que eu poderia me fazer. Envia alguém que se sente ao meu lado e me escute, e dá-me coragem para dizer agora como eu estou de verdade.',
      'Fica bem perto e protege-me. Leva-me a alguém que possa ajudar: uma amizade, um médico, uma voz calma ao telefone. Desata o meu silêncio, para que hoje eu consiga falar. Que a dor fique mais leve, pouco a pouco, e que eu descanse.',
    ],
    trusts: [
      'Diante de ti não preciso fingir força. Tu me seguras quando eu já não aguento, e esta noite não terá a última palavra. Eu te peço ajuda em nome de Jesus. Amém.',
      'Tu me amas desde o princípio, e continuas me amando. Não preciso ver o caminho inteiro, só o próximo fôlego e a próxima hora, contigo. Em nome de Jesus. Amém.',
    ],
  },
  violence: {
    comforts: [
      'Senhor, tu vês o que acontece atrás das portas fechadas. Vês o mal que é feito, e conheces o meu medo. Isto não é a tua vontade, e não é culpa minha. Mereço viver em segurança, e tu estás do meu lado.',
      'Meu Deus, tu me ouves mesmo quando preciso falar baixinho. Sinto dor e medo, e é difícil contar. Tu me deste dignidade, e ninguém tem o direito de tirá-la de mim, nem com golpes nem com palavras.',
    ],
    askings: [
      'Põe-me a salvo, e também quem corre perigo comigo. Mostra-me uma saída e uma porta que se abra. Envia alguém que acredite em mim e me ajude, e dá-me coragem para pedir. Que o mal termine, e que seja detido quem o faz.',
      'Sê hoje o meu abrigo. Leva-me a um lugar seguro e a pessoas que saibam o que fazer. Tira de mim a vergonha, que não me cabe carregar. Dá-me pensamentos claros, uma hora tranquila para buscar ajuda e força para o primeiro passo.',
    ],
    trusts: [
      'Tu nunca me pediste para suportar isto. És o meu refúgio, e queres que eu viva em liberdade e sem medo. Eu me apoio em ti, e vou deixar que outros me ajudem. Em nome de Jesus. Amém.',
      'O que fazem comigo não diminui o meu valor diante de ti. Tu curas devagar e de verdade, e ficas comigo. Eu te peço segurança e paz, em nome de Jesus. Amém.',
    ],
  },
};
