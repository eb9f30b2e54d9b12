// Suggestions to ask with one tap: recent questions, which can be removed with undo, and the
// sixteen topics.
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useData, useLiveQuery } from '../../data/data-provider.tsx';
import type { GenerationRequestOf } from '../generation/generated-text.ts';
import { StorageWriteError } from '../../data/records/record.ts';
import { removeRecentQuestion, watchRecentQuestions, wisdomTopicRows } from './recent-questions.ts';
import { getStorageErrorMessage } from '../../locales/error-messages.ts';
import { useToast } from '../../ui/toast/toaster.tsx';
import { topicDrawings } from './topic-drawings.ts';
import { shortenQuestion } from './components/shorten-question.ts';
import { TopicGrid } from './components/topic-grid.tsx';
import { RecentQuestionsList } from './components/recent-questions-list.tsx';

interface SuggestionsProps {
  onAsk: (request: Pick<GenerationRequestOf<'wisdom'>, 'question' | 'topic'>) => void;
}

const noSearches: readonly never[] = [];
/** Number of shown questions out of the ten that are saved. */
const maxShownQuestions = 5;
/** In UTF-16 code units. */
const maxAboutLength = 60;

export function Suggestions({ onAsk }: SuggestionsProps) {
  const { t } = useTranslation();
  const data = useData();
  const toast = useToast();
  const questions = useLiveQuery('recent-searches', watchRecentQuestions) ?? noSearches;
  const shown = useMemo(() => questions.slice(0, maxShownQuestions), [questions]);
  const rows = wisdomTopicRows.map(({ category, topics }) => ({
    name: t(`wisdom:category.${category}`),
    topics: topics.map((topic) => ({
      topic,
      drawing: topicDrawings[topic],
      name: t(`wisdom:topic.${topic}`),
      question: t(`wisdom:question.${topic}`),
    })),
  }));

  async function removeQuestion(id: string, text: string): Promise<void> {
    try {
      const putBack = await removeRecentQuestion(data, id);
      const undo = () =>
        void putBack().catch((fault: unknown) => reportFailure(t('undoFailed'), fault));
      toast({
        message: t('wisdom:recentRemoved'),
        about: shortenQuestion(text, maxAboutLength),
        action: { label: t('undo'), run: undo },
      });
    } catch (fault) {
      reportFailure(t('wisdom:removeFailed'), fault);
    }
  }

  function reportFailure(failed: string, fault: unknown): void {
    if (!(fault instanceof StorageWriteError)) throw fault;
    toast({ message: `${failed} ${getStorageErrorMessage(t, fault.reason)}` });
  }

  return (
    <>
      <RecentQuestionsList
        questions={shown}
        onAsk={(question) => onAsk({ question })}
        onRemove={(id, text) => void removeQuestion(id, text)}
      />
      <TopicGrid rows={rows} onChoose={(topic, question) => onAsk({ topic, question })} />
    </>
  );
}
