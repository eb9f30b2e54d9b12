// Account of guests, in a separate module, so that importing it does not load the databases.

export const guestAccountId = 'guest';
