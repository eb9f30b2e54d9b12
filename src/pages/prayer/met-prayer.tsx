// The prayer that one meets on the way: prayed, passed over, left to rest, noted on, answered.
import { Button } from '@mantine/core';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Prayer } from '../../../schemas/prayer.ts';
import { addDays, dayOf } from '../../data/days.ts';
import { categoryOf } from '../../data/prayer-filter.ts';
import type { PrayerRound } from '../../data/prayer-through.ts';
import type { Outcome } from '../../data/prayer-walk.ts';
import type { Kept } from '../../data/record.ts';
import { useMergeNews } from '../../ui/merge-news.ts';
import { DayDialog } from '../../ui/prayer/day-dialog.tsx';
import { RestDialog } from '../../ui/prayer/rest-dialog.tsx';
import { ThroughCard } from '../../ui/prayer/through-card.tsx';
import { categoryName } from './categories.ts';
import { Notes } from './notes.tsx';
import { usePrayerActs } from './prayer-acts.ts';
import { SaidHelp } from './said-help.tsx';
import { Testimony } from './testimony.tsx';

interface MetPrayerProps {
  /** Undefined once it was deleted elsewhere. */
  prayer: Kept<Prayer> | undefined;
  /** From 1. */
  place: number;
  count: number;
  round: PrayerRound;
  onStep: (outcome: Outcome) => void;
  onBack: (() => void) | undefined;
  onEnough: () => void;
}

export function MetPrayer({ prayer, ...way }: MetPrayerProps) {
  const { t } = useTranslation();
  if (prayer) return <Met prayer={prayer} {...way} />;
  return (
    <div role="status">
      <p>{t('prayer.through.gone')}</p>
      <Button variant="default" onClick={() => way.onStep('passed')}>
        {t('prayer.through.next')}
      </Button>
    </div>
  );
}

function Met({ prayer, place, count, round, onStep, onBack, onEnough }: MetPrayerProps & { prayer: Kept<Prayer> }) {
  const { t } = useTranslation();
  const acts = usePrayerActs(prayer);
  const [opened, setOpened] = useState<'rest' | 'day' | null>(null);
  // State comes a moment later than the second tap of a double tap.
  const isBusy = useRef(false);
  const { id, fields, createdDate, sync } = prayer;
  const { today, lastPrayed } = round;
  const prayedAt = lastPrayed.get(id);
  useMergeNews(id, fields.earlier_wordings?.length ?? 0, sync.kind === 'merged');

  async function once(work: () => Promise<boolean>, done: () => void): Promise<void> {
    if (isBusy.current) return;
    isBusy.current = true;
    const isKept = await work().finally(() => {
      isBusy.current = false;
    });
    if (isKept) done();
  }

  return (
    <>
      <ThroughCard
        prayer={fields}
        category={categoryName(t, categoryOf(prayer))}
        sync={sync}
        place={place}
        count={count}
        writtenDay={dayOf(createdDate)}
        prayedDay={prayedAt === undefined ? null : dayOf(prayedAt)}
        isPrayedToday={round.prayed.some((other) => other.id === id)}
        onPrayed={() => void once(acts.markPrayed, () => onStep('prayed'))}
        onNext={() => onStep('passed')}
        onBack={onBack}
        onRest={() => setOpened('rest')}
        onAnswered={() => void once(() => acts.answer(today), () => undefined)}
        onOtherDay={() => setOpened('day')}
        onEnough={onEnough}
        onRestore={(wording) => void acts.putBack(wording)}
      >
        <SaidHelp prayer={fields} />
        <Notes prayer={prayer} today={today} onAdd={acts.addNote} onReword={acts.rewordNote} onRemove={(note) => void acts.removeNote(note)} />
        <Testimony prayer={prayer} onSave={acts.tell} />
      </ThroughCard>
      {opened === 'rest' && (
        <RestDialog
          dayIn={(days) => addDays(today, days)}
          onRest={(until) =>
            void once(
              () => acts.letRest(until),
              () => onStep('rests'),
            )
          }
          onClose={() => setOpened(null)}
        />
      )}
      {opened === 'day' && (
        <DayDialog
          title={t('prayer.otherDayTitle')}
          label={t('prayer.answeredDay')}
          day={fields.answered_date ?? today}
          lastDay={today}
          wrong={t('prayer.dayWrong')}
          onSave={(day) =>
            void once(
              () => acts.answer(day),
              () => setOpened(null),
            )
          }
          onClose={() => setOpened(null)}
        />
      )}
    </>
  );
}
