// Command line options of `npm run ops:try`.
import { parseArgs } from 'node:util';

export const parts = ['mail', 'load', 'failover', 'container', 'volume', 'update'] as const;
export type Part = (typeof parts)[number];

export interface TryOptions {
  only: readonly Part[];
  /** Devices of the load; two belong to each person. */
  devices: number;
  minutes: number;
  /** Mean seconds between two actions of a device. */
  pauseSeconds: number;
  /** How often the failover kills the primary. */
  kills: number;
  /**
   * Records of the largest database of the volume, more than those of the smallest, and of the
   * databases of the updates.
   */
  records: number;
  /** Writes the tables into docs/operations.md. */
  writesDocs: boolean;
}

export const usage = `Use: npm run ops:try -- [options]
  --only=mail,load          some of the parts mail, load, failover, container, volume,
                            update
  --devices=500             devices of the load, two for each person
  --minutes=3               duration of the load
  --pause=10                mean seconds between two actions of a device
  --kills=10                how often the failover kills the primary database
  --records=1000000         records of the largest database of the volume and of the databases of
                            the updates, 100 for each person; for the volume at least 10100,
                            because its smallest database has 10000
  --docs                    writes the tables into docs/operations.md`;

/** @throws Error that names the option with an invalid value */
export function parseOptions(args: readonly string[]): TryOptions {
  const { values } = parseArgs({
    args: [...args],
    options: {
      only: { type: 'string', default: parts.join() },
      devices: { type: 'string', default: '500' },
      minutes: { type: 'string', default: '3' },
      pause: { type: 'string', default: '10' },
      kills: { type: 'string', default: '10' },
      records: { type: 'string', default: '1000000' },
      docs: { type: 'boolean', default: false },
    },
  });
  const only = values.only.split(',').map((name) => {
    const part = parts.find((known) => known === name);
    if (!part) throw new Error(`--only has the parts ${parts.join(', ')}, not "${name}".`);
    return part;
  });
  const devices = readNumber('devices', values.devices, 2, 2_000);
  if (devices % 2 !== 0) throw new Error('--devices must be even: each person has two devices.');
  const kills = readNumber('kills', values.kills, 1, 100);
  if (!Number.isInteger(kills)) throw new Error('--kills must be a whole number.');
  const records = readNumber(
    'records',
    values.records,
    only.includes('volume') ? 10_100 : 10_000,
    10_000_000,
  );
  if (records % 100 !== 0) throw new Error('--records must be a multiple of 100.');
  return {
    only,
    devices,
    minutes: readNumber('minutes', values.minutes, 0.1, 60),
    pauseSeconds: readNumber('pause', values.pause, 0.1, 600),
    kills,
    records,
    writesDocs: values.docs,
  };
}

function readNumber(name: string, text: string, min: number, max: number): number {
  const value = Number(text);
  if (!(value >= min && value <= max))
    throw new Error(`--${name} must be a number from ${min} to ${max}, not "${text}".`);
  return value;
}
