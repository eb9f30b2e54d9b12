// Searches on the server in a translation that is not complete on this device.
import type { SearchHit } from '../../../../schemas/bible/chapter.ts';
import type { Language } from '../../../../schemas/languages.ts';
import { toOutcome } from '../../../backend/outcome.ts';
import type { DataContext } from '../../data-context.ts';
import { readFunctionError } from '../bible-failure.ts';

/**
 * `missing`: the server does not have the translation. `failed`: the server refuses.
 */
export type ServerSearchResult =
  | { kind: 'hits'; hits: readonly SearchHit[]; isCut: boolean }
  | { kind: 'offline' }
  | { kind: 'missing' }
  | { kind: 'failed' };

/** The server's maximum number of hits per answer. */
const maxHits = 200;

export async function searchOnServer(
  data: Pick<DataContext, 'backend'>,
  translation: string,
  query: string,
  language: Language,
): Promise<ServerSearchResult> {
  const outcome = await toOutcome(
    data.backend.functions.invoke<{ results?: unknown } | string | null>('searchBible', {
      query,
      translation,
      language,
    }),
  );
  switch (outcome.kind) {
    case 'offline':
      return { kind: 'offline' };
    case 'refused':
      return outcome.code === 'translation_not_found' ? { kind: 'missing' } : { kind: 'failed' };
    case 'ok': {
      const { data: value } = outcome.value;
      if (typeof value === 'object' && value !== null && readFunctionError(value))
        return { kind: 'failed' };
      // A text with status 200 is the sign-in page of a network, not our server.
      if (typeof value !== 'object' || value === null || !Array.isArray(value.results))
        return { kind: 'offline' };
      const hits = value.results as SearchHit[];
      return { kind: 'hits', hits, isCut: hits.length >= maxHits };
    }
  }
}
