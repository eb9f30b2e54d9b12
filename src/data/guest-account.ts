// The account of somebody who is not signed in; by itself, so that whoever asks does not fetch the
// databases with it.

export const guestAccountId = 'guest';
