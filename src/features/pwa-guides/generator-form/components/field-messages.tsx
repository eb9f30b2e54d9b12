// Messages below a field of a generator: errors, advice and the hint, each as a sentence.
import { Group } from '@mantine/core';
import { IconAlertCircle, IconBulb } from '@tabler/icons-react';
import type { Icon } from '@tabler/icons-react';
import layout from '../../../../ui/page-layout.module.css';

/** Message about a field, as a sentence. */
export interface FieldMessage {
  text: string;
  /** True for advice: the value works, but another value would be better. */
  isAdvice: boolean;
}

export function hasError(messages: readonly FieldMessage[]): boolean {
  return messages.some(({ isAdvice }) => !isAdvice);
}

export function FieldErrors({ messages }: { messages: readonly FieldMessage[] }) {
  return messages
    .filter(({ isAdvice }) => !isAdvice)
    .map(({ text }) => (
      <FieldSign key={text} color="var(--red)" icon={IconAlertCircle}>
        {text}
      </FieldSign>
    ));
}

export function FieldDescription({
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
          <FieldSign key={text} color="var(--gold)" icon={IconBulb}>
            {text}
          </FieldSign>
        ))}
      {hint !== undefined && <span className={layout['muted']}>{hint}</span>}
    </>
  );
}

function FieldSign({
  color,
  icon: Sign,
  children,
}: {
  color: string;
  icon: Icon;
  children: string;
}) {
  return (
    <Group component="span" gap={6} align="start" wrap="nowrap" c={color} fz="sm">
      <Sign size={16} style={{ flex: 'none', marginBlockStart: 2 }} aria-hidden />
      {children}
    </Group>
  );
}
