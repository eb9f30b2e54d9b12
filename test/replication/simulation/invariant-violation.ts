/** A promise that was broken: what the simulation is there to find. */
export class InvariantViolation extends Error {}
