// Offers to install the app: with the browser's own dialog, or with manual steps on an iPhone or
// iPad.
import { Button, Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { PromptCard } from './prompt-card.tsx';
import styles from './prompt-card.module.css';
import { IosAddIcon, IosShareIcon, IosHomeScreenIcon } from './ios-icons.tsx';
import elements from '../../../ui/elements.module.css';

interface InstallPromptProps {
  isShown: boolean;
  onInstall: () => void;
  onLater: () => void;
  onEscape: () => void;
}

export function InstallPrompt({ isShown, onInstall, onLater, onEscape }: InstallPromptProps) {
  const { t } = useTranslation();
  return (
    <PromptCard
      title={t('prompts:install.title')}
      isShown={isShown}
      onClose={onLater}
      onEscape={onEscape}
      actions={
        <>
          <Button onClick={onInstall}>{t('prompts:install.accept')}</Button>
          <Button variant="subtle" onClick={onLater}>
            {t('prompts:install.dismiss')}
          </Button>
        </>
      }
    >
      <p>{t('prompts:install.body')}</p>
    </PromptCard>
  );
}

interface InstallStepsProps {
  isShown: boolean;
  /** See src/platform/display-mode.ts. */
  browser: 'safari' | 'other' | 'inside';
  /** Whether the user's data is on the server and appears in the installed app after login. */
  hasAccount: boolean;
  /** Whether this card follows the export card. */
  isNext: boolean;
  onLater: () => void;
  onEscape: () => void;
}

export function InstallSteps({
  isShown,
  browser,
  hasAccount,
  isNext,
  onLater,
  onEscape,
}: InstallStepsProps) {
  const { t } = useTranslation();
  return (
    <PromptCard
      title={t('prompts:install.iosTitle')}
      isShown={isShown}
      isNext={isNext}
      onClose={onLater}
      onEscape={onEscape}
      actions={
        <>
          <Button variant="light" onClick={onLater}>
            {t('prompts:install.dismiss')}
          </Button>
          <a className={elements['link']} href="/PWASetupGuide">
            {t('prompts:install.guide')}
          </a>
        </>
      }
    >
      <p>{t('prompts:install.iosBody')}</p>
      <ol className={styles['steps']}>
        <li className={styles['step']}>
          <span>{t(`prompts:install.${browser}`)}</span>
          <IosShareIcon />
        </li>
        <li className={styles['step']}>
          <span>{t('prompts:install.choose')}</span>
          <IosAddIcon />
        </li>
        <li className={styles['step']}>
          <span>{t('prompts:install.add')}</span>
          <IosHomeScreenIcon />
        </li>
      </ol>
      {hasAccount && (
        <Text c="dimmed" fz="sm">
          {t('prompts:install.startsEmpty')}
        </Text>
      )}
    </PromptCard>
  );
}
