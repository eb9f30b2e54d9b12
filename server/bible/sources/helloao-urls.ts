// Where HelloAO has what, as its own client says.
import { FreeUseBibleApi } from 'free-use-bible-api';

export interface HelloaoAddresses {
  list(): Promise<URL>;
  translation(id: string): Promise<URL>;
  chapter(id: string, book: string, chapter: number): Promise<URL>;
}

/**
 * The client knows where everything is. The transfer is ours: its own has no time-out, no limit,
 * and hides how long a busy service wants to be left alone.
 */
export function createAddresses(endpoint: string): HelloaoAddresses {
  const base = endpoint.endsWith('/') ? endpoint : `${endpoint}/`;
  const transfer: object = { _getJson: async (path: string) => new URL(path, base) };
  const client = Object.assign(new FreeUseBibleApi({ endpoint: base, useCache: false }), transfer);
  const address = (asked: Promise<unknown>): Promise<URL> => asked as Promise<URL>;
  return {
    list: () => address(client.getAvailableTranslations()),
    translation: (id) => address(client.getCompleteTranslation(id)),
    chapter: (id, book, chapter) => address(client.getTranslationBookChapter(id, book, chapter)),
  };
}
