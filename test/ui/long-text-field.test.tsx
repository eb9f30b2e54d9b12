// Tests of text that is too long: each form shows it whole with an error and offers no saving.
import { screen, within } from '@testing-library/react';
import type { ReactElement } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import { DeletionRequestForm } from '../../src/features/account/deletion/components/request-form.tsx';
import { NoteDialog } from '../../src/features/bible/notes/components/note-dialog.tsx';
import { FeedbackDialog } from '../../src/features/feedback/components/feedback-dialog.tsx';
import { getEditableFields } from '../../src/features/gratitude/data.ts';
import { GratitudeDialog } from '../../src/features/gratitude/components/gratitude-dialog.tsx';
import { GratitudeForm } from '../../src/features/gratitude/components/gratitude-form.tsx';
import { GraceNoteForm } from '../../src/features/home/grace-note/components/grace-note-form.tsx';
import { PrayerNotes } from '../../src/features/prayer/components/prayer-notes.tsx';
import { TestimonyForm } from '../../src/features/prayer/components/testimony-form.tsx';
import { PrayerForm } from '../../src/features/prayer/compose/components/prayer-form.tsx';
import { PrayerDialog } from '../../src/features/prayer/journal/components/prayer-dialog.tsx';
import { QuestionForm } from '../../src/features/wisdom/components/question-form.tsx';
import { isTextTooLong } from '../../src/ui/long-text-field.tsx';
import { renderWithProviders } from '../support/render.tsx';

const none = vi.fn();
const maxLength = 20;
const text = 'a'.repeat(21);
const dialogEvents = { onChange: none, onSave: none, onDiscard: none, onClose: none };
const dialogState = { maxLength, lastDay: '2026-11-26', isDraft: false, newerText: undefined };

const forms: readonly { name: string; form: ReactElement; buttons: readonly string[] }[] = [
  {
    name: 'prayer form',
    form: (
      <PrayerForm
        fields={{ request: text, category: 'other' }}
        prompts={[]}
        categories={[]}
        maxLength={maxLength}
        busy={null}
        onChange={none}
        onGenerate={none}
        onSaveOwn={none}
      />
    ),
    buttons: ['Find a prayer', 'Save what I wrote'],
  },
  {
    name: 'prayer dialog',
    form: (
      <PrayerDialog
        {...dialogState}
        {...dialogEvents}
        shape="one"
        fields={{
          request: 'For rain',
          prayer_text: 'For rain',
          category: 'other',
          isAnswered: true,
          answeredDay: '',
          testimony: text,
        }}
        categories={[]}
        saving={false}
      />
    ),
    buttons: ['Save'],
  },
  {
    name: 'testimony form',
    form: (
      <TestimonyForm
        text={text}
        maxLength={maxLength}
        saving={false}
        onChange={none}
        onSave={none}
      />
    ),
    buttons: ['Save testimony'],
  },
  {
    name: 'form of a prayer note',
    form: (
      <PrayerNotes
        notes={[]}
        text={text}
        getPreviousTexts={() => []}
        maxLength={maxLength}
        canAddNote
        onOpen={none}
        onEdit={none}
        onChange={none}
        onSave={none}
        onCancel={none}
        onRemove={none}
      />
    ),
    buttons: ['Save note'],
  },
  {
    name: 'gratitude form',
    form: (
      <GratitudeForm
        label="Today"
        text={text}
        maxLength={maxLength}
        busy={null}
        onChange={none}
        onSave={none}
        onGenerate={none}
        onCancel={none}
      />
    ),
    buttons: ['Save entry', 'Encourage me'],
  },
  {
    name: 'gratitude dialog',
    form: (
      <GratitudeDialog
        {...dialogState}
        {...dialogEvents}
        fields={getEditableFields({ entry_text: text, date: '2026-11-26' })}
        saving={false}
      />
    ),
    buttons: ['Save'],
  },
  {
    name: 'grace note form',
    form: (
      <GraceNoteForm
        moods={['weary']}
        mood="weary"
        context={text}
        maxLength={maxLength}
        isGenerating={false}
        onMood={none}
        onContext={none}
        onGenerate={none}
        onCancel={none}
      />
    ),
    buttons: ['Get Encouragement'],
  },
  {
    name: 'note dialog',
    form: (
      <NoteDialog
        reference="John 3:16"
        verse={{ text: 'For God', language: 'en' }}
        fields={{ note_text: text, highlight_color: 'yellow' }}
        maxLength={maxLength}
        sync={undefined}
        isDraft={false}
        newerText={undefined}
        otherNotes={[]}
        previousVersions={[]}
        saving={false}
        onDelete={none}
        onOther={none}
        {...dialogEvents}
      />
    ),
    buttons: ['Save'],
  },
  {
    name: 'wisdom form',
    form: (
      <QuestionForm
        question={text}
        maxLength={maxLength}
        autoFocus={false}
        onChange={none}
        onAsk={none}
      />
    ),
    buttons: ['Ask'],
  },
  {
    name: 'feedback dialog',
    form: (
      <FeedbackDialog
        step="writing"
        text={text}
        maxLength={maxLength}
        isGuest={false}
        fault={null}
        onChange={none}
        onSend={none}
        onClose={none}
      />
    ),
    buttons: ['Send'],
  },
];

test.each(forms)('$name: a text that is too long is shown with an error', ({ form, buttons }) => {
  renderWithProviders(<MemoryRouter>{form}</MemoryRouter>);
  const field = screen.getByDisplayValue<HTMLTextAreaElement>(text);
  // A browser cuts pasted text silently at `maxlength`.
  expect(field.hasAttribute('maxlength')).toBe(false);
  expect(field.getAttribute('aria-invalid')).toBe('true');
  expect(within(document.body).getAllByRole('alert')[0]?.textContent).toBe(
    'This text is too long: 21 of 20 characters. Shorten it to continue.',
  );
  for (const name of buttons) {
    const button = screen.getByRole<HTMLButtonElement>('button', { name });
    expect(button.disabled || button.getAttribute('aria-disabled') === 'true').toBe(true);
  }
});

test('deletion request form: a reason that is too long is shown whole with an error', () => {
  renderWithProviders(
    <DeletionRequestForm
      reason={'a'.repeat(5_001)}
      busy={false}
      failure={null}
      onChange={none}
      onRequest={none}
    />,
  );
  expect(screen.getByText(/This text is too long: 5,001 of/)).toBeDefined();
});

test('white space at both ends does not count, because it is not saved', () => {
  expect(isTextTooLong(` ${'a'.repeat(20)}\n`, 20)).toBe(false);
  expect(isTextTooLong('a'.repeat(21), 20)).toBe(true);
});
