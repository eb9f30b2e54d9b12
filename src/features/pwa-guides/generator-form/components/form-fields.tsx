// Form fields of the generators: each with its label, a hint, and its error message.
import { Box, Stack, TextInput, Textarea } from '@mantine/core';
import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import '../../../../ui/theme/mantine-fields.css';
import { SelectField } from '../../../../ui/select-field.tsx';
import surface from '../../../../ui/surface.module.css';
import { CheckboxLine } from '../../../../ui/checkbox-line.tsx';
import { FieldDescription, FieldErrors, hasError } from './field-messages.tsx';
import type { FieldMessage } from './field-messages.tsx';
import styles from './generator-form.module.css';

interface FormFieldProps {
  /** Id that the error summary links to. */
  id: string;
  label: string;
  hint?: string;
  value: string;
  messages: readonly FieldMessage[];
  onChange: (value: string) => void;
}

interface FormTextFieldProps extends FormFieldProps {
  /** `code`: a URL, a number or a technical name. `lines`: several of these, one per line. */
  kind?: 'words' | 'code' | 'lines';
  numeric?: boolean;
  /** Control at the end inside the field. */
  action?: ReactNode;
}

export function FormTextField({
  id,
  label,
  hint,
  value,
  messages,
  onChange,
  kind = 'words',
  numeric = false,
  action,
}: FormTextFieldProps) {
  const isCode = kind !== 'words';
  const shared = {
    id,
    label,
    value,
    description: <FieldDescription hint={hint} messages={messages} />,
    error: <FieldErrors messages={messages} />,
    inputWrapperOrder: ['label', 'input', 'error', 'description'] as (
      | 'label'
      | 'input'
      | 'error'
      | 'description'
    )[],
    errorProps: { component: 'div' as const },
    'aria-invalid': messages.some(({ isAdvice }) => !isAdvice) || undefined,
    ...(isCode
      ? { spellCheck: false, autoCapitalize: 'off', autoComplete: 'off', dir: 'ltr' }
      : { dir: 'auto' }),
  };
  const withFault = hasError(messages) ? shared : { ...shared, error: undefined };
  if (kind === 'lines')
    return (
      <Textarea
        {...withFault}
        classNames={{ input: `${styles['code'] ?? ''} ${styles['lines'] ?? ''}` }}
        onChange={({ currentTarget }) => onChange(currentTarget.value)}
      />
    );
  return (
    <TextInput
      {...withFault}
      rightSection={action}
      rightSectionWidth={action === undefined ? undefined : 48}
      inputMode={numeric ? 'decimal' : undefined}
      classNames={{ input: isCode ? (styles['code'] ?? '') : '' }}
      onChange={({ currentTarget }) => onChange(currentTarget.value)}
    />
  );
}

interface FormSelectProps<V extends string> extends Omit<
  FormFieldProps,
  'value' | 'onChange' | 'messages'
> {
  value: V;
  options: readonly { value: V; label: string }[];
  messages?: readonly FieldMessage[];
  onChange: (value: V) => void;
}

export function FormSelect<V extends string>({
  id,
  label,
  hint,
  value,
  options,
  messages = [],
  onChange,
}: FormSelectProps<V>) {
  return (
    <SelectField
      id={id}
      label={label}
      value={value}
      data={[...options]}
      description={
        hint !== undefined || messages.length > 0 ? (
          <FieldDescription hint={hint} messages={messages} />
        ) : undefined
      }
      inputWrapperOrder={['label', 'input', 'error', 'description']}
      onChange={({ currentTarget }) => {
        const chosen = options.find((option) => option.value === currentTarget.value);
        if (chosen) onChange(chosen.value);
      }}
    />
  );
}

export function FormCheckbox({
  id,
  label,
  isOn,
  onChange,
}: {
  id?: string;
  label: string;
  isOn: boolean;
  onChange: (isOn: boolean) => void;
}) {
  return <CheckboxLine id={id} label={label} checked={isOn} onChange={onChange} />;
}

/**
 * Colour field: a text input with the browser's colour picker beside it; both show the same colour.
 */
export function FormColorField(props: FormFieldProps) {
  const { t } = useTranslation();
  const { label, value, onChange } = props;
  const name = t('pwa-guides:manifestGenerator.pick', { name: label });
  const picker = (
    <input
      type="color"
      className={styles['picker']}
      aria-label={name}
      title={name}
      value={toHex(value)}
      onChange={({ currentTarget }) => onChange(currentTarget.value)}
    />
  );
  return <FormTextField {...props} kind="code" action={picker} />;
}

/** Converts the colour to six hexadecimal digits, the only form that the picker accepts. */
function toHex(color: string): string {
  const figures = /^#([\da-f]{6}|[\da-f]{3})$/i.exec(color.trim())?.[1];
  if (figures === undefined) return '#000000';
  return `#${figures.length === 3 ? [...figures].map((figure) => figure + figure).join('') : figures}`.toLowerCase();
}

/** Several fields under one name. */
export function FormFieldGroup({
  id,
  legend,
  hint,
  messages = [],
  children,
}: {
  id: string;
  legend: string;
  hint?: string;
  messages?: readonly FieldMessage[];
  children: ReactNode;
}) {
  const descriptionId = useId();
  return (
    <Stack
      component="fieldset"
      id={id}
      tabIndex={-1}
      gap="xs"
      miw={0}
      m={0}
      p={0}
      bd={0}
      aria-describedby={hint !== undefined || messages.length > 0 ? descriptionId : undefined}
    >
      <Box component="legend" mb={4} p={0} fz="0.9375rem" fw={600}>
        {legend}
      </Box>
      {children}
      <div id={descriptionId}>
        <FieldErrors messages={messages} />
        <FieldDescription hint={hint} messages={messages} />
      </div>
    </Stack>
  );
}

/** Hint and messages about several fields or a list, shown above them. */
export function FormMessages({
  id,
  hint,
  messages,
}: {
  id?: string;
  hint?: string;
  messages: readonly FieldMessage[];
}) {
  if (hint === undefined && messages.length === 0) return null;
  return (
    <Stack {...(id !== undefined && { id, tabIndex: -1 })} gap="xs">
      <FieldErrors messages={messages} />
      <FieldDescription hint={hint} messages={messages} />
    </Stack>
  );
}

/** Group of fields with one subject. */
export function FormSection({ title, children }: { title: string; children: ReactNode }) {
  const titleId = useId();
  return (
    <Stack
      component="section"
      className={surface['paddedCard'] ?? ''}
      p={20}
      aria-labelledby={titleId}
    >
      <Box component="h2" id={titleId} fz="1.25rem">
        {title}
      </Box>
      {children}
    </Stack>
  );
}
