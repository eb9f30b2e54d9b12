// One prayer of the journal and what one can do with it.
import { memo, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { longestText } from '../../../schemas/fields.ts';
import type { EarlierWording } from '../../../schemas/fields.ts';
import { prayerCategories } from '../../../schemas/prayer.ts';
import type { Prayer, PrayerCategory } from '../../../schemas/prayer.ts';
import { useData } from '../../data/hooks.tsx';
import { addTestimony, answerPrayer, removePrayer, reopenPrayer, restorePrayer } from '../../data/prayers.ts';
import { NotKept } from '../../data/record.ts';
import type { Kept } from '../../data/record.ts';
import { restoreItemWording } from '../../data/sync-items.ts';
import { notKeptSentence } from '../../i18n/failure-sentence.ts';
import { dropDraft, keepDraft, keptDraft, onDraft } from '../../platform/drafts.ts';
import { useMergeNews } from '../../ui/merge-news.ts';
import { PrayerCard } from '../../ui/prayer/prayer-card.tsx';
import { TestimonyForm } from '../../ui/prayer/testimony-form.tsx';
import { useToast } from '../../ui/toaster.tsx';

export const JournalEntry = memo(function JournalEntry({ prayer }: { prayer: Kept<Prayer> }) {
  const { t } = useTranslation();
  const data = useData();
  const toast = useToast();
  const { id, fields, createdDate, sync } = prayer;
  const category = fields.category ?? 'other';
  useArrivalAt(id);
  useMergeNews(id, fields.earlier_wordings?.length ?? 0, sync.kind === 'merged');

  /** Does it on the device; a device that refuses leaves everything as it was and says so. */
  async function keep(work: () => Promise<void>, done: () => void, failed: string, gone = failed): Promise<boolean> {
    try {
      await work();
      done();
      return true;
    } catch (fault) {
      if (!(fault instanceof NotKept)) throw fault;
      toast({ message: fault.reason === 'missing' ? gone : `${failed} ${notKeptSentence(t, fault.reason)}` });
      return false;
    }
  }

  function offerUndo(message: string, work: () => Promise<void>): void {
    const undo = () => void keep(work, () => undefined, t('common.undoFailed'));
    toast({ message, about: fields.title, action: { label: t('common.undo'), run: undo } });
  }

  const answer = () =>
    keep(
      () => answerPrayer(data, id, today()),
      () => offerUndo(t('prayer.markedAnswered'), () => reopenPrayer(data, id)),
      t('prayer.markFailed'),
    );
  const remove = () =>
    keep(
      () => removePrayer(data, id),
      () => offerUndo(t('prayer.deleted'), () => restorePrayer(data, id)),
      t('prayer.deleteFailed'),
    );
  const tell = (text: string) =>
    keep(
      () => addTestimony(data, id, text),
      () => toast({ message: t('prayer.testimonySaved') }),
      t('prayer.testimonyFailed'),
      t('prayer.testimonyMissing'),
    );

  const putBack = async (wording: EarlierWording) => {
    const key = { collection: 'prayers', id } as const;
    let gaveWay = wording;
    await keep(
      async () => {
        gaveWay = await restoreItemWording(data, key, wording);
      },
      () => offerUndo(t('wording.restored'), async () => void (await restoreItemWording(data, key, gaveWay))),
      t('wording.restoreFailed'),
    );
  };

  return (
    <PrayerCard
      id={id}
      prayer={fields}
      createdDate={createdDate}
      category={isBuiltIn(category) ? t(`category.${category}`) : category}
      sync={sync}
      onAnswered={() => void answer()}
      onDelete={() => void remove()}
      onRestore={(wording) => void putBack(wording)}
      testimonyForm={fields.is_answered && (!fields.testimony || hasBegun(id)) ? <Testimony id={id} onSave={tell} /> : null}
    />
  );
});

function Testimony({ id, onSave }: { id: string; onSave: (text: string) => Promise<boolean> }) {
  const draftName = draftNameOf(id);
  const [text, setText] = useState(() => keptDraft(draftName, isText) ?? '');
  const [saving, setSaving] = useState(false);
  // Two tabs write on one sheet.
  useEffect(() => onDraft(draftName, () => setText(keptDraft(draftName, isText) ?? '')), [draftName]);

  async function save(): Promise<void> {
    setSaving(true);
    const isKept = await onSave(text.trim()).finally(() => setSaving(false));
    // What was typed while it was being kept, here or in another tab, is not in it.
    if (isKept && keptDraft(draftName, isText) === text) dropDraft(draftName);
  }

  return (
    <TestimonyForm
      text={text}
      longest={longestText}
      saving={saving}
      onChange={(next) => {
        setText(next);
        keepDraft(draftName, next);
      }}
      onSave={() => void save()}
    />
  );
}

/** An address may name one prayer: it is shown once it is there. */
function useArrivalAt(id: string): void {
  const { hash } = useLocation();
  useEffect(() => {
    if (hash === `#${id}`) document.getElementById(id)?.scrollIntoView({ block: 'center' });
  }, [hash, id]);
}

/** A testimony from another device must not take away the one that is being written here. */
function hasBegun(id: string): boolean {
  return (keptDraft(draftNameOf(id), isText) ?? '').trim() !== '';
}

function draftNameOf(id: string): string {
  return `testimony_draft_${id}`;
}

function isText(value: unknown): value is string {
  return typeof value === 'string';
}

function isBuiltIn(category: string): category is PrayerCategory {
  return (prayerCategories as readonly string[]).includes(category);
}

/** The person's own day, not the day in Greenwich. */
function today(): string {
  const now = new Date();
  return [now.getFullYear(), now.getMonth() + 1, now.getDate()].map((part) => String(part).padStart(2, '0')).join('-');
}
