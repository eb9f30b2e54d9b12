// "Go to" panel: accepts a typed reference in any of the four languages, and lists the chapters
// read recently.
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { getBookName, formatVerseReference } from '../../../../schemas/bible/verse-reference.ts';
import { getTranslationLanguage } from '../../../../schemas/bible/translations.ts';
import type { ChapterLocation } from '../../../data/bible/chapters.ts';
import { readVerseOnDevice } from '../local-verse-text.ts';
import { watchReadingHistory } from '../reading-history.ts';
import { useTranslationNames } from '../../../data/bible/translation-names.ts';
import { useData, useLiveQuery } from '../../../data/data-provider.tsx';
import { suggestPassages } from '../../../data/bible/parse-passage.ts';
import type { PassageResult } from '../../../data/bible/parse-passage.ts';
import { useLanguage } from '../../../locales/language.ts';
import { applyVerseTypography } from '../../../locales/verse-typography.ts';
import { GoToDialog as PlaceListPicture } from './components/go-to-dialog.tsx';
import type { GoToOption } from './components/go-to-dialog.tsx';
import type { ReadingTarget } from '../reading-target.ts';
import { useTypedPassage } from './use-typed-passage.ts';

interface GoToPanelProps {
  place: ChapterLocation;
  onGo: (target: ReadingTarget) => void;
  onClose: () => void;
}

interface GoToTarget extends GoToOption {
  target: ReadingTarget;
}

const recentLimit = 8;
const similarLimit = 7;

export function GoToPanel({ place, onGo, onClose }: GoToPanelProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const getName = useTranslationNames();
  const [text, setText] = useState('');
  const { answer, isParsing, parse } = useTypedPassage(text, { language, ...place });
  const recent = useLiveQuery('history', watchReadingHistory);
  const isEmpty = text.trim() === '';
  const targets: readonly ReadingTarget[] = isEmpty
    ? toRecentTargets(recent ?? [], place)
    : listTargets(answer, suggestPassages(text, { language, ...place }));
  const preview = useFirstVerseText(isEmpty ? [] : targets.slice(0, 1), place.translation);
  const options = targets.map((target): GoToTarget => {
    const key = getKey(target);
    const name = formatVerseReference(
      language,
      target.book,
      target.chapter,
      target.from || undefined,
      target.to,
    );
    const translation = target.translation ?? place.translation;
    const previewOption =
      preview?.key === key
        ? {
            preview: {
              text: applyVerseTypography(preview.text, translation),
              language: getTranslationLanguage(translation) ?? language,
              translation,
            },
          }
        : {};
    return {
      key,
      name,
      target,
      ...(target.translation !== undefined && { translationName: getName(target.translation) }),
      ...previewOption,
    };
  });

  async function enter(): Promise<void> {
    const [first] = listTargets(await parse(), []);
    if (first) onGo(first);
  }

  const status = describeResult(answer, !isEmpty && !isParsing && options.length === 0);
  return (
    <PlaceListPicture
      text={text}
      onTextChange={setText}
      options={options}
      {...(isEmpty && { heading: t('bible:goTo.recent') })}
      {...(status !== undefined && { status })}
      onPick={(key) => {
        const picked = options.find((one) => one.key === key);
        if (picked) onGo(picked.target);
      }}
      onEnter={() => void enter()}
      onClose={onClose}
    />
  );

  function describeResult(found: PassageResult | null, isNothing: boolean): string | undefined {
    if (found?.kind === 'place' && found.isPart)
      return t('bible.onlyOneRange', {
        place: formatVerseReference(
          language,
          found.book,
          found.chapter,
          found.from || undefined,
          found.to,
        ),
      });
    if (found?.kind !== 'beyond') return isNothing ? t('bible:goTo.noMatch') : undefined;
    if (found.what === 'chapter')
      return t('bible:goTo.chapterBeyond', {
        book: getBookName(language, found.book),
        count: found.last,
      });
    return t('bible:goTo.verseBeyond', {
      place: formatVerseReference(language, found.book, found.chapter),
      count: found.last,
    });
  }
}

/**
 * Returns the place that was parsed, or the nearest existing place, followed by books whose name
 * begins with the text.
 */
function listTargets(
  answer: PassageResult | null,
  like: readonly ReadingTarget[],
): ReadingTarget[] {
  const others = like.slice(0, similarLimit);
  if (!answer) return others;
  const first =
    answer.kind === 'place'
      ? toReadingTarget(answer)
      : { book: answer.book, chapter: answer.what === 'chapter' ? answer.last : answer.chapter };
  return [first, ...others.filter((one) => getKey(one) !== getKey(first))];
}

function toReadingTarget({ book, chapter, from, to }: ReadingTarget): ReadingTarget {
  return { book, chapter, ...(from !== undefined && { from }), ...(to !== undefined && { to }) };
}

function getKey({ translation, book, chapter, from, to }: ReadingTarget): string {
  return [translation, book, chapter, from, to].join('.');
}

/** Without the chapter that is open. */
function toRecentTargets(
  recent: readonly ChapterLocation[],
  open: ChapterLocation,
): ReadingTarget[] {
  const others = recent.filter((one) => !isSameChapter(one, open)).slice(0, recentLimit);
  return others.map(({ translation, book, chapter }) => ({ translation, book, chapter }));
}

function isSameChapter(one: ReadingTarget, other: ChapterLocation): boolean {
  return (
    one.book === other.book &&
    one.chapter === other.chapter &&
    one.translation === other.translation
  );
}

/** How the first place begins, if it is on this device. */
function useFirstVerseText(
  [target]: readonly ReadingTarget[],
  open: string,
): { key: string; text: string } | undefined {
  const data = useData();
  const [firstText, setFirstText] = useState<{ key: string; text: string }>();
  const { translation = open, book, chapter, from = 1 } = target ?? {};
  const key = target && getKey(target);

  useEffect(() => {
    if (book === undefined || chapter === undefined || key === undefined) return undefined;
    let isLatest = true;
    readVerseOnDevice(data, { translation, book, chapter }, from)
      .then((text) => {
        if (isLatest) setFirstText(text === null ? undefined : { key, text });
      })
      .catch((fault: unknown) =>
        data.report('the beginning of a passage could not be read', fault),
      );
    return () => {
      isLatest = false;
    };
  }, [data, translation, book, chapter, from, key]);

  return firstText;
}
