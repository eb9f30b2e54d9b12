// Seeds the server with the content of Peaceful Sleep and quotes Scripture from the Bible texts on
// this server. Languages without a Bible text get no quotations until such a text is added.
import { loadSleep } from '../../../content/sleep/load-sleep.ts';
import {
  buildShippedSleep,
  passagesByKey,
  type SleepTextsByLanguage,
} from '../../../content/sleep/sleep-records.ts';
import { entities } from '../../../schemas/entities/registry.ts';
import { languages } from '../../../schemas/languages.ts';
import { formatVerseReference } from '../../../schemas/bible/verse-reference.ts';
import type { BibleProvider } from '../../bible/provider.ts';
import { validateNewRecord } from '../validation.ts';
import { seedRecords, type SeedingParts } from './seed-records.ts';
import { type ScriptureQuoter, createQuoter } from './scripture-by-language.ts';
import type { Fields } from '../../store/store.ts';

interface SleepParts extends SeedingParts {
  /** Bible texts on this server. */
  bible: Pick<BibleProvider, 'translations' | 'chapter'>;
  /** Selah's texts by default; tests pass others. */
  words?: SleepTextsByLanguage;
}

const textFields = languages.map((language) => `scripture_text_${language}`);

/** Seeds the content; called at each start and after each event that may add a Bible text. */
export async function seedSleep({ bible, words, ...parts }: SleepParts): Promise<void> {
  const { guidance, options, comfort, articles } = buildShippedSleep(
    words ?? (await loadAllTexts()),
    ({ book, chapter, from, to }) =>
      formatVerseReference('en', book, chapter, from, to).replace('–', '-'),
  );
  const quote = await createQuoter(bible);
  await seedRecords(parts, {
    entity: 'PeacefulSleepGuidance',
    key: 'guidance_key',
    settingName: 'seeded_sleep_guidance',
    records: checked('PeacefulSleepGuidance', guidance),
  });
  const filledOptions = await withScripture(options, 'option_key', quote);
  await seedRecords(parts, {
    entity: 'PeacefulSleepOption',
    key: 'option_key',
    settingName: 'seeded_sleep_options',
    records: checked('PeacefulSleepOption', filledOptions),
    keptFields: textFields,
  });
  const filledComfort = await withScripture(comfort, 'verse_key', quote);
  await seedRecords(parts, {
    entity: 'ComfortingVerse',
    key: 'verse_key',
    settingName: 'seeded_sleep_verses',
    records: checked('ComfortingVerse', filledComfort),
    keptFields: textFields,
  });
  await seedRecords(parts, {
    entity: 'PeacefulSleepArticle',
    key: 'article_key',
    settingName: 'seeded_sleep_articles',
    records: checked('PeacefulSleepArticle', articles),
  });
}

async function loadAllTexts(): Promise<SleepTextsByLanguage> {
  return Object.fromEntries(
    await Promise.all(languages.map(async (language) => [language, await loadSleep(language)])),
  );
}

async function withScripture(
  records: readonly object[],
  key: string,
  quote: ScriptureQuoter,
): Promise<Fields[]> {
  const filled: Fields[] = [];
  for (const record of records as readonly Fields[]) {
    const passage = passagesByKey.get(String(record[key]));
    filled.push({ ...record, ...(passage && (await quote(passage))) });
  }
  return filled;
}

function checked(
  entity:
    | 'PeacefulSleepGuidance'
    | 'PeacefulSleepOption'
    | 'ComfortingVerse'
    | 'PeacefulSleepArticle',
  records: readonly object[],
): Fields[] {
  return records.map((record) => validateNewRecord({ schema: entities[entity].schema }, record));
}
