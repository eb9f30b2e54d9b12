// Types of the data context of a page: open databases, account, backend client, network and sync
// state, and the functions of the session.
import type { Observable } from 'rxjs';
import type { User } from '../../schemas/entities/user.ts';
import type { Backend } from '../backend/backend.ts';
import type { AppAccess } from './access.ts';
import type { StorageConnection } from './database/storage-connection.ts';
import type { DeviceDatabase, UserDatabase, StorageKind } from './database/database.ts';
import type { OpenLock } from './device-lock/open-lock.ts';

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

/** A change of the device lock, which needs exclusive use of the user's databases. */
export interface LockChange {
  /** Announces the change to tabs that start meanwhile; they wait for its end. */
  begin(): void | Promise<void>;
  /** Returns the lock with which the databases open afterwards; null for none. */
  change(): Promise<OpenLock | null>;
  /** Undoes `begin` and an incomplete `change`. */
  cancel(): void;
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
  /** The device lock, unlocked; null if the records on this device are not locked. */
  readonly lock: OpenLock | null;
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
  /**
   * Closes the user's databases in every tab, runs the change, and opens them again.
   * @returns false if another tab did not close them: then nothing was changed
   */
  changeLock(change: LockChange): Promise<boolean>;
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
