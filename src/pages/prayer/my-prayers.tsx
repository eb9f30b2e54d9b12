// The journal of prayers, complete, newest first.
import { Button } from '@mantine/core';
import { startTransition, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useData, useLive } from '../../data/hooks.tsx';
import { savedPrayers } from '../../data/prayers.ts';
import { loginAddress } from '../../platform/return-path.ts';
import { Choice } from '../../ui/choice.tsx';
import { Empty } from '../../ui/empty.tsx';
import layout from '../../ui/layout.module.css';
import { OlivePicture } from '../../ui/pictures.tsx';
import { JournalSkeleton } from '../../ui/prayer/journal-skeleton.tsx';
import { JournalEntry } from './journal-entry.tsx';

type Filter = 'all' | 'open' | 'answered';

export function MyPrayers({ onBegin }: { onBegin: () => void }) {
  const { t } = useTranslation();
  const { account } = useData();
  if (account) return <Journal onBegin={onBegin} />;
  return (
    <Empty picture={<OlivePicture />} title={t('prayer.guestTitle')} body={t('prayer.guestBody')}>
      <Button component="a" href={loginAddress('/Prayer?view=mine')}>
        {t('common.logIn')}
      </Button>
    </Empty>
  );
}

function Journal({ onBegin }: { onBegin: () => void }) {
  const { t } = useTranslation();
  const prayers = useLive('saved-prayers', savedPrayers);
  const [filter, setFilter] = useState<Filter>('all');
  const wanted = prayers?.filter(({ fields }) => filter === 'all' || (fields.is_answered === true) === (filter === 'answered'));
  const shown = useGrowing(wanted?.length ?? 0);
  if (!prayers || !wanted) return <JournalSkeleton />;
  if (prayers.length === 0) {
    return (
      <Empty picture={<OlivePicture />} title={t('prayer.emptyTitle')}>
        <Button onClick={onBegin}>{t('prayer.begin')}</Button>
      </Empty>
    );
  }
  const options = [
    { value: 'all', label: t('prayer.filterAll') },
    { value: 'open', label: t('prayer.filterOpen') },
    { value: 'answered', label: t('prayer.filterAnswered') },
  ] as const;
  return (
    <>
      <Choice legend={t('prayer.filter')} quietLegend options={options} value={filter} onChange={setFilter} />
      <p className={layout['quiet']} role="status">
        {wanted.length > 0 ? t('prayer.count', { count: wanted.length }) : filter === 'open' ? t('prayer.emptyOpen') : t('prayer.emptyAnswered')}
      </p>
      {wanted.slice(0, shown).map((prayer) => (
        <JournalEntry key={prayer.id} prayer={prayer} />
      ))}
    </>
  );
}

const firstShown = 30;

/** Many years of prayers are drawn piece by piece, the newest at once, so that the page answers from the first moment. */
function useGrowing(length: number): number {
  const [shown, setShown] = useState(firstShown);
  useEffect(() => {
    if (shown >= length) return;
    const next = setTimeout(() => startTransition(() => setShown(shown + firstShown * 4)), 16);
    return () => clearTimeout(next);
  }, [shown, length]);
  return shown;
}
