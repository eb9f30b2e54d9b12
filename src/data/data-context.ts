// Types of the data context of a page: open databases, account, backend client, network and sync
// state, and the functions of the session.
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

/** Result of a successful sign-in. */
export interface SignInResult {
  account: Account;
  /** The profile as the server has it. */
  user: User;
  token: string;
}

export interface DataContext {
  /**
   * The currently open database. Code must not store it, nor a collection of it, because reopening
   * after a lost connection replaces it.
   */
  readonly deviceDatabase: DeviceDatabase;
  /** As `deviceDatabase`. */
  readonly userDatabase: UserDatabase;
  /** Missing for in-memory databases, which have no connection that could be lost. */
  readonly connection?: StorageConnection;
  /** Missing without an access check: then the app is open. */
  readonly access?: AppAccess;
  readonly account: Account | null;
  readonly backend: Pick<
    Backend,
    'auth' | 'functions' | 'integrations' | 'agents' | 'publicSettings'
  > &
    Partial<Pick<Backend, 'serverUrl' | 'appId' | 'push' | 'send'>>;
  readonly storage: StorageKind;
  /** Whether the browser reports a network connection. */
  readonly online: Observable<boolean>;
  /** True while this tab syncs with the server. */
  readonly syncing: Observable<boolean>;
  /**
   * Reports an error that needs no action of the user; only name and code of the error are logged.
   */
  report(what: string, fault: unknown): void;
  /** Returns the number of unsaved drafts of the user, which are on this device only. */
  countDrafts(): number;
  /**
   * Requests a sync; resolves when a cycle that began after the call has ended. Guests have no
   * sync.
   */
  sync(): Promise<void>;
  /** Switches to the database of the user who has signed in. */
  startSession(result: SignInResult): Promise<void>;
  /**
   * Closes and deletes the user's database in every tab, and removes the token.
   * @param acknowledgedCount number of records and drafts that the user knows will be lost
   * @param beforeGuest called when no data of the user is open any more, before the app opens for a
   *   guest
   * @returns null after the log-out; otherwise the number of unsynced items, because another tab
   *   has written more. Then nothing was deleted, and the user is still signed in
   */
  endSession(
    acknowledgedCount: number,
    beforeGuest?: () => void,
  ): Promise<{ waiting: number } | null>;
}
