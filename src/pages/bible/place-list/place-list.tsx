// "Go to": a reference as people write it, in any of the four languages, or one of the chapters read lately.
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { bookName, verseReference } from '../../../../schemas/reference.ts';
import { languageOfTranslation } from '../../../../schemas/translations.ts';
import type { Place } from '../../../data/chapters.ts';
import { wordsHere } from '../../../data/first-words.ts';
import { readingHistory } from '../../../data/history.ts';
import { useData, useLive } from '../../../data/hooks.tsx';
import { passagesLike } from '../../../data/passage.ts';
import type { PassageAnswer } from '../../../data/passage.ts';
import { useLanguage } from '../../../i18n/language.ts';
import { setVerse } from '../../../i18n/set-verse.ts';
import { PlaceList as PlaceListPicture } from '../../../ui/bible/place-list.tsx';
import type { ListedPlace } from '../../../ui/bible/place-list.tsx';
import type { ReadingTarget } from '../reading-target.ts';
import { usePassage } from './passage-question.ts';

interface PlaceListProps {
  place: Place;
  onGo: (target: ReadingTarget) => void;
  onClose: () => void;
}

interface Listed extends ListedPlace {
  target: ReadingTarget;
}

const recentLimit = 8;
const likeLimit = 7;

export function PlaceList({ place, onGo, onClose }: PlaceListProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const [text, setText] = useState('');
  const { answer, isAsking, ask } = usePassage(text, { language, ...place });
  const recent = useLive('history', readingHistory);
  const isEmpty = text.trim() === '';
  const targets: readonly ReadingTarget[] = isEmpty ? readLately(recent ?? [], place) : understood(answer, passagesLike(text, { language, ...place }));
  const words = useWords(isEmpty ? [] : targets.slice(0, 1), place.translation);
  const places = targets.map((target): Listed => {
    const key = keyOf(target);
    const name = verseReference(language, target.book, target.chapter, target.from || undefined, target.to);
    const translation = target.translation ?? place.translation;
    const heard = words?.key === key ? { words: { text: setVerse(words.text, translation), language: languageOfTranslation(translation) ?? language, translation } } : {};
    return { key, name, target, ...(target.translation !== undefined && { mark: target.translation }), ...heard };
  });

  async function enter(): Promise<void> {
    const [first] = understood(await ask(), []);
    if (first) onGo(first);
  }

  const news = newsOf(answer, !isEmpty && !isAsking && places.length === 0);
  return (
    <PlaceListPicture
      text={text}
      onText={setText}
      places={places}
      {...(isEmpty && { heading: t('placeList.recent') })}
      {...(news !== undefined && { news })}
      onPick={(key) => {
        const picked = places.find((one) => one.key === key);
        if (picked) onGo(picked.target);
      }}
      onEnter={() => void enter()}
      onClose={onClose}
    />
  );

  function newsOf(found: PassageAnswer | null, isNothing: boolean): string | undefined {
    if (found?.kind === 'place' && found.isPart) return t('placeList.part', { place: verseReference(language, found.book, found.chapter, found.from || undefined, found.to) });
    if (found?.kind !== 'beyond') return isNothing ? t('placeList.nothing') : undefined;
    if (found.what === 'chapter') return t('placeList.chapters', { book: bookName(language, found.book), count: found.last });
    return t('placeList.verses', { place: verseReference(language, found.book, found.chapter), count: found.last });
  }
}

/** What was understood first, or the nearest place to it, then books that begin so. */
function understood(answer: PassageAnswer | null, like: readonly ReadingTarget[]): ReadingTarget[] {
  const others = like.slice(0, likeLimit);
  if (!answer) return others;
  const first = answer.kind === 'place' ? targetOf(answer) : { book: answer.book, chapter: answer.what === 'chapter' ? answer.last : answer.chapter };
  return [first, ...others.filter((one) => keyOf(one) !== keyOf(first))];
}

function targetOf({ book, chapter, from, to }: ReadingTarget): ReadingTarget {
  return { book, chapter, ...(from !== undefined && { from }), ...(to !== undefined && { to }) };
}

function keyOf({ translation, book, chapter, from, to }: ReadingTarget): string {
  return [translation, book, chapter, from, to].join('.');
}

/** Without the chapter that is open. */
function readLately(recent: readonly Place[], open: Place): ReadingTarget[] {
  const others = recent.filter((one) => !isSamePlace(one, open)).slice(0, recentLimit);
  return others.map(({ translation, book, chapter }) => ({ translation, book, chapter }));
}

function isSamePlace(one: ReadingTarget, other: Place): boolean {
  return one.book === other.book && one.chapter === other.chapter && one.translation === other.translation;
}

/** How the first place begins, if it is on this device. */
function useWords([target]: readonly ReadingTarget[], open: string): { key: string; text: string } | undefined {
  const data = useData();
  const [words, setWords] = useState<{ key: string; text: string }>();
  const { translation = open, book, chapter, from = 1 } = target ?? {};
  const key = target && keyOf(target);

  useEffect(() => {
    if (book === undefined || chapter === undefined || key === undefined) return undefined;
    let isAsked = true;
    wordsHere(data, { translation, book, chapter }, from)
      .then((text) => {
        if (isAsked) setWords(text === null ? undefined : { key, text });
      })
      .catch((fault: unknown) => data.report('the first words of a place could not be read', fault));
    return () => {
      isAsked = false;
    };
  }, [data, translation, book, chapter, from, key]);

  return words;
}
