// Starts to load the code that opens the databases. The entry imports this module first, so that
// the code is fetched while the rest of the first load is evaluated.

export const sessionModules = Promise.all([
  import('./session-manager.ts'),
  import('../../data/database/database.ts'),
]);
