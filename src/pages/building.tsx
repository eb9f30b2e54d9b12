// Rooms that later stages build: honest about it, and pointing to those that stand.
import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import layout from '../ui/layout.module.css';
import { WindowPicture } from '../ui/pictures.tsx';
import styles from './building.module.css';

export function SleepRoom() {
  return <Room room="sleep" picture={<WindowPicture />} />;
}

function Room({ room, picture }: { room: 'sleep'; picture: ReactNode }) {
  const { t } = useTranslation();
  return (
    <div className={styles['page']}>
      <title>{`${t(`nav.${room}`)} – ${t('app.name')}`}</title>
      {picture}
      <h1>{t(`nav.${room}`)}</h1>
      <p className={styles['promise']}>{t(`building.${room}`)}</p>
      <p className={layout['quiet']}>
        {t('building.still')} {t('building.meanwhile')}
      </p>
      <div className={styles['actions']}>
        <Button component="a" href="/Bible">
          {t('building.bible')}
        </Button>
        <Button component="a" href="/Prayer" variant="default">
          {t('building.prayer')}
        </Button>
      </div>
    </div>
  );
}
