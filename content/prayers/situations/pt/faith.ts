// Brazilian Portuguese prayers for faith, guilt, forgiveness and the church.
import type { SituationPrayers } from '../situation.ts';

export const faith = {
  'anger-with-god': {
    self: {
      title: 'Com raiva de Deus',
      text: [
        'Deus, estou com raiva, e é de ti. Disseram-me para agradecer por tudo, e eu não consigo. Onde estavas? Eu pedi, esperei, fiz a minha parte, e ouvi só o eco da minha própria voz.',
        'Não vou escolher palavras educadas. Outros já gritaram contigo antes de mim, e a Igreja canta até hoje o grito deles. Aguenta também o meu. Não quero frase pronta, quero uma resposta tua, ou pelo menos a tua presença. Dói porque eu confiava. Talvez ainda confie, já que é contigo que estou brigando. Não vires as costas. Eu também, por enquanto, não virei as minhas. Amém.',
      ].join('\n\n'),
    },
    other: {
      title: 'Por alguém com raiva de Deus',
      text: [
        'Senhor, há uma pessoa que está brigada contigo. Ela tem os seus motivos, e eu não vim rebatê-los. Quem chega a te acusar ainda espera alguma coisa de ti; talvez seja a única oração que lhe resta.',
        'Escuta-a, sem pressa de fechar a conversa. Livra-a de religiosos que defendem o teu nome e esquecem o teu coração. Não me deixes fazer o mesmo. Dá-me estômago para as suas perguntas e respeito pelo seu silêncio. Cura o que está por baixo da raiva, que quase sempre é dor. E vem ao encontro dela de um jeito que ela reconheça, quando e onde tu achares bom. Amém.',
      ].join('\n\n'),
    },
  },
  doubt: {
    self: {
      title: 'Na dúvida',
      text: [
        'Deus, se me ouves, ouve esta oração pela metade. Não sei mais no que acredito. As respostas que me serviam ficaram curtas, e vejo em volta uma certeza que eu não tenho. Às vezes sinto vergonha disso.',
        'Não quero fingir nem quero fugir. Acompanha as minhas perguntas. Dá-me livros honestos, amigos que não se assustem, tempo para pensar. Guarda-me tanto da fé que não pensa como do orgulho que só desconfia. Tomé pôs condições, e tu chegaste com as mãos abertas. Chega também a mim. O pouco de fé que ainda tenho cabe num grão; planta-o, e cuida dele por mim. Amém.',
      ].join('\n\n'),
    },
    other: {
      title: 'Por alguém que duvida',
      text: [
        'Pai das luzes, uma pessoa perdeu as certezas que tinha. As perguntas dela são sérias, e ela as guarda com medo de escandalizar quem ama. Eu não sei responder a todas.',
        'Caminha com ela pelo meio da dúvida, como andaste com os dois de Emaús, escutando antes de explicar. Tira do caminho as imagens falsas que fizemos de ti. Apresenta-lhe pessoas de fé inteligente e humilde. Que não troque a busca pelo cinismo. Ensina-me a não entrar em pânico, a não vencer discussões, a viver o que digo crer. Quem procura a verdade está indo na tua direção. Espera-a na curva, Senhor, ou vai buscá-la. Amém.',
      ].join('\n\n'),
    },
  },
  'spiritual-dryness': {
    self: {
      title: 'Quando a oração parece vazia',
      text: [
        'Senhor, oro e parece que falo com a parede. Já senti a tua presença como sol na pele. Agora só há rotina, bocejo, distração. Não sei se mudei eu, se mudaste tu, ou se é apenas noite.',
        'Venho assim mesmo. Ofereço-te estes minutos secos, a vela acesa sem emoção, o salmo lido com a boca. A falta que sinto de ti já é uma forma de te querer; não a deixes morrer. Sustenta-me nas coisas pequenas: um silêncio, um gesto bom, a comunidade reunida. Ensina-me a buscar o Dador e não só os presentes. A terra seca também espera a chuva, e não sabe de onde ela vem. Vem. Amém.',
      ].join('\n\n'),
    },
    other: {
      title: 'Por alguém que não sente a presença de Deus',
      text: [
        'Pai, uma pessoa que te ama não te sente mais. Ela continua orando, ou tentando, e pergunta a si se fez algo errado, se inventou tudo, se tu te cansaste.',
        'Tranquiliza esse coração. Diz-lhe que o silêncio não é abandono e que a secura não é castigo. Dá-lhe perseverança leve, sem esforço para produzir emoção, e também descanso. Coloca ao seu lado alguém de oração antiga, que conheça desertos. Nos dias em que ela não conseguir, que a nossa fé segure a dela. Deixa rastros teus: uma música, uma conversa, o pão repartido, um fim de tarde. Como raiz debaixo da terra, trabalha nela em segredo. Amém.',
      ].join('\n\n'),
    },
  },
  guilt: {
    self: {
      title: 'Pedindo perdão',
      text: [
        'Senhor, pequei, e desta vez não vou enfeitar. Posso contar as circunstâncias, mas elas não apagam a dor de quem eu feri. Tenho vergonha até de dizer o que tu já sabes.',
        'Perdoa-me. Lava o que eu não consigo lavar. Mostra-me o que devo reparar, com quem preciso falar, o que tenho de largar de uma vez. Não me deixes trocar arrependimento por autocastigo, que não ajuda ninguém. Dá-me força para assumir as consequências. Quando Pedro chorou, tu não o riscaste da lista; preparaste o pão na beira do lago e perguntaste pelo amor. Pergunta-me também. Com a tua graça, quero responder vivendo de outro modo. Amém.',
      ].join('\n\n'),
    },
    other: {
      title: 'Por alguém que carrega uma culpa',
      text: [
        'Pai de misericórdia, há uma pessoa esmagada pelo que fez. Ela não consegue olhar nos olhos, e se condena com mais dureza do que tu jamais usaste. O que aconteceu fica entre ti e ela.',
        'Dá-lhe coragem para a verdade inteira, e depois deixa-a ouvir o teu perdão. Que encontre com quem se confessar, repare o que for possível, peça desculpas sem exigir resposta. Cuida de quem foi ferido, e que ninguém lhe cobre perdão antes da hora. Se a culpa dela for maior do que a falta, põe-na no tamanho certo. Livra-nos de jogar pedras e de lembrar a cada dia. Contigo há recomeço. Dá-lhe um. Amém.',
      ].join('\n\n'),
    },
  },
  shame: {
    self: {
      title: 'Quando me sinto sem valor',
      text: [
        'Deus, eu me sinto pouco. Há uma voz em mim que repete que sobro, que não presto, que se me conhecessem iriam embora. Ando de olhos baixos, e escondo até o que não é pecado nenhum.',
        'Levanta o meu rosto. O teu olhar sobre mim é diferente do meu, e eu custo a acreditar; ensina-me devagar. Cala essa voz, ou mostra-me de quem ela é, porque tua não é. Cura as palavras que ouvi cedo demais. Dá-me uma pessoa diante de quem eu possa tirar a máscara sem medo. Jesus, tu sentavas para comer com quem ninguém convidava. Guarda um lugar para mim, e ajuda-me a sentar. Amém.',
      ].join('\n\n'),
    },
    other: {
      title: 'Por alguém que se sente sem valor',
      text: [
        'Senhor, fizeste com capricho uma pessoa que hoje se acha um erro. Ela pede desculpas por existir, não aceita elogio, diminui o que faz bem. Em algum lugar aprendeu que não merece amor.',
        'Desensina-lhe isso, com paciência de Pai. Desfaz as frases que a marcaram. Põe gente ao redor que sinta a sua falta, que peça a sua opinião, que goste da sua companhia sem precisar de motivo. Se a ferida for funda, dá-lhe ajuda de quem sabe tratar. Faz-me dizer, em voz alta e a tempo, o bem que vejo nela. Antes de qualquer acerto ou falha, ela já te alegrava. Que descubra isso e respire. Amém.',
      ].join('\n\n'),
    },
  },
  forgive: {
    self: {
      title: 'Para conseguir perdoar',
      text: [
        'Pai, feriram-me, e eu não consigo perdoar. Rezo que perdoes como nós perdoamos, e nessa parte a minha voz some. Basta um detalhe para tudo voltar: a cena, as palavras, o sangue quente.',
        'Não vou fingir diante de ti. Primeiro, cuida da ferida. Ajuda-me a chamar o mal pelo nome e a me proteger, se ainda houver perigo. Depois, aos poucos, abre os dedos com que seguro essa conta a receber. A justiça eu deixo contigo, que julgas melhor. Hoje eu talvez só possa querer um dia perdoar. Recebe esse pouco. E que a pessoa que me feriu não mande mais na minha vida. Amém.',
      ].join('\n\n'),
    },
    other: {
      title: 'Por alguém que luta para perdoar',
      text: [
        'Jesus, que perdoaste com o corpo ainda ferido, tu sabes que isso não é coisa leve. Peço por uma pessoa a quem fizeram mal, e que não encontra caminho para o perdão.',
        'Não deixes que ninguém a apresse. Fica do lado dela e diz que foi errado o que fizeram. Cura, protege, dá-lhe distância de quem ainda possa machucar. No tempo certo, solta o fio que a prende àquele dia, para que ela durma, ria e faça planos. Perdoar não é esquecer, nem voltar para o perigo; que ela saiba disso e sinta alívio. Trabalha também na consciência de quem feriu. O resto é obra tua, Senhor, e nós esperamos. Amém.',
      ].join('\n\n'),
    },
  },
  temptation: {
    self: {
      title: 'Na tentação',
      text: [
        'Senhor, estou perto de fazer o que depois me envergonha. Conheço o roteiro: primeiro a ideia, depois a desculpa, depois só desta vez. Conto-te agora, enquanto ainda consigo contar.',
        'Não me deixes cair. Mostra a porta de saída e empurra-me por ela. Que eu desligue a tela, levante da cadeira, mude de calçada, ligue para alguém de confiança. Há uma fome por baixo desse desejo; faz-me ver qual é, e alimenta-a com coisa boa. Jesus, no deserto tu também tiveste fome, e por isso posso pedir-te ajuda sem medo de desprezo. Luta ao meu lado nesta hora. Livra-me do mal, e dá-me depois um sono limpo. Amém.',
      ].join('\n\n'),
    },
    other: {
      title: 'Por alguém em tentação',
      text: [
        'Pai, uma pessoa luta contra algo que a atrai e que lhe faria mal. Não falo dela de cima; eu também conheço a minha ladeira. Peço por ela como peço por mim, com a mesma necessidade de ti.',
        'Fortalece-a na hora do cansaço, do tédio, da madrugada. Abre-lhe os olhos para o que pode perder e para o que de fato procura. Tira da frente as ocasiões. Dá-lhe alguém a quem confessar a luta antes da queda. Se cair, que não fique no chão por vergonha, porque a tua mão continua estendida. Guarda também quem sofreria junto. Não a soltes, Senhor, e ensina-nos a não soltar. Amém.',
      ].join('\n\n'),
    },
  },
  'new-faith': {
    self: {
      title: 'No começo da fé',
      text: [
        'Meu Deus, que alegria poder dizer isso: meu Deus. Não sei orar direito, não conheço os hinos nem a ordem das coisas, mas sei que estás aqui. Passei tanto tempo sem te notar, e agora vejo a tua mão em toda parte.',
        'Eu te louvo por quem me falou de ti, com palavras ou só com o jeito de viver. Ensina-me a orar, a ler a tua Palavra, a fazer perguntas sem medo. Dá-me uma comunidade que tenha paciência comigo. Que eu não olhe ninguém de cima por causa do que recebi de graça. Quando a emoção do começo passar, segura a minha mão. O que começaste, continua. Tu me chamas para dentro, e eu já me sinto em casa. Amém.',
      ].join('\n\n'),
    },
    other: {
      title: 'Para que alguém encontre a fé',
      text: [
        'Senhor, quero pedir o melhor presente para uma pessoa que ainda não te conhece, ou te conhece só de ouvir falar. Não desejo pressionar. Tu amas a liberdade dela, e já a amavas muito antes da minha oração.',
        'Aproxima-te pelas estradas que ela frequenta: uma música, uma pergunta, uma perda, um abraço, o mar. Tira do caminho os maus exemplos que demos em teu nome. Faz a minha vida combinar com a minha boca. Quando ela perguntar, que eu responda com simplicidade; quando não perguntar, que eu saiba amar em silêncio. Dá-lhe a alegria de descobrir que é tua. Eu sigo orando, sem contar os anos. Amém.',
      ].join('\n\n'),
    },
  },
  baptism: {
    self: {
      title: 'Pelo meu batismo',
      text: [
        'Pai, Filho e Espírito Santo, eu te agradeço pelo batismo. Água, poucas palavras, o meu nome dito em voz alta, e uma promessa mais velha do que o mundo. Tu me dás lugar na tua casa, e eu entro.',
        'Louvado sejas por quem me trouxe até essa água com fé, com lágrimas, com insistência. Ensina-me a viver desse dom nos dias comuns: levantar quando cair, dizer não ao mal, servir sem plateia. Se um dia eu duvidar de que te pertenço, lembra-me da água. Une-me a todos os batizados, de tantas igrejas e sotaques. Que a minha vida inteira seja a resposta ao sim que tu disseste primeiro. Amém.',
      ].join('\n\n'),
    },
    other: {
      title: 'Por um batismo',
      text: [
        'Deus de aliança, uma pessoa recebe o batismo, e a nossa festa se junta à festa do céu. Tu a chamas pelo nome e a colocas numa família espalhada pelo mundo, feita de toda cor e de toda língua.',
        'Nós te bendizemos por essa vida e pelo caminho que a trouxe à água. Guarda acesa a luz que ela recebe. Dá-lhe padrinhos e amigos que cumpram a promessa, e não só posem para a foto. Defende-a do que apaga a fé: orgulho, medo, os nossos contratestemunhos. Que a igreja seja para ela casa, escola e mesa. E que, vendo a sua alegria, a gente se lembre do próprio batismo e volte a vivê-lo. Amém.',
      ].join('\n\n'),
    },
  },
  church: {
    group: {
      title: 'Pela nossa comunidade de fé',
      text: [
        'Senhor Jesus, oramos pela nossa comunidade. Somos de todo tipo: os que chegam cedo, os que reclamam, os que servem o café, os que foram embora e dos quais não perguntamos o motivo.',
        'Dá-nos unidade sem uniforme. Abençoa pastores, padres e líderes; dá-lhes descanso, integridade e amigos sinceros. Livra-nos de fofoca, de vaidade e de panelinha. Faz de nós um lugar seguro para crianças e para feridos. Que quem entra pela primeira vez encontre cadeira e sorriso. Alimenta-nos com a tua Palavra e à tua mesa, e manda-nos de volta para o bairro, que precisa mais de pão e de justiça do que dos nossos discursos. Mora entre nós. Amém.',
      ].join('\n\n'),
    },
  },
  ministry: {
    self: {
      title: 'Pelo meu serviço',
      text: [
        'Senhor da messe, tu me deste uma missão, e eu gosto dela. Mas hoje venho com as mãos vazias. Falo de ti a semana inteira e quase não falo contigo. Conto quantos vieram, e o meu ânimo sobe e desce conforme o número.',
        'Chama-me para perto antes de me mandar para longe. Dá-me amor por quem é fácil e por quem é difícil. Que a minha família não receba só as sobras. Livra-me de usar as pessoas, de gostar do poder, de viver uma coisa e pregar outra. Dá-me companheiros de estrada e a humildade de delegar. Eu planto como sei; a chuva é tua. E quando eu descansar, lembra-me de que a obra não para. Amém.',
      ].join('\n\n'),
    },
    other: {
      title: 'Por alguém que serve na Igreja',
      text: [
        'Pai, peço por uma pessoa que te serve: no púlpito ou na cozinha, na missão distante ou na visita da esquina. Muitos despejam nela os seus problemas. Raros perguntam como ela dorme.',
        'Sacia a sede de quem dá água aos outros. Guarda a sua oração, a sua palavra e a sua integridade. Que o elogio não lhe suba à cabeça nem a crítica lhe tire o chão. Protege a casa, que paga parte da conta desse serviço. Dá-lhe uma equipe unida, folga de verdade, alguém com quem abrir o coração. Ensina-nos a agradecer, ajudar e não exigir o impossível. E quando o fruto demorar, mostra-lhe um broto. Amém.',
      ].join('\n\n'),
    },
  },
  waiting: {
    self: {
      title: 'Na espera por uma resposta',
      text: [
        'Até quando, Senhor? Já pedi de joelhos, andando, no travesseiro. As palavras gastaram. Não vejo nada se mexer, e vejo as orações dos outros atendidas. Bato palmas por eles com metade do coração.',
        'Ensina-me a esperar sem endurecer. Dá-me vida para hoje, e não só para quando acontecer. Se peço errado, corrige o meu pedido. Se a resposta é não, ajuda-me a ouvi-la e a continuar te querendo bem. Se é ainda não, fica comigo na sala de espera. Quem planta passa muito tempo olhando só para a terra. Eu olho para a terra e para ti. Não deixes secar em mim a esperança. Amém.',
      ].join('\n\n'),
    },
    other: {
      title: 'Por alguém que espera uma resposta de Deus',
      text: [
        'Deus de paciência, há uma pessoa que espera há muito tempo. Ela ora, nós oramos, e o telefone não toca, a porta não abre, o coração do outro não muda. Esperar virou um trabalho sem folga.',
        'Renova as suas forças. Não permitas que a espera engula o resto: dá-lhe risos no caminho, tarefas com sentido, gente para abraçar. Responde, Senhor, com a tua bondade. Se a resposta demorar, que não demore o teu consolo. Segura a nossa língua, para que não inventemos prazos em teu nome. Simeão e Ana envelheceram esperando, e os olhos deles viram. Que os dela também vejam a tua luz. Amém.',
      ].join('\n\n'),
    },
  },
} satisfies Record<string, SituationPrayers>;
