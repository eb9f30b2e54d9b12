// Interface of the store for devices with push reminders.
import type { Language } from '../../schemas/languages.ts';
import type { Reminder } from '../../schemas/api/reminders.ts';

/**
 * A device with push reminders. Times are milliseconds since 1970. `nextDue` is null when no
 * reminder is scheduled.
 */
export interface StoredPushDevice {
  id: string;
  userId: string;
  /**
   * Anyone who knows the endpoint can send to the device, so the endpoint is stored nowhere else.
   */
  endpoint: string;
  /** Base64url, with which messages are encrypted for the device alone. */
  p256dh: string;
  auth: string;
  language: Language;
  /** IANA name. */
  timeZone: string;
  /** The hour at which the user's day begins. */
  dayStart: number;
  reminders: readonly Reminder[];
  nextDue: number | null;
}

export interface DueDevices {
  taken: StoredPushDevice[];
  /** Ids of devices that could not be read, or whose next due time could not be computed. */
  broken: string[];
  isMore: boolean;
}

export interface PushStore {
  /**
   * Adds a device, or updates the device with this endpoint, even if it belonged to another user.
   * The device is removed when its session ends. A due reminder that was not taken yet stays due.
   * When the user has more than `max` devices, those registered longest ago are removed.
   * @returns the id of the device
   */
  put(push: Omit<StoredPushDevice, 'id'> & { sessionId: string }, max: number): Promise<string>;
  /** Finds a device only if it belongs to this user. */
  find(userId: string, endpoint: string): Promise<StoredPushDevice | undefined>;
  /** Removes a device only if it belongs to this user. */
  remove(userId: string, endpoint: string): Promise<void>;
  /**
   * Takes devices with a due reminder and gives each a new `nextDue`. Returns the devices as they
   * were before. Atomic: each device is taken by only one of several servers.
   * @param next must return a time later than `now`. A device that is unreadable, or for which
   *   `next` throws, gets no reminders until it is registered again
   */
  takeDue(
    now: number,
    limit: number,
    next: (push: StoredPushDevice) => number | null,
  ): Promise<DueDevices>;
  /**
   * Puts back devices whose reminder could not be sent. Each is due again at its former time,
   * unless it is already due earlier.
   */
  putBack(lost: readonly { id: string; at: number }[]): Promise<void>;
}
