// Lists people for admins: search by e-mail or name, in pages, with figures and without any text
// that a person wrote.
import type { AdminPeoplePage, AdminPerson } from '../../schemas/api/admin-api.ts';
import { allOf, anyOf } from '../store/conditions/combine-conditions.ts';
import type { Condition, Field } from '../store/conditions/condition.ts';
import type { StoredUser, UserStore } from '../store/store.ts';
import { personCondition } from './active-admins.ts';

type PeopleStore = Pick<UserStore, 'list' | 'readFigures'>;

const pageLength = 50;
const emailField: Field = { path: ['email'], type: 'string' };
const nameField: Field = { path: ['full_name'], type: 'string' };

/**
 * Returns a page of people, ordered by e-mail.
 * @param request.search part of the e-mail or name in any case; empty: all people
 * @param request.after e-mail of the last person of the page before; empty: the first page
 */
export async function searchPeople(
  users: PeopleStore,
  { search, after }: { search: string; after: string },
): Promise<AdminPeoplePage> {
  const found = await users.list({
    where: allOf([
      personCondition,
      ...(after === '' ? [] : [{ op: '>', field: emailField, value: after } as const]),
      // Stored e-mails are in lower case in every script; the condition itself folds A to Z only.
      ...(search === ''
        ? []
        : [anyOf([contains(emailField, search.toLowerCase()), contains(nameField, search)])]),
    ]),
    sort: { field: emailField, descending: false },
    limit: pageLength + 1,
    skip: 0,
    withFields: false,
  });
  const page = found.slice(0, pageLength);
  return {
    people: await describePeople(users, page),
    next: found.length > pageLength ? (page.at(-1)?.email ?? null) : null,
  };
}

function contains(field: Field, text: string): Condition {
  return {
    op: 'matches',
    field,
    pattern: { texts: [text], atStart: false, atEnd: false, ignoreCase: true },
  };
}

/** Returns all people, the oldest account first. */
export async function listPeople(users: PeopleStore): Promise<AdminPerson[]> {
  const people: AdminPerson[] = [];
  const limit = 500;
  let after: { value: string; id: string } | undefined;
  for (;;) {
    const page = await users.list({
      where: personCondition,
      sort: { field: { path: ['created_date'], type: 'stamp' }, descending: false },
      limit,
      skip: 0,
      withFields: false,
      ...(after && { after }),
    });
    people.push(...(await describePeople(users, page)));
    const last = page.at(-1);
    if (!last || page.length < limit) return people;
    after = { value: last.createdDate, id: last.id };
  }
}

export async function describePerson(
  users: Pick<UserStore, 'readFigures'>,
  user: StoredUser,
): Promise<AdminPerson> {
  return toAdminPerson(user, await users.readFigures([user.id]));
}

async function describePeople(
  users: Pick<UserStore, 'readFigures'>,
  page: readonly StoredUser[],
): Promise<AdminPerson[]> {
  const figures = await users.readFigures(page.map(({ id }) => id));
  return page.map((user) => toAdminPerson(user, figures));
}

function toAdminPerson(
  { id, email, fullName, role, isVerified, disabled, createdDate }: StoredUser,
  figuresById: Awaited<ReturnType<UserStore['readFigures']>>,
): AdminPerson {
  const { lastLogin = null, recordBytes = 0 } = figuresById.get(id) ?? {};
  return {
    id,
    email,
    fullName,
    role,
    isVerified,
    isDisabled: disabled,
    createdDate,
    lastLogin: lastLogin === null ? null : new Date(lastLogin).toISOString(),
    recordBytes,
  };
}
