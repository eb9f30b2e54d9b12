// Creates the data of a person after many years: four thousand prayers, four thousand gratitude
// entries, a thousand grace notes and a thousand Bible marks.
import type { ServerProcess } from '../../test/browser/support/server-process.ts';
import { password } from '../../test/browser/support/person.ts';

const text =
  'For my sister, who is far away, and for the neighbours; for patience and for bread, and that we may sleep in peace. ';
/** Of one request. */
const atOnce = 500;

/** @returns how many there are of each kind that a screen counts */
export async function fillManyYears(
  server: ServerProcess,
  email: string,
): Promise<{ records: number; openPrayers: number; entries: number }> {
  const token = await logIn(server, email);
  const [prayers, entries] = [4_000, 4_000];
  const put = (entity: string, count: number, make: (index: number) => object) =>
    putAll(
      server,
      token,
      entity,
      Array.from({ length: count }, (_, index) => ({ ...make(index), language: 'en' })),
    );
  await put('Prayer', prayers, (index) => ({
    title: `Prayer ${index}`,
    request: text,
    prayer_text: text.repeat(1 + (index % 6)),
    verses: [],
    category: 'family',
    is_answered: index % 2 === 0,
  }));
  await put('GratitudeEntry', entries, (index) => ({
    date: daysAgo(1 + Math.floor(index / 2)),
    entry_text: text.repeat(1 + (index % 4)),
    ...(index % 3 === 0 && { ai_affirmation: text.repeat(2) }),
  }));
  await put('GraceNote', 1_000, (index) => ({
    date: daysAgo(1 + index),
    mood: 'weary',
    message: text.repeat(4),
    verses: [],
    reflection: text,
  }));
  await put('BibleNote', 1_000, (index) => ({
    book: 'JHN',
    chapter: 1 + (index % 21),
    verse: 1 + (index % 20),
    reference: `John ${1 + (index % 21)}:${1 + (index % 20)}`,
    note_text: text,
    highlight_color: 'yellow',
    translation: 'KJV',
  }));
  return { records: prayers + entries + 2_000, openPrayers: prayers / 2, entries };
}

async function putAll(
  server: ServerProcess,
  token: string,
  entity: string,
  all: readonly object[],
): Promise<void> {
  for (let at = 0; at < all.length; at += atOnce) {
    const records = all
      .slice(at, at + atOnce)
      .map((record) => ({ client_id: crypto.randomUUID(), ...record }));
    await ask(server, `entities/${entity}/bulk`, records, token);
  }
}

async function logIn(server: ServerProcess, email: string): Promise<string> {
  const { access_token: token } = (await ask(server, 'auth/login', { email, password })) as {
    access_token: string;
  };
  return token;
}

async function ask(
  server: ServerProcess,
  path: string,
  body: unknown,
  token?: string,
): Promise<unknown> {
  const answer = await fetch(`${server.url}/api/apps/selah/${path}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...(token && { authorization: `Bearer ${token}` }),
    },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
  return answer.json();
}

/** YYYY-MM-DD */
function daysAgo(days: number): string {
  return new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10);
}
