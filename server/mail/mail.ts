// Types of outgoing e-mail: the `MailSender` interface, which each transport implements in its own
// file, and the error of an e-mail that the mail server rejected for good.
import { HttpError } from '../errors.ts';

export interface Email {
  to: string;
  subject: string;
  /** Plain text. */
  text: string;
  /** Display name for the From header. The sender address stays the server's own address. */
  fromName?: string;
  /** Message-ID with its angle brackets. The mail sender generates a missing id. */
  messageId?: string;
}

export interface MailSender {
  /**
   * Resolves when the e-mail was accepted for delivery. Throws HttpError 503 `mail_failed`
   * otherwise, and its subclass `MailRejectedError` if a retry would fail, too.
   */
  send(email: Email): Promise<void>;
}

/** Thrown for an e-mail that could not be sent. */
export class MailFailedError extends HttpError {
  constructor() {
    super(503, 'mail_failed', 'The e-mail could not be sent. Please try again in a minute.', {
      retryAfter: 60,
    });
  }
}

/** Thrown when the mail server rejected the login, the sender or the recipient for good. */
export class MailRejectedError extends MailFailedError {}
