// How mail leaves the server: one interface, one file per way.

export interface Letter {
  to: string;
  subject: string;
  /** Plain text. */
  text: string;
}

export interface Mail {
  /** Resolves when the letter is handed over for good; throws HttpError 503 `mail_failed` when it is not. */
  send(letter: Letter): Promise<void>;
}
