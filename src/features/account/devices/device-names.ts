// Names a signed-in device, says when it was last active, and tells a local network from a public
// one.
import type { SessionRow } from '../../../../schemas/api/backend-api.ts';
import type { Translate } from '../../../locales/translate.ts';

/** The server names a device as `Firefox (Android)`. */
const browserAndSystem = /^(?<browser>.+) \((?<system>.+)\)$/u;

export function getDeviceName(
  t: Translate,
  { device, is_current }: Pick<SessionRow, 'device' | 'is_current'>,
): string {
  const { browser, system } = browserAndSystem.exec(device ?? '')?.groups ?? {};
  if (browser !== undefined && system !== undefined)
    return t('account:devices.named', { browser, system });
  return device ?? t(is_current ? 'account:devices.current' : 'account:devices.unknown');
}

const millisPerDay = 86_400_000;

/**
 * Returns when the device was last active, in words such as `Active 3 days ago`. The time of this
 * device may be a day old, because the server writes it at most once a day.
 */
export function describeLastActive(
  t: Translate,
  language: string,
  { last_used_date, is_current }: SessionRow,
  now: Date,
): string {
  const passed = is_current ? 0 : Math.max(0, countDays(new Date(last_used_date), now));
  const format = new Intl.RelativeTimeFormat(language, { numeric: 'auto' });
  const when =
    passed < 60 ? format.format(-passed, 'day') : format.format(-Math.floor(passed / 30), 'month');
  return t('account:devices.lastActive', { when });
}

/** Counts the midnights between two times, in the time zone of the user. */
function countDays(from: Date, to: Date): number {
  const day = (date: Date) => Date.UTC(date.getFullYear(), date.getMonth(), date.getDate());
  return Math.round((day(to) - day(from)) / millisPerDay);
}

/** Prefix of an IP address that is used only in a local network or on one machine. */
const localNetworks =
  /^(?:10|127|169\.254|192\.168|172\.(?:1[6-9]|2\d|3[01])|100\.(?:6[4-9]|[7-9]\d|1[01]\d|12[0-7]))\.|^(?:f[cd][\da-f]{2}|fe[89ab][\da-f]):|^0*:/iu;

/** Returns the network if it says something about the place; a local network does not. */
export function getPublicNetwork({ network }: SessionRow): string | null {
  return network === null || localNetworks.test(network) ? null : network;
}
