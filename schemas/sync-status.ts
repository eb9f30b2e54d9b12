// What the engine tells every tab of the way to the server, and where it keeps that.

/** Why the last meeting with the server was cut short. `full`: this device had no room for it. */
export type SyncFailure = 'offline' | 'busy' | 'signed-out' | 'outdated' | 'full';

export interface EngineStatus {
  /** ISO time of the device at the end of the last whole cycle; empty before the first. */
  lastSuccess: string;
  trouble: SyncFailure | null;
  /** ISO time of the device since which this trouble lasts. Missing where nobody noted it. */
  since?: string;
  /**
   * ISO time of the device at which the engine asks again by itself. Missing where nobody noted it.
   */
  next?: string;
}

export const engineStatusKey = 'status';

/** The id of a device record that holds a state of the engine. */
export function toStateRecordId(key: string): string {
  return `sync|${key}`;
}

export function parseEngineStatus(text: string): EngineStatus {
  return text === '' ? { lastSuccess: '', trouble: null } : (JSON.parse(text) as EngineStatus);
}
