// Detects text that no prayer should quote: links, markup, curses and wishes of harm against a
// person. The prayer is then written without a quotation.
import { foldText } from './fold-text.ts';

const linkOrMarkup =
  /[<>]|\]\(|:\/\/|\bwww\.|\b(?:javascript|data|mailto):|\S@\S|\w\.(?:com|org|net|info|io|app|dev|tv|br|fr|es|xyz|site|online|link|ru)\b/;

/** Folded; in four languages, since people curse in any. */
const curses =
  /\b(?:\w*fuck\w*|f\*+k\w*|\w*shit\w{0,4}|bitch\w*|ass ?holes?|bastards?|cunts?|whores?|sluts?|dickheads?|faggots?|nigg\w+|god ?damn\w*|damn (?:him|her|them|you)|merde\w*|putains?|connards?|connasses?|salopes?|salauds?|encul\w+|niquer?|batards?|mierdas?|put[ao]s?|cabron\w*|joder|jodid[oa]s?|pendej\w+|ching(?:a|ad)\w*|gilipollas|malparid\w+|merdas?|porra|caralho|foda\w*|fodid\w+|foder|cuzao|arrombad\w+|desgracad[oa]s?)\b/;

/** A false match has only one effect: the text is not quoted. */
const harm: readonly RegExp[] = [
  /\b(?:kill|murder|destroy|punish|curse|crush|strike|poison|ruin) (?:him|her|them|those|that|these|all|every|everyone|my|his|their|the)\b|\b(?:hurt|harm|burn|beat) (?:him|her|them)\b|\b(?:hope|wish|pray|want|let|make|may) (?:that )?(?:(?!not\b|never\b)[\w']+ ){1,4}(?:to )?(?:dies?|die|dead|suffers?|burns?|rots?|perish|perishes|pays?|killed|destroyed|punished|cursed|hell|cancer)\b|\brot in hell\b/,
  /\b(?:tue|tuer|punis|punir|detruis|detruire|maudis|maudire|ecrase|ecraser)[ -](?:le|la|les|lui|mon|ma|mes|ce|cet|cette|ces|tous)\b|\bqu(?:e |')(?:(?!ne\b)\w+ ){0,3}(?:creve\w*|meure\w*|souffre\w*|paient?|brule\w*|pourrisse\w*|aille\w* en enfer)\b/,
  /\b(?:mata|matar|castiga|castigar|destruye|destruir|maldice|maldecir)(?:l[oae]s?\b| (?:a )?(?:mi|mis|ese|esa|esos|esas|el|la|los|las|todos)\b)|\b(?:que|ojala) (?:(?!no\b)\w+ ){0,3}(?:mueran?|sufran?|paguen?|ardan?|pudran?)\b/,
  /\b(?:mate|matar|castigue|castigar|destrua|destruir|amaldicoe)(?:-[oa]s?\b| (?:ele|ela|eles|elas|meu|minha|meus|minhas|esse|essa|o|a|os|as|todos)\b)|\b(?:que|tomara que) (?:(?!nao\b)\w+ ){0,3}(?:morram?|sofram?|paguem?|apodrecam?|queimem?)\b/,
];

export function isUnquotable(words: string): boolean {
  const text = foldText(words);
  return linkOrMarkup.test(text) || curses.test(text) || harm.some((pattern) => pattern.test(text));
}
