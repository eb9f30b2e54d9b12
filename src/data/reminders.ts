// What a person wants to be reminded of: chosen on this device for this person, and gone with their records when they log out.
import { combineLatest, distinctUntilChanged, map, type Observable } from 'rxjs';
import { isReminder, isReminderTime, type Reminder, type ReminderKind, reminderKinds } from '../../schemas/reminders.ts';
import type { Push } from '../backend/push.ts';
import { type Outcome, outcomeOf } from '../backend/outcome.ts';
import { canonicalText } from './canonical.ts';
import type { Data } from './data.ts';
import { kept, newId } from './record.ts';

/** What is chosen stays also while it is off. */
export interface ReminderChoice extends Reminder {
  isOn: boolean;
}

export interface ReminderChoices {
  /** One of each kind. */
  choices: readonly ReminderChoice[];
  /** How often they were changed here: a calendar takes the file with the higher number. */
  changes: number;
  /** Of these reminders, in the names of their events; empty while nothing was chosen. */
  calendar: string;
}

/** How the choice stands with the server. `waiting`: it has not heard of it yet. `refused`: it, or the browser, would not have it; it is tried again. */
export type ReminderStanding = 'nothing' | 'waiting' | 'told' | 'refused';

/** What the server was told from here. */
export interface Told {
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

type Home = Pick<Data, 'personal'>;

const choicesId = 'reminders|choices';
const toldId = 'reminders|told';
/** Of the machine, see activity.ts: an address for pushes is this device's alone. */
const kind = 'reminders';

const everyDay: readonly number[] = [1, 2, 3, 4, 5, 6, 7];
const firstTimes: Readonly<Record<ReminderKind, string>> = { grace: '08:00', plan: '07:00', prayer: '12:00', gratitude: '20:00' };

export function reminderChoices({ personal }: Home): Observable<ReminderChoices> {
  return personal.activity.findOne(choicesId).$.pipe(map((doc) => readChoices(doc?.value ?? {})));
}

/** Days without one stay as they were. Throws `NotKept`. */
export async function chooseReminder(data: Data, chosen: ReminderKind, changes: Partial<Pick<ReminderChoice, 'isOn' | 'time' | 'days'>>): Promise<void> {
  await kept(data, async () => {
    const { activity } = data.personal;
    await activity.insertIfNotExists({ id: choicesId, kind, order: '', value: { choices: [], changes: 0, calendar: newId() } });
    const doc = await activity.findOne(choicesId).exec();
    await doc?.incrementalModify((record) => {
      const before = readChoices(record.value);
      const choices = before.choices.map((choice) => (choice.kind === chosen ? changed(choice, changes) : choice));
      if (canonicalText(choices) === canonicalText(before.choices)) return record;
      return { ...record, value: { ...before, choices, changes: before.changes + 1 } };
    });
  });
}

export function wantedReminders({ choices }: Pick<ReminderChoices, 'choices'>): Reminder[] {
  return choices.filter(({ isOn }) => isOn).map(({ kind: what, time, days }) => ({ kind: what, time, days }));
}

export function reminderStanding(data: Home): Observable<ReminderStanding> {
  return combineLatest([reminderChoices(data), told(data)]).pipe(
    map(([choices, { said, reminders, isRefused }]) => {
      const wanted = wantedReminders(choices);
      if (wanted.length === 0) return 'nothing';
      if (isRefused) return 'refused';
      return said !== '' && reminders === canonicalText(wanted) ? 'told' : 'waiting';
    }),
    distinctUntilChanged(),
  );
}

/** Whether the backend sends reminders, and under which key. `unknown`: nobody answered. */
export type PushOffer = { kind: 'sends'; key: string } | { kind: 'none' } | { kind: 'unknown' };

const offers = new WeakMap<Data['backend'], PushOffer>();

export async function pushOffer({ backend }: Pick<Data, 'backend'>): Promise<PushOffer> {
  const known = offers.get(backend);
  if (known) return known;
  const answer = await outcomeOf(backend.publicSettings());
  if (answer.kind !== 'ok') return { kind: 'unknown' };
  const { capabilities, push_key: key } = answer.value ?? {};
  const offer: PushOffer = pushOf({ backend }) && Array.isArray(capabilities) && capabilities.includes('web_push') && typeof key === 'string' ? { kind: 'sends', key } : { kind: 'none' };
  offers.set(backend, offer);
  return offer;
}

/** `missing`: the server knows nothing of this device (any more), and is told again. */
export type Tested = 'sent' | 'offline' | 'missing' | 'refused';

/** Asks the server for one notification to this device. */
export async function testReminder(data: Data): Promise<Tested> {
  const before = await readTold(data);
  const push = pushOf(data);
  if (before.endpoint === '' || !push) return 'missing';
  const answer = await outcomeOf(push.test(before.endpoint));
  if (answer.kind === 'offline') return 'offline';
  if (answer.kind === 'ok') return 'sent';
  if (answer.status !== 404 && answer.status !== 410) return 'refused';
  // Where the maker's service knows it no longer, the device needs a new one.
  await keepTold(data, answer.status === 404 ? { ...before, said: '' } : { ...nothingTold, gone: [...before.gone, before.endpoint] });
  return 'missing';
}

const nothingTold: Told = { endpoint: '', said: '', reminders: '', gone: [], isRefused: false };

export function told({ personal }: Home): Observable<Told> {
  return personal.activity.findOne(toldId).$.pipe(map((doc) => ({ ...nothingTold, ...doc?.value })));
}

/** From the storage itself: another tab may have told it a moment ago. */
export async function readTold({ personal }: Home): Promise<Told> {
  const [doc] = await personal.activity.storageInstance.findDocumentsById([toldId], false);
  return { ...nothingTold, ...doc?.value };
}

export async function readWanted({ personal }: Home): Promise<Reminder[]> {
  const [doc] = await personal.activity.storageInstance.findDocumentsById([choicesId], false);
  return wantedReminders(readChoices(doc?.value ?? {}));
}

/** Throws `NotKept`. */
export async function keepTold(data: Data, next: Told): Promise<void> {
  await kept(data, () => data.personal.activity.incrementalUpsert({ id: toldId, kind, order: '', value: { ...next } }));
}

/** Missing where the backend has none. */
export function pushOf({ backend }: Pick<Data, 'backend'>): Push | undefined {
  return backend.push;
}

export function isGone(answer: Outcome<unknown>): boolean {
  return answer.kind === 'ok' || (answer.kind === 'refused' && answer.status < 500 && answer.status !== 429 && answer.status !== 401);
}

function changed(choice: ReminderChoice, { isOn = choice.isOn, time = choice.time, days = choice.days }: Partial<ReminderChoice>): ReminderChoice {
  const sorted = everyDay.filter((day) => days.includes(day));
  return { ...choice, isOn, time: isReminderTime(time) ? time : choice.time, days: sorted.length === 0 ? choice.days : sorted };
}

/** Whatever is no choice is as nobody chose it. */
function readChoices({ choices, changes, calendar }: Record<string, unknown>): ReminderChoices {
  const found = Array.isArray(choices) ? (choices as unknown[]).filter(isReminder) : [];
  return {
    choices: reminderKinds.map((what) => {
      const one = found.find((choice) => choice.kind === what);
      return one ? { kind: what, time: one.time, days: one.days, isOn: 'isOn' in one && one.isOn === true } : { kind: what, time: firstTimes[what], days: everyDay, isOn: false };
    }),
    changes: typeof changes === 'number' ? changes : 0,
    calendar: typeof calendar === 'string' ? calendar : '',
  };
}
