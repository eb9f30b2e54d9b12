// Fake server for generation tests: King James (and Segond where its text is available), public
// settings, and a scripted language model.
import { BehaviorSubject } from 'rxjs';
import { vi } from 'vitest';
import { openKjv } from '../../../server/bible/sources/kjv.ts';
import {
  openBibleArchive,
  type BibleArchive,
  encodeBible,
} from '../../../server/bible/translation-files/translation-file.ts';
import { createBackend } from '../../../src/backend/backend.ts';
import type { DataContext } from '../../../src/data/data-context.ts';
import { hasTextFolder, readTextFile } from '../../server/bible/support/test-bibles.ts';
import { readHelloaoBible } from '../../server/bible/support/read-helloao-bible.ts';

export interface ModelCall {
  prompt: string;
  response_json_schema: object;
  add_context_from_internet: boolean;
  signal: AbortSignal;
}

export interface GenerationSetup {
  backend: DataContext['backend'];
  online: BehaviorSubject<boolean>;
  /** Questions that reached the model. */
  modelCalls: ModelCall[];
  /** Paths of all requests that were sent. */
  requestedPaths: string[];
  /** Requested chapters, such as `KJV JHN 3`. */
  requestedChapters: string[];
}

export type AnswerModelCall = (question: ModelCall) => Response | Promise<Response>;

const kjv = openKjv();
const servedTranslations = [
  { code: 'KJV', language: 'en', name: 'King James Version' },
  ...(hasTextFolder ? [{ code: 'FRLSG', language: 'fr', name: 'Louis Segond' }] : []),
];

/** @param capabilities null for a backend that does not report its capabilities */
export function createGenerationSetup(
  answer: AnswerModelCall,
  {
    capabilities = ['client_id', 'language_model'],
  }: { capabilities?: readonly string[] | null } = {},
): GenerationSetup {
  const modelCalls: ModelCall[] = [];
  const requestedPaths: string[] = [];
  const requestedChapters: string[] = [];
  const online = new BehaviorSubject(true);

  vi.stubGlobal('fetch', async (address: string, init: RequestInit) => {
    if (!online.value) throw new TypeError('The server cannot be reached.');
    const { pathname } = new URL(address);
    requestedPaths.push(pathname);
    const body =
      typeof init.body === 'string' ? (JSON.parse(init.body) as Record<string, unknown>) : {};
    if (pathname.includes('/public-settings/'))
      return Response.json({
        id: 'selah',
        public_settings: 'public_without_login',
        ...(capabilities && { capabilities }),
      });
    if (pathname.endsWith('/InvokeLLM')) {
      const question = { ...body, signal: init.signal } as unknown as ModelCall;
      modelCalls.push(question);
      return answer(question);
    }
    if (pathname.endsWith('/listTranslations'))
      return Response.json({ translations: servedTranslations });
    if (pathname.endsWith('/fetchBibleChapter')) return chapterAnswer(body);
    return Response.json({ message: 'Nothing is here.' }, { status: 404 });
  });

  async function chapterAnswer({
    translationCode: code,
    book,
    chapter,
  }: Record<string, unknown>): Promise<Response> {
    requestedChapters.push(`${String(code)} ${String(book)} ${String(chapter)}`);
    const text =
      code === 'KJV'
        ? await kjv.chapter('KJV', String(book), Number(chapter))
        : code === 'FRLSG'
          ? segond()?.chapter(String(book), Number(chapter))
          : undefined;
    if (text) return Response.json(text);
    return Response.json(
      { code: 'translation_not_found', message: 'No such translation.' },
      { status: 404 },
    );
  }

  const backend = createBackend({
    serverUrl: 'http://selah.test',
    appId: 'selah',
    token: 'alice',
    storage: null,
  });
  return { backend, online, modelCalls, requestedPaths, requestedChapters };
}

export async function readKingJamesVerse(
  book: string,
  chapter: number,
  verse: number,
): Promise<string> {
  const foundVerse = (await kjv.chapter('KJV', book, chapter))?.verses.find(
    (one) => one.verse === verse,
  );
  if (!foundVerse) throw new Error(`${book} ${chapter}:${verse}`);
  return foundVerse.text;
}

let segondArchive: BibleArchive | undefined;

function segond(): BibleArchive | undefined {
  if (!hasTextFolder || segondArchive) return segondArchive;
  const read = readHelloaoBible(readTextFile('helloao/fra_lsg/complete.json.gz'));
  if (read.kind === 'refused') throw new Error('Segond');
  return (segondArchive = openBibleArchive(encodeBible({ ...read.bible, code: 'FRLSG' })));
}

const sentence =
  'There is a quiet place in this day where no one asks for anything, and where every tired thought may sit down for a moment.';

/** Returns a valid answer of the model with the given verses. */
export function buildGoodNote(verses: unknown): Record<string, unknown> {
  return {
    message: `${sentence} ${sentence.replace('this day', 'this evening')} God is near to those who carry much.`,
    verses,
    reflection: 'What could be laid down for one hour, without anything being lost by it?',
  };
}

export function buildGoodPrayer(verses: unknown): Record<string, unknown> {
  return {
    prayer_text: `Father, you know this house and everybody in it. ${sentence}\n\nLook upon what is heavy, and teach us to speak of it with you. ${sentence}\n\nIn Jesus’ name. Amen.`,
    verses,
  };
}

/** Returns a promise that never resolves, and rejects as `fetch` does when the caller aborts. */
export function neverAnswer({ signal }: ModelCall): Promise<Response> {
  return new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason)));
}
