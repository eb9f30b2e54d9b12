// Passages of grace notes in Brazilian Portuguese; the reader is `você`, and no word depends on the
// person's gender.
import type { GracePassages } from '../grace-note-passages.ts';

export const grace: GracePassages = {
  acknowledgements: {
    joyful: [
      'Que bom encontrar você com o coração leve. Há manhãs em que até a luz na cozinha parece um presente, e não é preciso ter um motivo grande para sorrir.',
      'A alegria às vezes entra pela porta dos fundos, sem avisar, no meio da louça e dos recados. Hoje ela passou por aí, e vale a pena parar um instante com ela.',
      'Há dias em que o peito fica mais largo e as coisas de sempre ganham cor. Um dia assim não precisa de explicação nem de desculpas. Ele pode ser apenas recebido.',
      'Nem sempre a gente percebe a felicidade enquanto ela está acontecendo. Você percebeu e parou para dizer. Isso já é um jeito de agradecer, mesmo que não venha com palavras de oração.',
      'Uma risada, uma boa notícia, um café tomado sem pressa: a alegria costuma ter o tamanho dessas coisas. É bom saber que hoje uma delas chegou às suas mãos.',
      'A alegria às vezes dá até um pouco de receio, como um copo cheio demais nas mãos. Mesmo assim ela é verdadeira, e o dia de hoje pode ser vivido por inteiro.',
    ],
    weary: [
      'Há um cansaço que uma noite de sono não resolve. Ele pesa nos ombros, encurta a paciência e deixa tudo um pouco cinza. Não há vergonha nenhuma em sentir isso.',
      'Você vem carregando muita coisa, e parte dela ninguém vê. É compreensível que as forças estejam no fim. Aqui não é preciso fingir ânimo nem mostrar um rosto bonito.',
      'Levantar, responder, resolver, continuar: quando tudo isso pesa, até o copo d’água na mesa parece longe. O que você sente tem nome, e esse nome não é fraqueza.',
      'Existem dias que começam já no fim da força. A lista não diminui, a cabeça não para, e o corpo pede uma cadeira. É um alívio poder dizer isso em voz alta.',
      'Alguns pesos chegam de uma vez, outros vão se juntando aos poucos, como roupa no cesto. De um jeito ou de outro, chega a hora em que os braços doem.',
      'Se hoje só deu para chegar até aqui, já é alguma coisa. Nem todo dia precisa de grandes passos. Há dias em que respirar e continuar já custa bastante.',
    ],
    seeking: [
      'Perguntar também é um jeito de andar. Quem procura nem sempre sabe bem o que falta, mas sente que falta. É bom que você não tenha calado essa pergunta.',
      'Há momentos em que a vida parece um corredor cheio de portas, e nenhuma tem placa. Ficar ali, sem saber, cansa. Mesmo assim é um lugar honesto para se estar.',
      'Talvez você esteja esperando uma resposta há muito tempo. A espera mexe com a gente, faz duvidar do que parecia certo. E mesmo assim alguma coisa em você continua procurando.',
      'Não saber é desconfortável. A gente queria uma luz bem acesa e recebe uma lamparina. Ainda assim, é com essa luz pequena que muitas pessoas de fé andaram a vida inteira.',
      'Há perguntas que voltam sempre à mesma hora, quando a casa fica quieta. Elas não são falta de fé. Muitas vezes são o começo de uma conversa que estava fazendo falta.',
      'Às vezes o coração se parece com uma janela aberta à noite: espera um vento, um som, um sinal. Essa espera já diz que você não desistiu de encontrar.',
    ],
    peaceful: [
      'Que bom que há calma em você agora. Nem todas as coisas precisam estar resolvidas para que o coração descanse um pouco. Este momento pode ficar simples, como uma cadeira ao sol.',
      'Há uma paz que chega devagar, como a casa depois que todos dormem. Ela não faz barulho e quase passa despercebida. Hoje você notou, e isso já é muito bom.',
      'A respiração fica mais funda, os ombros descem, o relógio deixa de mandar. Um momento assim não é tempo perdido. É como beber água com calma depois de uma longa caminhada.',
      'Quando tudo por dentro fica em silêncio, dá para ouvir melhor as coisas pequenas: a chuva, um passarinho, a própria voz. É bom que você esteja em um lugar assim.',
      'Nem todo dia traz esta quietude, e talvez por isso ela valha tanto. Não é preciso fazer nada com ela. Dá para só ficar, como quem olha o mar.',
      'Há uma hora em que a gente para de correr e descobre que o chão aguenta. Parece que você chegou a uma hora assim, e não há pressa de sair dela.',
    ],
  },
  frames: [
    { before: 'Quando você diz “', after: '”, Deus escuta cada palavra com carinho.' },
    { before: 'As suas palavras, “', after: '”, são ouvidas por Deus com ternura.' },
    { before: 'Você disse “', after: '”, e nada disso escapa ao cuidado de Deus.' },
    { before: 'O que você contou, “', after: '”, tem lugar diante de Deus.' },
    { before: 'Em “', after: '” cabe mais do que parece, e Deus sabe.' },
    { before: 'Foi isto que você trouxe, “', after: '”, e Deus leva a sério.' },
  ],
  unquoted: [
    'Mesmo o que ficou sem ser dito, Deus conhece.',
    'Um momento de silêncio também diz muita coisa a Deus.',
    'Você veio do jeito que está, e isso basta.',
    'Não é preciso encontrar as palavras certas para estar aqui.',
    'Deus ouve também aquilo que ainda não tem nome.',
  ],
  truths: {
    joyful: [
      'Foi Deus quem inventou o riso, o sabor do pão e a cor do fim da tarde. Quando algo bom alegra você, ele não olha de longe: está na festa, como um pai que gosta de ver a mesa cheia.',
      'A fé cristã não desconfia da alegria. Jesus foi a um casamento, comeu com amigos e deixou crianças chegarem perto. O Deus que ele nos mostrou se alegra com o bem das suas criaturas, e também com o seu.',
      'Nada disso foi comprado nem conquistado. O que há de bom na vida nos chega de graça, das mãos de Deus, muitas vezes pelas mãos de outras pessoas. Por isso a alegria combina tanto com a gratidão.',
      'Deus é o mesmo nos dias claros e nos escuros. A alegria de agora não é um adiantamento a pagar depois com tristeza. É um presente inteiro, e quem o deu não costuma cobrar pelo que dá.',
      'A alegria que vem de Deus não nos afasta de quem chora. Ela deixa o coração mais largo, com lugar para mais gente. O mesmo Senhor que se alegra com você sabe também fazer companhia a quem sofre.',
      'No fundo de toda alegria boa há um amor mais antigo do que nós. Antes que você pudesse fazer alguma coisa para agradar, Deus já queria a sua vida. Esse amor continua de pé quando a festa termina.',
    ],
    weary: [
      'Jesus conheceu o cansaço: sentou-se à beira de um poço, dormiu em um barco, chorou por um amigo. Ele não chama para perto de si só quem tem força. Chama justamente quem já não aguenta o peso que leva.',
      'O amor de Deus não se mede pelo que você conseguiu fazer hoje. Ele não tem uma lista na mão. Uma criança que dorme no colo não produz nada, e mesmo assim é olhada com amor.',
      'Desde o começo da Bíblia, o descanso é uma bênção de Deus, e não um prêmio para quem terminou tudo. Ele sabe de que somos feitos. Para ele, os nossos limites não são uma decepção.',
      'Deus não se cansa, e por isso tem paciência com quem se cansa. Ele fica ao lado também nas horas em que não há oração, só um suspiro. Um suspiro, diante dele, já pode ser oração.',
      'Quando um profeta quis desistir de tudo, Deus não lhe deu uma bronca. Deu-lhe sono, pão e água, e só depois uma palavra. Ele continua sendo assim: cuida da pessoa inteira, corpo e alma.',
      'A cruz nos diz que Deus não ficou longe da dor. Em Jesus ele veio até onde ela mora. Por isso não há cansaço tão fundo que ele precise de explicações para entender.',
    ],
    seeking: [
      'Deus não se esconde para brincar com quem o procura. Em Jesus ele veio ao nosso encontro, com rosto e voz humana. Antes de você começar a buscar, ele já vinha pelo caminho, do lado de lá.',
      'Na Bíblia, quase ninguém recebeu o mapa inteiro. Abraão, Rute, Maria: cada um teve luz para um passo, e uma presença para os outros. Deus conduz mais como quem dá a mão do que como quem entrega instruções.',
      'As perguntas não assustam a Deus. Há salmos inteiros feitos delas, e ninguém os arrancou do livro. Ele prefere uma pergunta sincera a uma certeza de fachada, e fica na conversa até quando ela é difícil.',
      'O silêncio de Deus nem sempre é ausência. A semente trabalha debaixo da terra sem que ninguém escute. O que sabemos dele, pela vida e pela morte de Jesus, é que o seu coração é bom.',
      'Sabedoria, na Bíblia, não é ter todas as respostas. É saber de quem se está perto. Deus dá de boa vontade a quem lhe pede, e não envergonha ninguém por ter precisado pedir outra vez.',
      'Como um pastor que sente falta de uma única ovelha, Deus se importa com cada vida. Encontrar quem se perdeu é a alegria dele. A busca não repousa só sobre os nossos ombros.',
    ],
    peaceful: [
      'A paz de que a Bíblia fala não é só falta de barulho. É estar bem com Deus, e isso nos foi dado em Cristo. Ela tem um chão mais firme do que o nosso humor de cada dia.',
      'Deus descansou e viu que era bom. Há algo dele neste olhar sem pressa que se contenta com o que está diante dos olhos. Ele não tem ciúme do nosso descanso, foi ele quem o quis.',
      'Depois da ressurreição, a primeira coisa que Jesus trouxe aos amigos assustados foi a paz. Ele ainda trazia as marcas das feridas. A paz dele sabe o que é dor, e por isso não quebra com facilidade.',
      'Um coração em paz é um lugar onde outros também podem se sentar. Deus costuma fazer assim: o que põe em nós com tanta delicadeza acaba chegando, sem alarde, à pessoa que mora ao lado.',
      'Esta calma não depende de você segurá-la com força. Quem guarda é Deus, que não cochila nem se distrai. Se ela balançar, ele permanece no mesmo lugar, como o fundo do mar debaixo das ondas.',
      'Os antigos falavam de Deus como rocha, abrigo e sombra fresca. São imagens de lugares onde se pode parar. Diante dele não há nada a provar, e estar em silêncio na sua presença já é conversa.',
    ],
  },
  reflections: {
    joyful: [
      'Quem gostaria de ouvir de você o que hoje foi bom? Às vezes uma alegria contada a alguém dura mais do que uma alegria guardada.',
      'Se esta alegria tivesse um gosto ou um cheiro, qual seria? Dá para ficar um minuto com ela e contar a Deus, sem enfeite, o quanto ela é boa.',
      'O que foi preciso para que este bem chegasse até você? Talvez haja, por trás dele, o trabalho ou o carinho de pessoas cujo nome você conhece.',
      'Que pedaço deste dia você gostaria de guardar para uma hora difícil? Uma linha escrita em um papel já pode servir de lembrança.',
      'Perto de você, há alguém que hoje não consegue se alegrar? A alegria também sabe andar devagar, ao passo de quem está triste.',
      'Como seria levar um pouco desta leveza para a tarefa mais comum do dia, a louça, o ônibus, a fila, a mensagem que falta responder?',
    ],
    weary: [
      'De tudo o que está nas suas mãos, o que poderia esperar até amanhã? Deixar uma coisa para depois não é abandonar ninguém.',
      'Onde o cansaço mora no seu corpo: nos ombros, nos olhos, no peito? Dá para pôr a mão nesse lugar e respirar três vezes diante de Deus.',
      'Há alguém a quem você poderia dizer hoje, com estas poucas palavras, que não está fácil? Falar já alivia, mesmo quando nada se resolve.',
      'O que costuma devolver a você um pouco de fôlego, um banho, uma música, dez minutos de janela? Talvez caiba uma dessas coisas neste dia.',
      'Se Jesus se sentasse agora na cadeira ao lado, sem pedir nada, o que você gostaria de deixar no chão por alguns minutos?',
      'Há cobranças que vêm dos outros e há cobranças que moram dentro da gente. De qual delas seria bom descansar ao menos por hoje?',
    ],
    seeking: [
      'Qual é a pergunta que está por baixo das outras? Escrita em uma só linha, ela talvez fique mais fácil de trazer a Deus.',
      'Em que momento da sua vida uma luz pequena já foi suficiente para um passo? Lembrar disso pode fazer companhia ao dia de hoje.',
      'Quem, entre as pessoas que você conhece, tem uma fé mansa e sincera? Uma conversa com essa pessoa poderia trazer um pouco de ar.',
      'O que mudaria neste dia se não fosse preciso ter a resposta já? Talvez exista algo bom a fazer enquanto ela não vem.',
      'Se fosse possível perguntar a Deus uma coisa só, sem medo de parecer bobagem, qual seria? E o que, nessa pergunta, você mais espera ouvir?',
      'Há alguma coisa que você já sabe que é boa e verdadeira, mesmo sem entender o resto? Ela pode ser um ponto firme para apoiar o pé.',
    ],
    peaceful: [
      'O que ajudou esta calma a chegar: uma pessoa, um lugar, um hábito? Saber disso é como lembrar onde fica a fonte.',
      'Neste silêncio, que nome vem ao seu pensamento? Uma oração curta por essa pessoa cabe bem dentro de uma respiração.',
      'Como seria começar a próxima tarefa com este mesmo passo lento, sem deixar que a pressa volte a sentar no lugar do motorista?',
      'O que você vê agora que costuma passar despercebido? Cinco coisas simples ao redor, olhadas com calma, já podem virar uma pequena ação de graças.',
      'Há algum assunto antigo que, visto daqui, parece menos ameaçador? Talvez esta seja uma boa hora só para olhar para ele, sem resolver nada.',
      'Se a paz deste momento pudesse ficar guardada em um canto da casa, onde seria? Dá para voltar a esse canto nos dias mais agitados.',
    ],
  },
  inDanger: {
    life: {
      messages: [
        'O que você está sentindo é sério, e foi bom ter posto isso em palavras. A sua vida tem um valor que a dor não consegue apagar, mesmo que agora não dê para sentir. Deus não vira o rosto para você e não há raiva nele. Por favor, não fique só com isto: fale agora com alguém de confiança, ou ligue para o serviço de emergência. Enquanto isso, afaste-se do que poderia ferir você. Basta atravessar a próxima hora em companhia.',
        'Quando a escuridão aperta tanto, ela parece ser tudo o que existe. Ela não é tudo. Você importa para Deus e importa para gente que talvez nem imagine o que se passa aí dentro. Neste momento, o mais importante é a sua segurança. Ligue para uma pessoa próxima, um médico ou uma linha de apoio e diga com simplicidade que está em perigo. Pedir socorro não é fraqueza, e Deus também ajuda por meio dessas vozes.',
      ],
      reflections: [
        'Quem poderia estar ao seu lado, ou do outro lado do telefone, nos próximos minutos? Mandar só a frase “preciso de você agora” já é o bastante.',
        'Há um cômodo com mais gente, uma porta de vizinho, um número de emergência ao alcance da mão? A ajuda pode começar por aí.',
      ],
    },
    violence: {
      messages: [
        'O que fazem com você não é certo, e não é culpa sua. Ninguém tem o direito de ferir, ameaçar ou humilhar você, nem dentro de casa, nem em nome da fé. Deus vê o que acontece a portas fechadas e não pede que você suporte isso. A sua segurança vem primeiro. Se houver perigo agora, ligue para a emergência ou vá para perto de pessoas em quem confia. Há gente preparada para acreditar em você e ajudar.',
        'Foi preciso coragem para pôr isto em palavras. Você merece viver sem medo, e nada do que disse ou fez justifica a violência. Deus está do lado de quem sofre, e a vergonha não cabe a você. Quando for seguro, procure alguém de confiança, uma delegacia, um serviço de saúde ou uma linha de apoio, e conte o que acontece. Eles podem pensar com você em uma saída. Ninguém precisa carregar isto em segredo.',
      ],
      reflections: [
        'A que pessoa você poderia contar hoje, em um lugar seguro, o que está acontecendo? Uma só pessoa que acredite já faz diferença.',
        'Que lugar seria seguro esta noite, e quem poderia levar você até lá? Pensar nisso com alguém que entende do assunto também é proteção.',
      ],
    },
  },
  neutral: [
    {
      truth: { mood: 'seeking', index: 1 },
      questions: [
        'Que passo está claro o bastante para ser dado hoje, mesmo que o resto do caminho não esteja? Dá para falar com Deus sobre os dois.',
        'Houve um tempo em que você não sabia como as coisas iam ficar? Olhando para trás, o que ajudou a dar o passo seguinte?',
      ],
    },
    {
      truth: { mood: 'weary', index: 1 },
      questions: [
        'Como você faria as tarefas de hoje se o seu valor não dependesse do resultado delas? O que mudaria em primeiro lugar?',
        'Quem é importante para você sem precisar provar nada? Talvez o amor de Deus por você se pareça mais com isso do que com um salário.',
      ],
    },
    {
      truth: { mood: 'seeking', index: 2 },
      questions: [
        'Que pergunta você nunca fez a Deus, talvez por achar que não era coisa que se perguntasse? Como ela ficaria em uma frase simples?',
        'Você conhece alguém que crê e, mesmo assim, faz perguntas difíceis? O que daria para aprender com o jeito dessa pessoa de falar com Deus?',
      ],
    },
    {
      truth: { mood: 'weary', index: 2 },
      questions: [
        'Em que momento do dia ou da semana você descansa de verdade? Se nenhum vem à cabeça, onde poderia começar um bem pequeno?',
        'O que ajuda você a descansar: dormir, caminhar, ouvir música, uma boa companhia? Qual dessas coisas caberia nos próximos dias?',
      ],
    },
    {
      truth: { mood: 'joyful', index: 1 },
      questions: [
        'Que lugar Deus tem nos bons momentos da sua vida: as refeições, as festas, as risadas? Onde você gostaria de se lembrar mais dele?',
        'Com quem você gosta de se sentar à mesa? E se Jesus estivesse ali, sobre o que você gostaria de conversar com ele?',
      ],
    },
    {
      truth: { mood: 'seeking', index: 4 },
      questions: [
        'Para qual decisão, grande ou pequena, você gostaria de pedir sabedoria a Deus hoje? Uma frase curta já serve para começar.',
        'De quem você costuma ficar perto quando precisa decidir alguma coisa? O que essa companhia ensina sobre pedir ajuda a Deus?',
      ],
    },
    {
      truth: { mood: 'peaceful', index: 0 },
      questions: [
        'Como o seu humor mudou nos últimos dias? E o que ficou igual durante esse tempo, mesmo que quase não se notasse?',
        'Com quem você gostaria de estar em paz? Qual seria um primeiro passo bem pequeno, que dependa só de você?',
      ],
    },
    {
      truth: { mood: 'weary', index: 3 },
      questions: [
        'Se a sua oração de hoje tivesse só três palavras, quais seriam? Elas também podem vir em silêncio, sem pressa nenhuma.',
        'Quem, perto de você, precisa de um pouco de paciência hoje? E em que você gostaria que tivessem paciência com você?',
      ],
    },
    {
      truth: { mood: 'joyful', index: 5 },
      questions: [
        'O que mudaria no seu dia se você o começasse sabendo que Deus já quer bem a você, antes de qualquer esforço?',
        'Que coisa boa chegou até você sem que você tivesse feito nada por ela? Quem, além de Deus, poderia receber um obrigado?',
      ],
    },
    {
      truth: { mood: 'peaceful', index: 1 },
      questions: [
        'O que você vê por perto, neste momento, que é simplesmente bom? Dá para olhar um pouco, sem pressa e sem mudar nada.',
        'O que seria preciso deixar de lado para você parar um quarto de hora nesta semana? E o que gostaria de fazer com esse tempo?',
      ],
    },
    {
      truth: { mood: 'peaceful', index: 2 },
      questions: [
        'Em que parte da sua vida a paz seria mais bem-vinda hoje: em casa, no trabalho, dentro de você? Como você diria isso a Jesus?',
        'Quem já levou paz até você em uma hora difícil? O que essa pessoa disse ou fez, e para quem você poderia fazer o mesmo?',
      ],
    },
    {
      truth: { mood: 'seeking', index: 0 },
      questions: [
        'Se Deus veio primeiro ao seu encontro, o que ele já terá visto na sua vida, antes de você lhe dizer uma única palavra?',
        'Quem já foi atrás de você sem que você pedisse? O que significou perceber que alguém se deu a esse trabalho?',
      ],
    },
  ],
};
