// Line that says when a prayer was answered, with a button to change the day.
import { IconCheck } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../locales/language.ts';
import { formatLongDay } from '../../../locales/format-day.ts';
import styles from './answered-line.module.css';

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
    <div className={styles['answered']}>
      <p>
        <IconCheck size={18} aria-hidden />
        {date === null
          ? t('prayer:filterAnswered')
          : t('prayer:answeredOn', { date: formatLongDay(language, date) })}
      </p>
      <button type="button" onClick={onChangeDay}>
        {t('prayer:otherDay')}
      </button>
    </div>
  );
}
