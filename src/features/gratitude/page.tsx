// Gratitude page: the form for today and the journal of all entries.
import { useTranslation } from 'react-i18next';
import { useLocation, useSearchParams } from 'react-router-dom';
import { useVerseTexts } from '../generation/verses/use-verse-texts.ts';
import layout from '../../ui/page-layout.module.css';
import { HelpOnceProvider } from '../crisis-help/components/help-once.tsx';
import { VerseTextProvider } from '../generation/components/verse-text-context.tsx';
import { Tabs } from '../../ui/tabs.tsx';
import { GratitudeJournal } from './journal.tsx';
import { NewEntry } from './new-entry.tsx';

export function GratitudePage() {
  const { t } = useTranslation();
  const [search, setSearch] = useSearchParams();
  const { hash } = useLocation();
  // A URL that names an entry opens the journal.
  const view =
    search.get('view') === 'journal' || (hash !== '' && !search.has('view')) ? 'journal' : 'today';
  const show = (next: 'today' | 'journal') =>
    setSearch(next === 'journal' ? { view: 'journal' } : {});

  const loadText = useVerseTexts();
  return (
    <VerseTextProvider loadText={loadText}>
      <HelpOnceProvider>
        <div className={layout['page']}>
          <title>{`${view === 'journal' ? t('gratitude:journalTab') : t('gratitude:title')} – ${t('app.name')}`}</title>
          <h1 className={layout['visuallyHidden']}>{t('gratitude:title')}</h1>
          <Tabs
            label={t('gratitude:title')}
            tabs={[
              { value: 'today', label: t('gratitude:todayTab') },
              { value: 'journal', label: t('gratitude:journalTab') },
            ]}
            value={view}
            onChange={show}
          >
            {view === 'today' ? (
              <NewEntry day={search.get('day')} onToday={() => show('today')} />
            ) : (
              <GratitudeJournal
                onWrite={() => show('today')}
                onWriteFor={(day) => setSearch({ day })}
              />
            )}
          </Tabs>
        </div>
      </HelpOnceProvider>
    </VerseTextProvider>
  );
}
