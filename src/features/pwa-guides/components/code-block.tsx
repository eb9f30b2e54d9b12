// Code block that scrolls horizontally, can be copied with a tap, and can be saved as a file.
import { Box, Button, Group } from '@mantine/core';
import { IconCheck, IconCopy, IconDownload } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import surface from '../../../ui/surface.module.css';
import type { Language } from '../../../../schemas/languages.ts';
import { copyText } from '../../../platform/clipboard.ts';
import layout from '../../../ui/page-layout.module.css';
import styles from './code-block.module.css';

interface CodeBlockProps {
  /** Title of the block, usually the file name. */
  name: string;
  /** Programming language, such as `json`. Prose has none, and its lines may wrap. */
  language?: string;
  text: string;
  /** Language of prose, where it may differ from the interface language. */
  textLanguage?: Language;
  /** Saves the text as a download; without this function there is no save button. */
  onSave?: (name: string, text: string) => void;
}

const buttonStyle = { variant: 'subtle', px: 10, fz: 'sm', fw: 400 } as const;

type CopyOutcome = 'copied' | 'refused';

/** Milliseconds. */
export const copiedMillis = 2_000;

export function CodeBlock({ name, language, text, textLanguage, onSave }: CodeBlockProps) {
  const { t } = useTranslation();
  const code = useRef<HTMLPreElement>(null);
  const { outcome, showOutcome } = useCopyOutcome();

  async function copy(): Promise<void> {
    const isCopied = await copyText(text);
    if (!isCopied && code.current) selectText(code.current);
    showOutcome(isCopied ? 'copied' : 'refused');
  }

  return (
    <Box
      component="figure"
      className={surface['paddedCard'] ?? ''}
      miw={0}
      m={0}
      p={0}
      style={{ overflow: 'hidden' }}
    >
      <Group
        component="figcaption"
        justify="space-between"
        gap="0 12px"
        pis={16}
        pie={6}
        style={{ borderBlockEnd: '1px solid var(--line)' }}
      >
        <Box
          component="span"
          className={layout['muted'] ?? ''}
          miw={0}
          py={10}
          style={{ overflowWrap: 'anywhere' }}
          dir="auto"
        >
          {name}
        </Box>
        <Group component="span" gap={0}>
          <Button
            {...buttonStyle}
            leftSection={
              outcome === 'copied' ? (
                <IconCheck size={18} aria-hidden />
              ) : (
                <IconCopy size={18} aria-hidden />
              )
            }
            onClick={() => void copy()}
          >
            {outcome === 'copied' ? t('pwa-guides:guide.copied') : t('pwa-guides:guide.copy')}
            <span className={layout['visuallyHidden']}>{` ${name}`}</span>
          </Button>
          {onSave && (
            <Button
              {...buttonStyle}
              leftSection={<IconDownload size={18} aria-hidden />}
              onClick={() => onSave(name, text)}
            >
              {t('pwa-guides:guide.download')}
              <span className={layout['visuallyHidden']}>{` ${name}`}</span>
            </Button>
          )}
        </Group>
      </Group>
      <pre
        ref={code}
        role="region"
        aria-label={name}
        // A scrolling region needs keyboard focus.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
        className={styles['code']}
        data-words={language === undefined || undefined}
        translate="no"
        dir={language === undefined ? 'auto' : 'ltr'}
      >
        <code lang={textLanguage}>{text}</code>
      </pre>
      <Box
        component="p"
        role="status"
        {...(outcome === 'refused'
          ? { p: '10px 16px', fz: 'sm', style: { borderBlockStart: '1px solid var(--line)' } }
          : { className: layout['visuallyHidden'] ?? '' })}
      >
        {outcome === 'copied' && t('pwa-guides:guide.copied')}
        {outcome === 'refused' && t('pwa-guides:guide.copyFailed')}
      </Box>
    </Box>
  );
}

/**
 * Shows the result of a copy. Success disappears after a moment; a failure stays until the next
 * try, because the user must copy manually.
 */
function useCopyOutcome(): {
  outcome: CopyOutcome | undefined;
  showOutcome: (outcome: CopyOutcome) => void;
} {
  const [shownOutcome, setShownOutcome] = useState<{ outcome: CopyOutcome }>();
  useEffect(() => {
    if (shownOutcome?.outcome !== 'copied') return;
    const timer = setTimeout(() => setShownOutcome(undefined), copiedMillis);
    return () => clearTimeout(timer);
  }, [shownOutcome]);
  return { outcome: shownOutcome?.outcome, showOutcome: (outcome) => setShownOutcome({ outcome }) };
}

/** Selects the code, so that the user can copy it manually when the clipboard was denied. */
function selectText(code: HTMLElement): void {
  code.focus();
  getSelection()?.selectAllChildren(code);
}
