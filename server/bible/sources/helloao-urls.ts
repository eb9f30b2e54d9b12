// Builds the URLs of HelloAO with the URL rules of its own npm client.
import { FreeUseBibleApi } from 'free-use-bible-api';

export interface HelloaoAddresses {
  list(): Promise<URL>;
  translation(id: string): Promise<URL>;
  chapter(id: string, book: string, chapter: number): Promise<URL>;
}

/**
 * Takes only the URLs from the client. Selah makes the requests itself, because the client has no
 * timeout and no size limit, and hides the retry delay of a busy service.
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
