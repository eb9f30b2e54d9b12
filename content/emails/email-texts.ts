// Types of the account e-mails: the input of each e-mail, so that every language must define every
// e-mail.

export interface EmailText {
  subject: string;
  text: string;
}

export interface EmailTexts {
  /** The code that proves an address at sign-up. */
  verification(code: string, minutes: number): EmailText;
  /** A link with which a new password can be chosen. */
  reset(link: string, minutes: number): EmailText;
  /** To a person without an account: a link for choosing a password. */
  invitation(link: string, days: number): EmailText;
  /** To a person with an account who may use this app from now on. */
  admitted(link: string): EmailText;
  /**
   * Sent after a change, so that a stranger cannot change the password unnoticed. `link`: the page
   * for requesting a new password.
   */
  passwordChanged(link: string): EmailText;
  passkeyAdded(link: string): EmailText;
  /**
   * Sent after the code was confirmed. A password given at sign-up does not count, because another
   * person may have chosen it. `link`: the page for choosing a password.
   */
  choosePassword(link: string, minutes: number): EmailText;
  /**
   * Sent when a person tried to sign up with the address of an existing account. `link`: the login
   * page.
   */
  addressTaken(link: string): EmailText;
  /** Sent when an account was deleted at its owner's request. */
  accountDeleted: {
    subject: string;
    done: string;
    /** @param days for which backups of the server may still hold the data */
    backups(days: number): string;
    end: string;
  };
  /** The code that deletes an account at once. */
  deletionCode(code: string, minutes: number): EmailText;
  /**
   * Line below an e-mail that one person sends to another through Selah. It names the true sender in
   * the place of `{sender}`, whatever sender name the e-mail shows.
   */
  forwardedNote: string;
  /** Button that opens the link of an e-mail. */
  linkLabel: string;
}
