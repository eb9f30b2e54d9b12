/** Error for a broken guarantee of the sync engine, which the simulation exists to find. */
export class InvariantViolation extends Error {}
