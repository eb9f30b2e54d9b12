// Combines several sources of Bible text into one provider.
import type { BibleProvider } from './provider.ts';

/**
 * Asks the providers in order. The first provider that has the translation, chapter or answer
 * returns it, so an import cannot hide the first provider.
 */
export function combineProviders(providers: readonly BibleProvider[]): BibleProvider {
  async function translations() {
    const lists = await Promise.all(providers.map((provider) => provider.translations()));
    const byCode = new Map(
      lists
        .flat()
        .toReversed()
        .map((translation) => [translation.code, translation]),
    );
    return [...byCode.values()].toReversed();
  }

  return {
    translations,
    chapter: (translation, book, chapter, checkQuota) =>
      firstAnswer(providers, (provider) =>
        provider.chapter(translation, book, chapter, checkQuota),
      ),
    search: (translation, query, limit, checkQuota) =>
      firstAnswer(providers, (provider) => provider.search(translation, query, limit, checkQuota)),
    async listUnavailable() {
      const [lists, had] = await Promise.all([
        Promise.all(providers.map(async (provider) => (await provider.listUnavailable?.()) ?? [])),
        translations(),
      ]);
      const codes = new Set(had.map(({ code }) => code));
      return lists.flat().filter(({ translation }) => !codes.has(translation.code));
    },
  };
}

async function firstAnswer<T>(
  providers: readonly BibleProvider[],
  query: (provider: BibleProvider) => Promise<T | undefined>,
): Promise<T | undefined> {
  for (const provider of providers) {
    const answer = await query(provider);
    if (answer !== undefined) return answer;
  }
  return undefined;
}
