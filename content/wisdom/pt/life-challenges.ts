// Brazilian Portuguese Wisdom passages about life challenges and for any other question. The texts
// address the reader as `você`, without gender.
import type { TopicPassages } from '../wisdom-topics.ts';

export const lifeChallenges = {
  work: {
    acknowledgements: [
      'O domingo à noite já tem gosto de segunda-feira. O trabalho ocupa a cabeça fora do horário, e a pessoa se pergunta quanto tempo ainda consegue manter o mesmo passo.',
      'Perder o emprego, ou procurar um por meses, mexe com mais do que o bolso. Cada resposta que não vem parece uma opinião sobre quem se é, e as manhãs ficam compridas.',
      'Um chefe difícil, uma injustiça, um ambiente em que se anda pisando em ovos: quem vive isso sabe que o cansaço não vem das tarefas, vem de estar sempre em guarda.',
      'Há trabalho que ninguém chama de trabalho: a casa, o cuidado, a criança, a pessoa idosa. Termina-se o dia sem um resultado para mostrar, e ele começa igual na manhã seguinte.',
    ],
    truths: [
      'Na Bíblia, o trabalho é bom, mas não é deus. Desde o princípio há um dia de descanso, dado a todos, do dono da casa ao empregado. O valor de alguém não está no que produz nem no cargo que tem.',
      'Jesus teve calos nas mãos antes de ter multidões à volta. Nenhum serviço honesto é pequeno para ele. O que se faz com amor, mesmo escondido, é visto por Deus, que não mede como medem os relatórios.',
      'Os profetas levantaram a voz contra quem explorava trabalhadores. Deus se importa com salário, com horário e com respeito. Sofrer injustiça no trabalho não é uma vontade dele a ser engolida em silêncio.',
      'Quando o povo de Deus ficou sem rumo e sem terra, ele continuou sendo o seu povo. Perder um lugar não é perder o nome. A vida de uma pessoa está guardada em algo mais firme do que um contrato.',
    ],
    suggestions: [
      'Pode ajudar marcar uma hora em que o trabalho termina, mesmo que algo fique aberto. Quando o corpo dá sinais de esgotamento, um médico é um bom primeiro passo, e cuidar disso não é preguiça.',
      'Na procura, uma rotina pequena e gente por perto aliviam: alguém que leia o currículo, uma comunidade que ore, um serviço de orientação. Receber ajuda não diminui a dignidade de ninguém.',
      'Diante de um abuso, costuma ser sábio anotar datas e fatos e conversar com quem entende: um sindicato, um advogado, um setor responsável. Firmeza e mansidão podem andar juntas.',
      'Fazer bem a tarefa que está à mão, e depois soltá-la, é uma forma de confiança. No que depende dos outros, talvez baste uma oração curta antes da reunião ou da entrevista.',
    ],
    steps: [
      'Marque para hoje uma hora de encerrar, e nessa hora desligue, feche ou guarde alguma coisa que represente o trabalho.',
      'Escolha a tarefa que mais pesa, divida-a em três partes e comece só pela primeira, por vinte minutos.',
      'Escreva a uma pessoa que possa ajudar com um contato, um conselho ou uma leitura do seu currículo.',
      'Agradeça a Deus, pelo nome, por alguém que torna o seu trabalho mais leve, e depois diga isso a essa pessoa.',
    ],
  },
  money: {
    acknowledgements: [
      'As contas têm um jeito de acordar a gente às três da manhã. Soma-se, diminui-se, e o resultado é sempre o mesmo. De dia, ainda é preciso sorrir e dizer que está tudo bem.',
      'Falar de dinheiro dá vergonha, mesmo com quem se ama. Por isso as dívidas crescem em silêncio, dentro de uma gaveta, em envelopes que já não se abrem.',
      'Há quem trabalhe o mês inteiro e não chegue ao fim dele. Não é falta de esforço. O aluguel sobe, o remédio sobe, e a comida vira cálculo no corredor do mercado.',
      'O dinheiro também divide: entre marido e mulher, entre irmãos, entre o que se quer dar e o que se precisa guardar. Por trás dos números há medos antigos e sonhos adiados.',
    ],
    truths: [
      'A Bíblia fala muito de dinheiro e não chama a pobreza de castigo nem a riqueza de prova de amor. Deus está perto de quem passa necessidade, e pede a quem tem que abra a mão.',
      'Jesus nasceu em lugar emprestado e viveu com pouco. Ensinou a pedir o pão de cada dia, que é uma medida humana: nem o celeiro inteiro, nem a falta. Essa oração continua sendo nossa, sem vergonha.',
      'No deserto, o maná vinha na medida do dia, e quem juntava demais não ficava com mais. Deus ensinava assim a confiar e a repartir. O bastante é uma palavra santa, e nenhum tesouro vale uma alma.',
      'As leis antigas de Israel mandavam perdoar dívidas de tempos em tempos e deixar espigas para quem não tinha campo. Deus conhece o peso do que se deve, e quis que houvesse saídas com dignidade.',
    ],
    suggestions: [
      'Olhar o número inteiro, uma vez, com alguém de confiança ao lado, costuma assustar menos do que imaginá-lo. Há serviços gratuitos de orientação e gente que sabe negociar dívidas com calma.',
      'Pode ajudar separar o que é preciso neste mês, o que pode esperar e o que se pode conversar com quem cobra. Desconfiar de dinheiro fácil e de pressa também é prudência.',
      'Quando falta o básico, pedir ajuda é justo. Igrejas, assistência social, vizinhos e bancos de alimentos existem para isso. Quem hoje recebe faz parte da mesma mesa de quem hoje reparte.',
      'Em casa, uma conversa marcada, com papel e sem acusação, rende mais do que dez discussões no corredor. E dar alguma coisa, por pequena que seja, lembra ao coração que ele é livre.',
    ],
    steps: [
      'Anote em uma folha tudo o que entra e tudo o que precisa sair neste mês, sem julgar nenhum dos números.',
      'Abra hoje um dos envelopes ou avisos que ficaram esperando, e leia-o até o fim na companhia de Deus.',
      'Telefone para um serviço de orientação, para a assistência social ou para a igreja, e pergunte que ajuda existe.',
      'Combine com alguém de confiança meia hora para olhar as contas, com um café e sem acusações.',
    ],
  },
  illness: {
    acknowledgements: [
      'Um diagnóstico divide a vida em antes e depois. De um dia para o outro surgem palavras novas, salas de espera, e um corpo em que já não se confia do mesmo jeito.',
      'A dor que não aparece por fora é difícil de explicar. Os outros dizem que o rosto está ótimo, e por dentro se contam as horas até poder deitar.',
      'A doença também muda o jeito de estar com os outros. A gente sorri para não preocupar, responde que está tudo bem, e guarda para a noite o que não disse.',
      'A espera é uma parte da doença que ninguém vê: pelo exame, pelo telefonema, pelo remédio que talvez faça efeito. O tempo fica grosso, e a cabeça viaja para lugares escuros.',
    ],
    truths: [
      'Jesus nunca tratou a doença como merecida. Quando lhe perguntaram de quem era a culpa, ele recusou a pergunta e se aproximou do homem. Deus não está atrás da dor de ninguém com uma conta na mão.',
      'Os Evangelhos mostram Jesus tocando em doentes que ninguém tocava. Nem todos os que ele amou foram poupados de sofrer, e também ele sofreu no corpo. Na fraqueza, uma pessoa não vale menos nem está mais longe dele.',
      'Paulo pediu três vezes que uma dor lhe fosse tirada, e ela ficou. O que recebeu foi a companhia da graça. A Bíblia deixa que se peça cura com insistência e que se chore quando ela não vem.',
      'A esperança cristã não fala só da alma. Fala da ressurreição do corpo e de um mundo sem lágrimas. Cada gesto de quem trata, limpa e alivia já aponta nessa direção, e nele Deus também está agindo.',
    ],
    suggestions: [
      'Oração e tratamento andam de mãos dadas: médicos, enfermeiros e remédios são parte do cuidado de Deus. Levar as perguntas escritas à consulta, e alguém que escute junto, costuma trazer calma.',
      'Há dias para lutar e dias para só repousar, e os dois são bons. Dizer com clareza o que ajuda e o que cansa poupa forças. O medo também merece cuidado, e um psicólogo pode ouvi-lo.',
      'Aceitar ajuda não é pesar sobre ninguém. Uma refeição, uma carona, uma tarde de companhia: muita gente só espera que alguém lhe diga o que fazer, e em que dia.',
      'Quando faltam forças para orar, outros podem fazê-lo no nosso lugar. Muitas igrejas visitam, ungem e levam a comunhão. Pedir isso é simples, e ninguém precisa ter boa aparência para receber.',
    ],
    steps: [
      'Escreva três perguntas para a próxima consulta, e leve-as no bolso, para não depender da memória na hora.',
      'Peça a uma pessoa uma ajuda bem precisa: uma carona, uma compra, uma hora de companhia na espera.',
      'Ponha a mão onde dói e diga a Deus, em uma frase, o que você deseja e o que você teme.',
      'Procure hoje um pequeno conforto que o corpo ainda aceite bem, como o sol na janela, uma música ou um lençol limpo.',
    ],
  },
  decisions: {
    acknowledgements: [
      'Dois caminhos, e cada um tem razões boas e perdas certas. A lista de prós e contras já foi feita muitas vezes, e o coração continua mudando de lado conforme a hora.',
      'O medo de errar pode prender mais do que qualquer corrente. Quanto mais se pensa, mais longe parece a clareza, e enquanto isso o prazo vai chegando perto.',
      'Algumas decisões mexem com outras pessoas: filhos, pais, alguém que se ama. Não basta perguntar o que se quer. E cada conselho que chega puxa para um lado diferente.',
      'Pode ser que a escolha já esteja meio feita por dentro e falte coragem, ou que falte paz e sobre pressa. Nem sempre é fácil saber qual das duas coisas se está sentindo.',
    ],
    truths: [
      'Na Bíblia, pedir sabedoria a Deus não é sinal de atraso: ele gosta de dá-la. Ela raramente chega como um bilhete caído do céu. É mais um olhar que vai ficando limpo na presença dele.',
      'Deus não escondeu um único caminho certo para ver quem o acha. Ele é pastor, e acompanha. Mesmo quando uma escolha se mostra errada, ele sabe reencontrar as pessoas na estrada em que elas estão.',
      'O que já foi revelado ilumina muita coisa: a justiça, a misericórdia, a humildade, o amor ao próximo. Dentro dessa claridade há mais liberdade do que se pensa. Deus se alegra com filhos que escolhem o bem.',
      'Antes de escolher os doze, Jesus passou a noite em oração. Nos primeiros tempos, a igreja decidia ouvindo, jejuando e conversando. Decidir bem, na Bíblia, leva tempo e quase nunca se faz a sós.',
    ],
    suggestions: [
      'Pode ajudar viver um dia como se a decisão fosse uma, e outro dia como se fosse a outra, reparando em qual deles há mais paz. Decisões tomadas no auge do medo raramente envelhecem bem.',
      'Duas ou três pessoas sábias, que não ganhem nada com a escolha, costumam ver o que escapa. Em assuntos de saúde, dinheiro ou lei, um profissional é também uma resposta de Deus.',
      'Vale perguntar o que, em cada caminho, faria crescer o amor e a verdade. E que passo pequeno e reversível permitiria conhecer melhor a estrada antes de caminhar nela inteira.',
      'Quando não há clareza, esperar pode ser uma decisão, desde que tenha um prazo. Orar com o assunto aberto nas mãos, sem já trazer a resposta, vai soltando o que é só pressão.',
    ],
    steps: [
      'Escreva a decisão em forma de pergunta, em uma linha, e embaixo dela o que você mais teme perder.',
      'Telefone a uma pessoa sensata e peça que ela apenas faça perguntas, sem dar opinião, durante quinze minutos.',
      'Marque no calendário uma data para decidir, e até lá separe cada dia três minutos de silêncio com Deus.',
      'Imagine-se daqui a cinco anos contando esta escolha a alguém, e anote o que gostaria de poder dizer.',
    ],
  },
  other: {
    acknowledgements: [
      'Há perguntas que não cabem em nenhuma gaveta. A gente as carrega de um cômodo a outro, e o simples fato de tê-las posto em palavras já pede alguma coragem.',
      'Às vezes o que pesa é um pouco de tudo: uma conversa, uma lembrança, um futuro sem contorno. Fica difícil dizer onde começa, e mais difícil ainda saber a quem perguntar.',
      'A vida traz situações para as quais ninguém deu aula. Procura-se conselho em muitos lugares e, no fim, continua aquela impressão de estar diante de um mapa em língua estrangeira.',
      'Quem faz uma pergunta a Deus nem sempre sabe o que espera ouvir. Talvez uma direção, talvez um consolo, talvez só a certeza de que alguém está escutando do outro lado.',
    ],
    truths: [
      'A Bíblia está cheia de gente que levou a Deus as próprias perguntas, das pequenas às impossíveis. Ele não as separa em dignas e indignas. Em Jesus, ele escutou as pessoas no caminho, à mesa e à beira do poço.',
      'Deus convida a pedir, a buscar e a bater à porta, e se apresenta como um Pai que sabe dar coisas boas. Nem sempre dá explicações. Dá a si mesmo, e a partir disso muita coisa vai se clareando.',
      'Nas Escrituras, a sabedoria começa pelo respeito a Deus e cresce em coisas simples: escutar, falar a verdade, fazer justiça, ter misericórdia. Esse chão serve para quase toda pergunta, também para as que ficam sem resposta.',
      'Há coisas que pertencem a Deus e que ele guarda consigo. Outras ele mostrou com clareza, sobretudo no rosto de Jesus. Diante do que não se entende, é possível apoiar-se no que dele já se conhece.',
    ],
    suggestions: [
      'Costuma ajudar dizer a pergunta a Deus com as palavras mais simples que houver, e depois ficar um pouco em silêncio. O que vem à mente pode ser conversado com alguém de confiança.',
      'Uma pergunta grande às vezes se abre quando é cortada em pedaços. Qual parte é de hoje? Qual depende de outros? E há assuntos em que um profissional, um pastor ou um padre enxerga mais longe.',
      'Ler devagar um trecho dos Evangelhos, sem procurar uma resposta imediata, pode mudar a luz em que o assunto é visto. A clareza muitas vezes chega de lado, no meio de outra tarefa.',
      'Não há prazo para entender tudo. Dormir sobre o assunto, caminhar, orar com uma frase só e fazer o bem que está perto são modos discretos de continuar no caminho.',
    ],
    steps: [
      'Escreva a sua pergunta como uma carta curta a Deus, começando pelo que você sente e não pelo que acha que deveria.',
      'Leia uma página de um Evangelho sem pressa, e sublinhe a frase que mais chamar a sua atenção.',
      'Converse hoje com uma pessoa de confiança sobre aquilo que você perguntou aqui, mesmo sem saber explicar direito.',
      'Fique dois minutos em silêncio com as mãos abertas sobre os joelhos, e deixe a pergunta ali, diante de Deus.',
    ],
  },
} satisfies Record<'work' | 'money' | 'illness' | 'decisions' | 'other', TopicPassages>;
