// Brings the prayer passages of one language: each is a chunk of its own.
import type { Language } from '../../schemas/fields.ts';
import type { Passages, PassagesByConcern, PassagesForOthers } from './passages.ts';

export interface PrayerPassages {
  own: Passages;
  forAnother: PassagesForOthers;
  inDanger: PassagesByConcern;
}

export async function loadPrayers(language: Language): Promise<PrayerPassages> {
  switch (language) {
    case 'en': {
      const [{ english }, { englishForOthers: englishForAnother }, { englishInDanger }] = await Promise.all([import('./en.ts'), import('./for-another/en.ts'), import('./in-danger/en.ts')]);
      return { own: english, forAnother: englishForAnother, inDanger: englishInDanger };
    }
    case 'fr': {
      const [{ french }, { frenchForOthers: frenchForAnother }, { frenchInDanger }] = await Promise.all([import('./fr.ts'), import('./for-another/fr.ts'), import('./in-danger/fr.ts')]);
      return { own: french, forAnother: frenchForAnother, inDanger: frenchInDanger };
    }
    case 'es': {
      const [{ spanish }, { spanishForOthers: spanishForAnother }, { spanishInDanger }] = await Promise.all([import('./es.ts'), import('./for-another/es.ts'), import('./in-danger/es.ts')]);
      return { own: spanish, forAnother: spanishForAnother, inDanger: spanishInDanger };
    }
    case 'pt': {
      const [{ portuguese }, { portugueseForOthers: portugueseForAnother }, { portugueseInDanger }] = await Promise.all([import('./pt.ts'), import('./for-another/pt.ts'), import('./in-danger/pt.ts')]);
      return { own: portuguese, forAnother: portugueseForAnother, inDanger: portugueseInDanger };
    }
  }
}
