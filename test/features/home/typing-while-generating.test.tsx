// Tests of text typed while a grace note is generated, in the same tab or another: the text stays
// for a new note.
import { act, screen, waitFor } from '@testing-library/react';
import { firstValueFrom } from 'rxjs';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { GraceNoteWithSource } from '../../../src/features/home/grace-note/data.ts';
import { watchRecords } from '../../../src/data/records/record.ts';
import { discardUnwrittenDrafts } from '../../../src/platform/storage/drafts.ts';
import {
  createAlice,
  getContextField,
  chooseMood,
  findGraceNote,
  openHome,
  pressButton,
  writeContext,
  enableModel,
} from './home-page-setup.tsx';

beforeEach(discardUnwrittenDrafts);
afterEach(discardUnwrittenDrafts);

const name = 'selah_draft_guest_grace_draft';
const answer = {
  message:
    'It is good that you say how tired you are, because God meets you where you are and does not ask you to be stronger than you are today.',
  verses: [{ reference: 'Matthew 11:28', text: 'Whatever the model says.' }],
  reflection: 'Where could you let another person carry a part of it today?',
};

/** Starts a generation whose model answers when `finish` is called. */
async function asking() {
  const { promise, resolve } = Promise.withResolvers<unknown>();
  const data = await enableModel(await createAlice(), () => promise);
  await openHome(data);
  await chooseMood('Weary');
  await writeContext('Tired.');
  await pressButton('Get Encouragement');
  return { data, finish: () => act(async () => resolve(answer)) };
}

test('text typed during a generation stays in the form and becomes another note', async () => {
  const { data, finish } = await asking();
  await writeContext('Tired. And my sister has called.');
  await finish();
  await findGraceNote();
  await pressButton('Get New Note');
  expect(getContextField().value).toBe('Tired. And my sister has called.');
  await pressButton('Get Encouragement');
  const readNotes = () => firstValueFrom(watchRecords<GraceNoteWithSource>(data, 'graceNotes'));
  await waitFor(async () =>
    expect((await readNotes()).map(({ fields }) => fields.context_tag)).toEqual([
      'Tired. And my sister has called.',
      'Tired.',
    ]),
  );
  await waitFor(() => expect(localStorage.getItem(name)).toBeNull());
});

test('text typed in another tab during a generation stays', async () => {
  const { finish } = await asking();
  const otherDraft = JSON.stringify({
    id: '01994d5c-0000-7000-8000-000000000001',
    mood: 'weary',
    context: 'Tired. Written in another tab.',
  });
  discardUnwrittenDrafts();
  localStorage.setItem(name, otherDraft);
  act(
    () =>
      void window.dispatchEvent(new StorageEvent('storage', { key: name, newValue: otherDraft })),
  );
  await finish();
  await findGraceNote();
  await waitFor(() => expect(screen.queryByText('Writing your note…')).toBeNull());
  await pressButton('Get New Note');
  expect(getContextField().value).toBe('Tired. Written in another tab.');
});
