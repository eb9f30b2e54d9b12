// Brazilian Portuguese Wisdom passages about the life of faith. The texts address the reader as
// `você`, without gender.
import type { TopicPassages } from '../wisdom-topics.ts';

export const spiritual = {
  doubt: {
    acknowledgements: [
      'A dúvida às vezes chega depois de uma dor, às vezes depois de um livro, e às vezes sem motivo. O que parecia firme começa a balançar, e dá medo contar isso a alguém.',
      'Cantar com os outros e não sentir nada, ouvir respostas prontas e não acreditar nelas: duvidar no meio de gente que parece segura deixa uma sensação estranha de estar do lado de fora.',
      'Há perguntas que a cabeça faz e há perguntas que nascem de uma ferida. Por que Deus não agiu, por que se calou. Elas não somem só porque a gente as empurra.',
      'Pode ser que a fé de antes tenha ficado pequena, como roupa de criança. Isso assusta, porque não se sabe ainda o que vem no lugar nem se virá alguma coisa.',
    ],
    truths: [
      'A Bíblia guarda as dúvidas de muita gente de fé: Abraão, Jó, Tomé, João na prisão. Nenhum deles foi expulso por perguntar. Deus continua na conversa com quem lhe diz com franqueza que já não entende.',
      'Jesus não pediu a Tomé que fingisse. Foi ao encontro dele, uma semana depois, e lhe mostrou as feridas. O Ressuscitado tem tempo para quem não consegue crer no mesmo ritmo dos outros.',
      'Na Bíblia, crer é menos ter certeza de ideias do que apoiar-se em alguém. Por isso pode existir fé de mãos trêmulas. O que a sustenta é a fidelidade de Deus, que não oscila com os nossos pensamentos.',
      'Um pai disse a Jesus que cria e não cria ao mesmo tempo, e Jesus o atendeu. Diante de Deus há lugar para uma frase assim, dividida ao meio. Ele não espera pureza de sentimentos para escutar.',
    ],
    suggestions: [
      'Dar nome exato à pergunta já ajuda, porque uma dúvida sem forma parece maior. Conversar com alguém de fé serena, que não se assuste nem tenha pressa, costuma valer mais do que muitos debates.',
      'Dá para orar enquanto se duvida, com uma frase tão simples como: se estás aí, escuta. Continuar perto de um hábito bom, uma leitura, uma comunidade, deixa a porta aberta sem obrigar o coração.',
      'Quando a dúvida vem de uma dor, talvez a dor precise de cuidado antes dos argumentos. E quando vem do estudo, há séculos de cristãos que pensaram sobre as mesmas coisas com honestidade.',
      'Não é preciso decidir tudo agora. Pode-se deixar uma pergunta aberta sobre a mesa e, enquanto isso, viver aquilo que ainda parece verdadeiro: a bondade, a oração, o cuidado com alguém.',
    ],
    steps: [
      'Escreva a sua maior dúvida em uma frase só, e termine a frase dirigindo-a a Deus em vez de a si.',
      'Leia devagar uma cena de Jesus em um dos Evangelhos, perguntando apenas: que tipo de pessoa é esta?',
      'Convide alguém de fé tranquila para um café, e diga logo no começo que você não procura um sermão.',
      'Diga a Deus em voz alta aquilo em que você ainda consegue confiar, mesmo que seja uma coisa só.',
    ],
  },
  prayer: {
    acknowledgements: [
      'Há dias em que orar parece falar com o teto. As palavras repetem-se, o pensamento foge para as compras, e a gente termina com a impressão de que não fez direito.',
      'Pedir muitas vezes e não ver resposta vai gastando a esperança. Surge a suspeita de que Deus não ouve, ou de que ouve os outros com mais atenção.',
      'Muita gente gostaria de orar e não sabe por onde começar. As orações dos outros soam bonitas demais, e o que se tem por dentro parece pobre, confuso ou sem importância.',
      'Entre o despertador e o último recado do dia, o silêncio não encontra cadeira. Quando enfim chega, vem o sono, ou uma inquietação que não deixa ficar nem cinco minutos.',
    ],
    truths: [
      'Quando os discípulos pediram que lhes ensinasse a orar, Jesus deu palavras curtas e começou por Pai. A oração nasce dessa confiança e não da eloquência. Diante de Deus, um suspiro sincero tem o mesmo lugar de um discurso.',
      'A Bíblia ensina que o Espírito ora em nós quando nos faltam palavras, e que Cristo intercede por nós. Nenhuma oração começa do zero. Ao orar, entramos em uma conversa de amor que já estava acontecendo.',
      'Os salmos oram de todo jeito: gritam, agradecem, reclamam, calam. Deus os deu como escola, para que se saiba que nada do que é humano precisa ficar do lado de fora. Até a queixa pode ser confiança.',
      'O próprio Jesus pediu algo que não lhe foi dado daquela forma, e confiou. O silêncio de Deus não é desprezo. Ele escuta como um pai escuta, também quando a resposta demora ou vem diferente do pedido.',
    ],
    suggestions: [
      'Um lugar e uma hora fixos, ainda que por poucos minutos, costumam ajudar mais do que a vontade do momento. Quando faltam palavras, as dos salmos ou o Pai-Nosso podem ser emprestadas.',
      'As distrações não precisam ser inimigas. O que vem ao pensamento pode virar assunto da oração, até as compras. E ficar em silêncio diante de Deus, sem produzir nada, também conta.',
      'Orar com outras pessoas sustenta quem está sem força. Se a oração virou peso ou medo, uma conversa com um padre, um pastor ou alguém experiente pode devolver a leveza.',
      'Dá para semear frases curtas pelo dia: no elevador, na pia, no semáforo. Assim a oração deixa de ser mais uma tarefa e vai se tornando uma companhia.',
    ],
    steps: [
      'Reserve três minutos hoje, em um lugar fixo, e diga a Deus só três coisas: um agradecimento, uma desculpa e um pedido.',
      'Reze o Pai-Nosso bem devagar, parando depois de cada frase o tempo de uma respiração inteira.',
      'Escolha um momento que se repete todo dia, como o primeiro café, e ligue a ele uma oração de uma frase.',
      'Anote em um papel um pedido e a data de hoje, e guarde-o onde você possa reencontrá-lo mais tarde.',
    ],
  },
  temptation: {
    acknowledgements: [
      'A mesma porta, a mesma hora, a mesma promessa de que desta vez vai ser diferente. Depois vêm a vergonha e o silêncio, e a vontade de que ninguém fique sabendo.',
      'A tentação raramente chega com cara de mal. Vem como alívio depois de um dia pesado, como um prêmio merecido, como um segredo pequeno que não faria falta a ninguém.',
      'Lutar contra um hábito que voltou muitas vezes deixa a alma sem fôlego. A pessoa promete, cai, esconde, e começa a pensar que talvez seja só isso mesmo.',
      'Querer duas coisas opostas ao mesmo tempo é uma experiência muito humana. Uma parte sabe o que é bom, e a outra já está com a mão na maçaneta.',
    ],
    truths: [
      'Sofrer tentação não é pecar: o próprio Jesus sofreu, com fome, no deserto. Ele conhece a força disso por dentro e não despreza quem luta. Dele se recebe misericórdia, e também ajuda na hora certa.',
      'A Bíblia conta sem disfarce as quedas de Davi, de Pedro e de tantos outros. Conta também que Deus os levantou. A queda não é o nome de ninguém. Nele há perdão para quem volta, e volta de novo.',
      'Deus não prepara armadilhas nem se diverte com a fraqueza das pessoas. Ele abre saídas, muitas vezes simples: uma luz acesa, um telefonema, um passo para fora do quarto. A graça dele também é prática.',
      'O que se esconde ganha força no escuro, e o que se confessa perde parte do seu poder. Por isso a fé cristã sempre valorizou a confissão. Ela não humilha, ela põe a verdade em mãos misericordiosas.',
    ],
    suggestions: [
      'Ajuda conhecer a hora e o lugar em que a fraqueza costuma vir, e mudar alguma coisa pequena ali. O cansaço, a fome e a solidão fazem parte da história, e cuidar deles também é luta.',
      'Ter uma pessoa que sabe, e a quem se pode escrever na hora difícil, muda muito. Quando há vício, médicos e grupos de apoio são ajuda de Deus, e não falta de fé.',
      'Em vez de gastar toda a força em dizer não, pode ajudar ter um sim preparado: sair para andar, ligar para alguém, orar em voz alta. A vontade costuma subir e depois baixar, como onda.',
      'Depois de uma queda, a acusação convida a desistir de tudo. Levantar logo, contar a verdade a Deus e a alguém, e retomar o passo seguinte vale mais do que se castigar.',
    ],
    steps: [
      'Mude hoje uma coisa no lugar ou na hora em que a tentação costuma vir: outra sala, a porta aberta, o telefone longe.',
      'Escreva o nome de uma pessoa a quem você poderia contar esta luta, e pense em qual seria a primeira frase.',
      'Aprenda de cor uma oração de poucas palavras, para dizer quando a vontade crescer: Jesus, segura-me agora.',
      'Confesse a Deus com palavras simples aquilo que pesa, e depois faça uma coisa boa que esteja ao alcance da mão.',
    ],
  },
  purpose: {
    acknowledgements: [
      'Há manhãs em que a pergunta vem junto com o café: para que tudo isso? Os outros parecem ter um rumo, e o próprio dia parece só uma repetição do anterior.',
      'Uma etapa que termina, um sonho que não deu certo, filhos que saíram de casa, um trabalho perdido: de repente não se sabe mais como responder à pergunta sobre quem se é.',
      'A vontade de que a vida conte para alguma coisa é antiga e boa. Mas ela também pode pesar, quando se pensa que só conta o que é grande, visível e aplaudido.',
      'O tempo passa depressa, e às vezes se olha para trás procurando um fio. Escolhas soltas, desvios, anos que parecem perdidos. É difícil ver o desenho quando se está dentro dele.',
    ],
    truths: [
      'Na Bíblia, antes de qualquer tarefa, o ser humano é querido e abençoado. O valor vem primeiro, e o fazer vem depois. Ninguém precisa conquistar com resultados o direito de estar vivo diante de Deus.',
      'Jesus resumiu tudo em amar a Deus e ao próximo. Esse propósito cabe em qualquer idade, corpo ou profissão, também em um leito de hospital. Ele não depende de palco, e nenhuma circunstância consegue tirá-lo de alguém.',
      'Jesus viveu cerca de trinta anos escondido em uma aldeia, entre madeira e vizinhos, antes que alguém o notasse. Esses anos não foram tempo perdido. Deus costuma trabalhar no que parece comum demais para ser contado.',
      'Moisés era velho e pastor, Rute era estrangeira, Pedro consertava redes. Deus chama pessoas a partir da vida que elas têm. E sabe recolher até os pedaços quebrados de uma história, sem desperdiçar nenhum deles.',
    ],
    suggestions: [
      'Às vezes ajuda trocar a pergunta grande por uma menor: quem precisa hoje do que eu posso dar? O sentido costuma aparecer andando, em coisas repetidas, mais do que em uma revelação única.',
      'Vale reparar no que dá vida por dentro e no que os outros agradecem em você. Onde as duas coisas se encontram há muitas vezes uma pista. Um conselheiro pode ajudar a lê-la.',
      'Se o vazio for fundo e tirar o gosto de tudo por semanas, pode haver uma depressão, e um médico é ajuda boa. O sentido da vida se procura melhor com o corpo cuidado.',
      'Comparar caminhos cansa e confunde. Pode ser mais fecundo experimentar algo pequeno, um serviço, um curso, uma visita, e orar pedindo não o mapa, mas luz para o trecho seguinte.',
    ],
    steps: [
      'Faça hoje um gesto útil a uma pessoa concreta, de preferência sem contar a ninguém, e observe o que acontece por dentro.',
      'Escreva três momentos em que você se sentiu com vida de verdade, e procure o que eles têm em comum.',
      'Pergunte a alguém que conhece você bem que coisa boa essa pessoa recebe da sua presença, e escute sem discutir.',
      'Ofereça a Deus a tarefa mais comum do dia, antes de começar, dizendo para quem você quer que ela seja boa.',
    ],
  },
} satisfies Record<'doubt' | 'prayer' | 'temptation' | 'purpose', TopicPassages>;
