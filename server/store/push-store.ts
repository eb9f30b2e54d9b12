// What the server remembers of devices that are to be reminded.
import type { Language } from '../../schemas/fields.ts';
import type { Reminder } from '../../schemas/api/reminders.ts';

/**
 * A device that is to be reminded. Times in milliseconds since 1970; of `nextDue` nothing is left
 * to come where it is null.
 */
export interface StoredPushDevice {
  id: string;
  userId: string;
  /** Whoever knows it can send to the device: it is written nowhere else. */
  endpoint: string;
  /** Base64url, with which messages are encrypted for the device alone. */
  p256dh: string;
  auth: string;
  language: Language;
  /** IANA name. */
  timeZone: string;
  /** The hour at which the person's day begins. */
  dayStart: number;
  reminders: readonly Reminder[];
  nextDue: number | null;
}

export interface DueDevices {
  taken: StoredPushDevice[];
  /** Ids of devices that could not be read or reckoned with. */
  broken: string[];
  isMore: boolean;
}

export interface PushStore {
  /**
   * Adds it or, by its endpoint, changes it, whosoever it was; it ends with the session. What is
   * due and was not taken yet stays due. Beyond `max` those of this person that were told of the
   * longest ago go.
   * @returns its id
   */
  put(push: Omit<StoredPushDevice, 'id'> & { sessionId: string }, max: number): Promise<string>;
  /** Of this person alone. */
  find(userId: string, endpoint: string): Promise<StoredPushDevice | undefined>;
  /** Of this person alone. */
  remove(userId: string, endpoint: string): Promise<void>;
  /**
   * Those of which something is due, as they were, each given a new `nextDue`. Atomic: of several
   * servers that ask, one gets each.
   * @param next must be later than `now`; of a device for which it throws, or that this program
   * cannot read, nothing comes until it is told anew
   */
  takeDue(
    now: number,
    limit: number,
    next: (push: StoredPushDevice) => number | null,
  ): Promise<DueDevices>;
  /**
   * What was taken and could not be handed over: due again from its time on, where it is not due
   * earlier by now.
   */
  putBack(lost: readonly { id: string; at: number }[]): Promise<void>;
}
