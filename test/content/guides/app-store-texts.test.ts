// Tests of the app store texts: they keep the stores' limits and describe existing features by
// their names in the app.
import { describe, expect, test } from 'vitest';
import { guideFacts } from '../../../content/guides/guide.ts';
import { loadStoreTexts } from '../../../content/guides/app-store-texts.ts';
import { topicsByCategory } from '../../../content/wisdom/wisdom-topics.ts';
import { languages } from '../../../schemas/languages.ts';
import { readLocale } from '../../support/locale-files.ts';

const sixteen = { en: 'sixteen', fr: 'seize', es: 'dieciséis', pt: 'dezesseis' };

describe.each(languages)('%s', async (language) => {
  const texts = await loadStoreTexts(language);

  test('the app store texts keep the limits of the stores', () => {
    // Both ways of counting are tested, because the stores do not say which one they use.
    for (const count of [(text: string) => text.length, (text: string) => [...text].length]) {
      expect(count(texts.name)).toBeLessThanOrEqual(guideFacts.nameLimit);
      expect(count(texts.subtitle)).toBeLessThanOrEqual(guideFacts.subtitleLimit);
      expect(count(texts.keywords)).toBeLessThanOrEqual(guideFacts.keywordsLimit);
      expect(count(texts.short)).toBeLessThanOrEqual(guideFacts.shortLimit);
      expect(count(texts.full)).toBeLessThanOrEqual(guideFacts.fullLimit);
    }
    expect(texts.full.length).toBeGreaterThan(800);
  });

  test('the store keywords keep Apple’s limit in bytes and have no space around a comma', () => {
    expect(new TextEncoder().encode(texts.keywords).length).toBeLessThanOrEqual(
      guideFacts.keywordsLimit,
    );
    expect(texts.keywords).not.toMatch(/,\s|\s,/);
  });

  test('the app store texts name the pages as the app does', () => {
    const nav = readLocale<Record<string, Record<string, string>>>(language, 'common')['nav'];
    for (const room of ['bible', 'prayer', 'gratitude', 'wisdom', 'plans', 'achievements'])
      expect(texts.full, room).toContain(nav?.[room]);
    expect(texts.full).toContain(readLocale<Record<string, string>>(language, 'sleep')['title']);
    expect(texts.full).toContain(sixteen[language]);
    expect(Object.values(topicsByCategory).flat()).toHaveLength(16);
    expect(texts.full).toContain('13');
  });

  test('the app store texts have the punctuation of their language', () => {
    for (const text of Object.values(texts)) {
      expect(text).toBe(text.trim());
      expect(text).not.toMatch(/["']|\.\.\.|--/);
      if (language === 'fr') expect(text).not.toMatch(/[^\u202F][;!?]|[^\u00A0]:/);
      else expect(text).not.toMatch(/\s[;:!?]/);
    }
  });
});
