// How verses are copied: a preview, and the few things one may choose about it.
import { Button } from '@mantine/core';
import { useLayoutEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Choice } from '../choice.tsx';
import { Dialog } from '../dialog.tsx';
import styles from './copy-dialog.module.css';

export interface CopyLook {
  reference: 'before' | 'after';
  translation: 'name' | 'code' | 'none';
  numbers: boolean;
  link: boolean;
}

interface CopyDialogProps {
  reference: string;
  /** What is copied, as it is. */
  preview: string;
  /** BCP 47 language of the text. */
  language: string;
  look: CopyLook;
  /** The text is under licence: it always says which it is. */
  mustBeNamed: boolean;
  onLook: (look: CopyLook) => void;
  onCopy: () => void;
  onClose: () => void;
}

export function CopyDialog({ reference, preview, language, look, mustBeNamed, onLook, onCopy, onClose }: CopyDialogProps) {
  const { t } = useTranslation();
  const copy = useRef<HTMLButtonElement>(null);
  // Whoever has chosen once only says yes.
  useLayoutEffect(() => copy.current?.focus(), []);
  const translations = [
    { value: 'code', label: t('selection.code') },
    { value: 'name', label: t('selection.name') },
    ...(mustBeNamed ? [] : [{ value: 'none' as const, label: t('selection.none') }]),
  ] as const;

  return (
    <Dialog
      title={t('selection.copyTitle', { reference })}
      onClose={onClose}
      footer={
        <>
          <Button variant="default" onClick={onClose}>
            {t('common.cancel')}
          </Button>
          <Button ref={copy} onClick={onCopy}>
            {t('selection.copy')}
          </Button>
        </>
      }
    >
      <section aria-label={t('selection.preview')} className={styles['preview']}>
        <p lang={language} dir="auto">
          {preview}
        </p>
      </section>
      <Choice
        legend={t('selection.referencePlace')}
        options={[
          { value: 'before', label: t('selection.before') },
          { value: 'after', label: t('selection.after') },
        ]}
        value={look.reference}
        onChange={(place) => onLook({ ...look, reference: place })}
      />
      <Choice
        legend={t('selection.translation')}
        options={translations}
        value={mustBeNamed && look.translation === 'none' ? 'code' : look.translation}
        onChange={(translation) => onLook({ ...look, translation })}
      />
      <div className={styles['switches']}>
        <label>
          <input type="checkbox" checked={look.numbers} onChange={(event) => onLook({ ...look, numbers: event.currentTarget.checked })} />
          {t('selection.numbers')}
        </label>
        <label>
          <input type="checkbox" checked={look.link} onChange={(event) => onLook({ ...look, link: event.currentTarget.checked })} />
          {t('selection.link')}
        </label>
      </div>
    </Dialog>
  );
}
