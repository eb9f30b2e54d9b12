// Account panel of the header: signed-in user, links to Account and Sync, language, theme, and
// log-out with a note on the data that it deletes.
import { Button } from '@mantine/core';
import { IconCloudCheck, IconLogout, IconUser, IconUserCircle } from '@tabler/icons-react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { Language } from '../../../../schemas/fields.ts';
import { PopoverButton } from './popover-button.tsx';
import styles from './account-menu.module.css';
import { ThemeChoice } from './theme-choice.tsx';
import { LanguageChoice } from './language-choice.tsx';

interface AccountMenuProps {
  name: string;
  email: string;
  onLanguage: (language: Language) => Promise<void>;
  onLogOut: () => void;
}

export function AccountMenu({ name, email, onLanguage, onLogOut }: AccountMenuProps) {
  const { t } = useTranslation();
  const hint = useId();
  return (
    <PopoverButton label={t('header.account')} content={<IconUserCircle size={24} aria-hidden />}>
      {(close) => (
        <>
          <div className={styles['person']}>
            {name !== '' && <strong>{name}</strong>}
            <span className={styles['email']}>{email}</span>
          </div>
          <Button
            component="a"
            href="/Account"
            variant="default"
            leftSection={<IconUser size={18} aria-hidden />}
            onClick={close}
          >
            {t('account.title')}
          </Button>
          <Button
            component="a"
            href="/Sync"
            variant="default"
            leftSection={<IconCloudCheck size={18} aria-hidden />}
            onClick={close}
          >
            {t('sync.pageTitle')}
          </Button>
          <LanguageChoice onChoose={onLanguage} onPick={close} />
          <ThemeChoice />
          <Button
            variant="default"
            leftSection={<IconLogout size={18} aria-hidden />}
            aria-describedby={hint}
            onClick={() => {
              close();
              onLogOut();
            }}
          >
            {t('logOut.action')}
          </Button>
          <p id={hint} className={styles['hint']}>
            {t('logOut.deletesLocalData')} {t('logOut.exportHint', { page: t('sync.pageTitle') })}
          </p>
        </>
      )}
    </PopoverButton>
  );
}
