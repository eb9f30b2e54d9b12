// Practice of the chosen verses, one after the other, and the end of the practice.
import { Box, Button } from '@mantine/core';
import { IconArrowLeft } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { addDays } from '../../../data/user-days.ts';
import { formatLongDay } from '../../../locales/format-day.ts';
import { useLanguage } from '../../../locales/language.ts';
import elements from '../../../ui/elements.module.css';
import { OliveIllustration } from '../../../ui/illustrations.tsx';
import type { MemoryVerses } from '../data.ts';
import { FocusedHeading } from './focused-heading.tsx';
import { PracticeVerse } from './practice-verse.tsx';

interface PracticeProps {
  all: MemoryVerses;
  /** The verses in the order of practice, see `getPassageKey`; not empty. */
  passages: readonly string[];
  onClose: () => void;
}

export function Practice({ all, passages, onClose }: PracticeProps) {
  const { t } = useTranslation();
  const [index, setIndex] = useState(0);
  const passage = passages[index];
  const verse = all.verses.find((one) => one.passage === passage);
  const goOn = () => setIndex(index + 1);

  return (
    <>
      <button type="button" className={elements['link']} onClick={onClose}>
        <IconArrowLeft size={20} aria-hidden />
        {t('memory-verses:backToList')}
      </button>
      {passage === undefined ? (
        <PracticeEnd all={all} onClose={onClose} />
      ) : verse ? (
        <PracticeVerse
          key={`${index} ${passage}`}
          verse={verse}
          position={index + 1}
          count={passages.length}
          onNext={goOn}
        />
      ) : (
        <div className={elements['stack']}>
          <FocusedHeading key={`${index} ${passage}`}>{t('memory-verses:gone')}</FocusedHeading>
          <Button variant="default" w="fit-content" onClick={goOn}>
            {t('memory-verses:skip')}
          </Button>
        </div>
      )}
    </>
  );
}

function PracticeEnd({ all, onClose }: Pick<PracticeProps, 'all' | 'onClose'>) {
  const { t } = useTranslation();
  const language = useLanguage();
  const { nextDay, today, due } = all;
  const next =
    nextDay === null || due.length > 0
      ? undefined
      : nextDay === addDays(today, 1)
        ? t('memory-verses:today.tomorrow')
        : t('memory-verses:today.next', { date: formatLongDay(language, nextDay) });
  return (
    <Box display="grid" ta="center" style={{ gap: 12, justifyItems: 'center' }}>
      <OliveIllustration />
      <FocusedHeading>{t('memory-verses:finished')}</FocusedHeading>
      {next !== undefined && <p>{next}</p>}
      <Button onClick={onClose}>{t('memory-verses:backToList')}</Button>
    </Box>
  );
}
