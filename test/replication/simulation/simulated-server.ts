// Where records meet: what the simulation needs of a server, whichever it is.
import type { HttpResponse } from '../../../replication/http-transport.ts';
import type { Fields } from '../../../schemas/local-record.ts';
import type { BackendRequest } from '../support/fake-basic-backend.ts';

/** What people make, and what is everybody's. */
export type SimulatedEntity = 'Prayer' | 'UserReadingProgress';
export type PulledEntity = SimulatedEntity | 'ReadingPlan';

/**
 * What the makers of content do: to the one that lies at `place` among all, where there are any.
 */
export interface ContentChange {
  kind: 'publish' | 'amend' | 'withdraw';
  title: string;
  place: number;
}

export interface SimulatedUser {
  /** Begins each word of theirs. */
  name: string;
  email: string;
  /** The server's id of them. */
  account: string;
}

export interface SimulatedBackend {
  /** No promise beyond the platform's: what heals must heal by itself. */
  isBasic: boolean;
  createUser(name: string): Promise<SimulatedUser>;
  signIn(person: SimulatedUser): Promise<string>;
  signOut(token: string): Promise<void>;
  /** A request arrives; what it does is seen by others once it is finished. */
  receive(request: BackendRequest): { finish(): Promise<HttpResponse> };
  rows(person: SimulatedUser, entity: SimulatedEntity): Promise<Fields[]>;
  /** Everybody's, by title. */
  content(): Promise<Fields[]>;
  /** Nothing is everybody's: so each life begins. */
  clearContent(): Promise<void>;
  /** At once, past all weather. */
  changeContent(care: ContentChange): Promise<void>;
  /** The process ends and another begins over the same disk. */
  restart(): Promise<void>;
  /**
   * A backup is taken; later the place is put back to it, as after a broken disk. Nothing on a
   * backend that is not ours.
   */
  takeBackup(): Promise<void>;
  restoreBackup(): Promise<void>;
  /** Whoever uses this token has read these words by now. */
  noteRead(token: string, words: readonly string[]): void;
  /**
   * Words that a last write overwrote unseen, between another's look and its write: a plain backend
   * offers nothing against that.
   */
  blindlyOverwritten: ReadonlySet<string>;
  /** Second rows of a record that were taken away again. */
  countRemovedDuplicates(): number;
  /** Whether this record ever had several rows. */
  hadDuplicates(stem: string): boolean;
  /** The clock of the server. */
  useClock(now: () => number): void;
  close(): Promise<void>;
}
