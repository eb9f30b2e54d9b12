// Types of outgoing e-mail: the `MailSender` interface, which each transport implements in its own
// file.

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
   * otherwise.
   */
  send(email: Email): Promise<void>;
}
