// Brazilian Portuguese prayers for death, loss and mourning.
import type { SituationPrayers } from '../situation.ts';

export const grief = {
  bereavement: {
    self: {
      title: 'No luto',
      text: [
        'Senhor, quem eu amava morreu, e a casa ficou grande demais. Ainda espero ouvir o portão, ainda penso em ligar para contar uma coisa. Então me lembro. É assim muitas vezes por dia.',
        'Deixa-me chorar no meu tempo. Acolhe no teu abraço essa vida tão querida, e dá-lhe a paz que não acaba. Guarda o que vivemos; perdoa o que ficou atravessado entre nós. Nos dias de festa e nas datas marcadas, manda alguém para perto de mim. Jesus, diante do túmulo do teu amigo tu choraste antes de falar em vida. Chora comigo também, e, quando eu puder ouvir, fala. Enquanto isso, segura-me. Amém.',
      ].join('\n\n'),
    },
    other: {
      title: 'Por alguém em luto',
      text: [
        'Deus de consolo, uma pessoa perdeu alguém que amava, e agora precisa atravessar dias que não pediu. Há documentos, roupas, fotografias, e de repente um cheiro que faz desabar tudo.',
        'Recebe na tua luz quem partiu. E fica com quem ficou. Dá-lhe sono, comida, um ombro, lágrimas que aliviem. Que ninguém marque prazo para a sua tristeza nem lhe dê explicações que ela não pediu. Ensina-me a aparecer também depois, quando os outros já voltaram à rotina, e a falar sem receio da pessoa que morreu. Põe no meio dessa dor a semente da ressurreição, e cuida dela em silêncio. Amém.',
      ].join('\n\n'),
    },
  },
  miscarriage: {
    self: {
      title: 'Depois da perda de um bebê na gravidez',
      text: [
        'Pai, o bebê que esperávamos não vai nascer. Quase ninguém chegou a saber, e dizem que passa, que virão outros. Mas eu já tinha um lugar para essa criança, e esse lugar agora dói.',
        'Recebe-a no teu colo. Tu a conheceste inteira, quando nós só a imaginávamos. Consola o corpo e a alma, que se prepararam para receber e ficaram de braços vazios. Tira de mim a pergunta sobre o que fiz de errado, porque ela me machuca e não é justa. Dá-nos permissão para o luto, e carinho entre nós. Guarda esse filho contigo até o dia em que eu possa ver o seu rosto. Amém.',
      ].join('\n\n'),
    },
    other: {
      title: 'Por alguém que perdeu um bebê na gravidez',
      text: [
        'Deus de ternura, havia uma espera feliz, e ela terminou em silêncio. Trago a ti quem perdeu esse bebê e quem o esperava também. É um luto sem fotografia, sem lembrança para contar na mesa, e por isso tanta gente passa por ele sem consolo.',
        'Acolhe essa criança na tua casa. Cuida do corpo que sofreu e do coração que não entende. Afasta toda culpa falsa e toda palavra sem cuidado. Dá tempo, dá descanso, dá um gesto de despedida, se isso ajudar. Que eu não finja que nada aconteceu; que eu saiba dizer que sinto muito, e ficar. Para ti, nenhuma vida é pequena demais. Amém.',
      ].join('\n\n'),
    },
  },
  'child-death': {
    self: {
      title: 'Depois da morte de uma criança',
      text: [
        'Meu Deus, essa criança morreu. Digo isso e não acredito. O mundo lá fora continua, o ônibus passa, alguém ri na calçada, e eu não sei como ainda respiro. Não existe nome para o que sinto.',
        'Não me expliques nada agora. Só cuida dela. Que não sinta medo, nem frio, nem dor; que brinque na tua casa e que saiba do nosso amor. E cuida de nós, que ficamos com os brinquedos, as roupas, o quarto. Ajuda-me a atravessar esta hora. Se eu te acusar, aguenta a minha voz. Tu também viste morrer o Filho que amavas. Por isso ainda consigo falar contigo. Não vás embora. Amém.',
      ].join('\n\n'),
    },
    other: {
      title: 'Por quem chora a morte de uma criança',
      text: [
        'Senhor, não há palavras, e mesmo assim eu venho. Uma criança morreu. Os que a amam acordam todo dia para a mesma notícia. Eu os vejo de longe e de perto, e não sei como consolar.',
        'Guarda essa criança na alegria que nada mais pode ferir. Carrega a família nos dias em que levantar da cama é demais. Não permitas que a dor vire acusação entre eles. Livra-os de gente que explica a tua vontade como quem lê um bilhete. Dá-lhes amigos que voltem daqui a um ano, e daqui a dez. Chora com eles, Jesus. E quando puderem, só quando puderem, acende de novo uma luz pequena na janela. Amém.',
      ].join('\n\n'),
    },
  },
  'suicide-loss': {
    self: {
      title: 'Depois de um suicídio',
      text: [
        'Deus, alguém que eu amava tirou a própria vida. Eu repasso as últimas conversas como quem procura um objeto perdido. Sinto saudade, sinto raiva, sinto uma culpa que me acorda. E há o silêncio dos outros, que não sabem o que dizer.',
        'Tu sabes o tamanho da dor que essa pessoa carregava. Entrego-a à tua misericórdia, que não tem fundo. Tira de mim um peso que não é meu. Ajuda-me a falar com quem entende desse luto, a aceitar cuidado, e a pedir socorro logo, se um dia eu também perder a vontade de viver. Que eu me lembre do riso, das histórias, da vida toda, e não só do fim. Fica aqui, Senhor. Amém.',
      ].join('\n\n'),
    },
    other: {
      title: 'Por alguém que perdeu uma pessoa por suicídio',
      text: [
        'Jesus, que desceste à nossa noite mais funda, olha para esta pessoa que perdeu alguém por suicídio. Ela procura respostas, e cada resposta abre outra pergunta. Algumas pessoas se calam perto dela; outras falam demais.',
        'Acolhe com misericórdia quem morreu. Nós não julgamos; tu conheces o sofrimento que ninguém viu. Tira de quem ficou a culpa que atormenta. Põe ao seu redor gente que escute, profissionais preparados, um grupo onde essa palavra possa ser dita. Protege a vida dela, e dá-nos atenção para perceber se precisar de socorro. Que não passe por isso em segredo. Segura-a, Senhor, até que possa de novo respirar. Amém.',
      ].join('\n\n'),
    },
  },
  'pet-loss': {
    self: {
      title: 'Pela morte de um animal querido',
      text: [
        'Senhor da criação, morreu o animal que vivia comigo, e a casa estranha a falta dele. Talvez pareça pouco para quem não viveu isso. Para mim era a recepção na porta, o calor nos pés, uma lealdade que não pedia explicação.',
        'Eu te agradeço por essa vida que alegrou a minha. Obra tua também, feita com capricho. Se precisei tomar a decisão mais difícil, alivia a minha dúvida, pois foi para não deixar sofrer. Consola-me quando eu ouvir o barulho que já não há. Sei que nenhuma criatura é esquecida diante de ti, e nisso descanso. Conserva em mim o amor simples que aprendi ali, e que ele sirva a outros. Amém.',
      ].join('\n\n'),
    },
  },
} satisfies Record<string, SituationPrayers>;
