// Form field, with or without a card around it, for the hour at which the user's day begins.
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../locales/language.ts';
import { SegmentedControl } from '../segmented-control.tsx';
import styles from './day-start-field.module.css';

interface DayStartFieldProps {
  hour: number;
  /** Latest hour that can be chosen. */
  latestHour: number;
  onChoose: (hour: number) => void;
}

/** The field on a card of its own. */
export function DayStartCard(props: DayStartFieldProps) {
  return (
    <div className={styles['start']}>
      <DayStartField {...props} />
    </div>
  );
}

export function DayStartField({ hour, latestHour, onChoose }: DayStartFieldProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const format = new Intl.DateTimeFormat(language, {
    hour: 'numeric',
    minute: '2-digit',
    timeZone: 'UTC',
  });
  const options = Array.from({ length: latestHour + 1 }, (_hour, one) => ({
    value: String(one),
    label: format.format(Date.UTC(2000, 0, 1, one)),
  }));
  return (
    <>
      <SegmentedControl
        legend={t('dayStart.title')}
        options={options}
        value={String(hour)}
        onChange={(value) => onChoose(Number(value))}
      />
      <p className={styles['muted']}>{t('dayStart.body')}</p>
    </>
  );
}
