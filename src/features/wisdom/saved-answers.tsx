// Searchable list of all saved answers. On wide windows the selected answer is beside a compact
// list.
import { Button } from '@mantine/core';
import { useDeferredValue, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { parseSearchQuery } from '../../../schemas/bible/search-query.ts';
import { findAnswers } from './data.ts';
import type { SavedAnswer } from './data.ts';
import { useLanguage } from '../../locales/language.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import layout from '../../ui/page-layout.module.css';
import { ListSearchField } from '../../ui/list-search-field.tsx';
import { BookIllustration } from '../../ui/illustrations.tsx';
import { ListAndDetail, useListSelection } from '../journal/list-and-detail.tsx';
import { JournalSkeleton } from '../journal/components/journal-skeleton.tsx';
import { PaneLink } from '../../ui/two-panes.tsx';
import { useIsWide } from '../../ui/use-is-wide.ts';
import { VirtualList } from '../../ui/virtual-list.tsx';
import { shortenQuestion } from './components/shorten-question.ts';
import { formatSavedDate, SavedAnswerItem } from './saved-answer.tsx';

interface SavedAnswersProps {
  /** Undefined until they are read. */
  answers: readonly SavedAnswer[] | undefined;
  onAsk: () => void;
}

/** Pixels, as measured on a phone. */
const estimatedHeight = 140;
const estimatedRowHeight = 64;
/** In UTF-16 code units. */
const maxTitleLength = 80;

export function SavedAnswers({ answers, onAsk }: SavedAnswersProps) {
  const { t } = useTranslation();
  if (!answers) return <JournalSkeleton />;
  if (answers.length > 0) return <AnswerList answers={answers} />;
  return (
    <EmptyState illustration={<BookIllustration />} title={t('wisdom:emptyTitle')}>
      <Button onClick={onAsk}>{t('wisdom:emptyAction')}</Button>
    </EmptyState>
  );
}

function AnswerList({ answers }: { answers: readonly SavedAnswer[] }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const isWide = useIsWide();
  const [query, setQuery] = useState('');
  // Deferred, so that typing has priority over the search.
  const deferredQuery = useDeferredValue(query);
  const found = useMemo(
    () => findAnswers(answers, parseSearchQuery(deferredQuery)),
    [answers, deferredQuery],
  );
  const selection = useListSelection(answers, found);
  const { selected } = selection;
  const renderRow = ({ id, question, topic, date }: SavedAnswer) => (
    <PaneLink
      id={id}
      title={shortenQuestion(question, maxTitleLength)}
      isSelected={id === selected?.id}
      onSelect={selection.select}
      onStep={selection.step}
    >
      {topic !== 'other' && <span>{t(`wisdom:topic.${topic}`)}</span>}
      {formatSavedDate(language, date)}
    </PaneLink>
  );
  const list = (
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
        estimate={isWide ? estimatedRowHeight : estimatedHeight}
        render={isWide ? renderRow : renderAnswer}
        isCompact={isWide}
        label={t('wisdom:savedTab')}
      />
    </>
  );
  if (!isWide) return list;
  return (
    <ListAndDetail list={list} selection={selection} name={t('wisdom:selectedAnswer')}>
      {selected && <SavedAnswerItem key={selected.id} answer={selected} isInitiallyExpanded />}
    </ListAndDetail>
  );
}

function getId({ id }: SavedAnswer): string {
  return id;
}

function renderAnswer(answer: SavedAnswer) {
  return <SavedAnswerItem answer={answer} />;
}
