// Prayer: a sheet to write on, and the journal of what was prayed.
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import layout from '../../ui/layout.module.css';
import { Tabs } from '../../ui/tabs.tsx';
import { MyPrayers } from './my-prayers.tsx';
import { NewPrayer } from './new-prayer.tsx';

export function PrayerPage() {
  const { t } = useTranslation();
  const [search, setSearch] = useSearchParams();
  const view = search.get('view') === 'mine' ? 'mine' : 'new';
  const show = (next: 'new' | 'mine') => setSearch(next === 'mine' ? { view: 'mine' } : {});

  return (
    <div className={layout['page']}>
      <title>{`${view === 'mine' ? t('prayer.mineTab') : t('prayer.title')} – ${t('app.name')}`}</title>
      <h1 className={layout['heard']}>{t('prayer.title')}</h1>
      <Tabs
        label={t('prayer.title')}
        tabs={[
          { value: 'new', label: t('prayer.newTab') },
          { value: 'mine', label: t('prayer.mineTab') },
        ]}
        value={view}
        onChange={show}
      >
        {view === 'new' ? <NewPrayer /> : <MyPrayers onBegin={() => show('new')} />}
      </Tabs>
    </div>
  );
}
