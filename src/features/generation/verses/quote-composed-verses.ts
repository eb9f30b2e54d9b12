// Quotes the verses of a composed text. A verse whose chapter is unavailable now is replaced by
// another fitting verse on this device.
import {
  type PickOptions,
  createPassagePicker,
} from '../../../../content/composer/passage-picker.ts';
import type { PassageReference } from '../../../../content/composer/passage-reference.ts';
import type { DataContext } from '../../../data/data-context.ts';
import type { VerifiedVerse } from '../generated-text.ts';
import {
  toVerseSpan,
  quoteFromDevice,
  quoteOrReportMissing,
  type QuoteOptions,
} from './quote-verses.ts';

export interface ComposedVerses {
  verses: VerifiedVerse[];
  /** Names of the passages that replace others. */
  used: string[];
  /** True when a chapter was needed and the server could not be reached. */
  isOffline: boolean;
}

interface ShownVerse {
  reference: PassageReference;
  verse: VerifiedVerse | null;
  /** Whether another verse would be better. */
  isReplaceable: boolean;
}

/** @param loadFittingReferences called only when a verse is unavailable */
export async function quoteComposedVerses(
  data: DataContext,
  references: readonly PassageReference[],
  loadFittingReferences: () => Promise<readonly PassageReference[]>,
  pickOptions: PickOptions,
  options: QuoteOptions,
): Promise<ComposedVerses> {
  const quoted = await Promise.all(
    references.map((reference) => quoteOrReportMissing(data, toVerseSpan(reference), options)),
  );
  const shown = references.map((reference, order): ShownVerse => ({
    reference,
    verse: quoted[order]?.verse ?? null,
    isReplaceable: Boolean(quoted[order]?.missed),
  }));
  const picker = createPassagePicker(pickOptions);
  if (shown.some(({ isReplaceable }) => isReplaceable))
    await replaceMissingVerses(
      data,
      shown,
      await loadFittingReferences(),
      picker.pickReferences,
      options,
    );
  const verses = shown.flatMap(({ verse }) => verse ?? []);
  return {
    verses,
    used: picker.listUsed(),
    isOffline: quoted.some(({ missed }) => missed === 'offline'),
  };
}

/**
 * Replaces missing verses, starting with the preferred translation. A verse quoted from another
 * translation stays if there is no replacement.
 */
async function replaceMissingVerses(
  data: DataContext,
  shown: ShownVerse[],
  fitting: readonly PassageReference[],
  drawn: (from: readonly PassageReference[], wanted: number) => PassageReference[],
  options: QuoteOptions,
): Promise<void> {
  for (const translation of options.translations) {
    for (const one of shown)
      if (one.verse?.text && one.verse.translation === translation) one.isReplaceable = false;
    const open = shown.filter(({ isReplaceable }) => isReplaceable);
    if (open.length === 0) return;
    const settled = shown.filter(({ isReplaceable }) => !isReplaceable);
    const others = fitting.filter((reference) =>
      settled.every((one) => !isSameChapter(one.reference, reference)),
    );
    const quotes = new Map<PassageReference, VerifiedVerse>();
    for (const reference of others) {
      const verse = await quoteFromDevice(
        data,
        toVerseSpan(reference),
        translation,
        options.language,
      );
      if (verse) quotes.set(reference, verse);
    }
    // The random draw returns copies of the references.
    const verseOf = (copy: PassageReference) =>
      [...quotes].find(
        ([{ book, chapter, verse }]) =>
          book === copy.book && chapter === copy.chapter && verse === copy.verse,
      )?.[1];
    const picked = drawn([...quotes.keys()], open.length);
    for (const [order, one] of open.entries()) {
      const reference = picked[order];
      const verse = reference && verseOf(reference);
      if (verse)
        Object.assign(one, { reference, verse, isReplaceable: false } satisfies ShownVerse);
    }
  }
}

function isSameChapter(one: PassageReference, other: PassageReference): boolean {
  return one.book === other.book && one.chapter === other.chapter;
}
