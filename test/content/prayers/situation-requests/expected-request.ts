// Shape of a request with the situation, person and kind that a reader expects.
import type { Person } from '../../../../content/prayers/situations/situation.ts';

export interface ExpectedRequest {
  request: string;
  /** Null if no situation of the library fits. */
  situation: string | null;
  person?: Person;
  /** Other situations that a reader would accept. */
  also?: readonly string[];
  /** The request speaks of danger to life: help comes first. */
  danger?: true;
}
