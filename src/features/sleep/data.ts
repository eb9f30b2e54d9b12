// Reads the content of Peaceful Sleep: categories with options, comfort verses and the article
// about dreams. Missing server content is replaced by the shipped texts.
import { catchError, from, map, type Observable, of, switchMap } from 'rxjs';
import type { Concern } from '../../../content/text-analysis/detect-danger.ts';
import { dreamsArticleKey } from '../../../content/sleep/sleep-outline.ts';
import { concernsByKey } from '../../../content/sleep/sleep-records.ts';
import { type Language, mapLanguages } from '../../../schemas/languages.ts';
import type { LocalRecord } from '../../../schemas/local-record.ts';
import type { DataContext } from '../../data/data-context.ts';
import { type LocalizedText, getLocalizedText } from '../../data/localized-text.ts';
import type { SleepScriptureSource } from './sleep-scripture.ts';

export interface SleepOption {
  key: string;
  title: LocalizedText;
  passage: SleepScriptureSource;
  /** Empty if the record has no prayer. */
  prayer: LocalizedText;
  /** Kind of danger that the text may indicate. */
  concern?: Concern | undefined;
}

export interface SleepTopic {
  key: string;
  title: LocalizedText;
  options: readonly SleepOption[];
}

export interface ComfortVerse {
  key: string;
  passage: SleepScriptureSource;
  commentary: LocalizedText;
}

export interface SleepArticle {
  title: LocalizedText;
  /** Paragraphs are apart by an empty line; a line that begins with `## ` is a heading. */
  content: LocalizedText;
}

/**
 * `isUnavailable`: the server sent no content, and the shipped texts could not be fetched either.
 */
export interface SleepContent {
  topics: readonly SleepTopic[];
  verses: readonly ComfortVerse[];
  article: SleepArticle | null;
  isUnavailable: boolean;
}

type Rows = readonly { readonly [field: string]: unknown }[];

interface SleepRows {
  guidance: Rows;
  options: Rows;
  verses: Rows;
  articles: Rows;
}

const noRows: SleepRows = { guidance: [], options: [], verses: [], articles: [] };

export function watchSleepContent(data: DataContext, language: Language): Observable<SleepContent> {
  return data.deviceDatabase.sleepContent
    .find({ selector: { removed: false }, sort: [{ order: 'asc' }] })
    .$.pipe(
      map(groupRows),
      switchMap((here) => {
        if (Object.values(here).every((rows) => rows.length > 0))
          return of(buildContent(here, language, false));
        return from(loadShippedRows(data, language)).pipe(
          map((own) =>
            buildContent(
              fillMissingRows(here, own ?? noRows),
              language,
              own === null && here.guidance.length === 0,
            ),
          ),
        );
      }),
      // After a read error the shipped texts are shown instead of an error page.
      catchError((fault: unknown) => {
        data.report('the content of Peaceful Sleep could not be read', fault);
        return from(loadShippedRows(data, language)).pipe(
          map((own) => buildContent(own ?? noRows, language, own === null)),
        );
      }),
    );
}

/**
 * Sorts the rows by creation date and groups them by type. Dates in one batch differ by less than
 * the precision of `order`.
 */
function groupRows(docs: readonly LocalRecord[]): SleepRows {
  const rows = docs.toSorted(
    (one, other) =>
      compareText(one.created_date, other.created_date) ||
      compareText(one.client_id, other.client_id),
  );
  const on = (prefix: string): Rows =>
    rows.filter(({ client_id: id }) => id.startsWith(prefix)).map(({ record }) => record);
  return {
    guidance: on('guidance|'),
    options: on('option|'),
    verses: on('verse|'),
    articles: on('article|'),
  };
}

function compareText(one: string, other: string): number {
  return one < other ? -1 : Number(one > other);
}

function fillMissingRows(here: SleepRows, own: SleepRows): SleepRows {
  const pickRows = (name: keyof SleepRows): Rows =>
    here[name].length > 0 ? here[name] : own[name];
  return {
    guidance: pickRows('guidance'),
    options: pickRows('options'),
    verses: pickRows('verses'),
    articles: pickRows('articles'),
  };
}

function buildContent(
  { guidance, options, verses, articles }: SleepRows,
  language: Language,
  isLost: boolean,
): SleepContent {
  const all = firstOfEach(options, 'option_key').map((row) => ({
    room: row['guidance_category'],
    option: toOption(row, language),
  }));
  return {
    topics: firstOfEach(guidance, 'guidance_key').map((row) => ({
      key: String(row['guidance_key']),
      title: getLocalizedText(row, 'title', language),
      options: all.flatMap(({ room, option }) => (room === row['guidance_key'] ? [option] : [])),
    })),
    verses: firstOfEach(verses, 'verse_key').map((row) => ({
      key: String(row['verse_key']),
      passage: toPassage(row),
      commentary: getLocalizedText(row, 'commentary', language),
    })),
    article:
      articles
        .filter((row) => row['article_key'] === dreamsArticleKey)
        .map((row) => ({
          title: getLocalizedText(row, 'title', language),
          content: getLocalizedText(row, 'content', language),
        }))[0] ?? null,
    isUnavailable: isLost,
  };
}

/** Returns the first row for each key. Rows without a key are dropped. */
function firstOfEach(rows: Rows, key: string): Rows {
  const byKey = new Map<string, Rows[number]>();
  for (const row of rows) {
    const name = row[key];
    if (typeof name === 'string' && name !== '' && !byKey.has(name)) byKey.set(name, row);
  }
  return [...byKey.values()];
}

function toOption(row: Rows[number], language: Language): SleepOption {
  const key = String(row['option_key']);
  return {
    key,
    title: getLocalizedText(row, 'focus_title', language),
    passage: toPassage(row),
    prayer: getLocalizedText(row, 'prayer', language),
    concern: concernsByKey.get(key),
  };
}

function toPassage(row: Rows[number]): SleepScriptureSource {
  return {
    reference: toText(row.scripture_reference),
    recordTexts: mapLanguages((language) => toText(row[`scripture_text_${language}`])),
  };
}

function toText(value: unknown): string {
  return typeof value === 'string' ? value.trim() : '';
}

/**
 * Loads the shipped texts, which are a separate chunk per language. Falls back to English, and
 * returns null if English cannot be fetched either.
 */
async function loadShippedRows(data: DataContext, language: Language): Promise<SleepRows | null> {
  try {
    const { readOwnSleep } = await import('./built-in-sleep-texts.ts');
    const { guidance, options, comfort, articles } = await readOwnSleep(language);
    return { guidance, options, verses: comfort, articles } as unknown as SleepRows;
  } catch (fault) {
    data.report('our own texts of Peaceful Sleep could not be fetched', fault);
    return null;
  }
}
