// Section of the landing page with the seven areas of the app, each with a picture and a sentence.
import { Box } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import elements from '../../../ui/elements.module.css';
import styles from './landing.module.css';
import {
  BookPicture,
  CandlePicture,
  DoorPicture,
  LetterPicture,
  SheafPicture,
  StonesPicture,
  WindowsPicture,
} from './contents-pictures.tsx';

type ContentKey = 'grace' | 'bible' | 'prayer' | 'plans' | 'gratitude' | 'wisdom' | 'progress';

const contents: readonly { room: ContentKey; picture: ReactNode }[] = [
  { room: 'grace', picture: <LetterPicture /> },
  { room: 'bible', picture: <BookPicture /> },
  { room: 'prayer', picture: <CandlePicture /> },
  { room: 'plans', picture: <StonesPicture /> },
  { room: 'gratitude', picture: <SheafPicture /> },
  { room: 'wisdom', picture: <DoorPicture /> },
  { room: 'progress', picture: <WindowsPicture /> },
];

export function Contents() {
  const { t } = useTranslation();
  return (
    <section className={styles['section']} aria-labelledby="inside">
      <Box component="h2" id="inside" mb="lg" fz="1.5rem" ta="center">
        {t('landing:featuresTitle')}
      </Box>
      <ul className={`${elements['plainList']} ${styles['cards']}`}>
        {contents.map(({ room, picture }) => (
          <li key={room} className={styles['card']}>
            {picture}
            <div>
              <h3>{t(`landing:${room}`)}</h3>
              <p>{t(`landing:${room}Body`)}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
