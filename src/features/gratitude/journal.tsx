// The complete gratitude journal: a searchable list or a month calendar.
import { Box, Button, Group } from '@mantine/core';
import { useCallback, useDeferredValue, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import type { GratitudeEntry } from '../../../schemas/entities/gratitude-entry.ts';
import { parseSearchQuery } from '../../../schemas/bible/search-query.ts';
import { findGratitudeEntries, watchGratitudeEntries } from './data.ts';
import { useData, useLiveQuery } from '../../data/data-provider.tsx';
import type { SavedRecord } from '../../data/records/record.ts';
import { useLanguage } from '../../locales/language.ts';
import { buildLoginUrl } from '../../platform/storage/login-return-path.ts';
import { SegmentedControl } from '../../ui/segmented-control.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { formatMonth } from '../../locales/format-day.ts';
import layout from '../../ui/page-layout.module.css';
import { ListSearchField } from '../../ui/list-search-field.tsx';
import { LoafIllustration } from '../../ui/illustrations.tsx';
import { JournalSkeleton } from '../journal/components/journal-skeleton.tsx';
import { VirtualList } from '../../ui/virtual-list.tsx';
import { JournalCalendar } from './journal-calendar.tsx';
import { GratitudeJournalEntry } from './journal-entry.tsx';

interface GratitudeJournalProps {
  /** Opens the form; undefined where the form is beside the journal. */
  onWrite: (() => void) | undefined;
  /** @param day YYYY-MM-DD */
  onWriteFor: (day: string) => void;
}

export function GratitudeJournal(props: GratitudeJournalProps) {
  const { t } = useTranslation();
  const { account } = useData();
  if (account) return <SignedInJournal {...props} />;
  return (
    <EmptyState
      illustration={<LoafIllustration />}
      title={t('gratitude:guestTitle')}
      body={t('gratitude:guestBody')}
    >
      <Button component="a" href={buildLoginUrl('/Gratitude?view=journal')}>
        {t('loginInvitation.action')}
      </Button>
    </EmptyState>
  );
}

function SignedInJournal({ onWrite, onWriteFor }: GratitudeJournalProps) {
  const { t } = useTranslation();
  const entries = useLiveQuery('gratitude-entries', watchGratitudeEntries);
  const { key, hash } = useLocation();
  // An entry named by the URL is shown in the list.
  const [view, setView] = useState<{ shown: 'list' | 'calendar'; step: string }>({
    shown: 'list',
    step: key,
  });
  const shown = hash !== '' && view.step !== key ? 'list' : view.shown;
  const [query, setQuery] = useState('');
  if (!entries) return <JournalSkeleton />;
  if (entries.length === 0) {
    return (
      <EmptyState illustration={<LoafIllustration />} title={t('gratitude:emptyTitle')}>
        {onWrite && <Button onClick={onWrite}>{t('gratitude:emptyAction')}</Button>}
        <a href="/Sync#import">{t('gratitude:importLink')}</a>
      </EmptyState>
    );
  }
  const options = [
    { value: 'list', label: t('gratitude:viewList') },
    { value: 'calendar', label: t('gratitude:viewCalendar') },
  ] as const;
  return (
    <>
      <Group gap="sm">
        <SegmentedControl
          legend={t('gratitude:view')}
          isLegendHidden
          options={options}
          value={shown}
          onChange={(shown) => setView({ shown, step: key })}
        />
        {shown === 'list' && (
          <Box flex="1 1 150px">
            <ListSearchField label={t('gratitude:search')} value={query} onChange={setQuery} />
          </Box>
        )}
      </Group>
      {shown === 'list' ? (
        <EntryList entries={entries} query={query} />
      ) : (
        <JournalCalendar entries={entries} onWriteFor={onWriteFor} />
      )}
    </>
  );
}

/** Pixels, as measured on a phone. */
const estimatedHeight = 100;

function EntryList({
  entries,
  query,
}: {
  entries: readonly SavedRecord<GratitudeEntry>[];
  query: string;
}) {
  const { t } = useTranslation();
  const language = useLanguage();
  // Deferred, so that the search does not delay typing.
  const deferredQuery = useDeferredValue(query);
  const found = useMemo(
    () => findGratitudeEntries(entries, parseSearchQuery(deferredQuery)),
    [entries, deferredQuery],
  );
  const monthOf = useCallback(
    ({ fields }: SavedRecord<GratitudeEntry>) => formatMonth(language, fields.date),
    [language],
  );
  const firstOfDay = useMemo(() => listFirstOfDay(found), [found]);
  const renderEntry = useCallback(
    (entry: SavedRecord<GratitudeEntry>) => (
      <GratitudeJournalEntry entry={entry} isDayShown={firstOfDay.has(entry.id)} />
    ),
    [firstOfDay],
  );
  return (
    <>
      <p className={query.trim() === '' ? layout['visuallyHidden'] : layout['muted']} role="status">
        {found.length > 0
          ? t('gratitude:count', { count: found.length })
          : t('gratitude:noneFound')}
      </p>
      <VirtualList
        items={found}
        getKey={getId}
        estimate={estimatedHeight}
        render={renderEntry}
        label={t('gratitude:journalTab')}
        getHeading={monthOf}
      />
    </>
  );
}

function getId({ id }: SavedRecord<GratitudeEntry>): string {
  return id;
}

/** Returns the ids of the entries that have another day than the entry before. */
function listFirstOfDay(entries: readonly SavedRecord<GratitudeEntry>[]): ReadonlySet<string> {
  return new Set(
    entries
      .filter(({ fields }, index) => fields.date !== entries[index - 1]?.fields.date)
      .map(getId),
  );
}
