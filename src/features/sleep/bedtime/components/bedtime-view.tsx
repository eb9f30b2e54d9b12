// Full-screen view of bedtime mode: one large text that dims by itself. A tap restores the
// brightness and the controls.
import { type ReactNode, useEffect, useId, useLayoutEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { Language } from '../../../../../schemas/fields.ts';
import { useLanguage } from '../../../../locales/language.ts';
import { HelpNote } from '../../../crisis-help/components/help-note.tsx';
import { ScriptureCredits } from '../../../../ui/scripture-credits.tsx';
import styles from './bedtime-view.module.css';
import { BreathingCircle } from './breathing-circle.tsx';
import {
  getScriptureLanguage,
  type ScriptureState,
  getScriptureText,
} from '../../components/sleep-scripture.tsx';
import { maxDimming, useIdleDimming } from './use-idle-dimming.ts';

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
  /** Puts the opened controls away. */
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

  const taken = isFinished && isDarkest ? maxDimming : dimming;
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
        <h2 id={titleId} ref={heading} tabIndex={-1} className={styles['reference']}>
          {scripture.kind === 'quoted' ? scripture.verse.reference : reference}
        </h2>
        <ScriptureSource scripture={scripture} />
        <HelpNote concern={concern} />
        {getScriptureText(scripture) === '' ? (
          <p className={styles['muted']}>
            {scripture.kind === 'looking' ? t('sleep:loading') : t('sleep:textNotOnDevice')}
          </p>
        ) : (
          <blockquote className={styles['words']} lang={getScriptureLanguage(scripture)} dir="auto">
            {getScriptureText(scripture)}
          </blockquote>
        )}
        {scripture.kind === 'quoted' && (
          <ScriptureCredits of={[scripture.verse.translation]} className={styles['muted']} />
        )}
        {prayer.text !== '' && (
          <>
            <hr className={styles['between']} />
            <p className={styles['words']} lang={prayer.language} dir="auto">
              {prayer.text}
            </p>
          </>
        )}
      </div>
      <div
        className={styles['dimOverlay']}
        style={{ opacity: dims ? taken : 0 }}
        data-testid="veil"
        aria-hidden="true"
      />
      <p className={styles['hint']} aria-hidden="true">
        {t('sleep:bedtime.hint')}
      </p>
      <div className={styles['controls']}>{controls}</div>
    </dialog>
  );
}

/**
 * Shows the translation of the text, and the text's language if it differs from the app's language.
 */
function ScriptureSource({ scripture }: { scripture: ScriptureState }) {
  const language = useLanguage();
  const of = getScriptureLanguage(scripture);
  const parts = [
    scripture.kind === 'quoted' ? scripture.verse.translation : '',
    of === undefined || of === language ? '' : getLanguageName(of, language),
  ].filter((part) => part !== '');
  return parts.length === 0 ? null : <p className={styles['source']}>{parts.join(' · ')}</p>;
}

function getLanguageName(of: Language, inLanguage: Language): string {
  return new Intl.DisplayNames(inLanguage, { type: 'language' }).of(of) ?? of;
}
