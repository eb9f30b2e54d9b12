// Brazilian Portuguese prayers for work, money, housing, studies and stages of life.
import type { SituationPrayers } from '../situation.ts';

export const work = {
  'new-job': {
    self: {
      title: 'Em um novo trabalho',
      text: [
        'Senhor, uma oportunidade se abre diante de mim, e as mãos suam. Seja na entrevista, seja nos primeiros dias, todos parecem saber onde fica cada coisa, menos eu. Fiz a minha parte, e agora entrego o resto.',
        'Dá-me palavras claras, sem exagero e sem medo. Ajuda-me a ouvir, a perguntar quando não entender, a guardar os nomes. Se essa vaga for boa para mim, confirma; se não for, cuida para que a recusa não me diminua. Que eu trabalhe com honestidade, trate bem quem limpa e quem manda, e leve para casa o pão com paz. Tu, que trabalhaste com madeira e suor, abençoa este começo. Amém.',
      ].join('\n\n'),
    },
    other: {
      title: '{Por|Pela|Pelo} {alguém|@} em um novo trabalho',
      text: [
        'Deus de bondade, peço {por|pela|pelo} {uma pessoa|@,} que está diante de um trabalho novo. {Ela|Ele} já escolheu a roupa, ensaiou respostas, contou os dias. Muita coisa na vida {dela|dele} depende dessa porta.',
        'Tira o nervosismo que atrapalha e deixa o que dá energia. Que reconheçam o que {ela|ele} sabe fazer. Se já começou, põe ao lado alguém que ensine com paciência e convide para o almoço. Livra-{a|o} de ambiente ruim e de promessa falsa. Dá-lhe um salário digno e orgulho do que faz. Se vier um não, segura a sua esperança, e usa-nos para lembrar-lhe quem {ela|ele} é. Caminha com {ela|ele} até a porta, e entra junto. Amém.',
      ].join('\n\n'),
    },
  },
  unemployment: {
    self: {
      title: 'À procura de emprego',
      text: [
        'Pai, estou sem trabalho, e cada dia assim leva um pouco da minha coragem. Mando currículos que ninguém responde. Evito encontrar conhecidos, para não ouvir a pergunta. E as contas chegam com toda a pontualidade.',
        'Lembra-me de que valho mais do que uma carteira assinada. Dá-me disciplina para cada manhã, ânimo para tentar de novo, humildade para aceitar um caminho diferente. Abre uma porta, Senhor. Põe na minha frente quem indique, avise, dê uma chance. Enquanto isso, não deixes faltar o arroz, a luz, o sossego da minha casa. Tu alimentas os pássaros, mas também lhes deste asas; dá-me onde usar as minhas. Amém.',
      ].join('\n\n'),
    },
    other: {
      title: '{Por|Pela|Pelo} {alguém|@} sem emprego',
      text: [
        'Senhor, {há uma pessoa que|@} acorda sem ter para onde ir trabalhar. {Ela|Ele} procura, preenche cadastros, espera um telefonema. Todos perguntam se já conseguiu alguma coisa; poucos perguntam como está o coração.',
        'Dá-lhe um trabalho digno, em que sirva com o que sabe e receba o justo. Não {a|o} deixes cair na vergonha ou no isolamento. Sustenta a casa {dela|dele} neste tempo e acalma as brigas que o aperto provoca. Abre-lhe caminhos que ainda não imaginou, um curso, um ofício, uma indicação. E se eu puder indicar, emprestar, apresentar, não me deixes esquecer. Tu chamas todos para a tua vinha, mesmo no fim da tarde. Chama-{a|o} também. Amém.',
      ].join('\n\n'),
    },
  },
  burnout: {
    self: {
      title: 'Quando o trabalho me esgota',
      text: [
        'Deus, cheguei ao meu limite. Durmo pensando em tarefas e acordo com o peito pesado. Respondo mal às pessoas que mais amo. Eu achava que era questão de aguentar mais um pouco, e o corpo já não acredita nisso.',
        'Dá-me coragem de parar antes de quebrar. De procurar um médico, de dizer que não consigo, de devolver o que não é meu. Livra-me do medo de decepcionar e da vaidade de achar que tudo depende de mim. Devolve-me o sono, a comida com sabor, uma caminhada sem destino. No sétimo dia tu mesmo descansaste. Ensina-me esse descanso, e que nele eu volte a ser gente. Amém.',
      ].join('\n\n'),
    },
    other: {
      title: 'Por alguém com esgotamento no trabalho',
      text: [
        'Jesus, tu chamavas os discípulos para um lugar à parte, porque nem tempo para comer eles tinham. Chama também esta pessoa. Ela deu conta de tudo por tempo demais, e agora falta força até para o que ama.',
        'Faz com que ela pare sem culpa. Traz um médico atento, uma chefia que compreenda, uma família que não cobre o ritmo de antes. Restaura o sono, a memória, a alegria. Que os dias de repouso não sejam invadidos por mensagens. Se for hora de mudar de função ou de vida, clareia a decisão sem pressa. Diz ao coração dela que o teu amor não se mede por produção. Amém.',
      ].join('\n\n'),
    },
  },
  'work-conflict': {
    self: {
      title: 'Em conflito no trabalho',
      text: [
        'Senhor da justiça, o trabalho virou um lugar que me dá dor de estômago. São indiretas, cobranças que mudam toda hora, gente que se cala quando eu entro. Uma coisa só eu aguentaria. Todas juntas me desgastam.',
        'Não deixes que eu me torne igual ao que me fere. Dá-me clareza para anotar os fatos, calma para responder, coragem para levar o caso a quem pode resolver. Se tenho parte nisso, mostra-me. Se o certo for ficar, guarda a minha dignidade; se for sair, prepara outro lugar. Toca o coração de quem me trata mal; eu ainda não consigo pedir mais do que isso por essa gente. Fica do meu lado. Amém.',
      ].join('\n\n'),
    },
    other: {
      title: 'Por alguém que sofre injustiça no trabalho',
      text: [
        'Pai, conheço uma pessoa que vai para o trabalho como quem vai para uma prova diária. Humilham, isolam, exigem o impossível. Aos poucos ela passa a achar que o problema é ela.',
        'Desmente isso, Senhor. Rodeia-a de colegas corretos e de testemunhas honestas. Orienta-a a buscar os seus direitos, a cuidar da saúde, a falar com quem entende do assunto. Freia quem abusa do cargo, e faz nascer vergonha e mudança onde há crueldade. Que a casa seja para ela um lugar de respirar. Se precisar sair, que saia de cabeça erguida e encontre coisa melhor. Dá-me ouvidos, e nenhuma dúvida diante da sua palavra. Amém.',
      ].join('\n\n'),
    },
  },
  money: {
    self: {
      title: 'Quando falta dinheiro',
      text: [
        'Pai, o dinheiro não fecha. Faço conta no papel, no celular, na cabeça, e sempre sobra mês. Há boleto que eu nem abro. No mercado devolvo coisas com vergonha de quem está atrás de mim na fila.',
        'Dá-me hoje o pão, e também o aluguel, o gás, o remédio. Ajuda-me a encarar os números sem pânico e a procurar orientação honesta. Livra-me de agiota, de aposta, de milagre vendido. Abençoa cada ajuda e ensina-me a receber de cabeça erguida. Guarda a minha casa de brigar por causa do que falta. Do pouco de um menino fizeste comida para muitos. Põe a tua mão sobre o meu pouco. Amém.',
      ].join('\n\n'),
    },
    other: {
      title: 'Por alguém em aperto financeiro',
      text: [
        'Senhor, há uma casa onde se escolhe qual conta fica para depois. Peço por uma pessoa que vive esse aperto e que talvez esconda de todos o tamanho dele.',
        'Dá-lhe o necessário, e serenidade para pensar. Abre uma renda, um acordo possível, um direito que ela não conhecia. Afasta quem lucra com o desespero alheio. Que não falte comida na panela nem remédio na gaveta. Tira a vergonha, porque ser pobre não é pecado. E solta a nossa mão, que é tão lenta: mostra-me o que eu posso dar sem alarde, e que eu dê de um jeito que não humilhe. Tu és o Deus que reparte. Amém.',
      ].join('\n\n'),
    },
  },
  housing: {
    self: {
      title: 'À procura de um lugar para morar',
      text: [
        'Deus, meu abrigo, estou sem um lugar certo para morar. Procuro, ligo, junto documentos, e sempre falta um fiador, um prazo, um valor. Sem casa, até descansar vira problema, e a gente vive com a vida dentro de sacolas.',
        'Dá-me um teto. Simples, que caiba no bolso, com uma porta que feche e uma janela para o dia entrar. Leva-me às pessoas certas, aos programas que ajudam, a um dono de coração justo. Até lá, cobre as minhas noites, e as de quem está comigo. Que eu não perca o respeito por mim nas filas. Jesus, tu nasceste num lugar emprestado. Acha um lugar para mim. Amém.',
      ].join('\n\n'),
    },
    other: {
      title: 'Por alguém sem moradia segura',
      text: [
        'Pai, tu queres casa para todos os teus filhos. Olha para uma pessoa que não tem onde morar, ou que pode perder o lugar onde mora. Ela carrega documentos numa pasta e a preocupação no corpo inteiro.',
        'Abre-lhe uma porta que seja dela. Move quem analisa pedidos, quem aluga, quem pode esperar um mês. Para esta noite, dá-lhe um lugar seco, seguro e sem medo. Guarda a saúde, as poucas coisas, a esperança. Livra-nos, nós que temos chave no bolso, de passar olhando para o outro lado. Que as nossas igrejas sejam também endereço. Tu não tinhas onde reclinar a cabeça; cuida de quem hoje não tem. Amém.',
      ].join('\n\n'),
    },
  },
  exam: {
    self: {
      title: 'Antes de uma prova',
      text: [
        'Senhor, a prova está perto, e o nervoso embaralha o que estudei. Numa hora acho que sei, na outra parece que apagou tudo. Penso no que esperam de mim, e a mão esfria.',
        'Acalma o meu corpo e clareia a minha mente. Ajuda-me a usar bem o tempo que falta e a dormir na véspera. Na hora, que eu leia com atenção, comece pelo que sei e não trave no que não sei. Guarda-me de colar e de desistir antes do fim. Venha o resultado que vier, não deixes que um número me diga quem sou. O esforço eu te ofereço inteiro, e o resto descansa em ti. Amém.',
      ].join('\n\n'),
    },
    other: {
      title: '{Por|Pela|Pelo} {alguém|@} antes de uma prova',
      text: [
        'Espírito de sabedoria, acompanha {uma pessoa|@,} que vai fazer uma prova importante. Houve livros, renúncias, sono curto. Agora {ela|ele} duvida de tudo o que aprendeu.',
        'Dá-lhe memória viva, raciocínio calmo e mão firme. Que chegue a tempo, encontre o lugar, leia o que realmente está escrito. Afasta o pânico e a comparação com os outros. Faz com que a correção seja justa. Se passar, que passe com humildade; se não passar, que não se sinta menos, e tenha ânimo para outra vez. Ensina-nos a abraçar antes de perguntar a nota. Nas tuas mãos deixamos essa hora e tudo o que se espera dela. Amém.',
      ].join('\n\n'),
    },
  },
  studies: {
    self: {
      title: 'Pelos meus estudos',
      text: [
        'Deus da verdade, tu encheste o mundo de coisas para descobrir, e eu quero aprender. Mas há matérias que não entram, textos acumulados, um cansaço que me faz perguntar se vale a pena.',
        'Dá-me gosto e constância. Ajuda-me a começar, a perguntar sem vergonha, a largar o celular, e também a fechar o caderno quando o corpo pede. Põe no meu caminho bons professores e colegas que dividam o estudo e a risada. Sustenta o que isso custa em dinheiro e em tempo. Guarda-me da inveja e da trapaça. Que o meu diploma, se vier, tenha o nome de outros no verso: aqueles a quem vou servir. Amém.',
      ].join('\n\n'),
    },
    other: {
      title: 'Por alguém que estuda',
      text: [
        'Senhor, quando eras menino sentaste no meio dos mestres, ouvindo e perguntando. Olha para uma pessoa que estuda, e para tudo o que vai com ela na mochila: livros, sonhos, medos, o lanche, a vontade de ser aceita.',
        'Abre-lhe a inteligência e sustenta a vontade. Nas matérias mais duras, manda quem explique de outro jeito. Que os professores vejam nela mais do que uma nota. Dá-lhe amizades boas e livra-a de exclusão e de zombaria. Se estuda depois do trabalho ou longe de casa, renova as suas forças. Ensina a família a incentivar sem esmagar. Que aprenda muito, e no fim saiba também ser boa gente. Amém.',
      ].join('\n\n'),
    },
  },
  bullying: {
    self: {
      title: 'Quando sofro bullying',
      text: [
        'Jesus, riram de ti em roda, cuspiram, puseram apelidos. Então tu entendes. Eu ouço as piadas, leio os comentários, mudo de caminho para não passar perto. Às vezes acredito no que dizem de mim.',
        'Não deixes que eu acredite. O erro não é meu. Dá-me coragem de contar a um adulto ou a alguém de confiança, hoje ainda, e de contar de novo se não me ouvirem. Que parem essa maldade, e que os que assistem calados aprendam a falar. Manda uma amizade de verdade, uma que se sente ao meu lado sem medo. Tu me fizeste com carinho, e o teu olhar sobre mim é bom. É nele que eu quero me ver. Amém.',
      ].join('\n\n'),
    },
    other: {
      title: 'Por alguém que sofre bullying',
      text: [
        'Senhor, que ficas ao lado de quem é humilhado, há uma pessoa que sofre bullying. Pode ser na escola, pode ser na tela que ela leva para a cama. Ela se encolhe, inventa dores para não ir, e diz que não é nada.',
        'É alguma coisa, e tu sabes. Protege-a por dentro e por fora. Dá-lhe voz para contar, e dá aos adultos ouvidos e ação imediata. Acorda os que olham sem fazer nada; muda o coração dos que machucam, que talvez também tenham sido machucados. Concede-lhe um lugar onde seja querida. Se o desespero chegar perto da vida dela, que alguém perceba a tempo e a ampare. Diz-lhe que o nome dela é bonito. Amém.',
      ].join('\n\n'),
    },
  },
  retirement: {
    self: {
      title: 'Na aposentadoria',
      text: [
        'Pai, chega ao fim a minha vida de trabalho. Guardo o crachá na gaveta e não sei bem o que sinto. Tem alívio, tem saudade, tem um medo discreto de não fazer mais falta.',
        'Eu te agradeço por tudo: o primeiro salário, os colegas, os erros que me ensinaram, as mãos que me ajudaram. Perdoa as horas que o trabalho roubou dos meus. Agora, mostra-me o que ainda queres fazer comigo. Dá-me saúde, amigos, um jardim ou um ofício sem chefe, tempo para netos, vizinhos ou quem precisar de conversa. Que eu não encha os dias só por medo do vazio. Tu continuas trabalhando; chama-me quando quiseres. Amém.',
      ].join('\n\n'),
    },
    other: {
      title: 'Por alguém que se aposenta',
      text: [
        'Senhor, uma pessoa encerra a sua vida de trabalho, e eu te louvo por tudo o que ela fez: o que foi aplaudido e o que ninguém viu, os ônibus da madrugada, os dias em que foi trabalhar sem ter vontade.',
        'Abençoa este tempo novo. Que o descanso lhe faça bem e o silêncio da manhã não a assuste. Dá-lhe saúde, renda suficiente, projetos que tragam brilho aos olhos. Que não vire quebra-galho de todos, nem fique esquecida por todos. Ajuda a casa a encontrar um ritmo com a sua presença. Que sua experiência seja procurada com respeito. E que nos anos que vêm ela prove, sem relógio, a tua bondade. Amém.',
      ].join('\n\n'),
    },
  },
  decision: {
    self: {
      title: 'Diante de uma decisão',
      text: [
        'Senhor, tenho de decidir, e não consigo. Já pesei os dois lados tantas vezes que perdi a balança. Uns dizem uma coisa, outros dizem outra, e eu tenho medo de errar e medo de demorar.',
        'Ajuda-me a enxergar. O que é desejo verdadeiro, o que é fuga, o que é só vontade de agradar? Fala pelas pessoas sábias, pelos fatos, pela paz que fica quando a pressa passa. Não me deixes usar o teu nome para justificar o que eu já queria. Depois, dá-me coragem de escolher e de caminhar sem olhar tanto para trás. Se eu errar, sei que tu conheces também esse caminho. Vem comigo. Amém.',
      ].join('\n\n'),
    },
    other: {
      title: '{Por|Pela|Pelo} {alguém|@} diante de uma decisão',
      text: [
        'Espírito Santo, {há uma pessoa|@ está} numa encruzilhada, e todo mundo tem um palpite para dar. Eu também tenho o meu, e o coloco aqui, aos teus pés, para não atrapalhar.',
        'Dá-lhe tempo de silêncio e pensamentos claros. Mostra-lhe o que cada caminho custa e o que cada um promete de verdade. Que não decida por medo, nem por culpa, nem por cansaço. Aproxima {dela|dele} alguém que pergunte mais do que responda. Quando escolher, tira-lhe a tortura do que poderia ter sido. E a nós, ensina a respeitar, ainda que fosse outra a nossa escolha. Tu guias com mão leve. Guia esta vida que tanto amas. Amém.',
      ].join('\n\n'),
    },
  },
  moving: {
    self: {
      title: 'Na mudança de casa',
      text: [
        'Deus de Abraão, que chamas para a estrada, estou no meio das caixas. Cada gaveta que abro guarda um pedaço de vida. Deixo paredes que conhecem a minha voz, e vou para um lugar em que ainda não sei onde acende a luz.',
        'Abençoa esta casa que fica, e quem vier depois de mim. Abençoa a que me espera. Dá-me vizinhos bons, um mercado perto, uma igreja onde alguém puxe conversa. Que as amizades antigas resistam aos quilômetros, e que eu não passe o tempo comparando. Nas primeiras noites, quando tudo fizer um barulho estranho, fica comigo. Onde tu moras comigo, ali eu chego em casa. Amém.',
      ].join('\n\n'),
    },
    other: {
      title: '{Por|Pela|Pelo} {alguém|@,} que está de mudança',
      text: [
        'Senhor, {uma pessoa|@} vai morar em outro lugar. As caixas levam as panelas e os livros; o que não cabe nelas vai no peito. Para quem fica também muda alguma coisa, e eu te digo isso com um pouco de tristeza.',
        'Guarda a estrada, os móveis, a paciência de todos. Prepara lá na frente um lar de verdade: boa vizinhança, trabalho, médico, uma comunidade de fé que note quem entra. Nos dias em que tudo for desconhecido, manda um bom-dia sincero. Consola a saudade. Ajuda-me a não sumir, a ligar, a visitar. Que {ela|ele} encontre raízes novas sem precisar arrancar as antigas. Vai na frente {dela|dele}, Senhor. Amém.',
      ].join('\n\n'),
    },
  },
  court: {
    self: {
      title: 'Diante da justiça',
      text: [
        'Deus justo, tenho um processo, e ele ocupa as minhas noites. São prazos, papéis, palavras que mal entendo, e a sensação de que gente desconhecida vai decidir um pedaço da minha vida.',
        'Tu conheces os fatos e conheces as intenções. Faz aparecer a verdade. Dá ao juiz atenção e imparcialidade, ao advogado competência, e a mim palavras exatas e cabeça fria. Não me deixes mentir para vencer, nem odiar quem está do outro lado. Se errei, que eu assuma; se fui vítima, que haja reparação. Enquanto espero a sentença, guarda o meu sono e a minha casa. Acima de todo tribunal está o teu olhar, e nele eu confio. Amém.',
      ].join('\n\n'),
    },
    other: {
      title: 'Por alguém que enfrenta um processo',
      text: [
        'Senhor, tu amas o direito e a verdade. Há uma pessoa envolvida num processo, e a vida dela ficou em suspenso, à espera de datas e de carimbos. Eu não conheço todos os lados, mas tu conheces.',
        'Que a verdade tenha voz naquela sala. Dá sabedoria ao juiz, honestidade aos advogados, memória limpa às testemunhas. Ampara quem foi prejudicado; move quem fez o mal a reconhecer. A esta pessoa, dá calma ao falar, força para esperar, e gente que a acompanhe até a porta. Livra-a do ódio, que prende mais do que grade. Que se faça justiça, e que depois dela venha a paz, para todos os que ali estiverem. Amém.',
      ].join('\n\n'),
    },
  },
  aging: {
    self: {
      title: 'Na velhice',
      text: [
        'Senhor, os anos chegaram. A escada cresceu, a letra encolheu, e muita gente com quem eu dava risada já partiu. Falam comigo como se eu não entendesse. Pedir ajuda me custa, e cada vez preciso mais dela.',
        'Guarda a minha cabeça e o meu bom humor. Ensina-me a largar o que não posso mais e a saborear o que ainda posso: o café, a novela, a visita, o terço ou o salmo do fim da tarde. Que me perguntem o que eu quero. Livra-me de queda e de abandono. Desde o ventre de minha mãe tu me sustentas, e não vais parar agora. Meus cabelos brancos estão nas tuas mãos. Amém.',
      ].join('\n\n'),
    },
    other: {
      title: '{Por|Pela|Pelo} {uma pessoa idosa|@ na velhice}',
      text: [
        'Pai, peço {por|pela|pelo} {uma pessoa idosa|@}, que vê as forças diminuírem. {Ela|Ele} trabalhou, criou, perdeu, recomeçou. Hoje o mundo corre e nem sempre {a|o} espera atravessar a rua.',
        'Ampara os seus passos. Alivia as dores, protege a memória, livra-{a|o} de quedas e de golpes de gente desonesta. Que não sinta vergonha de precisar de ajuda. Dá-lhe cuidadores gentis, consultas que não demorem, netos ou vizinhos que escutem as histórias até o fim. Ensina-nos a visitar sem olhar o relógio e a respeitar as suas vontades. Quando a solidão entrar pela tarde, que encontre a tua presença já sentada ali. Tu és o mesmo desde o primeiro dia {dela|dele}. Amém.',
      ].join('\n\n'),
    },
  },
} satisfies Record<string, SituationPrayers>;
