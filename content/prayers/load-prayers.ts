// Loads the prayer passages of one language. Each language is a separate chunk.
import type { Language } from '../../schemas/fields.ts';
import type { Passages, PassagesByConcern, PassagesForOthers } from './prayer-passages.ts';

export interface PrayerPassages {
  own: Passages;
  forAnother: PassagesForOthers;
  inDanger: PassagesByConcern;
}

export async function loadPrayers(language: Language): Promise<PrayerPassages> {
  switch (language) {
    case 'en': {
      const [{ english }, { englishForOthers: englishForAnother }, { englishInDanger }] =
        await Promise.all([
          import('./en/for-oneself.ts'),
          import('./en/for-another.ts'),
          import('./en/in-danger.ts'),
        ]);
      return { own: english, forAnother: englishForAnother, inDanger: englishInDanger };
    }
    case 'fr': {
      const [{ french }, { frenchForOthers: frenchForAnother }, { frenchInDanger }] =
        await Promise.all([
          import('./fr/for-oneself.ts'),
          import('./fr/for-another.ts'),
          import('./fr/in-danger.ts'),
        ]);
      return { own: french, forAnother: frenchForAnother, inDanger: frenchInDanger };
    }
    case 'es': {
      const [{ spanish }, { spanishForOthers: spanishForAnother }, { spanishInDanger }] =
        await Promise.all([
          import('./es/for-oneself.ts'),
          import('./es/for-another.ts'),
          import('./es/in-danger.ts'),
        ]);
      return { own: spanish, forAnother: spanishForAnother, inDanger: spanishInDanger };
    }
    case 'pt': {
      const [
        { portuguese },
        { portugueseForOthers: portugueseForAnother },
        { portugueseInDanger },
      ] = await Promise.all([
        import('./pt/for-oneself.ts'),
        import('./pt/for-another.ts'),
        import('./pt/in-danger.ts'),
      ]);
      return { own: portuguese, forAnother: portugueseForAnother, inDanger: portugueseInDanger };
    }
  }
}
