// Request handler of the search worker: opens a Bible text, finds verses for a query, and reads the
// texts of verses. The handler is separate from search-worker.ts, so that code without a worker can
// call the handler.
import type {
  SearchAnswer,
  SearchedChapter,
  SearchRequest,
} from '../../schemas/bible/search-worker-messages.ts';
import { parseSearchQuery, parseSymbols } from '../../schemas/bible/search-query.ts';
import { createSearchableText, type SearchableText } from './searchable-text.ts';

/** @param load the chapters of a translation that are in the library of this device */
export function createSearchHandler(
  load: (code: string) => Promise<readonly SearchedChapter[]>,
): (request: SearchRequest) => Promise<SearchAnswer> {
  let text: SearchableText = createSearchableText([]);
  return async function answer(request) {
    const { id } = request;
    switch (request.kind) {
      case 'open': {
        const kept = request.library ? await load(request.code) : [];
        text = createSearchableText([...kept, ...request.more], request.wellKnown);
        return { id, kind: 'opened', chapters: text.chapters, verses: text.verses };
      }
      case 'find': {
        const signs = parseSymbols(request.query);
        const found =
          signs.length > 0
            ? text.findSymbols(signs)
            : text.find(parseSearchQuery(request.query), request.order);
        return {
          id,
          kind: 'found',
          ...found,
          texts: Array.from(found.places.subarray(0, request.first), text.read),
        };
      }
      case 'read':
        return { id, kind: 'read', texts: request.places.map(text.read) };
    }
  };
}

/**
 * Converts an error to a reply with its name and message. Errors of an invalid Bible text contain
 * no text in either.
 */
export function toFailedAnswer(id: number, fault: unknown): SearchAnswer {
  return fault instanceof Error
    ? { id, kind: 'failed', name: fault.name, message: fault.message }
    : { id, kind: 'failed', name: 'Error', message: String(fault) };
}
