// Mode “read”: the whole text.
import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import layout from '../../../ui/page-layout.module.css';
import type { ModeProps } from './mode-props.ts';
import { WholeText } from './whole-text.tsx';

export function ReadMode({ text, language, isFinished, onFinish }: ModeProps) {
  const { t } = useTranslation();
  return (
    <>
      {!isFinished && <p className={layout['muted']}>{t('memory-verses:read.hint')}</p>}
      <WholeText text={text} language={language} />
      {!isFinished && (
        <Button w="fit-content" onClick={onFinish}>
          {t('memory-verses:read.done')}
        </Button>
      )}
    </>
  );
}
