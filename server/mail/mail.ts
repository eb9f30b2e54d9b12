// How mail leaves the server: one interface, one file per way.

export interface Email {
  to: string;
  subject: string;
  /** Plain text. */
  text: string;
  /** Shown beside our own address, which stays the sender. */
  fromName?: string;
  /** With its angle brackets; made by the way it goes where it is missing. */
  messageId?: string;
}

export interface MailSender {
  /**
   * Resolves when the letter is handed over for good; throws HttpError 503 `mail_failed` when it is
   * not.
   */
  send(email: Email): Promise<void>;
}
