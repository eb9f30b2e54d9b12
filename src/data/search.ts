// Searching a translation as one types: all of it where it lies on this device; else what is here at once, and the rest by the server.
import { Observable, type Subscription } from 'rxjs';
import type { SearchHit } from '../../schemas/chapter.ts';
import type { Language } from '../../schemas/fields.ts';
import { foldToWords } from '../../schemas/fold.ts';
import { type FoundPlaces, placeNumber, type SearchOrder } from '../../schemas/search-messages.ts';
import { distanceOf, longestQuery, type Needles, parseQuery, signsOf } from '../../schemas/verse-query.ts';
import type { Data } from './data.ts';
import { type KeptText, keptText, noText, openedChapters } from './search-here.ts';
import { searchOnServer, type ServerHits } from './search-server.ts';
import { pageSearcher, SearcherFault, type TextSearcher } from './search-worker.ts';

/** `not-needed`: all of the text is here. `unasked`: it will be asked after a pause, or when the person submits. `answered`: `isCut` when there may be more. */
export type ServerPart = { kind: 'not-needed' } | { kind: 'unasked' | 'asking' | 'offline' | 'missing' } | { kind: 'answered'; isCut: boolean } | { kind: 'failed'; message?: string };

/** How much of the text lies here. */
export interface Here {
  isWhole: boolean;
  chapters: number;
}

/** `opening`: the text is being read. `ready`: nothing is asked. */
export type BibleSearchState =
  | { kind: 'opening' }
  | { kind: 'ready'; here: Here }
  | {
      kind: 'found';
      /** Which the verses answer. */
      query: string;
      needles: Needles;
      /** Of a query without letters and digits. */
      signs?: readonly string[];
      order: SearchOrder;
      /** Numbers, see schemas/search-messages.ts; in the order that was asked for. */
      places: Uint32Array;
      /** Words of the verses, as far as they were needed. */
      texts: ReadonlyMap<number, string>;
      here: Here;
      server: ServerPart;
    };

export interface BibleSearch {
  /** Begins to look with the first that listens, rests when nobody does. */
  readonly state: Observable<BibleSearchState>;
  type(query: string): void;
  /** Asks the server now, where it is needed. */
  submit(): void;
  order(order: SearchOrder): void;
  /** The words of these verses are wanted, too. */
  read(places: readonly number[]): void;
}

export interface SearchParts {
  searcher?: TextSearcher;
  kept?: Observable<KeptText>;
}

/** Verses whose words come with the first answer: as many as a window shows. */
const first = 12;
/** Milliseconds after the last letter until the server is asked. */
const pause = 700;

/** @param language of the person: the server's references are in it */
export function createBibleSearch(data: Data, code: string, language: Language, parts: SearchParts = {}): BibleSearch {
  let question: Question = { query: '', order: 'canonical' };
  let run: Run | undefined;
  return {
    state: new Observable((listener) => {
      const mine = startRun({ data, code, language, ...parts }, question, (state) => listener.next(state));
      run = mine;
      return () => {
        if (run === mine) run = undefined;
        mine.stop();
      };
    }),
    type(query) {
      question = { ...question, query: query.slice(0, longestQuery) };
      run?.ask(question);
    },
    submit: () => run?.submit(),
    order(order) {
      question = { ...question, order };
      run?.ask(question);
    },
    read: (places) => void run?.read(places),
  };
}

interface Question {
  query: string;
  order: SearchOrder;
}

interface Run {
  ask(question: Question): void;
  submit(): void;
  read(places: readonly number[]): Promise<void>;
  stop(): void;
}

type About = { data: Data; code: string; language: Language } & SearchParts;

let runs = 0;

function startRun({ data, code, language, searcher = pageSearcher(), kept = keptText(data, code) }: About, begun: Question, show: (state: BibleSearchState) => void): Run {
  const number = (runs += 1);
  let question = begun;
  let keptNow: KeptText | undefined;
  let shown: BibleSearchState = { kind: 'opening' };
  let server: { query: string; part: ServerPart; hits: readonly SearchHit[] } = { query: '', part: { kind: 'unasked' }, hits: [] };
  let timer: ReturnType<typeof setTimeout> | undefined;
  let [isLooking, isStale, isStopped] = [false, false, false];

  function tell(state: BibleSearchState): void {
    shown = state;
    if (!isStopped) show(state);
  }

  /** While one question is looked for, only the latest of the others waits. */
  async function look(): Promise<void> {
    isStale = true;
    if (isLooking || !keptNow) return;
    isLooking = true;
    do {
      isStale = false;
      await lookOnce(question, keptNow);
    } while (mustLookAgain());
    isLooking = false;
  }

  function mustLookAgain(): boolean {
    return isStale && !isStopped;
  }

  async function lookOnce({ query, order }: Question, text: KeptText): Promise<void> {
    const needles = parseQuery(query);
    const signs = signsOf(query);
    const isAsked = needles.length + signs.length > 0;
    let found: FoundPlaces & { texts: readonly string[] } = { places: new Uint32Array(), distances: new Uint32Array(), texts: [] };
    let here: Here = { isWhole: false, chapters: 0 };
    try {
      // Chapters may have been opened since the last run: only a whole text stays as it was read.
      const edition = text.isWhole ? text.edition : `${text.edition} in run ${number}`;
      const { chapters } = await searcher.open(code, edition, async () => ({ library: text.chapters > 0, more: text.isWhole ? [] : await openedChapters(data, code) }));
      if (isAsked) found = await searcher.find(query, order, first);
      here = { isWhole: text.isWhole, chapters };
    } catch (fault) {
      // The server is asked instead, and the person reads that nothing was searched here.
      data.report('a text could not be searched on this device', fault);
    }
    if (isStale) return;
    if (!isAsked) return tell({ kind: 'ready', here });
    if (!here.isWhole) prepareServer(query, needles);
    const hits = here.isWhole ? [] : server.hits;
    const before = shown.kind === 'found' && shown.query === query ? shown.texts : new Map<number, string>();
    const texts = new Map([...before, ...found.texts.map((text, at) => [found.places[at] ?? 0, text] as const), ...hits.map((hit) => [placeNumber(hit) ?? 0, hit.text] as const)]);
    tell({ kind: 'found', query, needles, ...(signs.length > 0 && { signs }), order, places: withHits(found, hits, needles, order), texts, here, server: here.isWhole ? { kind: 'not-needed' } : server.part });
  }

  /** A new query waits for its turn at the server; that there is no way to it, or no such text, stays true for the next. */
  function prepareServer(query: string, needles: Needles): void {
    if (server.query === query) return;
    const { kind } = server.part;
    server = { query, part: kind === 'offline' || kind === 'missing' ? server.part : { kind: 'unasked' }, hits: [] };
    clearTimeout(timer);
    if (kind !== 'missing' && needles.join('').length > 2) timer = setTimeout(() => void askServer(), pause);
  }

  async function askServer(): Promise<void> {
    clearTimeout(timer);
    const { query } = server;
    if (server.part.kind !== 'offline') server = { ...server, part: { kind: 'asking' } };
    void look();
    const answer = await searchOnServer(data, code, query, language).catch((fault: unknown): ServerHits => {
      data.report('the server could not be asked to search', fault);
      return { kind: 'failed' };
    });
    if (isStopped || server.query !== query) return;
    server = { query, part: answer.kind === 'hits' ? { kind: 'answered', isCut: answer.isCut } : answer, hits: answer.kind === 'hits' ? answer.hits : [] };
    void look();
  }

  const watching: Subscription = kept.subscribe({
    next(now) {
      keptNow = now;
      void look();
    },
    error(fault: unknown) {
      data.report('nobody can say what of a text is kept', fault);
      keptNow = noText;
      void look();
    },
  });
  show(shown);

  return {
    ask(next) {
      question = next;
      void look();
    },
    submit() {
      if (shown.kind === 'found' && !shown.here.isWhole && shown.query === question.query && server.part.kind !== 'asking' && server.part.kind !== 'answered') void askServer();
    },
    async read(places) {
      if (shown.kind !== 'found') return;
      const { texts, query } = shown;
      const wanted = places.filter((place) => !texts.has(place));
      if (wanted.length === 0) return;
      try {
        const read = await searcher.read(wanted);
        if (shown.kind === 'found' && shown.query === query) tell({ ...shown, texts: new Map([...shown.texts, ...wanted.map((place, at) => [place, read[at] ?? ''] as const)]) });
      } catch (fault) {
        if (!(fault instanceof SearcherFault)) throw fault;
        // The worker was put away meanwhile: asked anew, the words come with the verses.
        void look();
      }
    },
    stop() {
      isStopped = true;
      clearTimeout(timer);
      watching.unsubscribe();
    },
  };
}

/** What the server found beside what was found here, each verse once, in the order that was asked for. */
function withHits({ places, distances }: FoundPlaces, hits: readonly SearchHit[], needles: Needles, order: SearchOrder): Uint32Array {
  if (hits.length === 0) return places;
  const here = new Set(places);
  const others = hits.flatMap((hit) => {
    const place = placeNumber(hit);
    return place === undefined || here.has(place) ? [] : [{ place, distance: order === 'closest' ? distanceOf(foldToWords(hit.text), needles) : 0 }];
  });
  if (others.length === 0) return places;
  const all = [...Array.from(places, (place, at) => ({ place, distance: distances[at] ?? 0 })), ...others];
  return Uint32Array.from(all.toSorted((a, b) => a.distance - b.distance || a.place - b.place).map(({ place }) => place));
}
