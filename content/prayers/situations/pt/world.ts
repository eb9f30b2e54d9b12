// Brazilian Portuguese prayers for journeys, exile, prison, war, disaster, the country, persecution and meals.
import type { SituationPrayers } from '../situation.ts';

export const world = {
  travel: {
    self: {
      title: 'Antes de uma viagem',
      text: [
        'Senhor, estou de partida. A mala está quase fechada, e no meio da empolgação aparece uma ponta de preocupação: o caminho, o tempo, os que ficam em casa.',
        'Vai comigo. Dá olhos despertos e prudência a quem conduz. Livra de acidente, de assalto e de doença longe de casa. Se houver atraso, que eu tenha paciência; se houver um desvio, que eu encontre gente boa nele. Abre os meus olhos para a beleza da viagem. Guarda a minha casa e os que amo até eu voltar. Não existe lugar onde tu não estejas, e por isso parto em paz. Amém.',
      ].join('\n\n'),
    },
    other: {
      title: '{Por|Pela|Pelo} {alguém|@,} que está viajando',
      text: [
        'Pai, {uma pessoa|@} está de viagem, e o meu pensamento vai junto, olhando o relógio e o céu. Eu não posso proteger cada curva. Tu podes acompanhar todas.',
        'Guarda-{a|o} na ida, na estadia e na volta. Mantém acordados os motoristas, atentos os pilotos, seguros os caminhos. Livra-{a|o} de quem quer fazer mal, e manda ajuda rápida se algo falhar. Que {ela|ele} encontre hospedagem limpa, comida boa, gente que dê informação com um sorriso. Dá-lhe alegria no que foi buscar. Que volte para casa com histórias e saudade. E acalma-me enquanto a mensagem não chega, pois está nas tuas mãos, que são firmes. Amém.',
      ].join('\n\n'),
    },
  },
  migration: {
    self: {
      title: 'Longe da minha terra',
      text: [
        'Senhor, moro longe da terra onde aprendi a falar. Aqui procuro as palavras, e por isso me tratam como se eu não soubesse pensar. Espero um documento, um protocolo, uma chance. De noite o coração faz a viagem de volta sozinho.',
        'Dá-me papéis, trabalho e um lugar à mesa. Livra-me de quem explora quem não tem defesa. Ensina-me a língua daqui sem que eu perca as canções de lá. Protege os que ficaram, abraça por mim quem eu não posso abraçar. Cura as lembranças da travessia. Jesus, tu foste criança em terra estrangeira, com teus pais fugindo de noite. Tu me entendes. Faz-me um ninho aqui. Amém.',
      ].join('\n\n'),
    },
    other: {
      title: 'Por uma pessoa migrante ou refugiada',
      text: [
        'Deus que caminhas com os estrangeiros, olha para esta pessoa que precisou deixar o seu país. Ficaram lá a casa, o idioma, a rua conhecida, as sepulturas. Aqui, a sorte dela cabe numa pasta de documentos.',
        'Defende-a de patrões desonestos, de golpes e de desprezo. Faz andar o seu processo, e que quem decide enxergue um rosto. Reúne a família, ou encurta a distância. Dá-lhe trabalho justo, um quarto seu, alguém que lhe explique o ônibus e o jeito da gente. Cura o que o caminho machucou. E ensina-me a chamar pelo nome certo, a aprender um prato da sua terra, a fazer da minha porta uma fronteira aberta. Amém.',
      ].join('\n\n'),
    },
    group: {
      title: 'Pelos refugiados e migrantes',
      text: [
        'Pai de todos os povos, pedimos pelos que fogem: os que atravessam mares em barcos furados, os que caminham pela mata, os que dormem em rodoviárias com a vida numa mochila. Nós vemos números. Tu vês pessoas, uma por uma.',
        'Guarda-os da água, do frio, da sede, e dos que vendem gente. Protege as crianças que viajam sem ninguém. Recebe no teu colo os que não chegaram. Dá coragem a quem socorre, justiça às leis, decência aos discursos. Que encontrem em nosso país trabalho, escola, saúde e respeito. Tira de nós o medo do que é diferente. Também fomos estrangeiros um dia, e tu nos acolheste. Faz-nos acolher. Amém.',
      ].join('\n\n'),
    },
  },
  prison: {
    self: {
      title: 'Na prisão',
      text: [
        'Senhor, estou na prisão. Aqui o dia é comprido e a noite mais ainda. Conheço cada barulho do corredor. Penso em quem está lá fora, no que perdi, no que fiz, no que fizeram comigo, e tudo se mistura.',
        'Tu não precisas de visita autorizada. Entra. Guarda-me da violência e do ódio, que aqui se pega como gripe. Dá-me um livro, um trabalho, uma conversa limpa, uma noite sem pesadelo. Cuida da minha família e não deixes o laço arrebentar. O que for meu para reparar, ajuda-me a reparar; o que for injusto, faz vir à luz. Antes que a porta se abra, abre-me por dentro. Amém.',
      ].join('\n\n'),
    },
    other: {
      title: 'Por alguém na prisão',
      text: [
        'Jesus, tu te deixaste prender, e disseste que quem visita um preso visita a ti. Por isso trago uma pessoa que está na prisão. Não me cabe ser juiz. Penso na comida dela, no colchão, na espera por uma carta.',
        'Guarda a sua vida e a sua saúde. Livra-a de agressão e de desprezo, e do pensamento de que não tem mais jeito. Que haja justiça no processo e verdade no coração. Sustenta a família, que sofre na fila e no falatório. Consola também quem sofreu com algum mal cometido. Prepara a saída desde agora: um trabalho, uma casa, gente que não feche a porta. Se eu for essa gente, que eu abra. Amém.',
      ].join('\n\n'),
    },
  },
  soldier: {
    self: {
      title: 'No serviço militar',
      text: [
        'Deus de paz, visto uma farda e vou para onde mandam. Aos meus digo que está tudo bem. A ti digo que há medo, tédio, saudade, e uma pergunta que aparece de madrugada, no posto de guarda.',
        'Protege a minha vida e a de quem serve ao meu lado. Guarda a minha consciência, para que eu nunca obedeça ao que é indigno, nem goste da força. Faz-me ver gente do outro lado, e poupar os inocentes. Dá-me cabeça fria e um coração que continue humano. Cuida de quem conta os dias à minha espera. Que eu volte com saúde, por fora e por dentro. E apressa o dia em que ninguém mais precise de armas. Amém.',
      ].join('\n\n'),
    },
    other: {
      title: 'Por alguém no serviço militar',
      text: [
        'Senhor, uma pessoa querida de muita gente serve nas forças armadas, e qualquer notícia do mundo nos faz pensar nela. Ela conta pouco, para poupar quem fica. O resto tu sabes.',
        'Cobre-a com a tua proteção. Dá-lhe comandantes sensatos, companheiros leais, descanso, cartas de casa. Guarda o seu coração de endurecer e a sua mão de fazer o que depois lhe tiraria o sono. Protege também os que vivem onde ela está, e os que alguém chamou de inimigos. Na volta, ajuda-nos a recebê-la com o que viu e com o que não consegue contar, e a procurar cuidado, se precisar. Dá paz aos nossos dias, Senhor. Amém.',
      ].join('\n\n'),
    },
  },
  war: {
    self: {
      title: 'Vivendo a guerra',
      text: [
        'Deus, a guerra chegou até nós. A gente aprende a diferença entre um barulho e outro, dorme de sapato, conta as pessoas depois de cada sirene. Já não faço planos além de amanhã. Tenho medo e tenho raiva, e às vezes não sinto nada.',
        'Guarda-nos com vida. Protege as crianças, os velhos, os que não têm como fugir, os que operam à luz de lanterna. Faz parar as bombas e quem manda lançá-las. Não deixes o ódio ocupar o lugar que a casa tinha em mim. Dá-nos água, pão, notícias dos nossos. Até quando, Senhor? Choraste olhando uma cidade; olha agora para a minha. E fica debaixo deste teto conosco. Amém.',
      ].join('\n\n'),
    },
    group: {
      title: 'Por quem vive na guerra',
      text: [
        'Príncipe da paz, oramos pelos povos em guerra. Nós desligamos a televisão quando não aguentamos mais. Eles não têm o que desligar. Lá uma mãe conta os filhos no porão, e um médico escolhe a quem dar o último remédio.',
        'Salva vidas, Senhor. Abre passagem para comida, água, ambulâncias. Consola quem enterra os seus às pressas, e quem não tem o que enterrar. Fortalece os que curam, os que negociam, os que se recusam a odiar. Derruba o orgulho dos que decidem a guerra longe do fogo. Livra-nos do costume e da indiferença. E ensina-nos a desarmar primeiro a nossa língua, a nossa rua, a nossa casa. Amém.',
      ].join('\n\n'),
    },
  },
  disaster: {
    self: {
      title: 'Depois de uma catástrofe',
      text: [
        'Senhor, em pouco tempo tudo virou outra coisa. O que era rua não é mais, o que era meu se foi, e o meu corpo ainda treme com qualquer ruído. Estou com vida. Não sei direito o que fazer com ela no meio disto.',
        'Guarda-nos nesta noite. Leva o socorro até quem espera. Dá-nos água limpa, abrigo, notícia de quem procuramos. Abraça os que perderam gente. Acalma dentro de mim o medo que volta. Eu te agradeço pelas mãos que apareceram, vizinhos, desconhecidos, bombeiros, voluntários com panelas. Não eras tu na força que destruía; és tu nessas mãos. Ajuda-nos a limpar, a chorar e a levantar parede por parede. Amém.',
      ].join('\n\n'),
    },
    group: {
      title: 'Pelas vítimas de uma catástrofe',
      text: [
        'Pai de misericórdia, uma catástrofe caiu sobre muita gente, e famílias inteiras ficaram com a roupa do corpo. Não temos explicação para dar, e nem queremos. Temos só este pedido: tem piedade.',
        'Fica com os que esperam em cima de um telhado ou debaixo dos escombros, e com os que cavam para chegar até eles. Acolhe os que morreram. Dá cuidado aos feridos, colo às crianças que se perderam, abrigo e água boa a quem escapou. Protege quem resgata. Faz com que a ajuda seja honesta e chegue aonde precisa. E quando o assunto sair do noticiário, que não saia do nosso coração nem do nosso bolso. Amém.',
      ].join('\n\n'),
    },
  },
  country: {
    group: {
      title: 'Pelo nosso país',
      text: [
        'Senhor das nações, oramos pela nossa terra. Amamos o seu povo, a sua música, a sua comida; e conhecemos também a sua injustiça, a sua violência, a raiva que separa vizinhos e parentes.',
        'Dá a quem governa honestidade, juízo e cuidado com os mais pobres. Livra-nos da corrupção, da mentira e de salvadores de palanque. Na hora do voto, ilumina-nos; depois do voto, dá-nos respeito pelo resultado. Sustenta quem ensina, quem cura, quem julga, quem planta, quem informa. Que ninguém seja tratado como menos por causa da cor, da origem ou da pobreza. Ensina-nos a conversar de novo. E começa a reforma por nós, que oramos. Amém.',
      ].join('\n\n'),
    },
  },
  persecution: {
    self: {
      title: 'Quando sofro por causa da fé',
      text: [
        'Jesus, por tua causa me fecham portas. Há ameaça, há deboche, e dói mais quando vem de quem está perto. Não procuro o sofrimento e não tenho vocação para mártir. Tenho medo, e tenho a ti.',
        'Segura-me. Mostra-me a hora de falar e a de calar, a de ficar e a de fugir, porque tu também te escondeste quando ainda não era a hora. Protege os que oram comigo e os que minha fé põe em risco. Não deixes o ódio entrar. Ensina-me a orar por quem me persegue, nem que seja entre os dentes. E que eu sinta, no silêncio, as irmãs e os irmãos que seguram a corda do outro lado. Amém.',
      ].join('\n\n'),
    },
    group: {
      title: 'Pelos cristãos perseguidos',
      text: [
        'Senhor da Igreja, oramos por quem sofre por causa da fé. Cantam baixinho, reúnem-se às escondidas, perdem emprego, casa, liberdade, e alguns a vida. Nós reclamamos do horário e do calor na celebração.',
        'Sê a força deles. Visita as celas, cura os torturados, consola viúvas e órfãos. Dá-lhes palavras na hora certa e um coração sem vingança. Muda quem persegue, como fizeste no caminho de Damasco. Defende também pessoas de outras crenças que são oprimidas, porque a tua justiça não faz distinção. Acorda-nos do conforto: que a nossa liberdade fale, ajude e acolha. Quando um membro sofre, que todo o corpo sinta. Amém.',
      ].join('\n\n'),
    },
  },
  meal: {
    group: {
      title: 'Antes da refeição',
      text: [
        'Senhor, a mesa está posta e nós estamos juntos. Abençoa este alimento, a terra que o deu e as mãos que plantaram, carregaram e cozinharam. Que ele nos dê força e que a conversa nos faça bem.',
        'Lembra-te de quem hoje tem a panela vazia ou come sem companhia. Ensina-nos a repartir antes que nos peçam. Fica conosco até a última migalha. Amém.',
      ].join('\n\n'),
    },
  },
} satisfies Record<string, SituationPrayers>;
