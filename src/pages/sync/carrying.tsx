// Everything of a person as a file: saved, and brought in again.
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Language } from '../../../schemas/fields.ts';
import { useData } from '../../data/hooks.tsx';
import { NotKept } from '../../data/record.ts';
import { exportJson, exportMarkdown, importRecords } from '../../data/safekeeping.ts';
import type { ImportOutcome } from '../../data/safekeeping.ts';
import { useLanguage } from '../../i18n/language.ts';
import { allDrafts, takeDraft } from '../../platform/drafts.ts';
import { fileName, saveFile } from '../../platform/save-file.ts';
import { CarryCard } from '../../ui/sync/carry-card.tsx';
import { StrangerDialog } from '../../ui/sync/stranger-dialog.tsx';
import { markdownWords } from './markdown-words.ts';
import type { Translate } from '../../i18n/translate.ts';

interface Told {
  sentence: string;
  isFault: boolean;
}

export function Carrying() {
  const { t } = useTranslation();
  const data = useData();
  const language = useLanguage();
  const [busy, setBusy] = useState<'json' | 'markdown' | 'import' | null>(null);
  const [told, setTold] = useState<Told | null>(null);
  /** A file of somebody else, until the person has said what to do with it. */
  const [stranger, setStranger] = useState<{ email: string; text: string } | null>(null);

  async function save(form: 'json' | 'markdown'): Promise<void> {
    setBusy(form);
    setTold(null);
    try {
      const now = new Date();
      const isJson = form === 'json';
      const name = fileName(now, isJson ? 'json' : 'md');
      const text = isJson ? await exportJson(data, now, allDrafts()) : await exportMarkdown(data, markdownWords(t), language);
      saveFile(name, isJson ? 'application/json' : 'text/markdown', text);
      setTold({ sentence: t('carry.saved', { name }), isFault: false });
    } catch (fault) {
      data.report('a file could not be made', fault);
      setTold({ sentence: t('carry.exportFailed'), isFault: true });
    } finally {
      setBusy(null);
    }
  }

  async function bringIn(text: Promise<string>, evenOf?: string): Promise<void> {
    setBusy('import');
    setTold(null);
    setStranger(null);
    try {
      const outcome = await importRecords(data, await text, evenOf, takeDraft);
      if (outcome.kind === 'of-another') setStranger({ email: outcome.email, text: await text });
      else setTold(sentenceOf(t, language, outcome));
      if (outcome.kind === 'done') void data.sync();
    } catch (fault) {
      data.report('a file could not be brought in', fault);
      setTold({ sentence: fault instanceof NotKept && fault.reason === 'full' ? t('carry.full') : t('carry.failed'), isFault: true });
    } finally {
      setBusy(null);
    }
  }

  return (
    <>
      <CarryCard busy={busy} outcome={told} onSave={(form) => void save(form)} onImport={(file) => void bringIn(file.text())} />
      {stranger && (
        <StrangerDialog
          email={stranger.email}
          onYes={() => void bringIn(Promise.resolve(stranger.text), stranger.email)}
          onClose={() => setStranger(null)}
        />
      )}
    </>
  );
}

function sentenceOf(t: Translate, language: Language, outcome: Exclude<ImportOutcome, { kind: 'of-another' }>): Told {
  switch (outcome.kind) {
    case 'done': {
      const { added, changed, unchanged, faulty } = outcome;
      const counted = [
        added > 0 && t('carry.added', { count: added }),
        changed > 0 && t('carry.changed', { count: changed }),
        unchanged > 0 && t('carry.unchanged', { count: unchanged }),
        faulty.length > 0 && t('carry.faulty', { count: faulty.length }),
      ];
      const list = counted.filter((words) => words !== false);
      const sentence = list.length === 0 ? t('carry.nothing') : t('carry.done', { list: new Intl.ListFormat(language).format(list) });
      return { sentence, isFault: faulty.length > 0 };
    }
    case 'newer':
      return { sentence: t('carry.newer'), isFault: true };
    case 'damaged':
      return { sentence: t('carry.damaged'), isFault: true };
    case 'not-ours':
      return { sentence: t('carry.notOurs'), isFault: true };
  }
}
