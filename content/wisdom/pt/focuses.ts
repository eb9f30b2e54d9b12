// Portuguese Wisdom passages for questions whose situation needs other words than its topic.
import type { PassagesByFocus } from '../wisdom-topics.ts';

export const focuses: PassagesByFocus = {
  illness_of_another: {
    acknowledgements: [
      'Quando alguém que amamos está doente, o dia tem dois relógios: o dessa pessoa e o nosso, que quase não conta. A gente vela, espera, e se sente sem utilidade.',
      'Dói ver uma pessoa sofrer e não poder tirar dela a dor. O amor procura o que fazer, e muitas vezes só resta estar ali, um dia depois do outro.',
    ],
    truths: [
      'Nos Evangelhos muita gente chega a Jesus por outra pessoa: um pai pela filha, amigos por um homem na maca. Ele os ouve com gosto. Levar alguém doente diante de Deus é um serviço de verdade, mesmo sem palavras.',
      'A Bíblia não explica a doença como falta de fé, nem em quem sofre nem em quem ora. Deus está perto da cama, e perto também da cadeira ao lado, onde alguém já não aguenta de cansaço.',
    ],
    suggestions: [
      'A presença vale mais do que a frase certa. Ajuda perguntar o que faria bem hoje: companhia, silêncio, uma refeição, uma carona, ou alguém que vá junto à consulta com o médico.',
      'Quem cuida também precisa de cuidado: sono, uma hora livre, alguém com quem conversar. Médicos, psicólogos e grupos de apoio existem também para a família, e aceitar a ajuda deles não tira nada do amor.',
    ],
    steps: [
      'Pergunte à pessoa doente o que seria bom hoje, e faça uma coisa pequena da resposta.',
      'Diga a alguém com sinceridade como você está, e peça uma hora de descanso nesta semana.',
    ],
  },
  addiction_of_another: {
    acknowledgements: [
      'Amar alguém preso a uma dependência é esperar e se decepcionar muitas e muitas vezes. A gente conta, esconde, desculpa, e aos poucos se perde de vista.',
      'Ao lado de uma dependência se aprende a escutar a porta e a ler um rosto em um segundo. Promessas são feitas e quebradas, e a vergonha tranca tudo dentro de casa.',
    ],
    truths: [
      'Ninguém causou isso por amar pouco, e ninguém cura isso amando mais. Deus vê a pessoa inteira por trás da dependência. Ele não pede que se carregue o que não é nosso, nem que se chame de pequeno o que machuca.',
      'Na Bíblia o amor e a verdade andam juntos. Dizer com clareza o que acontece, e o que não será mais encoberto, pode ser mais amoroso que o silêncio. Deus está com quem está preso, e com quem sofre ao lado.',
    ],
    suggestions: [
      'A dependência é uma doença para a qual existe ajuda, e existe ajuda também para a família: centros de atenção, médicos, grupos como Al-Anon. Dá para ir mesmo que a outra pessoa não queira saber de nada.',
      'É sábio decidir em dias calmos o que será feito nos ruins: com o dinheiro, com o carro, com as crianças. Se há medo ou violência, a segurança vem primeiro, e existe gente preparada para ajudar.',
    ],
    steps: [
      'Procure um centro ou um grupo para familiares de dependentes, e anote o número.',
      'Conte hoje a uma pessoa de confiança como as coisas estão de verdade em casa, sem desculpar e sem acusar.',
    ],
  },
  abuse: {
    acknowledgements: [
      'O que você conta é grave e merece que acreditem em você. O abuso deixa medo, vergonha e confusão, às vezes por anos, e a culpa é de quem o comete.',
      'É preciso coragem para pôr isso em palavras. Muitas pessoas feridas, com gestos, palavras, dinheiro ou controle, se perguntaram se aquilo era grave o bastante para pedir ajuda. É, sim.',
    ],
    truths: [
      'Deus não quer que uma pessoa machuque ou controle outra, e nenhuma palavra da Bíblia dá esse direito. Ele está do lado de quem foi ferido. A sua dignidade vem dele, e ninguém pode tirá-la de você.',
      'Jesus foi duro com quem feria os fracos, e terno com quem era ferido. A fé não exige silêncio, nem um perdão apressado, nem a volta ao perigo. Deus suporta a raiva e as perguntas que vêm junto com isso.',
    ],
    suggestions: [
      'Há ajuda para o que acontece agora e para o que aconteceu há muito tempo: linhas de apoio, centros de atendimento, médicos, polícia. Eles escutam em confiança e só vão até onde você quiser ir.',
      'Nem tudo precisa ser decidido hoje. Uma pessoa que acredite em você, e um profissional com experiência nisso, podem pensar junto sobre segurança, sobre a cura, e sobre o que vem primeiro.',
    ],
    steps: [
      'Ligue para uma linha de apoio contra a violência, de um telefone que ninguém confira, nem que seja só para saber o que é possível.',
      'Conte a uma pessoa que acredite em você o que aconteceu ou acontece, com tão poucas palavras quanto quiser.',
    ],
  },
  infertility: {
    acknowledgements: [
      'Esperar um filho que não vem é uma dor que quase ninguém vê. Cada mês tem a sua esperança e o seu pequeno luto, e as boas notícias dos outros podem machucar.',
      'Consultas, calendários, conselhos bem-intencionados: o desejo de ter um filho ocupa a vida inteira. No casal cada um o carrega do seu jeito, e cada um pode se sentir só.',
    ],
    truths: [
      'A Bíblia fala de Ana, que chorava no templo porque não tinha filhos, e de outras como ela. Deus não as repreendeu. Não ter filhos não é castigo, e ninguém vale menos diante dele por isso.',
      'Deus não mede uma vida pelos filhos. Ele conhece esse desejo, e dá para contá-lo a ele sem cerimônia. Nem toda oração assim recebeu um filho como resposta, e mesmo assim ninguém que orou foi mandado embora.',
    ],
    suggestions: [
      'Pode ajudar conversar, a dois ou com alguém de confiança, sobre o que ainda dá força e o que custa demais. Pausas são permitidas, e faltar a certas festas também.',
      'Os médicos podem dizer o que é possível, e um psicólogo pode acompanhar o que isso faz com o coração. As duas coisas são parte da ajuda de Deus, seja qual for a decisão no fim.',
    ],
    steps: [
      'Diga a Deus em uma frase como foi este mês, sem enfeitar e sem esconder nada.',
      'Escolha nesta semana uma coisa que faça bem e não tenha a ver com a espera, e reserve tempo para ela.',
    ],
  },
  child_loss: {
    acknowledgements: [
      'Perder um filho, antes ou depois de nascer, vira o mundo do avesso. Não há palavras à altura disso, e muitas das que as pessoas dizem só machucam.',
      'Um filho morreu, e com ele todos os anos que viriam. Há perdas sem túmulo e com poucas testemunhas, e a dor delas é tão real quanto qualquer outra.',
    ],
    truths: [
      'Nada na Bíblia torna boa a morte de uma criança nem lhe dá uma razão. Jesus tomou as crianças nos braços e disse que o Reino é delas. A esses braços dá para confiar um filho, com lágrimas e perguntas.',
      'Deus sabe o que é perder um filho. Ele não fica do lado de fora desse luto. Suporta a acusação, o silêncio e o grito sem palavras, e nenhuma vida é curta demais para ser conhecida por ele.',
    ],
    suggestions: [
      'A culpa costuma vir junto com uma perda assim, e raramente diz a verdade. Pode ajudar falar desses pensamentos em voz alta com um médico, uma parteira ou um pastor, que saberão responder.',
      'Para isso não existe calendário. Um nome, uma vela, uma carta, um grupo de pais que conhecem isso por dentro: o amor precisa de um lugar, e no casal cada um chora do seu jeito.',
    ],
    steps: [
      'Diga hoje em voz alta o nome da criança, ou uma palavra para ela, e acenda uma vela.',
      'Peça a alguém que apenas escute por meia hora, sem conselho e sem querer consertar nada.',
    ],
  },
  divorce: {
    acknowledgements: [
      'Quando uma relação se quebra, um mundo inteiro vai junto: planos, hábitos, gente, uma parte de nós. Alívio, raiva e tristeza podem caber em uma mesma hora.',
      'Uma separação torna estranhas até as coisas simples: a outra chave, o lado vazio, os papéis. De noite a gente repassa cenas antigas, e não faltam vozes que julgam.',
    ],
    truths: [
      'Deus leva as promessas a sério, e por isso sabe o que dói quando uma se quebra. A Bíblia fala de laços rompidos sem jogar fora as pessoas. Ninguém cai da mão de Deus porque uma relação chega ao fim.',
      'Jesus conversou com gente cuja vida tinha se desfeito, com calma, com verdade e sem desprezo. Perto dele uma pessoa é mais do que uma história que deu errado. Ele sabe o que foi sofrido, e também o que foi feito.',
    ],
    suggestions: [
      'O que se decide na primeira tempestade raramente precisa ser definitivo. Um conselheiro e, nas questões legais e dos filhos, um advogado ou um centro de orientação podem pôr um pouco de ordem.',
      'Os filhos, se existem, precisam ouvir que não é culpa deles. Os adultos também precisam de alguém, que não queira vingança por eles nem os apresse.',
    ],
    steps: [
      'Anote a pergunta mais urgente deste momento, e o nome de uma pessoa que poderia ajudar você com ela.',
      'Convide alguém para comer com você nesta semana, para que ao menos uma noite não precise ser passada a sós.',
    ],
  },
  family_conflict: {
    acknowledgements: [
      'Ninguém consegue nos ferir como a própria família, porque ninguém nos conhece há tanto tempo. Basta uma frase na mesa, e cada um volta ao velho papel.',
      'Brigas entre pais, filhos adultos e irmãos raramente começam onde estouram. Por trás da herança ou do comentário costuma haver uma pergunta antiga: será que alguém me viu?',
    ],
    truths: [
      'A Bíblia está cheia de famílias brigadas: Jacó e Esaú, José e os irmãos. Deus não desistiu de nenhuma, e a paz levou anos. Honrar os pais não quer dizer concordar com tudo nem suportar o mal.',
      'No que depender de nós, viver em paz: é Paulo quem escreve, e ele admite que não depende de um lado só. Um limite dito com calma pode servir à paz. Deus vê o que cada um perdeu na briga.',
    ],
    suggestions: [
      'Costuma ajudar falar de uma coisa só, em um momento calmo, e dizer como a gente viveu aquilo em vez de como o outro é. Às vezes uma carta é mais fácil que um encontro.',
      'Uma terceira pessoa, um conselheiro, um mediador ou um pastor, pode ouvir o que a família já não ouve. Tomar distância por um tempo não é traição, e a porta não precisa se fechar para sempre.',
    ],
    steps: [
      'Escreva a frase que mais doeu, e embaixo dela o que você teria precisado naquele momento.',
      'Ore hoje por alguém da sua família, pelo nome e com sinceridade, sem pedir que Deus mude só essa pessoa.',
    ],
  },
  guilt: {
    acknowledgements: [
      'A culpa pode seguir uma pessoa como sombra, mais comprida à noite. A gente revê o que fez, e daria muito para poder desfazer.',
      'Há culpas reais e há outras que só são sentidas. Por dentro é difícil distinguir, e as duas fazem a gente se esconder de Deus e dos outros.',
    ],
    truths: [
      'Nada que seja levado a Deus com sinceridade é pesado demais para o perdão dele. Pedro negou o amigo, Davi fez coisa pior, e os dois puderam recomeçar. Cristo carregou a nossa culpa para que ninguém a carregue para sempre.',
      'Perdoar não é dizer que não foi nada. A culpa é nomeada, Deus a carrega e a tira. Quem Deus perdoa já não precisa se castigar, mesmo que restem consequências e o sentimento chegue atrasado.',
    ],
    suggestions: [
      'A culpa cresce no silêncio. Contá-la a um padre, a um pastor ou a uma pessoa discreta, e ouvir o perdão em voz alta, já libertou muita gente.',
      'Onde algo pode ser reparado sem novo mal, um passo pequeno e concreto ajuda mais do que um longo remorso. E quando a culpa não larga, um psicólogo pode ajudar a olhar para ela.',
    ],
    steps: [
      'Diga a Deus em palavras simples o que aconteceu, e depois diga em voz alta que a misericórdia dele é também para isso.',
      'Anote se algo pode ser reparado e, se puder, qual seria o primeiro passo pequeno.',
    ],
  },
  depression: {
    acknowledgements: [
      'A depressão é mais do que tristeza. Tudo pesa, as cores somem, e até levantar dá trabalho. Ela diz que as coisas são assim mesmo, e que a culpa é nossa.',
      'A gente queria se alegrar e não consegue; queria orar e só ouve vazio. De fora quase não se vê, e isso a deixa ainda mais solitária.',
    ],
    truths: [
      'Elias se deitou debaixo de um arbusto e não aguentava mais. Deus não lhe deu sermão; deixou que dormisse, deu pão, e depois outra vez sono e pão. A depressão não é pecado nem falta de fé.',
      'Há salmos que terminam no escuro, e eles também são Sagrada Escritura. A proximidade de Deus não depende de que a gente a sinta. Ele segura quem já não consegue segurar nada, e faz isso com delicadeza.',
    ],
    suggestions: [
      'A depressão é uma doença que tem tratamento. Um médico ou um psicólogo é uma boa primeira porta, e remédio não é derrota. Se vierem ideias de morte, uma linha de apoio atende sempre.',
      'Basta a próxima coisa pequena: um copo de água, uma janela, dez passos lá fora, uma mensagem para alguém. Enquanto isso outras pessoas podem orar, quando faltam as próprias palavras.',
    ],
    steps: [
      'Ligue hoje para um médico, ou peça a alguém que marque a consulta e vá junto com você.',
      'Mande a uma pessoa esta frase: não estou bem, fale comigo, por favor. Não é preciso explicar mais nada.',
    ],
  },
  unemployment: {
    acknowledgements: [
      'Perder o emprego, ou não achar um, tira mais do que o salário. O dia perde a forma, cada recusa parece pessoal, e dá medo que perguntem o que a gente faz.',
      'Os currículos vão e o silêncio volta. A gente começa a duvidar do que sabe fazer, e em casa finge mais calma do que tem, enquanto as contas rodam na cabeça.',
    ],
    truths: [
      'Diante de Deus ninguém vale o que ganha. Jesus contou de um dono que saiu até na última hora atrás dos que ninguém tinha contratado, e deu a eles o necessário. Deus vê quem espera na praça.',
      'A Bíblia conhece o trabalho como presente, e conhece também anos de deserto em que o povo só podia receber o pão de cada dia. Um tempo assim não está perdido, e não é uma sentença.',
    ],
    suggestions: [
      'Ajuda ter um quadro fixo: algumas horas para procurar, e depois outra coisa, ao ar livre e com gente. Amigos, antigos colegas e a paróquia ficam sabendo de vagas que nunca são anunciadas.',
      'Um serviço de orientação pode ver a que apoio se tem direito, e alguém com experiência pode ler o currículo. A preocupação da noite pesa menos quando outra pessoa conhece os números.',
    ],
    steps: [
      'Diga hoje a três pessoas que você procura trabalho, e em uma frase o que você sabe fazer bem.',
      'Marque a hora em que a busca termina hoje, e depois faça algo em que você se sinta capaz.',
    ],
  },
  betrayal: {
    acknowledgements: [
      'Quando quem trai é a pessoa em quem mais se confiava, o chão some. As lembranças ficam duvidosas, o sono encurta, e as perguntas chegam nas piores horas.',
      'Uma traição fere em muitos lugares ao mesmo tempo: a confiança, o corpo, o futuro que se imaginava. Raiva, tristeza e vergonha chegam juntas, mesmo quando não se fez nada de vergonhoso.',
    ],
    truths: [
      'A Bíblia trata a infidelidade como um mal e não a minimiza. O próprio Deus fala de ter sido traído por quem amava. Ele está perto dos corações partidos, e não culpa quem sofreu o engano pelo que outra pessoa escolheu.',
      'Nas Escrituras, perdoar não é o mesmo que voltar a confiar, e o perdão não decide sozinho o futuro de um casal. Ele pode começar devagar, diante de Deus. A confiança precisa de verdade, arrependimento e tempo.',
    ],
    suggestions: [
      'No primeiro choque, nada sobre o futuro precisa ser decidido. Falar com alguém de confiança, um amigo, um pastor, um padre, um conselheiro, ajuda a voltar a pensar e a respirar.',
      'É justo pedir a verdade, e também distância, se for preciso. Um médico pode orientar sobre a saúde e um terapeuta sobre o resto; se há medo ou pressão, a segurança vem em primeiro lugar.',
    ],
    steps: [
      'Conte hoje a uma pessoa de confiança o que aconteceu, e peça apenas que ela escute e guarde segredo.',
      'Diga a Deus, sem procurar palavras bonitas, o que se quebrou e do que você precisa para atravessar o dia de hoje.',
    ],
  },
  forgiving_oneself: {
    acknowledgements: [
      'Às vezes é mais fácil perdoar os outros do que se perdoar. A cena volta, com o que se devia ter dito ou feito, e a sentença é sempre a mesma.',
      'Talvez os outros já tenham deixado isso para trás, e por dentro uma voz ainda traz tudo de volta. Ela ouve todas as razões para ter misericórdia e depois recomeça.',
    ],
    truths: [
      'Deus conhece a história inteira, e é maior do que o coração que acusa. Onde ele perdoa, não há outro tribunal acima. Aceitar a misericórdia dele não é orgulho: é confiar na palavra dele mais do que na própria sentença.',
      'Pedro chorou pelo que tinha feito, e depois Jesus lhe confiou uma tarefa. Não pediu que antes ele se castigasse. Na Bíblia, o arrependimento leva de volta a Deus e aos outros, e não a uma acusação sem fim.',
    ],
    suggestions: [
      'Tratar-se com ternura não é procurar desculpas. Dá para dar nome ao erro, reparar o que for possível sem ferir mais, e deixar o resto nas mãos de Deus.',
      'Costuma ajudar ouvir a misericórdia em outra voz: um pastor, um padre, alguém sábio. Se os pensamentos não dão descanso ou ficam sombrios, um médico ou um psicólogo também é ajuda de Deus.',
    ],
    steps: [
      'Escreva o que você diria a um bom amigo que tivesse feito o mesmo, e leia em voz alta para você.',
      'Diga a Deus o que foi, em uma só frase, e agradeça em voz alta pela misericórdia dele, que é maior.',
    ],
  },
};
