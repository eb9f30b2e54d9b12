// Rejects writes for a user who was deleted while the request was running.
import { HttpError } from '../../errors.ts';
import type { Database } from './database.ts';

/**
 * Wraps `write`. All foreign keys refer to a user or to a session. A foreign key violation
 * therefore means that the user or session no longer exists, which is answered like a missing
 * login.
 */
export function rejectWritesOfRemovedUsers(
  write: Database['write'],
  isForeignKeyFault: (error: Error & { code?: unknown; errcode?: unknown }) => boolean,
): Database['write'] {
  return async (work) => {
    try {
      return await write(work);
    } catch (error) {
      if (error instanceof Error && isForeignKeyFault(error))
        throw new HttpError(401, 'unauthorized', 'Please sign in.');
      throw error;
    }
  };
}
