// End of praying through: the numbers of prayed, answered and remaining prayers, and buttons to
// return or to continue with the remaining prayers.
import { Button, Group, Stack } from '@mantine/core';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { BookIllustration } from '../../../../ui/illustrations.tsx';

interface PrayThroughEndProps {
  prayed: number;
  answered: number;
  /** Number of prayers that were skipped or not reached. */
  remaining: number;
  onContinue: () => void;
  onLeave: () => void;
}

export function PrayThroughEnd({
  prayed,
  answered,
  remaining,
  onContinue,
  onLeave,
}: PrayThroughEndProps) {
  const { t } = useTranslation();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
    window.scrollTo({ top: 0 });
  }, []);
  return (
    <Stack component="section" align="center" py="xl" ta="center" aria-labelledby="way-end">
      <BookIllustration />
      <h2 id="way-end" ref={heading} tabIndex={-1}>
        {t('prayer:prayThrough.endTitle')}
      </h2>
      <Stack component="p" gap={4} c="dimmed">
        {prayed > 0 && <span>{t('prayer:prayThrough.endPrayed', { count: prayed })}</span>}
        {answered > 0 && <span>{t('prayer:prayThrough.endAnswered', { count: answered })}</span>}
        {remaining > 0 && <span>{t('prayer:prayThrough.endSkipped', { count: remaining })}</span>}
      </Stack>
      <Group gap="sm" align="stretch" justify="center">
        <Button onClick={onLeave}>{t('prayer:prayThrough.backToPrayers')}</Button>
        {remaining > 0 && (
          <Button variant="subtle" onClick={onContinue}>
            {t('prayer:prayThrough.repeatSkipped')}
          </Button>
        )}
      </Group>
    </Stack>
  );
}
