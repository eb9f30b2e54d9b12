// At which hour somebody's day begins.
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../i18n/language.ts';
import { Choice } from '../choice.tsx';
import styles from './day-start.module.css';

interface DayStartProps {
  hour: number;
  /** The latest one that can be chosen. */
  latest: number;
  onChoose: (hour: number) => void;
}

/** On a sheet of its own. */
export function DayStart(props: DayStartProps) {
  return (
    <div className={styles['start']}>
      <DayHours {...props} />
    </div>
  );
}

export function DayHours({ hour, latest, onChoose }: DayStartProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const format = new Intl.DateTimeFormat(language, { hour: 'numeric', minute: '2-digit', timeZone: 'UTC' });
  const options = Array.from({ length: latest + 1 }, (_hour, one) => ({ value: String(one), label: format.format(Date.UTC(2000, 0, 1, one)) }));
  return (
    <>
      <Choice legend={t('day.startTitle')} options={options} value={String(hour)} onChange={(value) => onChoose(Number(value))} />
      <p className={styles['quiet']}>{t('day.startBody')}</p>
    </>
  );
}
