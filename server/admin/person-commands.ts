// Commands about one person: who they are, what they may do, where they are signed in, and everything of theirs.
import { createWriteStream, existsSync } from 'node:fs';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { StoredUser } from '../store/store.ts';
import type { Desk } from './desk.ts';
import { countExport, exportPerson } from './export-person.ts';
import { belongingsOf, contentEntities, findOtherAdmin, isInCharge, listPeople, mustFindPerson, mustNotBeLastAdmin, type Belongings } from './people.ts';
import { putInPlace, withPart } from './part.ts';
import { Refusal } from './place.ts';

export async function listUsers(desk: Desk): Promise<void> {
  const people = await listPeople(desk.store, desk.place);
  desk.show(people);
  desk.say(`${people.length} ${people.length === 1 ? 'person' : 'people'}`);
}

export async function showUser(desk: Desk, emailOrId: string): Promise<void> {
  const user = await mustFindPerson(desk.store, emailOrId);
  const { records, ...rest } = await belongingsOf(desk.place, user.id);
  const { id, email, fullName, role, isVerified, isAdmitted, disabled, createdDate, settings } = user;
  const about = { id, email, full_name: fullName, role, verified: isVerified, admitted: isAdmitted, disabled, created: createdDate, language: settings['language'], trash: rest.trash, files: rest.files, file_bytes: rest.fileBytes, sessions: rest.sessions };
  if (desk.options.json) desk.show([{ ...about, records }]);
  else desk.show([...Object.entries(about), ...Object.entries(records)].map(([what, value]) => ({ what, value })));
}

export async function setRole(desk: Desk, emailOrId: string, role: 'admin' | 'user'): Promise<void> {
  const user = await mustFindPerson(desk.store, emailOrId);
  if (user.role === role) return desk.say(`${user.email} is ${role === 'admin' ? 'an admin' : 'no admin'} already.`);
  if (role === 'user') await mustNotBeLastAdmin(desk.store, user);
  await desk.store.users.change(user.id, { role });
  desk.say(`${user.email} is ${role === 'admin' ? 'an admin' : 'no admin any more'}.`);
}

export async function setDisabled(desk: Desk, emailOrId: string, disabled: boolean): Promise<void> {
  const user = await mustFindPerson(desk.store, emailOrId);
  if (disabled) await mustNotBeLastAdmin(desk.store, user);
  await desk.store.users.change(user.id, { disabled });
  const ended = disabled ? await desk.store.sessions.endAll(user.id) : [];
  desk.say(disabled ? `${user.email} can sign in no more; ${counted(ended.length, 'sign-in')} ended.` : `${user.email} can sign in again.`);
}

export async function signOut(desk: Desk, emailOrId: string): Promise<void> {
  const user = await mustFindPerson(desk.store, emailOrId);
  const ended = await desk.store.sessions.endAll(user.id);
  desk.say(`${counted(ended.length, 'sign-in')} of ${user.email} ended.`);
}

export async function deleteUser(desk: Desk, emailOrId: string): Promise<void> {
  const user = await mustFindPerson(desk.store, emailOrId);
  await removePerson(desk, user);
}

/** Asks, removes everything, and says what it was. */
export async function removePerson(desk: Desk, user: StoredUser): Promise<void> {
  await mustNotBeLastAdmin(desk.store, user);
  const belongings = await belongingsOf(desk.place, user.id);
  const content = contentEntities(desk.settings);
  const keeps = !desk.options.withContent;
  const heir = await findHeir(desk, user);
  const passedOn = keeps ? counts(belongings, (entity) => content.includes(entity)) : '';
  if (!heir && Object.keys(belongings.records).some((entity) => content.includes(entity))) {
    throw new Refusal(`${user.email} wrote what everybody reads, and there is no other admin to look after it. Make somebody else an admin first. Nothing was changed.`);
  }
  const what = inventory(belongings, (entity) => !keeps || !content.includes(entity));
  const passes = heir && passedOn ? ` What they wrote for everybody stays and becomes that of ${heir.email}: ${passedOn}.` : '';
  await desk.mustAgree(`Delete the account of ${user.email} with ${what}? This cannot be undone.${passes}`);
  if (!(await desk.store.users.remove(user.id, heir && { entities: content, heirId: heir.id, keeps }))) throw new Refusal(`${user.email} was gone already.`);
  desk.say(`Deleted: the account of ${user.email} with ${what}. Backups made earlier still hold it.${passes}`);
}

/** @throws Refusal when whoever was named could not look after it */
async function findHeir({ store, options: { heir } }: Desk, user: StoredUser): Promise<StoredUser | undefined> {
  if (heir === undefined) return findOtherAdmin(store, user);
  const named = await mustFindPerson(store, heir);
  if (named.id === user.id || !isInCharge(named)) throw new Refusal(`${named.email} cannot look after what everybody reads: name another admin. Nothing was changed.`);
  return named;
}

function inventory(belongings: Belongings, isMeant: (entity: string) => boolean): string {
  const { trash, files, sessions } = belongings;
  return [counts(belongings, isMeant), counted(trash, 'record', 'in the trash'), counted(files, 'file'), counted(sessions, 'sign-in')].filter(Boolean).join(', ');
}

function counts({ records }: Belongings, isMeant: (entity: string) => boolean): string {
  return Object.entries(records).flatMap(([entity, count]) => (isMeant(entity) ? `${count} ${entity}` : [])).join(', ');
}

/** @param target a file, `-` for standard output, or nothing for a file in the folder where the command was given */
export async function exportUser(desk: Desk, emailOrId: string, target: string | undefined): Promise<void> {
  const user = await mustFindPerson(desk.store, emailOrId);
  const pieces = Readable.from(exportPerson(desk.store, desk.place, user, new Date()));
  if (target === '-') return desk.print((await pieces.toArray()).join(''));
  const file = target ?? `selah-export-${user.id}.json`;
  if (existsSync(file)) throw new Refusal(`${file} is there already. Nothing was changed.`);
  await withPart(file, async (part) => {
    await pipeline(pieces, createWriteStream(part, { flush: true }));
    putInPlace(part, file);
  });
  desk.say(`Wrote ${file}: the profile of ${user.email}, ${await countExport(desk.place, user)}. It holds their words: give it to nobody else.`);
}

function counted(count: number, noun: string, where = ''): string {
  return `${count} ${noun}${count === 1 ? '' : 's'}${where && ` ${where}`}`;
}
