// The journal of prayers, complete, newest first: searched, filtered, and remembered on its day.
import { Button } from '@mantine/core';
import { IconFlame } from '@tabler/icons-react';
import { useCallback, useDeferredValue, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import type { Prayer } from '../../../schemas/prayer.ts';
import { parseQuery } from '../../../schemas/verse-query.ts';
import { dayOf, today } from '../../data/days.ts';
import { useData, useLive } from '../../data/hooks.tsx';
import { findPrayers } from '../../data/prayer-filter.ts';
import type { PrayerState } from '../../data/prayer-filter.ts';
import { restByPrayer } from '../../data/prayer-through.ts';
import { savedPrayers } from '../../data/prayers.ts';
import type { Kept } from '../../data/record.ts';
import { useLanguage } from '../../i18n/language.ts';
import { loginAddress } from '../../platform/return-path.ts';
import { Empty } from '../../ui/empty.tsx';
import { monthWords } from '../../ui/gratitude/day-words.ts';
import layout from '../../ui/layout.module.css';
import { OlivePicture } from '../../ui/pictures.tsx';
import { JournalSkeleton } from '../../ui/prayer/journal-skeleton.tsx';
import { PrayerFilter } from '../../ui/prayer/prayer-filter.tsx';
import { VirtualList } from '../../ui/virtual-list.tsx';
import { categoryName } from './categories.ts';
import { JournalEntry } from './journal-entry.tsx';
import { Memories } from './memories.tsx';

interface MyPrayersProps {
  onBegin: () => void;
  /** Praying through what is open. */
  onThrough: () => void;
}

export function MyPrayers(props: MyPrayersProps) {
  const { t } = useTranslation();
  const { account } = useData();
  const { key, hash } = useLocation();
  // What an address names is shown, whatever was looked for before.
  if (account) return <Journal key={hash === '' ? '' : key} {...props} />;
  return (
    <Empty picture={<OlivePicture />} title={t('prayer.guestTitle')} body={t('prayer.guestBody')}>
      <Button component="a" href={loginAddress('/Prayer?view=mine')}>
        {t('common.logIn')}
      </Button>
    </Empty>
  );
}

function Journal({ onBegin, onThrough }: MyPrayersProps) {
  const { t } = useTranslation();
  const prayers = useLive('saved-prayers', savedPrayers);
  const rests = useLive('resting-prayers', restByPrayer);
  const day = useLive('today', today);
  if (!prayers || !rests || day === undefined) return <JournalSkeleton />;
  if (prayers.length === 0) {
    return (
      <Empty picture={<OlivePicture />} title={t('prayer.emptyTitle')}>
        <Button onClick={onBegin}>{t('prayer.begin')}</Button>
      </Empty>
    );
  }
  return <Prayers prayers={prayers} rests={rests} day={day} onThrough={onThrough} />;
}

/** Pixels, as measured on a phone. */
const usualHeight = 250;

interface PrayersProps extends Pick<MyPrayersProps, 'onThrough'> {
  prayers: readonly Kept<Prayer>[];
  rests: ReadonlyMap<string, string>;
  day: string;
}

function Prayers({ prayers, rests, day, onThrough }: PrayersProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const [words, setWords] = useState('');
  const [state, setState] = useState<PrayerState>('all');
  const [category, setCategory] = useState<string | null>(null);
  // Typing goes before finding.
  const looked = useDeferredValue(words);
  const resting = useMemo(() => new Set(rests.keys()), [rests]);
  const found = useMemo(() => findPrayers(prayers, resting, { needles: parseQuery(looked), state, category }), [prayers, resting, looked, state, category]);
  const awake = useMemo(() => prayers.filter(({ id, fields }) => fields.is_answered !== true && !resting.has(id)).length, [prayers, resting]);
  const draw = useCallback((prayer: Kept<Prayer>) => <JournalEntry prayer={prayer} today={day} restsUntil={rests.get(prayer.id)} />, [day, rests]);
  const isAll = words.trim() === '' && state === 'all' && category === null;
  // What was chosen stays to be seen, also when its last prayer has gone.
  const counts = new Map([...found.countByCategory, ...(category === null || found.countByCategory.has(category) ? [] : [[category, 0] as const])]);
  const categories = [...counts].map(([value, count]) => ({ value, label: categoryName(t, value), count }));

  return (
    <>
      {awake > 0 && (
        <Button variant="light" leftSection={<IconFlame size={20} aria-hidden />} onClick={onThrough}>
          {t('prayer.through.open', { count: awake })}
        </Button>
      )}
      <PrayerFilter words={words} state={state} category={category} countByState={found.countByState} categories={categories} onWords={setWords} onState={setState} onCategory={setCategory} />
      {isAll && <Memories prayers={prayers} day={day} />}
      <p className={layout['quiet']} role="status">
        {found.prayers.length > 0 ? t('prayer.count', { count: found.prayers.length }) : noneSentence()}
      </p>
      <VirtualList items={found.prayers} keyOf={idOf} estimate={usualHeight} render={draw} label={t('prayer.mineTab')} headingOf={({ createdDate }) => monthWords(language, dayOf(createdDate))} />
    </>
  );

  function noneSentence(): string {
    if (words.trim() !== '' || category !== null || state === 'all') return t('prayer.noneFound');
    return state === 'answered' ? t('prayer.emptyAnswered') : state === 'open' ? t('prayer.emptyOpen') : t('prayer.noneFound');
  }
}

function idOf({ id }: Kept<Prayer>): string {
  return id;
}
