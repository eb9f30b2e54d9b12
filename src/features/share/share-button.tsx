// Button that opens the share dialog for a short text.
import { Button } from '@mantine/core';
import { IconShare2 } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '../../ui/icon-button.tsx';
import type { ShareContent } from './share-content.ts';
import { ShareDialog } from './share-dialog.tsx';

interface ShareButtonProps {
  content: ShareContent;
  /** `small`: the picture alone, with its name for screen readers. */
  size?: 'small' | 'wide';
}

export function ShareButton({ content, size = 'wide' }: ShareButtonProps) {
  const { t } = useTranslation();
  const [opened, setOpened] = useState(false);
  const open = () => setOpened(true);
  return (
    <>
      {size === 'small' ? (
        <IconButton
          onClick={open}
          aria-label={t('share:share')}
          title={t('share:share')}
          aria-haspopup="dialog"
        >
          <IconShare2 size={20} aria-hidden />
        </IconButton>
      ) : (
        <Button
          variant="default"
          leftSection={<IconShare2 size={18} aria-hidden />}
          onClick={open}
          aria-haspopup="dialog"
        >
          {t('share:share')}
        </Button>
      )}
      {opened && <ShareDialog content={content} onClose={() => setOpened(false)} />}
    </>
  );
}
