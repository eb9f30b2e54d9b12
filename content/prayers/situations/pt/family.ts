// Brazilian Portuguese prayers for marriage, family, friendship and loneliness.
import type { SituationPrayers } from '../situation.ts';

export const family = {
  'marriage-trouble': {
    self: {
      title: 'Quando o casamento vai mal',
      text: [
        'Senhor, o nosso casamento perdeu o jeito. Ou brigamos, ou passamos um pelo outro como vizinhos de corredor. Sei de cor o que me magoou. O que eu fiz, lembro com mais dificuldade.',
        'Abaixa o tom das nossas vozes. Dá-nos uma hora sem celular e sem pressa, para dizer e para escutar. Que eu consiga pedir perdão primeiro, naquilo que me cabe, e falar com franqueza do que me dói. Se não der para sair disso a dois, dá-nos humildade para procurar ajuda. Lembra-nos do começo, do riso, da razão daquela escolha. Onde o vinho acabou, Jesus, vem outra vez à nossa mesa. Amém.',
      ].join('\n\n'),
    },
    other: {
      title: 'Por um casal em crise',
      text: [
        'Pai, duas pessoas que um dia se escolheram agora se ferem, ou nem se falam mais. Eu conheço um pedaço da história. Não quero tomar partido, quero pedir por essa casa.',
        'Entra na cozinha, no quarto, no silêncio depois da briga. Desarma as palavras. Mostra a cada um a dor do outro, e também a própria parte. Traz gente séria para ajudar, e dá-lhes disposição para aceitar essa ajuda antes que seja tarde. Guarda os filhos, se houver, de servirem de recado ou de escudo. Livra-me de fofoca e de conselho fácil. Que a verdade e a ternura voltem a morar no mesmo lugar. Tu sabes recomeçar; ensina-lhes. Amém.',
      ].join('\n\n'),
    },
  },
  infidelity: {
    self: {
      title: 'Depois de uma traição',
      text: [
        'Meu Deus, descobri a mentira, e tudo o que parecia firme balançou. Olho as fotos e pergunto o que era verdade. Numa hora quero gritar, na outra quero que nada tenha acontecido. Tenho vergonha, e a vergonha nem é minha.',
        'Segura-me enquanto o chão se mexe. Não me deixes decidir a vida inteira numa noite de raiva. Dá-me um lugar seguro, duas ou três pessoas de confiança, e tempo. Devolve-me o respeito por mim, que essa traição tentou levar. Se existir um caminho a dois, que comece pela verdade. Se não existir, mostra-me que ainda há vida adiante. Jesus, um amigo te vendeu; tu conheces este gosto. Fica comigo. Amém.',
      ].join('\n\n'),
    },
    other: {
      title: 'Por alguém que sofreu uma traição',
      text: [
        'Senhor, uma pessoa que confiava foi traída no que tinha de mais íntimo, e a dor não a deixa comer nem dormir. Eu a trago até ti, ferida, quando já duvida do passado, do espelho e de todo mundo.',
        'Cuida dela com a tua delicadeza. Diz ao seu coração que a culpa do outro não diminui o seu valor. Dá-lhe calma antes das decisões e luz quando chegar a hora. Que ninguém a empurre, nem para voltar, nem para partir, nem para perdoar depressa. Chama à verdade quem traiu. Cura o que foi rasgado, do modo que só tu sabes. De mim, faz ouvidos pacientes e boca fechada. Amém.',
      ].join('\n\n'),
    },
  },
  divorce: {
    self: {
      title: 'Na separação',
      text: [
        'Pai, o que eu prometi e esperei que durasse está acabando. Há papéis para assinar, móveis para dividir, perguntas que eu não queria responder. Choro por uma pessoa que continua viva, e também pela velhice que imaginei a dois.',
        'Não deixes que eu me resuma a este fracasso. Onde errei, ajuda-me a reconhecer; onde sofri, cuida de mim. Que os acordos sejam justos e as conversas, menos duras. Se há filhos nesta história, cobre-os com o teu amor e livra-nos de usá-los. Ensina-me a jantar nesta casa mais silenciosa sem perder a esperança. Tu não rompes comigo. É daí que começo de novo. Amém.',
      ].join('\n\n'),
    },
    other: {
      title: 'Por alguém que se separa',
      text: [
        'Deus fiel, uma casa se desfaz, e eu te apresento uma pessoa que passa por essa separação. Do lado de fora muitos comentam. Do lado de dentro é preciso achar endereço, dinheiro, explicações para dar e um jeito de dormir.',
        'Sê tu o teto dela neste tempo. Dá-lhe bons conselhos, amizades que não joguem lenha, e justiça em tudo o que for decidido. Acalma a raiva dos dois lados. Protege os filhos, se houver, para que ninguém lhes peça que escolham. Quando a poeira baixar, mostra-lhe que a vida não terminou ali. E a mim, dá lealdade sem curiosidade, e um lugar a mais na minha mesa. Amém.',
      ].join('\n\n'),
    },
  },
  breakup: {
    self: {
      title: 'Depois do fim de um namoro',
      text: [
        'Senhor, acabou, e eu ainda não sei viver do lado de cá desse fim. Pego o celular sem motivo. Passo pelos mesmos lugares e tudo conta a mesma história. Pergunto o que faltou em mim, e essa pergunta não tem fundo.',
        'Leva a sério a minha tristeza, ainda que digam que logo passa. Não me deixes implorar, nem vingar, nem correr para o primeiro colo. Dá-me amigos, sono, trabalho para as mãos. O que foi bonito, ajuda-me a guardar sem amargura; o que foi ruim, cura. Antes desse amor a minha vida já era tua, e continua sendo. Arruma o meu coração devagar, do teu jeito. Amém.',
      ].join('\n\n'),
    },
    other: {
      title: 'Por alguém depois do fim de um namoro',
      text: [
        'Pai, terminou uma história de amor, e uma pessoa que conheço ficou com os pedaços. Há quem ache exagero. Tu não achas. Tu fizeste o coração, e sabes como ele sangra sem que se veja.',
        'Consola-a nas horas mais compridas, quando a saudade pega o telefone. Não a deixes acreditar que não merece amor. Dá-lhe fome, sono, vontade de sair de casa, uma risada que chegue sem aviso. Que não se perca em comparações nem em vinganças. Mostra-me quando convidar e quando apenas ficar junto. E no tempo certo, Senhor, que ela olhe para trás com paz e para a frente com gosto. Amém.',
      ].join('\n\n'),
    },
  },
  wedding: {
    self: {
      title: 'Pelo nosso casamento',
      text: [
        'Deus do amor, no meio de convites, listas e contas, quero falar contigo do que importa. Vamos unir as nossas vidas diante de ti, e o meu coração está cheio, com um pouco de frio na barriga.',
        'Abençoa a pessoa a quem digo sim. Ensina-nos a cuidar um do outro nos dias comuns, que serão quase todos. Que saibamos brigar sem humilhar e fazer as pazes antes do sono. Guarda-nos do orgulho, do silêncio comprido, da pressa que não deixa conversar. Faz da nossa casa um lugar com cadeira sobrando. Lembra-te dos que fazem falta nesta festa. Foste convidado em Caná; entra também, e fica para a vida toda. Amém.',
      ].join('\n\n'),
    },
    other: {
      title: 'Por um casamento',
      text: [
        'Senhor, duas pessoas dizem sim uma à outra, e a alegria delas respinga em nós. Eu te agradeço por esse encontro, por tudo o que teve de acontecer para que se achassem neste mundo tão grande.',
        'Abençoa a promessa que fazem. Que ela aguente rotina, boleto, doença, mau humor e saudade. Dá-lhes conversa boa, mesa farta ou pelo menos repartida, fé que se reza junto. Que nenhum dos dois precise ficar menor para o outro crescer. Quando vier a crise, manda luz e amigos de juízo. Faz de nós uma rede que sustenta sem apertar. E que, vivendo com eles, a gente entenda melhor como tu amas. Amém.',
      ].join('\n\n'),
    },
  },
  newborn: {
    self: {
      title: 'Pelo nascimento de uma criança',
      text: [
        'Nasceu, Senhor! Está aqui, tão pequena gente, com uma força que enche a casa. Olho essas mãos, esse sono, essa boca que procura, e a única palavra que me vem é louvor.',
        'Eu te agradeço pela chegada, por quem ajudou no parto, pelo primeiro choro que todos esperavam. Abençoa a mãe e devolve-lhe as forças. Dá saúde a esta criança, e a nós, paciência às três da manhã. Que não lhe falte leite, colo, canção, nem quem a corrija com amor. Ela não é propriedade nossa; é presente teu, e a ti a apresentamos. Guarda cada respiração, e faz-nos crescer junto com ela. Bendito sejas. Amém.',
      ].join('\n\n'),
    },
    other: {
      title: 'Por um bebê que nasceu em outra família',
      text: [
        'Pai da vida, chegou um bebê, e a notícia deixou o dia mais claro. A criança não é da minha casa, mas a alegria também é minha. Eu te louvo por esse milagre comum, que nunca se repete.',
        'Abençoa a criança, da cabeça aos pés. Que cresça com saúde e sem medo. Cuida da mãe no corpo e no ânimo, e que alguém perceba se a tristeza a visitar. A quem está em volta, dá mãos jeitosas, sono em pedaços suficientes e bom humor. Se houver dificuldade, que a ajuda chegue antes da vergonha. Ensina-nos a levar comida pronta e poucos palpites. Que essa vida conheça cedo o teu amor. Amém.',
      ].join('\n\n'),
    },
  },
  parenting: {
    self: {
      title: 'Na educação dos filhos',
      text: [
        'Senhor, educar é mais difícil do que eu imaginava. Perco a paciência por causa de um tênis, depois olho a criança dormindo e o coração aperta. Vejo outras famílias que parecem acertar sempre. Eu vou tentando.',
        'Dá-me calma na hora do grito e firmeza na hora do sim e do não. Ensina-me a pedir perdão a gente menor do que eu, e a brincar sem olhar o relógio. Mostra-me o que cada um dos meus filhos precisa, pois são diferentes. Perdoa o que fiz mal e conserta o que eu não consigo. Que aprendam de mim, apesar de mim, que existe um Pai bom. Sustenta-me hoje. Amém.',
      ].join('\n\n'),
    },
    other: {
      title: 'Por alguém que cria filhos',
      text: [
        'Pai, eu te peço por uma pessoa que cria filhos. Quem vê a birra no mercado não vê as noites, as contas, as lições de casa, a marmita, a preocupação que não dorme.',
        'Dá-lhe paciência nova a cada manhã e autoridade sem dureza. Que tenha com quem dividir o cansaço, e algumas horas só para si, sem culpa. Supre o que falta, de dinheiro, de tempo, de presença. Ilumina as conversas difíceis, principalmente as da adolescência. Protege os filhos por onde andarem. Livra-me de criticar e mostra-me como aliviar, ficando com as crianças, por exemplo. Que nessa casa se ria bastante e se perdoe depressa. Amém.',
      ].join('\n\n'),
    },
  },
  'child-astray': {
    self: {
      title: 'Por um filho ou uma filha que se afastou',
      text: [
        'Senhor, criei com amor, com erros também, e hoje não consigo alcançar o coração que saiu de perto de mim. Há conversas que acabam em porta batida. Tenho medo das companhias, das madrugadas, do telefone que toca fora de hora.',
        'Vai tu atrás, onde os meus pés não chegam. Guarda essa vida de todo perigo. Põe no caminho gente boa, uma lembrança, um cansaço daquilo que faz mal. Ensina-me a deixar a porta aberta sem aceitar a mentira, e a falar menos e orar mais. Alivia a culpa que carrego. Tu és o Pai que ficava olhando a estrada; deixa-me olhar ao teu lado até esse abraço. Amém.',
      ].join('\n\n'),
    },
    other: {
      title: 'Por pais que sofrem por um filho',
      text: [
        'Jesus, tu contaste de um pai que viu o filho de longe e correu. Peço por pais que ainda estão olhando a estrada. O filho ou a filha se afastou, da casa, da fé ou de si, e eles vivem com o coração em alerta.',
        'Protege quem se afastou. Rompe as más companhias, acorda a saudade, prepara um caminho de volta sem humilhação. Aos pais, dá paz entre si, para que não procurem culpados. Dá-lhes orientação segura, limites que amem, coragem de pedir ajuda se houver droga ou violência. Livra-os dos comentários maldosos, e a nós de fazê-los. Tu buscas até encontrar. Busca, Senhor. Amém.',
      ].join('\n\n'),
    },
  },
  'family-conflict': {
    self: {
      title: 'Quando a família está em conflito',
      text: [
        'Pai nosso, e não só meu, a minha família está rachada. Há quem não se fale, há quem só fale por recado, e as datas de festa viraram campo minado. Eu também tenho as minhas razões bem decoradas.',
        'Entra nessa briga, Senhor, e tira as pedras das nossas mãos. Começa pela minha. Ajuda-me a ouvir a dor que vem embrulhada em grosseria, sem negar a que eu sinto. Dá-me a palavra que abre, ou o silêncio que não provoca. Cria uma ocasião, um café, uma visita. Se por agora a distância for o mais sábio, que seja distância sem ódio. Quero ser gente de paz dentro da minha própria casa. Amém.',
      ].join('\n\n'),
    },
    other: {
      title: 'Por uma família em conflito',
      text: [
        'Deus da paz, existe uma família dividida, e uma pessoa que sofre no meio dela, puxada de um lado e de outro. Eu a trago para perto de ti, com o grupo de mensagens que silenciou e a mesa que já não se enche.',
        'Descansa o coração dela, que não precisa resolver tudo. Amolece quem endureceu. Traz à tona o que precisa ser dito e enterra o que já foi dito demais. Dá a alguém a coragem do primeiro passo, e aos outros a grandeza de não fechar a porta. Que as crianças não herdem essa guerra. Onde houve injustiça, que haja reparação. E que um dia possam sentar-se juntos de novo. Amém.',
      ].join('\n\n'),
    },
  },
  abuse: {
    self: {
      title: 'Quando sofro violência em casa',
      text: [
        'Deus que ouves o que as paredes escondem, tu sabes o que acontece comigo. Tenho medo dentro da minha própria casa. Dizem que a culpa é minha, que ninguém vai acreditar, que devo aguentar. Tu nunca pediste isso a ninguém. Violência não é amor, e não vem de ti.',
        'Guarda a minha vida. Dá-me coragem para contar, para ligar, para bater à porta de quem pode proteger: a polícia, um serviço de saúde, uma pessoa de confiança. Que acreditem em mim. Abre um lugar seguro, também para quem depende de mim. Devolve-me a voz e a dignidade que me tentaram tirar. Tu tiraste um povo da opressão; mostra-me a saída e vai à frente. Amém.',
      ].join('\n\n'),
    },
    other: {
      title: 'Por alguém que sofre violência em casa',
      text: [
        'Senhor, defensor de quem não tem defesa, há uma pessoa que sofre violência dentro de casa. Ela disfarça, muda de assunto, diz que foi sem querer. Nada do que ela fez ou deixou de fazer justifica o que fazem com ela.',
        'Protege a sua vida agora. Abre uma saída e um lugar seguro; põe no caminho profissionais que saibam agir e pessoas que acreditem. Dá-lhe força no momento certo, e apoio para que não precise voltar por falta de dinheiro ou de teto. Detém quem agride. Que ninguém use o teu nome para mandar suportar. Ensina-me a ajudar com prudência, sem aumentar o perigo, e a não desviar os olhos. Amém.',
      ].join('\n\n'),
    },
  },
  loneliness: {
    self: {
      title: 'Na solidão',
      text: [
        'Senhor, hoje a minha voz quase não foi usada. Falei com o caixa, com a televisão, agora contigo. Vejo rodas de conversa e não sei por onde se entra. Tenho saudade de ouvir o meu nome dito com carinho.',
        'Sei que estás aqui, e peço também presença de carne e osso, porque foste tu que nos fizeste para viver junto. Traz alguém, ou dá-me coragem de ligar, de aceitar um convite, de entrar num grupo pela primeira vez. Cura as decepções que me fizeram fechar a porta. Mostra-me outra pessoa que também espera uma visita. E nesta noite, sê tu a companhia à minha mesa. Amém.',
      ].join('\n\n'),
    },
    other: {
      title: '{Por|Pela|Pelo} {alguém|@,} que vive na solidão',
      text: [
        'Pai, tu dás família a quem não tem. Lembra-te {de|da|do} {uma pessoa|@,} cujos dias passam sem campainha e sem telefone. {Ela|Ele} aprendeu a não esperar, e diz que está bem. Eu acho que não está.',
        'Visita-{a|o} com a tua paz. Manda também visitas que toquem a campainha: vizinhos, gente da igreja, uma amizade nova na fila do posto. Dá-lhe uma tarefa em que sintam a sua falta quando não vier. Cura a ideia de que incomoda. E já que estou pedindo, não me deixes só pedir; põe na minha agenda um dia certo, e faz-me cumprir. Que {ela|ele} volte a ouvir o próprio nome com alegria. Amém.',
      ].join('\n\n'),
    },
  },
  'friendship-broken': {
    self: {
      title: 'Depois de uma amizade ferida',
      text: [
        'Jesus, tu chamavas de amigos aqueles que andavam contigo, e soubeste o que é perder um. Uma amizade importante para mim se quebrou. Houve uma palavra, um segredo espalhado, uma ausência na hora em que eu mais precisava. Desde então há um muro.',
        'Mostra-me a história inteira, e não só o meu lado. Se devo pedir perdão, que seja sem desculpas no meio. Se fui eu quem sofreu, que eu consiga dizer sem atacar. Prepara uma conversa no tempo bom. Se não houver volta, guarda em mim o que foi bonito e livra-me do rancor. Abençoa essa pessoa, onde estiver, ainda que hoje me custe dizer isso. Amém.',
      ].join('\n\n'),
    },
    other: {
      title: 'Por alguém que sofre por uma amizade',
      text: [
        'Senhor, uma pessoa que conheço perdeu uma amizade, ou está a ponto de perder. Não há velório para isso, nem dia de folga, mas a tristeza é de verdade. A confiança, quando cai, faz um barulho que só se ouve por dentro.',
        'Consola o seu coração. Ajuda-a a separar o que foi maldade do que foi mal-entendido. Dá aos dois lados saudade, humildade e uma boa ocasião para conversar. Se for possível reconstruir, que reconstruam sem pressa. Se não for, que essa mágoa não a faça desconfiar de todo mundo. Livra-me de levar e trazer recados. Faz de mim uma amizade em que ela possa descansar. Amém.',
      ].join('\n\n'),
    },
  },
  birthday: {
    self: {
      title: 'No meu aniversário',
      text: [
        'Eu te agradeço, Senhor, por mais um ano. Olho para trás e vejo rostos, viagens, sustos, consertos, pessoas que chegaram e pessoas que hoje fazem falta. Em cada trecho, agora percebo, havia uma mão tua.',
        'Louvado sejas por quem me deu a vida e por quem me ajudou a gostar dela. Pelo corpo que me trouxe até aqui, com as marcas que tem. Perdoa o tempo que desperdicei, e abençoa o que fiz com amor. Neste novo ano, dá-me saúde, trabalho que valha a pena, amigos à mesa, e olhos que ainda se espantem. Não me deixes envelhecer por dentro. Que eu complete anos e também gratidão. Amém.',
      ].join('\n\n'),
    },
    other: {
      title: 'Pelo aniversário {de|da|do} {alguém|@}',
      text: [
        'Pai, é festa, e o motivo é {uma pessoa|@}. Eu te agradeço por {ela|ele} ter nascido, pelo jeito de rir, pelo modo como faz os outros se sentirem em casa. O mundo ficou melhor no dia em que {ela|ele} chegou.',
        'Abençoa este novo ano de vida. Dá-lhe saúde, trabalho, descanso, gente boa por perto e surpresas felizes. Realiza os sonhos que lhe fazem bem e troca por melhores os que não fazem. Se houver no meio da festa uma saudade ou uma preocupação, consola. Que neste ano {ela|ele} sinta mais de perto o teu amor. E que não falte quem lhe diga, em qualquer dia, o quanto é {querida|querido}, e que eu não deixe isso para os outros. Amém.',
      ].join('\n\n'),
    },
  },
  'school-child': {
    other: {
      title: '{Por|Pela|Pelo} {uma criança|@} na escola',
      text: [
        'Pai, eu te trago {uma criança|@,} que vai para a escola com a mochila nas costas e talvez um medo que não se vê. Lá há muitos rostos, e momentos em que todos os outros parecem saber o que fazer.',
        'Acalma o seu coração no caminho. Dá-lhe professores pacientes e justos, um lugar à mesa e uma boa amizade para começar. Se alguma coisa for difícil de entender, que lhe expliquem outra vez, com carinho. Afasta as palavras que ferem, e que não acredite nelas. Dá-lhe motivo para rir e alguma coisa boa para contar em casa. Jesus, tu abraçavas as crianças e as abençoavas. Eu não posso entrar na sala de aula; tu podes. Fica bem perto, e que volte para casa com o coração tranquilo. Amém.',
      ].join('\n\n'),
    },
  },
} satisfies Record<string, SituationPrayers>;
