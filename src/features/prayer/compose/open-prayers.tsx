// The newest open prayers beside the form for a new prayer, on wide windows.
import { Box, Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { useData, useLiveQuery } from '../../../data/data-provider.tsx';
import { buildLoginUrl } from '../../../platform/storage/login-return-path.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { OliveIllustration } from '../../../ui/illustrations.tsx';
import { getPrayerUrl, watchPrayers } from '../data.ts';
import { PrayerRow } from '../journal/prayer-row.tsx';

/** About as many as are visible beside the form. */
const maxShown = 8;

export function OpenPrayers() {
  const { t } = useTranslation();
  const { account } = useData();
  if (account) return <OpenPrayerList />;
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

function OpenPrayerList() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const prayers = useLiveQuery('saved-prayers', watchPrayers);
  if (!prayers) return null;
  const open = prayers.filter(({ fields }) => fields.is_answered !== true);
  if (open.length === 0)
    return (
      <EmptyState
        illustration={<OliveIllustration />}
        title={prayers.length === 0 ? t('prayer:emptyTitle') : t('prayer:emptyOpen')}
      />
    );
  return (
    <section aria-label={t('prayer:openTitle')}>
      <h2>{t('prayer:openTitle')}</h2>
      {/* The rows begin where the heading begins. */}
      <Box mx={-14}>
        {open.slice(0, maxShown).map((prayer) => (
          <PrayerRow
            key={prayer.id}
            prayer={prayer}
            isSelected={false}
            onSelect={(id) => void navigate(getPrayerUrl(id))}
          />
        ))}
      </Box>
    </section>
  );
}
