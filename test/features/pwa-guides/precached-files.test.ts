// Tests of the troubleshooting check that parses the precache list of the app's own service worker
// and counts the listed files missing on this device.
import { expect, test } from 'vitest';
import {
  checkStoredShell,
  parsePrecacheList,
} from '../../../src/features/pwa-guides/troubleshoot/precached-files.ts';
import { encodeShellFiles } from '../../../.ci/vite-plugins/service-worker.ts';

const names = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i'].map((letter) => ({
  url: `/assets/part-${letter}-_x1.Y2.js`,
  revision: null,
}));
const shell = [
  ...names,
  { url: '/assets/look-a1.css', revision: null },
  { url: '/assets/serif-a1.woff2', revision: null },
  { url: '/icon.svg', revision: '5dae61dce5f1d94b' },
  { url: '/index.html', revision: 'b9a7dbb3b187b3ca' },
];
const { __PARTS__: parts, __NAMED_FILES__: named } = encodeShellFiles(shell, {});
const minified = `var a=\`In it is one of ten or so words or more\`;st(${parts.replaceAll('"', '`')},${named.replaceAll(/"(url|revision)"/g, '$1').replaceAll('"', '`')})`;
const site = 'https://app.example';
const getAddress = ({
  url,
  revision,
}: (typeof shell)[number] | { url: string; revision: string | null }) =>
  `${site}${url}${revision === null ? '' : `?__WB_REVISION__=${revision}`}`;

test('the list is read as the build writes it, minified or not', () => {
  const expected = shell.map(({ url, revision }) => ({ path: url, revision }));
  expect(parsePrecacheList(minified)).toEqual(expected);
  expect(parsePrecacheList(`shellFiles(${parts}, ${named})`)).toEqual(expected);
  expect(parsePrecacheList('self.x = 1;')).toEqual([]);
});

test('every missing file is counted, also a file of an older revision', () => {
  const listed = parsePrecacheList(minified);
  const all = shell.map(getAddress);
  expect(checkStoredShell(all, listed, '')).toEqual({ stored: 13, total: 13, isSure: true });
  expect(checkStoredShell(all.slice(8), listed, '')).toEqual({
    stored: 5,
    total: 13,
    isSure: true,
  });
  expect(
    checkStoredShell(
      all.map((address) => address.replace('5dae61dce5f1d94b', 'old')),
      listed,
      '',
    ),
  ).toEqual({ stored: 12, total: 13, isSure: true });
});

test('the files of an older build or an offline device are checked with their own page', () => {
  const page =
    '<link rel="stylesheet" crossorigin href="/assets/old.css"><script type="module" crossorigin src="/assets/old.js"></script><link rel="icon" href="/icon.svg">';
  const oldUrls = ['/index.html?__WB_REVISION__=older', '/assets/old.js', '/assets/old.css'].map(
    (path) => site + path,
  );
  expect(checkStoredShell(oldUrls, parsePrecacheList(minified), page)).toEqual({
    stored: 3,
    total: 3,
    isSure: false,
  });
  expect(checkStoredShell(oldUrls.slice(0, 2), [], page)).toEqual({
    stored: 2,
    total: 3,
    isSure: false,
  });
  expect(checkStoredShell(oldUrls.slice(1), [], '')).toEqual({
    stored: 0,
    total: 1,
    isSure: false,
  });
});
