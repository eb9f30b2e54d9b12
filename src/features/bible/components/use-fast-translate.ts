// React hook for translated labels of icons that occur hundreds of times on a page:
// `useTranslation` in each verse would slow down page changes.
import { useSyncExternalStore } from 'react';
import { getI18n } from 'react-i18next';

export function useFastTranslate() {
  const i18n = getI18n();
  // Drawn again when the language changes.
  const language = useSyncExternalStore(subscribe, () => i18n.language);
  return { t: i18n.t, language };
}

function subscribe(changed: () => void): () => void {
  const i18n = getI18n();
  i18n.on('languageChanged', changed);
  return () => i18n.off('languageChanged', changed);
}
