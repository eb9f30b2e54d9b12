// Asks for consent to send the user's text to a language model: before the first use, and
// changeable at any time.
import { Button, Card, Group, UnstyledButton } from '@mantine/core';
import { useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import elements from '../../../ui/elements.module.css';
import layout from '../../../ui/page-layout.module.css';

interface ModelConsentCardProps {
  consent: 'unasked' | 'yes' | 'no';
  /** Whether this server has a model at all: without one there is nothing to choose. */
  offered: boolean;
  online: boolean;
  onChoose: (consent: 'yes' | 'no') => void;
}

export function ModelConsentCard({ consent, offered, online, onChoose }: ModelConsentCardProps) {
  const { t } = useTranslation();
  const titleId = useId();
  const question = useRef<HTMLElement>(null);
  const change = useRef<HTMLButtonElement>(null);
  const [step, setStep] = useState<'untouched' | 'opened' | 'chosen'>('untouched');
  const isAsking = step === 'opened' || consent === 'unasked';

  // The element that had the focus was removed, so the focus moves to the result of the user's
  // action.
  useEffect(() => {
    if (step === 'opened') question.current?.focus();
    if (step === 'chosen' && !isAsking) change.current?.focus();
  }, [step, isAsking]);

  function choose(next: 'yes' | 'no'): void {
    setStep('chosen');
    onChoose(next);
  }

  if (!offered) return null;
  if (!isAsking) {
    return (
      <Group gap="0 12px" c="dimmed" fz="sm">
        <p>
          {consent === 'no'
            ? t('generation:modelConsent.declined')
            : online
              ? t('generation:modelConsent.accepted')
              : t('generation:modelConsent.acceptedOffline')}
        </p>
        <UnstyledButton
          type="button"
          ref={change}
          fz="inherit"
          mih={44}
          p="0 4px"
          c="var(--indigo-ink)"
          td="underline"
          onClick={() => setStep('opened')}
        >
          {t('generation:modelConsent.change')}
        </UnstyledButton>
      </Group>
    );
  }
  const isPressed = (answer: 'yes' | 'no') =>
    consent === 'unasked' ? undefined : consent === answer;
  return (
    <Card
      component="section"
      ref={question}
      tabIndex={-1}
      p="18px 20px"
      style={{ outline: 'none' }}
      aria-labelledby={titleId}
    >
      <p id={titleId} className={elements['title']}>
        {t('generation:modelConsent.title')}
      </p>
      <p className={layout['muted']}>{t('generation:modelConsent.modelInfo')}</p>
      <p className={layout['muted']}>{t('generation:modelConsent.ownTextsInfo')}</p>
      <Group gap={10} align="stretch">
        <Button
          variant="default"
          size="sm"
          aria-pressed={isPressed('no')}
          onClick={() => choose('no')}
        >
          {t('generation:modelConsent.decline')}
        </Button>
        <Button
          variant="default"
          size="sm"
          aria-pressed={isPressed('yes')}
          onClick={() => choose('yes')}
        >
          {t('generation:modelConsent.accept')}
        </Button>
      </Group>
    </Card>
  );
}
