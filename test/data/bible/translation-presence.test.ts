// Tests of the presence of each listed Bible translation (on this device, in part, or only with a
// connection) and reasons for translations not offered.
import { expect, test } from 'vitest';
import type { Translation } from '../../../schemas/bible/translations.ts';
import type {
  DownloadedScope,
  DownloadedTranslation,
} from '../../../src/data/bible/library/library-database.ts';
import {
  listAbsentTranslations,
  markPresence,
} from '../../../src/data/bible/translation-presence.ts';

const list: Translation[] = [
  { code: 'KJV', language: 'en', name: 'King James Version' },
  { code: 'WEB', language: 'en', name: 'World English Bible' },
  { code: 'FRLSG', language: 'fr', name: 'Louis Segond 1910' },
  { code: 'RVA', language: 'es', name: 'Reina-Valera Antigua' },
];

function buildDownloaded(code: string, ...scopes: string[]): DownloadedTranslation {
  return {
    code,
    language: 'en',
    name: code,
    scopes: scopes.map((scope): DownloadedScope => ({
      scope,
      chapters: 1,
      bytes: 1,
      sha256: '',
      kept: '',
    })),
  };
}

const downloaded = [
  buildDownloaded('WEB', 'OT', 'NT'),
  buildDownloaded('FRLSG', 'PSA'),
  buildDownloaded('RVA', 'all'),
];
const listAbsent = (isOnline: boolean) =>
  markPresence('en', list, downloaded, isOnline).map(({ code, presence }) => [code, presence]);

test('with a connection the translations keep their order, and local texts are marked', () => {
  expect(listAbsent(true)).toEqual([
    ['KJV', undefined],
    ['WEB', 'whole'],
    ['FRLSG', 'part'],
    ['RVA', 'whole'],
  ]);
});

test('without a connection, local translations come first and the others are marked', () => {
  expect(listAbsent(false)).toEqual([
    ['WEB', 'whole'],
    ['FRLSG', 'part'],
    ['RVA', 'whole'],
    ['KJV', 'away'],
  ]);
});

test('each translation that is not offered has a reason', () => {
  const absent = listAbsentTranslations('fr', [{ code: 'KJV' }]);
  expect(absent.find(({ code }) => code === 'ESV')?.reason).toBe('key');
  expect(
    absent.filter(({ name }) => name === 'Bible Darby').map(({ code, reason }) => [code, reason]),
  ).toEqual([['DARBY', 'server']]);
  expect(absent[0]?.language).toBe('fr');
  expect(absent.some(({ code }) => code === 'KJV')).toBe(false);
});
