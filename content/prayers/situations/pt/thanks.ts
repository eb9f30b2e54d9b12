// Brazilian Portuguese prayers for thanks and praise, and for the beginning and end of the day.
import type { SituationPrayers } from '../situation.ts';

export const thanks = {
  'healing-thanks': {
    self: {
      title: 'Agradecimento pela saúde recuperada',
      text: [
        'Senhor, estou melhor, e não quero que a pressa engula o agradecimento. Houve medo, houve noites compridas. Agora subo uma escada, sinto fome, faço um plano para daqui a um mês, e cada uma dessas coisas me parece festa.',
        'Bendito sejas por quem cuidou de mim, por quem pesquisou o remédio, por quem orou sem me contar. Pelos amigos que trouxeram comida e pelos que só ficaram. Não deixes que eu esqueça depressa o que aprendi, nem quem continua nos leitos e nas filas. Por essas pessoas também te peço. Ensina-me a cuidar deste corpo que me devolves, e a gastá-lo bem, com amor. A minha saúde canta para ti. Amém.',
      ].join('\n\n'),
    },
    other: {
      title: 'Agradecimento pela recuperação de alguém',
      text: [
        'Pai querido, veio a notícia que a gente esperava: essa pessoa está melhor. Soltamos o ar que estava preso. Que alívio, Senhor, e que vontade de contar para todo mundo.',
        'Louvado sejas por cada profissional, por cada remédio, pela teimosia de quem não saiu de perto. Por teres guardado aquela vida nas horas em que nós dormíamos. Completa a obra: dá-lhe força nas pernas, apetite, sono, confiança. Se o medo voltar por hábito, acalma. E que a nossa alegria tenha memória: muitos ainda esperam um telefonema bom. Visita-os também. Por hoje, deixa-nos simplesmente celebrar na tua presença. Glória a ti, fonte de toda vida. Amém.',
      ].join('\n\n'),
    },
  },
  'answered-prayer': {
    self: {
      title: 'Agradecimento por uma oração atendida',
      text: [
        'Senhor, tu ouviste! Aquilo que pedi tantas vezes, até com pouca fé, aconteceu. Estou rindo com lágrima nos olhos. Dos dez leprosos só um voltou para agradecer, e eu quero voltar.',
        'Eu te louvo por esse presente, e pelas pessoas que foram tua mão estendida, com ou sem saber. Louvo-te também pelo tempo da espera, em que não me largaste, embora eu reclamasse. Ajuda-me a cuidar bem do que recebi, a repartir, a não me esquecer de ti agora que está tudo bem. E eu te apresento quem ainda bate à porta; atende também. Que a minha alegria encoraje alguém. Bendito sejas, hoje e sempre. Amém.',
      ].join('\n\n'),
    },
    other: {
      title: 'Agradecimento por uma boa notícia de alguém',
      text: [
        'Deus bom, uma pessoa por quem orávamos recebeu a resposta, e a alegria dela chegou até aqui. É uma delícia vir à tua presença sem lista de pedidos, só com o coração contente.',
        'Nós te bendizemos pela porta que se abriu, pelo nó que desatou, pelo abraço que voltou. Por todos os que ajudaram em segredo. Cria raízes nessa alegria, para que ela dure nos dias sem novidade. Limpa em mim qualquer pontinha de inveja, e que eu festeje por inteiro. Dá também a essa pessoa um coração que saiba agradecer e ajudar. E usa essa notícia para reacender quem cansou de pedir. Tu és bom, e nós provamos disso. Amém.',
      ].join('\n\n'),
    },
  },
  'daily-thanks': {
    self: {
      title: 'Gratidão pelas coisas simples',
      text: [
        'Eu te agradeço, Senhor, pelo que não sai em jornal. O café coado, a água no chuveiro, o ônibus que passou, o bom-dia do porteiro, a roupa seca no varal. Uma conversa boba que me fez rir. Nada disso eu comprei com mérito.',
        'Bendito sejas pelo corpo, que trabalhou o dia inteiro sem que eu mandasse. Por quem me ama com os meus defeitos, e por quem me serviu sem que eu soubesse o nome. Perdoa a facilidade com que enxergo só o que falta. Ensina-me a parar, olhar, saborear, e a dizer isso às pessoas enquanto posso. Que a minha gratidão vire generosidade, e o dia termine mais leve do que começou. Amém.',
      ].join('\n\n'),
    },
  },
  praise: {
    self: {
      title: 'Louvor a Deus',
      text: [
        'Como és grande, meu Deus! Acendeste as estrelas e conheces o besouro debaixo da folha. Os séculos passam por ti como uma tarde, e mesmo assim tens tempo para a minha voz. Não venho pedir. Venho olhar para ti.',
        'Tu és santo e chegas perto. És justo e tens prazer em perdoar. Em Jesus, a tua glória suou, chorou, partiu o pão, tocou quem ninguém tocava; pregaram-na numa cruz, e no terceiro dia a vida saiu andando. O teu Espírito sopra onde quer e faz novo o que era velho. Com o mar, com a mata, com quem já canta na tua casa, eu te louvo. A ti toda a glória. Amém.',
      ].join('\n\n'),
    },
  },
  morning: {
    self: {
      title: 'Oração da manhã',
      text: [
        'Bom dia, Senhor. Ainda não sei o que este dia traz, e tu já sabes. Antes do celular e do noticiário, ofereço-te os meus primeiros pensamentos, mesmo meio sonolentos. Que bom abrir os olhos e ter a quem dizer bom-dia.',
        'Vem comigo para o trabalho, o estudo, a casa, o que houver. Dá-me paciência com quem me irrita, atenção com quem eu não costumo ver, coragem para a tarefa que venho empurrando. Põe um filtro na minha boca. Guarda as pessoas que amo em cada rua por onde andarem. Se a correria me fizer esquecer de ti, dá-me um toque no ombro. Que à noite eu tenha o que te agradecer. Vamos juntos. Amém.',
      ].join('\n\n'),
    },
  },
  evening: {
    self: {
      title: 'Oração da noite',
      text: [
        'O dia acabou, Pai, e eu venho sentar um pouco contigo. Passo na memória o que houve: o que deu certo, o que deu trabalho, a risada, o tropeço. Por tudo o que foi bom, eu te agradeço, e também pelo bem que não percebi.',
        'Perdoa a resposta seca, a promessa adiada, a pessoa que deixei falando. O que não terminei, deixo sobre a mesa aos teus cuidados, porque tu não precisas dormir e eu preciso. Guarda quem eu amo. Lembra-te de quem trabalha na madrugada, de quem sente dor, de quem não tem cama. Dá-me um sono bom e um coração sem rancor. Nas tuas mãos deixo a vida até amanhã. Amém.',
      ].join('\n\n'),
    },
  },
} satisfies Record<string, SituationPrayers>;
