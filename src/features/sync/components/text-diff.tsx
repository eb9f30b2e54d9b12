// Shows two versions as one text with marked differences, and the legend of the marks. Differences
// are marked by line, background and, for screen readers, by words.
import { Box, Group, Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import styles from './text-diff.module.css';
import layout from '../../../ui/page-layout.module.css';

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
    <Text
      className={`${layout['words']} ${styles['diff']}`}
      fz="1.0625rem"
      dir="auto"
      lang={language}
    >
      {parts.map(({ kind, text }, index) =>
        kind === 'same' ? (
          <span key={index}>{text}</span>
        ) : (
          <DiffMark key={index} kind={kind} text={text} />
        ),
      )}
    </Text>
  );
}

/** Explains the two marks. */
export function TextDiffLegend() {
  const { t } = useTranslation();
  return (
    <Group component="p" gap="4px 12px" className={styles['diff'] ?? ''} fz="0.8125rem">
      <del>{t('sync:previousVersions.onlyInPrevious')}</del>
      <ins>{t('sync:previousVersions.onlyInCurrent')}</ins>
    </Group>
  );
}

function DiffMark({ kind, text }: { kind: 'earlier' | 'present'; text: string }) {
  const { t, i18n } = useTranslation();
  const screenReaderText = (
    <Box
      component="span"
      className={layout['visuallyHidden']}
      style={{ userSelect: 'none' }}
      lang={i18n.language}
    >
      {` ${kind === 'earlier' ? t('sync:previousVersions.removedLabel') : t('sync:previousVersions.addedLabel')} `}
    </Box>
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
