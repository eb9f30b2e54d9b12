// Tests that each form reads drafts of other versions of the app: a missing field, an unknown field
// and a damaged part lose no typed text.
import { act, fireEvent, renderHook, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, expect, test, vi } from 'vitest';
import type { GratitudeEntry } from '../../../schemas/entities/gratitude-entry.ts';
import type { Prayer } from '../../../schemas/entities/prayer.ts';
import { DataProvider } from '../../../src/data/data-provider.tsx';
import type { SavedRecord } from '../../../src/data/records/record.ts';
import { useDeletionDraft } from '../../../src/features/account/deletion/draft.ts';
import { NoteEditor } from '../../../src/features/bible/notes/note-editor.tsx';
import { useFeedbackDraft } from '../../../src/features/feedback/draft.ts';
import { useGratitudeDraft } from '../../../src/features/gratitude/draft.ts';
import { EntryEditor } from '../../../src/features/gratitude/entry-editor.tsx';
import { useGraceNoteDraft } from '../../../src/features/home/grace-note/draft.ts';
import { usePrayerDraft } from '../../../src/features/prayer/compose/draft.ts';
import { PrayerEditor } from '../../../src/features/prayer/journal/prayer-editor.tsx';
import { PrayerNotesSection } from '../../../src/features/prayer/notes.tsx';
import { Testimony } from '../../../src/features/prayer/testimony.tsx';
import { useGeneratorDraft } from '../../../src/features/pwa-guides/generator-form/draft.ts';
import {
  defaultManifestForm,
  manifestFormReaders,
} from '../../../src/features/pwa-guides/manifest-generator/manifest-form.ts';
import { useSharedDrafts } from '../../../src/features/share-target/draft.ts';
import { useWisdomDraft } from '../../../src/features/wisdom/draft.ts';
import {
  discardUnwrittenDrafts,
  flushDrafts,
  readDraft,
} from '../../../src/platform/storage/drafts.ts';
import { createMemoryContext } from '../../support/memory-databases.ts';
import { renderWithProviders } from '../../support/render.tsx';

/** A field that a later version may add. */
const later = { later: { text: 'unknown' } };
/** The stored id of a queued generation. */
const queued = { wish: 'queued' };

beforeEach(() => {
  discardUnwrittenDrafts();
  localStorage.clear();
  vi.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('There is no server.'));
});

const store = (name: string, draft: unknown) =>
  localStorage.setItem(`selah_draft_guest_${name}`, JSON.stringify(draft));

interface ShapeCase {
  name: string;
  /** Draft of an earlier or damaged shape. */
  stored: unknown;
  /** Calls the hook of the form. */
  useForm: () => { draft: unknown; change: () => void };
  /** What the form shows. */
  shown: unknown;
  /** What is stored after a change. */
  kept?: unknown;
}

const cases: Record<string, ShapeCase> = {
  'a prayer without the newest fields': {
    name: 'prayer_draft',
    stored: { request: 'For rain', ...later },
    useForm() {
      const { draft, write } = usePrayerDraft();
      return { draft, change: () => write((now) => ({ ...now, category: 'family' })) };
    },
    shown: { request: 'For rain', category: 'other', letter: null },
    kept: { request: 'For rain', category: 'family', ...later },
  },
  'a prayer with a damaged generated prayer': {
    name: 'prayer_draft',
    stored: { request: 'For rain', letter: { prayer_text: 7 }, ...queued, ...later },
    useForm() {
      const { draft, write } = usePrayerDraft();
      return { draft, change: () => write((now) => ({ ...now, category: 'family' })) };
    },
    shown: { request: 'For rain', letter: null },
    kept: { request: 'For rain', ...later },
  },
  'a generated prayer without verses': {
    name: 'prayer_draft',
    stored: { request: 'For rain', letter: { prayer_text: 'Lord.', language: 'en', ...later } },
    useForm() {
      const { draft, write } = usePrayerDraft();
      return { draft, change: () => write((now) => ({ ...now, category: 'family' })) };
    },
    shown: { request: 'For rain', letter: { prayer_text: 'Lord.', verses: [], request: '' } },
    kept: { letter: { prayer_text: 'Lord.', ...later } },
  },
  'a journal entry with a damaged affirmation': {
    name: 'gratitude_draft',
    stored: { text: 'For bread', letter: { affirmation: 'You.', language: 'xx' }, ...later },
    useForm() {
      const { draft, write } = useGratitudeDraft();
      return { draft, change: () => write((now) => ({ ...now, text: 'For bread!' })) };
    },
    shown: { text: 'For bread', letter: null },
    kept: { text: 'For bread!', ...later },
  },
  'a question with a damaged answer': {
    name: 'wisdom_draft',
    stored: { question: 'Why?', answer: ['not', 'an answer'], ...queued, ...later },
    useForm() {
      const { draft, write } = useWisdomDraft();
      return { draft, change: () => write((now) => ({ ...now, question: 'Why me?' })) };
    },
    shown: { question: 'Why?', answer: null },
    kept: { question: 'Why me?', ...later },
  },
  'a grace note with an unknown mood': {
    name: 'grace_draft',
    stored: { context: 'Tired', mood: 'hopeful', ...later },
    useForm() {
      const { draft, write } = useGraceNoteDraft();
      return { draft, change: () => write({ mood: 'weary' }) };
    },
    shown: { context: 'Tired', mood: null },
    kept: { context: 'Tired', mood: 'weary', ...later },
  },
  'a feedback message without an id': {
    name: 'feedback_draft',
    stored: { text: 'It is', about: 7, ...later },
    useForm() {
      const { draft, write } = useFeedbackDraft('Home');
      return { draft, change: () => write('It is good') };
    },
    shown: { text: 'It is' },
    kept: { text: 'It is good', ...later },
  },
  'a deletion reason with a damaged id': {
    name: 'deletion_draft',
    stored: { id: 7, reason: 'I am', ...later },
    useForm() {
      const { draft, write } = useDeletionDraft();
      return { draft, change: () => write('I am leaving') };
    },
    shown: { reason: 'I am' },
    kept: { reason: 'I am leaving', ...later },
  },
  'shared texts, one of them with an unknown kind': {
    name: 'shared_draft',
    stored: [{ text: 'One', kind: 'poem', ...later }, 'damaged', { id: 'two', text: 'Two' }],
    useForm() {
      const { drafts, change } = useSharedDrafts();
      return { draft: drafts, change: () => change('two', { kind: 'note' }) };
    },
    shown: [{ text: 'One' }, { text: 'Two' }],
    kept: [
      { text: 'One', ...later },
      { id: 'two', text: 'Two', kind: 'note' },
    ],
  },
  'a manifest form without a field': {
    name: 'manifest_draft',
    stored: { name: 'Bread of Life', display: 'popup', ...later },
    useForm() {
      const { form, write } = useGeneratorDraft(
        'manifest_draft',
        defaultManifestForm,
        manifestFormReaders,
      );
      return { draft: form, change: () => write(() => ({ shortName: 'Bread' })) };
    },
    shown: { ...defaultManifestForm, name: 'Bread of Life' },
    kept: { name: 'Bread of Life', shortName: 'Bread', ...later },
  },
};

test.each(Object.entries(cases))('%s is read, and unknown fields stay', (_, shape) => {
  store(shape.name, shape.stored);
  const { result } = renderHook(shape.useForm);
  expect(result.current.draft).toMatchObject(shape.shown as object);
  act(() => result.current.change());
  flushDrafts();
  expect(readDraft(shape.name)).toMatchObject(shape.kept as object);
  expect(readDraft(shape.name)).not.toHaveProperty('wish');
});

const prayer: SavedRecord<Prayer> = {
  id: 'p1',
  fields: {
    user_email: 'alice@example.org',
    request: 'For rain',
    prayer_text: 'Lord, send rain.',
    category: 'other',
    is_answered: true,
    updates: [{ id: 'n1', date: '2026-11-20', text: 'It is dry.' }],
  } as unknown as Prayer,
  createdDate: '2026-11-20T08:00:00.000Z',
  sync: { kind: 'safe' },
};
const noAction = async () => true;
const box = (name: string | RegExp) => screen.findByRole<HTMLTextAreaElement>('textbox', { name });

async function renderForm(form: React.ReactNode): Promise<void> {
  const data = await createMemoryContext();
  renderWithProviders(
    <MemoryRouter>
      <DataProvider data={data}>{form}</DataProvider>
    </MemoryRouter>,
  );
}

test('an edited prayer without the newest field and without the seen values is read', async () => {
  store('prayer_edit_p1', {
    shape: 'circle',
    words: { prayer_text: 'Lord, send much rain.', ...later },
    ...later,
  });
  await renderForm(
    <PrayerEditor prayer={prayer} today="2026-11-20" onSave={noAction} onClose={() => {}} />,
  );
  const text = await screen.findByDisplayValue<HTMLTextAreaElement>('Lord, send much rain.');
  screen.getByDisplayValue('For rain');
  fireEvent.change(text, { target: { value: 'Lord, send more.' } });
  expect(readDraft('prayer_edit_p1')).toMatchObject({
    shape: 'both',
    words: { request: 'For rain', prayer_text: 'Lord, send more.', ...later },
    ...later,
  });
});

test('an edited note of a prayer with a damaged original is read as a new note', async () => {
  store('update_draft_p1', { id: 'n1', text: 'It rains.', of: { text: 7 }, ...later });
  const onAdd = vi.fn(noAction);
  await renderForm(
    <PrayerNotesSection
      prayer={prayer}
      today="2026-11-21"
      onAdd={onAdd}
      onEdit={noAction}
      onRemove={() => {}}
    />,
  );
  const text = await screen.findByDisplayValue('It rains.');
  fireEvent.change(text, { target: { value: 'It rains a lot.' } });
  expect(readDraft('update_draft_p1')).toMatchObject({ text: 'It rains a lot.', ...later });
  await act(async () => void fireEvent.keyDown(text, { key: 'Enter', ctrlKey: true }));
  expect(onAdd).toHaveBeenCalledWith(expect.objectContaining({ text: 'It rains a lot.' }));
  expect(onAdd).not.toHaveBeenCalledWith(expect.objectContaining({ id: 'n1' }));
});

test('a testimony is read, and stored as before', async () => {
  store('testimony_draft_p1', 'It rained');
  await renderForm(<Testimony prayer={prayer} onSave={noAction} />);
  fireEvent.change(await screen.findByDisplayValue('It rained'), {
    target: { value: 'It rained for days' },
  });
  expect(readDraft('testimony_draft_p1')).toBe('It rained for days');
});

test('an edited journal entry without the seen text shows the stored text as newer', async () => {
  store('gratitude_edit_e1', { entry_text: 'Bread and salt', date: 7, ...later });
  const entry: SavedRecord<GratitudeEntry> = {
    ...prayer,
    id: 'e1',
    fields: { date: '2026-11-20', entry_text: 'Bread' } as unknown as GratitudeEntry,
  };
  await renderForm(<EntryEditor entry={entry} onSave={noAction} onClose={() => {}} />);
  const text = await screen.findByDisplayValue('Bread and salt');
  screen.getByText('Bread');
  fireEvent.change(text, { target: { value: 'Bread, salt and oil' } });
  expect(readDraft('gratitude_edit_e1')).toMatchObject({
    entry_text: 'Bread, salt and oil',
    date: '2026-11-20',
    ...later,
  });
});

test('a note on a verse with an unknown colour is read', async () => {
  store('note_draft_JHN_3_16_new', { note_text: 'So loved', highlight_color: 'red', ...later });
  const place = { translation: 'KJV', book: 'JHN', chapter: 3 };
  await renderForm(
    <NoteEditor
      place={place}
      chapter={{ ...place, language: 'en', verses: [{ verse: 16, text: 'For God' }], items: [] }}
      verses={[16]}
      marks={{ notes: [], notesByVerse: new Map(), bookmarksByVerse: new Map(), bookmarks: [] }}
      onClose={() => {}}
    />,
  );
  const text = await box('Your note');
  expect(text.value).toBe('So loved');
  fireEvent.change(text, { target: { value: 'So loved!' } });
  expect(readDraft('note_draft_JHN_3_16_new')).toMatchObject({
    note_text: 'So loved!',
    highlight_color: 'yellow',
    ...later,
  });
});
