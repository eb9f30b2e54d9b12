// Says once, wherever the person is, that words they had wished for are there.
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { enterRoom } from '../../i18n/language.ts';
import { useToast } from '../toaster.tsx';

interface News {
  id: string;
  kind: 'grace_note' | 'prayer' | 'gratitude' | 'wisdom';
}

interface WishNewsProps<N extends News> {
  news: readonly N[];
  /** Takes it upon this tab to tell; false when another one does. */
  take: (id: string) => Promise<boolean>;
  onOpen: (news: N) => void;
}

/** Draws nothing itself. */
export function WishNews<N extends News>({ news, take, onOpen }: WishNewsProps<N>) {
  const { t } = useTranslation();
  const toast = useToast();
  const taken = useRef(new Set<string>());

  useEffect(() => {
    async function tell(one: N): Promise<void> {
      // The words of the daily pages may not be here yet.
      await enterRoom('day');
      if (await take(one.id)) toast({ message: t(`made.news.${one.kind}`), action: { label: t('made.news.open'), run: () => onOpen(one) } });
    }
    for (const one of news) {
      if (taken.current.has(one.id)) continue;
      taken.current.add(one.id);
      tell(one).catch(() => taken.current.delete(one.id));
    }
  }, [news, take, onOpen, t, toast]);
  return null;
}
