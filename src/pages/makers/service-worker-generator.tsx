// ServiceWorkerGenerator: a form, and beside it a service worker as it is being described.
import { useTranslation } from 'react-i18next';
import { type WorkerFault, type WorkerField, workerFaults } from '../../data/makers/worker-faults.ts';
import { isWorkerForm, type RequestKind, requestKinds, strategies, type WorkerForm, workerStart } from '../../data/makers/worker-form.ts';
import { workerText } from '../../data/makers/worker-text.ts';
import type { Translate } from '../../i18n/translate.ts';
import { saveFile } from '../../platform/save-file.ts';
import { CodeBlock } from '../../ui/guides/code-block.tsx';
import { GuidePage } from '../../ui/guides/guide-page.tsx';
import styles from '../../ui/makers/maker.module.css';
import { type FieldWords, MakerCheck, MakerNotes, MakerPart, MakerSelect, MakerText } from '../../ui/makers/maker-fields.tsx';
import { MakerSummary } from '../../ui/makers/maker-summary.tsx';
import { useMakerDraft } from './maker-draft.ts';
import { StartOver } from './start-over.tsx';

const fileName = 'sw.js';

export function ServiceWorkerGeneratorPage() {
  const { t } = useTranslation();
  const { form, write, startOver, isStart } = useMakerDraft('worker_draft', workerStart, isWorkerForm);
  const faults = workerFaults(form).map((fault) => ({ ...fault, text: sentence(t, fault), isAdvice: fault.isAdvice === true }));
  const wordsOf: WordsOf = (field, request) => faults.filter((fault) => fault.field === field && fault.request === request).map(({ text, isAdvice }) => ({ text, isAdvice }));

  return (
    <GuidePage here="ServiceWorkerGenerator" title={t('workerMaker.title')} intro={t('workerMaker.intro')}>
      <div className={styles['maker']}>
        <form className={styles['form']} aria-label={t('manifestMaker.form')} noValidate onSubmit={(event) => event.preventDefault()}>
          <Fields form={form} wordsOf={wordsOf} onChange={(changes) => write(() => changes)} />
          <StartOver isStart={isStart} startOver={startOver} />
        </form>
        <section className={styles['result']} aria-label={t('manifestMaker.result')}>
          <MakerSummary lines={faults.map(({ field, request, text, isAdvice }) => (request ? { id: `maker-strategy-${request}`, label: t(`workerMaker.kinds.${request}`), text, isAdvice } : { id: `maker-${field}`, label: t(`workerMaker.${field}`), text, isAdvice }))} />
          <CodeBlock name={fileName} language="javascript" text={workerText(form)} onSave={(name, text) => saveFile(name, 'text/javascript', text)} />
          <p className={styles['hint']}>{t('workerMaker.serveIt')}</p>
        </section>
      </div>
    </GuidePage>
  );
}

function sentence(t: Translate, { kind, lines = [] }: WorkerFault): string {
  return t(`workerMaker.fault.${kind}`, { lines: lines.join(' · ') });
}

/** What is told of one field, or of one of the strategies. */
type WordsOf = (field: WorkerField, request?: RequestKind) => readonly FieldWords[];

interface FieldsProps {
  form: WorkerForm;
  wordsOf: WordsOf;
  onChange: (changes: Partial<WorkerForm>) => void;
}

type TextField = Exclude<WorkerField, 'strategy' | 'push' | 'apiIsShared'>;

function Fields({ form, wordsOf, onChange }: FieldsProps) {
  const { t } = useTranslation();
  const field = (name: TextField) => ({ id: `maker-${name}`, label: t(`workerMaker.${name}`), value: form[name], words: wordsOf(name), onChange: (value: string) => onChange({ [name]: value } satisfies Partial<Record<TextField, string>>) });
  return (
    <>
      <MakerPart title={t('workerMaker.partCaches')}>
        <div className={styles['pair']}>
          <MakerText {...field('prefix')} shape="code" hint={t('workerMaker.hint.prefix')} />
          <MakerText {...field('version')} shape="code" hint={t('workerMaker.hint.version')} />
        </div>
        <div className={styles['pair']}>
          <MakerText {...field('maxAgeDays')} shape="code" numeric hint={t('workerMaker.hint.maxAgeDays')} />
          <MakerText {...field('timeoutSeconds')} shape="code" numeric hint={t('workerMaker.hint.timeoutSeconds')} />
        </div>
        <MakerText {...field('precache')} shape="lines" hint={t('workerMaker.hint.precache')} />
        <MakerText {...field('offlinePage')} shape="code" hint={t('workerMaker.hint.offlinePage')} />
      </MakerPart>
      <MakerPart title={t('workerMaker.strategy')}>
        <MakerText {...field('apiPath')} shape="code" hint={t('workerMaker.hint.apiPath')} />
        {requestKinds.map((kind) => (
          <MakerSelect
            key={kind}
            id={`maker-strategy-${kind}`}
            label={t(`workerMaker.kinds.${kind}`)}
            hint={t(`workerMaker.strategyHints.${form.strategy[kind]}`)}
            words={wordsOf('strategy', kind)}
            value={form.strategy[kind]}
            options={strategies.map((value) => ({ value, label: t(`workerMaker.strategies.${value}`) }))}
            onChange={(strategy) => onChange({ strategy: { ...form.strategy, [kind]: strategy } })}
          />
        ))}
        <MakerCheck label={t('workerMaker.apiIsShared')} isOn={form.apiIsShared} onChange={(apiIsShared) => onChange({ apiIsShared })} />
        <MakerNotes hint={t(form.apiIsShared ? 'workerMaker.hint.apiIsShared' : 'workerMaker.hint.apiIsPersonal')} words={[]} />
      </MakerPart>
      <MakerPart title={t('workerMaker.partPush')}>
        <MakerCheck label={t('workerMaker.push')} isOn={form.push} onChange={(push) => onChange({ push })} />
        {form.push && (
          <>
            <MakerText {...field('vibration')} shape="code" hint={t('workerMaker.hint.vibration')} />
            <div className={styles['pair']}>
              <MakerText {...field('notificationTitle')} hint={t('workerMaker.hint.notificationTitle')} />
              <MakerText {...field('notificationIcon')} shape="code" />
            </div>
          </>
        )}
      </MakerPart>
    </>
  );
}
