// Brings the news of words that were made meanwhile to wherever the person is, and leads there.
import { useCallback } from 'react';
import { useNavigate } from 'react-router-dom';
import { useData, useLive } from '../../data/hooks.tsx';
import { takeNews, type WishNews as News, wishNews } from '../../data/made-words/wish-news.ts';
import { untilSeen } from '../../platform/reload.ts';
import { WishNews } from '../../ui/made-words/wish-news.tsx';

const none: readonly News[] = [];
const addresses: Readonly<Record<News['kind'], string>> = { grace_note: '/', prayer: '/Prayer', gratitude: '/Gratitude', wisdom: '/Wisdom' };

export function GrantedWishes() {
  const data = useData();
  const navigate = useNavigate();
  const news = useLive('wish-news', wishNews) ?? none;
  const take = useCallback(
    async (id: string) => {
      // A tab that nobody looks at tells nobody.
      await untilSeen();
      return takeNews(data, id);
    },
    [data],
  );
  const open = useCallback(({ id, kind }: News) => void navigate(`${addresses[kind]}#${id}`), [navigate]);
  return <WishNews news={news} take={take} onOpen={open} />;
}
