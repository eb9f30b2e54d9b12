// Summary of the remaining errors, with a link to each field. The summary is beside the result and
// is not announced at every keystroke.
import { IconAlertCircle, IconBulb, IconCircleCheck } from '@tabler/icons-react';
import { type MouseEvent, useId } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './generator-form.module.css';

export interface ErrorSummaryLine {
  /** Of the field. */
  id: string;
  /** Label of the field. */
  label: string;
  text: string;
  isAdvice: boolean;
}

export function ErrorSummary({ lines }: { lines: readonly ErrorSummaryLine[] }) {
  const { t } = useTranslation();
  const titleId = useId();
  const faults = lines.filter(({ isAdvice }) => !isAdvice);
  const advice = lines.filter(({ isAdvice }) => isAdvice);
  const state = faults.length > 0 ? 'fault' : advice.length > 0 ? 'advice' : 'good';
  const Sign = { fault: IconAlertCircle, advice: IconBulb, good: IconCircleCheck }[state];
  const summaryText = {
    fault: t('pwa-guides:manifestGenerator.faults', { count: faults.length }),
    advice: t('pwa-guides:manifestGenerator.validWithAdvice'),
    good: t('pwa-guides:manifestGenerator.valid'),
  };
  return (
    <section className={styles['summary']} data-state={state} aria-labelledby={titleId}>
      <p id={titleId} className={styles['verdict']}>
        <Sign size={20} aria-hidden />
        {summaryText[state]}
      </p>
      {lines.length > 0 && (
        <ul>
          {[...faults, ...advice].map((line) => (
            <li key={`${line.id} ${line.text}`}>
              <a href={`#${line.id}`} onClick={(event) => focusField(event, line.id)}>
                {line.label}
              </a>
              {` – ${line.text}`}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

/** Focuses the field without a change of the URL, so that back navigation leaves the form. */
function focusField(event: MouseEvent, id: string): void {
  event.preventDefault();
  const field = document.getElementById(id);
  field?.focus({ preventScroll: true });
  field?.scrollIntoView({ block: 'center' });
}
