// What the server remembers of uploaded files.

export interface StoredFile {
  id: string;
  ownerId: string;
  /** As the person named it, cleaned. */
  name: string;
  /** Media type, found from the bytes. */
  type: string;
  isPrivate: boolean;
  bytes: Uint8Array;
  createdAt: number;
}

export interface FileStore {
  /**
   * False when this person's files would take more bytes than `max` with it: then nothing was
   * written. Atomic: of many at once none slips past.
   */
  putWithinQuota(file: StoredFile, max: number): Promise<boolean>;
  find(id: string): Promise<StoredFile | undefined>;
  /** Bytes that a person's files take together. */
  countBytes(ownerId: string): Promise<number>;
}
