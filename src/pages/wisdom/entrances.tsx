// What one may ask with a tap: the last questions, and the sixteen doors.
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useData, useLive } from '../../data/hooks.tsx';
import type { WishOf } from '../../data/made-words/made.ts';
import { NotKept } from '../../data/record.ts';
import { forgetSearch, recentSearches, wisdomDoors } from '../../data/wisdom.ts';
import { notKeptSentence } from '../../i18n/failure-sentence.ts';
import { useToast } from '../../ui/toaster.tsx';
import { beginning } from '../../ui/wisdom/beginning.ts';
import { Doors } from '../../ui/wisdom/doors.tsx';
import { RecentSearches } from '../../ui/wisdom/recent-searches.tsx';

interface EntrancesProps {
  onAsk: (wish: Pick<WishOf<'wisdom'>, 'question' | 'topic'>) => void;
}

const none: readonly never[] = [];
/** Of the ten that are remembered. */
const shownSearches = 5;
/** In UTF-16 code units. */
const longestAbout = 60;

export function Entrances({ onAsk }: EntrancesProps) {
  const { t } = useTranslation();
  const data = useData();
  const toast = useToast();
  const searches = useLive('recent-searches', recentSearches) ?? none;
  const shown = useMemo(() => searches.slice(0, shownSearches), [searches]);
  const rows = wisdomDoors.map(({ category, doors }) => ({
    name: t(`wisdom.category.${category}`),
    doors: doors.map(({ topic, emoji }) => ({ topic, emoji, name: t(`wisdom.topic.${topic}`), question: t(`wisdom.question.${topic}`) })),
  }));

  async function forget(id: string, text: string): Promise<void> {
    try {
      const putBack = await forgetSearch(data, id);
      const undo = () => void putBack().catch((fault: unknown) => sayWhy(t('common.undoFailed'), fault));
      toast({ message: t('wisdom.recentRemoved'), about: beginning(text, longestAbout), action: { label: t('common.undo'), run: undo } });
    } catch (fault) {
      sayWhy(t('wisdom.removeFailed'), fault);
    }
  }

  function sayWhy(failed: string, fault: unknown): void {
    if (!(fault instanceof NotKept)) throw fault;
    toast({ message: `${failed} ${notKeptSentence(t, fault.reason)}` });
  }

  return (
    <>
      <RecentSearches searches={shown} onAsk={(question) => onAsk({ question })} onRemove={(id, text) => void forget(id, text)} />
      <Doors rows={rows} onOpen={(topic, question) => onAsk({ topic, question })} />
    </>
  );
}
