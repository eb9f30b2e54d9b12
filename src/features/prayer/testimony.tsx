// Connects the testimony form with its draft, for an answered prayer without a testimony. The draft
// is stored until the testimony is saved.
import { useState } from 'react';
import { maxTextLength } from '../../../schemas/fields.ts';
import type { Prayer } from '../../../schemas/entities/prayer.ts';
import { type DraftOptions, useDraft } from '../../data/drafts/use-draft.ts';
import type { SavedRecord } from '../../data/records/record.ts';
import { TestimonyForm } from './components/testimony-form.tsx';

/** The text is stored without the object around it. */
const options: DraftOptions<{ text: string }> = {
  isEmpty: ({ text }) => text === '',
  format: { parse: (text) => ({ text }), build: ({ text }) => text },
};

/**
 * Shown when an answered prayer has no testimony. An open draft stays, even if a testimony arrives
 * from another device.
 */
export function Testimony({
  prayer: { id, fields },
  isOffered = true,
  onSave,
}: {
  prayer: SavedRecord<Prayer>;
  /** Whether the empty form is shown; a form with a draft is always shown. */
  isOffered?: boolean;
  onSave: (text: string) => Promise<boolean>;
}) {
  const form = useDraft(`testimony_draft_${id}`, { text: '' }, options);
  const { text } = form.draft;
  const [saving, setSaving] = useState(false);

  async function save(): Promise<void> {
    setSaving(true);
    const isSaved = await onSave(text.trim()).finally(() => setSaving(false));
    // Text typed during the save, here or in another tab, is not saved yet, so the draft stays.
    if (isSaved && form.getLatest().text === text) form.clear();
  }

  const isEmpty = text.trim() === '';
  if (!fields.is_answered || (isEmpty && (fields.testimony || !isOffered))) return null;
  return (
    <TestimonyForm
      text={text}
      maxLength={maxTextLength}
      saving={saving}
      onChange={(next) => form.write(() => ({ text: next }))}
      onSave={() => void save()}
    />
  );
}
