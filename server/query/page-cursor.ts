// Creates and reads signed page cursors. A cursor is valid only for the caller, the entity and the
// query for which it was made.
import { createHmac, timingSafeEqual } from 'node:crypto';
import { HttpError } from '../errors.ts';

/**
 * Parameters of a paged query. A request for a later page may omit these parameters, but not change
 * them.
 */
export interface PagedQuery {
  q?: string | undefined;
  sort?: string | undefined;
  fields?: string | undefined;
  distinct?: string | undefined;
}

export interface CursorPosition {
  walk: PagedQuery;
  /**
   * The sort value of the last returned record, and the id of this record (no id for distinct
   * values).
   */
  value: string | number | boolean | null;
  id: string;
}

/** The caller and the entity of a cursor. A cursor is rejected for any other caller or entity. */
export interface CursorOwner {
  appId: string;
  entity: string;
  /** Undefined for an anonymous visitor. */
  userId: string | undefined;
  isService: boolean;
}

export interface Cursors {
  write(position: CursorPosition, owner: CursorOwner): string;
  /**
   * Reads a cursor and checks its signature, its owner and its query.
   * @throws HttpError 400 `invalid_cursor` if the cursor was not made by this server, belongs to
   *   another owner, or contains a query other than `requestedQuery`
   */
  read(text: string, owner: CursorOwner, requestedQuery: PagedQuery): CursorPosition;
}

/**
 * Maximum length of a cursor in characters. The server never makes longer cursors, because queries
 * arrive in URLs.
 */
const maxCursorLength = 32_768;

/** @param secret signing key; combined with a prefix that no other signature uses */
export function createCursors(secret: string): Cursors {
  function sign(payload: string, { appId, entity, userId, isService }: CursorOwner): Buffer {
    return createHmac('sha256', secret)
      .update(JSON.stringify(['cursor', appId, entity, userId ?? null, isService, payload]))
      .digest();
  }
  return {
    write(position, owner) {
      const payload = Buffer.from(JSON.stringify(position)).toString('base64url');
      return `${payload}.${sign(payload, owner).toString('base64url')}`;
    },
    read(text, owner, requestedQuery) {
      const [payload = '', signature = ''] = text.length > maxCursorLength ? [] : text.split('.');
      const given = Buffer.from(signature, 'base64url');
      const right = sign(payload, owner);
      if (given.length !== right.length || !timingSafeEqual(given, right))
        throw invalidCursorError(
          'This cursor is not valid here. It is valid only for the user, app and entity for ' +
            'which it was created.',
        );
      const position = JSON.parse(Buffer.from(payload, 'base64url').toString()) as CursorPosition;
      for (const name of ['q', 'sort', 'fields', 'distinct'] as const) {
        if (
          requestedQuery[name] !== undefined &&
          !isSame(name, requestedQuery[name], position.walk[name])
        )
          throw invalidCursorError(
            `This cursor was made with another value of ${name}. Leave it out, or start again without a cursor.`,
          );
      }
      return position;
    },
  };
}

/** A query may be written with other spaces; its meaning is compared as JSON. */
function isSame(name: keyof PagedQuery, value: string, cursorValue: string | undefined): boolean {
  if (value === cursorValue) return true;
  if (name !== 'q' || cursorValue === undefined) return false;
  try {
    return JSON.stringify(JSON.parse(value)) === JSON.stringify(JSON.parse(cursorValue));
  } catch {
    return false;
  }
}

function invalidCursorError(message: string): HttpError {
  return new HttpError(400, 'invalid_cursor', message);
}
