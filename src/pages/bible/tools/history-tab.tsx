// The chapters that were opened on this device, newest first, by day. Guests have one, too.
import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { verseReference } from '../../../../schemas/reference.ts';
import { useData, useLive } from '../../../data/hooks.tsx';
import { readingHistory, removeHistory } from '../../../data/history.ts';
import { useLanguage } from '../../../i18n/language.ts';
import { LineButton, ToolsLine } from '../../../ui/bible/tools-filters.tsx';
import { ToolsRows } from '../../../ui/bible/tools-rows.tsx';
import { ToolsSkeleton } from '../../../ui/bible/tools-skeleton.tsx';
import { Empty } from '../../../ui/empty.tsx';
import { WindowPicture } from '../../../ui/pictures.tsx';
import { targetAddress } from '../place-address.ts';
import type { ReadingTarget } from '../reading-target.ts';
import { usePortion } from './portion.ts';
import { dayHeading } from './tool-words.ts';
import { useUndoable } from './undoable.ts';

interface HistoryTabProps {
  onGo: (target: ReadingTarget) => void;
  onClose: () => void;
}

/** The product's twenty are there at once; older ones on asking. */
const first = 20;

export function HistoryTab({ onGo, onClose }: HistoryTabProps) {
  const { t } = useTranslation();
  const data = useData();
  const language = useLanguage();
  const undoable = useUndoable();
  const history = useLive('reading-history', readingHistory);
  const { count, more } = usePortion('history', first);

  if (!history) return <ToolsSkeleton />;
  if (history.length === 0) {
    return (
      <Empty picture={<WindowPicture />} title={t('tools.noHistory')} body={t('tools.noHistoryBody')}>
        <Button onClick={onClose}>{t('tools.readOn')}</Button>
      </Empty>
    );
  }

  const time = new Intl.DateTimeFormat(language, { timeStyle: 'short' });
  const rows = history.slice(0, count).map(({ id, translation, book, chapter, date }) => ({
    id,
    title: verseReference(language, book, chapter),
    href: targetAddress({ book, chapter }, translation),
    about: `${translation} · ${time.format(new Date(date))}`,
    group: dayHeading(t, language, date),
  }));

  function open(id: string): void {
    const entry = history?.find((one) => one.id === id);
    if (entry) onGo({ translation: entry.translation, book: entry.book, chapter: entry.chapter });
  }

  function remove(id: string): void {
    const about = rows.find((row) => row.id === id)?.title ?? '';
    void undoable(() => removeHistory(data, [id]), { done: t('tools.historyRemoved'), about, failed: t('tools.historyFailed') });
  }

  return (
    <>
      <ToolsLine words={`${t('tools.chapterCount', { count: history.length })} · ${t('tools.historyHere')}`}>
        <LineButton label={t('tools.clearHistory')} onClick={() => void undoable(() => removeHistory(data), { done: t('tools.historyCleared'), failed: t('tools.historyFailed') })} />
      </ToolsLine>
      <ToolsRows rows={rows} left={history.length - rows.length} label={t('tools.history')} onMore={more} onOpen={open} onRemove={remove} />
    </>
  );
}
