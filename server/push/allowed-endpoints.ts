// Checks which push endpoints the server may send to. Clients supply the endpoints, so an endpoint
// must not lead into the server's own network (SSRF).
import { lookup, type LookupAddress } from 'node:dns';
import { BlockList, isIP, type LookupFunction } from 'node:net';
import type { Settings } from '../settings.ts';

/**
 * Special-purpose IPv4 addresses from https://www.iana.org/assignments/iana-ipv4-special-registry,
 * and all addresses that are not host addresses.
 */
const within4 = new BlockList();
for (const [net, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
] as const)
  within4.addSubnet(net, bits, 'ipv4');
// In IPv6 only 2000::/3 is assigned to hosts. Within 2000::/3 the list blocks ranges for
// documentation, protocols and embedded IPv4. IPv6 needs separate lists, because Node treats IPv4
// as a part of IPv6.
const within6 = new BlockList();
for (const [net, bits] of [
  ['::', 3],
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
  ['4000::', 2],
  ['8000::', 1],
] as const)
  within6.addSubnet(net, bits, 'ipv6');

export function isPublicAddress(address: string): boolean {
  switch (isIP(address)) {
    case 4:
      return !within4.check(address, 'ipv4');
    case 6:
      return !within6.check(address, 'ipv6');
    default:
      return false;
  }
}

/**
 * Push hosts of the known browsers: Chromium browsers, Firefox, Safari and Edge. Any other host
 * could be the target of an attack.
 */
const knownHosts = [
  'fcm.googleapis.com',
  'jmt17.google.com',
  '*.push.services.mozilla.com',
  '*.push.apple.com',
  '*.notify.windows.com',
];

/**
 * `allowAnyPushHost`: http and every address, for a push service on the same machine, in tests.
 * `pushHosts`: others that the owner trusts.
 */
export type PushHostSettings = Pick<Settings, 'allowAnyPushHost' | 'pushHosts'>;

export function isAllowedPushEndpoint(
  endpoint: string,
  { allowAnyPushHost, pushHosts }: PushHostSettings,
): boolean {
  if (!URL.canParse(endpoint)) return false;
  const { protocol, hostname, port, username, password, hash } = new URL(endpoint);
  if (username !== '' || password !== '' || hash !== '') return false;
  if (allowAnyPushHost) return protocol === 'https:' || protocol === 'http:';
  if (protocol !== 'https:' || port !== '') return false;
  return [...knownHosts, ...pushHosts].some((host) =>
    host.startsWith('*.') ? hostname.endsWith(host.slice(1)) : hostname === host,
  );
}

/**
 * DNS lookup that fails when any resolved address is not public. The connection uses the checked
 * addresses, so a second lookup cannot return different ones.
 */
export const lookupPublicAddress: LookupFunction = (hostname, options, done) => {
  lookup(hostname, { ...options, all: true }, (error, found: LookupAddress[]) => {
    const [first] = found ?? [];
    if (error || !first) return done(error ?? new Error('No address.'), '');
    if (!found.every(({ address }) => isPublicAddress(address)))
      return done(Object.assign(new Error('Not a public address.'), { code: 'ENOTOUTSIDE' }), '');
    return options.all ? done(null, found) : done(null, first.address, first.family);
  });
};
