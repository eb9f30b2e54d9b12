// Dialog to pause a prayer for one of three periods or until a selected day.
import { Button, Group, Stack, TextInput, UnstyledButton } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../../locales/language.ts';
import { Dialog } from '../../../../ui/dialog.tsx';
import { formatLongDay } from '../../../../locales/format-day.ts';
import '../../../../ui/theme/mantine-fields.css';
import elements from '../../../../ui/elements.module.css';
import layout from '../../../../ui/page-layout.module.css';

const pauseDays = [1, 7, 30] as const;

interface PauseDialogProps {
  /** The day that is so many days from today, YYYY-MM-DD. */
  getDayAfter: (days: number) => string;
  onPause: (until: string) => void;
  onClose: () => void;
}

export function PauseDialog({ getDayAfter, onPause, onClose }: PauseDialogProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const [day, setDay] = useState('');
  const isDay = /^\d{4}-\d{2}-\d{2}$/.test(day) && day >= getDayAfter(1);
  return (
    <Dialog shape="card" title={t('prayer:prayThrough.pauseTitle')} onClose={onClose}>
      <Stack>
        <p>{t('prayer:prayThrough.pauseBody')}</p>
        <Stack component="ul" className={elements['plainList']} gap="xs">
          {pauseDays.map((days) => (
            <li key={days}>
              <UnstyledButton
                className={elements['cardLink']}
                display="flex"
                w="100%"
                mih={48}
                px="md"
                style={{ alignItems: 'center', justifyContent: 'space-between', gap: 12 }}
                onClick={() => onPause(getDayAfter(days))}
              >
                <span>{t('prayer:prayThrough.pauseDays', { count: days })}</span>
                <span className={layout['muted']}>
                  {formatLongDay(language, getDayAfter(days))}
                </span>
              </UnstyledButton>
            </li>
          ))}
        </Stack>
        <form
          onSubmit={(event) => {
            event.preventDefault();
            if (isDay) onPause(day);
          }}
        >
          <Group gap="8px 12px" align="flex-end">
            <TextInput
              style={{ flex: '1 1 180px' }}
              type="date"
              label={t('prayer:prayThrough.pauseDayLabel')}
              value={day}
              min={getDayAfter(1)}
              error={day === '' || isDay ? undefined : t('prayer:prayThrough.pauseDayInvalid')}
              onChange={(event) => setDay(event.currentTarget.value)}
            />
            <Button type="submit" variant="light" disabled={!isDay}>
              {t('prayer:prayThrough.pauseSubmit')}
            </Button>
          </Group>
        </form>
      </Stack>
    </Dialog>
  );
}
