// Bible search while the user types: in a translation that is on this device, otherwise in the
// local chapters and on the server.
import { Observable, type Subscription } from 'rxjs';
import { listVersesOfTheDay } from '../../../../content/verse-of-the-day/verses-of-the-day.ts';
import type { SearchHit } from '../../../../schemas/bible/chapter.ts';
import type { Language } from '../../../../schemas/languages.ts';
import { toVerseNumbers } from '../../../../schemas/bible/passage-numbers.ts';
import { foldToWords } from '../../../../schemas/bible/text-folding.ts';
import {
  type FoundVerses,
  toVerseNumber,
  type SearchOrder,
} from '../../../../schemas/bible/search-worker-messages.ts';
import {
  computeMatchDistance,
  maxQueryLength,
  type SearchTerms,
  parseSearchQuery,
  parseSymbols,
} from '../../../../schemas/bible/search-query.ts';
import type { DataContext } from '../../data-context.ts';
import {
  type LocalText,
  watchLocalText,
  emptyLocalText,
  readOpenedChapters,
} from './local-texts.ts';
import { searchOnServer, type ServerSearchResult } from './server-search.ts';
import { getPageSearcher, SearcherError, type TextSearcher } from './search-worker-client.ts';

/**
 * `not-needed`: the whole text is on this device. `unasked`: the server is asked after a pause, or
 * when the user submits. `answered`: `isCut` means that there may be more hits.
 */
export type ServerSearchState =
  | { kind: 'not-needed' }
  | { kind: 'unasked' | 'asking' | 'offline' | 'missing' }
  | { kind: 'answered'; isCut: boolean }
  | { kind: 'failed' };

/** How much of the text is on this device. */
export interface LocalCoverage {
  isWhole: boolean;
  chapters: number;
}

/** `opening`: the text is being read. `ready`: there is no query. */
export type BibleSearchState =
  | { kind: 'opening' }
  | { kind: 'ready'; here: LocalCoverage }
  | {
      kind: 'found';
      /** The query that the verses match. */
      query: string;
      terms: SearchTerms;
      /** Symbols of a query without letters and digits. */
      signs?: readonly string[];
      order: SearchOrder;
      /** Verse numbers, see schemas/bible/search-worker-messages.ts; in the requested order. */
      places: Uint32Array;
      /** Texts of the verses, as far as they were loaded. */
      texts: ReadonlyMap<number, string>;
      here: LocalCoverage;
      server: ServerSearchState;
    };

export interface BibleSearch {
  /**
   * Searches from the first subscription on, and pauses without subscribers. The closest matches
   * are first, until another order is set.
   */
  readonly state: Observable<BibleSearchState>;
  setQuery(query: string): void;
  /** Asks the server now, if needed. */
  submit(): void;
  setOrder(order: SearchOrder): void;
  /** Loads the texts of these verses, too. */
  loadTexts(places: readonly number[]): void;
}

export interface BibleSearchParts {
  searcher?: TextSearcher;
  localText?: Observable<LocalText>;
}

/** Number of verses whose text comes with the first answer: as many as a window shows. */
const initialTextCount = 12;
/** Milliseconds after the last keystroke until the server is asked. */
const serverDelay = 700;

/** @param language the user's language, in which the server writes references */
export function createBibleSearch(
  data: DataContext,
  code: string,
  language: Language,
  parts: BibleSearchParts = {},
): BibleSearch {
  let input: SearchInput = { query: '', order: 'closest' };
  let run: SearchRun | undefined;
  return {
    state: new Observable((listener) => {
      const mine = startRun({ data, code, language, ...parts }, input, (state) =>
        listener.next(state),
      );
      run = mine;
      return () => {
        if (run === mine) run = undefined;
        mine.stop();
      };
    }),
    setQuery(query) {
      input = { ...input, query: query.slice(0, maxQueryLength) };
      run?.ask(input);
    },
    submit: () => run?.submit(),
    setOrder(order) {
      input = { ...input, order };
      run?.ask(input);
    },
    loadTexts: (places) => void run?.read(places),
  };
}

interface SearchInput {
  query: string;
  order: SearchOrder;
}

interface SearchRun {
  ask(input: SearchInput): void;
  submit(): void;
  read(places: readonly number[]): Promise<void>;
  stop(): void;
}

type SearchRunParts = { data: DataContext; code: string; language: Language } & BibleSearchParts;

let runCount = 0;

function startRun(
  {
    data,
    code,
    language,
    searcher = getPageSearcher(),
    localText = watchLocalText(data, code),
  }: SearchRunParts,
  initialInput: SearchInput,
  show: (state: BibleSearchState) => void,
): SearchRun {
  const number = (runCount += 1);
  const wellKnown = new Set(toVerseNumbers(code, listVersesOfTheDay()));
  let input = initialInput;
  let localTextNow: LocalText | undefined;
  let shown: BibleSearchState = { kind: 'opening' };
  let server: { query: string; part: ServerSearchState; hits: readonly SearchHit[] } = {
    query: '',
    part: { kind: 'unasked' },
    hits: [],
  };
  let timer: ReturnType<typeof setTimeout> | undefined;
  let [isSearching, isStale, isStopped] = [false, false, false];

  function emit(state: BibleSearchState): void {
    shown = state;
    if (!isStopped) show(state);
  }

  /** Runs one search at a time; while it runs, only the latest query is kept for the next run. */
  async function search(): Promise<void> {
    isStale = true;
    if (isSearching || !localTextNow) return;
    isSearching = true;
    do {
      isStale = false;
      await searchOnce(input, localTextNow);
    } while (mustSearchAgain());
    isSearching = false;
  }

  function mustSearchAgain(): boolean {
    return isStale && !isStopped;
  }

  async function searchOnce({ query, order }: SearchInput, text: LocalText): Promise<void> {
    const terms = parseSearchQuery(query);
    const signs = parseSymbols(query);
    const hasTerms = terms.length + signs.length > 0;
    let found: FoundVerses & { texts: readonly string[] } = {
      places: new Uint32Array(),
      distances: new Uint32Array(),
      texts: [],
    };
    let here: LocalCoverage = { isWhole: false, chapters: 0 };
    try {
      // Chapters may have been opened since the last run: only a complete text is unchanged.
      const edition = text.isWhole ? text.edition : `${text.edition} in run ${number}`;
      const { chapters } = await searcher.open(code, edition, async () => ({
        library: text.chapters > 0,
        more: text.isWhole ? [] : await readOpenedChapters(data, code),
        wellKnown: [...wellKnown],
      }));
      if (hasTerms) found = await searcher.find(query, order, initialTextCount);
      here = { isWhole: text.isWhole, chapters };
    } catch (fault) {
      // The server is asked instead, and the screen says that this device could not search.
      data.report('a text could not be searched on this device', fault);
    }
    if (isStale) return;
    if (!hasTerms) return emit({ kind: 'ready', here });
    if (!here.isWhole) prepareServer(query, terms);
    const hits = here.isWhole ? [] : server.hits;
    const before =
      shown.kind === 'found' && shown.query === query ? shown.texts : new Map<number, string>();
    const texts = new Map([
      ...before,
      ...found.texts.map((text, at) => [found.places[at] ?? 0, text] as const),
      ...hits.map((hit) => [toVerseNumber(hit) ?? 0, hit.text] as const),
    ]);
    emit({
      kind: 'found',
      query,
      terms,
      ...(signs.length > 0 && { signs }),
      order,
      places: mergeHits(found, hits, { terms, order, wellKnown }),
      texts,
      here,
      server: here.isWhole ? { kind: 'not-needed' } : server.part,
    });
  }

  /**
   * Prepares the server search of a new query. The state stays if the server cannot be reached or
   * lacks the translation, because the next query would fail, too.
   */
  function prepareServer(query: string, terms: SearchTerms): void {
    if (server.query === query) return;
    const { kind } = server.part;
    server = {
      query,
      part: kind === 'offline' || kind === 'missing' ? server.part : { kind: 'unasked' },
      hits: [],
    };
    clearTimeout(timer);
    if (kind !== 'missing' && terms.join('').length > 2)
      timer = setTimeout(() => void requestServerSearch(), serverDelay);
  }

  async function requestServerSearch(): Promise<void> {
    clearTimeout(timer);
    const { query } = server;
    if (server.part.kind !== 'offline') server = { ...server, part: { kind: 'asking' } };
    void search();
    const answer = await searchOnServer(data, code, query, language).catch(
      (fault: unknown): ServerSearchResult => {
        data.report('the server could not be asked to search', fault);
        return { kind: 'failed' };
      },
    );
    if (isStopped || server.query !== query) return;
    server = {
      query,
      part: answer.kind === 'hits' ? { kind: 'answered', isCut: answer.isCut } : answer,
      hits: answer.kind === 'hits' ? answer.hits : [],
    };
    void search();
  }

  const watching: Subscription = localText.subscribe({
    next(now) {
      localTextNow = now;
      void search();
    },
    error(fault: unknown) {
      data.report('the downloaded part of a translation could not be read', fault);
      localTextNow = emptyLocalText;
      void search();
    },
  });
  show(shown);

  return {
    ask(next) {
      if (next.query === input.query && next.order === input.order) return;
      input = next;
      void search();
    },
    submit() {
      if (
        shown.kind === 'found' &&
        !shown.here.isWhole &&
        shown.query === input.query &&
        server.part.kind !== 'asking' &&
        server.part.kind !== 'answered'
      )
        void requestServerSearch();
    },
    async read(places) {
      if (shown.kind !== 'found') return;
      const { texts, query } = shown;
      const wanted = places.filter((place) => !texts.has(place));
      if (wanted.length === 0) return;
      try {
        const read = await searcher.read(wanted);
        if (shown.kind === 'found' && shown.query === query)
          emit({
            ...shown,
            texts: new Map([
              ...shown.texts,
              ...wanted.map((place, at) => [place, read[at] ?? ''] as const),
            ]),
          });
      } catch (fault) {
        if (!(fault instanceof SearcherError)) throw fault;
        // The worker was stopped meanwhile: a new search returns the texts with the verses.
        void search();
      }
    },
    stop() {
      isStopped = true;
      clearTimeout(timer);
      watching.unsubscribe();
    },
  };
}

/** Merges the server's hits with the local hits, each verse once, in the requested order. */
function mergeHits(
  { places, distances }: FoundVerses,
  hits: readonly SearchHit[],
  {
    terms,
    order,
    wellKnown,
  }: { terms: SearchTerms; order: SearchOrder; wellKnown: ReadonlySet<number> },
): Uint32Array {
  if (hits.length === 0) return places;
  const here = new Set(places);
  const others = hits.flatMap((hit) => {
    const place = toVerseNumber(hit);
    return place === undefined || here.has(place)
      ? []
      : [
          {
            place,
            distance:
              order === 'closest'
                ? computeMatchDistance(foldToWords(hit.text), terms, wellKnown.has(place))
                : 0,
          },
        ];
  });
  if (others.length === 0) return places;
  const all = [
    ...Array.from(places, (place, at) => ({ place, distance: distances[at] ?? 0 })),
    ...others,
  ];
  return Uint32Array.from(
    all.toSorted((a, b) => a.distance - b.distance || a.place - b.place).map(({ place }) => place),
  );
}
