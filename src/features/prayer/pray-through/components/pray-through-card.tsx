// One prayer of praying through: its text and the actions before the next prayer. Arrow keys go to
// the next and the previous prayer.
import { Button, Group, Progress, Title } from '@mantine/core';
import '@mantine/core/styles/Progress.layer.css';
import { IconCheck, IconChevronLeft, IconMoon } from '@tabler/icons-react';
import { useEffect, useEffectEvent, useRef } from 'react';
import type { MouseEvent, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { PreviousVersion } from '../../../../../schemas/fields.ts';
import type { Prayer, VersionGroup } from '../../../../../schemas/entities/prayer.ts';
import { useLanguage } from '../../../../locales/language.ts';
import { PreviousVersions } from '../../../journal/components/previous-versions.tsx';
import { formatLongDay } from '../../../../locales/format-day.ts';
import { SyncStateBadge } from '../../../../ui/sync-state-badge.tsx';
import type { SyncBadgeState } from '../../../../ui/sync-state-badge.tsx';
import { AnsweredLine } from '../../components/answered-line.tsx';
import { getPrayerTitle } from '../../components/prayer-title.ts';
import { PrayerText, includesTitle, LongPrayerText } from '../../components/prayer-text.tsx';
import styles from './pray-through-card.module.css';
import elements from '../../../../ui/elements.module.css';

interface PrayThroughCardProps {
  prayer: Prayer;
  previousVersions: readonly VersionGroup[];
  category: string;
  /** Null while there is nothing to show. */
  sync: SyncBadgeState | null;
  /** From 1. */
  position: number;
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
  onPause: () => void;
  onAnswered: () => void;
  onChangeDay: () => void;
  onFinish: () => void;
  onRestore: (versions: readonly PreviousVersion[]) => void;
}

export function PrayThroughCard({
  prayer,
  previousVersions,
  category,
  sync,
  position,
  count,
  writtenDay,
  prayedDay,
  isPrayedToday,
  children,
  onPrayed,
  onNext,
  onBack,
  onPause,
  onAnswered,
  onChangeDay,
  onFinish,
  onRestore,
}: PrayThroughCardProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const heading = useRef<HTMLHeadingElement>(null);
  // Focuses each new prayer, so that it is announced and the keyboard continues there.
  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
    window.scrollTo({ top: 0 });
  }, []);

  useArrowKeys({ onNext, onBack });

  const since = isPrayedToday
    ? t('prayer:prayThrough.prayedToday')
    : prayedDay === null
      ? t('prayer:prayThrough.written', { date: formatLongDay(language, writtenDay) })
      : t('prayer:prayThrough.lastPrayed', { date: formatLongDay(language, prayedDay) });
  return (
    <section className={styles['layout']}>
      <Group gap="sm" justify="space-between" wrap="nowrap">
        <Title order={2} ref={heading} tabIndex={-1} c="dimmed" ff="text" fw={400} fz="md">
          {t('prayer:prayThrough.position', { place: position, count })}
        </Title>
        <Button variant="subtle" onClick={onFinish}>
          {t('prayer:prayThrough.finish')}
        </Button>
      </Group>
      <Progress
        value={((position - 1) / count) * 100}
        size={4}
        color="var(--indigo)"
        bg="var(--line)"
        aria-hidden
      />
      <article className={elements['sheet']}>
        {!includesTitle(prayer) && (
          <h3 className={elements['title']} dir="auto">
            {getPrayerTitle(prayer)}
          </h3>
        )}
        <Group component="p" gap="4px 16px" c="dimmed" fz="sm">
          <span dir="auto">{category}</span>
          <span>{since}</span>
          {sync && <SyncStateBadge state={sync} />}
        </Group>
        <PrayerText prayer={prayer} />
        <PreviousVersions groups={previousVersions} onRestore={onRestore} />
        {prayer.is_answered && (
          <AnsweredLine date={prayer.answered_date ?? null} onChangeDay={onChangeDay} />
        )}
        {prayer.testimony && <LongPrayerText text={prayer.testimony} />}
        {children}
        {!prayer.is_answered && (
          <Group gap="0 8px" align="stretch" mx={-12}>
            <Button
              variant="subtle"
              px="sm"
              leftSection={<IconCheck size={18} aria-hidden />}
              onClick={onAnswered}
            >
              {t('prayer:markAnswered')}
            </Button>
            <Button
              variant="subtle"
              px="sm"
              leftSection={<IconMoon size={18} aria-hidden />}
              onClick={onPause}
            >
              {t('prayer:prayThrough.pause')}
            </Button>
          </Group>
        )}
      </article>
      <div className={styles['actions']}>
        {/* Its word would be wider than a third of a phone. */}
        <Button
          variant="default"
          px={11}
          aria-label={t('prayer:prayThrough.previous')}
          title={t('prayer:prayThrough.previous')}
          disabled={!onBack}
          onClick={ignoreDoubleTap(() => onBack?.())}
        >
          <IconChevronLeft size={20} aria-hidden />
        </Button>
        {!prayer.is_answered && (
          <Button onClick={ignoreDoubleTap(onPrayed)}>{t('prayer:prayThrough.prayed')}</Button>
        )}
        <Button variant="default" onClick={ignoreDoubleTap(onNext)}>
          {t('prayer:prayThrough.next')}
        </Button>
      </div>
    </section>
  );
}

/**
 * Goes to the next or previous prayer, wherever the focus is. In a text field the arrow keys move
 * the cursor.
 */
function useArrowKeys({ onNext, onBack }: Pick<PrayThroughCardProps, 'onNext' | 'onBack'>): void {
  const onKeyDown = useEffectEvent((event: KeyboardEvent): void => {
    const { target, key, altKey, ctrlKey, metaKey, shiftKey } = event;
    const isElsewhere =
      target instanceof Element &&
      target.closest('textarea, input, select, dialog, [popover]') !== null;
    if (altKey || ctrlKey || metaKey || shiftKey || event.defaultPrevented || isElsewhere) return;
    const move = key === 'ArrowRight' ? onNext : key === 'ArrowLeft' ? onBack : undefined;
    if (!move) return;
    event.preventDefault();
    move();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent): void => onKeyDown(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
}

/** The second tap of a double tap would fall on the next prayer. */
function ignoreDoubleTap(action: () => void): (event: MouseEvent) => void {
  return ({ detail }) => {
    if (detail <= 1) action();
  };
}
