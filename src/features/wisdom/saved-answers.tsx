// Searchable list of all saved answers.
import { Button } from '@mantine/core';
import { useDeferredValue, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { parseSearchQuery } from '../../../schemas/bible/search-query.ts';
import { findAnswers } from './data.ts';
import type { SavedAnswer } from './data.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import layout from '../../ui/page-layout.module.css';
import { ListSearchField } from '../../ui/list-search-field.tsx';
import { LampIllustration } from '../../ui/illustrations.tsx';
import { JournalSkeleton } from '../journal/components/journal-skeleton.tsx';
import { VirtualList } from '../../ui/virtual-list.tsx';
import { SavedAnswerItem } from './saved-answer.tsx';

interface SavedAnswersProps {
  /** Undefined until they are read. */
  answers: readonly SavedAnswer[] | undefined;
  onAsk: () => void;
}

/** Pixels, as measured on a phone. */
const estimatedHeight = 140;

export function SavedAnswers({ answers, onAsk }: SavedAnswersProps) {
  const { t } = useTranslation();
  if (!answers) return <JournalSkeleton />;
  if (answers.length > 0) return <AnswerList answers={answers} />;
  return (
    <EmptyState illustration={<LampIllustration />} title={t('wisdom:emptyTitle')}>
      <Button onClick={onAsk}>{t('wisdom:emptyAction')}</Button>
    </EmptyState>
  );
}

function AnswerList({ answers }: { answers: readonly SavedAnswer[] }) {
  const { t } = useTranslation();
  const [query, setQuery] = useState('');
  // Deferred, so that typing has priority over the search.
  const deferredQuery = useDeferredValue(query);
  const found = useMemo(
    () => findAnswers(answers, parseSearchQuery(deferredQuery)),
    [answers, deferredQuery],
  );
  return (
    <>
      <ListSearchField label={t('wisdom:search')} value={query} onChange={setQuery} />
      <p className={layout['muted']}>
        <span role="status">
          {found.length > 0 ? t('wisdom:count', { count: found.length }) : t('wisdom:noneFound')}
        </span>{' '}
        · {t('wisdom:deviceOnly')}
      </p>
      <VirtualList
        items={found}
        getKey={getId}
        estimate={estimatedHeight}
        render={renderAnswer}
        label={t('wisdom:savedTab')}
      />
    </>
  );
}

function getId({ id }: SavedAnswer): string {
  return id;
}

function renderAnswer(answer: SavedAnswer) {
  return <SavedAnswerItem answer={answer} />;
}
