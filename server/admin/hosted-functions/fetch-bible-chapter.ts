// The function fetchBibleChapter for the hosted platform: reads one chapter of a free translation
// from HelloAO. `npm run schemas:export` copies this file, so it imports nothing.

/** A translation that the exported functions offer. */
export interface HostedTranslation {
  code: string;
  language: string;
  name: string;
  /** Id of the translation at HelloAO. */
  helloao: string;
  /** The last verse number of each chapter by book id, in the numbering that notes use. */
  verses: Readonly<Record<string, readonly number[]>>;
}

type Part = { text: string; as?: 'jesus'; poem?: number } | { note: string } | { break: true };

type Item =
  | { kind: 'verse'; verse: number; parts: Part[] }
  | { kind: 'heading' | 'letter' | 'title'; text: string }
  | { kind: 'break' };

/** Milliseconds until a request to HelloAO counts as failed. */
const timeout = 15_000;

/**
 * @param source the address of HelloAO, without a slash at the end
 * @returns the handler: a POST with `book` (a USFM id), `chapter` and `translationCode`
 */
export function createFetchBibleChapter(
  translations: readonly HostedTranslation[],
  source: string,
): (request: Request) => Promise<Response> {
  return async (request) => {
    const parameters = toRecord(await request.json().catch(() => null));
    const { book, chapter, translationCode = 'KJV' } = parameters;
    const translation = translations.find(
      ({ code }) => code === String(translationCode).toUpperCase(),
    );
    if (!translation) return refuse(404, 'translation_not_found');
    const lastVerse =
      typeof book === 'string' && Object.hasOwn(translation.verses, book)
        ? translation.verses[book]?.[Number(chapter) - 1]
        : undefined;
    if (lastVerse === undefined) return refuse(404, 'chapter_not_found');
    const address = `${source}/api/${translation.helloao}/${String(book)}/${Number(chapter)}.json`;
    const answer = await readSource(address);
    if (answer === 'missing') return refuse(404, 'chapter_not_found');
    if (answer === 'failed') return refuse(502, 'bible_source_failed');
    const { content, footnotes } = toRecord(answer['chapter']);
    const items = toItems(toList(content), toList(footnotes), book === 'PSA' && chapter === 119);
    const verses = items.flatMap((item) =>
      item.kind === 'verse' ? [{ verse: item.verse, text: toText(item.parts) }] : [],
    );
    // With another numbering of verses, notes would appear on wrong verses.
    if (verses.at(-1)?.verse !== lastVerse) return refuse(404, 'chapter_not_found');
    const { code, language } = translation;
    const notice = toRecord(answer['translation'])['licenseNotice'];
    return Response.json({
      translation: code,
      book,
      chapter: Number(chapter),
      language,
      verses,
      items,
      ...(typeof notice === 'string' && notice !== '' && { notice }),
    });
  };
}

async function readSource(
  address: string,
): Promise<Record<string, unknown> | 'missing' | 'failed'> {
  try {
    const response = await fetch(address, { signal: AbortSignal.timeout(timeout) });
    if (response.status === 404) return 'missing';
    return response.ok ? toRecord(await response.json()) : 'failed';
  } catch {
    // The network failed, the time limit ended, or the response is not JSON.
    return 'failed';
  }
}

function refuse(status: number, code: string): Response {
  const message = {
    translation_not_found: 'This app does not have this translation.',
    chapter_not_found: 'There is no such chapter in this translation.',
    bible_source_failed: 'The source of the Bible texts does not answer.',
  }[code];
  return Response.json({ message, detail: message, code }, { status });
}

function toItems(
  content: readonly unknown[],
  footnotes: readonly unknown[],
  hasLetters: boolean,
): Item[] {
  const notes = new Map(
    footnotes.map(toRecord).map(({ noteId, text }) => [noteId, String(text ?? '')]),
  );
  return content.map(toRecord).flatMap((item): Item[] => {
    const parts = toParts(toList(item['content']), notes);
    switch (item['type']) {
      case 'verse':
        return [{ kind: 'verse', verse: Number(item['number']), parts }];
      case 'heading':
        return [{ kind: 'heading', text: toText(parts) }];
      case 'hebrew_subtitle':
        return [{ kind: hasLetters ? 'letter' : 'title', text: toText(parts) }];
      case 'line_break':
        return [{ kind: 'break' }];
      default:
        return [];
    }
  });
}

function toParts(content: readonly unknown[], notes: ReadonlyMap<unknown, string>): Part[] {
  const parts: Part[] = [];
  let before = '';
  for (const piece of content) {
    const { text, noteId, lineBreak, wordsOfJesus, poem } =
      typeof piece === 'string' ? { text: piece } : toRecord(piece);
    const note = notes.get(noteId);
    if (typeof text === 'string') {
      // The pilcrow of the King James Version marks a paragraph in print.
      const trimmed = text.replaceAll('¶', '').replace(/\s+/g, ' ').trim();
      if (trimmed === '') continue;
      parts.push({
        text: needsSpace(before, trimmed) ? ` ${trimmed}` : trimmed,
        ...(wordsOfJesus === true && { as: 'jesus' }),
        ...(typeof poem === 'number' && { poem }),
      });
      before = trimmed;
    } else if (note !== undefined) parts.push({ note });
    else if (lineBreak === true) parts.push({ break: true });
  }
  return parts;
}

/** HelloAO trims the pieces of a verse. */
function needsSpace(before: string, text: string): boolean {
  return before !== '' && !/^[,.;:!?…)\]}’”»—]/.test(text) && !/[([{“‘«¿¡]$/.test(before);
}

function toText(parts: readonly Part[]): string {
  return parts.map((part) => ('text' in part ? part.text : '')).join('');
}

function toRecord(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
}

function toList(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}
