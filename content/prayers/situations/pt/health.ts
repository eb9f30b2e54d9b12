// Brazilian Portuguese prayers for illness, body and mind, and for the hope of a child.
import type { SituationPrayers } from '../situation.ts';

export const health = {
  illness: {
    self: {
      title: 'Na doença',
      text: [
        'Pai, a doença mudou o tamanho dos meus dias. O que antes eu fazia sem pensar agora custa, e o relógio anda devagar. Tem hora que a coragem some e fica só a vontade de que isso acabe. Não escondo de ti a fraqueza nem o medo.',
        'Cura-me, Senhor. Dá clareza a quem cuida de mim, faz os remédios cumprirem o seu papel, e deixa que eu durma. Quando eu não puder fazer nada, lembra-me de que a minha vida não vale menos por isso. Ensina-me a aceitar um prato de sopa, uma carona, um favor. Nas tuas mãos deixo este corpo e este dia. Amém.',
      ].join('\n\n'),
    },
    other: {
      title: '{Por|Pela|Pelo} {alguém|@,} que está doente',
      text: [
        'Senhor Jesus, pelas estradas da Galileia levavam a ti gente doente de todo tipo, e tu paravas. Hoje quem eu levo é {esta pessoa|@}, que a doença enfraqueceu. Não posso sentir por {ela|ele} o que {ela|ele} sente, mas posso trazê-{la|lo} até aqui.',
        'Toca o seu corpo e devolve-lhe a saúde. Abençoa médicos, enfermeiros, remédios, e também quem arruma a cama e prepara a comida. Se o desânimo chegar no fim da tarde, que chegue junto uma visita boa. Mostra-me como ser útil sem atrapalhar. Tu {a|o} amas com um amor mais antigo do que o nosso, e nele {a|o} deixo descansar. Amém.',
      ].join('\n\n'),
    },
  },
  surgery: {
    self: {
      title: 'Antes de uma cirurgia',
      text: [
        'Deus meu, a cirurgia está chegando. Ouvi as explicações, fiz que sim com a cabeça. Mas, no silêncio, o medo aparece: a maca, a luz forte, adormecer sem saber de mais nada.',
        'Por isso entrego a ti o que não posso controlar. Guia as mãos de quem vai operar, a atenção de quem vai vigiar a minha respiração, o cuidado de quem estará comigo quando eu acordar. Sustenta os que vão esperar do lado de fora, olhando para a porta. Dá uma boa recuperação, sem pressa e sem complicação. E se eu tremer na entrada, lembra-me de que entras comigo. Posso fechar os olhos, porque os teus ficam abertos. Amém.',
      ].join('\n\n'),
    },
    other: {
      title: '{Por|Pela|Pelo} {alguém|@} antes de uma cirurgia',
      text: [
        'Pai de bondade, {uma pessoa|@} vai passar por uma cirurgia, e o meu coração vai junto até a porta onde a família precisa parar. Dali em diante só vai a equipe, e vais tu.',
        'Tira {dela|dele} o peso do medo nas horas de jejum e de espera. Dá firmeza às mãos, olhos atentos, decisões certas a cada profissional naquela sala. Que nada falte e que nada passe despercebido. Depois, concede um despertar tranquilo, a dor sob controle, a cicatriz que fecha bem. Cuida também de quem ficar com o celular na mão, à espera de notícia. Eu confio em ti, Senhor, e confio a ti esta vida querida. Amém.',
      ].join('\n\n'),
    },
  },
  'serious-diagnosis': {
    self: {
      title: 'Diante de um diagnóstico grave',
      text: [
        'Senhor, desde que ouvi o diagnóstico, há um barulho dentro de mim que não para. As pessoas falam e eu vejo a boca delas se mexer. Penso no tratamento, nos resultados, nos meus, em tudo o que eu ainda queria fazer.',
        'Eu quero viver, e peço-te a cura sem rodeios. Acompanha cada exame, cada dose, cada sala de espera. Põe perto de mim profissionais competentes e humanos, e gente diante de quem eu não precise parecer forte. Quando o medo do futuro vier, traz-me de volta para hoje, porque hoje estou aqui e tu também. Não sei o que vem. Sei quem vem comigo. Fica, Senhor, e segura a minha mão. Amém.',
      ].join('\n\n'),
    },
    other: {
      title: '{Por|Pela|Pelo} {alguém|@} com uma doença grave',
      text: [
        'Deus da vida, veio uma notícia difícil, e {esta pessoa|@} teve de aprender palavras que não queria conhecer. Penso nas noites {dela|dele}, nas perguntas que faz e nas que guarda. Perto disso, o que eu sei dizer é pouco.',
        'Peço-te a cura, com toda a força que tenho. Que o tratamento alcance o mal e poupe o resto. Dá sabedoria aos médicos e ternura a quem troca o soro. Nos dias ruins, que {ela|ele} não se sinta um peso; nos dias bons, que possa rir, comer com gosto, sentar ao sol. Livra-nos de frases prontas. Ensina-nos a ficar ao lado, simplesmente. Tu que venceste a morte, sê para {ela|ele} luz e companhia. Amém.',
      ].join('\n\n'),
    },
  },
  pain: {
    self: {
      title: 'Quando a dor não passa',
      text: [
        'Jesus, a dor não passa. Ela dorme comigo e levanta antes de mim. Já ouvi muitos conselhos, já tentei muita coisa, e cansa ter de explicar outra vez o que ninguém vê.',
        'Alivia este corpo. Guia os profissionais que procuram comigo um caminho, e faz com que acreditem no que eu conto. Dá-me horas boas, e sabedoria para não gastar todas as forças nelas. Cuida do meu humor e das pessoas que convivem com ele. Não me deixes ficar com o coração azedo. Na cruz, tu não disseste que não doía. Por isso não preciso fingir contigo. Recebe o meu gemido como oração, e dá-me descanso. Amém.',
      ].join('\n\n'),
    },
    other: {
      title: '{Por|Pela|Pelo} {alguém|@,} que convive com a dor',
      text: [
        'Pai de misericórdia, conheces {uma pessoa|@,} que sente dor há muito tempo, e conheces também o esforço que {ela|ele} faz para que não se note. {Ela|Ele} cancela encontros, pede desculpas, sorri. Eu percebo só uma parte.',
        'Olha para {ela|ele} com compaixão. Dá eficácia ao tratamento, sono sem interrupção, movimentos mais leves. Livra-{a|o} da solidão que a dor constrói ao redor de quem a sente, e de quem duvida {dela|dele}. Faz-me paciente com as ausências e constante nas visitas. Que eu não traga receitas, e sim presença. Tu te inclinas para levantar quem está no chão; inclina-te até {ela|ele} agora, e não {a|o} soltes. Amém.',
      ].join('\n\n'),
    },
  },
  depression: {
    self: {
      title: 'Quando falta força para viver o dia',
      text: [
        'Deus, eu não sinto quase nada. O dia começa e já pesa. As coisas de que eu gostava ficaram sem cor, e responder a uma mensagem parece subir um morro. Não tenho palavras bonitas. Estou aqui, e é só isso.',
        'Segura-me neste fundo. Dá-me coragem para contar a alguém de confiança como estou de verdade, e para procurar um médico sem vergonha, como se procura quando dói o corpo. Abençoa o cuidado que eu receber. Devolve-me aos poucos o sono, a fome, a vontade de abrir a janela. Se uma voz disser que não faço falta, cala essa voz e traz gente para perto de mim. Tu acendes luz devagar. Eu espero. Amém.',
      ].join('\n\n'),
    },
    other: {
      title: '{Por|Pela|Pelo} {alguém|@} em depressão',
      text: [
        'Senhor, {uma pessoa|@} se apagou por dentro, e quem {a|o} ama fica sem saber o que fazer. {Ela|Ele} não escolheu isso, não é preguiça nem falta de fé. É uma noite que entrou e não sai.',
        'Entra tu nessa noite. Leva {esta pessoa|@} a um bom atendimento, a um médico, a alguém que saiba ouvir, e dá-lhe paciência com o tempo do tratamento. Guarda a sua vida nas horas de maior perigo. Ensina-me a estar por perto sem cobrar ânimo, a pedir ajuda quando for preciso, a perguntar sem medo da resposta. Que um dia {ela|ele} volte a achar graça em alguma coisa pequena. Até lá, segura-{a|o} nos teus braços. Amém.',
      ].join('\n\n'),
    },
  },
  anxiety: {
    self: {
      title: 'Na ansiedade e no medo',
      text: [
        'Pai, o meu peito está apertado e a cabeça não para. Penso no que pode dar errado, depois no que pode dar errado depois disso. O corpo acredita em tudo e fica em alerta, como se o perigo estivesse na sala.',
        'Acalma-me. Faz a minha respiração voltar ao ritmo, os ombros descerem, os pés sentirem o chão. Separa para mim o que preciso resolver do que só preciso entregar. Se o medo crescer além das minhas forças, que eu procure ajuda, porque pedir ajuda também é confiar em ti. O amanhã não cabe nas minhas mãos; cabe nas tuas. Dá-me paz bastante para a próxima hora, e depois para a outra. Amém.',
      ].join('\n\n'),
    },
    other: {
      title: '{Por|Pela|Pelo} {alguém|@} com ansiedade',
      text: [
        'Senhor da barca e do vento, {há uma pessoa|@ está} com o mar revolto por dentro. Quem olha de fora pede que {ela|ele} se acalme, como se fosse fácil. Tu sabes o tamanho das ondas.',
        'Vem para perto {dela|dele}. Aquieta os pensamentos, solta o nó da garganta, dá-lhe uma noite inteira de sono. Afasta as notícias e as conversas que alimentam o medo. Que encontre quem saiba tratar, se for preciso, e amigos que fiquem ao lado sem apressar nada. Ensina-me a escutar mais do que explico. Dá-lhe um chão firme debaixo dos pés e a certeza de que não atravessa isso sem companhia. Tu estás na barca. Amém.',
      ].join('\n\n'),
    },
  },
  sleeplessness: {
    self: {
      title: 'Quando o sono não vem',
      text: [
        'Já apaguei a luz, Senhor, e o sono não veio. A casa está quieta e a minha cabeça trabalha. Faço contas, repito conversas, adianto problemas. Amanhã vou precisar de forças, e só de pensar nisso fico mais longe de dormir.',
        'Recebe o que está girando aqui dentro. Uma preocupação de cada vez, eu te passo, e não a pego de volta até de manhã. Relaxa o meu corpo dos pés até o rosto. Fica acordado por mim, tu que não cochilas nem te cansas. E, se a noite for comprida, que eu não a passe com raiva do relógio, mas na tua companhia, quietamente, até o descanso chegar. Amém.',
      ].join('\n\n'),
    },
  },
  addiction: {
    self: {
      title: 'Quando um vício me prende',
      text: [
        'Meu Deus, eu não queria voltar a isso, e voltei. Conheço a promessa da noite e a fraqueza do dia seguinte. Escondo, minto um pouco, prometo de novo. Tu vês tudo, e mesmo assim posso chegar perto de ti.',
        'Liberta-me, nem que seja um dia de cada vez. Dá-me coragem para contar a verdade a alguém e aceitar tratamento, um grupo, um acompanhamento sério. Ajuda-me a mudar de caminho quando o desejo apertar. Cura aquilo de que eu tento fugir. Se eu cair, que eu ligue para pedir ajuda antes de me esconder. Não sou esse vício; sou gente tua, chamada pelo nome. Levanta-me, Senhor, e anda comigo. Amém.',
      ].join('\n\n'),
    },
    other: {
      title: '{Por|Pela|Pelo} {alguém|@,} que luta contra um vício',
      text: [
        'Pai, {esta pessoa|@} está {presa|preso} a algo que {a|o} destrói, e quem está por perto sofre junto. Já houve promessa, recaída, choro, portas batidas. Eu não quero desistir {dela|dele}, e também não sei como ajudar.',
        'Guarda a vida {dela|dele}. Dá-lhe um dia de clareza em que aceite ajuda, e pessoas preparadas que {a|o} recebam sem desprezo. Quebra o que {a|o} prende, cura a ferida que veio antes. Protege a família, sobretudo os pequenos. Ensina-me a dizer não com amor e a não confundir ajudar com encobrir a mentira. Que eu veja sempre a pessoa, e não só o problema. Senhor, tu não desistes de procurar. Procura-{a|o} de novo hoje. Amém.',
      ].join('\n\n'),
    },
  },
  caregiving: {
    self: {
      title: 'Quando cuido de alguém',
      text: [
        'Senhor, os meus dias giram em torno de outra vida: o banho, o remédio, a comida, a noite interrompida. Faço por amor, e há dias em que faço sem sentir amor nenhum. Depois vem a culpa. O cansaço já mora nos meus ossos.',
        'Tu conheces a minha medida. Dá-me forças para hoje e coragem de pedir ajuda antes de quebrar. Traz alguém que divida as horas, um serviço que funcione, uma tarde livre sem remorso. Guarda a minha delicadeza quando a mesma pergunta vier pela décima vez. Protege a dignidade de quem eu cuido, e também a minha saúde. Cada copo d’água que dou, tu o recebes. Que eu me lembre disso. Amém.',
      ].join('\n\n'),
    },
    other: {
      title: 'Por alguém que cuida de uma pessoa doente',
      text: [
        'Deus compassivo, penso em uma pessoa que cuida de outra, dia e noite, e quase não aparece. Todos perguntam por quem está na cama. Pouca gente pergunta por quem dorme na cadeira ao lado.',
        'Olha para ela. Dá descanso às costas, ao sono, aos pensamentos. Quando quem ela ama não reconhecer mais o seu rosto, ou a tratar mal sem querer, consola essa tristeza escondida. Faz aparecer ajuda de verdade: irmãos que venham, vizinhos, um atendimento público que responda. Que ela não se cobre a perfeição, e consiga sair para caminhar um pouco. E mostra-me a tarde em que posso ficar no lugar dela. Amém.',
      ].join('\n\n'),
    },
  },
  dying: {
    self: {
      title: 'Quando a vida chega ao fim',
      text: [
        'Pai, o meu tempo aqui vai ficando curto, e eu sei. Olho para as minhas mãos, para as pessoas em volta, e queria guardar tudo. Algumas coisas eu faria de outro modo. Deixo-as contigo, pedindo perdão.',
        'Não te afastes agora. Tira a dor, ou torna-a suportável; ilumina quem cuida de mim. Dá-me tempo de agradecer, de abraçar, de dizer o que ficou por dizer. Consola os que vão sentir a minha falta, e cuida deles quando eu não puder. Tenho um pouco de medo da passagem. Jesus, tu já a atravessaste e voltaste para nos buscar. Quando for a hora, chama-me pelo nome, e eu irei contigo. Amém.',
      ].join('\n\n'),
    },
    other: {
      title: '{Por|Pela|Pelo} {alguém|@} no fim da vida',
      text: [
        'Senhor, Bom Pastor, {esta pessoa|@} está chegando ao fim do caminho. No quarto falamos baixo, e cada um procura o que fazer com as mãos. Queremos que {ela|ele} fique, e não queremos que sofra.',
        'Chega tu mais perto do que nós podemos. Alivia a dor, a aflição, o medo. Perdoa o que houver para perdoar, e dá-lhe a certeza do teu abraço. Que {ela|ele} ouça vozes queridas e sinta mãos conhecidas até o fim. Concede à família o tempo da despedida e a coragem de dizer que pode ir em paz. Do outro lado, abre a porta e recebe-{a|o} com festa. Nós choramos, e confiamos. Amém.',
      ].join('\n\n'),
    },
  },
  disability: {
    self: {
      title: 'Vivendo com uma deficiência',
      text: [
        'Deus que me deste a vida, tu conheces o meu corpo por dentro, o que ele faz e o que não faz. Aprendi muitos jeitos de viver com isso. O que cansa é o degrau, a fila, o olhar de dó, a pessoa que fala com quem está do meu lado em vez de falar comigo.',
        'Dá-me firmeza para defender o meu lugar e leveza para aceitar ajuda. Conserva as capacidades que tenho e alivia o que dói. Coloca na minha vida gente que me conheça pelo nome, pelos gostos, pelas piadas. Nos dias em que a limitação pesa, deixa-me chorar no teu ombro. Diante de ti eu não sou metade de nada. Ajuda-me a viver inteiramente. Amém.',
      ].join('\n\n'),
    },
    other: {
      title: 'Por alguém com deficiência',
      text: [
        'Pai, eu te apresento uma pessoa que vive com uma deficiência. Há dias em que o mundo parece feito de escadas, formulários e gente apressada. Ela não quer pena; quer espaço para viver, trabalhar, amar, errar como todos.',
        'Abençoa o seu corpo e a sua mente. Dá saúde, bons profissionais, recursos que cheguem a tempo. Cerca a sua vida de amizades em que ela também cuide, e não só receba cuidado. Fortalece quem a acompanha todos os dias. Converte o nosso olhar, abre as portas das casas, das escolas e das igrejas. Quando o cansaço vier, que ela encontre em ti repouso. É obra tua, e é boa. Amém.',
      ].join('\n\n'),
    },
  },
  infertility: {
    self: {
      title: 'No desejo de ter um filho',
      text: [
        'Senhor, há um lugar na minha casa e no meu coração que continua vazio. Espero um filho que não chega. Sorrio no chá de bebê dos outros e choro depois, longe de todos. Já não sei o que responder quando perguntam.',
        'Eu te peço essa alegria, claramente, como quem bate à porta de noite. Orienta os médicos e as decisões que são tão íntimas e tão caras. Protege o amor na nossa casa, para que não vire calendário e cobrança. Cura em mim a inveja e a sensação de defeito. E seja qual for o caminho, que eu possa dar vida de algum modo, pois sei que esse desejo veio de ti. Ouve-me, Pai. Amém.',
      ].join('\n\n'),
    },
    other: {
      title: 'Por alguém que deseja um filho',
      text: [
        'Deus que ouviste o choro de Ana no templo, ouve hoje o desejo desta pessoa. Ela sonha com um filho, e cada espera termina em silêncio. O mundo faz perguntas sem pensar, e as festas de família têm um gosto difícil.',
        'Concede a essa casa a graça de uma vida nova. Dá competência e delicadeza aos médicos, e descanso entre uma espera e outra. Guarda o amor que há ali de acusações e de distância. Que a vida dela não fique parada, esperando, mas tenha alegrias já agora. A nós, dá o bom senso de não dar palpite e o carinho de perguntar como vai. Em teu coração cabe essa dor inteira. Amém.',
      ].join('\n\n'),
    },
  },
  pregnancy: {
    self: {
      title: 'Durante a gravidez',
      text: [
        'Criador da vida, uma criança cresce em segredo, e tu a vês. Há dias de festa por dentro e dias de enjoo, cansaço e susto por qualquer coisa. Ainda não conheço esse rosto e já converso com ele.',
        'Guarda esta criança, semana por semana. Que o coração bata forte, que tudo se forme bem, que o parto seja seguro e a chegada, alegre. Cuida da minha saúde e das minhas emoções. Dá-me bons profissionais no pré-natal e gente querida por perto. Afasta os medos que não ajudam. Prepara a casa, prepara o bolso, prepara o meu coração para amar quem vier, do jeito que vier. Nós esperamos na tua paz. Amém.',
      ].join('\n\n'),
    },
    other: {
      title: 'Por uma gravidez',
      text: [
        'Senhor, que alegria saber de uma vida a caminho. Entrego-te esta gestação e a pessoa que espera a criança, com seus planos, seus enjoos, suas noites mal dormidas, suas perguntas.',
        'Protege as duas vidas. Que os exames sejam tranquilos, e que todo sinal de alerta seja visto a tempo. Dá ao corpo o que ele precisa e um parto sem perigo. Se essa espera veio sem plano, ou falta dinheiro, ou falta apoio, levanta pessoas generosas em volta. Que a futura criança encontre colo, leite, paciência e riso. Maria também esperou, com susto e com canto. Abençoa esta espera, e faz crescer nela a confiança. Amém.',
      ].join('\n\n'),
    },
  },
  'sick-child': {
    self: {
      title: 'Quando meu filho ou minha filha adoece',
      text: [
        'Jesus, a criança que eu amo está doente, e nada no mundo me parece mais importante. Eu daria o meu lugar, a minha saúde, qualquer coisa. Procuro não mostrar o medo, mas tu o vês nos meus olhos.',
        'Cura, Senhor. Põe a tua mão sobre esse corpo pequeno ou já crescido, que para mim continua sendo o do meu bebê. Ilumina os médicos, faz o remédio agir, afasta a dor e o susto. Dá-me calma para contar uma história, segurar a mão, esperar o resultado. Quando eu precisar chorar, dá-me um ombro. Tu disseste que deixassem vir a ti as crianças. Aqui está a minha. Abraça-a. Amém.',
      ].join('\n\n'),
    },
    other: {
      title: 'Por pais de uma criança doente',
      text: [
        'Pai do céu, há uma criança doente e uma família que não dorme direito. Peço por esses pais, que aprendem a ler termômetros e rostos de médicos, e que sorriem ao lado da cama para não assustar.',
        'Devolve a saúde a essa criança. Que volte a correr, a fazer bagunça, a reclamar da comida. Dá rapidez ao diagnóstico e acerto ao tratamento. Sustenta a mãe, o pai, quem estiver de plantão nessa vigília; que comam, descansem e não se culpem. Cuida dos irmãos, que também sentem. E que não faltem, da nossa parte, a marmita, a carona e a oração de todos os dias. Tem piedade, Senhor. Amém.',
      ].join('\n\n'),
    },
  },
} satisfies Record<string, SituationPrayers>;
