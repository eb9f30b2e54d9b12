// Type of the translate function that is passed to other functions.
import type { UseTranslationResponse } from 'react-i18next';

export type Translate = UseTranslationResponse<'translation', undefined>['t'];
