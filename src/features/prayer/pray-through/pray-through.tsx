// Session of praying through the open prayers one by one, starting with the prayer that was last
// prayed longest ago.
import { Button } from '@mantine/core';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Prayer } from '../../../../schemas/entities/prayer.ts';
import { useLiveQuery } from '../../../data/data-provider.tsx';
import { watchPrayerRotation } from './prayer-rotation.ts';
import type { PrayerRotation } from './prayer-rotation.ts';
import {
  startPrayThrough,
  endPrayThrough,
  goToPreviousPrayer,
  goToNextPrayer,
  continuePrayThrough,
  listRemainingPrayers,
} from './pray-through-state.ts';
import type { PrayerOutcome, PrayThroughState } from './pray-through-state.ts';
import { watchPrayers } from '../data.ts';
import type { SavedRecord } from '../../../data/records/record.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { BookIllustration } from '../../../ui/illustrations.tsx';
import { JournalSkeleton } from '../../journal/components/journal-skeleton.tsx';
import { PrayThroughEnd } from './components/pray-through-end.tsx';
import { CurrentPrayer } from './current-prayer.tsx';

export function PrayThrough({ onLeave }: { onLeave: () => void }) {
  const rotation = useLiveQuery('prayer-round', watchPrayerRotation);
  const prayers = useLiveQuery('saved-prayers', watchPrayers);
  return rotation && prayers ? (
    <PrayThroughSession round={rotation} prayers={prayers} onLeave={onLeave} />
  ) : (
    <JournalSkeleton />
  );
}

interface PrayThroughSessionProps {
  round: PrayerRotation;
  prayers: readonly SavedRecord<Prayer>[];
  onLeave: () => void;
}

function PrayThroughSession({ round: rotation, prayers, onLeave }: PrayThroughSessionProps) {
  const { t } = useTranslation();
  // The order is fixed when the session starts, even if prayers change meanwhile.
  const [state, setState] = useState<PrayThroughState>(() =>
    startPrayThrough(rotation.notPrayedToday.map(({ id }) => id)),
  );
  const prayerById = useMemo(
    () => new Map(prayers.map((prayer) => [prayer.id, prayer])),
    [prayers],
  );
  const isAnswered = (id: string) => prayerById.get(id)?.fields.is_answered === true;
  const canShow = (id: string) =>
    prayerById.has(id) && !isAnswered(id) && !rotation.pausedUntilById.has(id);
  const step = (outcome: PrayerOutcome) => setState((now) => goToNextPrayer(now, outcome, canShow));
  const id = state.ids[state.at];

  if (state.ids.length === 0) {
    const prayedIds = rotation.prayedToday.map(({ id }) => id);
    return (
      <EmptyState
        illustration={<BookIllustration />}
        title={
          prayedIds.length > 0 ? t('prayer:prayThrough.allPrayed') : t('prayer:prayThrough.none')
        }
      >
        {prayedIds.length > 0 && (
          <Button onClick={() => setState(startPrayThrough(prayedIds))}>
            {t('prayer:prayThrough.repeatAll')}
          </Button>
        )}
        <Button variant="default" onClick={onLeave}>
          {t('prayer:prayThrough.backToPrayers')}
        </Button>
      </EmptyState>
    );
  }
  if (id === undefined) {
    const left = listRemainingPrayers(state, canShow);
    const outcomes = [...state.outcomeById.values()];
    return (
      <PrayThroughEnd
        prayed={outcomes.filter((outcome) => outcome === 'prayed').length}
        answered={state.ids.filter(isAnswered).length}
        remaining={left.length}
        onContinue={() => setState(continuePrayThrough(state, left))}
        onLeave={onLeave}
      />
    );
  }
  return (
    <CurrentPrayer
      key={id}
      prayer={prayerById.get(id)}
      position={state.at + 1}
      count={state.ids.length}
      round={rotation}
      onStep={step}
      onBack={state.at > 0 ? () => setState(goToPreviousPrayer(state, canShow)) : undefined}
      onFinish={() => setState(endPrayThrough(state))}
    />
  );
}
