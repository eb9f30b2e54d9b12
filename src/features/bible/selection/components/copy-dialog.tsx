// Dialog that shows a preview of the copied verses and the options of their format.
import { Button } from '@mantine/core';
import { useLayoutEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { SegmentedControl } from '../../../../ui/segmented-control.tsx';
import { Dialog } from '../../../../ui/dialog.tsx';
import styles from './copy-dialog.module.css';

export interface CopyDialogOptions {
  reference: 'before' | 'after';
  translation: 'name' | 'code' | 'none';
  numbers: boolean;
  link: boolean;
}

interface CopyDialogProps {
  reference: string;
  /** The exact text that is copied. */
  preview: string;
  /** BCP 47 language of the text. */
  language: string;
  options: CopyDialogOptions;
  /** True when the text is under licence: the copy must then name the translation. */
  requiresTranslation: boolean;
  onOptions: (options: CopyDialogOptions) => void;
  onCopy: () => void;
  onClose: () => void;
}

export function CopyDialog({
  reference,
  preview,
  language,
  options,
  requiresTranslation,
  onOptions,
  onCopy,
  onClose,
}: CopyDialogProps) {
  const { t } = useTranslation();
  const copy = useRef<HTMLButtonElement>(null);
  // The copy button has the focus, so that a user with saved options only has to confirm.
  useLayoutEffect(() => copy.current?.focus(), []);
  const translations = [
    { value: 'code', label: t('bible:selection.translationCode') },
    { value: 'name', label: t('bible:selection.translationName') },
    ...(requiresTranslation
      ? []
      : [{ value: 'none' as const, label: t('bible:selection.translationNone') }]),
  ] as const;

  return (
    <Dialog
      title={t('bible:selection.copyTitle', { reference })}
      onClose={onClose}
      footer={
        <>
          <Button variant="default" onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button ref={copy} onClick={onCopy}>
            {t('bible:selection.copy')}
          </Button>
        </>
      }
    >
      <section aria-label={t('bible:selection.preview')} className={styles['preview']}>
        <p lang={language} dir="auto">
          {preview}
        </p>
      </section>
      <SegmentedControl
        legend={t('bible:selection.referencePlace')}
        options={[
          { value: 'before', label: t('bible:selection.referenceBefore') },
          { value: 'after', label: t('bible:selection.referenceAfter') },
        ]}
        value={options.reference}
        onChange={(position) => onOptions({ ...options, reference: position })}
      />
      <SegmentedControl
        legend={t('bible:selection.translation')}
        options={translations}
        value={requiresTranslation && options.translation === 'none' ? 'code' : options.translation}
        onChange={(translation) => onOptions({ ...options, translation })}
      />
      <div className={styles['switches']}>
        <label>
          <input
            type="checkbox"
            checked={options.numbers}
            onChange={(event) => onOptions({ ...options, numbers: event.currentTarget.checked })}
          />
          {t('bible:selection.verseNumbers')}
        </label>
        <label>
          <input
            type="checkbox"
            checked={options.link}
            onChange={(event) => onOptions({ ...options, link: event.currentTarget.checked })}
          />
          {t('bible:selection.includeLink')}
        </label>
      </div>
    </Dialog>
  );
}
