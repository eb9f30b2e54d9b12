// Frame of an answer: drawing, question as the heading, and the loading message; the answer or the
// error is given as children.
import { Box, Stack } from '@mantine/core';
import { useEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import layout from '../../../ui/page-layout.module.css';
import surface from '../../../ui/surface.module.css';
import { shortenQuestion } from './shorten-question.ts';
import { Drawing } from '../../../ui/drawing.tsx';
import type { DrawingPaths } from '../../../ui/drawing.tsx';

interface AnswerViewProps {
  question: string;
  /** Drawing of the chosen topic, or of the topic that the question belongs to. */
  drawing: DrawingPaths | undefined;
  step: 'making' | 'made' | 'failed';
  /**
   * The question was asked just now: the heading takes the focus, so that screen readers read it.
   */
  isNew: boolean;
  children?: ReactNode;
}

/** In UTF-16 code units. */
const maxHeadingLength = 240;

export function AnswerView({ question, drawing, step, isNew, children }: AnswerViewProps) {
  const { t } = useTranslation();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (isNew) heading.current?.focus();
  }, [isNew, question]);
  return (
    <Stack
      component="section"
      className={`${surface['paddedCard']} ${surface['rise']}`}
      p="clamp(20px, 6vw, 40px)"
      style={{ boxShadow: 'var(--shadow)' }}
      aria-labelledby="wisdom-question"
    >
      {drawing && <Drawing paths={drawing} />}
      <Box
        component="h2"
        id="wisdom-question"
        ref={heading}
        tabIndex={-1}
        dir="auto"
        style={{ outline: 'none', overflowWrap: 'anywhere', scrollMarginBlockStart: 96 }}
      >
        {shortenQuestion(question, maxHeadingLength)}
      </Box>
      {/* About as high as the expected answer. */}
      <Box
        component="p"
        role="status"
        {...(step === 'making'
          ? { mih: '12rem', c: 'dimmed' }
          : { className: layout['visuallyHidden'] ?? '' })}
      >
        {step === 'making'
          ? t('wisdom:generating')
          : step === 'made' && isNew
            ? t('wisdom:ready')
            : ''}
      </Box>
      {children}
    </Stack>
  );
}
