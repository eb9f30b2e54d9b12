// Page ServiceWorkerGenerator: a form beside a live preview of the generated service worker.
import { useTranslation } from 'react-i18next';
import layout from '../../../ui/page-layout.module.css';
import { type WorkerFault, type WorkerField, validateWorker } from './validate-worker.ts';
import {
  type RequestKind,
  requestKinds,
  strategies,
  type WorkerForm,
  defaultWorkerForm,
  workerFormReaders,
} from './worker-form.ts';
import { buildWorkerText } from './build-worker.ts';
import type { Translate } from '../../../locales/translate.ts';
import { saveFile } from '../../../platform/save-file.ts';
import { CodeBlock } from '../components/code-block.tsx';
import { GuidePage } from '../components/guide-page.tsx';
import styles from '../generator-form/components/generator-form.module.css';
import {
  FormCheckbox,
  FormMessages,
  FormSection,
  FormSelect,
  FormTextField,
} from '../generator-form/components/form-fields.tsx';
import type { FieldMessage } from '../generator-form/components/field-messages.tsx';
import { ErrorSummary } from '../generator-form/components/error-summary.tsx';
import { useGeneratorDraft } from '../generator-form/draft.ts';
import { ResetButton } from '../generator-form/reset-button.tsx';

const fileName = 'sw.js';

export function ServiceWorkerGeneratorPage() {
  const { t } = useTranslation();
  const { form, write, startOver, isUnchanged } = useGeneratorDraft(
    'worker_draft',
    defaultWorkerForm,
    workerFormReaders,
  );
  const faults = validateWorker(form).map((fault) => ({
    ...fault,
    text: getMessage(t, fault),
    isAdvice: fault.isAdvice === true,
  }));
  const getMessages: GetWorkerMessages = (field, request) =>
    faults
      .filter((fault) => fault.field === field && fault.request === request)
      .map(({ text, isAdvice }) => ({ text, isAdvice }));

  return (
    <GuidePage
      current="ServiceWorkerGenerator"
      title={t('pwa-guides:workerGenerator.title')}
      intro={t('pwa-guides:workerGenerator.intro')}
      hasOwnColumns
    >
      <div className={styles['maker']}>
        <form
          className={styles['form']}
          aria-label={t('pwa-guides:manifestGenerator.form')}
          noValidate
          onSubmit={(event) => event.preventDefault()}
        >
          <WorkerFields
            form={form}
            getMessages={getMessages}
            onChange={(changes) => write(() => changes)}
          />
          <ResetButton isUnchanged={isUnchanged} startOver={startOver} />
        </form>
        <section className={styles['result']} aria-label={t('pwa-guides:manifestGenerator.result')}>
          <ErrorSummary
            lines={faults.map(({ field, request, text, isAdvice }) =>
              request
                ? {
                    id: `maker-strategy-${request}`,
                    label: t(`pwa-guides:workerGenerator.kinds.${request}`),
                    text,
                    isAdvice,
                  }
                : {
                    id: `maker-${field}`,
                    label: t(`pwa-guides:workerGenerator.${field}`),
                    text,
                    isAdvice,
                  },
            )}
          />
          <CodeBlock
            name={fileName}
            language="javascript"
            text={buildWorkerText(form)}
            onSave={(name, text) => saveFile(name, 'text/javascript', text)}
          />
          <p className={layout['muted']}>{t('pwa-guides:workerGenerator.installHint')}</p>
        </section>
      </div>
    </GuidePage>
  );
}

function getMessage(t: Translate, { kind, lines = [] }: WorkerFault): string {
  return t(`pwa-guides:workerGenerator.fault.${kind}`, { lines: lines.join(' · ') });
}

/** Returns the messages of one field, or of one strategy. */
type GetWorkerMessages = (field: WorkerField, request?: RequestKind) => readonly FieldMessage[];

interface WorkerFieldsProps {
  form: WorkerForm;
  getMessages: GetWorkerMessages;
  onChange: (changes: Partial<WorkerForm>) => void;
}

type WorkerTextField = Exclude<WorkerField, 'strategy' | 'push' | 'apiIsShared'>;

function WorkerFields({ form, getMessages, onChange }: WorkerFieldsProps) {
  const { t } = useTranslation();
  const field = (name: WorkerTextField) => ({
    id: `maker-${name}`,
    label: t(`pwa-guides:workerGenerator.${name}`),
    value: form[name],
    messages: getMessages(name),
    onChange: (value: string) =>
      onChange({ [name]: value } satisfies Partial<Record<WorkerTextField, string>>),
  });
  return (
    <>
      <FormSection title={t('pwa-guides:workerGenerator.partCaches')}>
        <div className={styles['pair']}>
          <FormTextField
            {...field('prefix')}
            kind="code"
            hint={t('pwa-guides:workerGenerator.hint.prefix')}
          />
          <FormTextField
            {...field('version')}
            kind="code"
            hint={t('pwa-guides:workerGenerator.hint.version')}
          />
        </div>
        <div className={styles['pair']}>
          <FormTextField
            {...field('maxAgeDays')}
            kind="code"
            numeric
            hint={t('pwa-guides:workerGenerator.hint.maxAgeDays')}
          />
          <FormTextField
            {...field('timeoutSeconds')}
            kind="code"
            numeric
            hint={t('pwa-guides:workerGenerator.hint.timeoutSeconds')}
          />
        </div>
        <FormTextField
          {...field('precache')}
          kind="lines"
          hint={t('pwa-guides:workerGenerator.hint.precache')}
        />
        <FormTextField
          {...field('offlinePage')}
          kind="code"
          hint={t('pwa-guides:workerGenerator.hint.offlinePage')}
        />
      </FormSection>
      <FormSection title={t('pwa-guides:workerGenerator.strategy')}>
        <FormTextField
          {...field('apiPath')}
          kind="code"
          hint={t('pwa-guides:workerGenerator.hint.apiPath')}
        />
        {requestKinds.map((kind) => (
          <FormSelect
            key={kind}
            id={`maker-strategy-${kind}`}
            label={t(`pwa-guides:workerGenerator.kinds.${kind}`)}
            hint={t(`pwa-guides:workerGenerator.strategyHints.${form.strategy[kind]}`)}
            messages={getMessages('strategy', kind)}
            value={form.strategy[kind]}
            options={strategies.map((value) => ({
              value,
              label: t(`pwa-guides:workerGenerator.strategies.${value}`),
            }))}
            onChange={(strategy) => onChange({ strategy: { ...form.strategy, [kind]: strategy } })}
          />
        ))}
        <FormCheckbox
          label={t('pwa-guides:workerGenerator.apiIsShared')}
          isOn={form.apiIsShared}
          onChange={(apiIsShared) => onChange({ apiIsShared })}
        />
        <FormMessages
          hint={t(
            form.apiIsShared
              ? 'pwa-guides:workerGenerator.hint.apiIsShared'
              : 'pwa-guides:workerGenerator.hint.apiIsPersonal',
          )}
          messages={[]}
        />
      </FormSection>
      <FormSection title={t('pwa-guides:workerGenerator.partPush')}>
        <FormCheckbox
          label={t('pwa-guides:workerGenerator.push')}
          isOn={form.push}
          onChange={(push) => onChange({ push })}
        />
        {form.push && (
          <>
            <FormTextField
              {...field('vibration')}
              kind="code"
              hint={t('pwa-guides:workerGenerator.hint.vibration')}
            />
            <div className={styles['pair']}>
              <FormTextField
                {...field('notificationTitle')}
                hint={t('pwa-guides:workerGenerator.hint.notificationTitle')}
              />
              <FormTextField {...field('notificationIcon')} kind="code" />
            </div>
          </>
        )}
      </FormSection>
    </>
  );
}
