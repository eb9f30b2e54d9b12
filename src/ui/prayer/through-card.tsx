// One prayer in quiet: its words, and what one can say of it before the next. Arrow keys go on and back.
import { Button } from '@mantine/core';
import { IconCheck, IconMoon } from '@tabler/icons-react';
import { useEffect, useEffectEvent, useRef } from 'react';
import type { MouseEvent, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { EarlierWording } from '../../../schemas/fields.ts';
import type { Prayer } from '../../../schemas/prayer.ts';
import { useLanguage } from '../../i18n/language.ts';
import { EarlierWordings } from '../earlier-wordings.tsx';
import { longDay } from '../gratitude/day-words.ts';
import { SyncMark } from '../sync-mark.tsx';
import type { SyncMarkState } from '../sync-mark.tsx';
import { Answered } from './answered.tsx';
import { titleOf } from './prayer-title.ts';
import { PrayerWords, saysTitle, Words } from './prayer-words.tsx';
import styles from './through-card.module.css';

interface ThroughCardProps {
  prayer: Prayer;
  category: string;
  sync: SyncMarkState;
  /** From 1. */
  place: number;
  count: number;
  /** YYYY-MM-DD */
  writtenDay: string;
  /** YYYY-MM-DD; null where it was not prayed here since it was written. */
  prayedDay: string | null;
  isPrayedToday: boolean;
  /** Notes and a testimony. */
  children: ReactNode;
  onPrayed: () => void;
  onNext: () => void;
  /** Undefined at the first. */
  onBack: (() => void) | undefined;
  onRest: () => void;
  onAnswered: () => void;
  onOtherDay: () => void;
  onEnough: () => void;
  onRestore: (wording: EarlierWording) => void;
}

export function ThroughCard({ prayer, category, sync, place, count, writtenDay, prayedDay, isPrayedToday, children, onPrayed, onNext, onBack, onRest, onAnswered, onOtherDay, onEnough, onRestore }: ThroughCardProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const heading = useRef<HTMLHeadingElement>(null);
  // Each prayer is read out as it comes, and keys go on from there.
  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
    window.scrollTo({ top: 0 });
  }, []);

  useArrows({ onNext, onBack });

  const since = isPrayedToday ? t('prayer.through.prayedToday') : prayedDay === null ? t('prayer.through.written', { date: longDay(language, writtenDay) }) : t('prayer.through.lastPrayed', { date: longDay(language, prayedDay) });
  return (
    <section className={styles['way']}>
      <div className={styles['head']}>
        <h2 ref={heading} tabIndex={-1}>
          {t('prayer.through.prayerAt', { place, count })}
        </h2>
        <Button variant="subtle" onClick={onEnough}>
          {t('prayer.through.enough')}
        </Button>
      </div>
      <progress className={styles['progress']} value={place - 1} max={count} aria-hidden />
      <article className={styles['sheet']}>
        {!saysTitle(prayer) && (
          <h3 dir="auto" className={styles['title']}>
            {titleOf(prayer)}
          </h3>
        )}
        <p className={styles['about']}>
          <span dir="auto">{category}</span>
          <span>{since}</span>
          <SyncMark state={sync} />
        </p>
        <PrayerWords prayer={prayer} />
        <EarlierWordings wordings={prayer.earlier_wordings ?? []} onRestore={onRestore} />
        {prayer.is_answered && <Answered date={prayer.answered_date ?? null} onOtherDay={onOtherDay} />}
        {prayer.testimony && <Words text={prayer.testimony} />}
        {children}
        {!prayer.is_answered && (
          <div className={styles['more']}>
            <Button variant="subtle" px="sm" leftSection={<IconCheck size={18} aria-hidden />} onClick={onAnswered}>
              {t('prayer.markAnswered')}
            </Button>
            <Button variant="subtle" px="sm" leftSection={<IconMoon size={18} aria-hidden />} onClick={onRest}>
              {t('prayer.through.rest')}
            </Button>
          </div>
        )}
      </article>
      <div className={styles['acts']}>
        <Button variant="default" disabled={!onBack} onClick={firstTap(() => onBack?.())}>
          {t('prayer.through.previous')}
        </Button>
        {!prayer.is_answered && <Button onClick={firstTap(onPrayed)}>{t('prayer.through.prayed')}</Button>}
        <Button variant="default" onClick={firstTap(onNext)}>
          {t('prayer.through.next')}
        </Button>
      </div>
    </section>
  );
}

/** They go on and back, wherever the focus is; in a field they move in its words. */
function useArrows({ onNext, onBack }: Pick<ThroughCardProps, 'onNext' | 'onBack'>): void {
  const hear = useEffectEvent((event: KeyboardEvent): void => {
    const { target, key, altKey, ctrlKey, metaKey, shiftKey } = event;
    const isElsewhere = target instanceof Element && target.closest('textarea, input, select, dialog, [popover]') !== null;
    if (altKey || ctrlKey || metaKey || shiftKey || event.defaultPrevented || isElsewhere) return;
    const move = key === 'ArrowRight' ? onNext : key === 'ArrowLeft' ? onBack : undefined;
    if (!move) return;
    event.preventDefault();
    move();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent): void => hear(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
}

/** The second tap of a double tap would fall on the next prayer. */
function firstTap(act: () => void): (event: MouseEvent) => void {
  return ({ detail }) => {
    if (detail <= 1) act();
  };
}
