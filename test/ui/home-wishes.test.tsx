// @vitest-environment happy-dom
// Grace notes that wait for a network, the choice of a model, and what came from another device meanwhile.
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { BehaviorSubject, firstValueFrom } from 'rxjs';
import { afterEach, expect, test, vi } from 'vitest';
import { BackendError } from '../../src/backend/backend-error.ts';
import type { Data } from '../../src/data/data.ts';
import { addGraceNote } from '../../src/data/grace-notes.ts';
import type { SourcedNote } from '../../src/data/grace-notes.ts';
import { keptWishes } from '../../src/data/made-words/wishes.ts';
import { listKept } from '../../src/data/record.ts';
import { dropUnwritten } from '../../src/platform/drafts.ts';
import { alice, feel, letter, openHome, press, tell, withModel } from './home-page.tsx';

afterEach(dropUnwritten);

const kept = (data: Data) => firstValueFrom(listKept<SourcedNote>(data, 'graceNotes'));
const made = { kind: 'grace_note', message: 'You are seen.', reflection: 'Who sees you?', verses: [], language: 'en', source: 'model' } as const;

/** A wish that was granted while nobody looked. */
async function granted(data: Data): Promise<void> {
  const value = { wish: { kind: 'grace_note', mood: 'weary', context: 'Tired.' }, language: 'en', date: '2026-11-21T20:00:00.000Z', step: 'made', made, told: true };
  await data.personal.activity.insert({ id: 'wish|one', kind: 'wish', order: '1', value });
}

test('a server without a model asks nobody whether it may write', async () => {
  await openHome(await alice());
  await feel('Weary');
  expect(screen.queryByText('May a language model write here?')).toBeNull();
});

test('where there is a model the person is asked first; without a yes nothing is sent', async () => {
  const asked = vi.fn(async (): Promise<unknown> => ({}));
  const data = await withModel(await alice(), asked);
  await data.personal.activity.findOne('choice|model_grace_note').remove();
  await openHome(data);
  await feel('Weary');
  expect(await screen.findByRole('region', { name: 'May a language model write here?' })).toBeTruthy();
  await press('Get Encouragement');
  expect((await letter()).textContent).toContain('Composed from Selah’s own passages');
  expect(asked).not.toHaveBeenCalled();
});

test('without a network the wish can be left for the model, or made here at once', async () => {
  const asked = vi.fn(async (): Promise<unknown> => ({}));
  const data = await withModel(await alice({ online: new BehaviorSubject(false) }), asked);
  await data.device.chapters.incrementalUpsert({ id: 'model', kind: 'model', order: '', value: { offer: 'members' } });
  await openHome(data);
  await feel('Weary');
  await tell('Tired.');
  await act(async () => void fireEvent.click(await screen.findByRole('button', { name: /Leave it for the model/ })));
  expect(await screen.findByRole('heading', { name: 'Left for later' })).toBeTruthy();
  expect((await firstValueFrom(keptWishes(data))).map(({ wish }) => wish)).toEqual([{ kind: 'grace_note', mood: 'weary', context: 'Tired.' }]);
  expect(screen.queryByRole('textbox')).toBeNull();
  await feel('Joyful');
  await press('Get Encouragement');
  expect((await letter()).textContent).toContain('Composed on this device from Selah’s own passages, without a network');
  expect((await kept(data))[0]?.fields.source).toBe('device');
  expect(asked).not.toHaveBeenCalled();
});

test('a granted wish becomes one note of today, also with two taps, and waits no more', async () => {
  const data = await alice();
  await granted(data);
  await openHome(data);
  const wishes = await screen.findByRole('region', { name: 'Left for later' });
  const read = within(wishes).getByRole('button', { name: 'Read' });
  await act(async () => {
    fireEvent.click(read);
    fireEvent.click(read);
  });
  expect((await letter()).textContent).toContain('You are seen.');
  expect((await kept(data)).map(({ fields }) => [fields.mood, fields.context_tag, fields.message, fields.source])).toEqual([['weary', 'Tired.', 'You are seen.', 'model']]);
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Left for later' })).toBeNull());
});

test('a granted wish that could not be put away makes one note, however often it is opened', async () => {
  const data = await alice();
  await granted(data);
  const find = data.personal.activity.findOne.bind(data.personal.activity);
  vi.spyOn(data.personal.activity, 'findOne').mockImplementation((query) => {
    if (query === 'wish|one') throw new Error('broken');
    return find(query);
  });
  for (const times of [1, 2]) {
    await openHome(data);
    await press('Read');
    expect((await letter()).textContent).toContain('You are seen.');
    expect(await kept(data), String(times)).toHaveLength(1);
    expect(await firstValueFrom(keptWishes(data))).toHaveLength(1);
    cleanup();
  }
  vi.restoreAllMocks();
});

test('a granted wish that the device would not keep stays a wish', async () => {
  const data = await alice();
  await granted(data);
  vi.spyOn(data.personal.graceNotes, 'insertIfNotExists').mockRejectedValue(new Error('broken'));
  await openHome(data);
  await act(async () => void fireEvent.click(await screen.findByRole('button', { name: 'Read' })));
  expect((await letter()).textContent).toContain('You are seen.');
  expect(await firstValueFrom(keptWishes(data))).toHaveLength(1);
  vi.restoreAllMocks();
});

test('a login that has ended is said; Selah’s own words need none', async () => {
  const data = await withModel(await alice(), () => Promise.reject(new BackendError('ended', { status: 401 })));
  await openHome(data);
  await feel('Seeking');
  await press('Get Encouragement');
  expect((await screen.findByRole('alert')).textContent).toMatch(/Unable to generate grace note.*You are no longer logged in/);
});

test('another wording that met this one stands below it and can be put back', async () => {
  const data = await alice();
  const date = new Date().toISOString().slice(0, 10);
  const id = await addGraceNote(data, { date, mood: 'weary', context_tag: '', language: 'en', message: 'New words.', verses: [], reflection: '', source: 'model' });
  const doc = await data.personal.graceNotes.findOne(id).exec();
  await doc?.incrementalModify((now) => ({ ...now, record: { ...now.record, earlier_wordings: [{ field: 'message', text: 'Older words.' }] } }));
  await openHome(data, `/Home#${id}`);
  expect((await letter()).textContent).toContain('Older words.');
  await press('Put it back');
  await waitFor(async () => expect((await kept(data))[0]?.fields.message).toBe('Older words.'));
});

test('words of a model are text, whatever they look like', async () => {
  const data = await alice();
  const id = await addGraceNote(data, { date: '2024-01-01', mood: 'weary', context_tag: '<img src=x onerror=alert(1)>', language: 'en', message: '<b>Bold</b> **words**', verses: [], reflection: '', source: 'model' });
  await openHome(data, `/Home#${id}`);
  const note = await letter();
  expect(note.textContent).toContain('<b>Bold</b> **words**');
  expect(note.querySelector('img, b')).toBeNull();
});
