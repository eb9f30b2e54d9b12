// Line that says when a prayer was answered, with a button to change the day.
import { Group } from '@mantine/core';
import { IconCheck } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../locales/language.ts';
import { formatLongDay } from '../../../locales/format-day.ts';
import elements from '../../../ui/elements.module.css';

/** @param date YYYY-MM-DD, a calendar day without a time; null when unknown */
export function AnsweredLine({
  date,
  onChangeDay,
}: {
  date: string | null;
  onChangeDay: () => void;
}) {
  const { t } = useTranslation();
  const language = useLanguage();
  return (
    <Group gap="0 16px">
      <Group component="p" gap="xs" wrap="nowrap" c="var(--gold)" fw={600} fz="0.9375rem">
        <IconCheck size={18} aria-hidden />
        {date === null
          ? t('prayer:filterAnswered')
          : t('prayer:answeredOn', { date: formatLongDay(language, date) })}
      </Group>
      <button type="button" className={elements['link']} onClick={onChangeDay}>
        {t('prayer:changeDay')}
      </button>
    </Group>
  );
}
