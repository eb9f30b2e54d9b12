// List of what an import did not understand, with the place in the file and the reason.
import { useTranslation } from 'react-i18next';
import elements from '../../../../ui/elements.module.css';
import layout from '../../../../ui/page-layout.module.css';

export interface ShownProblem {
  file: string;
  /** Null for a whole file. */
  number: number | null;
  /** What `number` counts. */
  unit: 'line' | 'entry';
  /** The reason as a text in the user's language. */
  reason: string;
}

/** The first problems are shown, all are counted. */
const maxShown = 20;

export function ProblemList({ problems }: { problems: readonly ShownProblem[] }) {
  const { t } = useTranslation();
  if (problems.length === 0) return null;
  return (
    <section>
      <h3>{t('sync:journalImport.problems', { count: problems.length })}</h3>
      <ul className={elements['plainList']}>
        {problems.slice(0, maxShown).map(({ file, number, unit, reason }, index) => (
          <li key={index} className={layout['muted']}>
            <span dir="auto">
              {number === null
                ? file
                : unit === 'line'
                  ? t('sync:journalImport.atLine', { file, number })
                  : t('sync:journalImport.atEntry', { file, number })}
            </span>
            {' – '}
            {reason}
          </li>
        ))}
      </ul>
      {problems.length > maxShown && (
        <p className={layout['muted']}>
          {t('sync:journalImport.moreProblems', { count: problems.length - maxShown })}
        </p>
      )}
    </section>
  );
}
