// Last sections of the manifest form: shortcuts, share target and screenshots.
import { useTranslation } from 'react-i18next';
import {
  type FormScreenshot,
  type FormShortcut,
  formFactors,
  type ManifestForm,
} from './manifest-form.ts';
import { createRecordId } from '../../../data/records/record.ts';
import styles from '../generator-form/components/generator-form.module.css';
import {
  FormCheckbox,
  FormMessages,
  FormSection,
  FormSelect,
  FormTextField,
} from '../generator-form/components/form-fields.tsx';
import { FormRows } from '../generator-form/components/form-rows.tsx';
import { useToast } from '../../../ui/toast/toaster.tsx';
import {
  type ManifestFieldsProps,
  formatScreenshotTitle,
  formatShortcutTitle,
} from './manifest-messages.ts';

const maxRows = 10;

export function ShortcutAndScreenshotFields(props: ManifestFieldsProps) {
  const { t } = useTranslation();
  const { form, getMessages, onChange } = props;
  return (
    <>
      <Shortcuts {...props} />
      <FormSection title={t('pwa-guides:manifestGenerator.partShare')}>
        <FormCheckbox
          label={t('pwa-guides:manifestGenerator.share')}
          isOn={form.share}
          onChange={(share) => onChange(() => ({ share }))}
        />
        {form.share && (
          <FormTextField
            id="maker-shareAction"
            label={t('pwa-guides:manifestGenerator.shareAction')}
            hint={t('pwa-guides:manifestGenerator.hint.shareAction')}
            kind="code"
            value={form.shareAction}
            messages={getMessages('shareAction')}
            onChange={(shareAction) => onChange(() => ({ shareAction }))}
          />
        )}
      </FormSection>
      <Screenshots {...props} />
    </>
  );
}

function Shortcuts({ form: { shortcuts }, getMessages, onChange }: ManifestFieldsProps) {
  const { t } = useTranslation();
  const removed = useRemovalToast();

  function change(id: string, changes: Partial<FormShortcut>): void {
    onChange((now) => ({
      shortcuts: now.shortcuts.map((row) => (row.id === id ? { ...row, ...changes } : row)),
    }));
  }

  function remove(id: string): void {
    onChange((now) => ({ shortcuts: removeRow(now.shortcuts, id) }));
    removed(() => onChange((now) => ({ shortcuts: restoreRow(now.shortcuts, shortcuts, id) })));
  }

  return (
    <FormSection title={t('pwa-guides:manifestGenerator.shortcuts')}>
      <FormMessages
        hint={t('pwa-guides:manifestGenerator.hint.shortcuts')}
        messages={getMessages('shortcuts')}
      />
      <FormRows
        rows={shortcuts}
        maxRows={maxRows}
        addId="maker-shortcuts"
        addLabel={t('pwa-guides:manifestGenerator.addShortcut')}
        getTitle={(row, index) => formatShortcutTitle(t, row, index)}
        onAdd={() =>
          onChange((now) => ({
            shortcuts: [...now.shortcuts, { id: createRecordId(), name: '', url: '/' }],
          }))
        }
        onRemove={remove}
      >
        {({ id, name, url }) => (
          <div className={styles['pair']}>
            <FormTextField
              id={`maker-shortcuts-${id}-name`}
              label={t('pwa-guides:manifestGenerator.rowName')}
              value={name}
              messages={getMessages('shortcuts', id, 'name')}
              onChange={(next) => change(id, { name: next })}
            />
            <FormTextField
              id={`maker-shortcuts-${id}-url`}
              label={t('pwa-guides:manifestGenerator.rowAddress')}
              kind="code"
              value={url}
              messages={getMessages('shortcuts', id, 'url')}
              onChange={(next) => change(id, { url: next })}
            />
          </div>
        )}
      </FormRows>
    </FormSection>
  );
}

function Screenshots({ form: { screenshots }, getMessages, onChange }: ManifestFieldsProps) {
  const { t } = useTranslation();
  const removed = useRemovalToast();

  function change(id: string, changes: Partial<FormScreenshot>): void {
    onChange((now) => ({
      screenshots: now.screenshots.map((row) => (row.id === id ? { ...row, ...changes } : row)),
    }));
  }

  function remove(id: string): void {
    onChange((now) => ({ screenshots: removeRow(now.screenshots, id) }));
    removed(() =>
      onChange((now) => ({ screenshots: restoreRow(now.screenshots, screenshots, id) })),
    );
  }

  return (
    <FormSection title={t('pwa-guides:manifestGenerator.screenshots')}>
      <FormMessages
        hint={t('pwa-guides:manifestGenerator.hint.screenshots')}
        messages={getMessages('screenshots')}
      />
      <FormRows
        rows={screenshots}
        maxRows={maxRows}
        addId="maker-screenshots"
        addLabel={t('pwa-guides:manifestGenerator.addScreenshot')}
        getTitle={(row, index) => formatScreenshotTitle(t, row, index)}
        onAdd={() =>
          onChange((now) => ({ screenshots: [...now.screenshots, buildScreenshot(now)] }))
        }
        onRemove={remove}
      >
        {({ id, src, sizes, formFactor, label }) => (
          <div className={styles['pair']}>
            <FormTextField
              id={`maker-screenshots-${id}-src`}
              label={t('pwa-guides:manifestGenerator.rowAddress')}
              kind="code"
              value={src}
              messages={getMessages('screenshots', id, 'src')}
              onChange={(next) => change(id, { src: next })}
            />
            <FormTextField
              id={`maker-screenshots-${id}-sizes`}
              label={t('pwa-guides:manifestGenerator.rowSizes')}
              kind="code"
              value={sizes}
              messages={getMessages('screenshots', id, 'sizes')}
              onChange={(next) => change(id, { sizes: next })}
            />
            <FormSelect
              id={`maker-screenshots-${id}-formFactor`}
              label={t('pwa-guides:manifestGenerator.formFactor')}
              value={formFactor}
              options={formFactors.map((value) => ({
                value,
                label: t(`pwa-guides:manifestGenerator.formFactors.${value}`),
              }))}
              onChange={(next) => change(id, { formFactor: next })}
            />
            <FormTextField
              id={`maker-screenshots-${id}-label`}
              label={t('pwa-guides:manifestGenerator.rowLabel')}
              value={label}
              messages={[]}
              onChange={(next) => change(id, { label: next })}
            />
          </div>
        )}
      </FormRows>
    </FormSection>
  );
}

/**
 * Builds a new screenshot row, narrow first and then wide, so that both form factors are present.
 */
function buildScreenshot({ screenshots }: ManifestForm): FormScreenshot {
  const isWide = screenshots.some(({ formFactor }) => formFactor === 'narrow');
  return {
    id: createRecordId(),
    src: '/',
    sizes: isWide ? '1280x800' : '390x844',
    formFactor: isWide ? 'wide' : 'narrow',
    label: '',
  };
}

function useRemovalToast(): (undo: () => void) => void {
  const { t } = useTranslation();
  const toast = useToast();
  return (undo) =>
    toast({
      message: t('pwa-guides:manifestGenerator.rowRemoved'),
      action: { label: t('undo'), run: undo },
    });
}

function removeRow<R extends { id: string }>(rows: readonly R[], id: string): R[] {
  return rows.filter((row) => row.id !== id);
}

/** In its old place, as far as the rows around it are still there. */
function restoreRow<R extends { id: string }>(
  rows: readonly R[],
  before: readonly R[],
  id: string,
): R[] {
  const index = before.findIndex((row) => row.id === id);
  const row = before[index];
  return row && !rows.some((one) => one.id === id) ? rows.toSpliced(index, 0, row) : [...rows];
}
