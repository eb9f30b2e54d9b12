// The complete journal of prayers, newest first: search, filters, and prayers of this day in other
// years. On wide windows the selected prayer is beside a compact list.
import { Button } from '@mantine/core';
import { IconFlame } from '@tabler/icons-react';
import { useCallback, useDeferredValue, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import type { Prayer } from '../../../../schemas/entities/prayer.ts';
import { parseSearchQuery } from '../../../../schemas/bible/search-query.ts';
import { toUserDay, watchToday } from '../../../data/user-days.ts';
import { useData, useLiveQuery } from '../../../data/data-provider.tsx';
import { findPrayers } from './find-prayers.ts';
import type { PrayerState } from './find-prayers.ts';
import { watchPausedPrayers } from '../pray-through/prayer-rotation.ts';
import { watchPrayers } from '../data.ts';
import type { SavedRecord } from '../../../data/records/record.ts';
import { useLanguage } from '../../../locales/language.ts';
import { buildLoginUrl } from '../../../platform/storage/login-return-path.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { formatMonth } from '../../../locales/format-day.ts';
import layout from '../../../ui/page-layout.module.css';
import { OliveIllustration } from '../../../ui/illustrations.tsx';
import { getListKey, ListAndDetail, useListSelection } from '../../journal/list-and-detail.tsx';
import { JournalSkeleton } from '../../journal/components/journal-skeleton.tsx';
import { PrayerFilter } from './components/prayer-filter.tsx';
import { useIsWide } from '../../../ui/use-is-wide.ts';
import { VirtualList } from '../../../ui/virtual-list.tsx';
import { getCategoryName } from '../use-categories.ts';
import { PrayerJournalEntry } from './journal-entry.tsx';
import { PrayerRow } from './prayer-row.tsx';
import { PrayersOnThisDay } from './prayers-on-this-day.tsx';

interface PrayerJournalProps {
  onWrite: () => void;
  /** Starts praying through the open prayers. */
  onPrayThrough: () => void;
}

export function PrayerJournal(props: PrayerJournalProps) {
  const { t } = useTranslation();
  const { account } = useData();
  // A new key resets search and filters, so that the prayer named by the URL is shown.
  const listKey = getListKey(useLocation());
  if (account) return <SignedInJournal key={listKey} {...props} />;
  return (
    <EmptyState
      illustration={<OliveIllustration />}
      title={t('prayer:guestTitle')}
      body={t('prayer:guestBody')}
    >
      <Button component="a" href={buildLoginUrl('/Prayer?view=mine')}>
        {t('loginInvitation.action')}
      </Button>
    </EmptyState>
  );
}

function SignedInJournal({ onWrite, onPrayThrough }: PrayerJournalProps) {
  const { t } = useTranslation();
  const prayers = useLiveQuery('saved-prayers', watchPrayers);
  const pausedUntilById = useLiveQuery('resting-prayers', watchPausedPrayers);
  const day = useLiveQuery('today', watchToday);
  if (!prayers || !pausedUntilById || day === undefined) return <JournalSkeleton />;
  if (prayers.length === 0) {
    return (
      <EmptyState illustration={<OliveIllustration />} title={t('prayer:emptyTitle')}>
        <Button onClick={onWrite}>{t('prayer:emptyAction')}</Button>
        <a href="/Sync#import">{t('prayer:importLink')}</a>
      </EmptyState>
    );
  }
  return (
    <PrayerList
      prayers={prayers}
      pausedUntilById={pausedUntilById}
      day={day}
      onPrayThrough={onPrayThrough}
    />
  );
}

/** Pixels, as measured on a phone. */
const estimatedHeight = 140;
const estimatedRowHeight = 70;

interface PrayerListProps extends Pick<PrayerJournalProps, 'onPrayThrough'> {
  prayers: readonly SavedRecord<Prayer>[];
  pausedUntilById: ReadonlyMap<string, string>;
  day: string;
}

function PrayerList({ prayers, pausedUntilById, day, onPrayThrough }: PrayerListProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const [query, setQuery] = useState('');
  const [state, setState] = useState<PrayerState>('all');
  const [category, setCategory] = useState<string | null>(null);
  // Deferred, so that the search does not delay typing.
  const deferredQuery = useDeferredValue(query);
  const resting = useMemo(() => new Set(pausedUntilById.keys()), [pausedUntilById]);
  const found = useMemo(
    () =>
      findPrayers(prayers, resting, { terms: parseSearchQuery(deferredQuery), state, category }),
    [prayers, resting, deferredQuery, state, category],
  );
  const openCount = useMemo(
    () =>
      prayers.filter(({ id, fields }) => fields.is_answered !== true && !resting.has(id)).length,
    [prayers, resting],
  );
  const draw = useCallback(
    (prayer: SavedRecord<Prayer>) => (
      <PrayerJournalEntry
        prayer={prayer}
        today={day}
        pausedUntil={pausedUntilById.get(prayer.id)}
      />
    ),
    [day, pausedUntilById],
  );
  const isWide = useIsWide();
  const selection = useListSelection(prayers, found.prayers);
  const { selected } = selection;
  const drawRow = (prayer: SavedRecord<Prayer>) => (
    <PrayerRow
      prayer={prayer}
      isSelected={prayer.id === selected?.id}
      onSelect={selection.select}
      onStep={selection.step}
    />
  );
  const isAll = query.trim() === '' && state === 'all' && category === null;
  // The selected category stays in the list even when its last prayer was removed.
  const counts = new Map([
    ...found.countByCategory,
    ...(category === null || found.countByCategory.has(category) ? [] : [[category, 0] as const]),
  ]);
  const categories = [...counts].map(([value, count]) => ({
    value,
    label: getCategoryName(t, value),
    count,
  }));

  const list = (
    <>
      <PrayerFilter
        query={query}
        state={state}
        category={category}
        countByState={found.countByState}
        categories={categories}
        onQuery={setQuery}
        onState={setState}
        onCategory={setCategory}
      />
      {openCount > 0 && (
        <Button
          variant="light"
          fz="sm"
          px="md"
          w="fit-content"
          leftSection={<IconFlame size={18} aria-hidden />}
          onClick={onPrayThrough}
        >
          {t('prayer:prayThrough.start', { count: openCount })}
        </Button>
      )}
      {isAll && <PrayersOnThisDay prayers={prayers} day={day} />}
      <p className={isAll ? layout['visuallyHidden'] : layout['muted']} role="status">
        {found.prayers.length > 0
          ? t('prayer:count', { count: found.prayers.length })
          : noneSentence()}
      </p>
      <VirtualList
        items={found.prayers}
        getKey={getId}
        estimate={isWide ? estimatedRowHeight : estimatedHeight}
        render={isWide ? drawRow : draw}
        isCompact={isWide}
        label={t('prayer:journalTab')}
        getHeading={({ createdDate }) => formatMonth(language, toUserDay(createdDate))}
      />
    </>
  );
  if (!isWide) return list;
  return (
    <ListAndDetail list={list} selection={selection} name={t('prayer:yourPrayer')}>
      {selected && (
        <PrayerJournalEntry
          key={selected.id}
          prayer={selected}
          today={day}
          pausedUntil={pausedUntilById.get(selected.id)}
          isDetail
        />
      )}
    </ListAndDetail>
  );

  function noneSentence(): string {
    if (query.trim() !== '' || category !== null || state === 'all') return t('prayer:noneFound');
    return state === 'answered'
      ? t('prayer:emptyAnswered')
      : state === 'open'
        ? t('prayer:emptyOpen')
        : t('prayer:noneFound');
  }
}

function getId({ id }: SavedRecord<Prayer>): string {
  return id;
}
