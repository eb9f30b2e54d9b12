// Counts the function words of each language in a folded text, which shows in which language the
// text is written.
import type { Language } from '../../schemas/fields.ts';
import { foldText } from './fold-text.ts';

const functionWords: Readonly<Record<Language, ReadonlySet<string>>> = {
  en: wordSet(
    'the a an of to and in on for with without my your his her our their its i me you he she it we they us is are was were am be been have has had do does did not no this that these those who whom what which when where how why from by at as but or so if because can cannot could will would should please lord god help some any all every more than there here about after before',
  ),
  fr: wordSet(
    'le la les l un une des du de d et en dans sur pour par avec sans mon ma mes ton ta tes son sa ses notre nos votre vos leur leurs je j moi tu toi il elle nous vous ils elles on me m te t se s ce cet cette ces ca c qui que qu quoi dont ou ne n pas plus ni mais si comme quand est es suis sont etait ai a as ont avons avez etre avoir fait au aux chez y tres tout tous toute seigneur dieu merci aide',
  ),
  es: wordSet(
    'el la los las un una unos unas de del al y e o a en con sin por para mi mis tu tus su sus nuestro nuestra nuestros yo me te se nos lo le les que quien cual como cuando donde no ni si mas pero porque muy ya es son soy eres esta estan estoy estamos era fue ha he han hay ser estar este esta esto esa ese todo toda todos ella ellos senor dios gracias ayuda ayudame alguien algo',
  ),
  pt: wordSet(
    'o a os as um uma uns umas de do da dos das no na nos nas ao aos pelo pela pelos pelas e ou em com sem por para pra meu minha meus minhas teu tua seu sua seus suas nosso nossa eu me mim te ti se que quem qual como quando onde nao nem sim mais mas porque muito ja sao sou es esta estao estou estamos era foi tem tenho ha ser estar este esta isto isso todo toda todos ele ela eles voce senhor deus obrigado obrigada ajuda alguem algo um dia',
  ),
};

/**
 * Returns how many of the words are function words of a language.
 * @param words folded, without punctuation
 */
export function countFunctionWords(language: Language, words: readonly string[]): number {
  return words.filter((word) => functionWords[language].has(word)).length;
}

function wordSet(words: string): ReadonlySet<string> {
  return new Set(foldText(words).split(' '));
}
