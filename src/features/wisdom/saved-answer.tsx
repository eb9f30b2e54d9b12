// Connects the card of a saved answer with its actions: share, and delete with undo.
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import type { Language } from '../../../schemas/languages.ts';
import { useData } from '../../data/data-provider.tsx';
import { StorageWriteError } from '../../data/records/record.ts';
import { findTopicDrawing } from './topic-drawings.ts';
import { removeSavedAnswer } from './data.ts';
import type { SavedAnswer } from './data.ts';
import { getStorageErrorMessage } from '../../locales/error-messages.ts';
import { useLanguage } from '../../locales/language.ts';
import { ShareButton } from '../share/share-button.tsx';
import { useToast } from '../../ui/toast/toaster.tsx';
import { AnswerCard } from './components/answer-card.tsx';
import { shortenQuestion } from './components/shorten-question.ts';
import { toSharedAnswer } from './shared-answer.ts';

/** In UTF-16 code units. */
const maxAboutLength = 60;

interface SavedAnswerItemProps {
  answer: SavedAnswer;
  isInitiallyExpanded?: boolean;
}

export const SavedAnswerItem = memo(function KeptAnswerEntry({
  answer,
  isInitiallyExpanded = false,
}: SavedAnswerItemProps) {
  const { t } = useTranslation();
  const data = useData();
  const toast = useToast();
  const language = useLanguage();
  const { id, question, topic, date } = answer;

  async function remove(): Promise<void> {
    try {
      const putBack = await removeSavedAnswer(data, id);
      const undo = () =>
        void putBack().catch((fault: unknown) => reportFailure(t('undoFailed'), fault));
      toast({
        message: t('wisdom:deleted'),
        about: shortenQuestion(question, maxAboutLength),
        action: { label: t('undo'), run: undo },
      });
    } catch (fault) {
      reportFailure(t('wisdom:deleteFailed'), fault);
    }
  }

  function reportFailure(failed: string, fault: unknown): void {
    if (!(fault instanceof StorageWriteError)) throw fault;
    toast({ message: `${failed} ${getStorageErrorMessage(t, fault.reason)}` });
  }

  return (
    <AnswerCard
      id={id}
      answer={answer}
      drawing={findTopicDrawing(topic)}
      topic={topic === 'other' ? '' : t(`wisdom:topic.${topic}`)}
      date={t('wisdom:savedOn', { date: formatSavedDate(language, date) })}
      isInitiallyExpanded={isInitiallyExpanded}
      share={<ShareButton content={toSharedAnswer(t, answer)} size="small" />}
      onDelete={() => void remove()}
    />
  );
});

/** @param date when the answer was saved */
export function formatSavedDate(language: Language, date: SavedAnswer['date']): string {
  return new Intl.DateTimeFormat(language, { dateStyle: 'long' }).format(new Date(date));
}
