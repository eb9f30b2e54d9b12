// Tests of the addresses of push services, which clients supply: no address may lead into the
// network of the server.
import { describe, expect, test } from 'vitest';
import {
  isPublicAddress,
  isAllowedPushEndpoint,
  lookupPublicAddress,
} from '../../../server/push/allowed-endpoints.ts';

describe('a public IP address', () => {
  test.each([
    '8.8.8.8',
    '142.250.185.106',
    '1.1.1.1',
    '223.255.255.1',
    '2a00:1450:4001:82b::200a',
    '2606:4700::1111',
  ])('is %s', (address) => {
    expect(isPublicAddress(address)).toBe(true);
  });

  test.each([
    '127.0.0.1',
    '127.255.0.1',
    '10.1.2.3',
    '172.16.0.1',
    '172.31.255.255',
    '192.168.1.1',
    '169.254.169.254',
    '100.64.0.1',
    '0.0.0.0',
    '224.0.0.1',
    '255.255.255.255',
    '198.18.0.1',
    '192.0.2.1',
    '::1',
    '::',
    'fe80::1',
    'fc00::1',
    'fd12::1',
    'ff02::1',
    '::ffff:127.0.0.1',
    '::ffff:8.8.8.8',
    '64:ff9b::a00:1',
    '2002:7f00:1::',
    '2001:db8::1',
    '2001::1',
    'example.org',
    '',
  ])('is not %s', (address) => {
    expect(isPublicAddress(address)).toBe(false);
  });
});

describe('the address of a push service', () => {
  test.each([
    'https://fcm.googleapis.com/fcm/send/abc:def',
    'https://updates.push.services.mozilla.com/wpush/v2/x',
    'https://web.push.apple.com/Q',
    'https://wns2-am3p.notify.windows.com/w/?token=a%2b',
  ])('is %s', (endpoint) => {
    expect(isAllowedPushEndpoint(endpoint, { allowAnyPushHost: false, pushHosts: [] })).toBe(true);
  });

  test.each([
    'http://fcm.googleapis.com/x',
    'https://127.0.0.1/x',
    'https://[::1]/x',
    'https://localhost/x',
    'https://metadata/x',
    'https://2130706433/x',
    'https://0x7f.1/x',
    'https://169.254.169.254/latest',
    'https://fcm.googleapis.com:8443/x',
    'https://a:b@fcm.googleapis.com/x',
    'https://fcm.googleapis.com/x#y',
    'ftp://fcm.googleapis.com/x',
    'nothing',
    'https://push.example.org/x',
    'https://8.8.8.8/x',
    'https://a.fcm.googleapis.com/x',
    'https://evilpush.apple.com/x',
    'https://push.apple.com.example.org/x',
    'https://push.services.mozilla.com.evil.example/x',
  ])('is not %s', (endpoint) => {
    expect(isAllowedPushEndpoint(endpoint, { allowAnyPushHost: false, pushHosts: [] })).toBe(false);
  });

  test('a push service may be at a host or subdomain that the owner trusts', () => {
    const endpoints = {
      allowAnyPushHost: false,
      pushHosts: ['push.example.org', '*.push.example.net'],
    };
    const expectedResults = [
      'https://push.example.org/x',
      'https://a.push.example.net/x',
      'https://push.example.net/x',
      'https://b.push.example.org/x',
    ].map((endpoint) => isAllowedPushEndpoint(endpoint, endpoints));
    expect(expectedResults).toEqual([true, true, false, false]);
  });

  test('a push service may run on this machine when the settings allow it', () => {
    expect(
      isAllowedPushEndpoint('http://127.0.0.1:9/x', { allowAnyPushHost: true, pushHosts: [] }),
    ).toBe(true);
    expect(
      isAllowedPushEndpoint('ftp://127.0.0.1/x', { allowAnyPushHost: true, pushHosts: [] }),
    ).toBe(false);
  });
});

test.each([true, false])(
  'a host name that resolves to an internal address is not connected to (all: %s)',
  async (all) => {
    const fault = await new Promise((resolve) => {
      lookupPublicAddress('localhost', { all }, (error) => resolve(error));
    });
    expect(fault).toMatchObject({ code: 'ENOTOUTSIDE' });
  },
);
