// Mode “type”: the person types the verse and compares it with the text.
import { Button } from '@mantine/core';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LongTextField } from '../../../ui/long-text-field.tsx';
import elements from '../../../ui/elements.module.css';
import layout from '../../../ui/page-layout.module.css';
import { compareTyped } from '../compare-typed.ts';
import { ComparedText } from './compared-text.tsx';
import type { ModeProps } from './mode-props.ts';

/** No four verses are as long. */
const maxTypedLength = 5_000;

export function TypeMode({ words, language, isFinished, onFinish }: ModeProps) {
  const { t } = useTranslation();
  const [typed, setTyped] = useState('');
  const parts = useMemo(
    () => (isFinished ? compareTyped(words, typed.slice(0, maxTypedLength), language) : []),
    [isFinished, words, typed, language],
  );
  if (isFinished) return <ComparedText parts={parts} language={language} />;
  return (
    <>
      <p className={layout['muted']}>{t('memory-verses:type.hint')}</p>
      <LongTextField
        label={t('memory-verses:type.label')}
        lang={language}
        dir="auto"
        classNames={{ input: elements['writing'] ?? '' }}
        autoComplete="off"
        spellCheck={false}
        value={typed}
        maxLength={maxTypedLength}
        onChange={({ currentTarget }) => setTyped(currentTarget.value)}
        onSave={onFinish}
      />
      <Button w="fit-content" onClick={onFinish}>
        {t('memory-verses:type.compare')}
      </Button>
    </>
  );
}
