// Writes for a person who has been removed while the call was on its way.
import { HttpError } from '../../errors.ts';
import type { Database } from './database.ts';

/**
 * Every foreign key of ours is a person's id or that of their session: to break one means that it
 * is no more, which is like not being signed in.
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
