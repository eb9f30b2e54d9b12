// Tab with the chapters opened on this device, newest first, grouped by day: opens them, and
// removes one or all with undo. Guests have a history, too.
import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { formatVerseReference } from '../../../../schemas/bible/verse-reference.ts';
import { useData, useLiveQuery } from '../../../data/data-provider.tsx';
import { watchReadingHistory, removeFromHistory } from '../reading-history.ts';
import { useLanguage } from '../../../locales/language.ts';
import { InlineButton, ListCountLine } from './components/list-filters.tsx';
import { PassageRows } from './components/passage-rows.tsx';
import { ListSkeleton } from './components/list-skeleton.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { WindowIllustration } from '../../../ui/illustrations.tsx';
import { getTargetUrl } from '../reader-url.ts';
import type { ReadingTarget } from '../reading-target.ts';
import { useListLimit } from './use-list-limit.ts';
import { formatDayHeading } from './list-labels.ts';
import { useUndoableAction } from './use-undoable-action.ts';

interface HistoryTabProps {
  onGo: (target: ReadingTarget) => void;
  onClose: () => void;
}

/**
 * Twenty entries are shown at first, as the product specification says; older entries on request.
 */
const initialCount = 20;

export function HistoryTab({ onGo, onClose }: HistoryTabProps) {
  const { t } = useTranslation();
  const data = useData();
  const language = useLanguage();
  const undoable = useUndoableAction();
  const history = useLiveQuery('reading-history', watchReadingHistory);
  const { count, more } = useListLimit('history', initialCount);

  if (!history) return <ListSkeleton />;
  if (history.length === 0) {
    return (
      <EmptyState
        illustration={<WindowIllustration />}
        title={t('bible:tools.noHistory')}
        body={t('bible:tools.noHistoryBody')}
      >
        <Button onClick={onClose}>{t('bible:tools.readOn')}</Button>
      </EmptyState>
    );
  }

  const time = new Intl.DateTimeFormat(language, { timeStyle: 'short' });
  const rows = history.slice(0, count).map(({ id, translation, book, chapter, date }) => ({
    id,
    title: formatVerseReference(language, book, chapter),
    href: getTargetUrl({ book, chapter }, translation),
    about: `${translation} · ${time.format(new Date(date))}`,
    group: formatDayHeading(t, language, date),
  }));

  function open(id: string): void {
    const entry = history?.find((one) => one.id === id);
    if (entry) onGo({ translation: entry.translation, book: entry.book, chapter: entry.chapter });
  }

  function remove(id: string): void {
    const about = rows.find((row) => row.id === id)?.title ?? '';
    void undoable(() => removeFromHistory(data, [id]), {
      doneMessage: t('bible:tools.historyRemoved'),
      about,
      failedMessage: t('bible:tools.historyFailed'),
    });
  }

  return (
    <>
      <ListCountLine
        text={`${t('bible:tools.chapterCount', { count: history.length })} · ${t('bible:tools.historyDeviceOnly')}`}
      >
        <InlineButton
          label={t('bible:tools.clearHistory')}
          onClick={() =>
            void undoable(() => removeFromHistory(data), {
              doneMessage: t('bible:tools.historyCleared'),
              failedMessage: t('bible:tools.historyFailed'),
            })
          }
        />
      </ListCountLine>
      <PassageRows
        rows={rows}
        remaining={history.length - rows.length}
        label={t('bible:tools.history')}
        onMore={more}
        onOpen={open}
        onRemove={remove}
      />
    </>
  );
}
