// Where records meet: what the simulation needs of a server, whichever it is.
import type { HttpResponse } from '../../../replication/http-transport.ts';
import type { Fields } from '../../../schemas/local-record.ts';
import type { PlainRequest } from '../plain-backend.ts';

/** What people make, and what is everybody's. */
export type SimulatedEntity = 'Prayer' | 'UserReadingProgress';
export type PulledEntity = SimulatedEntity | 'ReadingPlan';

/** What the makers of content do: to the one that lies at `place` among all, where there are any. */
export interface Care {
  kind: 'publish' | 'amend' | 'withdraw';
  title: string;
  place: number;
}

export interface Person {
  /** Begins each word of theirs. */
  name: string;
  email: string;
  /** The server's id of them. */
  account: string;
}

export interface Place {
  /** No promise beyond the platform's: what heals must heal by itself. */
  isPlain: boolean;
  newPerson(name: string): Promise<Person>;
  signIn(person: Person): Promise<string>;
  signOut(token: string): Promise<void>;
  /** A request arrives; what it does is seen by others once it is finished. */
  arrive(request: PlainRequest): { finish(): Promise<HttpResponse> };
  rows(person: Person, entity: SimulatedEntity): Promise<Fields[]>;
  /** Everybody's, by title. */
  content(): Promise<Fields[]>;
  /** Nothing is everybody's: so each life begins. */
  clearContent(): Promise<void>;
  /** At once, past all weather. */
  tend(care: Care): Promise<void>;
  /** The process ends and another begins over the same disk. */
  restart(): Promise<void>;
  /** A backup is taken; later the place is put back to it, as after a broken disk. Nothing on a backend that is not ours. */
  backUp(): Promise<void>;
  putBack(): Promise<void>;
  /** Whoever uses this token has read these words by now. */
  heard(token: string, words: readonly string[]): void;
  /** Words that a last write overwrote unseen, between another's look and its write: a plain backend offers nothing against that. */
  blind: ReadonlySet<string>;
  /** Second rows of a record that were taken away again. */
  twinsHealed(): number;
  /** Whether this record ever had several rows. */
  hadTwins(stem: string): boolean;
  /** The clock of the server. */
  useClock(now: () => number): void;
  close(): Promise<void>;
}
