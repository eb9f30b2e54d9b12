// Folded words for people, by language, that show whose situation a prayer request describes.
import type { Language } from '../../../../schemas/fields.ts';

export interface PersonWords {
  child: ReadonlySet<string>;
  partner: ReadonlySet<string>;
  /** Other relatives, friends and acquaintances. */
  kin: ReadonlySet<string>;
  /** Before a person who belongs to a third person: her husband, my friend’s husband. */
  hers: ReadonlySet<string>;
  /** Words for a death. */
  dead: ReadonlySet<string>;
  /** Words for the user. */
  self: ReadonlySet<string>;
  /** Words for many people, or for people elsewhere. */
  many: ReadonlySet<string>;
}

export const personWordsByLanguage: Readonly<Record<Language, PersonWords>> = {
  en: {
    child: wordSet(
      'son sons daughter daughters child children kid kids baby babies boy girl toddler twins stepson stepdaughter teenager infant newborn',
    ),
    partner: wordSet(
      'husband wife spouse partner boyfriend girlfriend fiance fiancee marriage hubby bf gf',
    ),
    kin: wordSet(
      'mother mum mom mama mommy father dad daddy parent parents brother brothers sister sisters sibling siblings grandmother grandma granny grandfather grandpa grandad grandparents grandson granddaughter grandchild grandchildren aunt auntie uncle cousin niece nephew friend friends neighbour neighbor neighbours neighbors colleague coworker boss family couple pastor teacher classmate someone somebody people man woman cousins lady',
    ),
    hers: wordSet('her his their whose s'),
    dead: wordSet('died dead passed funeral buried death dies'),
    self: wordSet('i im ive id ill me my myself we our us'),
    many: wordSet(
      'people victims refugees families everyone those them they their christians believers world country children civilians migrants immigrants affected ukraine gaza sudan syria israel',
    ),
  },
  fr: {
    child: wordSet(
      'fils fille filles enfant enfants bebe bebes petit petite garcon jumeaux jumelles gamin gosse ado nourrisson',
    ),
    partner: wordSet(
      'mari femme epoux epouse conjoint conjointe compagnon compagne copain copine fiance fiancee couple mariage cheri',
    ),
    kin: wordSet(
      'mere maman pere papa parent parents frere freres soeur soeurs grand mamie papi papy meme tante oncle tata tonton cousin cousine neveu niece ami amie amis amies voisin voisine voisins collegue patron chef famille pasteur camarade quelqu personne gens belle beau homme dame',
    ),
    hers: wordSet('son sa ses leur leurs dont'),
    dead: wordSet('mort morte deces decede decedee obseques enterrement enterre morts'),
    self: wordSet('je j moi me m mon ma mes nous notre nos'),
    many: wordSet(
      'gens victimes refugies familles tous ceux celles eux leur peuple peuples chretiens croyants monde pays enfants civils migrants sinistres ukraine gaza soudan syrie israel',
    ),
  },
  es: {
    child: wordSet(
      'hijo hija hijos hijas nino nina ninos bebe bebes hijito hijita gemelos chico chica muchacho adolescente',
    ),
    partner: wordSet(
      'marido esposo esposa mujer pareja novio novia prometido prometida matrimonio',
    ),
    kin: wordSet(
      'madre mama mami padre papa papi padres hermano hermana hermanos hermanas abuelo abuela abuelita abuelito abuelos nieto nieta tio tia primo prima sobrino sobrina amigo amiga amigos amigas vecino vecina vecinos colega companero companera jefe jefa familia suegra suegro cunada cunado pastor alguien persona gente senora senor',
    ),
    hers: wordSet('su sus cuyo cuya'),
    dead: wordSet('murio muerto muerta fallecio fallecido fallecida funeral entierro muerte'),
    self: wordSet('yo me mi mis conmigo nos nuestro nuestra nuestros nosotros estoy tengo soy'),
    many: wordSet(
      'gente victimas refugiados familias todos quienes aquellos ellos pueblo pueblos cristianos creyentes mundo pais ninos civiles migrantes damnificados hermanos ucrania gaza sudan siria israel los',
    ),
  },
  pt: {
    child: wordSet(
      'filho filha filhos filhas crianca criancas bebe bebes menino menina filhinho filhinha gemeos adolescente nenem',
    ),
    partner: wordSet(
      'marido esposo esposa mulher companheiro companheira parceiro namorado namorada noivo noiva casamento',
    ),
    kin: wordSet(
      'mae mamae pai papai pais irmao irma irmaos irmas avo avos vovo neto neta tio tia primo prima sobrinho sobrinha amigo amiga amigos amigas vizinho vizinha vizinhos colega chefe familia sogra sogro cunhada cunhado pastor alguem pessoa gente senhora',
    ),
    hers: wordSet('seu sua seus suas dele dela deles'),
    dead: wordSet('morreu morto morta faleceu falecido falecida funeral velorio enterro morte'),
    self: wordSet('eu me mim meu minha meus minhas comigo nos nosso nossa nossos estou tenho sou'),
    many: wordSet(
      'gente vitimas refugiados familias todos quem aqueles eles povo povos cristaos crentes mundo pais criancas civis migrantes desabrigados irmaos ucrania gaza sudao siria israel',
    ),
  },
};

function wordSet(words: string): ReadonlySet<string> {
  return new Set(words.split(' '));
}
