// Brazilian Portuguese Wisdom passages about emotions. The texts address the reader as `você`,
// without gender.
import type { TopicPassages } from '../wisdom-topics.ts';

export const emotions = {
  anxiety: {
    acknowledgements: [
      'A ansiedade faz o corpo viver hoje o que talvez nunca aconteça. O coração dispara, a noite encomprida, e a cabeça ensaia a mesma cena como um filme que não acaba.',
      'Há preocupações com nome e data, e há um aperto sem motivo claro que chega já de manhã. As duas coisas cansam, e quem as sente não está inventando nada.',
      'Quando a inquietação toma conta, até tarefas simples parecem subir uma ladeira. Por fora a pessoa talvez sorria e responda mensagens. Por dentro, conta os passos que faltam para poder parar.',
      'O medo do que vem costuma falar em voz alta e no plural: e se isto, e se aquilo. Diante de tantas portas imaginadas, é natural que falte o ar.',
    ],
    truths: [
      'A Bíblia não trata a ansiedade como vergonha. Conta de gente de fé que tremeu, perdeu o sono e suplicou. E mostra um Deus que se aproxima de quem teme, sem se zangar, para carregar junto o que é pesado demais.',
      'Jesus apontava para os pássaros e para as flores, não para diminuir os problemas, mas para lembrar de um Pai atento. O amanhã pertence a ele, e a cada pessoa cabe um dia por vez, com a graça desse dia.',
      'No jardim, antes da cruz, o próprio Jesus sentiu angústia até suar. Ele não escondeu isso de ninguém: pediu companhia aos amigos e orou. Por isso quem está com medo encontra nele alguém que já conhece esse lugar por dentro.',
      'Ao longo das Escrituras, Deus diz a pessoas assustadas que não temam, e quase sempre dá a mesma razão: ele está com elas. A paz que oferece não é o controle de tudo, é a sua presença no meio de tudo.',
    ],
    suggestions: [
      'Ajuda trazer a preocupação para fora da cabeça: no papel, em voz alta, em oração. Quando a ansiedade rouba o sono ou o dia, um médico ou psicólogo também é ajuda que vem de Deus.',
      'Muita gente acha alívio em separar o que depende de si do que não depende. A primeira parte pode virar um passo pequeno. A segunda pode ser entregue a Deus, quantas vezes for preciso.',
      'O corpo é um bom aliado: andar um pouco, soltar o ar devagar, comer, dormir. Cuidar dele não é falta de fé. Conversar com quem escuta sem apressar também costuma afrouxar o nó.',
      'Pode fazer bem reduzir as notícias e as telas à noite e guardar uma oração curta para os momentos de aperto. Se o medo for intenso ou constante, vale procurar um profissional.',
    ],
    steps: [
      'Escreva em uma linha a preocupação maior, dobre o papel e diga a Deus que ela agora está também com ele.',
      'Respire devagar por um minuto, soltando o ar por mais tempo do que puxa, e diga a cada vez: Senhor, estás aqui.',
      'Escolha uma única coisa que dá para resolver hoje, faça só essa, e deixe as outras descansarem até amanhã.',
      'Conte a alguém de confiança, em duas ou três frases, o que tem tirado a sua calma nestes dias.',
    ],
  },
  grief: {
    acknowledgements: [
      'A saudade não pede licença. Vem no meio do mercado, em uma música, no prato a menos na mesa. E as pessoas em volta seguem a vida como se o mundo não tivesse parado.',
      'Depois de uma perda, há dias de choro e dias em que não se sente nada. Há culpa por rir, raiva, alívio, cansaço. Não existe um jeito certo de sentir tudo isso.',
      'Quem perde alguém, ou alguma coisa que era parte da vida, precisa aprender de novo gestos comuns. A casa tem outro som. As datas, que eram festa, agora doem antes de chegar.',
      'O luto não anda em linha reta. Quando parece que clareou, uma fotografia traz tudo de volta. E isso vale também para perdas que os outros não veem ou acham pequenas.',
    ],
    truths: [
      'Diante do túmulo de um amigo, Jesus chorou, mesmo sabendo o que estava para fazer. Essas lágrimas dizem que a dor da morte é real para Deus, e que chorar não é falta de fé. É uma das formas do amor.',
      'A Bíblia dá ao lamento um livro inteiro e boa parte dos salmos. Ela deixa que se pergunte por que e até quando. Deus prefere ouvir essas perguntas a receber de nós um sorriso emprestado.',
      'A fé cristã chama a morte de inimiga e não a enfeita. E anuncia que Cristo entrou nela e saiu do outro lado. Essa esperança não proíbe as lágrimas. Fica ao lado delas, como uma luz acesa no corredor.',
      'Deus se faz próximo de quem está com o coração em pedaços. Nenhum nome se perde em sua memória, e nenhuma história de amor fica esquecida diante dele. O que para nós se interrompeu continua guardado em suas mãos.',
    ],
    suggestions: [
      'O luto tem o seu próprio relógio, e não é preciso correr para agradar aos outros. Comer, dormir e deixar que alguém faça companhia já é muito. Um grupo de apoio ou um psicólogo também pode ajudar.',
      'Falar o nome de quem partiu, contar uma história, olhar fotos: isso costuma doer e consolar ao mesmo tempo. A oração pode ter poucas palavras, ou ser apenas um ficar em silêncio diante de Deus.',
      'Há quem encontre consolo em um rito simples: uma vela, uma visita ao túmulo, uma oração na data difícil. Se a tristeza fechar todas as saídas por muito tempo, um médico é ajuda boa e necessária.',
      'Nem todos sabem o que dizer, e alguns dizem o que fere. É permitido escolher com quem falar. Uma pessoa que sabe escutar calada vale mais do que muitos conselhos.',
    ],
    steps: [
      'Diga em voz alta o nome de quem ou do que você perdeu, e conte a Deus uma lembrança boa, por menor que seja.',
      'Aceite hoje uma ajuda concreta, um prato de comida, uma carona, alguém que fique um pouco, sem explicar nada.',
      'Escreva três linhas de carta para quem faz falta, e guarde o papel onde você possa encontrá-lo outra vez.',
      'Sente-se por cinco minutos em um lugar calmo e deixe vir o que vier, lágrimas ou silêncio, sabendo que Deus está ali.',
    ],
  },
  anger: {
    acknowledgements: [
      'A raiva sobe depressa e esquenta o rosto antes que se encontre uma palavra. Muitas vezes há outra coisa por baixo dela: uma ferida, um medo, um limite que alguém atravessou.',
      'Há a raiva que explode e depois deixa vergonha, e há a que fica guardada e endurece por dentro. As duas gastam muito, e as duas estão querendo dizer alguma coisa.',
      'Às vezes a cena se repete na cabeça, com respostas cada vez melhores que nunca foram ditas. O outro talvez nem saiba. Enquanto isso, o sono some e a paciência com todos encolhe.',
      'Algumas coisas são mesmo injustas, e sentir indignação diante delas é sinal de que a consciência está viva. O difícil é que esse fogo aqueça sem queimar a casa.',
    ],
    truths: [
      'A Bíblia não diz que sentir raiva seja pecado. Diz que ela pede cuidado, porque pode abrir a porta para o mal. O próprio Jesus se indignou diante da dureza, e nunca usou a sua força para humilhar.',
      'Deus leva a injustiça a sério e não pede que chamemos de bom o que foi mau. Ele mesmo é juiz. Por isso quem sofreu um mal pode deixar a vingança e, ao mesmo tempo, buscar a verdade e a proteção.',
      'Os salmos levam a raiva para a oração, sem verniz. Ali ela pode gritar sem ferir ninguém, e aos poucos encontrar palavras. Deus aguenta ouvir o que seria perigoso dizer a uma pessoa.',
      'As Escrituras chamam a Deus de lento para a ira, e esse é um retrato do seu coração. O Espírito dele vai formando em nós a mesma mansidão, que não é fraqueza, mas força com rédeas na mão.',
    ],
    suggestions: [
      'Um intervalo costuma salvar muita coisa: sair do cômodo, beber água, responder só mais tarde. Depois, com o corpo calmo, fica mais fácil dizer o que doeu sem atacar quem está à frente.',
      'Pode ajudar perguntar o que a raiva está defendendo. Quando ela assusta você ou outras pessoas da casa, um psicólogo ou um conselheiro é um apoio sábio, e pedir ajuda já é responsabilidade.',
      'Se alguém de fato fez um mal, há caminhos justos: uma conversa com testemunhas, um pastor ou padre sábio, um advogado. Cuidar da própria segurança e pedir justiça não contraria o amor.',
      'Há quem escreva uma carta que não vai ser enviada, caminhe depressa, ou ore com todas as letras. O corpo precisa de uma saída limpa para essa força, antes de qualquer decisão.',
    ],
    steps: [
      'Espere até amanhã para enviar a mensagem difícil, e leia-a então mais uma vez, com a cabeça descansada.',
      'Conte a Deus exatamente o que deixou você com raiva, sem escolher palavras, e depois fique um minuto em silêncio.',
      'Complete por escrito esta frase: por baixo da minha raiva há… e veja o que aparece no papel.',
      'Caminhe dez minutos a passo firme antes da próxima conversa tensa, e vá pedindo a Deus palavras claras e limpas.',
    ],
  },
  loneliness: {
    acknowledgements: [
      'A solidão pode morar em um quarto vazio ou em uma mesa cheia. É sentir que ninguém notaria a falta, ou que, mesmo entre muitos, a parte mais verdadeira fica sem companhia.',
      'O telefone quieto no domingo, a notícia boa sem ter a quem contar, a refeição diante da tela: são coisas pequenas que, somadas, pesam bastante no peito.',
      'Há solidões que vêm de uma mudança, de uma perda, de uma doença, e outras que vêm de longe e parecem não ter começo. Nenhuma delas diz que há algo errado com a pessoa.',
      'Quando ninguém pergunta, é fácil concluir que não se faz falta. A solidão conta essa história com muita convicção, sobretudo à noite, e é difícil responder a ela sem ajuda.',
    ],
    truths: [
      'Logo no começo da Bíblia, Deus olha para um ser humano só e acha que isso não é bom. A vontade de ter companhia não é carência vergonhosa. Foi ele quem a pôs em nós, ao nos fazer à sua imagem.',
      'Jesus conheceu a solidão: amigos que dormiram quando ele mais precisava, multidões que se foram. Por isso quem se sente sem ninguém não está em terra estranha para ele. Ele já esteve lá, e faz companhia.',
      'Deus gosta de pôr gente em família, e a igreja, com todos os seus defeitos, nasceu como uma mesa para quem não tinha mesa. Nela ninguém deveria ser visita para sempre, e é justo esperar acolhida.',
      'O olhar de Deus não passa por cima de ninguém. No deserto, Hagar, expulsa e esquecida, descobriu que era vista. O mesmo olhar repousa sobre quem hoje almoça em silêncio, e esse olhar chama pelo nome.',
    ],
    suggestions: [
      'Um contato pequeno costuma ser mais possível do que um grande: um cumprimento, uma pergunta, uma mensagem curta. Nem todos respondem, e isso nem sempre é recusa. Vale tentar por mais de uma porta.',
      'Lugares que se repetem ajudam, como um coral, um curso, um trabalho voluntário, um grupo de oração. A proximidade nasce de se ver muitas vezes. Se o vazio virar desespero, um profissional pode ajudar.',
      'Há pessoas que também esperam que alguém dê o primeiro sinal. Servir em alguma coisa simples aproxima sem exigir muita conversa. E com Deus dá para falar como quem conversa na cozinha.',
      'Estar a sós e estar em abandono não são a mesma coisa. Um pouco de rotina, uma caminhada entre gente, uma voz ao telefone podem amaciar as horas mais compridas do dia.',
    ],
    steps: [
      'Mande a uma pessoa conhecida uma mensagem de uma linha só, contando algo simples do seu dia ou fazendo uma pergunta.',
      'Cumprimente hoje pelo nome alguém que você costuma apenas cruzar, na portaria, na padaria ou no corredor.',
      'Procure um grupo perto de você que se reúna toda semana, e anote o dia e a hora do próximo encontro.',
      'Fale com Deus em voz alta por dois minutos, como se ele ocupasse a cadeira vazia que está diante de você.',
    ],
  },
} satisfies Record<'anxiety' | 'grief' | 'anger' | 'loneliness', TopicPassages>;
