// Writes that only count when nobody else wrote in between: the header If-Match.
import type { FastifyRequest } from 'fastify';
import type { WireRecord } from '../schemas/wire.ts';
import { HttpError } from './errors.ts';
import type { Change, Expected } from './store/store.ts';

/** The versions that a client expects: `If-Match: "<updated_date>"`. Nothing, or `*`: any version will do. */
export function expectedVersions(request: FastifyRequest): Expected {
  return versionsIn(request.headers['if-match']);
}

/** @param text as in the header, or one version without its quotes */
export function versionsIn(text: string | undefined): Expected {
  const header = text?.trim();
  if (!header || header === '*') return undefined;
  return header.split(',').map((version) => version.trim().replace(/^"(.*)"$/, '$1'));
}

/**
 * The value of a change that was made.
 * @throws HttpError 404 when there was nothing to change, 412 with the current state when the version was another
 */
export function mustBeDone<T, Current>(change: Change<T, Current>, toWire: (current: Current) => WireRecord): T {
  switch (change.kind) {
    case 'done':
      return change.value;
    case 'absent':
      throw recordMissing();
    case 'stale':
      throw new HttpError(412, 'stale', 'This was changed elsewhere in the meantime.', { current: toWire(change.current) });
  }
}

export function recordMissing(): HttpError {
  return new HttpError(404, 'not_found', 'There is no such record.');
}
