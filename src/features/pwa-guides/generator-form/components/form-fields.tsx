// Form fields of the generators: each with its label, a hint, and its error message.
import { NativeSelect, Textarea, TextInput } from '@mantine/core';
import { IconAlertCircle, IconBulb } from '@tabler/icons-react';
import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import '../../../../ui/theme/mantine-fields.css';
import styles from './generator-form.module.css';

/** Message about a field, as a sentence. */
export interface FieldMessage {
  text: string;
  /** True for advice: the value works, but another value would be better. */
  isAdvice: boolean;
}

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
  /** `code`: an address, a number, a name for machines. `lines`: the same, one a line. */
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
    <NativeSelect
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
  return (
    <label className={styles['check']}>
      <input
        id={id}
        type="checkbox"
        checked={isOn}
        onChange={({ currentTarget }) => onChange(currentTarget.checked)}
      />
      <span>{label}</span>
    </label>
  );
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
    <fieldset
      id={id}
      tabIndex={-1}
      className={styles['group']}
      aria-describedby={hint !== undefined || messages.length > 0 ? descriptionId : undefined}
    >
      <legend>{legend}</legend>
      {children}
      <div id={descriptionId}>
        <FieldErrors messages={messages} />
        <FieldDescription hint={hint} messages={messages} />
      </div>
    </fieldset>
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
    <div id={id} tabIndex={id === undefined ? undefined : -1} className={styles['group']}>
      <FieldErrors messages={messages} />
      <FieldDescription hint={hint} messages={messages} />
    </div>
  );
}

/** One matter of the form. */
export function FormSection({ title, children }: { title: string; children: ReactNode }) {
  const titleId = useId();
  return (
    <section className={styles['part']} aria-labelledby={titleId}>
      <h2 id={titleId}>{title}</h2>
      {children}
    </section>
  );
}

function hasError(messages: readonly FieldMessage[]): boolean {
  return messages.some(({ isAdvice }) => !isAdvice);
}

function FieldErrors({ messages }: { messages: readonly FieldMessage[] }) {
  return messages
    .filter(({ isAdvice }) => !isAdvice)
    .map(({ text }) => (
      <span key={text} className={styles['fault']}>
        <IconAlertCircle size={16} aria-hidden />
        {text}
      </span>
    ));
}

function FieldDescription({
  hint,
  messages,
}: {
  hint: string | undefined;
  messages: readonly FieldMessage[];
}) {
  return (
    <>
      {messages
        .filter(({ isAdvice }) => isAdvice)
        .map(({ text }) => (
          <span key={text} className={styles['advice']}>
            <IconBulb size={16} aria-hidden />
            {text}
          </span>
        ))}
      {hint !== undefined && <span className={styles['hint']}>{hint}</span>}
    </>
  );
}
