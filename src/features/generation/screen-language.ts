// Reads and watches the language of the user interface in the `lang` attribute of the page. The
// page sets the attribute, because the data layer has no access to the interface language.
import { Observable } from 'rxjs';
import { isLanguage, type Language } from '../../../schemas/languages.ts';

export function getScreenLanguage(): Language {
  const { lang } = document.documentElement;
  return isLanguage(lang) ? lang : 'en';
}

/** Emits at once and at each change. */
export const screenLanguages = new Observable<Language>((subscriber) => {
  subscriber.next(getScreenLanguage());
  const watch = new MutationObserver(() => subscriber.next(getScreenLanguage()));
  watch.observe(document.documentElement, { attributeFilter: ['lang'] });
  return () => watch.disconnect();
});
