// What a person wants to be reminded of: chosen on this device for this person, and gone with their
// records when they log out.
import { combineLatest, distinctUntilChanged, map, type Observable } from 'rxjs';
import {
  isReminder,
  isReminderTime,
  type Reminder,
  type ReminderKind,
  reminderKinds,
} from '../../../schemas/api/reminders.ts';
import type { PushClient } from '../../backend/push-subscription.ts';
import { type BackendOutcome, toOutcome } from '../../backend/outcome.ts';
import { toCanonicalJson } from '../../data/records/canonical-json.ts';
import type { DataContext } from '../../data/data-context.ts';
import { writeToStorage, createRecordId } from '../../data/records/record.ts';

/** What is chosen stays also while it is off. */
export interface ReminderPreference extends Reminder {
  isOn: boolean;
}

export interface ReminderPreferences {
  /** One of each kind. */
  choices: readonly ReminderPreference[];
  /** How often they were changed here: a calendar takes the file with the higher number. */
  changes: number;
  /** Of these reminders, in the names of their events; empty while nothing was chosen. */
  calendar: string;
}

/**
 * How the choice stands with the server. `waiting`: it has not heard of it yet. `refused`: it, or
 * the browser, would not have it; it is tried again.
 */
export type ReminderSyncState = 'nothing' | 'waiting' | 'told' | 'refused';

/** What the server was told from here. */
export interface PushRegistration {
  /** Of this person on this device; empty for none. */
  endpoint: string;
  /** All of it as one text, with the login under which it was said. */
  said: string;
  /** The reminders in it. */
  reminders: string;
  /** Endpoints that are of no use any more, and that the server may have still. */
  gone: readonly string[];
  isRefused: boolean;
}

type ReminderContext = Pick<DataContext, 'userDatabase'>;

const preferencesId = 'reminders|choices';
const registrationId = 'reminders|told';
/**
 * Of the machine, see src/data/records/activity-records.ts: an address for pushes is this device's
 * alone.
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

/** Days without one stay as they were. Throws `StorageWriteError`. */
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

/** Whether the backend sends reminders, and under which key. `unknown`: nobody answered. */
export type PushOffer = { kind: 'sends'; key: string } | { kind: 'none' } | { kind: 'unknown' };

const offerByBackend = new WeakMap<DataContext['backend'], PushOffer>();

export async function loadPushOffer({ backend }: Pick<DataContext, 'backend'>): Promise<PushOffer> {
  const known = offerByBackend.get(backend);
  if (known) return known;
  const answer = await toOutcome(backend.publicSettings());
  if (answer.kind !== 'ok') return { kind: 'unknown' };
  const { capabilities, push_key: key } = answer.value ?? {};
  const offer: PushOffer =
    getPushClient({ backend }) &&
    Array.isArray(capabilities) &&
    capabilities.includes('web_push') &&
    typeof key === 'string'
      ? { kind: 'sends', key }
      : { kind: 'none' };
  offerByBackend.set(backend, offer);
  return offer;
}

/** `missing`: the server knows nothing of this device (any more), and is told again. */
export type TestReminderResult = 'sent' | 'offline' | 'missing' | 'refused';

/** Asks the server for one notification to this device. */
export async function sendTestReminder(data: DataContext): Promise<TestReminderResult> {
  const before = await readPushRegistration(data);
  const push = getPushClient(data);
  if (before.endpoint === '' || !push) return 'missing';
  const answer = await toOutcome(push.test(before.endpoint));
  if (answer.kind === 'offline') return 'offline';
  if (answer.kind === 'ok') return 'sent';
  if (answer.status !== 404 && answer.status !== 410) return 'refused';
  // Where the maker's service knows it no longer, the device needs a new one.
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

/** From the storage itself: another tab may have told it a moment ago. */
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

/** Missing where the backend has none. */
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

/** Whatever is no choice is as nobody chose it. */
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
