// Says in the user's language why a chapter could not be read.
import type { BibleFailure } from '../../data/bible/bible-failure.ts';
import type { Translate } from '../../locales/translate.ts';

export function getBibleFailureText(t: Translate, failure: BibleFailure): string {
  switch (failure) {
    case 'source':
      return t('bible:reader.failedSource');
    case 'key':
      return t('bible:reader.failedKey');
    case 'loading':
      return t('bible:reader.failedLoading');
    case 'limit':
      return t('failure.rate_limited');
    case 'signed-out':
      return t('failure.unauthorized');
    case 'not-admitted':
      return t('failure.user_not_registered');
    case 'no-verses':
      return t('bible:reader.noVerses');
    case 'server':
      return t('failure.server');
    case 'unknown':
      return t('bible:reader.failed');
  }
}
