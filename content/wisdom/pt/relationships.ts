// Brazilian Portuguese Wisdom passages about relationships. The texts address the reader as `você`,
// without gender.
import type { TopicPassages } from '../wisdom-topics.ts';

export const relationships = {
  marriage: {
    acknowledgements: [
      'Duas pessoas podem dividir a mesma cama e sentir que há um rio no meio. As conversas encolhem até sobrarem as contas e os horários, e ninguém lembra bem quando isso começou.',
      'Viver a dois revela o melhor e o mais difícil de cada um. As pequenas mágoas se juntam no canto, como poeira, e de repente uma toalha molhada vira uma briga antiga.',
      'Há casamentos que atravessam cansaço, doença, distância ou uma quebra de confiança. Por fora quase nada aparece. Por dentro há perguntas que não se fazem a qualquer pessoa nem em qualquer hora.',
      'Amar alguém por muito tempo pede escolhas que ninguém aplaude. Às vezes só um dos dois parece se esforçar, e isso dói de um modo que é difícil explicar a quem está de fora.',
    ],
    truths: [
      'Na Bíblia, o amor entre esposos é mais do que sentimento: é aliança, é dar-se um ao outro. O modelo é Cristo, que ama sem dominar e sem humilhar. Onde há medo, falta justamente aquilo que a aliança quer guardar.',
      'Deus conhece a fidelidade difícil. Ao longo da história, ele amou um povo que se afastava, e chorou por ele. Entende a dor de quem sofreu uma quebra de confiança, e também a vergonha de quem a causou.',
      'O amor descrito nas Escrituras é paciente e bondoso, e também se alegra com a verdade. Por isso não pede que se finja. Uma palavra honesta, dita com respeito, é parte dele tanto quanto um abraço.',
      'Jesus fez o seu primeiro sinal em uma festa de casamento, quando o vinho tinha acabado. A fé não esconde que às vezes a alegria falta. Ela convida a contar isso a ele com simplicidade, como fez Maria naquele dia.',
    ],
    suggestions: [
      'Costuma ajudar falar do que se sente em vez do que o outro é, e escolher uma hora sem fome e sem sono. Um terapeuta de casais ou um pastor experiente pode abrir espaço onde a conversa trava.',
      'Um gesto pequeno e repetido vale mais do que um grande gesto raro. Mas amor não é suportar violência nem controle: nesses casos, a segurança vem antes, e há pessoas e serviços que protegem.',
      'Decisões graves pedem tempo, oração e mais de um olhar: alguém de fé madura, um conselheiro, às vezes um advogado. Ouvir essas vozes não é traição, é cuidado com todos os envolvidos.',
      'Pode ser bom lembrar o que no começo dava alegria, e perguntar com curiosidade em vez de supor. Onde a ferida é funda, a confiança só se refaz devagar, com verdade e com ajuda.',
    ],
    steps: [
      'Agradeça hoje uma coisa precisa que a outra pessoa fez, sem acrescentar nenhum porém no fim da frase.',
      'Anote em uma linha o que você mais deseja dizer, e espere um momento calmo para pensar com quem e como.',
      'Ore pela outra pessoa durante um minuto, pelo nome, sem pedir que ela mude, só entregando-a a Deus.',
      'Procure o nome de alguém, um terapeuta, um padre ou um pastor, com quem seja possível conversar em confiança.',
    ],
  },
  parenting: {
    acknowledgements: [
      'Cuidar de uma criança é amar e ter medo na mesma respiração. À noite vem a lista do que poderia ter sido melhor: o grito, a pressa, o abraço que ficou para depois.',
      'Os filhos crescem e as preocupações mudam de tamanho. Quando eram pequenos, doía o choro. Depois dói a porta fechada, a resposta curta, a escolha que a gente não teria feito.',
      'Ninguém ensina direito a criar gente. Há cansaço, contas, opiniões de todos os lados, e um ser humano inteiro que olha para você esperando saber se o mundo é seguro.',
      'Às vezes um filho se afasta, adoece ou toma um rumo que assusta. Quem ama fica entre o telefone e a janela, e se pergunta mil vezes onde foi que errou.',
    ],
    truths: [
      'Na Bíblia, filhos não são obra acabada dos pais, nem prova do seu valor. São confiados por um tempo e pertencem a Deus, que os ama mais. Isso tira das costas um peso que nenhum pai ou mãe consegue levar.',
      'Jesus contou de um pai que esperou na estrada pelo filho que partira. Ele não o prendeu, e não deixou de olhar ao longe. Deus conhece por dentro esse amor que espera sem poder obrigar.',
      'Quando quiseram afastar as crianças, Jesus as tomou nos braços. Ele as leva a sério como pessoas. A firmeza que a Bíblia recomenda anda sempre junto da ternura, e nunca autoriza a ferir nem a humilhar.',
      'As famílias da Bíblia estão longe de ser exemplares: há preferências, brigas, anos de silêncio. E Deus continuou trabalhando em casas assim. A graça dele alcança também os erros que os pais gostariam de apagar.',
    ],
    suggestions: [
      'Pedir desculpas a um filho não tira a autoridade, dá verdade a ela. Uma presença comum, sem telefone, por quinze minutos, costuma dizer mais do que longos conselhos. Quem cuida também precisa de descanso.',
      'Ninguém foi feito para educar sem apoio. Avós, amigos, professores, um pediatra ou um psicólogo podem ver o que o cansaço esconde. Buscar essa ajuda é um modo de amar.',
      'Limites claros e poucos funcionam melhor do que muitos gritos. E quando o filho já cresceu, ouvir sem interromper às vezes abre uma fresta. O resto se leva a Deus, com paciência.',
      'Comparar-se com outras famílias rouba a alegria. Pode ser mais útil perguntar do que esta criança precisa hoje: sono, colo, silêncio, uma regra, um pouco de tempo.',
    ],
    steps: [
      'Dê quinze minutos de atenção inteira, sem telefone por perto, e deixe que a outra parte escolha o assunto ou a brincadeira.',
      'Diga hoje a um filho ou a uma filha, pessoalmente ou por mensagem, uma coisa boa e concreta que você percebeu.',
      'Entregue a Deus cada filho e cada filha em uma frase, pelo nome, antes de apagar a luz nesta noite.',
      'Peça a uma pessoa de confiança uma hora de ajuda nesta semana, para descansar ou para conversar sobre o que preocupa.',
    ],
  },
  friendship: {
    acknowledgements: [
      'Uma amizade que esfria dói sem fazer barulho. Não há despedida, só respostas mais curtas e convites que não vêm, e a dúvida se foi algo que a gente disse ou fez.',
      'Fazer amigos depois de certa idade parece difícil. Todos têm pressa, as agendas não combinam, e dá receio de ser quem sempre procura e quase nunca é quem recebe o convite.',
      'A traição de alguém próximo leva embora duas coisas: a pessoa e a confiança no próprio juízo. O que foi contado em segredo volta na boca de outros, e o chão some.',
      'Há amizades que alimentam e outras que deixam a gente sempre menor. Reconhecer a diferença leva tempo, sobretudo quando existe muita história em comum e um carinho verdadeiro.',
    ],
    truths: [
      'Jesus viveu entre amigos. Comeu com eles, abriu-lhes o coração, pediu que ficassem por perto na noite mais escura. A amizade não é um enfeite da fé. É um dos lugares onde se aprende o amor de Deus.',
      'A Bíblia fala de amigos mais próximos do que irmãos, e não esconde os que falham. Pedro negou, e depois houve uma praia, um fogo, uma conversa. Uma amizade ferida tem às vezes outro capítulo, e às vezes não.',
      'Davi e Jônatas, Rute e Noemi: nessas histórias a lealdade custa alguma coisa e não busca vantagem. Deus se serve de laços assim para segurar alguém de pé quando tudo em volta cede.',
      'A sabedoria bíblica prefere a ferida sincera de um amigo ao elogio falso. Também ensina a escolher com cuidado com quem se anda. Amar a todos não obriga a abrir o coração inteiro a qualquer pessoa.',
    ],
    suggestions: [
      'Muitas distâncias nascem de suposições. Uma pergunta simples, sem acusação, pode esclarecer bastante. Se a resposta for o silêncio, é possível deixar a porta encostada e cuidar de outros laços.',
      'A amizade cresce com tempo repetido e com pequenas confidências dos dois lados. Vale notar ao lado de quem a respiração fica mais calma. E também oferecer aos outros a escuta que se gostaria de receber.',
      'Depois de uma traição, a confiança pode voltar aos poucos ou ficar menor do que era. Perdoar não significa contar tudo de novo. Conversar com alguém sábio, de fora, costuma ajudar a enxergar.',
      'Há amizades por uma temporada e amizades para a vida, e as duas são boas. Soltar com gratidão a que passou deixa as mãos livres para a que está perto.',
    ],
    steps: [
      'Escreva a alguém com quem você não fala há tempos, lembrando um momento bom que viveram e sem cobrar nada.',
      'Convide uma pessoa para algo bem simples nesta semana, um café, uma caminhada, um recado de voz mais longo.',
      'Ore por um amigo pelo nome, e depois conte a ele, em poucas palavras, que ele esteve no seu pensamento.',
      'Anote dois nomes de pessoas com quem você pode falar a verdade, e agradeça a Deus por cada um deles.',
    ],
  },
  forgiveness: {
    acknowledgements: [
      'A ferida pode ter anos e ainda abrir com um cheiro ou um nome. Uma parte quer deixar tudo para trás, e outra teme que perdoar seja dizer que não foi nada.',
      'Carregar uma mágoa é como andar com uma pedra no sapato: dá para seguir, mas cada passo lembra. E quem a pôs ali muitas vezes nem sabe, ou não se importa.',
      'Pode ser que o mais difícil seja perdoar a si. A memória volta ao que foi feito ou dito, e nenhuma desculpa parece suficiente para fechar a porta daquela noite.',
      'Às vezes alguém pede perdão depressa demais, ou nunca pede. Nos dois casos sobra um nó: o que fazer com uma dor verdadeira e com a vontade de viver em paz.',
    ],
    truths: [
      'Na cruz, Jesus pediu ao Pai perdão para quem o feria, e mesmo assim o mal continuou se chamando mal. O perdão cristão não apaga a verdade. Ele entrega a Deus a dívida que nunca conseguiríamos cobrar sem nos destruir.',
      'Deus perdoa de coração inteiro, e não por nos achar inocentes. Ele conhece tudo e mesmo assim recebe quem volta. Desse perdão que se recebe vai nascendo, devagar, a força de perdoar também.',
      'Perdoar e reconciliar são coisas diferentes. O perdão pode acontecer no coração de uma só pessoa diante de Deus. A reconciliação precisa de duas, de verdade e de mudança, e nem sempre é segura ou possível.',
      'José chorou antes de abraçar os irmãos que o venderam, e precisou de anos e de cuidado para confiar neles. A Bíblia não tem pressa com as feridas. Ela conhece um perdão que amadurece passo a passo.',
    ],
    suggestions: [
      'Pode ajudar contar toda a verdade do que doeu a Deus e a uma pessoa de confiança, antes de tentar perdoar. Feridas profundas merecem o apoio de um psicólogo ou conselheiro, sem prazo marcado.',
      'O perdão costuma ser menos um momento e mais um caminho em que se dá o mesmo passo várias vezes. Quando a raiva volta, isso não quer dizer que nada valeu. É só mais uma volta da estrada.',
      'Se foi você quem feriu, um pedido de perdão sem “mas” e a reparação possível já abrem alguma coisa. O outro continua livre para o tempo dele. Deus acolhe o arrependimento sincero.',
      'É possível perdoar e manter distância, perdoar e buscar justiça. Ninguém precisa voltar a um lugar onde se feriu para provar que perdoou. Um conselheiro pode ajudar a ver a diferença.',
    ],
    steps: [
      'Escreva o que aconteceu e o que isso custou a você, e leia o papel a Deus antes de rasgá-lo ou guardá-lo.',
      'Peça a Deus apenas a vontade de um dia perdoar, se hoje isso for tudo o que o coração consegue.',
      'Escolha um erro seu que ainda pesa, conte-o a Deus com clareza e fique um minuto diante da misericórdia dele.',
      'Ligue para alguém sábio e combine uma conversa sobre essa ferida, sem compromisso de resolver tudo de uma vez.',
    ],
  },
} satisfies Record<'marriage' | 'parenting' | 'friendship' | 'forgiveness', TopicPassages>;
