// The current prayer of praying through, with its actions: prayed, skip, pause, add a note, mark as
// answered.
import { Button } from '@mantine/core';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { groupPreviousVersions, type Prayer } from '../../../../schemas/entities/prayer.ts';
import { addDays, toUserDay } from '../../../data/user-days.ts';
import { getPrayerCategory } from '../journal/find-prayers.ts';
import type { PrayerRotation } from './prayer-rotation.ts';
import type { PrayerOutcome } from './pray-through-state.ts';
import type { SavedRecord } from '../../../data/records/record.ts';
import { useMergeNotice } from '../../journal/use-merge-notice.ts';
import { useShownSyncState } from '../../journal/use-shown-sync-state.ts';
import { DayDialog } from '../components/day-dialog.tsx';
import { PauseDialog } from './components/pause-dialog.tsx';
import { PrayThroughCard } from './components/pray-through-card.tsx';
import { getCategoryName } from '../use-categories.ts';
import { PrayerNotesSection } from '../notes.tsx';
import { usePrayerActions } from '../use-prayer-actions.ts';
import { PrayerCrisisHelp } from '../prayer-crisis-help.tsx';
import { Testimony } from '../testimony.tsx';

interface CurrentPrayerProps {
  /** Undefined after the prayer was deleted elsewhere. */
  prayer: SavedRecord<Prayer> | undefined;
  /** From 1. */
  position: number;
  count: number;
  round: PrayerRotation;
  onStep: (outcome: PrayerOutcome) => void;
  onBack: (() => void) | undefined;
  onFinish: () => void;
}

export function CurrentPrayer({ prayer, ...props }: CurrentPrayerProps) {
  const { t } = useTranslation();
  if (prayer) return <CurrentPrayerContent prayer={prayer} {...props} />;
  return (
    <div role="status">
      <p>{t('prayer:prayThrough.prayerMissing')}</p>
      <Button variant="default" onClick={() => props.onStep('passed')}>
        {t('prayer:prayThrough.next')}
      </Button>
    </div>
  );
}

function CurrentPrayerContent({
  prayer,
  position,
  count,
  round: rotation,
  onStep,
  onBack,
  onFinish,
}: CurrentPrayerProps & { prayer: SavedRecord<Prayer> }) {
  const { t } = useTranslation();
  const actions = usePrayerActions(prayer);
  const [opened, setOpened] = useState<'rest' | 'day' | null>(null);
  // React state would change too late to stop the second tap of a double tap.
  const isBusy = useRef(false);
  const { id, fields, createdDate, sync } = prayer;
  const shownSync = useShownSyncState(sync);
  const { today, lastPrayed } = rotation;
  const prayedAt = lastPrayed.get(id);
  useMergeNotice(id, fields.earlier_wordings?.length ?? 0, sync.kind === 'merged');

  async function runExclusively(work: () => Promise<boolean>, done: () => void): Promise<void> {
    if (isBusy.current) return;
    isBusy.current = true;
    const isSaved = await work().finally(() => {
      isBusy.current = false;
    });
    if (isSaved) done();
  }

  return (
    <>
      <PrayThroughCard
        prayer={fields}
        previousVersions={groupPreviousVersions(fields.earlier_wordings ?? [])}
        category={getCategoryName(t, getPrayerCategory(prayer))}
        sync={shownSync}
        position={position}
        count={count}
        writtenDay={toUserDay(createdDate)}
        prayedDay={prayedAt === undefined ? null : toUserDay(prayedAt)}
        isPrayedToday={rotation.prayedToday.some((other) => other.id === id)}
        onPrayed={() => void runExclusively(actions.markPrayed, () => onStep('prayed'))}
        onNext={() => onStep('passed')}
        onBack={onBack}
        onPause={() => setOpened('rest')}
        onAnswered={() =>
          void runExclusively(
            () => actions.markAnswered(today),
            () => undefined,
          )
        }
        onChangeDay={() => setOpened('day')}
        onFinish={onFinish}
        onRestore={(versions) => void actions.restoreVersions(versions)}
      >
        <PrayerCrisisHelp prayer={fields} />
        <PrayerNotesSection
          prayer={prayer}
          today={today}
          onAdd={actions.addNote}
          onEdit={actions.editNote}
          onRemove={(note) => void actions.removeNote(note)}
        />
        <Testimony prayer={prayer} onSave={actions.saveTestimony} />
      </PrayThroughCard>
      {opened === 'rest' && (
        <PauseDialog
          getDayAfter={(days) => addDays(today, days)}
          onPause={(until) =>
            void runExclusively(
              () => actions.pause(until),
              () => onStep('rests'),
            )
          }
          onClose={() => setOpened(null)}
        />
      )}
      {opened === 'day' && (
        <DayDialog
          title={t('prayer:otherDayTitle')}
          label={t('prayer:answeredDay')}
          day={fields.answered_date ?? today}
          lastDay={today}
          errorText={t('prayer:dayInvalid')}
          onSave={(day) =>
            void runExclusively(
              () => actions.markAnswered(day),
              () => setOpened(null),
            )
          }
          onClose={() => setOpened(null)}
        />
      )}
    </>
  );
}
