// The place in a long list at which the next page begins: signed, and good only for whom and for what it was made.
import { createHmac, timingSafeEqual } from 'node:crypto';
import { HttpError } from './errors.ts';

/** What a walk through a list was asked for; a later page may leave it out, but not change it. */
export interface Walk {
  q?: string | undefined;
  sort?: string | undefined;
  fields?: string | undefined;
  distinct?: string | undefined;
}

export interface Place {
  walk: Walk;
  /** The last value of the sort field that was answered, and the id of its record (none for distinct values). */
  value: string | number | boolean | null;
  id: string;
}

/** Who walks through what: in other hands the same cursor is refused. */
export interface Holder {
  appId: string;
  entity: string;
  /** Nothing for a visitor. */
  userId: string | undefined;
  isService: boolean;
}

export interface Cursors {
  write(place: Place, holder: Holder): string;
  /** @throws HttpError 400 `invalid_cursor` when it is not ours, was made for another, or carries another walk than `asked` */
  read(text: string, holder: Holder, asked: Walk): Place;
}

/** Longer ones are no work of ours: a query comes in an address. */
const longest = 32_768;

/** @param secret signs, together with a word that nothing else is signed with */
export function createCursors(secret: string): Cursors {
  function sign(payload: string, { appId, entity, userId, isService }: Holder): Buffer {
    return createHmac('sha256', secret)
      .update(JSON.stringify(['cursor', appId, entity, userId ?? null, isService, payload]))
      .digest();
  }
  return {
    write(place, holder) {
      const payload = Buffer.from(JSON.stringify(place)).toString('base64url');
      return `${payload}.${sign(payload, holder).toString('base64url')}`;
    },
    read(text, holder, asked) {
      const [payload = '', signature = ''] = text.length > longest ? [] : text.split('.');
      const given = Buffer.from(signature, 'base64url');
      const right = sign(payload, holder);
      if (given.length !== right.length || !timingSafeEqual(given, right)) throw invalid('This cursor is not valid here. It only works for the person, app and entity it was given for.');
      const place = JSON.parse(Buffer.from(payload, 'base64url').toString()) as Place;
      for (const name of ['q', 'sort', 'fields', 'distinct'] as const) {
        if (asked[name] !== undefined && !isSame(name, asked[name], place.walk[name])) throw invalid(`This cursor was made with another value of ${name}. Leave it out, or begin anew without a cursor.`);
      }
      return place;
    },
  };
}

/** A query may be written with other spaces; its meaning is compared as JSON. */
function isSame(name: keyof Walk, asked: string, kept: string | undefined): boolean {
  if (asked === kept) return true;
  if (name !== 'q' || kept === undefined) return false;
  try {
    return JSON.stringify(JSON.parse(asked)) === JSON.stringify(JSON.parse(kept));
  } catch {
    return false;
  }
}

function invalid(message: string): HttpError {
  return new HttpError(400, 'invalid_cursor', message);
}
