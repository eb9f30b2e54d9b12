// First sections of the manifest form: name, opening behaviour, colours and icons.
import { Group } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { displays, iconSizes, type ManifestForm, orientations } from './manifest-form.ts';
import styles from '../generator-form/components/generator-form.module.css';
import {
  FormCheckbox,
  FormColorField,
  FormFieldGroup,
  FormSection,
  FormSelect,
  FormTextField,
} from '../generator-form/components/form-fields.tsx';
import type { ManifestFieldsProps } from './manifest-messages.ts';

type ManifestTextField =
  | 'name'
  | 'shortName'
  | 'description'
  | 'appId'
  | 'startUrl'
  | 'scope'
  | 'themeColor'
  | 'backgroundColor'
  | 'lang'
  | 'categories'
  | 'iconBase';

export function BasicManifestFields({ form, getMessages, onChange }: ManifestFieldsProps) {
  const { t } = useTranslation();

  const field = (name: ManifestTextField) => ({
    id: `maker-${name}`,
    label: t(`pwa-guides:manifestGenerator.${name}`),
    value: form[name],
    messages: getMessages(name),
    onChange: (value: string) =>
      onChange(() => ({ [name]: value }) satisfies Partial<Record<ManifestTextField, string>>),
  });

  function chooseSize(size: ManifestForm['iconSizes'][number], isOn: boolean): void {
    onChange((now) => ({
      iconSizes: iconSizes.filter((one) => (one === size ? isOn : now.iconSizes.includes(one))),
    }));
  }

  return (
    <>
      <FormSection title={t('pwa-guides:manifestGenerator.partName')}>
        <div className={styles['pair']}>
          <FormTextField {...field('name')} hint={t('pwa-guides:manifestGenerator.hint.name')} />
          <FormTextField
            {...field('shortName')}
            hint={t('pwa-guides:manifestGenerator.hint.shortName')}
          />
        </div>
        <FormTextField {...field('description')} />
        <div className={styles['pair']}>
          <FormTextField
            {...field('lang')}
            kind="code"
            hint={t('pwa-guides:manifestGenerator.hint.lang')}
          />
          <FormTextField
            {...field('categories')}
            kind="code"
            hint={t('pwa-guides:manifestGenerator.hint.categories')}
          />
        </div>
      </FormSection>
      <FormSection title={t('pwa-guides:manifestGenerator.partOpening')}>
        <div className={styles['pair']}>
          <FormTextField
            {...field('startUrl')}
            kind="code"
            hint={t('pwa-guides:manifestGenerator.hint.startUrl')}
          />
          <FormTextField
            {...field('scope')}
            kind="code"
            hint={t('pwa-guides:manifestGenerator.hint.scope')}
          />
        </div>
        <FormTextField
          {...field('appId')}
          kind="code"
          hint={t('pwa-guides:manifestGenerator.hint.appId')}
        />
        <div className={styles['pair']}>
          <FormSelect
            id="maker-display"
            label={t('pwa-guides:manifestGenerator.display')}
            value={form.display}
            options={displays.map((value) => ({
              value,
              label: t(`pwa-guides:manifestGenerator.displays.${value}`),
            }))}
            onChange={(display) => onChange(() => ({ display }))}
          />
          <FormSelect
            id="maker-orientation"
            label={t('pwa-guides:manifestGenerator.orientation')}
            hint={t('pwa-guides:manifestGenerator.hint.orientation')}
            value={form.orientation}
            options={orientations.map((value) => ({
              value,
              label: t(`pwa-guides:manifestGenerator.orientations.${value}`),
            }))}
            onChange={(orientation) => onChange(() => ({ orientation }))}
          />
        </div>
      </FormSection>
      <FormSection title={t('pwa-guides:manifestGenerator.partLook')}>
        <div className={styles['pair']}>
          <FormColorField
            {...field('themeColor')}
            hint={t('pwa-guides:manifestGenerator.hint.themeColor')}
          />
          <FormColorField
            {...field('backgroundColor')}
            hint={t('pwa-guides:manifestGenerator.hint.backgroundColor')}
          />
        </div>
        <FormTextField
          {...field('iconBase')}
          kind="code"
          hint={t('pwa-guides:manifestGenerator.hint.iconBase', {
            example: `${form.iconBase.trim()}192.png`,
          })}
        />
        <FormFieldGroup
          id="maker-iconSizes"
          legend={t('pwa-guides:manifestGenerator.iconSizes')}
          messages={getMessages('iconSizes')}
        >
          <Group gap="4px 16px">
            {iconSizes.map((size) => (
              <FormCheckbox
                key={size}
                label={t('pwa-guides:manifestGenerator.pixels', { size })}
                isOn={form.iconSizes.includes(size)}
                onChange={(isOn) => chooseSize(size, isOn)}
              />
            ))}
          </Group>
          <FormCheckbox
            label={t('pwa-guides:manifestGenerator.maskable')}
            isOn={form.maskable}
            onChange={(maskable) => onChange(() => ({ maskable }))}
          />
          <FormCheckbox
            label={t('pwa-guides:manifestGenerator.monochrome')}
            isOn={form.monochrome}
            onChange={(monochrome) => onChange(() => ({ monochrome }))}
          />
        </FormFieldGroup>
      </FormSection>
    </>
  );
}
