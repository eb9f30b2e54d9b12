// Brazilian Portuguese texts of the reading plans. The texts address the reader as `você`, without
// gender.
import type { PlanTextsByKey } from '../plan-outlines.ts';

export const plans: PlanTextsByKey = {
  peace_in_the_storm: {
    title: 'Paz no meio da tempestade',
    description:
      'Três leituras para dias agitados. Um barco na noite, uma carta escrita na prisão e as palavras de Jesus antes de partir falam de uma paz que não depende do tempo lá fora.',
    reflections: [
      'O barco enche de água, e Jesus dorme sobre uma almofada na popa. Os discípulos o acordam com uma pergunta que dói: será que ele não se importa? Ele se levanta e fala com o vento, e faz-se uma grande calma. A tempestade era verdadeira, e o medo deles também. Mas Jesus estava no mesmo barco o tempo todo. Talvez haja hoje uma onda que você gostaria de contar a ele, com palavras assim tão francas.',
      'Paulo escreve sobre alegria e sossego a partir de uma prisão. Ele não diz que os problemas são pequenos. Mostra o que faz com eles: transforma cada preocupação em pedido, e junta ao pedido algum agradecimento. Então a paz de Deus fica de guarda à porta do coração, como um soldado que não dorme. Ele convida também a reparar no que é verdadeiro, justo e amável. Que coisa assim está hoje ao seu alcance?',
      'É a última noite, e os amigos pressentem a despedida. Jesus sabe o que vem e, mesmo assim, fala de paz. Não é a paz de quem escapou, e também não é a que o mundo costuma oferecer, com prazo e condição. É a dele próprio, dada a pessoas que dali a pouco vão tremer. Ele promete ainda o Espírito, que ensina e lembra. Ninguém precisa guardar tudo na cabeça. Há quem nos ajude a recordar.',
    ],
  },
  a_quieter_mind: {
    title: 'Um coração mais quieto',
    description:
      'Cinco leituras para quando os pensamentos não param. Pássaros, uma criança no colo, uma noite acordada e um pastor com o seu rebanho ensinam a descansar um pouco em Deus.',
    reflections: [
      'Jesus aponta para o céu e para o campo. Os pássaros não têm celeiro, as flores não fiam, e o Pai cuida deles. Ele fala a gente pobre, que sabia o que era não ter certeza do jantar, e por isso as suas palavras não são descuido. São um convite a pôr cada preocupação no tamanho de um dia. O amanhã ainda não chegou. O que pertence só a hoje, entre as coisas que ocupam o seu pensamento?',
      'Este salmo é dos mais curtos, e cabe em uma respiração. Quem o canta deixou de lado as coisas altas demais e se compara a uma criança pequena no colo da mãe. Ela não está pedindo nada. Está só ali, e isso basta. A alma inquieta não se cala por ordem, mas pode ser acalmada aos poucos, como se embala alguém. Há perguntas grandes que hoje podem ficar no chão, ao lado da cadeira.',
      'Isaías canta uma cidade forte, de portas abertas, e uma paz guardada em quem se apoia em Deus. A rocha de que ele fala não é um sentimento, que vai e vem. É o próprio Senhor. No fim da leitura há uma confissão noturna: a alma o deseja na escuridão e o procura cedo. Talvez você conheça essas horas de olhos abertos no escuro. Elas também podem ser um lugar de encontro, com poucas palavras.',
      'Pedro escreve a pessoas que sofrem, e fala de lançar as preocupações sobre Deus. O gesto é de quem descarrega um fardo pesado nas costas de alguém mais forte. Ele não esconde que existe um adversário, nem que a luta é dura. Lembra que em outros lugares há irmãos vivendo o mesmo. E aponta para o Deus de toda graça, que firma e fortalece. Qual é o peso que hoje você mais gostaria de descarregar?',
      'O salmo começa falando de Deus como pastor: ele leva, ele conduz, ele refaz as forças. Depois o caminho entra em um vale escuro, e nesse ponto a conversa muda. Quem canta já não fala sobre Deus, fala com ele. A mesa é posta à vista dos inimigos, e o copo transborda. O perigo não sumiu, mas a companhia é certa. Em que trecho do caminho você está: no pasto, no vale, ou perto da mesa?',
    ],
  },
  morning_will_come: {
    title: 'A esperança nas horas escuras',
    description:
      'Cinco leituras para tempos de tristeza e de espera. Elas não apressam ninguém a sorrir. Mostram pessoas que choraram diante de Deus e encontraram, nele, um motivo para continuar.',
    reflections: [
      'No meio de um livro de lágrimas, com a cidade em ruínas, alguém faz um esforço de memória. Lembra-se da aflição, que amarga a boca, e lembra-se também de outra coisa: a misericórdia de Deus não acabou, e a cada manhã é nova. Não é um otimismo fácil. Quem fala continua sentado no pó, em silêncio, à espera. Deus não tem prazer na dor de ninguém, diz ele. Que lembrança poderia fazer companhia à sua espera de hoje?',
      'Uma corça procura água em terra seca. Assim se sente quem canta este salmo, longe do templo, com as lágrimas por comida e a zombaria nos ouvidos. Ele conversa com a própria alma, pergunta por que está tão abatida e lhe fala de esperança. E precisa repetir, porque uma vez não bastou. Há nisso um consolo: a fé também pode repetir a mesma frase muitas vezes. O que você diria com ternura à sua própria alma?',
      'Paulo escuta um gemido no mundo inteiro, como o de um parto. A criação geme, nós gememos, e até o Espírito intercede com gemidos que não cabem em palavras. Ele não chama o sofrimento de bom. Diz que a glória que se espera é maior, e que Deus, em todas as coisas, trabalha para o bem dos que o amam. Quando a oração não passa de um suspiro, esse suspiro já tem quem o leve.',
      'O profeta convida a olhar para o alto: cada estrela é chamada pelo nome, e nenhuma falta. O povo, cansado, pensava que Deus tinha perdido de vista o seu caminho. Isaías responde com a imagem de um Deus que não se fatiga e que dá forças a quem já não tem. Alguns voam, outros correm, outros apenas andam. Andar sem desfalecer também está na lista, e há dias em que é exatamente isso que se pede.',
      'Pedro escreve a cristãos espalhados, que passam por provações, e começa bendizendo a Deus. Fala de uma esperança viva, porque Jesus ressuscitou, e de uma herança guardada onde nada a estraga. Não nega que por agora há tristeza. Compara a fé ao ouro, que passa pelo fogo e ali mostra o que é. Eles amavam a quem nunca tinham visto. Você faz parte dessa mesma fila comprida de gente que ama sem ver.',
    ],
  },
  the_stone_rolled_away: {
    title: 'A pedra removida',
    description:
      'Quatro leituras sobre a ressurreição de Jesus: mulheres ao amanhecer, um jardim, uma estrada e uma carta. Cada pessoa chega à notícia no seu passo, com espanto e com lágrimas.',
    reflections: [
      'As mulheres vão ao túmulo bem cedo, com perfumes preparados. Esperam cumprir um último dever de amor e encontram a pedra fora do lugar. Ficam perplexas, depois com medo, e só então ouvem a notícia. Quando a contam aos apóstolos, quase ninguém acredita. Pedro corre, inclina-se, vê os panos e volta pensativo. A Páscoa começa assim, com espanto e perguntas. Há lugar nela para quem corre e para quem ainda não sabe o que pensar.',
      'Maria chora do lado de fora do túmulo. Com os olhos molhados, ela vê Jesus e pensa que é o jardineiro. Ele pergunta por que ela chora e a quem procura. Depois diz apenas o nome dela, e tudo muda. Não houve explicação nem prova, houve uma voz conhecida. Em seguida ela recebe uma tarefa, a de contar aos outros. Para muitas pessoas a fé começa assim: descobrindo, no meio do choro, que alguém sabe o seu nome.',
      'Dois discípulos deixam Jerusalém com o rosto triste, falando do que esperavam e não aconteceu. Um desconhecido caminha com eles, escuta a história inteira e abre as Escrituras. Só à mesa, quando ele parte o pão, os olhos se abrem. Ele tinha estado ali o tempo todo, ao passo deles, na direção errada. Depois voltam na mesma hora, com a noite já caindo. Em que caminhada recente você não percebeu que havia companhia ao seu lado?',
      'Em Corinto havia quem dissesse que os mortos não ressuscitam. Paulo responde sem rodeios: se Cristo não ressuscitou, a fé é vazia e a pregação também. Tudo depende disso. Então ele anuncia que Cristo ressuscitou, como os primeiros frutos de uma colheita que ainda virá. A morte é chamada de inimiga, a última a ser vencida. Quem já se despediu de alguém pode ler estas linhas devagar, com a saudade no colo e sem pressa.',
    ],
  },
  how_god_loves: {
    title: 'Como Deus ama',
    description:
      'Quatro leituras sobre um amor que procura, espera, se entrega e não solta. Histórias contadas por Jesus e duas cartas antigas ajudam a conhecer o coração de Deus.',
    reflections: [
      'Falta uma ovelha em cem, falta uma moeda em dez. O pastor sai pelo campo, a mulher acende a lamparina e varre a casa inteira. Nenhum dos dois faz as contas do que ainda resta. Quando encontram, chamam os vizinhos e fazem festa. Jesus conta isso a quem reclamava de ele comer com gente malvista. É assim, diz ele, a alegria no céu. Ninguém é apenas um número em um conjunto que já está grande.',
      'O filho volta com um discurso pronto, e o pai não o deixa chegar ao fim. Correu ao seu encontro quando ele ainda estava longe. O abraço vem antes da explicação, e depois a roupa, o anel, a festa. Lá fora está o outro filho, que sempre cumpriu tudo e não consegue entrar. O pai sai também por ele. A história termina sem dizer o que o mais velho decidiu. Em qual dos dois você se reconhece hoje?',
      'João escreve com palavras simples, e volta sempre à mesma fonte: Deus é amor, e o mostrou ao enviar o Filho. O amor não começou em nós. Por isso ele pode lançar fora o medo, que vive à espera de castigo. E logo a carta desce ao chão de todos os dias: quem ama a Deus, que não se vê, aprende a amar o irmão, que se vê. Que rosto bem concreto aparece quando você lê isso?',
      'Paulo faz perguntas, uma atrás da outra, como quem bate em uma parede para ver se aguenta. Quem pode acusar? Quem pode condenar? O que poderia nos separar do amor de Cristo? Ele enumera fome, perigo, espada, e depois a morte e a vida, o presente e o futuro. Nada disso tem força para tanto. Ele não promete que essas coisas não venham. Diz que nenhuma delas chega até o fundo, onde Deus segura.',
    ],
  },
  loving_the_people_near: {
    title: 'Amar quem está perto',
    description:
      'Cinco leituras sobre o amor de todos os dias: paciente, atento, leal, capaz de perdoar e de servir. Começam com um poema e terminam com uma bacia de água.',
    reflections: [
      'Este capítulo costuma ser lido em casamentos, mas foi escrito a uma igreja que brigava. Paulo diz que os maiores dons, sem amor, fazem só barulho. Então descreve o amor por aquilo que ele faz e deixa de fazer: espera, não se gaba, não guarda a conta do mal, alegra-se com a verdade. É um retrato de Jesus antes de ser um espelho para nós. Qual dessas palavras seria um presente hoje na sua casa ou no seu trabalho?',
      'Um especialista na lei quer saber até onde vai a obrigação de amar. Jesus responde com um homem caído à beira da estrada. Dois passam ao largo, cada um com as suas razões. Um samaritano, de quem ninguém esperava nada, vê, comove-se, aproxima-se, gasta tempo, azeite e dinheiro. A pergunta vira do avesso: já não é quem é o meu próximo, e sim de quem me faço próximo. Pode ser que você também já tenha estado naquela estrada, no chão.',
      'Noemi perdeu o marido e os filhos, e pede que a chamem de amarga. Não esconde de ninguém que se sente vazia. Rute tem motivos para voltar à própria terra, e escolhe ficar ao lado dela. Não faz um discurso para consolar. Caminha junto. As duas chegam a Belém no começo da colheita, e Noemi ainda não consegue ver o que isso pode significar. Quem ficou ao seu lado em um tempo em que você não tinha nada a oferecer?',
      'Pedro procura um número, e Jesus responde com uma conta que ninguém consegue fazer. Depois fala de um servo perdoado de uma dívida imensa, que sai dali e aperta a garganta de um colega por pouco dinheiro. Perdoar não é dizer que nada aconteceu, nem voltar para onde se corre perigo. É soltar a garganta do outro e entregar a conta a Deus. Isso leva tempo. De que perdão recebido você gostaria de se lembrar hoje?',
      'Jesus sabe que a sua hora chegou, e o que faz é levantar-se da mesa, pegar uma toalha e encher uma bacia. Lava os pés empoeirados dos amigos, também os de quem vai traí-lo. Pedro resiste, porque é difícil deixar-se servir. Antes de ensinar a lavar os pés dos outros, Jesus os lava. Amar começa por aí, recebendo. Que cuidado simples alguém lhe deu nestes dias, e que bacia está hoje ao alcance das suas mãos?',
    ],
  },
  small_faith: {
    title: 'Uma fé pequena basta para começar',
    description:
      'Cinco leituras sobre pessoas que creram com dificuldade. Um pai aflito, um homem sob as estrelas, um pescador nas ondas e um amigo que duvidou fazem companhia a quem tem pouca fé.',
    reflections: [
      'Um pai traz o filho que sofre desde pequeno. Já pediu ajuda aos discípulos, e não adiantou. Diante de Jesus ele diz a frase mais honesta do Evangelho: crê, e precisa de ajuda na sua falta de fé. As duas coisas, no mesmo fôlego. Jesus não o manda embora para voltar com uma fé melhor. Atende ali mesmo. Mais tarde, em casa, fala aos discípulos sobre a oração. Esse pai empresta as suas palavras a quem hoje só tem metade.',
      'A carta aos Hebreus abre um álbum de família. Abel, Enoque, Noé, Abraão e Sara não viram por inteiro o que lhes foi prometido, e seguiram assim mesmo. Abraão saiu sem saber para onde ia e morou em tendas, como quem está de passagem. A fé aparece aqui menos como certeza e mais como um modo de andar, com os olhos em uma cidade construída por Deus. Quem, na história da sua vida, andou assim à sua frente?',
      'É madrugada, o vento está contra, e os discípulos remam com os braços cansados. Quando veem Jesus sobre as águas, gritam de medo. Pedro pede para ir até ele, dá alguns passos, olha para as ondas e começa a afundar. Só tem tempo para uma oração muito curta. A mão de Jesus vem na mesma hora, e a pergunta só depois. A fé era pequena, a mão era firme. Também uma oração de poucas palavras é ouvida.',
      'Abrão já não é moço, não tem filhos, e diz isso a Deus sem enfeites. Em vez de uma explicação, é levado para fora da tenda, sob o céu da noite, e convidado a contar as estrelas. Nada muda naquela hora: a tenda continua vazia. Mesmo assim ele confia em quem falou, e Deus recebe essa confiança como justiça. Às vezes ajuda sair um pouco de dentro da tenda. O que o céu de hoje lembra a você?',
      'Tomé não estava quando os outros viram Jesus. Não consegue viver da experiência deles, e diz do que precisa para crer. Durante uma semana fica com os amigos, que não o expulsam. Então Jesus vem e lhe oferece exatamente as feridas que ele queria tocar. Tomé responde com a confissão mais alta do Evangelho de João. O caminho até ela passou pela dúvida. E quem não viu, diz Jesus, também tem parte nesta alegria.',
    ],
  },
  learning_to_trust: {
    title: 'Aprender a confiar',
    description:
      'Sete leituras sobre a confiança posta à prova: uma partida, um mar à frente, uma farinha que acaba, uma fornalha, um medo, uma colheita perdida e um pedido de longe.',
    reflections: [
      'Deus chama Abrão para fora da terra, da parentela e da casa do pai. Não lhe entrega um mapa, apenas uma promessa: ele será bênção, e por meio dele todas as famílias. Abrão parte já com setenta e cinco anos, levando o que tem. Pelo caminho vai levantando altares, como quem deixa marcas para não esquecer. Confiar, aqui, é dar o passo que se conhece. Há algum lugar conhecido de que a vida está pedindo que você se despeça?',
      'Atrás vêm os carros do faraó, à frente está o mar. O povo grita, e acusa Moisés de o ter levado para morrer no deserto. Não é uma fé bonita, é pânico. E Deus age assim mesmo. A nuvem se põe entre eles e o perigo, o vento sopra a noite toda, e abre-se um caminho no meio das águas. Antes de poder cantar, precisaram atravessar. Deus não esperou que estivessem calmos para cuidar deles.',
      'Elias anuncia a seca, e a seca chega também para ele. Primeiro são os corvos que trazem pão, depois o riacho seca. Deus o manda a uma viúva estrangeira que junta lenha para a última refeição. Ela tem um punhado de farinha e um pouco de azeite, e reparte. A vasilha não fica cheia, apenas não acaba. É um cuidado na medida de cada dia. O que, na sua cozinha ou na sua força, parece hoje só um punhado?',
      'Três jovens estão diante de um rei furioso e de uma fornalha acesa. Respondem que o seu Deus pode livrá-los, e acrescentam que, mesmo que não o faça, não vão adorar a estátua. Essa ressalva guarda uma confiança que não negocia. Eles são lançados no fogo, e ali o rei vê uma quarta figura caminhando com eles. Não foram poupados das chamas. Tiveram companhia dentro delas, e saíram sem cheiro de fumaça.',
      'Davi está nas mãos dos filisteus, e o seu salmo não finge coragem. Ele teme, e no próprio medo decide confiar. As duas frases ficam lado a lado, e ele volta a elas mais de uma vez. Depois há uma imagem de grande ternura: Deus recolhe as lágrimas em um odre e as anota em seu livro. Nenhuma se perde. As suas também não passam despercebidas, nem aquelas que caíram sem testemunhas.',
      'O corpo de Habacuque treme, os lábios vacilam. Ele sabe que vêm tempos duros. Então imagina o pior, coisa por coisa: a figueira sem flor, a videira sem uvas, o curral vazio. E no fim dessa lista escreve que ainda assim se alegrará em Deus. Não se alegra com a perda. Alegra-se em quem permanece quando tudo o mais falta. Não é preciso sentir isso hoje. Pode bastar saber que alguém, tremendo, escreveu estas linhas.',
      'Um oficial romano, de fora do povo de Israel, pede por um servo que sofre. Não se acha digno de receber Jesus em casa, e crê que uma palavra dita de longe é suficiente. Ele entende de ordens, e reconhece em Jesus uma autoridade que serve à vida. Jesus se admira, o que os Evangelhos contam poucas vezes. A fé dele é simples: não calcula a distância. Por quem você gostaria de pedir hoje, estando longe?',
    ],
  },
  wise_words: {
    title: 'Palavras sábias para a vida',
    description:
      'Sete leituras de Provérbios, de Eclesiastes e da carta de Tiago. Falam do coração, da boca, das mãos e do tempo, em conselhos curtos para levar no bolso durante o dia.',
    reflections: [
      'Um pai fala a um filho, com a voz de quem já andou bastante. Pede que a bondade e a fidelidade fiquem penduradas ao pescoço, como um colar que se leva a toda parte. Fala de confiar em Deus de coração inteiro e de não se achar esperto demais. Depois toca na colheita, no corpo e também na correção, que vem do amor. Qual desses assuntos está mais perto da sua vida agora: o coração, os bens ou o caminho?',
      'Ouvidos, olhos, coração, boca, pés: o corpo inteiro aparece nesta leitura. No centro está o coração, de onde brotam as fontes da vida, e que por isso se guarda com mais cuidado do que qualquer cofre. Guardar não é trancar. É reparar no que entra e no que sai, para onde o olhar se demora, em que chão o pé pisa. O que tem enchido o seu coração nestes dias, e que água tem saído dele?',
      'Há quem espalhe e fique com mais, e há quem segure e fique mais pobre. O sábio olha para a vida e nota essa conta estranha, em que a mão aberta recebe. Ele não oferece uma receita para enriquecer. Fala do trigo retido enquanto os outros têm fome, e da folha que continua verde porque tem boa raiz. Quem tem pouco também sabe regar: com tempo, com atenção, com uma palavra. De que água alguém perto de você precisa?',
      'Uma resposta branda desvia a raiva, e uma palavra dura a acende. Todo mundo já viu isso acontecer em uma cozinha. Provérbios compara a língua que cura a uma árvore de vida, com sombra e frutos, e lembra que os olhos de Deus veem tanto os maus como os bons. Falar com brandura não é calar a verdade nem aceitar maus-tratos. É dar à verdade uma voz que o outro consiga ouvir. Com quem isso importa hoje?',
      'O coração faz planos, e é bom que os faça. Mas a última palavra e o passo seguro vêm de Deus. Esta leitura não despreza a agenda, apenas a coloca em mãos maiores. Convida a confiar a Deus aquilo que se vai fazer, e lembra que ele pesa também os motivos, que a gente nem sempre enxerga. Melhor pouco com justiça do que muito sem ela. Que plano você gostaria de pôr hoje nas mãos dele, sem apertar os dedos?',
      'Nascer e morrer, plantar e arrancar, chorar e rir: o poema de Eclesiastes embala como uma onda. Ele não diz que cada hora é boa. Diz que cada uma tem o seu tempo, e que Deus pôs no coração humano uma saudade de eternidade, sem que a gente consiga ver a obra do começo ao fim. No meio disso, comer, beber e alegrar-se com o trabalho são presentes. Em que verso deste poema você está vivendo?',
      'Tiago pergunta quem é sábio, e não pede diplomas. Olha para a conduta. Existe uma esperteza que vem com inveja e disputa, e que deixa tudo em desordem. E existe uma sabedoria que vem do alto: pura, pacífica, gentil, que se deixa convencer, cheia de misericórdia. O fruto dela é a justiça, semeada por quem faz a paz. Talvez lhe venha à mente uma pessoa assim. O que se sente quando se está perto dela?',
    ],
  },
  before_i_decide: {
    title: 'Antes de decidir',
    description:
      'Quatro leituras para quando há uma escolha pela frente. Um rei jovem, uma carta, um salmo e um conselho de Paulo ajudam a pedir luz e a escutar com calma.',
    reflections: [
      'Salomão acaba de se tornar rei e se sente como um menino que não sabe entrar nem sair. Em sonho, Deus lhe pergunta o que deseja. Ele poderia pedir vida longa ou riqueza, e pede um coração que saiba escutar, para distinguir o bem do mal. O pedido agrada a Deus. Antes de resolver qualquer caso, ele reconhece o tamanho da tarefa e o seu próprio tamanho. Se a mesma pergunta chegasse hoje a você, o que pediria?',
      'Tiago escreve a pessoas em provação, e liga a prova à paciência, que amadurece devagar. No meio disso fala de sabedoria: a quem falta, que a peça, porque Deus dá com generosidade e sem jogar nada na cara. Depois usa a imagem de uma onda levada pelo vento, de um lado para o outro. Quem está para decidir conhece esse balanço. Pedir já é uma forma de lançar âncora. O que, na sua pergunta de agora, mais balança?',
      'Quem canta este salmo pede a Deus que lhe mostre os caminhos, e pede também perdão pelos erros da juventude. As duas coisas vêm juntas: o passado pesa, e ainda é preciso andar. Deus é descrito como bom e reto, alguém que ensina os humildes e não expulsa quem errou a estrada. No fim aparece algo surpreendente: uma intimidade com Deus, oferecida a quem o respeita. Há alguma escolha antiga que ainda fala alto demais na sua decisão de agora?',
      'Paulo fala do corpo e da mente: a vida inteira oferecida a Deus, e um modo de pensar que vai sendo renovado. É assim, diz ele, que se aprende a perceber o que é bom. Logo depois vem a medida justa de si, nem grande demais, e um corpo com muitos membros, cada qual com o seu dom. Ninguém discerne nem serve a sós. Que dom seu está em jogo nesta escolha, e que outras partes do corpo poderiam ajudar?',
    ],
  },
  forgiven_and_free: {
    title: 'Perdão que liberta',
    description:
      'Cinco leituras sobre a misericórdia. Um rei arrependido, uma mulher diante das pedras, um homem em uma árvore e um profeta mostram como Deus recebe quem volta.',
    reflections: [
      'Davi fez um mal grave, e já não tem como se esconder. O seu salmo não traz desculpas nem explicações. Pede misericórdia, pede para ser lavado, e pede mais do que ser desculpado: um coração novo, um espírito firme, a alegria de volta. Ele sabe que Deus não despreza um coração quebrado. A verdade, dita assim, não esmaga, abre a janela. Há alguma coisa que você gostaria de dizer a Deus hoje sem nenhum porém?',
      'Arrastam uma mulher para o meio, e os homens que a acusam querem usá-la como armadilha. Jesus se inclina e escreve no chão. Quando fala, devolve a cada um o olhar sobre si, e as pedras vão caindo, a começar pelos mais velhos. Ficam os dois. Ele não a condena, e abre diante dela uma vida diferente. Primeiro a acolhida, depois o caminho. Você pode ler esta cena no lugar de quem segura uma pedra ou de quem está no centro.',
      'A carta fala de mortos que voltaram a viver. Não por esforço próprio, mas porque Deus é rico em misericórdia e amou quando nada havia para merecer. É graça, é presente, e por isso ninguém tem do que se gabar, e ninguém precisa se comparar. No fim vem uma imagem bonita: somos obra das mãos dele, feitos para boas obras preparadas de antemão. O bem que se faz não compra o amor. Nasce dele, como fruto.',
      'Zaqueu é rico, malvisto e baixo. Para ver Jesus, sobe em uma árvore, coisa que um homem importante não faz. Jesus para, olha para cima, chama-o pelo nome e se convida para a casa dele. A multidão reclama. Dentro da casa, sem que se ouça nenhum sermão, Zaqueu abre as mãos: quer dar metade aos pobres e devolver o que tirou. O olhar veio primeiro, a mudança veio depois. De que árvore você costuma olhar para Jesus?',
      'O livro de Miqueias tem páginas severas, e termina com espanto. Que Deus é este, que perdoa e passa por cima da culpa, e que tem prazer na bondade? O profeta procura imagens: Deus pisa as faltas debaixo dos pés e as lança no fundo do mar. O fundo do mar não é uma gaveta, onde se volta a procurar. Talvez exista uma lembrança que você continua pescando. Nesta leitura, é possível deixá-la mais uma vez na água.',
    ],
  },
  enough_for_today: {
    title: 'O bastante para hoje',
    description:
      'Seis leituras sobre a graça que sustenta um dia de cada vez: pão no deserto, força na fraqueza, descanso, misericórdia e um lugar guardado à mesa de um rei.',
    reflections: [
      'De manhã o chão do deserto aparece coberto de algo fino como geada. O povo pergunta o que é aquilo, e Moisés responde que é o pão que Deus lhes dá. Cada família recolhe conforme precisa. Quem guarda para amanhã encontra bichos. É um ensino paciente, repetido a cada dia: o cuidado de Deus não se estoca, recebe-se. Esse pão tinha a medida de um dia. O que seria, para você, o bastante de hoje, e só de hoje?',
      'Paulo tem um espinho que o atormenta, e não sabemos qual é. Três vezes pediu que lhe fosse tirado. A resposta que recebeu não foi a que queria: a graça é suficiente, e a força de Deus aparece na fraqueza. Paulo não diz que deixou de doer. Descobre que a dor não o separa de Cristo. Cada pessoa tem direito de pedir alívio, e mais de uma vez. Também aí a graça faz companhia.',
      'Jesus agradece ao Pai por se mostrar aos pequenos, e em seguida abre os braços a quem está sob cargas pesadas. Não oferece uma vida sem tarefas, oferece um jugo, que é coisa de dois, e diz que o seu é suave, porque ele é manso. Dois animais debaixo do mesmo jugo dividem o peso e o passo. Nisto há descanso, mesmo com o caminho ainda pela frente. Que peso você vem puxando como se não houvesse ninguém ao lado?',
      'Em poucas linhas, a carta a Tito diz que a graça de Deus apareceu, como a luz quando amanhece, e que ela ensina. Não ensina com a vara. Educa com paciência a deixar o que faz mal e a viver com sobriedade, justiça e piedade no tempo de agora. Entre o que já apareceu e o que ainda se espera, existe o dia de hoje. O que a graça tem ensinado a você, mesmo que devagar, nos últimos tempos?',
      'Há um sumo sacerdote que conhece a nossa fraqueza por dentro, porque foi provado em tudo, sem pecado. É assim que a carta aos Hebreus fala de Jesus. Por isso o trono de Deus tem um nome inesperado, trono da graça, e chega-se a ele com confiança. Não é preciso arrumar o rosto antes de entrar. Lá se encontra misericórdia, e ajuda na hora certa. Com que necessidade você chegaria hoje, se a porta estivesse aberta? Ela está.',
      'Davi pergunta se ainda resta alguém da casa de Saul, a quem possa mostrar bondade por amor a Jônatas. Trazem Mefibosete, que não anda e vive longe, com medo do que o rei possa querer. Ele se chama de cão morto. Davi lhe devolve as terras e lhe dá um lugar à sua mesa, todos os dias, como a um dos filhos. Ele não fez nada para isso: havia uma aliança antes dele. A graça costuma ter essa forma de cadeira puxada.',
    ],
  },
};
