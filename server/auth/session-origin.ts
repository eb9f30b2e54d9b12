// Describes where a session is used: the browser and system from the User-Agent header, and the
// network from the IP address. No external service is used.
import { isIPv4, isIPv6 } from 'node:net';
import type { SessionOrigin } from '../store/store.ts';
import { getNetworkPrefix } from '../http/api-call-limit.ts';

/**
 * The first match counts: Edge, Opera and Samsung Internet also name Chrome, and Chrome also names
 * Safari.
 */
const browsers: readonly (readonly [pattern: RegExp, name: string])[] = [
  [/\bEdg(?:A|iOS)?\//, 'Edge'],
  [/\b(?:OPR|Opera|OPiOS)\b/, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(?:Firefox|FxiOS)\//, 'Firefox'],
  [/\b(?:Chrome|Chromium|CriOS)\//, 'Chrome'],
  [/\bVersion\/.*\bSafari\//, 'Safari'],
];

/** The first match counts: Android also names Linux, and iPhones also name Mac OS X. */
const systems: readonly (readonly [pattern: RegExp, name: string])[] = [
  [/\bAndroid\b/, 'Android'],
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bWindows\b/, 'Windows'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bMacintosh\b/, 'macOS'],
  [/\bLinux\b/, 'Linux'],
];

/** Longer headers are cut, so that the patterns stay cheap. */
const maxAgentLength = 500;

export function readSessionOrigin({
  ip,
  headers,
}: {
  ip: string;
  headers: { 'user-agent'?: string | undefined };
}): SessionOrigin {
  return { device: describeDevice(headers['user-agent']), network: getNetwork(ip) };
}

/**
 * Returns the browser and the system, as `Firefox (Android)`. The result contains only names from
 * the lists above, and no words that need a translation. Null if neither is known.
 */
export function describeDevice(userAgent = ''): string | null {
  const agent = userAgent.slice(0, maxAgentLength);
  const browser = browsers.find(([pattern]) => pattern.test(agent))?.[1];
  const system = systems.find(([pattern]) => pattern.test(agent))?.[1];
  if (browser === undefined) return system ?? null;
  return system === undefined ? browser : `${browser} (${system})`;
}

/**
 * Returns the network of the address: the first 24 bits of IPv4, the first 48 bits of IPv6. The
 * whole address is not stored. Null for a text that is no address.
 */
export function getNetwork(ip: string): string | null {
  const v4 = ip.replace(/^::ffff:/i, '');
  if (isIPv4(v4)) return `${v4.split('.').slice(0, 3).join('.')}.0/24`;
  const [v6 = ''] = ip.split('%');
  if (!isIPv6(v6)) return null;
  // The URL parser writes all groups in hexadecimal, also those that were written as IPv4.
  const groups = getNetworkPrefix(new URL(`http://[${v6}]`).hostname.slice(1, -1));
  return `${groups.split(':').slice(0, 3).join(':')}::/48`;
}
