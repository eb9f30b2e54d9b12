// Brazilian Portuguese Wisdom passages for a person in danger. No word depends on the gender of
// this person.
import type { WisdomInDanger } from '../wisdom-topics.ts';

export const inDanger = {
  life: {
    insights: [
      'O que você escreveu é muito sério, e é bom que não tenha ficado guardado. Uma dor assim estreita tudo, até parecer que só existe uma saída. Ela mente sobre isso. A sua vida tem um valor que não depende do que você sente agora, nem do que fez ou deixou de fazer. Deus não se afasta, não acusa e não se cansa de você. Neste momento, a coisa mais sábia é não ficar só: ir para perto de alguém, pôr longe o que poderia ferir, e falar com uma pessoa que saiba ajudar. O resto pode esperar.',
      'Há horas em que viver pesa mais do que se consegue explicar. Na Bíblia, gente de grande fé chegou a desejar o fim. A um profeta nesse estado Deus mandou alimento, descanso e companhia, sem uma bronca. Ele olha assim também para você. O sofrimento é real, e existe ajuda para ele, com médicos, psicólogos e gente que atende ao telefone a qualquer hora. Não é preciso encontrar razões para a vida inteira. Basta guardar esta hora, em um lugar protegido e com outra pessoa ao lado, e contar a ela a verdade do que se passa.',
    ],
    steps: [
      'Ligue agora para alguém próximo ou para o número de emergência de onde você está, e diga: estou em perigo e preciso de companhia.',
      'Vá para perto de outra pessoa neste momento, em casa, na vizinhança ou em um pronto-socorro, e conte o que está sentindo.',
    ],
  },
  violence: {
    insights: [
      'O que está acontecendo com você não é vontade de Deus, e a culpa não é sua. Amor não bate, não ameaça, não prende e não humilha. A fé nunca pede a ninguém que fique onde corre perigo, e perdoar não significa continuar ao alcance de quem fere. Na Bíblia, Deus escuta o grito de quem sofre opressão e abre caminhos para fora. Ele se serve de pessoas para isso: amigos, profissionais, autoridades. O mais importante agora é a sua segurança e a de quem depende de você. Para isso há gente preparada, que acredita e protege.',
      'Foi preciso coragem para contar isto. Quem vive com medo muitas vezes aprende a duvidar do que sente, mas o seu medo está dizendo uma verdade. Você tem dignidade de filho ou filha de Deus, e ninguém tem o direito de tocá-la, nem dentro da família. O segredo costuma proteger quem agride. Contar a uma pessoa segura pode começar a proteger você. Existem serviços que ajudam a pensar em um plano, um lugar, documentos, uma saída no momento certo, sem apressar e sem julgar. Deus está do lado da sua vida.',
    ],
    steps: [
      'Ligue para a polícia ou para o número de emergência se houver perigo agora; se puder, saia antes para um lugar com gente.',
      'Conte hoje a uma pessoa de confiança, ou a um serviço de apoio a vítimas, o que acontece, usando um telefone seguro.',
    ],
  },
} satisfies Record<'life' | 'violence', WisdomInDanger>;
