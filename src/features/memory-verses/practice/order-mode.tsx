// Mode “order”: pieces of the text are put in order, by tap or by keyboard.
import { Button } from '@mantine/core';
import { type KeyboardEvent, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import elements from '../../../ui/elements.module.css';
import layout from '../../../ui/page-layout.module.css';
import { getTextDirection, isInOrder, shufflePieces, splitIntoPieces } from '../verse-words.ts';
import type { ModeProps } from './mode-props.ts';
import styles from './practice.module.css';
import { WholeText } from './whole-text.tsx';

export function OrderMode({ words, text, language, seed, isFinished, onFinish }: ModeProps) {
  const { t } = useTranslation();
  const pieces = useMemo(() => splitIntoPieces(words), [words]);
  const shuffled = useMemo(() => shufflePieces(pieces, seed), [pieces, seed]);
  const [placed, setPlaced] = useState<readonly number[]>([]);
  const group = useRef<HTMLDivElement>(null);
  const open = shuffled.filter((piece) => !placed.includes(piece));
  const isComplete = open.length === 0;
  const isRight = isInOrder(pieces, placed);
  const direction = getTextDirection(language);

  if (isFinished) return <WholeText text={text} language={language} />;

  function place(piece: number): void {
    setPlaced([...placed, piece]);
    restoreFocus();
  }

  function takeBack(piece: number): void {
    setPlaced(placed.filter((other) => other !== piece));
    restoreFocus();
  }

  /** The pressed button moves to the other list, so the next piece takes the focus. */
  function restoreFocus(): void {
    requestAnimationFrame(() => {
      const next =
        group.current?.querySelector<HTMLElement>('[data-list="open"] button') ??
        group.current?.querySelector<HTMLElement>('[data-list="placed"] li:last-child button');
      next?.focus();
    });
  }

  /** Arrow keys move a placed piece in their direction on the screen. */
  function move(event: KeyboardEvent, index: number): void {
    const step = direction === 'rtl' ? -1 : 1;
    const target = { ArrowLeft: index - step, ArrowRight: index + step }[event.key];
    const piece = placed[index];
    if (target === undefined || piece === undefined || placed[target] === undefined) return;
    event.preventDefault();
    setPlaced(placed.toSpliced(index, 1).toSpliced(target, 0, piece));
  }

  return (
    <div ref={group} className={elements['stack']}>
      <p className={layout['muted']}>{t('memory-verses:order.hint')}</p>
      <ol
        className={styles['pieces']}
        data-list="placed"
        dir={direction}
        aria-label={t('memory-verses:order.placed')}
      >
        {placed.map((piece, index) => (
          <li key={piece} lang={language} dir="auto">
            <button
              type="button"
              className={styles['piece']}
              data-placed
              aria-label={t('memory-verses:order.takeBack', {
                text: pieces[piece],
                position: index + 1,
              })}
              onClick={() => takeBack(piece)}
              onKeyDown={(event) => move(event, index)}
            >
              {pieces[piece]}
            </button>
          </li>
        ))}
      </ol>
      <ul
        className={styles['pieces']}
        data-list="open"
        dir={direction}
        aria-label={t('memory-verses:order.open')}
      >
        {open.map((piece) => (
          <li key={piece} lang={language} dir="auto">
            <button type="button" className={styles['piece']} onClick={() => place(piece)}>
              {pieces[piece]}
            </button>
          </li>
        ))}
      </ul>
      <p role="status" className={elements['noSpaceWhenEmpty']}>
        {isComplete &&
          (isRight ? t('memory-verses:order.right') : t('memory-verses:order.different'))}
      </p>
      <Button w="fit-content" variant={isRight ? 'filled' : 'default'} onClick={onFinish}>
        {isRight ? t('memory-verses:order.goOn') : t('memory-verses:showVerse')}
      </Button>
    </div>
  );
}
