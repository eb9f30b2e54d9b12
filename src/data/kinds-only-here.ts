// Which of a person's things of this device are words that are nowhere else.
import type { PersonalKind } from './activity.ts';

/** Words of which no server knows: a log-out would lose them. */
export const kindsOnlyHere = ['wish', 'wisdom', 'letter'] as const satisfies readonly PersonalKind[];
