// Gives a server the content of Peaceful Sleep, with the words of Scripture from the Bible texts that lie here: in a language that has none they stay away until one comes.
import { loadSleep } from '../content/sleep/load.ts';
import { ownSleep, passagesByKey, type WordsByLanguage } from '../content/sleep/records.ts';
import { entities } from '../schemas/entities.ts';
import { languages } from '../schemas/fields.ts';
import { verseReference } from '../schemas/reference.ts';
import type { BibleProvider } from './bible/provider.ts';
import { checkNew } from './check.ts';
import { seed, type SeedingParts } from './seeding.ts';
import { type Quoter, quoterOf } from './sleep-scripture.ts';
import type { Fields } from './store/store.ts';

interface SleepParts extends SeedingParts {
  /** Texts that lie on this server. */
  bible: Pick<BibleProvider, 'translations' | 'chapter'>;
  /** Ours; others in tests. */
  words?: WordsByLanguage;
}

const held = languages.map((language) => `scripture_text_${language}`);

/** To be called at each start, and whenever a Bible text may have come. */
export async function seedSleep({ bible, words, ...parts }: SleepParts): Promise<void> {
  const { guidance, options, comfort, articles } = ownSleep(words ?? (await allWords()), ({ book, chapter, from, to }) => verseReference('en', book, chapter, from, to).replace('–', '-'));
  const quote = await quoterOf(bible);
  await seed(parts, { entity: 'PeacefulSleepGuidance', key: 'guidance_key', memory: 'seeded_sleep_guidance', records: checked('PeacefulSleepGuidance', guidance) });
  const filledOptions = await withScripture(options, 'option_key', quote);
  await seed(parts, { entity: 'PeacefulSleepOption', key: 'option_key', memory: 'seeded_sleep_options', records: checked('PeacefulSleepOption', filledOptions), held });
  const filledComfort = await withScripture(comfort, 'verse_key', quote);
  await seed(parts, { entity: 'ComfortingVerse', key: 'verse_key', memory: 'seeded_sleep_verses', records: checked('ComfortingVerse', filledComfort), held });
  await seed(parts, { entity: 'PeacefulSleepArticle', key: 'article_key', memory: 'seeded_sleep_articles', records: checked('PeacefulSleepArticle', articles) });
}

async function allWords(): Promise<WordsByLanguage> {
  return Object.fromEntries(await Promise.all(languages.map(async (language) => [language, await loadSleep(language)])));
}

async function withScripture(records: readonly object[], key: string, quote: Quoter): Promise<Fields[]> {
  const filled: Fields[] = [];
  for (const record of records as readonly Fields[]) {
    const passage = passagesByKey.get(String(record[key]));
    filled.push({ ...record, ...(passage && (await quote(passage))) });
  }
  return filled;
}

function checked(entity: 'PeacefulSleepGuidance' | 'PeacefulSleepOption' | 'ComfortingVerse' | 'PeacefulSleepArticle', records: readonly object[]): Fields[] {
  return records.map((record) => checkNew({ schema: entities[entity].schema }, record));
}
