// What gives a word in the person's language, for functions that are handed it.
import type { UseTranslationResponse } from 'react-i18next';

export type Translate = UseTranslationResponse<'translation', undefined>['t'];
