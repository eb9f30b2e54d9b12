// React hook and parser for the verse of a note from a shared text: found in the text, or entered
// by the user.
import { useEffect } from 'react';
import type { Language } from '../../../schemas/languages.ts';
import { formatVerseReference } from '../../../schemas/bible/verse-reference.ts';
import { bundledTranslation } from '../../../schemas/bible/translations.ts';
import type { DataContext } from '../../data/data-context.ts';
import { useData } from '../../data/data-provider.tsx';
import { findPassage } from '../../data/bible/parse-passage.ts';
import { describePassage } from '../../data/bible/search/passage-in-query.ts';
import { hasVerse, findSharedPassage } from './data.ts';
import type { SharedPassage } from './data.ts';
import { findTranslationToRead } from '../../data/bible/translation-choice.ts';
import { useLanguage } from '../../locales/language.ts';
import type { Translate } from '../../locales/translate.ts';
import type { SharedDraft } from './draft.ts';

type ParsedVerse = { passage: SharedPassage; translation: string } | { fault: string };

export function getReferenceExample(language: Language): string {
  return formatVerseReference(language, 'JHN', 3, 16);
}

/** Searches each draft once for a verse. A verse that the user has entered meanwhile is kept. */
export function useNamedVerse(
  draft: SharedDraft | undefined,
  found: (id: string, passage: string) => void,
): void {
  const data = useData();
  const language = useLanguage();
  const id = draft?.passage === undefined ? draft?.id : undefined;
  const text = draft?.text ?? '';
  useEffect(() => {
    if (id === undefined) return undefined;
    let isWanted = true;
    void findVerseInText(data, text, language).then((passage) => isWanted && found(id, passage));
    return () => {
      isWanted = false;
    };
    // Searches the text as received, not after every edit. `found` is a new function in every
    // render but does the same.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [data, id]);
}

async function findVerseInText(
  data: DataContext,
  text: string,
  language: Language,
): Promise<string> {
  // Most texts contain no numbers and no reference, so nothing is loaded for them.
  if (!/\d[:.,]\s?\d/.test(text)) return '';
  try {
    const passage = await findSharedPassage(text, {
      language,
      translation: await findTranslation(data, language),
    });
    return passage
      ? formatVerseReference(language, passage.book, passage.chapter, passage.from, passage.to)
      : '';
  } catch (fault) {
    data.report('the shared text could not be searched for a verse', fault);
    return '';
  }
}

export async function parseVerse(
  data: DataContext,
  t: Translate,
  language: Language,
  typed: string,
): Promise<ParsedVerse> {
  const example = getReferenceExample(language);
  if (typed.trim() === '') return { fault: t('share-target:fault.missing') };
  const translation = await findTranslation(data, language);
  try {
    const answer = await findPassage(typed, { language, translation });
    if (!answer) return { fault: t('share-target:fault.unknown', { example }) };
    if (answer.kind === 'place')
      return hasVerse(answer)
        ? { passage: answer, translation }
        : {
            fault: t('share-target:fault.noVerse', {
              example: formatVerseReference(language, answer.book, answer.chapter, 1),
            }),
          };
    const description = describePassage(answer, language);
    return description.kind === 'place'
      ? { fault: t('share-target:fault.unknown', { example }) }
      : {
          fault: t(`share-target:fault.${description.kind}`, {
            of: description.of,
            last: description.last,
          }),
        };
  } catch (fault) {
    // The parser package is needed only for abbreviations and may be unavailable now.
    data.report('a reference could not be understood', fault);
    return { fault: t('share-target:fault.notNow') };
  }
}

async function findTranslation(data: DataContext, language: Language): Promise<string> {
  try {
    return (await findTranslationToRead(data, language)).code;
  } catch (fault) {
    data.report('the preferred translation could not be read', fault);
    return bundledTranslation.code;
  }
}
