// First section of the landing page: header with language picker, what Selah is, and links to
// start, log in or browse as a guest.
import { Box, Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import surface from '../../../ui/surface.module.css';
import { BareHeader } from '../../../ui/bare-header.tsx';
import layout from '../../../ui/page-layout.module.css';
import styles from './landing.module.css';
import { TitlePicture } from './title-picture.tsx';

interface TitleSectionProps {
  startHref: string;
  onStart: () => void;
  loginHref: string;
  onBrowseAsGuest: () => void;
  /** The choice of the language. */
  picker: ReactNode;
}

export function TitleSection({
  startHref,
  onStart,
  loginHref,
  onBrowseAsGuest,
  picker,
}: TitleSectionProps) {
  const { t } = useTranslation();
  return (
    <>
      <a href="#hero" className={layout['skip']}>
        {t('nav.skip')}
      </a>
      <BareHeader picker={picker} />
      <div id="hero" tabIndex={-1} className={styles['title']}>
        <div className={styles['picture']}>
          <TitlePicture />
        </div>
        <div className={styles['words']}>
          <p className={styles['tagline']}>{t('app.tagline')}</p>
          <h1>{t('landing:heroTitle')}</h1>
          <p className={styles['body']}>{t('landing:heroBody')}</p>
          <div className={styles['actions']}>
            <Button component="a" href={startHref} onClick={onStart} size="lg">
              {t('landing:start')}
            </Button>
            <Button component="a" href={loginHref} variant="default" size="lg">
              {t('header.login')}
            </Button>
          </div>
          <Box
            component="button"
            type="button"
            className={surface['inlineLink'] ?? ''}
            mih={44}
            fz="md"
            fw={400}
            onClick={onBrowseAsGuest}
          >
            {t('landing:browseAsGuest')}
          </Box>
        </div>
      </div>
    </>
  );
}
