// Frame of the log-in and password pages: header without navigation, a way back, and the form on a
// card.
import { Box } from '@mantine/core';
import { IconArrowLeft } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { changeLanguage } from '../../locales/language.ts';
import { BareHeader } from '../../ui/bare-header.tsx';
import elements from '../../ui/elements.module.css';
import { LanguagePicker } from '../../ui/language-picker.tsx';
import { useToast } from '../../ui/toast/toaster.tsx';
import styles from './auth-frame.module.css';

interface AuthFrameProps {
  /** Page from which the user came; null if that page would ask for the log-in again. */
  backHref: string | null;
  children: ReactNode;
}

export function AuthFrame({ backHref, children }: AuthFrameProps) {
  const { t } = useTranslation();
  const toast = useToast();
  return (
    <Box maw={1080} mx="auto" px={20} pt="env(safe-area-inset-top, 0px)">
      <BareHeader
        href="/"
        picker={
          <LanguagePicker
            onChoose={(language) =>
              changeLanguage(language).catch(
                () => void toast({ message: t('language.loadFailed') }),
              )
            }
          />
        }
      />
      <div className={styles['frame']}>
        {backHref !== null && (
          <a className={elements['link']} href={backHref}>
            <IconArrowLeft size={20} aria-hidden />
            {t('back')}
          </a>
        )}
        <div className={styles['form']}>{children}</div>
      </div>
    </Box>
  );
}
