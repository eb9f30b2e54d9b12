// Full-screen view of bedtime mode: one large text that dims automatically. A tap restores the
// brightness and the controls.
import { Box, Text, Title } from '@mantine/core';
import { type ReactNode, useEffect, useId, useLayoutEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { Language } from '../../../../../schemas/languages.ts';
import { useLanguage } from '../../../../locales/language.ts';
import { HelpNote } from '../../../crisis-help/components/help-note.tsx';
import { ScriptureCredits } from '../../../../ui/scripture-credits.tsx';
import { useTranslationName } from '../../../../ui/translation-name.tsx';
import styles from './bedtime-view.module.css';
import { BreathingCircle } from './breathing-circle.tsx';
import {
  getScriptureLanguage,
  ScripturePlaceholder,
  type ScriptureState,
  getScriptureText,
} from '../../components/sleep-scripture.tsx';
import { maxDimming, useIdleDimming } from './use-idle-dimming.ts';
import elements from '../../../../ui/elements.module.css';
import layout from '../../../../ui/page-layout.module.css';

interface BedtimeViewProps {
  reference: string;
  scripture: ScriptureState;
  prayer: { text: string; language: string };
  /** Kind of danger that the text may indicate. */
  concern: 'life' | 'violence' | undefined;
  breathes: boolean;
  dims: boolean;
  /** Bedtime mode has finished: the screen goes dark at once. */
  isFinished: boolean;
  /** Opened controls stay visible; Escape closes them first. */
  isBusy: boolean;
  /** Closes the opened controls. */
  onDim: () => void;
  controls: ReactNode;
  onLeave: () => void;
}

export function BedtimeView({
  reference,
  scripture,
  prayer,
  concern,
  breathes,
  dims,
  isFinished,
  isBusy,
  onDim,
  controls,
  onLeave,
}: BedtimeViewProps) {
  const { t } = useTranslation();
  const titleId = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const { idleStep, dimming, isDarkest, stopDimming, finish } = useIdleDimming();

  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    heading.current?.focus();
    return () => element?.close();
  }, []);

  // Any touch, key or wheel event anywhere in the dialog.
  useEffect(() => {
    const element = dialog.current;
    const touches = ['pointerdown', 'keydown', 'wheel'] as const;
    for (const type of touches) element?.addEventListener(type, stopDimming, { passive: true });
    return () => {
      for (const type of touches) element?.removeEventListener(type, stopDimming);
    };
  }, [stopDimming]);

  useEffect(() => {
    if (isFinished) finish();
  }, [isFinished, finish]);

  const opacity = isFinished && isDarkest ? maxDimming : dimming;
  const isAwake = idleStep === 0 || isBusy;
  return (
    <dialog
      ref={dialog}
      className={styles['dialog']}
      aria-labelledby={titleId}
      data-awake={isAwake}
      onCancel={(event) => {
        if (!isBusy || event.target !== dialog.current) return;
        event.preventDefault();
        onDim();
      }}
      onClose={() => !dialog.current?.open && onLeave()}
    >
      <div className={styles['content']}>
        {breathes && !isFinished && <BreathingCircle />}
        <Title
          id={titleId}
          ref={heading}
          tabIndex={-1}
          order={2}
          c="var(--gold)"
          ta="center"
          fz="1.25rem"
        >
          {scripture.kind === 'quoted' ? scripture.verse.reference : reference}
        </Title>
        <ScriptureSource scripture={scripture} />
        <HelpNote concern={concern} />
        {scripture.kind === 'looking' ? (
          <ScripturePlaceholder />
        ) : getScriptureText(scripture) === '' ? (
          <p className={layout['muted']}>{t('sleep:textNotOnDevice')}</p>
        ) : (
          <Box
            component="blockquote"
            className={elements['scripture']}
            fz="clamp(1.5rem, 1.2rem + 1.6vw, 2.125rem)"
            lh={1.7}
            lang={getScriptureLanguage(scripture)}
            dir="auto"
          >
            {getScriptureText(scripture)}
          </Box>
        )}
        {scripture.kind === 'quoted' && (
          <ScriptureCredits of={[scripture.verse.translation]} className={layout['muted']} />
        )}
        {prayer.text !== '' && (
          <>
            <Box
              component="hr"
              w={48}
              mx="auto"
              my={4}
              style={{ border: 0, borderBlockStart: '2px solid var(--indigo)' }}
            />
            <Text
              className={elements['scripture']}
              fz="clamp(1.5rem, 1.2rem + 1.6vw, 2.125rem)"
              lh={1.7}
              lang={prayer.language}
              dir="auto"
            >
              {prayer.text}
            </Text>
          </>
        )}
      </div>
      <div
        className={styles['dimOverlay']}
        style={{ opacity: dims ? opacity : 0 }}
        data-testid="veil"
        aria-hidden="true"
      />
      <Box pos="relative" mah="100dvh" style={{ overflowY: 'auto' }}>
        <p className={styles['hint']} aria-hidden="true">
          {t('sleep:bedtime.hint')}
        </p>
        <div className={styles['controls']}>{controls}</div>
      </Box>
    </dialog>
  );
}

/**
 * Shows the translation of the text, and the text's language if it differs from the app's language.
 */
function ScriptureSource({ scripture }: { scripture: ScriptureState }) {
  const language = useLanguage();
  const getName = useTranslationName();
  const of = getScriptureLanguage(scripture);
  const parts = [
    scripture.kind === 'quoted' ? getName(scripture.verse.translation) : '',
    of === undefined || of === language ? '' : getLanguageName(of, language),
  ].filter((part) => part !== '');
  return parts.length === 0 ? null : (
    <Box component="p" className={layout['muted']} mt={-22} ta="center">
      {parts.join(' · ')}
    </Box>
  );
}

function getLanguageName(of: Language, inLanguage: Language): string {
  return new Intl.DisplayNames(inLanguage, { type: 'language' }).of(of) ?? of;
}
