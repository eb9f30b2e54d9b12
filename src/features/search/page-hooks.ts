// React hooks of the search page: the query, which is also in the URL, and the translation that is
// searched by default.
import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { bundledTranslation } from '../../../schemas/bible/translations.ts';
import { findTranslationToRead } from '../../data/bible/translation-choice.ts';
import { useData } from '../../data/data-provider.tsx';
import { useLanguage } from '../../locales/language.ts';

/**
 * Milliseconds from the last key to the update of the URL, so that “back” from a result returns to
 * the query.
 */
const typingDelay = 400;

export function useQuery(): [string, (query: string) => void] {
  const [address, setAddress] = useSearchParams();
  const [query, setQuery] = useState(() => address.get('q') ?? '');
  useEffect(() => {
    const timer = setTimeout(() => {
      if ((new URLSearchParams(location.search).get('q') ?? '') === query) return;
      setAddress(
        (before) => {
          if (query.trim() === '') before.delete('q');
          else before.set('q', query);
          return before;
        },
        { replace: true, preventScrollReset: true },
      );
    }, typingDelay);
    return () => clearTimeout(timer);
  }, [query, setAddress]);
  return [query, setQuery];
}

/**
 * Returns the default translation.
 * @param isWanted the translation is looked up only if true
 * @returns translation code; undefined while the lookup runs
 */
export function useDefaultTranslation(isWanted: boolean): string | undefined {
  const data = useData();
  const language = useLanguage();
  const [code, setCode] = useState<string>();
  useEffect(() => {
    if (!isWanted) return undefined;
    let isOpen = true;
    findTranslationToRead(data, language)
      .catch((fault: unknown) => {
        data.report('the preferred translation could not be read', fault);
        return bundledTranslation;
      })
      .then((found) => isOpen && setCode(found.code));
    return () => {
      isOpen = false;
    };
  }, [data, language, isWanted]);
  return code;
}
