// Folded words for people, by language, that show whose situation a prayer request describes.
import type { Language } from '../../../../schemas/fields.ts';

export type PersonKind = 'baby' | 'child' | 'partner' | 'relative' | 'acquaintance';

export interface PersonWords extends Readonly<Record<PersonKind, ReadonlySet<string>>> {
  /** She, he. */
  pronoun: ReadonlySet<string>;
  /** Before a person who belongs to a third person: her husband, my friend’s husband. */
  hers: ReadonlySet<string>;
  /** After a person who belongs to a third person: “a mãe dela”. */
  ofHer: ReadonlySet<string>;
  /** The husband of my friend. */
  of: ReadonlySet<string>;
  /** The owner stands before: friends husband. */
  isOwnerFirst: boolean;
  /** Words for people that address God, unless a determiner stands before. */
  addresses: ReadonlySet<string>;
  determiners: ReadonlySet<string>;
  /** Before a child, these mean no certain child: “we long for a child”. */
  indefinite: ReadonlySet<string>;
  /** And, but, because. */
  conjunctions: ReadonlySet<string>;
  /** Words for a death. */
  dead: ReadonlySet<string>;
  /** Words and verbs that have the user as their subject or object; not possessives. */
  subject: ReadonlySet<string>;
  /** Words for the place of the user. */
  here: ReadonlySet<string>;
  /** Words for many people, or for people elsewhere. */
  many: ReadonlySet<string>;
}

export const personWordsByLanguage: Readonly<Record<Language, PersonWords>> = {
  en: {
    baby: wordSet('baby babies newborn infant unborn'),
    child: wordSet(
      'son sons daughter daughters child children kid kids boy girl toddler twins stepson stepdaughter teenager teen',
    ),
    partner: wordSet(
      'husband husbands wife wifes wives spouse partner boyfriend boyfriends girlfriend girlfriends fiance fiancee marriage hubby bf gf',
    ),
    relative: wordSet(
      'mother mothers mum mums mom moms mama mommy father fathers dad dads daddy parent parents brother brothers sister sisters sibling siblings grandmother grandma grandmas granny nan nana gran grandfather grandpa grandad granddad grandparents grandson granddaughter grandchild grandchildren grandkids aunt auntie uncle cousin cousins niece nieces nephew nephews goddaughter godson family families couple inlaws relatives godmother godfather stepmother stepfather stepmom stepdad stepmum grandson ',
    ),
    acquaintance: wordSet(
      'friend friends neighbour neighbor neighbours neighbors colleague colleagues collegue coworker coworkers boss roommate roomate flatmate pastor priest teacher student classmate someone somebody people man woman guy lady team men women patient patients missionaries refugees homeless coworkers classmates guest',
    ),
    pronoun: wordSet('she he shes hes him'),
    hers: wordSet('her his their whose s'),
    ofHer: new Set(),
    of: wordSet('of'),
    isOwnerFirst: true,
    addresses: wordSet('father friends'),
    determiners: wordSet(
      'my his her their our your a the s some two this homeless missionary old young poor elderly single',
    ),
    indefinite: wordSet('a an another'),
    conjunctions: wordSet('and but because so while as since'),
    dead: wordSet('died dead passed funeral buried death dies'),
    subject: wordSet('i im ive id ill me myself we us ourselves mine'),
    here: wordSet('here our my our everything'),
    many: wordSet(
      'people victims refugees families everyone those them they their christians believers world civilians migrants immigrants affected ukraine gaza sudan syria israel north',
    ),
  },
  fr: {
    baby: wordSet('bebe bebes nourrisson'),
    child: wordSet(
      'fils fille filles enfant enfants garcon garcons jumeaux jumelles gamin gosse gosses ado',
    ),
    partner: wordSet(
      'mari femme epoux epouse conjoint conjointe compagnon compagne copain copine fiance fiancee couple mariage cheri',
    ),
    relative: wordSet(
      'mere maman pere papa parent parents frere freres soeur soeurs mamie papi papy meme pepe tante oncle tata tonton cousin cousine cousins neveu niece filleul filleule famille marraine parrain gendre bru tatie mamy papie petits nieces mamans',
    ),
    acquaintance: wordSet(
      'ami amie amis amies voisin voisine voisins voisines collegue collegues patron patronne chef cheffe camarade pasteur pretre professeur quelqu personne gens homme dame eleve monsieur coloc colocs colocataire pote potes prof mourant mourante missionnaires sdf collegue',
    ),
    pronoun: wordSet('elle lui'),
    hers: wordSet('son sa ses leur leurs dont'),
    ofHer: new Set(),
    of: wordSet('de d du des a'),
    isOwnerFirst: false,
    addresses: wordSet('pere amis amies'),
    determiners: wordSet(
      'mon ma mes ton ta son sa ses leur leurs notre nos votre un une le la les des du au cette ce deux grand grande beau belle petit petite vieux vieille',
    ),
    indefinite: wordSet('un une'),
    conjunctions: wordSet('et mais car donc alors comme que qu'),
    dead: wordSet('mort morte deces decede decedee obseques enterrement enterre morts'),
    subject: wordSet('je j moi me m nous jai jattends jsuis chuis jarrive jen'),
    here: wordSet('ici chez notre mon ma mes nos tout'),
    many: wordSet(
      'gens victimes refugies familles tous ceux celles eux leur peuple peuples chretiens croyants monde civils migrants sinistres ukraine gaza soudan syrie israel orient',
    ),
  },
  es: {
    baby: wordSet('bebe bebes'),
    child: wordSet(
      'hijo hija hijos hijas nino nina ninos ninas hijito hijita gemelos mellizos muchacho muchacha adolescente nene nena',
    ),
    partner: wordSet(
      'marido esposo esposa mujer pareja novio novia prometido prometida matrimonio',
    ),
    relative: wordSet(
      'madre mama mami mamita padre papa papi papito padres papas hermano hermana hermanos hermanas abuelo abuela abuelita abuelito abuelos nieto nieta nietos nietito nietita tio tia tios primo prima primos sobrino sobrina sobrinos familia suegra suegro nuera yerno cunada cunado ahijado ahijada familiares comadre compadre bisabuela bisabuelo padrino madrina concuna hermanito hermanita tatarabuela primito',
    ),
    acquaintance: wordSet(
      'amigo amiga amigos amigas vecino vecina vecinos vecinas colega companero companera companeros jefe jefa pastor maestro maestra profesor profesora alguien persona gente hombre mujer senora senor alumno alumna misioneros moribundo',
    ),
    pronoun: wordSet('ella ellos ellas'),
    hers: wordSet('su sus cuyo cuya'),
    ofHer: new Set(),
    of: wordSet('de del a'),
    isOwnerFirst: false,
    addresses: wordSet('padre senor senora mujer amigos amigas'),
    determiners: wordSet(
      'mi mis tu su sus un una unos unas los las el la al del dos ese esa este nuestro nuestra',
    ),
    indefinite: wordSet('un una otro otra'),
    conjunctions: wordSet('y e pero porque mas que aunque'),
    dead: wordSet('murio muerto muerta fallecio fallecido fallecida funeral entierro muerte'),
    subject: wordSet(
      'yo me conmigo nos nosotros nosotras estoy tengo soy siento quiero necesito puedo voy perdi estamos tenemos somos podemos queremos necesitamos busco cuido vivo oro rezo hago digo vengo llevo sigo',
    ),
    here: wordSet('aqui aca nuestro nuestra mi mis todo'),
    many: wordSet(
      'gente victimas refugiados familias todos quienes aquellos ellos pueblo pueblos cristianos creyentes mundo civiles migrantes damnificados ucrania gaza sudan siria israel',
    ),
  },
  pt: {
    baby: wordSet('bebe bebes nenem'),
    child: wordSet(
      'filho filha filhos filhas crianca criancas menino menina filhinho filhinha gemeos adolescente garoto garota',
    ),
    partner: wordSet(
      'marido esposo esposa mulher companheiro companheira parceiro namorado namorada noivo noiva casamento',
    ),
    relative: wordSet(
      'mae mamae mainha pai papai painho pais irmao irma irmaos irmas avo avos vovo neto neta netos netinho netinha tio tia tios primo prima primos sobrinho sobrinha sobrinhos familia sogra sogro nora genro cunhada cunhado afilhado afilhada parentes comadre compadre bisa biso bisavo padrinho madrinha enteado enteada mano mana irmaozinho vo titia titio casal',
    ),
    acquaintance: wordSet(
      'amigo amiga amigos amigas vizinho vizinha vizinhos vizinhas colega colegas chefe patrao pastor professor professora alguem pessoa gente homem moca rapaz senhora senhor aluno aluna missionarios moribundo amiguinha morador',
    ),
    pronoun: wordSet('ela ele elas eles'),
    hers: wordSet('seu sua seus suas'),
    ofHer: wordSet('dela dele delas deles'),
    of: wordSet('de do da dos das'),
    isOwnerFirst: false,
    addresses: wordSet('pai senhor senhora amigos amigas'),
    determiners: wordSet(
      'meu minha meus minhas teu seu sua um uma uns umas os as dos das dois o a do da ao esse essa este nosso nossa',
    ),
    indefinite: wordSet('um uma outro outra'),
    conjunctions: wordSet('e mas porque pois que embora'),
    dead: wordSet('morreu morto morta faleceu falecido falecida funeral velorio enterro morte'),
    subject: wordSet(
      'eu me mim comigo nos estou to tenho sou sinto quero preciso posso vou perdi consigo estamos temos somos podemos queremos precisamos procuro cuido vivo moro oro rezo faco aguento sei fui fico',
    ),
    here: wordSet('aqui nosso nossa minha meu meus minhas tudo'),
    many: wordSet(
      'gente vitimas refugiados familias todos aqueles eles povo povos cristaos crentes mundo civis migrantes desabrigados ucrania gaza sudao siria israel',
    ),
  },
};

function wordSet(words: string): ReadonlySet<string> {
  return new Set(words.split(' '));
}
