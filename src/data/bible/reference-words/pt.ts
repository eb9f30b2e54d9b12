// Portuguese words of bible-passage-reference-parser: names and abbreviations of books, and the grammar of
// references.
export {
  grammar_options,
  regexps,
  translations,
} from 'bible-passage-reference-parser/esm/lang/pt.js';
