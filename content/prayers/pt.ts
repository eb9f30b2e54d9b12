// The passages of a prayer in the Portuguese of Brazil; God is addressed as `tu`, as prayers and hymns do.
import type { Passages } from './passages.ts';

export const portuguese: Passages = {
  openings: [
    'Pai, tu estás perto, e a minha voz nunca te cansa. Venho a ti do jeito que estou, sem disfarçar nada.',
    'Senhor meu Deus, tu me deste a vida e me conheces. Nada do que é meu é pequeno demais para ti.',
    'Deus de misericórdia, tu vês na noite como em pleno dia. É bom viver debaixo do teu olhar.',
    'Pai do céu, tu já me ouvias quando eu ainda procurava as palavras. Faço silêncio diante de ti e não quero fingir.',
    'Deus fiel, a tua bondade é mais antiga que as minhas preocupações. Eu me volto para ti e não preciso provar nada.',
    'Senhor, tu nunca estiveste longe de quem te chama. Agora sou eu que te chamo, com simplicidade e sem palavras bonitas.',
  ],
  frames: [
    { before: 'Ouviste as minhas palavras, “', after: '”, e conheces todo o peso delas.' },
    { before: 'Quando eu digo “', after: '”, tu ouves também o que eu calo.' },
    { before: 'Não tenho palavras melhores do que “', after: '” para te contar o que carrego.' },
    { before: 'O meu coração repete “', after: '”, e eu o entrego a ti.' },
    { before: 'É isto que trago, “', after: '”, e tu sabes tudo o que está por trás.' },
  ],
  innerQuotes: ['‘', '’'],
  unquoted: [
    'Tu sabes o que eu trago, mesmo onde me faltam as palavras.',
    'Eu te disse o que consegui dizer, e tu conheces o resto.',
    'Tudo o que eu carrego está aberto diante de ti.',
    'Tu ouviste tudo, e nada disso é estranho para ti.',
  ],
  hearts: {
    family: [
      'Foste tu que me deste estas pessoas, com os seus risos e as suas feridas. Eu as amo, e às vezes não sei como ajudar.',
      'A minha família está no meu pensamento, com suas alegrias e seus cuidados. Tu conheces cada um pelo nome, quem está perto e quem está longe.',
      'Ninguém consegue me alegrar nem me ferir tanto quanto os de casa. Trago cada um deles a ti, com tudo o que não dizemos.',
      'Não consigo estar o tempo todo ao lado de quem amo. Há caminhos em que não posso ir junto, mas tu estás lá.',
    ],
    health: [
      'A doença encurta os dias e alonga as noites. Tu conheces este corpo, a sua fraqueza e os medos que vêm com ela.',
      'Tu formaste o corpo e a mente, e sabes como são frágeis. Trago a ti a dor, a espera e as perguntas sem resposta.',
      'Eu queria ter mais força nisto, mas às vezes o medo me vence. Tu não viras o rosto diante da fraqueza, e Jesus conheceu a dor.',
      'A saúde é um presente que se nota mais quando falta. Coloco diante de ti o que dói e o que não posso mudar.',
    ],
    guidance: [
      'Preciso fazer uma escolha e não consigo ver longe. Muitas vozes falam ao mesmo tempo, e a minha nem sempre é sábia.',
      'Eu queria ter um mapa, e quase sempre só vejo o próximo passo. Tu conheces o caminho inteiro, e conheces também a minha pressa.',
      'Os meus pensamentos dão voltas e não encontram descanso. Tenho medo de escolher mal, e tenho medo também de não escolher nunca.',
      'Muita coisa não está clara para mim. Já pensei e repensei, e continuo precisando de uma sabedoria que não vem de mim.',
    ],
    provision: [
      'Tu sabes do que preciso e o que me falta. As contas nem sempre fecham, e a preocupação vai comigo até a cama.',
      'Não é fácil falar de dinheiro e de necessidade. Mas tu te importas com o pão e com o aluguel, e contigo não preciso ter vergonha.',
      'Faço contas, faço planos, e a inquietação continua. Tudo o que tenho veio da tua mão, e nela está também o amanhã.',
      'Algumas necessidades têm nome, e outras apenas pesam. Tu já alimentaste muita gente em lugares desertos, e agora vês também este lugar.',
    ],
    relationships: [
      'Tu nos fizeste uns para os outros, e mesmo assim a proximidade é difícil. Conheço a saudade, os mal-entendidos e as palavras que eu queria apagar.',
      'Tu vês cada laço da minha vida, os que aquecem e os que doem. Alguns não consigo consertar, e outros ainda espero.',
      'Eu queria amar melhor, e muitas vezes só me protejo. Tu sabes quem me feriu, e sabes também a quem eu feri.',
      'A solidão pode sentar-se ao meu lado mesmo no meio de muita gente. Tu sabes o que espero das pessoas, e o que só tu podes dar.',
    ],
    spiritual_growth: [
      'Quero te conhecer melhor, e a minha atenção foge tão depressa. Há dias em que oro com alegria, e outros em que é só por costume.',
      'A minha fé parece pequena nestes dias. Não escondo de ti as minhas dúvidas nem a minha secura, porque não me pedes que eu finja.',
      'Há em mim velhos hábitos que voltam com facilidade. Ainda não sou o que espero ser, e mesmo assim tu não desistes de mim.',
      'Desejo uma fé que dure mais do que um bom momento. Tu começaste esta vida em mim, e ela não cresce só com o meu esforço.',
    ],
    work: [
      'O trabalho ocupa tanto espaço na minha cabeça, quer eu o tenha, quer o procure, quer tenha medo de perdê-lo. Tu vês o meu esforço.',
      'Tu nos deste uma tarefa, e sabes o quanto ela pode desgastar. Sinto a pressão, e também a dúvida se vou dar conta.',
      'Quero trabalhar com honestidade e fazer bem o que faço. Mas as minhas forças têm limite, e muitas vezes meço o meu valor pelos resultados.',
      'Na vida profissional, muita coisa não depende de mim: as decisões, os prazos, o humor dos outros. Trago a ti a minha parte, como ela está.',
    ],
    thanksgiving: [
      'Hoje, antes de tudo, quero te agradecer. Tanta coisa boa chegou até mim sem que eu merecesse e sem que eu pudesse preparar.',
      'O meu coração te agradece, e não quero guardar isso só para mim. Estavas comigo nos dias difíceis, e estás comigo nesta alegria.',
      'Eu te agradeço pelos presentes grandes e pequenos: o fôlego, o pão, uma boa palavra na hora certa. Todos eles me levam de volta a ti.',
      'Eu poderia ter passado por este bem sem perceber. Mas percebi, sei de que bondade ele vem, e por isso te dou graças.',
    ],
    other: [
      'Isto não cabe bem em palavras. Há esperança, há preocupação, e há também um cansaço que eu não sei explicar a ninguém.',
      'Tu sabes o que me move, mesmo quando não sei dizer. O que pesa eu não carrego sem ti, e o que é bom vem de ti.',
      'Penso nisso durante o dia, e à noite tudo volta. Prefiro trazer isso a ti agora, do jeito que está, a continuar remoendo sem parar.',
      'Isto é maior do que eu, e não consigo resolver tudo. Sinto a minha pequenez, mas não me falta apoio, porque tu estás aqui.',
    ],
  },
  askings: {
    family: [
      'Guarda as pessoas que eu amo. Dá-nos paciência no cansaço, palavras mansas quando discordamos e coragem para perdoar. Onde a distância cresceu, abre um caminho de volta.',
      'Fica em nossa casa, à mesa e nas horas de silêncio. Ensina-me a ouvir antes de responder e a amar cada um como tu me amas.',
      'Consola quem está sofrendo e aproxima-te de quem se afastou. Faz de mim uma pessoa de paz entre os meus, com verdade e ternura, também nos dias difíceis.',
      'Sustenta a minha família com o teu amor. Dá sabedoria a quem cuida dos outros, descanso a quem não aguenta mais, e a mim um coração que sirva sem fazer contas.',
    ],
    health: [
      'Traz cura, conforme tu sabes que é bom. Guia as mãos de quem trata e cuida, dá sono nas noites longas e coragem para cada hora que chega.',
      'Eu te peço alívio e recuperação. Enquanto espero, acalma o meu medo, orienta os médicos e não deixes que a doença seja a única voz que eu ouço.',
      'Fortalece o que está fraco e cura tudo o que está ferido. Dá-me paciência nos dias lentos e gratidão por cada passo à frente, por menor que seja.',
      'Tem misericórdia, Senhor. Se puder haver cura, que ela venha; se for preciso esperar, fica bem perto. Conserva em mim a esperança e alivia a dor.',
    ],
    guidance: [
      'Dá-me sabedoria para o que está à minha frente. Mostra-me o próximo passo a dar, fecha as portas que me fariam mal e não deixes o medo decidir.',
      'Silencia o barulho dentro de mim, para que eu ouça o que é verdade. Envia conselhos sinceros e dá-me disposição para seguir, mesmo quando não for fácil.',
      'Endireita o meu olhar. Que a tua Palavra forme os meus pensamentos, que o amor purifique os meus motivos, e que eu tenha paciência se a resposta demorar.',
      'Conduz-me, mesmo devagar. Ensina-me a não confundir a tua paz com o meu conforto, a perguntar quando não sei e a dar o passo quando já sei.',
    ],
    provision: [
      'Dá-me o necessário para este dia. Abre um caminho honesto para eu ganhar a vida, traz uma ajuda que eu possa aceitar e livra-me da vergonha.',
      'Dá o bastante para hoje e calma para amanhã. Ensina-me prudência com o que tenho, honestidade com o que devo e alegria em repartir mesmo o pouco.',
      'Tira o medo das minhas contas. Envia trabalho, ajuda ou um bom conselho, como quiseres, e ensina-me a diferença entre o que eu quero e aquilo de que preciso.',
      'Olha para esta necessidade e vem em meu auxílio. Que eu durma sem fazer contas, peça sem vergonha e não me esqueça de quem tem ainda menos.',
    ],
    relationships: [
      'Ensina-me a ouvir sem preparar a resposta. Dá-me coragem para a conversa sincera, ânimo para o primeiro passo e paz quando alguma coisa ficar sem solução.',
      'Cura o que se rompeu, até onde puder ser curado. Não deixes crescer em mim a amargura, e ajuda-me a perdoar sem fingir que nada aconteceu.',
      'Dá-me amizades em que caiba a verdade, e ensina-me a oferecer a mesma confiança. Quando eu precisar me afastar, dá-me clareza; quando precisar ficar, dá-me paciência.',
      'Abençoa quem eu amo com facilidade e também os outros. Cuida das minhas palavras, amolece o que é duro em mim e deixa-me encontrar bondade pelo caminho.',
    ],
    spiritual_growth: [
      'Desperta em mim o amor pela tua Palavra. Dá-me a cada dia alguns minutos de silêncio, um coração sincero e força para viver o que já entendi.',
      'Pelo teu Espírito, faz-me crescer à semelhança de Jesus, em paciência, em verdade e em serviço. Se eu cair, ajuda-me a voltar logo e a não me esconder de ti.',
      'Firma a minha fé onde ela é frágil. Põe ao meu lado pessoas que me aproximem de ti, e que o meu jeito de viver mostre aquilo em que creio.',
      'Sonda-me com ternura e mostra-me o que posso deixar para trás. Semeia em mim o que vem de ti, e que amadureça a seu tempo, sem pressa e sem orgulho.',
    ],
    work: [
      'Dá-me mente clara e mãos firmes. Ajuda-me a trabalhar com cuidado, a descansar sem culpa e a tratar com justiça quem está ao meu redor, mesmo sob pressão.',
      'Abre a porta certa e dá-me paciência diante das que continuam fechadas. Que o meu trabalho sirva a alguém, e que ele não seja o meu dono.',
      'Abençoa a obra das minhas mãos. Dá sabedoria a quem decide, paz a quem trabalha lado a lado, e a mim, no fim do dia, uma consciência tranquila.',
      'Mostra-me o que devo aceitar e o que posso deixar. Quando eu acertar, dá-me humildade; quando eu falhar, lembra-me de que ainda estou nas tuas mãos.',
    ],
    thanksgiving: [
      'Mantém viva em mim esta gratidão quando vierem dias mais duros. Que eu reparta o que recebi, e que eu saiba ver quem ainda está esperando.',
      'Ensina-me a lembrar. Que a minha gratidão seja mais do que uma palavra: um passo mais leve, a mão aberta, uma resposta mais gentil a quem precisar.',
      'Que eu segure os teus presentes de mãos abertas, sem amá-los mais do que a ti. Abençoa as pessoas que me trouxeram a tua bondade, e dá alegria também a elas.',
      'Abre os meus olhos para a tua bondade também nos dias comuns. Ensina-me a dar e a louvar, e deixa-me perto de quem hoje não consegue agradecer.',
    ],
    other: [
      'Dá-me paz para esta hora e luz para o próximo passo. Consola o que chora em mim, acalma o que tem medo e deixa-me descansar em ti.',
      'Faz nisto o que é bom, mesmo que não seja o que eu tinha pensado. Ajuda-me a esperar sem amargura e a agir quando chegar a hora.',
      'Fica comigo e com todos os que vivem isto. Dá força onde ela falta, clareza onde há confusão, e a cada dia um pouco de bondade em que me apoiar.',
      'Escuta-me, Senhor, e ajuda-me da maneira que só tu sabes. Segura-me com firmeza quando os meus sentimentos mudarem, e mostra-me uma coisa pequena que eu possa fazer.',
    ],
  },
  trusts: [
    'Não sei o que o amanhã vai trazer. Mas eu te conheço, e em ti posso me apoiar.',
    'Tu deste o teu Filho por mim: minha vida importa para ti. Por isso deixo tudo em tuas mãos.',
    'A minha confiança não é grande, mas tu és fiel. Prefiro segurar a tua mão a entender tudo.',
    'Venha o que vier, tu estarás ali comigo. É sobre isso que quero construir, hoje e amanhã.',
    'Até aqui tu cuidaste de mim. Escolho confiar na tua bondade mais do que nos meus medos.',
    'O teu amor não depende de eu orar bem. Entrego tudo isto agora e confio em ti.',
  ],
  closings: [
    'Eu te peço em nome de Jesus, teu Filho. Amém.',
    'Em nome de Jesus, que ainda ora por mim. Amém.',
    'Ouve-me por amor de Jesus; é em nome dele que eu oro. Amém.',
    'Fica comigo; é o que te peço em nome de Jesus. Amém.',
    'Tudo isto eu peço em nome de Jesus, e não no meu. Amém.',
  ],
};
