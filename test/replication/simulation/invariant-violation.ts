// Error class for a broken guarantee of the sync engine, which makes a simulation run fail.
export class InvariantViolation extends Error {}
