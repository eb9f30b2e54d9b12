// Tells the editor of errors that nobody caught.
import type { AppMessage } from '../../schemas/host-message.ts';
import { textWithoutSecrets } from './secrets.ts';

/** Characters of one text. */
const longest = 4_000;

/** @returns the way to stop */
export function tellErrors(page: Window, post: (message: AppMessage) => void): () => void {
  const onError = ({ error, message }: ErrorEvent) => tell(error ?? message, 'in');
  const onRejection = ({ reason }: PromiseRejectionEvent) => tell(reason, 'Error in');

  function tell(fault: unknown, place: string): void {
    if (isPaymentWanted(fault)) return;
    const details = wordsOf(fault);
    const stack = stackOf(fault);
    const componentName = /at\s+(\w+)\s+\(eval/.exec(stack ?? '')?.[1] ?? '';
    post({ type: 'app_error', error: { title: componentName === '' ? details : `${place} ${componentName}: ${details}`, details, componentName, ...(stack !== undefined && { stack }) } });
  }

  page.addEventListener('error', onError);
  page.addEventListener('unhandledrejection', onRejection);
  return () => {
    page.removeEventListener('error', onError);
    page.removeEventListener('unhandledrejection', onRejection);
  };
}

/** Status 402 in the fault itself, in its response, or in what caused it. */
function isPaymentWanted(fault: unknown): boolean {
  const own = fieldsOf(fault);
  return [own, own['response'], own['originalError'], fieldsOf(own['originalError'])['response'], own['cause']].some((part) => fieldsOf(part)['status'] === 402);
}

/** The first line only, and nothing long that it quotes: errors of the storage say whole records after it, those of JSON what they read. */
function wordsOf(fault: unknown): string {
  const [line = ''] = textOf(fault).split('\n');
  return cut(line.replace(/\s*(Given parameters:|\{).*$/, '').replace(/"[^"]{12,}"/g, '"…"'));
}

/** The places alone, for the same reason. */
function stackOf(fault: unknown): string | undefined {
  const { stack } = fieldsOf(fault);
  if (typeof stack !== 'string') return undefined;
  const places = stack.split('\n').filter((line) => /^\s*at\s|^[^\s]*@\S+:\d+:\d+$/.test(line));
  return cut([wordsOf(fault), ...places].join('\n'));
}

function textOf(fault: unknown): string {
  if (fault instanceof Error) return `${fault.name}: ${fault.message}`;
  return typeof fault === 'string' ? fault : Object.prototype.toString.call(fault);
}

function cut(text: string): string {
  return textWithoutSecrets(text).slice(0, longest);
}

function fieldsOf(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
}
