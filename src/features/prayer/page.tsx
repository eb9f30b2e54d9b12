// Prayer page: the form for a new prayer, the journal, and praying through the open prayers.
import { useTranslation } from 'react-i18next';
import { useLocation, useSearchParams } from 'react-router-dom';
import { useData } from '../../data/data-provider.tsx';
import layout from '../../ui/page-layout.module.css';
import { HelpOnceProvider } from '../crisis-help/components/help-once.tsx';
import { VerseTexts } from '../generation/verse-texts.tsx';
import { useIsWide } from '../../ui/use-is-wide.ts';
import { Tabs } from '../../ui/tabs.tsx';
import { PrayerJournal } from './journal/journal.tsx';
import { NewPrayer } from './compose/new-prayer.tsx';
import { PrayThrough } from './pray-through/pray-through.tsx';

type PrayerView = 'new' | 'mine' | 'through';

export function PrayerPage() {
  const { t } = useTranslation();
  const { account } = useData();
  const [search, setSearch] = useSearchParams();
  const { hash } = useLocation();
  const isWide = useIsWide();
  const view = parseView(search.get('view'), hash);
  const show = (next: PrayerView) => setSearch(next === 'new' ? {} : { view: next });
  const title =
    view === 'mine'
      ? t('prayer:journalTab')
      : view === 'through'
        ? t('prayer:prayThrough.title')
        : t('prayer:title');

  return (
    <VerseTexts>
      <HelpOnceProvider>
        <div className={layout['page']} data-wide={(isWide && view !== 'through') || undefined}>
          <title>{`${title} – ${t('app.name')}`}</title>
          {view === 'through' && account ? (
            <>
              <h1 className={layout['visuallyHidden']}>{t('prayer:title')}</h1>
              <PrayThrough onLeave={() => show('mine')} />
            </>
          ) : (
            <Tabs
              label={t('prayer:title')}
              pageTitle={t('prayer:title')}
              tabs={[
                { value: 'new', label: t('prayer:newTab') },
                { value: 'mine', label: t('prayer:journalTab') },
              ]}
              value={view === 'new' ? 'new' : 'mine'}
              onChange={show}
            >
              {view === 'new' ? (
                <NewPrayer />
              ) : (
                <PrayerJournal onWrite={() => show('new')} onPrayThrough={() => show('through')} />
              )}
            </Tabs>
          )}
        </div>
      </HelpOnceProvider>
    </VerseTexts>
  );
}

/** Returns the view of the page. A URL that names a prayer opens the journal. */
function parseView(wanted: string | null, hash: string): PrayerView {
  if (wanted === 'mine' || wanted === 'through') return wanted;
  return hash !== '' && wanted === null ? 'mine' : 'new';
}
