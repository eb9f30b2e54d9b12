// Recognises the columns of a CSV table by their names in English, French, Spanish and Portuguese.
import { foldName } from './clean-text.ts';

export type ColumnName =
  | 'date'
  | 'title'
  | 'text'
  | 'tags'
  | 'answered'
  | 'reference'
  | 'color'
  | 'translation';

/**
 * Names of each column without accents, blanks and signs. If a table has several of them, the name
 * that comes first here is the column.
 */
const columnNames: Readonly<Record<ColumnName, string>> = {
  date:
    'entrydate date datetime creationdate createdat created day written timestamp ' +
    'jour ecritle creele fecha dia creado data datahora escrito escritoem criadoem',
  title:
    'title subject request prayerrequest titre sujet demande sujetdepriere ' +
    'titulo asunto peticion motivodeoracion assunto pedido pedidodeoracao',
  text:
    'entrycontent text entry entrytext content body message journal gratitude thanks note notes comment ' +
    'prayer prayertext texte entree contenu priere remarque ' +
    'texto entrada contenido oracion nota notas gratitud conteudo oracao gratidao anotacao registro',
  tags:
    'category categories tag tags label labels topic categorie etiquette etiquettes motscles theme ' +
    'categoria categorias etiqueta etiquetas tema marcador marcadores',
  answered:
    'answered answer answeredon answereddate isanswered exaucee exauce exauceele repondu repondue reponse ' +
    'respondida respondido respuesta contestada contestado respondidaem resposta atendida atendido',
  reference:
    'reference ref biblereference passage scripture verse verses verset versets ' +
    'referencia pasaje versiculo versiculos passagem',
  color: 'color colour highlight highlightcolor couleur surlignage resaltado destaque cor',
  translation:
    'translation version bible bibleversion traduction traduccion traducao versao biblia',
};

/** Names of columns with the texts or the titles of prayers. */
const prayerNames = new Set(
  (
    'prayer prayertext prayerrequest priere sujetdepriere ' +
    'oracion motivodeoracion oracao pedidodeoracao'
  ).split(' '),
);

/** Names that also mean the text of a verse: a column of passages has one of the other names. */
const verseNames = new Set('verse verses verset versets versiculo versiculos'.split(' '));

export interface TableColumns {
  /** Position of each known column. */
  places: Partial<Readonly<Record<ColumnName, number>>>;
  /** The texts or the titles are prayers, by the name of their column. */
  hasPrayers: boolean;
  /** The column of passages has a name that can mean nothing else. */
  hasClearReference: boolean;
  /** Names of the columns that are not known, as the file has them. */
  unused: readonly string[];
}

/** @param header cells of the first row */
export function findColumns(header: readonly string[]): TableColumns {
  const names = header.map((cell) => foldName(cell).replace(/[^a-z]/g, ''));
  const places: Partial<Record<ColumnName, number>> = {};
  const taken = new Set<number>();
  for (const column of Object.keys(columnNames) as ColumnName[]) {
    const known = columnNames[column].split(' ').find((name) => names.includes(name));
    if (known === undefined) continue;
    places[column] = names.indexOf(known);
    taken.add(names.indexOf(known));
  }
  const nameOf = (column: ColumnName) => names[places[column] ?? -1] ?? '';
  return {
    places,
    hasPrayers: prayerNames.has(nameOf('text')) || prayerNames.has(nameOf('title')),
    hasClearReference: places.reference !== undefined && !verseNames.has(nameOf('reference')),
    unused: header.filter((cell, place) => cell.trim() !== '' && !taken.has(place)),
  };
}

/**
 * Returns whether the first row names enough columns to import the rows.
 * @param isCsvFile the name of the file says that it is a table
 */
export function isKnownTable({ places }: TableColumns, isCsvFile: boolean): boolean {
  const { date, text, title, answered, reference, color } = places;
  const hasText = text !== undefined || title !== undefined;
  const isDescribed =
    isCsvFile || date !== undefined || reference !== undefined || answered !== undefined;
  return (hasText && isDescribed) || (reference !== undefined && color !== undefined);
}
