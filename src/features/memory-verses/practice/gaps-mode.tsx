// Mode “gaps”: some words are hidden, to type or to show.
import { Button } from '@mantine/core';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import layout from '../../../ui/page-layout.module.css';
import { type ComparedPart, isSameWord } from '../compare-typed.ts';
import { chooseGaps } from '../verse-words.ts';
import { ComparedText } from './compared-text.tsx';
import type { ModeProps } from './mode-props.ts';
import styles from './practice.module.css';

/** Part of the words that are hidden. */
const hiddenShare = 0.3;

export function GapsMode({ words, language, seed, isFinished, onFinish }: ModeProps) {
  const { t } = useTranslation();
  const gaps = useMemo(() => chooseGaps(words, hiddenShare, seed), [words, seed]);
  const [typed, setTyped] = useState<ReadonlyMap<number, string>>(new Map());
  const fill = (index: number, value: string) => setTyped(new Map(typed).set(index, value));
  const isRight = (index: number) => isSameWord(typed.get(index) ?? '', words[index]?.word ?? '');

  function showNext(): void {
    const next = gaps.find((index) => !isRight(index));
    if (next !== undefined) fill(next, words[next]?.word ?? '');
  }

  function compare(): ComparedPart[] {
    return words.flatMap(({ before, word, after }, index): ComparedPart[] => {
      const whole = before + word + after;
      if (!gaps.includes(index) || isRight(index)) return [{ kind: 'same', text: whole }];
      const entry = (typed.get(index) ?? '').trim();
      const missing = { kind: 'missing', text: whole } as const;
      return entry === '' ? [missing] : [{ kind: 'extra', text: entry }, missing];
    });
  }

  if (isFinished) return <ComparedText parts={compare()} language={language} />;
  return (
    <form
      className={styles['form']}
      onSubmit={(event) => {
        event.preventDefault();
        onFinish();
      }}
    >
      <p className={layout['muted']}>{t('memory-verses:gaps.hint')}</p>
      <p className={styles['text']} lang={language} dir="auto">
        {words.map(({ before, word, after }, index) => (
          <span key={index}>
            {before}
            {gaps.includes(index) ? (
              <input
                className={styles['gap']}
                style={{ inlineSize: `${[...word].length + 2}ch` }}
                aria-label={t('memory-verses:gaps.word', {
                  position: gaps.indexOf(index) + 1,
                  count: gaps.length,
                })}
                value={typed.get(index) ?? ''}
                autoComplete="off"
                autoCapitalize="off"
                spellCheck={false}
                onChange={({ currentTarget }) => fill(index, currentTarget.value)}
              />
            ) : (
              word
            )}
            {after}
          </span>
        ))}
      </p>
      <div className={layout['row']}>
        <Button type="submit">{t('memory-verses:gaps.check')}</Button>
        <Button variant="default" onClick={showNext}>
          {t('memory-verses:gaps.show')}
        </Button>
      </div>
    </form>
  );
}
