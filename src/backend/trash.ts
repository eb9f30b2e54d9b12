// Client for the trash of an entity: deleted records that their owner can still restore. Only our
// own server has a trash.
import type { CallOptions, SendRequest } from './request.ts';

export interface TrashClient {
  /**
   * Lists deleted records, the earliest created first.
   * @returns the list, unchecked
   * @throws BackendError 404 on a server without a trash
   */
  list(
    entity: string,
    page: { fields: readonly string[]; skip: number; limit: number },
    call?: CallOptions,
  ): Promise<unknown>;
  /**
   * Erases one deleted record for good.
   * @throws BackendError 404 if the record is not in the trash
   */
  erase(entity: string, id: string, call?: CallOptions): Promise<unknown>;
}

export function createTrashClient(send: SendRequest): TrashClient {
  const buildPath = (...parts: readonly string[]) =>
    ['/entities', ...parts.map(encodeURIComponent)].join('/');
  return {
    list: (entity, { fields, skip, limit }, call) =>
      send('GET', buildPath(entity, 'trash'), {
        query: [
          ['sort', 'created_date'],
          ['limit', limit],
          ['skip', skip || undefined],
          ['fields', fields.join(',')],
        ],
        ...call,
      }),
    erase: (entity, id, call) => send('DELETE', buildPath(entity, id, 'permanent'), call),
  };
}
