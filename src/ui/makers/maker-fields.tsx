// The fields of the makers: each with its label, a word about it, and beside it what is wrong.
import { NativeSelect, Textarea, TextInput } from '@mantine/core';
import { IconAlertCircle, IconBulb } from '@tabler/icons-react';
import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import '../fields.css';
import styles from './maker.module.css';

/** What is told of a field, as a sentence. */
export interface FieldWords {
  text: string;
  /** It works as it is, and would be better otherwise. */
  isAdvice: boolean;
}

interface FieldProps {
  /** Where the summary leads. */
  id: string;
  label: string;
  hint?: string;
  value: string;
  words: readonly FieldWords[];
  onChange: (value: string) => void;
}

interface MakerTextProps extends FieldProps {
  /** `code`: an address, a number, a name for machines. `lines`: the same, one a line. */
  shape?: 'words' | 'code' | 'lines';
  numeric?: boolean;
  /** Stands at the end inside of the field. */
  side?: ReactNode;
}

export function MakerText({ id, label, hint, value, words, onChange, shape = 'words', numeric = false, side }: MakerTextProps) {
  const isCode = shape !== 'words';
  const shared = {
    id,
    label,
    value,
    description: <Said hint={hint} words={words} />,
    error: <Faults words={words} />,
    inputWrapperOrder: ['label', 'input', 'error', 'description'] as ('label' | 'input' | 'error' | 'description')[],
    errorProps: { component: 'div' as const },
    'aria-invalid': words.some(({ isAdvice }) => !isAdvice) || undefined,
    ...(isCode ? { spellCheck: false, autoCapitalize: 'off', autoComplete: 'off', dir: 'ltr' } : { dir: 'auto' }),
  };
  const withFault = hasFault(words) ? shared : { ...shared, error: undefined };
  if (shape === 'lines') return <Textarea {...withFault} classNames={{ input: `${styles['code'] ?? ''} ${styles['lines'] ?? ''}` }} onChange={({ currentTarget }) => onChange(currentTarget.value)} />;
  return <TextInput {...withFault} rightSection={side} rightSectionWidth={side === undefined ? undefined : 48} inputMode={numeric ? 'decimal' : undefined} classNames={{ input: isCode ? (styles['code'] ?? '') : '' }} onChange={({ currentTarget }) => onChange(currentTarget.value)} />;
}

interface MakerSelectProps<V extends string> extends Omit<FieldProps, 'value' | 'onChange' | 'words'> {
  value: V;
  options: readonly { value: V; label: string }[];
  words?: readonly FieldWords[];
  onChange: (value: V) => void;
}

export function MakerSelect<V extends string>({ id, label, hint, value, options, words = [], onChange }: MakerSelectProps<V>) {
  return (
    <NativeSelect
      id={id}
      label={label}
      value={value}
      data={[...options]}
      description={hint !== undefined || words.length > 0 ? <Said hint={hint} words={words} /> : undefined}
      inputWrapperOrder={['label', 'input', 'error', 'description']}
      onChange={({ currentTarget }) => {
        const chosen = options.find((option) => option.value === currentTarget.value);
        if (chosen) onChange(chosen.value);
      }}
    />
  );
}

export function MakerCheck({ id, label, isOn, onChange }: { id?: string; label: string; isOn: boolean; onChange: (isOn: boolean) => void }) {
  return (
    <label className={styles['check']}>
      <input id={id} type="checkbox" checked={isOn} onChange={({ currentTarget }) => onChange(currentTarget.checked)} />
      <span>{label}</span>
    </label>
  );
}

/** The text and the browser's own picker beside it say the same colour. */
export function MakerColor(props: FieldProps) {
  const { t } = useTranslation();
  const { label, value, onChange } = props;
  const name = t('manifestMaker.pick', { name: label });
  const picker = <input type="color" className={styles['picker']} aria-label={name} title={name} value={hexOf(value)} onChange={({ currentTarget }) => onChange(currentTarget.value)} />;
  return <MakerText {...props} shape="code" side={picker} />;
}

/** The picker knows six figures only. */
function hexOf(color: string): string {
  const figures = /^#([\da-f]{6}|[\da-f]{3})$/i.exec(color.trim())?.[1];
  if (figures === undefined) return '#000000';
  return `#${figures.length === 3 ? [...figures].map((figure) => figure + figure).join('') : figures}`.toLowerCase();
}

/** Several fields under one name. */
export function MakerGroup({ id, legend, hint, words = [], children }: { id: string; legend: string; hint?: string; words?: readonly FieldWords[]; children: ReactNode }) {
  const saidId = useId();
  return (
    <fieldset id={id} tabIndex={-1} className={styles['group']} aria-describedby={hint !== undefined || words.length > 0 ? saidId : undefined}>
      <legend>{legend}</legend>
      {children}
      <div id={saidId}>
        <Faults words={words} />
        <Said hint={hint} words={words} />
      </div>
    </fieldset>
  );
}

/** What is told of several fields, or of a list, above them. */
export function MakerNotes({ id, hint, words }: { id?: string; hint?: string; words: readonly FieldWords[] }) {
  if (hint === undefined && words.length === 0) return null;
  return (
    <div id={id} tabIndex={id === undefined ? undefined : -1} className={styles['group']}>
      <Faults words={words} />
      <Said hint={hint} words={words} />
    </div>
  );
}

/** One matter of the form. */
export function MakerPart({ title, children }: { title: string; children: ReactNode }) {
  const titleId = useId();
  return (
    <section className={styles['part']} aria-labelledby={titleId}>
      <h2 id={titleId}>{title}</h2>
      {children}
    </section>
  );
}

function hasFault(words: readonly FieldWords[]): boolean {
  return words.some(({ isAdvice }) => !isAdvice);
}

function Faults({ words }: { words: readonly FieldWords[] }) {
  return words
    .filter(({ isAdvice }) => !isAdvice)
    .map(({ text }) => (
      <span key={text} className={styles['fault']}>
        <IconAlertCircle size={16} aria-hidden />
        {text}
      </span>
    ));
}

function Said({ hint, words }: { hint: string | undefined; words: readonly FieldWords[] }) {
  return (
    <>
      {words
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
