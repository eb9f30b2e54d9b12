// The answers that were kept, complete, to be searched.
import { Button } from '@mantine/core';
import { useDeferredValue, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { parseQuery } from '../../../schemas/verse-query.ts';
import { findAnswers } from '../../data/wisdom-answers.ts';
import type { KeptAnswer } from '../../data/wisdom-answers.ts';
import { Empty } from '../../ui/empty.tsx';
import layout from '../../ui/layout.module.css';
import { ListSearch } from '../../ui/list-search.tsx';
import { LampPicture } from '../../ui/pictures.tsx';
import { JournalSkeleton } from '../../ui/prayer/journal-skeleton.tsx';
import { VirtualList } from '../../ui/virtual-list.tsx';
import { KeptAnswerEntry } from './kept-answer.tsx';

interface KeptAnswersProps {
  /** Undefined until they are read. */
  answers: readonly KeptAnswer[] | undefined;
  onBegin: () => void;
}

/** Pixels, as measured on a phone. */
const usualHeight = 140;

export function KeptAnswers({ answers, onBegin }: KeptAnswersProps) {
  const { t } = useTranslation();
  if (!answers) return <JournalSkeleton />;
  if (answers.length > 0) return <AnswerList answers={answers} />;
  return (
    <Empty picture={<LampPicture />} title={t('wisdom.emptyTitle')}>
      <Button onClick={onBegin}>{t('wisdom.begin')}</Button>
    </Empty>
  );
}

function AnswerList({ answers }: { answers: readonly KeptAnswer[] }) {
  const { t } = useTranslation();
  const [words, setWords] = useState('');
  // Typing goes before finding.
  const looked = useDeferredValue(words);
  const found = useMemo(() => findAnswers(answers, parseQuery(looked)), [answers, looked]);
  return (
    <>
      <ListSearch label={t('wisdom.search')} value={words} onChange={setWords} />
      <p className={layout['quiet']}>
        <span role="status">{found.length > 0 ? t('wisdom.count', { count: found.length }) : t('wisdom.noneFound')}</span> · {t('wisdom.onlyHere')}
      </p>
      <VirtualList items={found} keyOf={idOf} estimate={usualHeight} render={drawn} label={t('wisdom.keptTab')} />
    </>
  );
}

function idOf({ id }: KeptAnswer): string {
  return id;
}

function drawn(answer: KeptAnswer) {
  return <KeptAnswerEntry answer={answer} />;
}
