// Passage of a plan's day with its text, from this device or the server, and a link to the reader.
// Records the passage as read after its end was visible and enough time has passed.
import { Box, Group, Skeleton, Stack } from '@mantine/core';
import '@mantine/core/styles/Skeleton.layer.css';
import { IconCheck } from '@tabler/icons-react';
import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { recordChapterRead } from '../../data/activity/chapters-read.ts';
import { type ChapterResult, readChapter } from '../../data/bible/chapters.ts';
import type { Passage } from '../../data/bible/parse-passage.ts';
import { useData } from '../../data/data-provider.tsx';
import { onOnlineChange } from '../../platform/online.ts';
import elements from '../../ui/elements.module.css';
import layout from '../../ui/page-layout.module.css';
import { watchReading } from '../../ui/reading-tracker.ts';
import { ScriptureCredits } from '../../ui/scripture-credits.tsx';
import { PassageText } from './components/passage-text.tsx';
import { LearnPassage } from './learn-passage.tsx';
import type { PlanPassage } from './plan-passages.ts';
import { layOutPassage } from './passage-verses.ts';
import { markPassageRead } from './passages-read.ts';

/** Number of verses that are shown of a long passage. */
const shownVerses = 20;
/** A passage that is hardly longer is shown whole. */
const maxUnfolded = 24;

interface DayPassageProps {
  passage: PlanPassage;
  /** Code in capitals. */
  translation: string;
  /** Name of the plan in its URL. */
  plan: string;
  day: number;
  isRead: boolean;
  /** URL of the passage in the reader; undefined for a passage that could not be parsed. */
  href: string | undefined;
}

export function DayPassage({ passage, translation, plan, day, isRead, href }: DayPassageProps) {
  const { t } = useTranslation();
  const reference = passage.kind === 'place' ? passage.reference : passage.written;
  return (
    <Stack component="article" gap={10} aria-label={reference}>
      <div className={layout['row']}>
        <Box component="h3" className={elements['title']} fz="xl" dir="auto">
          {reference}
        </Box>
        {isRead && (
          <Group
            component="span"
            display="inline-flex"
            gap="xs"
            wrap="nowrap"
            c="var(--green)"
            fw={600}
          >
            <IconCheck size={18} aria-hidden />
            {t('plans:dayState.done')}
          </Group>
        )}
      </div>
      {passage.kind === 'place' ? (
        <PassageWords place={passage.place} translation={translation} plan={plan} day={day} />
      ) : (
        <p className={layout['muted']}>{t('plans:passageUnknown')}</p>
      )}
      {passage.kind === 'place' && passage.isPart && (
        <p className={layout['muted']}>{t('plans:passageContinues')}</p>
      )}
      {href !== undefined && (
        <a
          className={elements['link']}
          href={href}
          aria-label={`${t('plans:openInBible')}: ${reference}`}
        >
          {t('plans:openInBible')}
        </a>
      )}
    </Stack>
  );
}

export function PassageSkeleton() {
  const { t } = useTranslation();
  return (
    <div role="status" aria-label={t('loading')}>
      <Skeleton className={layout['skeleton']} height={160} />
    </div>
  );
}

function PassageWords({
  place,
  translation,
  plan,
  day,
}: {
  place: Passage;
  translation: string;
  plan: string;
  day: number;
}) {
  const { t } = useTranslation();
  const result = useChapterResult(translation, place);
  const text = useRef<HTMLDivElement>(null);
  const [isUnfolded, setIsUnfolded] = useState(false);
  const chapter = result?.kind === 'chapter' ? result.chapter : undefined;
  const paragraphs = useMemo(
    () => (chapter ? layOutPassage(chapter, place) : []),
    // The passage is a new object at every query; its values identify it.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
    [chapter, place.from, place.to],
  );
  const verses = paragraphs.flat();
  const isFolded = !isUnfolded && verses.length > maxUnfolded;
  useReadMark(verses.length > 0 && !isFolded, text, { place, translation, plan, day });

  if (!result) return <PassageSkeleton />;
  if (!chapter || verses.length === 0)
    return (
      <p className={layout['muted']}>
        {result.kind === 'offline' ? t('plans:passageOffline') : t('plans:passageMissing')}
      </p>
    );
  return (
    <>
      <PassageText
        paragraphs={paragraphs}
        language={chapter.language}
        ref={text}
        lastShown={isFolded ? verses[shownVerses - 1]?.verse : undefined}
        onUnfold={() => setIsUnfolded(true)}
      />
      {chapter.notice !== undefined && <p className={layout['muted']}>{chapter.notice}</p>}
      <ScriptureCredits
        of={[chapter.notice === undefined ? translation : null]}
        className={layout['muted']}
      />
      <LearnPassage
        place={place}
        translation={translation}
        verses={verses}
        language={chapter.language}
      />
    </>
  );
}

/** Undefined while it is loading. After a failure without a network it is requested again. */
function useChapterResult(
  translation: string,
  { book, chapter }: Passage,
): ChapterResult | undefined {
  const data = useData();
  const [result, setResult] = useState<ChapterResult>();
  const isReady = result?.kind === 'chapter';
  useEffect(() => {
    if (isReady) return undefined;
    let isOpen = true;
    const request = () =>
      readChapter(data, { translation, book, chapter }).then(
        (found) => isOpen && setResult(found),
        (fault: unknown) => {
          data.report('the passage of a plan could not be read', fault);
          if (isOpen) setResult({ kind: 'failed', reason: 'unknown' });
        },
      );
    void request();
    const stop = onOnlineChange((isOnline) => isOnline && void request());
    return () => {
      isOpen = false;
      stop();
    };
  }, [data, translation, book, chapter, isReady]);
  return result;
}

/** Records a passage as the reader does: a whole chapter counts as a chapter read, too. */
function useReadMark(
  isShown: boolean,
  text: { readonly current: HTMLElement | null },
  passage: { place: Passage; translation: string; plan: string; day: number },
): void {
  const data = useData();
  const markRead = useEffectEvent(async () => {
    const { place, translation, plan, day } = passage;
    try {
      if (place.from === undefined) await recordChapterRead(data, { translation, ...place });
      await markPassageRead(data, plan, day, translation, place);
    } catch (fault) {
      data.report('the chapter read could not be stored', fault);
    }
  });
  useEffect(
    () =>
      isShown
        ? watchReading([
            {
              findParts: () => [
                ...(text.current?.querySelectorAll<HTMLElement>('[data-verse]') ?? []),
              ],
              needsBeginning: false,
              onRead: () => void markRead(),
            },
          ])
        : undefined,
    [isShown, text],
  );
}
