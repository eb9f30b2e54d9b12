// All that a page may ask of: the open databases, the account they belong to, and the way to the
// server.
import type { Observable } from 'rxjs';
import type { User } from '../../schemas/entities/user.ts';
import type { Backend } from '../backend/backend.ts';
import type { AppAccess } from './access.ts';
import type { StorageConnection } from './database/storage-connection.ts';
import type { DeviceDatabase, UserDatabase, StorageKind } from './database/database.ts';

export interface Account {
  /** The user's id on the server. */
  id: string;
  email: string;
  full_name: string;
}

/** Somebody who has just proved who they are. */
export interface SignInResult {
  account: Account;
  /** The profile as the server has it. */
  user: User;
  token: string;
}

export interface DataContext {
  /**
   * The database as it is open now: after a lost connection it is another one, so nobody keeps it,
   * or a collection of it.
   */
  readonly deviceDatabase: DeviceDatabase;
  /** As `deviceDatabase`. */
  readonly userDatabase: UserDatabase;
  /** Missing where nothing can be lost: in memory. */
  readonly connection?: StorageConnection;
  /** Missing where nobody asks: then the app is open. */
  readonly access?: AppAccess;
  readonly account: Account | null;
  readonly backend: Pick<
    Backend,
    'auth' | 'functions' | 'integrations' | 'agents' | 'publicSettings'
  > &
    Partial<Pick<Backend, 'serverUrl' | 'appId' | 'push'>>;
  readonly storage: StorageKind;
  /** Whether the browser believes in a network. */
  readonly online: Observable<boolean>;
  /** True while this tab meets the server. */
  readonly syncing: Observable<boolean>;
  /** Tells a fault that the person need not act on; of it only name and code. */
  report(what: string, fault: unknown): void;
  /** How many texts the person has begun and not saved: they lie on this device only. */
  countDrafts(): number;
  /**
   * Asks for a meeting with the server; resolves when one that began after the call is over. A
   * guest has none.
   */
  sync(): Promise<void>;
  /** Changes over to a person's own database. */
  startSession(result: SignInResult): Promise<void>;
  /**
   * Closes and removes the person's database in every tab, and forgets the token.
   * @param acknowledgedCount how many records and begun texts the person knows to be lost with it
   * @returns how many there are, when another tab wrote more than that: then nothing was removed,
   * and the person is still signed in; else null
   */
  endSession(acknowledgedCount: number): Promise<{ waiting: number } | null>;
}
