// Tests of the month grid of the gratitude journal and of its date functions: weeks, first weekday
// by country, keyboard navigation and day marks.
import { fireEvent, screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import {
  addDays,
  addMonths,
  getFirstWeekday,
  getWeekday,
  buildWeeks,
} from '../../../src/ui/calendar/month-days.ts';
import { MonthGrid } from '../../../src/features/gratitude/components/month-grid.tsx';
import { changeTestLanguage, renderWithProviders } from '../../support/render.tsx';

const counts = new Map([
  ['2026-11-14', 1],
  ['2026-11-20', 12],
]);

function draw(changes: Partial<Parameters<typeof MonthGrid>[0]> = {}) {
  const onSelect = vi.fn();
  renderWithProviders(
    <MonthGrid
      selected="2026-11-22"
      today="2026-11-22"
      lastDay="2026-11-22"
      firstWeekday={1}
      getEntryCount={(date) => counts.get(date) ?? 0}
      onSelect={onSelect}
      {...changes}
    />,
  );
  return onSelect;
}

const grid = () => screen.getByRole('grid');
const at = () => document.activeElement?.getAttribute('data-date');
function press(...keys: string[]): void {
  for (const key of keys)
    fireEvent.keyDown(
      document.activeElement ?? grid(),
      key.startsWith('Shift+') ? { key: key.slice(6), shiftKey: true } : { key },
    );
}

test.each([
  [
    '2026-11',
    1,
    [
      ['2026-11-01', 6],
      ['2026-11-30', 0],
    ],
    6,
  ],
  [
    '2026-11',
    7,
    [
      ['2026-11-01', 0],
      ['2026-11-30', 1],
    ],
    5,
  ],
  [
    '2024-02',
    1,
    [
      ['2024-02-01', 3],
      ['2024-02-29', 3],
    ],
    5,
  ],
  [
    '2021-02',
    1,
    [
      ['2021-02-01', 0],
      ['2021-02-28', 6],
    ],
    4,
  ],
  [
    '2026-08',
    6,
    [
      ['2026-08-01', 0],
      ['2026-08-31', 2],
    ],
    5,
  ],
] as const)(
  'the weeks of %s that begin on weekday %i hold every day once',
  (month, first, endsOn, length) => {
    const weeks = buildWeeks(month, first);
    expect(weeks).toHaveLength(length);
    for (const [date, column] of endsOn)
      expect(weeks.find((week) => week.includes(date))?.indexOf(date)).toBe(column);
    const days = weeks.flat().filter((date) => date !== null);
    expect(days).toEqual(
      days.map((_day, place) => `${month}-${String(place + 1).padStart(2, '0')}`),
    );
  },
);

test('addDays crosses the ends of months and years and clock changes', () => {
  expect([addDays('2024-02-28', 1), addDays('2026-01-01', -1), addDays('2026-03-29', 1)]).toEqual([
    '2024-02-29',
    '2025-12-31',
    '2026-03-30',
  ]);
  expect([
    addMonths('2026-01-31', 1),
    addMonths('2024-02-29', -12),
    addMonths('2026-01-15', -1),
    addMonths('2026-12-31', 2),
  ]).toEqual(['2026-02-28', '2023-02-28', '2025-12-15', '2027-02-28']);
  expect([getWeekday('2026-11-22'), getWeekday('2026-11-23')]).toEqual([7, 1]);
});

test('the first weekday follows the user’s country, even if the browser does not report it', () => {
  const cases: [string, string[], number][] = [
    ['en', ['en-US'], 7],
    ['en', ['fr-FR', 'en-GB'], 1],
    ['en', [], 7],
    ['fr', ['fr-CA'], 7],
    ['fr', ['en-US'], 1],
    ['es', ['es-ES'], 1],
    ['es', ['es-MX'], 7],
    ['pt', ['pt-BR'], 7],
    ['fr', ['fr-DZ'], 6],
    ['pt', ['pt-not_a_tag', 'pt-BR'], 7],
  ];
  for (const [language, expected, first] of cases)
    expect([expected, getFirstWeekday(language, expected)]).toEqual([expected, first]);
  const { prototype } = Intl.Locale;
  const weekStarts = {
    getWeekInfo: Object.getOwnPropertyDescriptor(prototype, 'getWeekInfo'),
    weekInfo: Object.getOwnPropertyDescriptor(prototype, 'weekInfo'),
  };
  for (const name of Object.keys(weekStarts)) Reflect.deleteProperty(prototype, name);
  try {
    for (const [language, expected, first] of cases)
      expect([expected, getFirstWeekday(language, expected)]).toEqual([expected, first]);
  } finally {
    for (const [name, ownStart] of Object.entries(weekStarts))
      if (ownStart) Object.defineProperty(prototype, name, ownStart);
  }
});

test('a day states its date and its number of entries, and has a mark besides its colour', () => {
  draw();
  const one = screen.getByRole('button', { name: 'Saturday, November 14, 2026, 1 entry' });
  expect(one.querySelector('[data-count="1"]')).not.toBeNull();
  expect(one.dataset['marked']).toBe('true');
  expect(
    screen
      .getByRole('button', { name: 'Friday, November 20, 2026, 12 entries' })
      .querySelector('[data-count="3"]'),
  ).not.toBeNull();
  expect(
    screen.getByRole('button', { name: 'Thursday, November 19, 2026' }).dataset['marked'],
  ).toBeUndefined();
  const today = screen.getByRole('button', { name: 'Sunday, November 22, 2026' });
  expect(today.getAttribute('aria-current')).toBe('date');
  expect(today.closest('[role="gridcell"]')?.getAttribute('aria-selected')).toBe('true');
});

test('the month grid has its month and weekdays as names in the user’s language', async () => {
  await changeTestLanguage('fr');
  draw();
  expect(screen.getByRole('grid', { name: 'novembre 2026' })).toBeDefined();
  expect(screen.getAllByRole('columnheader').map((one) => one.getAttribute('aria-label'))).toEqual([
    'lundi',
    'mardi',
    'mercredi',
    'jeudi',
    'vendredi',
    'samedi',
    'dimanche',
  ]);
  expect(screen.getByRole('button', { name: 'samedi 14 novembre 2026, 1 texte' })).toBeDefined();
});

test('keys move by day, week, month and year, and only one day is a tab stop', () => {
  draw();
  screen.getByRole('button', { name: 'Sunday, November 22, 2026' }).focus();
  press('ArrowLeft');
  expect(at()).toBe('2026-11-21');
  press('ArrowUp', 'Home');
  expect(at()).toBe('2026-11-09');
  press('End');
  expect(at()).toBe('2026-11-15');
  press('PageUp');
  expect(at()).toBe('2026-10-15');
  press('Shift+PageUp');
  expect(at()).toBe('2025-10-15');
  press('Shift+PageDown', 'ArrowDown', 'ArrowRight');
  expect(at()).toBe('2026-10-23');
  expect(
    within(grid())
      .getAllByRole('button')
      .filter((day) => day.tabIndex === 0)
      .map((day) => day.dataset['date']),
  ).toEqual(['2026-10-23']);
});

test('keys and buttons do not move past the last day, and the focus is kept', () => {
  draw({ selected: '2026-11-20' });
  screen.getByRole('button', { name: /November 20/ }).focus();
  press('ArrowDown');
  expect(at()).toBe('2026-11-22');
  press('ArrowRight', 'PageDown', 'End');
  expect(at()).toBe('2026-11-22');
  press('ArrowLeft');
  expect(at()).toBe('2026-11-21');
  const next = screen.getByRole('button', { name: 'Next month' });
  expect(next.getAttribute('aria-disabled')).toBe('true');
  fireEvent.click(next);
  expect(screen.getByRole('grid', { name: 'November 2026' })).toBeDefined();
  expect(
    screen.getByRole<HTMLButtonElement>('button', { name: 'Monday, November 23, 2026' }).disabled,
  ).toBe(true);
});

test('a tap selects a day; another month selects nothing and keeps the focus on the button', () => {
  const onSelect = draw();
  const previous = screen.getByRole('button', { name: 'Previous month' });
  previous.focus();
  fireEvent.click(previous);
  expect(onSelect).not.toHaveBeenCalled();
  expect(document.activeElement).toBe(previous);
  fireEvent.click(screen.getByRole('button', { name: 'Saturday, October 3, 2026' }));
  expect(onSelect).toHaveBeenCalledWith('2026-10-03');
});
