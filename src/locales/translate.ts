// Type of the translate function that is passed to other functions.
import type { DefaultNamespace } from 'i18next';
import type { UseTranslationResponse } from 'react-i18next';

export type Translate = UseTranslationResponse<DefaultNamespace, undefined>['t'];
