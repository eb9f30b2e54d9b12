// The letters that Selah sends about an account: what each is made from, so that every language has
// every letter.

export interface EmailText {
  subject: string;
  text: string;
}

export interface EmailTexts {
  /** The code that proves an address at sign-up. */
  verification(code: string, minutes: number): EmailText;
  /** A link with which a new password can be chosen. */
  reset(link: string, minutes: number): EmailText;
  /** To somebody who has no account yet: a link with which a password can be chosen. */
  invitation(link: string, days: number): EmailText;
  /** To somebody who has an account and may use this app from now on. */
  admitted(link: string): EmailText;
  /**
   * Afterwards, so that a stranger cannot do it unseen. `link`: where a new password can be asked
   * for.
   */
  passwordChanged(link: string): EmailText;
  /**
   * After the code: no password given at sign-up counts, because it may not have been theirs.
   * `link`: where they choose one.
   */
  choosePassword(link: string, minutes: number): EmailText;
  /** Somebody tried to sign up with the address of an account. `link`: the login. */
  addressTaken(link: string): EmailText;
}
