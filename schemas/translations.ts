// The Bible translations Selah knows by code; which of them can be read is the server's to say.
import type { Language } from './fields.ts';

export interface Translation {
  /** In capitals: KJV. */
  code: string;
  language: Language;
  name: string;
}

/** Bundled with the server and therefore always there. */
export const bundledTranslation = { code: 'KJV', language: 'en', name: 'King James Version' } as const satisfies Translation;
