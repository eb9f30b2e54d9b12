// Reports uncaught errors to the editor. From an error message only code terms are sent, because
// messages may quote records and the user's text.
import type { AppMessage } from '../../schemas/api/editor-frame-message.ts';
import { redactText } from './redact-secrets.ts';

const hiddenMessage = 'its message is not told';

/** Messages of JavaScript engines that contain code terms only. */
const codeOnlyMessage =
  /^(?:[\w$.]{1,80} is not (?:a function|a constructor|defined|iterable)|Cannot (?:read|set) properties of (?:undefined|null))(?=$| \((?:reading|setting) )/;

/** A line of a stack as Chromium writes it, and as Firefox and Safari do. */
const stackFrame =
  /^\s*at (?:(?:(?:async |new )?[\w$.<>#]{1,200} (?:\[as [\w$.]{1,80}\] )?)?\((?:<anonymous>|native|index \d+|eval at [^\n]{1,300}|[^\s()]{1,300}:\d+:\d+)\)|(?:async )?[^\s()]{1,300}:\d+:\d+|<anonymous>)$|^[\w$.*/<]{0,200}@[^\s@]{1,300}:\d+:\d+$/;

/** Lines of a stack, and characters of one text. */
const maxStackFrames = 50;
const maxLength = 4_000;

/** @returns function that removes the listeners */
export function reportErrors(page: Window, post: (message: AppMessage) => void): () => void {
  const onError = ({ error, message }: ErrorEvent) => report(error ?? message, 'in');
  const onRejection = ({ reason }: PromiseRejectionEvent) => report(reason, 'Error in');

  function report(fault: unknown, where: string): void {
    if (isPaymentRequired(fault)) return;
    const details = getDetails(fault);
    const stack = getStack(fault, details);
    const componentName = /at\s+(\w+)\s+\(eval/.exec(stack ?? '')?.[1] ?? '';
    post({
      type: 'app_error',
      error: {
        title: componentName === '' ? details : `${where} ${componentName}: ${details}`,
        details,
        componentName,
        ...(stack !== undefined && { stack }),
      },
    });
  }

  page.addEventListener('error', onError);
  page.addEventListener('unhandledrejection', onRejection);
  return () => {
    page.removeEventListener('error', onError);
    page.removeEventListener('unhandledrejection', onRejection);
  };
}

/** Returns whether the error, its response or its cause has status 402. */
function isPaymentRequired(fault: unknown): boolean {
  const ownFields = toFields(fault);
  return [
    ownFields,
    ownFields['response'],
    ownFields['originalError'],
    toFields(ownFields['originalError'])['response'],
    ownFields['cause'],
  ].some((part) => toFields(part)['status'] === 402);
}

/**
 * Returns name and code of the error, as in the console (src/platform/log.ts), and the safe part of
 * its message.
 */
function getDetails(fault: unknown): string {
  if (!(fault instanceof Error)) return `${typeof fault}: ${hiddenMessage}`;
  const { name, code, message } = fault as Error & { code?: unknown };
  const [safeText = hiddenMessage] = codeOnlyMessage.exec(message) ?? [];
  return `${toCodeName(name) ?? 'Error'}${toCodeName(code) === undefined ? '' : ` (${code})`}: ${safeText}`;
}

/**
 * Returns the stack frames only: a stack begins with the message, which may contain lines that look
 * like frames.
 */
function getStack(fault: unknown, details: string): string | undefined {
  const { stack, message } = toFields(fault);
  if (typeof stack !== 'string') return undefined;
  const at = typeof message === 'string' ? stack.indexOf(message) : -1;
  const frames = stack
    .slice(at === -1 ? 0 : at + String(message).length)
    .split('\n', maxStackFrames)
    .filter((line) => line.length < maxLength && stackFrame.test(line));
  return redactText([details, ...frames].join('\n').slice(0, maxLength));
}

/** An identifier, not a sentence. */
function toCodeName(value: unknown): string | undefined {
  return typeof value === 'string' && /^[\w$.-]{1,60}$/.test(value) ? value : undefined;
}

function toFields(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
}
