// Creates the records of a person after many years (prayers, gratitude entries, grace notes and Bible
// marks), and waits until a device has them.
import type { Page } from 'playwright';
import type { ServerProcess } from '../../test/browser/support/server-process.ts';
import { password } from '../../test/browser/support/person.ts';

export interface RecordCounts {
  prayers: number;
  entries: number;
  graceNotes: number;
  bibleNotes: number;
}

export const manyRecords: RecordCounts = {
  prayers: 4_000,
  entries: 4_000,
  graceNotes: 1_000,
  bibleNotes: 1_000,
};
export const fewRecords: RecordCounts = {
  prayers: 80,
  entries: 80,
  graceNotes: 20,
  bibleNotes: 20,
};

export function countRecords(counts: RecordCounts): number {
  return Object.values(counts).reduce((sum: number, count: number) => sum + count, 0);
}

const text =
  'For my sister, who is far away, and for the neighbours; for patience and for bread, and ' +
  'that we may sleep in peace. ';
/** Number of records in one request. */
const atOnce = 500;

/** Creates the records on the server. */
export async function fillManyYears(
  server: ServerProcess,
  email: string,
  { prayers, entries, graceNotes, bibleNotes }: RecordCounts,
): Promise<void> {
  const token = await logIn(server, email);
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
  await put('GraceNote', graceNotes, (index) => ({
    date: daysAgo(1 + index),
    mood: 'weary',
    message: text.repeat(4),
    verses: [],
    reflection: text,
  }));
  await put('BibleNote', bibleNotes, (index) => ({
    book: 'JHN',
    chapter: 1 + (index % 21),
    verse: 1 + (index % 20),
    reference: `John ${1 + (index % 21)}:${1 + (index % 20)}`,
    note_text: text,
    highlight_color: 'yellow',
    translation: 'KJV',
  }));
}

/** The text of My Day with the number of open prayers; every second prayer is answered. */
export function describeOpenPrayers({ prayers }: RecordCounts): string {
  return `${(prayers / 2).toLocaleString('en')} open`;
}

/** Resolves when the records are on the device. The page is at Home afterwards. */
export async function waitForRecords(page: Page, url: string, counts: RecordCounts): Promise<void> {
  const timeout = 300_000;
  await page.goto(`${url}/Gratitude?view=journal`);
  await page.getByText(`${counts.entries.toLocaleString('en')} entries`).waitFor({ timeout });
  await page.goto(url);
  await page
    .locator('section[aria-labelledby="my-day"]')
    .getByText(describeOpenPrayers(counts))
    .waitFor({ timeout });
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
