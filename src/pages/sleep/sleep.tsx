// Peaceful Sleep: all rooms, one of them, or one of its options, as the address says.
import { Button } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { useLive } from '../../data/hooks.tsx';
import { sleepContent } from '../../data/sleep.ts';
import { useLanguage } from '../../i18n/language.ts';
import { Empty } from '../../ui/empty.tsx';
import { WindowPicture } from '../../ui/pictures.tsx';
import { Night } from '../../ui/sleep/night.tsx';
import styles from '../../ui/sleep/night.module.css';
import { NightSkeleton } from '../../ui/sleep/night-skeleton.tsx';
import { sleepAddress } from './addresses.ts';
import { RoomPage } from './room.tsx';
import { RoomsPage } from './rooms.tsx';
import { useFocusOnLevel, useWayUp } from './use-levels.ts';

export function SleepPage() {
  const { category, option } = useParams();
  const page = useFocusOnLevel([category, option].filter((part) => part !== undefined).join('/'));
  const goUp = useWayUp();
  // Asked again, it is another question.
  const [tries, setTries] = useState(0);
  return (
    <Night>
      <div ref={page}>
        <Level category={category} option={option} goUp={goUp} tries={tries} onRetry={() => setTries(tries + 1)} />
      </div>
    </Night>
  );
}

interface LevelProps {
  category: string | undefined;
  option: string | undefined;
  goUp: (address: string) => void;
  tries: number;
  onRetry: () => void;
}

function Level({ category, option: optionKey, goUp, tries, onRetry }: LevelProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const content = useLive(`sleep/${language}/${tries}`, (data) => sleepContent(data, language));
  if (!content) {
    return (
      <Page title={t('sleep.title')}>
        <NightSkeleton />
      </Page>
    );
  }
  if (content.rooms.length === 0) {
    const [title, body] = content.isLost ? [t('sleep.lostTitle'), t('sleep.lostBody')] : [t('sleep.emptyTitle'), t('sleep.emptyBody')];
    return (
      <Page title={t('sleep.title')}>
        <Empty picture={<WindowPicture />} title={title} body={body}>
          {content.isLost && <Button onClick={onRetry}>{t('common.retry')}</Button>}
          <Button component="a" href="/Bible/KJV/PSA/4" variant="default">
            {t('sleep.psalms')}
          </Button>
        </Empty>
      </Page>
    );
  }
  if (category === undefined) return <RoomsPage rooms={content.rooms} verses={content.verses} />;
  const room = content.rooms.find(({ key }) => key === category);
  const option = room?.options.find(({ key }) => key === optionKey);
  if (!room || (optionKey !== undefined && !option)) return <Gone />;
  return <RoomPage room={room} option={option} article={content.article} goUp={goUp} />;
}

function Gone() {
  const { t } = useTranslation();
  return (
    <Page title={t('sleep.goneTitle')}>
      <Empty picture={<WindowPicture />} title={t('sleep.goneTitle')} body={t('sleep.goneBody')}>
        <Button component="a" href={sleepAddress}>
          {t('sleep.toRooms')}
        </Button>
      </Empty>
    </Page>
  );
}

function Page({ title, children }: { title: string; children: ReactNode }) {
  const { t } = useTranslation();
  return (
    <div className={styles['page']}>
      <title>{`${title} – ${t('app.name')}`}</title>
      {children}
    </div>
  );
}
