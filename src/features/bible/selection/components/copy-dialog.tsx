// Dialog that shows a preview of the copied verses and the options of their format.
import { Box, Button, Stack } from '@mantine/core';
import { useLayoutEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import surface from '../../../../ui/surface.module.css';
import { SegmentedControl } from '../../../../ui/segmented-control.tsx';
import { Dialog } from '../../../../ui/dialog.tsx';
import { CheckboxLine } from '../../../../ui/checkbox-line.tsx';

const previewStyle = { whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' } as const;

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
      <Box
        component="section"
        className={surface['paddedCard'] ?? ''}
        mah="34dvh"
        style={{ overflowY: 'auto' }}
        aria-label={t('bible:selection.preview')}
      >
        <Box
          component="p"
          ff="var(--serif)"
          fz="1.0625rem"
          lh={1.6}
          style={previewStyle}
          lang={language}
          dir="auto"
        >
          {preview}
        </Box>
      </Box>
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
      <Stack gap={0} align="flex-start">
        <CheckboxLine
          label={t('bible:selection.verseNumbers')}
          checked={options.numbers}
          onChange={(numbers) => onOptions({ ...options, numbers })}
        />
        <CheckboxLine
          label={t('bible:selection.includeLink')}
          checked={options.link}
          onChange={(link) => onOptions({ ...options, link })}
        />
      </Stack>
    </Dialog>
  );
}
