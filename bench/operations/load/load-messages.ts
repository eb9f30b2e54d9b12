// Messages between `npm run ops:try` and the process that runs the devices of the load.
import type { PhaseSummary } from './load-samples.ts';

/** A person with two devices; each device has its own session. */
export interface LoadPerson {
  id: string;
  email: string;
  tokens: readonly [string, string];
}

/** Settings of the process, the first message to it. */
export interface LoadSettings {
  serverUrl: string;
  people: readonly LoadPerson[];
  pauseSeconds: number;
  seed: number;
}

export type LoadCommand =
  | { kind: 'start'; settings: LoadSettings }
  /** A phase begins; answered with `done`. */
  | { kind: 'phase'; name: string }
  /**
   * The fault that began with the current phase is over: answered with `recovered` when each device
   * whose last cycle failed since has completed a cycle, or when the limit is over.
   */
  | { kind: 'fault-over'; limitMillis: number }
  /** Stops all actions, syncs all devices and compares them with the server; answered with `report`. */
  | { kind: 'finish' };

export type LoadAnswer =
  /** All devices have completed their first cycle. */
  | { kind: 'started' }
  | { kind: 'done' }
  | {
      kind: 'recovered';
      /** Devices with a failed cycle during the fault. */
      failedCount: number;
      /** Devices that did not recover within the limit. */
      stuckCount: number;
      /** From the end of the fault to the last recovery. */
      milliseconds: number;
    }
  | { kind: 'report'; report: LoadReport };

export interface LoadReport {
  phases: readonly PhaseSummary[];
  writtenCount: number;
  requiredCount: number;
  rowCount: number;
  actions: Readonly<Record<string, number>>;
  /** Time until nothing was pending any more after the last action. */
  settleMillis: number;
  /** Differences between devices and server. */
  differences: readonly string[];
  lostTexts: readonly string[];
  /** Records that came back after their only device removed them. */
  returnedRecords: readonly string[];
  /** Errors of the engine that are no answers of the network. */
  engineFaults: readonly string[];
}
