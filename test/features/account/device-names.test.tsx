// Tests of the texts about signed-in devices: last activity, and which networks are public.
import i18next from 'i18next';
import { beforeAll, expect, test } from 'vitest';
import type { SessionRow } from '../../../schemas/api/backend-api.ts';
import {
  describeLastActive,
  getPublicNetwork,
} from '../../../src/features/account/devices/device-names.ts';
import { changeLanguage, initLanguage, loadNamespaces } from '../../../src/locales/language.ts';

beforeAll(async () => {
  await initLanguage();
  await loadNamespaces(['account']);
  await changeLanguage('en');
});

function buildRow(change: Partial<SessionRow>): SessionRow {
  return {
    id: 'phone',
    device: 'Firefox (Android)',
    network: null,
    created_date: '2026-01-01T12:00:00.000Z',
    last_used_date: '2026-11-20T12:00:00.000Z',
    is_current: false,
    receives_reminders: false,
    ...change,
  };
}

test.each([
  ['2026-11-20T18:00:00.000Z', 'Active today'],
  ['2026-11-21T13:00:00.000Z', 'Active yesterday'],
  ['2026-11-23T13:00:00.000Z', 'Active 3 days ago'],
  ['2027-02-20T13:00:00.000Z', 'Active 3 months ago'],
  // The clock of this device is behind.
  ['2026-11-18T13:00:00.000Z', 'Active today'],
])('a device used on November 20 is described on %s as %s', (now, words) => {
  expect(describeLastActive(i18next.t, 'en', buildRow({}), new Date(now))).toBe(words);
});

test('the device in use is active today, whatever time the server wrote', () => {
  const row = buildRow({ is_current: true });
  expect(describeLastActive(i18next.t, 'en', row, new Date('2026-11-22T13:00:00Z'))).toBe(
    'Active today',
  );
});

test.each(['203.0.113.0/24', '172.32.0.0/24', '100.128.0.0/24', '2001:db8:1::/48'])(
  'the network %s is public',
  (network) => {
    expect(getPublicNetwork(buildRow({ network }))).toBe(network);
  },
);

test.each([
  '127.0.0.0/24',
  '10.1.2.0/24',
  '172.16.0.0/24',
  '192.168.178.0/24',
  '100.64.0.0/24',
  'fd12:3456:789a::/48',
  'fe80:0:0::/48',
  '0:0:0::/48',
  null,
])('the network %s is not shown', (network) => {
  expect(getPublicNetwork(buildRow({ network }))).toBeNull();
});
