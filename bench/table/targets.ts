// The targets of the project: for each work that has one, the limits that it must keep.
import { withoutLock } from '../journal/locked-home.ts';

export const figureNames = ['median', 'p95', 'p99', 'p95 of the median'] as const;
export type FigureName = (typeof figureNames)[number];

export interface Limit {
  figure: FigureName;
  bound: 'at most' | 'at least';
  /** In the unit of the row; with a peer, a multiple of the peer's median. */
  value: number;
  peer?: string;
}

export interface Target {
  bench: string;
  /** Work of the row. */
  work: string;
  limits: readonly Limit[];
}

/** Contestants of bench/replication and bench/server, as their rows name them. */
export const peerNames = {
  rxdb: 'RxDB plugin',
  pouch: 'PouchDB',
  limit: 'limit',
  bare: 'bare handler',
  emulator: 'emulator',
} as const;
const { rxdb, pouch, limit, bare, emulator } = peerNames;

const slower = ', 4× slower';
const fasterThanBoth = [atMost(0.9, rxdb), atMost(0.9, pouch)];
const pageStart = { fast: atMost(400), slow: atMost(1_500) };

export const targets: readonly Target[] = [
  ...of('replication', {
    'push of 1,000 edits, known to be safe': fasterThanBoth,
    'push of 1,000 creates, known to be safe': fasterThanBoth,
    'edit seen on another device': [
      atMost(0.9, rxdb),
      { figure: 'p95 of the median', bound: 'at most', value: 1.5 },
    ],
    'pull of 10,000, to live on the screen': [atMost(0.6, rxdb), atMost(1.25, limit)],
    'pull of 10,000, to all on the device': [atMost(0.6, rxdb), atMost(1.25, limit)],
    'page heap after a pull of 5,000': [atMost(1, pouch)],
    'page heap after a pull of 10,000': [atMost(1, pouch)],
  }),
  ...of('journal', {
    'Home with 10,000 records, first record of the user': [pageStart.fast],
    [`Home with 10,000 records, first record of the user${slower}`]: [pageStart.slow],
    'Home with 10,000 records, device lock on, first record of the user': [
      atMost(1.3, withoutLock),
    ],
    ...listPageTargets('My Prayers with 10,000 records'),
    ...listPageTargets('Journal with 10,000 records'),
    ...listPageTargets('Progress with 10,000 records'),
    ...listPageTargets('Search page with 10,000 records'),
    ...listPageTargets('Sync page with 10,000 records'),
    'Journal scrolled at 1,500 px/s': [atLeast(58)],
    'Journal scrolled at 1,500 px/s, late frames': [atMost(1)],
    [`Journal scrolled at 1,500 px/s${slower}`]: [atLeast(40)],
    [`Journal scrolled at 1,500 px/s, late frames${slower}`]: [atMost(10)],
    'My Prayers scrolled at 1,500 px/s, longest frame': [atMost(50)],
    'Journal scrolled at 1,500 px/s, longest frame': [atMost(50)],
    'Progress scrolled at 1,500 px/s, longest frame': [atMost(50)],
    'Search page scrolled at 1,500 px/s, longest frame': [atMost(50)],
    'Sync page scrolled at 1,500 px/s, longest frame': [atMost(50)],
    [`first prayer from the library, tap to painted${slower}`]: [atMost(150)],
    [`another prayer from the library, tap to painted${slower}`]: [atMost(150)],
    'search, key to painted, Bible and 10,000 own records': [
      atMost(15),
      { figure: 'p99', bound: 'at most', value: 30 },
    ],
  }),
  ...of('first-visit', {
    [`cold start to a painted chapter, server gone${slower}`]: [atMost(1_000)],
    'repeat visit to a painted chapter': [atMost(300)],
    'chapter turn, chapters read before, server gone': [atMost(50)],
  }),
  ...of('repeat-visits', {
    'first load, gzip': [atMost(175)],
    [`heading, server gone, a guest${slower}`]: [atMost(1_000)],
    [`heading, server gone, a signed-in user${slower}`]: [atMost(1_000)],
  }),
  ...of('bible', { 'chapter turn, whole translation on the device': [atMost(50)] }),
  ...of('layout-shift', {
    'layout shift of a guest, worst of all routes': [atMost(0.05)],
    'layout shift of a signed-in user, worst of all routes': [atMost(0.05)],
  }),
  ...of('server', {
    'list, 16 connections': [atLeast(0.8, bare)],
    'filter, 16 connections': [atLeast(0.8, bare)],
    'create, 16 connections': [atLeast(2, bare), atLeast(1.2, emulator)],
    'update, 16 connections': [atLeast(2, bare), atLeast(1.2, emulator)],
  }),
];

function of(bench: string, limits: Readonly<Record<string, readonly Limit[]>>): Target[] {
  return Object.entries(limits).map(([work, each]) => ({ bench, work, limits: each }));
}

function listPageTargets(work: string): Record<string, Limit[]> {
  return { [work]: [pageStart.fast], [`${work}${slower}`]: [pageStart.slow] };
}

function atMost(value: number, peer?: string): Limit {
  return { figure: 'median', bound: 'at most', value, ...(peer !== undefined && { peer }) };
}

function atLeast(value: number, peer?: string): Limit {
  return { figure: 'median', bound: 'at least', value, ...(peer !== undefined && { peer }) };
}
