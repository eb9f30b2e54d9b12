// Interface of the store for uploaded files and their content.

export interface StoredFile {
  id: string;
  ownerId: string;
  /** File name given by the user, sanitized. */
  name: string;
  /** Media type, found from the bytes. */
  type: string;
  isPrivate: boolean;
  bytes: Uint8Array;
  createdAt: number;
}

export interface FileStore {
  /**
   * Stores a file unless the user's files would then exceed `max` bytes. Returns false and writes
   * nothing in that case. Atomic, so parallel uploads cannot exceed the quota.
   */
  putWithinQuota(file: StoredFile, max: number): Promise<boolean>;
  /** @param ownerId finds only a file of this user; missing where any user's file may be read */
  find(id: string, ownerId?: string): Promise<StoredFile | undefined>;
  /** Returns the number of bytes of all files of a user. */
  countBytes(ownerId: string): Promise<number>;
}
