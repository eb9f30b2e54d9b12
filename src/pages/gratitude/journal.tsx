// The journal of gratitude, complete: as a list that can be searched, or month by month.
import { Button } from '@mantine/core';
import { useCallback, useDeferredValue, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import type { GratitudeEntry } from '../../../schemas/gratitude-entry.ts';
import { parseQuery } from '../../../schemas/verse-query.ts';
import { findEntries, gratitudeEntries } from '../../data/gratitude.ts';
import { useData, useLive } from '../../data/hooks.tsx';
import type { Kept } from '../../data/record.ts';
import { useLanguage } from '../../i18n/language.ts';
import { loginAddress } from '../../platform/return-path.ts';
import { Choice } from '../../ui/choice.tsx';
import { Empty } from '../../ui/empty.tsx';
import { monthWords } from '../../ui/gratitude/day-words.ts';
import layout from '../../ui/layout.module.css';
import { ListSearch } from '../../ui/list-search.tsx';
import { LoafPicture } from '../../ui/pictures.tsx';
import { JournalSkeleton } from '../../ui/prayer/journal-skeleton.tsx';
import { VirtualList } from '../../ui/virtual-list.tsx';
import { Calendar } from './calendar.tsx';
import { JournalEntry } from './journal-entry.tsx';

interface JournalProps {
  onBegin: () => void;
  /** @param day YYYY-MM-DD */
  onBeginOn: (day: string) => void;
}

export function Journal(props: JournalProps) {
  const { t } = useTranslation();
  const { account } = useData();
  if (account) return <OwnJournal {...props} />;
  return (
    <Empty picture={<LoafPicture />} title={t('gratitude.guestTitle')} body={t('gratitude.guestBody')}>
      <Button component="a" href={loginAddress('/Gratitude?view=journal')}>
        {t('common.logIn')}
      </Button>
    </Empty>
  );
}

function OwnJournal({ onBegin, onBeginOn }: JournalProps) {
  const { t } = useTranslation();
  const entries = useLive('gratitude-entries', gratitudeEntries);
  const { key, hash } = useLocation();
  // What an address names stands in the list.
  const [view, setView] = useState<{ shown: 'list' | 'calendar'; step: string }>({ shown: 'list', step: key });
  const shown = hash !== '' && view.step !== key ? 'list' : view.shown;
  if (!entries) return <JournalSkeleton />;
  if (entries.length === 0) {
    return (
      <Empty picture={<LoafPicture />} title={t('gratitude.emptyTitle')}>
        <Button onClick={onBegin}>{t('gratitude.begin')}</Button>
      </Empty>
    );
  }
  const options = [
    { value: 'list', label: t('gratitude.viewList') },
    { value: 'calendar', label: t('gratitude.viewCalendar') },
  ] as const;
  return (
    <>
      <Choice legend={t('gratitude.view')} quietLegend options={options} value={shown} onChange={(shown) => setView({ shown, step: key })} />
      {shown === 'list' ? <EntryList entries={entries} /> : <Calendar entries={entries} onBeginOn={onBeginOn} />}
    </>
  );
}

/** Pixels, as measured on a phone. */
const usualHeight = 180;

function EntryList({ entries }: { entries: readonly Kept<GratitudeEntry>[] }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const [words, setWords] = useState('');
  // Typing goes before finding.
  const looked = useDeferredValue(words);
  const found = useMemo(() => findEntries(entries, parseQuery(looked)), [entries, looked]);
  const monthOf = useCallback(({ fields }: Kept<GratitudeEntry>) => monthWords(language, fields.date), [language]);
  return (
    <>
      <ListSearch label={t('gratitude.search')} value={words} onChange={setWords} />
      <p className={layout['quiet']} role="status">
        {found.length > 0 ? t('gratitude.count', { count: found.length }) : t('gratitude.noneFound')}
      </p>
      <VirtualList items={found} keyOf={idOf} estimate={usualHeight} render={drawn} label={t('gratitude.journalTab')} headingOf={monthOf} />
    </>
  );
}

function idOf({ id }: Kept<GratitudeEntry>): string {
  return id;
}

function drawn(entry: Kept<GratitudeEntry>) {
  return <JournalEntry entry={entry} />;
}
