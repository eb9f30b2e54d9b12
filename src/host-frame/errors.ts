// Tells the editor of errors that nobody caught. Of a message only what is code is told: errors quote whole records, and what somebody wrote.
import type { AppMessage } from '../../schemas/host-message.ts';
import { textWithoutSecrets } from './secrets.ts';

const notTold = 'its message is not told';

/** Engines write these with words of the code alone. */
const toldMessage = /^(?:[\w$.]{1,80} is not (?:a function|a constructor|defined|iterable)|Cannot (?:read|set) properties of (?:undefined|null))(?=$| \((?:reading|setting) )/;

/** A line of a stack as Chromium writes it, and as Firefox and Safari do. */
const place = /^\s*at (?:(?:(?:async |new )?[\w$.<>#]{1,200} (?:\[as [\w$.]{1,80}\] )?)?\((?:<anonymous>|native|index \d+|eval at [^\n]{1,300}|[^\s()]{1,300}:\d+:\d+)\)|(?:async )?[^\s()]{1,300}:\d+:\d+|<anonymous>)$|^[\w$.*/<]{0,200}@[^\s@]{1,300}:\d+:\d+$/;

/** Lines of a stack, and characters of one text. */
const mostPlaces = 50;
const longest = 4_000;

/** @returns the way to stop */
export function tellErrors(page: Window, post: (message: AppMessage) => void): () => void {
  const onError = ({ error, message }: ErrorEvent) => tell(error ?? message, 'in');
  const onRejection = ({ reason }: PromiseRejectionEvent) => tell(reason, 'Error in');

  function tell(fault: unknown, where: string): void {
    if (isPaymentWanted(fault)) return;
    const details = wordsOf(fault);
    const stack = stackOf(fault, details);
    const componentName = /at\s+(\w+)\s+\(eval/.exec(stack ?? '')?.[1] ?? '';
    post({ type: 'app_error', error: { title: componentName === '' ? details : `${where} ${componentName}: ${details}`, details, componentName, ...(stack !== undefined && { stack }) } });
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

/** Name and code, as in the console (src/platform/log.ts), and what was missing in the code. */
function wordsOf(fault: unknown): string {
  if (!(fault instanceof Error)) return `${typeof fault}: ${notTold}`;
  const { name, code, message } = fault as Error & { code?: unknown };
  const [told = notTold] = toldMessage.exec(message) ?? [];
  return `${wordOf(name) ?? 'Error'}${wordOf(code) === undefined ? '' : ` (${code})`}: ${told}`;
}

/** The places alone: the stack begins with the message, which may have lines that look like places. */
function stackOf(fault: unknown, details: string): string | undefined {
  const { stack, message } = fieldsOf(fault);
  if (typeof stack !== 'string') return undefined;
  const at = typeof message === 'string' ? stack.indexOf(message) : -1;
  const places = stack
    .slice(at === -1 ? 0 : at + String(message).length)
    .split('\n', mostPlaces)
    .filter((line) => line.length < longest && place.test(line));
  return textWithoutSecrets([details, ...places].join('\n').slice(0, longest));
}

/** A name of the code, no sentence. */
function wordOf(value: unknown): string | undefined {
  return typeof value === 'string' && /^[\w$.-]{1,60}$/.test(value) ? value : undefined;
}

function fieldsOf(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
}
