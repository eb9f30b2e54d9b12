// Gratitude page: the form for today and the journal of all entries, on wide windows side by side.
import { useTranslation } from 'react-i18next';
import { useLocation, useSearchParams } from 'react-router-dom';
import layout from '../../ui/page-layout.module.css';
import { HelpOnceProvider } from '../crisis-help/components/help-once.tsx';
import { VerseTexts } from '../generation/verse-texts.tsx';
import { TwoPanes } from '../../ui/two-panes.tsx';
import { useIsWide } from '../../ui/use-is-wide.ts';
import { Tabs } from '../../ui/tabs.tsx';
import { GratitudeJournal } from './journal.tsx';
import { NewEntry } from './new-entry.tsx';

export function GratitudePage() {
  const { t } = useTranslation();
  const [search, setSearch] = useSearchParams();
  const { hash } = useLocation();
  const isWide = useIsWide();
  // A URL that names an entry opens the journal.
  const view =
    search.get('view') === 'journal' || (hash !== '' && !search.has('view')) ? 'journal' : 'today';
  const show = (next: 'today' | 'journal') =>
    setSearch(next === 'journal' ? { view: 'journal' } : {});
  const form = (
    <NewEntry day={search.get('day')} isBesideJournal={isWide} onToday={() => show('today')} />
  );
  const journal = (
    <GratitudeJournal
      onWrite={isWide ? undefined : () => show('today')}
      onWriteFor={(day) => setSearch({ day })}
    />
  );
  const title = view === 'journal' && !isWide ? t('gratitude:journalTab') : t('gratitude:title');

  return (
    <VerseTexts>
      <HelpOnceProvider>
        <div className={layout['page']} data-wide={isWide || undefined}>
          <title>{`${title} – ${t('app.name')}`}</title>
          {isWide ? (
            <>
              <h1>{t('gratitude:title')}</h1>
              <TwoPanes shape="form" list={form}>
                {journal}
              </TwoPanes>
            </>
          ) : (
            <Tabs
              label={t('gratitude:title')}
              pageTitle={t('gratitude:title')}
              tabs={[
                { value: 'today', label: t('gratitude:todayTab') },
                { value: 'journal', label: t('gratitude:journalTab') },
              ]}
              value={view}
              onChange={show}
            >
              {view === 'today' ? form : journal}
            </Tabs>
          )}
        </div>
      </HelpOnceProvider>
    </VerseTexts>
  );
}
