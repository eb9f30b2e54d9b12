// Values that code needs of each language. Pages load this table with Bible references, not with the
// first load.
import type { Language } from './languages.ts';

/**
 * How each language writes quotations and Bible references, the Bible that it is read in, and the
 * names of its books.
 */
export const languageConventions: Readonly<
  Record<
    Language,
    {
      quotationMarks: readonly [string, string];
      /** Between chapter and verse, and between the first and the last verse. */
      verseSeparator: string;
      rangeSeparator: string;
      /** Name of a single psalm, in the singular; the name of the book is in the plural. */
      psalm: string;
      /**
       * Codes of the Bible translations for a person who has chosen none, most preferred first: the
       * product's default, then free translations in today's language.
       */
      translations: readonly [string, ...string[]];
      /**
       * Names of the 66 books in canonical order, separated by `|`. schemas/bible/books.ts reads
       * them.
       */
      bookNames: string;
    }
  >
> = {
  en: {
    quotationMarks: ['“', '”'],
    verseSeparator: ':',
    rangeSeparator: '–',
    psalm: 'Psalm',
    translations: ['ESV', 'BSB', 'WEB', 'KJV'],
    bookNames: `
      Genesis|Exodus|Leviticus|Numbers|Deuteronomy|Joshua|Judges|Ruth|1 Samuel|2 Samuel|1 Kings|
      2 Kings|1 Chronicles|2 Chronicles|Ezra|Nehemiah|Esther|Job|Psalms|Proverbs|Ecclesiastes|
      Song of Solomon|Isaiah|Jeremiah|Lamentations|Ezekiel|Daniel|Hosea|Joel|Amos|Obadiah|Jonah|
      Micah|Nahum|Habakkuk|Zephaniah|Haggai|Zechariah|Malachi|Matthew|Mark|Luke|John|Acts|Romans|
      1 Corinthians|2 Corinthians|Galatians|Ephesians|Philippians|Colossians|1 Thessalonians|
      2 Thessalonians|1 Timothy|2 Timothy|Titus|Philemon|Hebrews|James|1 Peter|2 Peter|1 John|
      2 John|3 John|Jude|Revelation`,
  },
  fr: {
    quotationMarks: ['«\u00a0', '\u00a0»'],
    verseSeparator: '.',
    rangeSeparator: '-',
    psalm: 'Psaume',
    translations: ['DARBY', 'FRLSG'],
    bookNames: `
      Genèse|Exode|Lévitique|Nombres|Deutéronome|Josué|Juges|Ruth|1 Samuel|2 Samuel|1 Rois|2 Rois|
      1 Chroniques|2 Chroniques|Esdras|Néhémie|Esther|Job|Psaumes|Proverbes|Ecclésiaste|
      Cantique des cantiques|Ésaïe|Jérémie|Lamentations|Ézéchiel|Daniel|Osée|Joël|Amos|Abdias|Jonas|
      Michée|Nahum|Habacuc|Sophonie|Aggée|Zacharie|Malachie|Matthieu|Marc|Luc|Jean|Actes|Romains|
      1 Corinthiens|2 Corinthiens|Galates|Éphésiens|Philippiens|Colossiens|1 Thessaloniciens|
      2 Thessaloniciens|1 Timothée|2 Timothée|Tite|Philémon|Hébreux|Jacques|1 Pierre|2 Pierre|
      1 Jean|2 Jean|3 Jean|Jude|Apocalypse`,
  },
  es: {
    quotationMarks: ['«', '»'],
    verseSeparator: ':',
    rangeSeparator: '-',
    psalm: 'Salmo',
    translations: ['RVR60', 'RVA'],
    bookNames: `
      Génesis|Éxodo|Levítico|Números|Deuteronomio|Josué|Jueces|Rut|1 Samuel|2 Samuel|1 Reyes|
      2 Reyes|1 Crónicas|2 Crónicas|Esdras|Nehemías|Ester|Job|Salmos|Proverbios|Eclesiastés|
      Cantares|Isaías|Jeremías|Lamentaciones|Ezequiel|Daniel|Oseas|Joel|Amós|Abdías|Jonás|Miqueas|
      Nahúm|Habacuc|Sofonías|Hageo|Zacarías|Malaquías|Mateo|Marcos|Lucas|Juan|Hechos|Romanos|
      1 Corintios|2 Corintios|Gálatas|Efesios|Filipenses|Colosenses|1 Tesalonicenses|
      2 Tesalonicenses|1 Timoteo|2 Timoteo|Tito|Filemón|Hebreos|Santiago|1 Pedro|2 Pedro|1 Juan|
      2 Juan|3 Juan|Judas|Apocalipsis`,
  },
  pt: {
    quotationMarks: ['“', '”'],
    verseSeparator: ':',
    rangeSeparator: '-',
    psalm: 'Salmo',
    translations: ['NVI', 'ALMEIDA'],
    bookNames: `
      Gênesis|Êxodo|Levítico|Números|Deuteronômio|Josué|Juízes|Rute|1 Samuel|2 Samuel|1 Reis|2 Reis|
      1 Crônicas|2 Crônicas|Esdras|Neemias|Ester|Jó|Salmos|Provérbios|Eclesiastes|Cânticos|Isaías|
      Jeremias|Lamentações|Ezequiel|Daniel|Oseias|Joel|Amós|Obadias|Jonas|Miqueias|Naum|Habacuque|
      Sofonias|Ageu|Zacarias|Malaquias|Mateus|Marcos|Lucas|João|Atos|Romanos|1 Coríntios|
      2 Coríntios|Gálatas|Efésios|Filipenses|Colossenses|1 Tessalonicenses|2 Tessalonicenses|
      1 Timóteo|2 Timóteo|Tito|Filemom|Hebreus|Tiago|1 Pedro|2 Pedro|1 João|2 João|3 João|Judas|
      Apocalipse`,
  },
};
