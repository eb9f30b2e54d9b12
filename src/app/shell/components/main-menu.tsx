// Menu of the header: the user, links to the pages that have no tab, invitation, feedback, and
// log-out. For guests it also contains the language and the theme.
import { Box } from '@mantine/core';
import {
  IconBooks,
  IconCloud,
  IconInfoCircle,
  IconLogout,
  IconMenu2,
  IconMessage2,
  IconRoute,
  IconSchool,
  IconSettings,
  IconTrophy,
  IconUserPlus,
} from '@tabler/icons-react';
import type { Icon } from '@tabler/icons-react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { Language } from '../../../../schemas/languages.ts';
import { LanguageChoice } from './language-choice.tsx';
import styles from './main-menu.module.css';
import { PopoverButton } from './popover-button.tsx';
import { ThemeChoice } from './theme-choice.tsx';
import elements from '../../../ui/elements.module.css';
import layout from '../../../ui/page-layout.module.css';

interface MainMenuProps {
  /** Null for a guest. */
  account: { name: string; email: string } | null;
  isAdmin: boolean;
  /** State of the user's data in a few words; undefined until it is known. */
  syncState: string | undefined;
  onLanguage: (language: Language) => Promise<void>;
  onInvite: () => void;
  onFeedback: () => void;
  onLogOut: () => void;
}

export function MainMenu({
  account,
  isAdmin,
  syncState,
  onLanguage,
  onInvite,
  onFeedback,
  onLogOut,
}: MainMenuProps) {
  const { t } = useTranslation();
  return (
    <PopoverButton
      label={t('header.menu')}
      content={
        <span className={styles['button']} aria-hidden>
          <IconMenu2 size={22} />
          <span className={styles['word']}>{t('header.menu')}</span>
        </span>
      }
    >
      {(close) => (
        <>
          {account && (
            <a href="/Account" className={styles['person']} onClick={close}>
              <strong>{account.name || t('account.title')}</strong>
              <span className={layout['muted']}>{account.email}</span>
            </a>
          )}
          <Box component="ul" className={elements['plainList']} mx={-4}>
            <MenuLink href="/Plans" icon={IconRoute} label={t('nav.plans')} onOpen={close} />
            <MenuLink
              href="/MemoryVerses"
              icon={IconSchool}
              label={t('nav.memoryVerses')}
              onOpen={close}
            />
            {account && (
              <MenuLink
                href="/Achievements"
                icon={IconTrophy}
                label={t('nav.achievements')}
                onOpen={close}
              />
            )}
            <MenuLink
              href="/BibleLibrary"
              icon={IconBooks}
              label={t('bible.libraryTitle')}
              onOpen={close}
            />
            <MenuLink
              href="/Sync"
              icon={IconCloud}
              label={t('sync.pageTitle')}
              detail={syncState}
              onOpen={close}
            />
            <MenuLink
              href="/Settings"
              icon={IconSettings}
              label={t('nav.settings')}
              onOpen={close}
            />
            {isAdmin && (
              <MenuLink href="/Admin" icon={IconSettings} label={t('nav.admin')} onOpen={close} />
            )}
            <MenuLink
              href="/Settings#about"
              icon={IconInfoCircle}
              label={t('nav.about')}
              onOpen={close}
            />
            <MenuButton
              icon={IconUserPlus}
              label={t('nav.invite')}
              onClick={() => {
                close();
                onInvite();
              }}
            />
            <MenuButton
              icon={IconMessage2}
              label={t('nav.feedback')}
              onClick={() => {
                close();
                onFeedback();
              }}
            />
            {account && (
              <MenuButton
                icon={IconLogout}
                label={t('logOut.action')}
                hint={t('logOut.menuHint')}
                onClick={() => {
                  close();
                  onLogOut();
                }}
              />
            )}
          </Box>
          {!account && (
            <>
              <LanguageChoice onChoose={onLanguage} onPick={close} />
              <ThemeChoice />
            </>
          )}
        </>
      )}
    </PopoverButton>
  );
}

function MenuLink({
  href,
  icon: Face,
  label,
  detail,
  onOpen,
}: {
  href: string;
  icon: Icon;
  label: string;
  detail?: string | undefined;
  onOpen: () => void;
}) {
  return (
    <li>
      <a href={href} className={elements['listButton']} onClick={onOpen}>
        <Face size={20} aria-hidden />
        <Box component="span" display="grid" miw={0}>
          {label}
          {detail !== undefined && <span className={layout['muted']}>{detail}</span>}
        </Box>
      </a>
    </li>
  );
}

function MenuButton({
  icon: Face,
  label,
  hint,
  onClick,
}: {
  icon: Icon;
  label: string;
  hint?: string;
  onClick: () => void;
}) {
  const hintId = useId();
  return (
    <li>
      <button
        type="button"
        className={elements['listButton']}
        {...(hint !== undefined && { 'aria-describedby': hintId })}
        onClick={onClick}
      >
        <Face size={20} aria-hidden />
        {label}
      </button>
      {hint !== undefined && (
        <Box component="p" id={hintId} className={layout['muted']} px="46px 12px">
          {hint}
        </Box>
      )}
    </li>
  );
}
