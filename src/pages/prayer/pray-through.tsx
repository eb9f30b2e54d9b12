// Praying through what is open, one prayer after the other: who was not prayed for the longest time comes first.
import { Button } from '@mantine/core';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Prayer } from '../../../schemas/prayer.ts';
import { useLive } from '../../data/hooks.tsx';
import { prayerRound } from '../../data/prayer-through.ts';
import type { PrayerRound } from '../../data/prayer-through.ts';
import { beginWalk, endWalk, goBack, goOn, goOnWith, leftOf } from '../../data/prayer-walk.ts';
import type { Outcome, Walk } from '../../data/prayer-walk.ts';
import { savedPrayers } from '../../data/prayers.ts';
import type { Kept } from '../../data/record.ts';
import { Empty } from '../../ui/empty.tsx';
import { LampPicture } from '../../ui/pictures.tsx';
import { JournalSkeleton } from '../../ui/prayer/journal-skeleton.tsx';
import { ThroughEnd } from '../../ui/prayer/through-end.tsx';
import { MetPrayer } from './met-prayer.tsx';

export function PrayThrough({ onLeave }: { onLeave: () => void }) {
  const round = useLive('prayer-round', prayerRound);
  const prayers = useLive('saved-prayers', savedPrayers);
  return round && prayers ? <Way round={round} prayers={prayers} onLeave={onLeave} /> : <JournalSkeleton />;
}

interface WayProps {
  round: PrayerRound;
  prayers: readonly Kept<Prayer>[];
  onLeave: () => void;
}

function Way({ round, prayers, onLeave }: WayProps) {
  const { t } = useTranslation();
  // The order stands while one walks, whatever moves meanwhile.
  const [walk, setWalk] = useState<Walk>(() => beginWalk(round.waiting.map(({ id }) => id)));
  const prayerById = useMemo(() => new Map(prayers.map((prayer) => [prayer.id, prayer])), [prayers]);
  const isAnswered = (id: string) => prayerById.get(id)?.fields.is_answered === true;
  const canMeet = (id: string) => prayerById.has(id) && !isAnswered(id) && !round.restByPrayer.has(id);
  const step = (outcome: Outcome) => setWalk((now) => goOn(now, outcome, canMeet));
  const id = walk.ids[walk.at];

  if (walk.ids.length === 0) {
    const again = round.prayed.map(({ id }) => id);
    return (
      <Empty picture={<LampPicture />} title={again.length > 0 ? t('prayer.through.allPrayed') : t('prayer.through.none')}>
        {again.length > 0 && <Button onClick={() => setWalk(beginWalk(again))}>{t('prayer.through.onceMore')}</Button>}
        <Button variant="default" onClick={onLeave}>
          {t('prayer.through.back')}
        </Button>
      </Empty>
    );
  }
  if (id === undefined) {
    const left = leftOf(walk, canMeet);
    const outcomes = [...walk.outcomeById.values()];
    return (
      <ThroughEnd
        prayed={outcomes.filter((outcome) => outcome === 'prayed').length}
        answered={walk.ids.filter(isAnswered).length}
        left={left.length}
        onGoOn={() => setWalk(goOnWith(walk, left))}
        onLeave={onLeave}
      />
    );
  }
  return (
    <MetPrayer
      key={id}
      prayer={prayerById.get(id)}
      place={walk.at + 1}
      count={walk.ids.length}
      round={round}
      onStep={step}
      onBack={walk.at > 0 ? () => setWalk(goBack(walk, canMeet)) : undefined}
      onEnough={() => setWalk(endWalk(walk))}
    />
  );
}
