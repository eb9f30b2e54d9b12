// Connects the testimony form with its draft, for an answered prayer without a testimony. The draft
// is stored until the testimony is saved.
import { useEffect, useState } from 'react';
import { maxTextLength } from '../../../schemas/fields.ts';
import type { Prayer } from '../../../schemas/entities/prayer.ts';
import type { SavedRecord } from '../../data/records/record.ts';
import { removeDraft, saveDraft, readDraft, onDraftChange } from '../../platform/storage/drafts.ts';
import { TestimonyForm } from './components/testimony-form.tsx';

/**
 * Shown when an answered prayer has no testimony. An open draft stays, even if a testimony arrives
 * from another device.
 */
export function Testimony({
  prayer: { id, fields },
  onSave,
}: {
  prayer: SavedRecord<Prayer>;
  onSave: (text: string) => Promise<boolean>;
}) {
  const draftName = `testimony_draft_${id}`;
  const [text, setText] = useState(() => readTestimonyDraft(draftName));
  const [saving, setSaving] = useState(false);
  // Two tabs write on one sheet.
  useEffect(
    () => onDraftChange(draftName, () => setText(readTestimonyDraft(draftName))),
    [draftName],
  );

  async function save(): Promise<void> {
    setSaving(true);
    const isSaved = await onSave(text.trim()).finally(() => setSaving(false));
    // Text typed during the save, here or in another tab, is not saved yet, so the draft stays.
    if (!isSaved || readTestimonyDraft(draftName) !== text) return;
    removeDraft(draftName);
    setText('');
  }

  if (!fields.is_answered || (fields.testimony && text.trim() === '')) return null;
  return (
    <TestimonyForm
      text={text}
      maxLength={maxTextLength}
      saving={saving}
      onChange={(next) => {
        setText(next);
        saveDraft(draftName, next);
      }}
      onSave={() => void save()}
    />
  );
}

function readTestimonyDraft(draftName: string): string {
  return readDraft(draftName, isText) ?? '';
}

function isText(value: unknown): value is string {
  return typeof value === 'string';
}
