// Text of an answer: contacts for help if needed, the insight, its verses, one small step and the
// source.
import { Box, Stack } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import layout from '../../../ui/page-layout.module.css';
import { useLanguage } from '../../../locales/language.ts';
import { HelpNote } from '../../crisis-help/components/help-note.tsx';
import { VerifiedVerses } from '../../generation/components/verified-verses.tsx';
import type { ShownVerse } from '../../generation/components/verified-verses.tsx';
import { SourceLine } from '../../generation/components/source-line.tsx';
import type { ShownTextSource } from '../../generation/components/source-line.tsx';

const insightStyle = {
  ff: 'var(--serif)',
  fz: '1.1875rem',
  lh: 1.7,
  style: { overflowWrap: 'anywhere', whiteSpace: 'pre-wrap' },
} as const;

export interface ShownAnswer {
  question: string;
  insight: string;
  verses: readonly ShownVerse[];
  /** May be empty in an answer by another program. */
  next_step: string;
  source: ShownTextSource;
  language: string;
  /** Kind of danger that the question indicates. */
  concern?: 'life' | 'violence';
}

export function AnswerText({ answer }: { answer: ShownAnswer }) {
  const { t } = useTranslation();
  const shown = useLanguage();
  const { insight, verses, next_step, source, language, concern } = answer;
  return (
    <>
      <HelpNote concern={concern} />
      {language !== shown && (
        <p className={layout['muted']}>
          {t('wisdom:inLanguage', {
            language: new Intl.DisplayNames(shown, { type: 'language' }).of(language) ?? language,
          })}
        </p>
      )}
      <Box component="p" {...insightStyle} lang={language} dir="auto">
        {insight}
      </Box>
      <VerifiedVerses verses={verses} />
      {next_step !== '' && (
        <Stack gap={6} p="16px 18px" bdrs="md" bg="var(--indigo-wash)">
          <Box component="h3" c="var(--indigo-ink)" fz="sm" fw={600} lh={1.4}>
            {t('wisdom:nextStep')}
          </Box>
          <Box component="p" ff="var(--serif)" fz="1.0625rem" lh={1.6} lang={language} dir="auto">
            {next_step}
          </Box>
        </Stack>
      )}
      <SourceLine source={source} />
    </>
  );
}
