// Interface SimulatedBackend, which the simulation needs of a backend, with the types of users,
// entities and content changes. basic-backend-server.ts and own-server.ts implement the interface.
import type { HttpResponse } from '../../../replication/http-transport.ts';
import type { DataKey } from '../../../schemas/encryption/text-cipher.ts';
import type { Fields } from '../../../schemas/local-record.ts';
import type { BackendRequest } from '../support/fake-basic-backend.ts';

/** A personal entity and a shared content entity. */
export type SimulatedEntity = 'Prayer' | 'UserReadingProgress';
export type PulledEntity = SimulatedEntity | 'ReadingPlan';

/**
 * A change by the content authors; it applies to the item with index `index` among all content
 * items, if there are any.
 */
export interface ContentChange {
  kind: 'publish' | 'amend' | 'withdraw';
  title: string;
  index: number;
}

export interface SimulatedUser {
  /** Every text that this user writes starts with this name. */
  name: string;
  email: string;
  /** The server's id of the user. */
  account: string;
  /** Every key that a device of the user made, by id. */
  keys: Map<string, DataKey>;
}

export interface SimulatedBackend {
  /**
   * The backend gives no more guarantees than the hosted platform: the client alone must repair any
   * damage.
   */
  isBasic: boolean;
  createUser(name: string): Promise<SimulatedUser>;
  signIn(user: SimulatedUser): Promise<string>;
  signOut(token: string): Promise<void>;
  /** Receives a request; other clients see its effect after `finish` is called. */
  receive(request: BackendRequest): { finish(): Promise<HttpResponse> };
  rows(user: SimulatedUser, entity: SimulatedEntity): Promise<Fields[]>;
  /** Returns the shared content, sorted by title. */
  content(): Promise<Fields[]>;
  /** Removes all shared content: each run starts without content. */
  clearContent(): Promise<void>;
  /** Applies the change at once, without network faults. */
  changeContent(change: ContentChange): Promise<void>;
  /** Stops the process and starts another one on the same disk. */
  restart(): Promise<void>;
  /**
   * Takes a backup; the backend is later restored from it, as after a disk failure. Does nothing on
   * a basic backend.
   */
  takeBackup(): Promise<void>;
  restoreBackup(): Promise<void>;
  /** Notes that the user of this token has read these texts. */
  noteRead(token: string, texts: readonly string[]): void;
  /**
   * Texts that a last write overwrote unseen, between the read and the write of another client. A
   * basic backend cannot prevent such an overwrite.
   */
  blindlyOverwritten: ReadonlySet<string>;
  /** Returns the number of duplicate rows of a record that were removed. */
  countRemovedDuplicates(): number;
  /** Whether this record ever had several rows. */
  hadDuplicates(stem: string): boolean;
  /** The clock of the server. */
  useClock(now: () => number): void;
  close(): Promise<void>;
}
