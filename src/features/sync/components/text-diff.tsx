// Shows two versions as one text with marked differences, and the legend of the marks. Differences
// are marked by line, background and, for screen readers, by words.
import { useTranslation } from 'react-i18next';
import styles from './text-diff.module.css';

export interface ShownDiffPart {
  kind: 'same' | 'earlier' | 'present';
  text: string;
}

/**
 * Shows the parts of a comparison.
 * @param language language of the text, if known
 */
export function TextDiff({
  parts,
  language,
}: {
  parts: readonly ShownDiffPart[];
  language?: string | undefined;
}) {
  return (
    <p className={styles['text']} dir="auto" lang={language}>
      {parts.map(({ kind, text }, index) =>
        kind === 'same' ? (
          <span key={index}>{text}</span>
        ) : (
          <DiffMark key={index} kind={kind} text={text} />
        ),
      )}
    </p>
  );
}

/** Explains the two marks. */
export function TextDiffLegend() {
  const { t } = useTranslation();
  return (
    <p className={styles['legend']}>
      <del>{t('sync:previousVersions.onlyInPrevious')}</del>
      <ins>{t('sync:previousVersions.onlyInCurrent')}</ins>
    </p>
  );
}

function DiffMark({ kind, text }: { kind: 'earlier' | 'present'; text: string }) {
  const { t, i18n } = useTranslation();
  const screenReaderText = (
    <span className={styles['visuallyHidden']} lang={i18n.language}>
      {` ${kind === 'earlier' ? t('sync:previousVersions.removedLabel') : t('sync:previousVersions.addedLabel')} `}
    </span>
  );
  return kind === 'earlier' ? (
    <del>
      {screenReaderText}
      {text}
    </del>
  ) : (
    <ins>
      {screenReaderText}
      {text}
    </ins>
  );
}
