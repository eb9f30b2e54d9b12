// Month grid of the journal: days in weeks, days with entries marked. Keyboard control follows the
// grid pattern of the WAI-ARIA practices.
import { Card, Group, Text } from '@mantine/core';
import {
  IconChevronLeft,
  IconChevronRight,
  IconChevronsLeft,
  IconChevronsRight,
} from '@tabler/icons-react';
import { useEffect, useId, useRef, useState } from 'react';
import type { KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../locales/language.ts';
import { formatDay, formatMonth } from '../../../locales/format-day.ts';
import { addDays, addMonths, getWeekday, buildWeeks } from '../../../ui/calendar/month-days.ts';
import { IconButton } from '../../../ui/icon-button.tsx';
import styles from './month-grid.module.css';
import elements from '../../../ui/elements.module.css';
import layout from '../../../ui/page-layout.module.css';

interface MonthGridProps {
  /** YYYY-MM-DD; its month is shown first. */
  selected: string;
  today: string;
  /** The latest day that can be selected. */
  lastDay: string;
  /** 1 is Monday. */
  firstWeekday: number;
  getEntryCount: (date: string) => number;
  onSelect: (date: string) => void;
}

export function MonthGrid({
  selected,
  today,
  lastDay,
  firstWeekday,
  getEntryCount,
  onSelect,
}: MonthGridProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const titleId = useId();
  const hintId = useId();
  const grid = useRef<HTMLDivElement>(null);
  /** The day from which the arrow keys move. */
  const [focusedDate, setFocusedDate] = useState(selected);
  const movedByKey = useRef(false);
  useEffect(() => {
    if (movedByKey.current)
      grid.current?.querySelector<HTMLElement>(`[data-date="${focusedDate}"]`)?.focus();
    movedByKey.current = false;
  }, [focusedDate]);

  const weeks = buildWeeks(focusedDate.slice(0, 7), firstWeekday);
  const isLast = focusedDate.slice(0, 7) >= lastDay.slice(0, 7);

  /** No farther than the last day. */
  function go(date: string): void {
    setFocusedDate(date > lastDay ? lastDay : date);
  }

  function move(event: KeyboardEvent): void {
    const next = findDayByKey(event, focusedDate, firstWeekday);
    if (next === undefined) return;
    event.preventDefault();
    movedByKey.current = (next > lastDay ? lastDay : next) !== focusedDate;
    go(next);
  }

  return (
    <Card p="sm" style={{ gap: 'var(--mantine-spacing-xs)' }}>
      <Group gap={0} wrap="nowrap">
        <MonthStepButton
          label={t('gratitude:previousYear')}
          icon={IconChevronsLeft}
          onClick={() => go(addMonths(focusedDate, -12))}
        />
        <MonthStepButton
          label={t('gratitude:previousMonth')}
          icon={IconChevronLeft}
          onClick={() => go(addMonths(focusedDate, -1))}
        />
        <h2 id={titleId} aria-live="polite" className={`${elements['title']} ${styles['title']}`}>
          {formatMonth(language, focusedDate)}
        </h2>
        <MonthStepButton
          label={t('gratitude:nextMonth')}
          icon={IconChevronRight}
          disabled={isLast}
          onClick={() => go(addMonths(focusedDate, 1))}
        />
        <MonthStepButton
          label={t('gratitude:nextYear')}
          icon={IconChevronsRight}
          disabled={isLast}
          onClick={() => go(addMonths(focusedDate, 12))}
        />
      </Group>
      <div
        ref={grid}
        role="grid"
        aria-labelledby={titleId}
        aria-describedby={hintId}
        onKeyDown={move}
      >
        <div role="row" className={styles['row']}>
          {listWeekdayNames(firstWeekday).map((date) => (
            <Text
              key={date}
              role="columnheader"
              aria-label={formatDay(language, date, 'weekday')}
              span
              py={4}
              c="dimmed"
              fz="xs"
              style={{ overflow: 'hidden' }}
            >
              {formatDay(language, date, 'shortWeekday')}
            </Text>
          ))}
        </div>
        {weeks.map((week, row) => (
          <div key={row} role="row" className={styles['row']}>
            {week.map(
              (date, column) =>
                date !== null && (
                  <div
                    key={date}
                    role="gridcell"
                    aria-colindex={column + 1}
                    aria-selected={date === selected}
                    style={{ gridColumn: column + 1 }}
                  >
                    <button
                      type="button"
                      data-date={date}
                      data-marked={getEntryCount(date) > 0 || undefined}
                      className={styles['day']}
                      tabIndex={date === focusedDate ? 0 : -1}
                      aria-current={date === today ? 'date' : undefined}
                      aria-label={nameOf(date)}
                      disabled={date > lastDay}
                      onClick={() => {
                        setFocusedDate(date);
                        onSelect(date);
                      }}
                    >
                      <span>{Number(date.slice(8))}</span>
                      <span
                        aria-hidden="true"
                        className={styles['marks']}
                        data-count={Math.min(getEntryCount(date), 3)}
                      />
                    </button>
                  </div>
                ),
            )}
          </div>
        ))}
      </div>
      <p id={hintId} className={layout['visuallyHidden']}>
        {t('gratitude:gridHint')}
      </p>
    </Card>
  );

  function nameOf(date: string): string {
    const description = formatDay(language, date, 'full');
    const count = getEntryCount(date);
    return count === 0 ? description : t('gratitude:dayWithEntries', { date: description, count });
  }
}

function MonthStepButton({
  label,
  icon: Icon,
  disabled = false,
  onClick,
}: {
  label: string;
  icon: typeof IconChevronLeft;
  disabled?: boolean;
  onClick: () => void;
}) {
  // Not `disabled`, because the button to the last month would lose the focus.
  return (
    <IconButton
      aria-label={label}
      title={label}
      aria-disabled={disabled}
      onClick={() => !disabled && onClick()}
    >
      <Icon size={20} aria-hidden />
    </IconButton>
  );
}

function findDayByKey(
  { key, shiftKey, altKey, ctrlKey, metaKey }: KeyboardEvent,
  date: string,
  firstWeekday: number,
): string | undefined {
  if (altKey || ctrlKey || metaKey) return undefined;
  const inWeek = (getWeekday(date) - firstWeekday + 7) % 7;
  switch (key) {
    case 'ArrowLeft':
      return addDays(date, -1);
    case 'ArrowRight':
      return addDays(date, 1);
    case 'ArrowUp':
      return addDays(date, -7);
    case 'ArrowDown':
      return addDays(date, 7);
    case 'Home':
      return addDays(date, -inWeek);
    case 'End':
      return addDays(date, 6 - inWeek);
    case 'PageUp':
      return addMonths(date, shiftKey ? -12 : -1);
    case 'PageDown':
      return addMonths(date, shiftKey ? 12 : 1);
    default:
      return undefined;
  }
}

/** Seven days of any week, for their names: the 3rd of January 2000 was a Monday. */
function listWeekdayNames(firstWeekday: number): string[] {
  return Array.from({ length: 7 }, (_day, index) =>
    addDays('2000-01-03', firstWeekday - 1 + index),
  );
}
