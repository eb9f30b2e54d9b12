// Error class for a broken guarantee of the sync engine, which makes a simulation run fail. It has
// its own file because invariants.ts and scheduler.ts both need it and would otherwise import each
// other.
export class InvariantViolation extends Error {}
