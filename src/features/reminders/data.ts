// Stores reminder preferences and this device's push registration, loads the server's push offer,
// and requests a test reminder. The stored data is in the user database, which is deleted at
// log-out.
import { combineLatest, distinctUntilChanged, map, type Observable } from 'rxjs';
import {
  isReminder,
  isReminderTime,
  type Reminder,
  type ReminderKind,
  reminderKinds,
} from '../../../schemas/api/reminders.ts';
import type { PushClient } from '../../backend/push-subscription.ts';
import { isRecent } from '../../backend/cached-settings.ts';
import { type BackendOutcome, toOutcome } from '../../backend/outcome.ts';
import { toCanonicalJson } from '../../data/records/canonical-json.ts';
import type { DataContext } from '../../data/data-context.ts';
import { writeToStorage, createRecordId } from '../../data/records/record.ts';

/** Time and days of a reminder are kept while the reminder is off. */
export interface ReminderPreference extends Reminder {
  isOn: boolean;
}

export interface ReminderPreferences {
  /** One choice for each kind of reminder. */
  choices: readonly ReminderPreference[];
  /** How often they were changed here: a calendar takes the file with the higher number. */
  changes: number;
  /**
   * Id of this set of reminders, used in the event ids of calendar files; empty until a reminder
   * was changed.
   */
  calendar: string;
}

/**
 * Sync state of the reminders. `waiting`: the server does not have them yet. `refused`: the server
 * or the browser rejected them; the registration is retried.
 */
export type ReminderSyncState = 'nothing' | 'waiting' | 'told' | 'refused';

/** Last registration that this device sent to the server. */
export interface PushRegistration {
  /** Push endpoint of this user on this device; empty without an endpoint. */
  endpoint: string;
  /**
   * Text form of the last accepted request, with a hash of its session; empty if a new request is
   * needed.
   */
  said: string;
  /** The reminders in the last accepted request. */
  reminders: string;
  /** Endpoints that are no longer used but may still be stored on the server. */
  gone: readonly string[];
  isRefused: boolean;
}

type ReminderContext = Pick<DataContext, 'userDatabase'>;

const preferencesId = 'reminders|choices';
const registrationId = 'reminders|told';
/**
 * Device-specific kind of record, see src/data/records/activity-records.ts: a push endpoint belongs
 * to this device alone.
 */
const kind = 'reminders';

const allWeekdays: readonly number[] = [1, 2, 3, 4, 5, 6, 7];
const defaultTimes: Readonly<Record<ReminderKind, string>> = {
  grace: '08:00',
  plan: '07:00',
  prayer: '12:00',
  gratitude: '20:00',
};

export function watchReminderPreferences({
  userDatabase,
}: ReminderContext): Observable<ReminderPreferences> {
  return userDatabase.activity
    .findOne(preferencesId)
    .$.pipe(map((doc) => parsePreferences(doc?.value ?? {})));
}

/**
 * Changes one reminder. If `changes` contains no weekday, the days stay as they were. Throws
 * `StorageWriteError`.
 */
export async function updateReminder(
  data: DataContext,
  chosen: ReminderKind,
  changes: Partial<Pick<ReminderPreference, 'isOn' | 'time' | 'days'>>,
): Promise<void> {
  await writeToStorage(data, async () => {
    const { activity } = data.userDatabase;
    await activity.insertIfNotExists({
      id: preferencesId,
      kind,
      order: '',
      value: { choices: [], changes: 0, calendar: createRecordId() },
    });
    const doc = await activity.findOne(preferencesId).exec();
    await doc?.incrementalModify((record) => {
      const before = parsePreferences(record.value);
      const choices = before.choices.map((preference) =>
        preference.kind === chosen ? applyChanges(preference, changes) : preference,
      );
      if (toCanonicalJson(choices) === toCanonicalJson(before.choices)) return record;
      return { ...record, value: { ...before, choices, changes: before.changes + 1 } };
    });
  });
}

export function listActiveReminders({ choices }: Pick<ReminderPreferences, 'choices'>): Reminder[] {
  return choices
    .filter(({ isOn }) => isOn)
    .map(({ kind: what, time, days }) => ({ kind: what, time, days }));
}

export function watchReminderSyncState(data: ReminderContext): Observable<ReminderSyncState> {
  return combineLatest([watchReminderPreferences(data), watchPushRegistration(data)]).pipe(
    map(([preferences, { said, reminders, isRefused }]) => {
      const wanted = listActiveReminders(preferences);
      if (wanted.length === 0) return 'nothing';
      if (isRefused) return 'refused';
      return said !== '' && reminders === toCanonicalJson(wanted) ? 'told' : 'waiting';
    }),
    distinctUntilChanged(),
  );
}

/**
 * Whether the backend sends reminders, and its public key. `unknown`: the backend did not respond.
 */
export type PushOffer = { kind: 'sends'; key: string } | { kind: 'none' } | { kind: 'unknown' };

/** Milliseconds for which an offer is reused. The operator may change the settings at any time. */
const offerLifetime = 10 * 60_000;

const offerByBackend = new WeakMap<
  DataContext['backend'],
  { offer: PushOffer; loadedAt: number }
>();

/** Without an answer, the last known offer of this backend. */
export async function loadPushOffer({ backend }: Pick<DataContext, 'backend'>): Promise<PushOffer> {
  const known = offerByBackend.get(backend);
  if (known && isRecent(known.loadedAt, offerLifetime)) return known.offer;
  const answer = await toOutcome(backend.publicSettings());
  if (answer.kind !== 'ok') return known?.offer ?? { kind: 'unknown' };
  const { capabilities, push_key: key } = answer.value ?? {};
  const offer: PushOffer =
    getPushClient({ backend }) &&
    Array.isArray(capabilities) &&
    capabilities.includes('web_push') &&
    typeof key === 'string'
      ? { kind: 'sends', key }
      : { kind: 'none' };
  offerByBackend.set(backend, { offer, loadedAt: Date.now() });
  return offer;
}

/** `missing`: the server does not know this device (any more); the device is registered again. */
export type TestReminderResult = 'sent' | 'offline' | 'missing' | 'refused';

/** Asks the server to send one notification to this device. */
export async function sendTestReminder(data: DataContext): Promise<TestReminderResult> {
  const before = await readPushRegistration(data);
  const push = getPushClient(data);
  if (before.endpoint === '' || !push) return 'missing';
  const answer = await toOutcome(push.test(before.endpoint));
  if (answer.kind === 'offline') return 'offline';
  if (answer.kind === 'ok') return 'sent';
  if (answer.status !== 404 && answer.status !== 410) return 'refused';
  // If the push service no longer knows the endpoint (410), the device needs a new endpoint.
  await savePushRegistration(
    data,
    answer.status === 404
      ? { ...before, said: '' }
      : { ...noRegistration, gone: [...before.gone, before.endpoint] },
  );
  return 'missing';
}

const noRegistration: PushRegistration = {
  endpoint: '',
  said: '',
  reminders: '',
  gone: [],
  isRefused: false,
};

export function watchPushRegistration({
  userDatabase,
}: ReminderContext): Observable<PushRegistration> {
  return userDatabase.activity
    .findOne(registrationId)
    .$.pipe(map((doc) => ({ ...noRegistration, ...doc?.value })));
}

/**
 * Reads directly from the storage, because another tab may have changed the registration a moment
 * ago.
 */
export async function readPushRegistration({
  userDatabase,
}: ReminderContext): Promise<PushRegistration> {
  const [doc] = await userDatabase.activity.storageInstance.findDocumentsById(
    [registrationId],
    false,
  );
  return { ...noRegistration, ...doc?.value };
}

export async function readActiveReminders({ userDatabase }: ReminderContext): Promise<Reminder[]> {
  const [doc] = await userDatabase.activity.storageInstance.findDocumentsById(
    [preferencesId],
    false,
  );
  return listActiveReminders(parsePreferences(doc?.value ?? {}));
}

/** Throws `StorageWriteError`. */
export async function savePushRegistration(
  data: DataContext,
  next: PushRegistration,
): Promise<void> {
  await writeToStorage(data, () =>
    data.userDatabase.activity.incrementalUpsert({
      id: registrationId,
      kind,
      order: '',
      value: { ...next },
    }),
  );
}

/** Undefined if the backend has no push support. */
export function getPushClient({ backend }: Pick<DataContext, 'backend'>): PushClient | undefined {
  return backend.push;
}

export function isUnregistered(answer: BackendOutcome<unknown>): boolean {
  return (
    answer.kind === 'ok' ||
    (answer.kind === 'refused' &&
      answer.status < 500 &&
      answer.status !== 429 &&
      answer.status !== 401)
  );
}

function applyChanges(
  preference: ReminderPreference,
  {
    isOn = preference.isOn,
    time = preference.time,
    days = preference.days,
  }: Partial<ReminderPreference>,
): ReminderPreference {
  const sorted = allWeekdays.filter((day) => days.includes(day));
  return {
    ...preference,
    isOn,
    time: isReminderTime(time) ? time : preference.time,
    days: sorted.length === 0 ? preference.days : sorted,
  };
}

/** Parses the stored preferences. An invalid choice is replaced by the default. */
function parsePreferences({
  choices,
  changes,
  calendar,
}: Record<string, unknown>): ReminderPreferences {
  const found = Array.isArray(choices) ? (choices as unknown[]).filter(isReminder) : [];
  return {
    choices: reminderKinds.map((what) => {
      const one = found.find((choice) => choice.kind === what);
      return one
        ? { kind: what, time: one.time, days: one.days, isOn: 'isOn' in one && one.isOn === true }
        : { kind: what, time: defaultTimes[what], days: allWeekdays, isOn: false };
    }),
    changes: typeof changes === 'number' ? changes : 0,
    calendar: typeof calendar === 'string' ? calendar : '',
  };
}
