// Where another app's share arrives: its words become a prayer, an entry of gratitude or a note, or nothing.
import { Button } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router-dom';
import { longestText } from '../../../schemas/fields.ts';
import { today } from '../../data/days.ts';
import { useData, useLive } from '../../data/hooks.tsx';
import { useConcernInDraft } from '../../data/made-words/use-concern.ts';
import { NotKept } from '../../data/record.ts';
import { keepShared, sharedWords } from '../../data/share-in.ts';
import type { SharedAs } from '../../data/share-in.ts';
import { notKeptSentence } from '../../i18n/failure-sentence.ts';
import { useLanguage } from '../../i18n/language.ts';
import { loginAddress } from '../../platform/return-path.ts';
import { Empty } from '../../ui/empty.tsx';
import layout from '../../ui/layout.module.css';
import { LoginInvitation } from '../../ui/login-invitation.tsx';
import { HelpWhileWriting } from '../../ui/made-words/help-while-writing.tsx';
import { PathPicture } from '../../ui/pictures.tsx';
import { ShareInForm } from '../../ui/share-in/share-in-form.tsx';
import { useToast } from '../../ui/toaster.tsx';
import styles from './share-in.module.css';
import { useSharedSheets } from './shared-draft.ts';
import type { Sheet } from './shared-draft.ts';
import { exampleIn, readVerse, useNamedVerse } from './verse.ts';

/** What became of the last of the words. */
type End = { kind: 'kept'; address: string } | { kind: 'dropped' };

const pagePath = '/Share';
/** As the manifest's `share_target` has them. */
const names = ['title', 'text', 'url'];
const savedWords = { prayer: 'prayer.saved', gratitude: 'gratitude.saved', note: 'note.saved' } as const;
const failedWords = { prayer: 'prayer.saveFailed', gratitude: 'gratitude.saveFailed', note: 'note.saveFailed' } as const;

export function ShareInPage() {
  const { t } = useTranslation();
  const { sheets, add, change, drop, putAway, putBack } = useSharedSheets();
  const [end, setEnd] = useState<End | null>(null);
  const page = useRef<HTMLDivElement>(null);
  const isReading = useArrivals((text) => {
    setEnd(null);
    add(text);
  });
  const [sheet] = sheets;
  useNamedVerse(sheet, (id, passage) => change(id, { passage }));

  return (
    <div ref={page} className={layout['page']}>
      <title>{`${t('shared.title')} – ${t('app.name')}`}</title>
      <h1>{t('shared.title')}</h1>
      {sheet && (
        <Arrived
          key={sheet.id}
          sheet={sheet}
          waiting={sheets.length - 1}
          onChange={(changes) => change(sheet.id, changes)}
          onMade={(address) => {
            const left = putAway(sheet);
            if (left !== null) setEnd({ kind: 'kept', address });
            return left === 0 && page.current !== null;
          }}
          onDrop={() => {
            drop(sheet.id);
            setEnd({ kind: 'dropped' });
          }}
          onPutBack={() => putBack(sheet)}
        />
      )}
      {!sheet && !isReading && <Nothing end={end} />}
    </div>
  );
}

/** Takes the words out of the address at once: they stay in no history. */
function useArrivals(arrive: (text: string) => void): boolean {
  const { search, key } = useLocation();
  const navigate = useNavigate();
  const taken = useRef<string>(null);
  const shared = new URLSearchParams(search);
  const isShare = names.some((name) => shared.has(name));
  useEffect(() => {
    // Twice for one arrival only where React looks whether we mind.
    if (!isShare || taken.current === key) return;
    taken.current = key;
    const params = new URLSearchParams(search);
    const text = sharedWords(params);
    if (text !== '') arrive(text);
    for (const name of names) params.delete(name);
    void navigate({ pathname: pagePath, search: params.toString() }, { replace: true });
    // `arrive` is a new function at every render and does the same.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [isShare, key, search, navigate]);
  return isShare;
}

interface ArrivedProps {
  sheet: Sheet;
  waiting: number;
  onChange: (changes: Partial<Omit<Sheet, 'id'>>) => void;
  /** @param address of what was made. @returns whether the end of the page leads there now */
  onMade: (address: string) => boolean;
  onDrop: () => void;
  onPutBack: () => void;
}

function Arrived({ sheet, waiting, onChange, onMade, onDrop, onPutBack }: ArrivedProps) {
  const { t } = useTranslation();
  const data = useData();
  const language = useLanguage();
  const toast = useToast();
  const navigate = useNavigate();
  const day = useLive('today', today);
  const concern = useConcernInDraft(sheet.text);
  const [passageFault, setPassageFault] = useState<string | null>(null);
  const [saving, setSaving] = useState(false);
  // State comes a moment later than the second tap of a double tap.
  const isSaving = useRef(false);
  const [asksToLogIn, setAsksToLogIn] = useState(false);
  const { id, text, passage = '' } = sheet;
  const kind = sheet.kind ?? (passage === '' ? 'prayer' : 'note');

  /** Null where something is wrong with it, and said. */
  async function asWhat(): Promise<SharedAs | null> {
    if (kind === 'prayer') return { kind };
    if (kind === 'gratitude') return day === undefined ? null : { kind, day };
    const verse = await readVerse(data, t, language, passage);
    if (!('fault' in verse)) return { kind, ...verse };
    setPassageFault(verse.fault);
    return null;
  }

  async function save(): Promise<void> {
    if (isSaving.current) return;
    if (!data.account) return setAsksToLogIn(true);
    isSaving.current = true;
    setSaving(true);
    try {
      const as = await asWhat();
      if (!as) return;
      const address = await keepShared(data, { id, text: text.trim(), language }, as);
      const saved = { message: t(savedWords[kind]), topic: 'saved' } as const;
      // Not offered twice.
      toast(onMade(address) ? saved : { ...saved, action: { label: t('shared.seeIt'), run: () => void navigate(address) } });
    } catch (fault) {
      if (!(fault instanceof NotKept)) throw fault;
      toast({ message: `${t(failedWords[kind])}${kind === 'note' ? '.' : ''} ${notKeptSentence(t, fault.reason)}` });
    } finally {
      isSaving.current = false;
      setSaving(false);
    }
  }

  function cancel(): void {
    onDrop();
    toast({
      message: t('shared.dropped'),
      action: {
        label: t('common.undo'),
        run: () => {
          onPutBack();
          void navigate(pagePath);
        },
      },
    });
  }

  return (
    <>
      <p>{t('shared.intro')}</p>
      <ShareInForm
        words={{ text, kind, passage }}
        longest={longestText}
        example={exampleIn(language)}
        passageFault={passageFault}
        saving={saving}
        onChange={(changes) => {
          setPassageFault(null);
          onChange(changes);
        }}
        onSave={() => void save()}
        onCancel={cancel}
      >
        <HelpWhileWriting concern={concern} />
      </ShareInForm>
      {waiting > 0 && <p className={layout['quiet']}>{t('shared.waits', { count: waiting })}</p>}
      {asksToLogIn && <LoginInvitation title={t('shared.loginTitle')} body={t('shared.loginBody')} loginHref={loginAddress(pagePath)} onClose={() => setAsksToLogIn(false)} />}
    </>
  );
}

/** @param end of what stood here; null where nothing did */
function Nothing({ end }: { end: End | null }) {
  const { t } = useTranslation();
  const place = useRef<HTMLDivElement>(null);
  // The button that was tapped has gone: who reads by ear goes on here.
  useEffect(() => {
    if (end) place.current?.focus();
  }, [end]);
  const title = { kept: t('shared.done.title'), dropped: t('shared.dropped'), none: t('shared.nothing.title') }[end?.kind ?? 'none'];
  return (
    <div ref={place} tabIndex={-1} className={styles['end']}>
      <Empty picture={<PathPicture />} title={title} body={end ? t('shared.done.body') : t('shared.nothing.body')}>
        {end?.kind === 'kept' && (
          <Button component="a" href={end.address}>
            {t('shared.seeIt')}
          </Button>
        )}
        <Button component="a" href="/" variant={end?.kind === 'kept' ? 'subtle' : 'filled'}>
          {t('shared.nothing.home')}
        </Button>
      </Empty>
    </div>
  );
}
