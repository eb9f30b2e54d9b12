// Types of outgoing e-mail: the `MailSender` interface, which each transport implements in its own
// file, and the error of an e-mail that could not be sent.
import type { Language } from '../../schemas/languages.ts';

export interface Email {
  to: string;
  subject: string;
  /** Plain text. */
  text: string;
  /** Language of an account e-mail, which then has an HTML part, too. */
  language?: Language;
  /** Display name for the From header. The sender address stays the server's own address. */
  fromName?: string;
  /** Message-ID with its angle brackets. The mail sender generates a missing id. */
  messageId?: string;
}

export interface MailSender {
  /**
   * Whether e-mails stay on this machine. Answers then wait for the first attempt to send, so that
   * a developer finds the e-mail after the answer.
   */
  isLocal?: boolean;
  /**
   * Resolves when the e-mail was accepted for delivery.
   * @throws MailFailedError, or any other error, which counts as temporary
   */
  send(email: Email): Promise<void>;
}

/** An e-mail that the mail server did not accept. */
export class MailFailedError extends Error {
  /** Error codes without quoted text, because the text of SMTP answers quotes addresses. */
  readonly code: string;
  /** Whether the mail server refused this e-mail for good. */
  readonly isRefused: boolean;

  constructor(code: string, { isRefused }: { isRefused: boolean }) {
    super(`The e-mail could not be sent (${code}).`);
    this.name = 'MailFailedError';
    this.code = code;
    this.isRefused = isRefused;
  }
}

export function toMailFailure(error: unknown): MailFailedError {
  if (error instanceof MailFailedError) return error;
  const code = error instanceof Error && 'code' in error ? String(error.code) : 'unknown';
  return new MailFailedError(code, { isRefused: false });
}
