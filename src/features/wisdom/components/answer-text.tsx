// Text of an answer: contacts for help if needed, the insight, its verses, one small step and the
// source.
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../locales/language.ts';
import { HelpNote } from '../../crisis-help/components/help-note.tsx';
import { VerifiedVerses } from '../../generation/components/verified-verses.tsx';
import type { ShownVerse } from '../../generation/components/verified-verses.tsx';
import { SourceLine } from '../../generation/components/source-line.tsx';
import type { ShownTextSource } from '../../generation/components/source-line.tsx';
import styles from './wisdom.module.css';

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
        <p className={styles['facts']}>
          {t('wisdom:inLanguage', {
            language: new Intl.DisplayNames(shown, { type: 'language' }).of(language) ?? language,
          })}
        </p>
      )}
      <p className={styles['insight']} lang={language} dir="auto">
        {insight}
      </p>
      <VerifiedVerses verses={verses} />
      {next_step !== '' && (
        <div className={styles['step']}>
          <h3>{t('wisdom:nextStep')}</h3>
          <p lang={language} dir="auto">
            {next_step}
          </p>
        </div>
      )}
      <SourceLine source={source} />
    </>
  );
}
