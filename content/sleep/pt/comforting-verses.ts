// Brazilian Portuguese commentaries of Peaceful Sleep on each comforting verse. The texts address
// the reader as `você`, without gender.
import type { SleepTexts } from '../sleep-outline.ts';

export const portugueseComfort: SleepTexts['commentaries'] = {
  psalm_4_8:
    'Quem escreveu este salmo ainda tinha inimigos e perguntas. Mesmo assim se deitou. A segurança não estava na tranca da porta, e sim em Deus. Dá para pôr a cabeça no travesseiro com coisas por resolver.',
  psalm_3_5:
    'Davi estava em fuga, e mesmo assim fechou os olhos. Quem se deita deixa o mundo sem a sua guarda por algumas horas. O salmo lembra em que mãos ele fica nesse tempo. Não são as nossas, nem precisam ser.',
  numbers_6_24:
    'Esta bênção passa de boca em boca há muitos séculos, sobre crianças, sobre doentes, sobre igrejas inteiras. Esta noite ela pode ser dita sobre você, devagar: um rosto que não se fecha e que se volta na sua direção.',
  psalm_23_1:
    'O salmo não esconde o vale escuro. Repare só em uma coisa: é ali, no pior trecho, que quem ora deixa de falar sobre o pastor e começa a falar com ele. Você também pode mudar de conversa assim.',
  psalm_46_1:
    'A terra treme, e o salmo não finge que ela está firme. Procura um abrigo que não seja o chão. Se alguma coisa na sua vida saiu do lugar, estas linhas não cobram calma. Elas mostram uma porta aberta.',
  psalm_46_10:
    'Parar, aqui, é como abrir as mãos e soltar. Isto foi dito no meio de guerras, e não em um quarto tranquilo. Não é preciso sentir paz para soltar alguma coisa. Deus não deixa de ser Deus enquanto você descansa.',
  psalm_55_22:
    'Quem fala neste salmo foi traído por um amigo, e o fardo não é pequeno. Às vezes não há força para entregar as coisas com jeito. Largar de qualquer modo também serve. E Deus cuida de quem carregava, não só da carga.',
  psalm_62_1:
    'Há um silêncio que é vazio e há um silêncio que é confiança. Você não precisa encher a noite de orações. Estar diante de Deus sem dizer nada, com o peso do corpo no colchão, já é um modo de esperar.',
  psalm_91_1:
    'Sombra, abrigo, fortaleza: são palavras para quem se sente sem telhado. Muita gente de fé adoeceu e sofreu com este salmo nos lábios. Ele não explica tudo. Oferece um lugar, bem perto de Deus, e nesse lugar se pode ficar.',
  psalm_121_3:
    'Alguém está de plantão esta noite. Deus não troca de turno nem perde você de vista entre uma hora e outra. Se o sono demora, ao menos uma coisa já está resolvida: a vigília não é tarefa sua.',
  psalm_131_2:
    'A criança já desmamada não procura leite no colo da mãe. Fica ali só por ficar. Talvez a sua oração esta noite possa ter essa forma: nenhum pedido, nenhuma explicação, a respiração indo e vindo perto de Deus.',
  psalm_145_18:
    'Perto, neste verso, não é o nome de uma sensação. Há noites em que Deus parece longe, e o chamado mais simples ainda assim chega até ele. Só se fala aqui em sinceridade. Pode ser dito torto, baixo, pela metade.',
  psalm_147_3:
    'Duas coisas lado a lado: Deus trata de feridas e conta estrelas. Quem sabe o nome de cada luz do céu não acha pequeno o que dói em você. Um curativo se põe de perto, sem pressa, com mãos cuidadosas.',
  proverbs_3_24:
    'Este provérbio é o bom desejo de um pai que ensina, e não uma bronca para quem está sem dormir. Noites ruins acontecem também a quem tem fé. Ele fala de uma confiança em que se pode encostar, com sono ou sem sono.',
  isaiah_26_3:
    'A paz aqui não é prêmio por pensar sempre certo. A mente escapa, como escapa a de todo mundo, e pode voltar quantas vezes for preciso. Cada volta a Deus conta, mesmo a de um segundo. Quem guarda é ele.',
  isaiah_43_1:
    'Não se promete um caminho sem água nem sem fogo. Fala-se de atravessar, e de quem atravessa junto. Antes de qualquer perigo vem um nome, dito por Deus com afeto. Na madrugada mais anônima, você continua sendo alguém para ele.',
  isaiah_49_15:
    'Há mães que não puderam amar, e a Bíblia sabe disso. O amor de Deus vai além do mais fiel dos nossos carinhos. O que se grava na palma da mão fica à vista o dia inteiro, e a noite também.',
  isaiah_54_10:
    'As montanhas são o que temos de mais firme para olhar, e até elas podem sair do lugar. O amor de Deus, não. Ele não oscila com o seu humor, com o dia que passou, nem com a hora no relógio.',
  lamentations_3_22:
    'Estas linhas nasceram entre ruínas, da boca de quem tinha chorado muito. A misericórdia não chega em estoque, para o ano inteiro. Chega dia a dia. Para esta noite existe a desta noite, e a de amanhã não precisa caber agora.',
  zephaniah_3_17:
    'Muita gente imagina Deus de testa franzida ao lado da cama. O profeta o mostra contente, com uma canção. Assim se canta para um bebê que não dorme, sem pedir nada em troca. A você cabe apenas ouvir, se quiser.',
  matthew_11_28:
    'Jesus não espera que o cansaço passe para depois chamar. Chama com a carga ainda nas costas. Ir até ele pode ser muito pouco: virar o rosto no travesseiro e dizer o nome dele. O descanso começa na companhia.',
  john_14_27:
    'Jesus falou de paz na noite em que seria preso. Sabia o que vinha, e a paz dele não dependia de um amanhã fácil. É um presente, e presente não se fabrica. As mãos podem ficar abertas sobre o lençol.',
  romans_8_38:
    'Paulo percorre tudo o que assusta, como quem confere uma a uma as portas da casa. Nenhuma leva para fora do amor de Deus. A sua noite também está nessa lista, com aquilo que nela parece não ter saída.',
  thessalonians_3_16:
    'A paz tem muitos jeitos de chegar: às vezes como sono, às vezes como lágrimas, às vezes como um ombro que desce um pouco. Paulo não escolhe o jeito. Pede ao Senhor que venha ele mesmo, e isso também se pode pedir.',
};
