// Interface of the store for messages to the operator that could not be sent by e-mail.

/** A message to the operator. Times are milliseconds since 1970. */
export interface NewOperatorMessage {
  id: string;
  /** Null for a guest. The message is deleted together with its user. */
  userId: string | null;
  subject: string;
  body: string;
  createdAt: number;
}

export interface StoredOperatorMessage extends NewOperatorMessage {
  userEmail: string | null;
  /** Null until the operator has read the message. */
  readAt: number | null;
}

export interface MessageStore {
  /** Stores a message. A message whose id exists is not stored again. */
  add(message: NewOperatorMessage): Promise<void>;
  /** Lists all messages, oldest first. */
  list(): Promise<StoredOperatorMessage[]>;
  /** Lists the newest messages, newest first. */
  listNewest(limit: number): Promise<StoredOperatorMessage[]>;
  /** Marks a message as read and returns it; undefined if it does not exist. */
  markRead(id: string, now: number): Promise<StoredOperatorMessage | undefined>;
  /** Returns false if the message did not exist. */
  remove(id: string): Promise<boolean>;
  countUnread(): Promise<number>;
}
