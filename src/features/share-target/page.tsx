// Page that receives a text shared from another app and saves it as a prayer, gratitude entry or
// note, or dismisses it.
import { Button } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router-dom';
import { maxTextLength } from '../../../schemas/fields.ts';
import { watchToday } from '../../data/user-days.ts';
import { useData, useLiveQuery } from '../../data/data-provider.tsx';
import { useCrisisSignsInDraft } from '../crisis-help/use-crisis-signs.ts';
import { StorageWriteError } from '../../data/records/record.ts';
import { useSaveOffer } from '../guest-save/use-save-offer.tsx';
import { buildSharedSave, saveShared, getSharedText } from './data.ts';
import type { ShareTarget } from './data.ts';
import { getStorageErrorMessage } from '../../locales/error-messages.ts';
import { useLanguage } from '../../locales/language.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import layout from '../../ui/page-layout.module.css';
import { HelpWhileWriting } from '../crisis-help/components/help-while-writing.tsx';
import { PathIllustration } from '../../ui/illustrations.tsx';
import { ShareTargetForm } from './components/share-target-form.tsx';
import { useToast } from '../../ui/toast/toaster.tsx';
import { sharedDraftName, useSharedDrafts } from './draft.ts';
import type { SharedDraft } from './draft.ts';
import { getReferenceExample, parseVerse, useNamedVerse } from './use-named-verse.ts';

/** Result of the last shared text. */
type ShareOutcome = { kind: 'kept'; address: string } | { kind: 'dropped' };

const pagePath = '/Share';
/** Parameter names of the manifest's `share_target`. */
const shareParameters = ['title', 'text', 'url'];
const savedMessages = {
  prayer: 'saved.prayer',
  gratitude: 'saved.gratitude',
  note: 'saved.note',
} as const;
const failedMessages = {
  prayer: 'saveFailed.prayer',
  gratitude: 'saveFailed.gratitude',
  note: 'saveFailed.note',
} as const;

export function ShareTargetPage() {
  const { t } = useTranslation();
  const { drafts, add, change, drop, removeSaved, restore } = useSharedDrafts();
  const [outcome, setOutcome] = useState<ShareOutcome | null>(null);
  const page = useRef<HTMLDivElement>(null);
  const isReading = useIncomingShares((text) => {
    setOutcome(null);
    add(text);
  });
  const [draft] = drafts;
  useNamedVerse(draft, (id, passage) => change(id, { passage }));

  return (
    <div ref={page} className={layout['page']}>
      <title>{`${t('share-target:title')} – ${t('app.name')}`}</title>
      <h1>{t('share-target:title')}</h1>
      {draft && (
        <SharedText
          key={draft.id}
          draft={draft}
          remaining={drafts.length - 1}
          onChange={(changes) => change(draft.id, changes)}
          onSaved={(address) => {
            const left = removeSaved(draft);
            if (left !== null) setOutcome({ kind: 'kept', address });
            return left === 0 && page.current !== null;
          }}
          onDrop={() => {
            drop(draft.id);
            setOutcome({ kind: 'dropped' });
          }}
          onRestore={() => restore(draft)}
        />
      )}
      {!draft && !isReading && <NoSharedText outcome={outcome} />}
    </div>
  );
}

/**
 * Reads shared texts from the URL and removes them from it at once, so that they do not stay in the
 * browser history.
 */
function useIncomingShares(onShare: (text: string) => void): boolean {
  const { search, key } = useLocation();
  const navigate = useNavigate();
  const handledKey = useRef<string>(null);
  const shared = new URLSearchParams(search);
  const isShare = shareParameters.some((name) => shared.has(name));
  useEffect(() => {
    // React StrictMode runs the effect twice for one navigation.
    if (!isShare || handledKey.current === key) return;
    handledKey.current = key;
    const params = new URLSearchParams(search);
    const text = getSharedText(params);
    if (text !== '') onShare(text);
    for (const name of shareParameters) params.delete(name);
    void navigate({ pathname: pagePath, search: params.toString() }, { replace: true });
    // `onShare` is a new function at every render and does the same.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [isShare, key, search, navigate]);
  return isShare;
}

interface SharedTextProps {
  draft: SharedDraft;
  remaining: number;
  onChange: (changes: Partial<Omit<SharedDraft, 'id'>>) => void;
  /**
   * Called after saving.
   * @param address URL of the new record
   * @returns whether the end of this page now links to the record
   */
  onSaved: (address: string) => boolean;
  onDrop: () => void;
  onRestore: () => void;
}

function SharedText({ draft, remaining, onChange, onSaved, onDrop, onRestore }: SharedTextProps) {
  const { t } = useTranslation();
  const data = useData();
  const language = useLanguage();
  const toast = useToast();
  const navigate = useNavigate();
  const day = useLiveQuery('today', watchToday);
  const concern = useCrisisSignsInDraft(draft.text);
  const [passageFault, setPassageFault] = useState<string | null>(null);
  const [saving, setSaving] = useState(false);
  // State updates too late to stop the second tap of a double tap.
  const isSaving = useRef(false);
  const { offerSave, saveOffer } = useSaveOffer();
  const { id, text, passage = '' } = draft;
  const kind = draft.kind ?? (passage === '' ? 'prayer' : 'note');

  /** Returns null after an error; an invalid verse is reported beside its field. */
  async function resolveTarget(): Promise<ShareTarget | null> {
    if (kind === 'prayer') return { kind };
    if (kind === 'gratitude') return day === undefined ? null : { kind, day };
    const verse = await parseVerse(data, t, language, passage);
    if (!('fault' in verse)) return { kind, ...verse };
    setPassageFault(verse.fault);
    return null;
  }

  async function save(): Promise<void> {
    if (isSaving.current) return;
    isSaving.current = true;
    setSaving(true);
    try {
      const as = await resolveTarget();
      if (!as) return;
      const shared = { id, text: text.trim(), language };
      if (!data.account) {
        const save = buildSharedSave(shared, as);
        offerSave({ ...save, id, draftName: sharedDraftName, preview: shared.text });
        return;
      }
      const address = await saveShared(data, shared, as);
      const saved = { message: t(savedMessages[kind]), topic: 'saved' } as const;
      // The link to the new record is not offered in the toast if the end of the page offers it.
      toast(
        onSaved(address)
          ? saved
          : {
              ...saved,
              action: { label: t('share-target:open'), run: () => void navigate(address) },
            },
      );
    } catch (fault) {
      if (!(fault instanceof StorageWriteError)) throw fault;
      toast({
        message: `${t(failedMessages[kind])}${kind === 'note' ? '.' : ''} ${getStorageErrorMessage(t, fault.reason)}`,
      });
    } finally {
      isSaving.current = false;
      setSaving(false);
    }
  }

  function cancel(): void {
    onDrop();
    toast({
      message: t('share-target:discarded'),
      action: {
        label: t('undo'),
        run: () => {
          onRestore();
          void navigate(pagePath);
        },
      },
    });
  }

  return (
    <>
      <p>{t('share-target:intro')}</p>
      <ShareTargetForm
        fields={{ text, kind, passage }}
        maxLength={maxTextLength}
        example={getReferenceExample(language)}
        passageError={passageFault}
        saving={saving}
        onChange={(changes) => {
          setPassageFault(null);
          onChange(changes);
        }}
        onSave={() => void save()}
        onCancel={cancel}
      >
        <HelpWhileWriting concern={concern} />
      </ShareTargetForm>
      {remaining > 0 && (
        <p className={layout['muted']}>{t('share-target:pendingCount', { count: remaining })}</p>
      )}
      {saveOffer}
    </>
  );
}

/**
 * Shows the end of the page when no shared text is left.
 * @param outcome result of the last text; null if there was no text
 */
function NoSharedText({ outcome }: { outcome: ShareOutcome | null }) {
  const { t } = useTranslation();
  const container = useRef<HTMLDivElement>(null);
  // The tapped button is gone, so the focus moves here for screen readers.
  useEffect(() => {
    if (outcome) container.current?.focus();
  }, [outcome]);
  const title = {
    kept: t('share-target:done.title'),
    dropped: t('share-target:discarded'),
    none: t('share-target:empty.title'),
  }[outcome?.kind ?? 'none'];
  return (
    <div ref={container} tabIndex={-1} style={{ outline: 'none' }}>
      <EmptyState
        illustration={<PathIllustration />}
        title={title}
        body={outcome ? t('share-target:done.body') : t('share-target:empty.body')}
      >
        {outcome?.kind === 'kept' && (
          <Button component="a" href={outcome.address}>
            {t('share-target:open')}
          </Button>
        )}
        <Button component="a" href="/" variant={outcome?.kind === 'kept' ? 'subtle' : 'filled'}>
          {t('share-target:empty.home')}
        </Button>
      </EmptyState>
    </div>
  );
}
