// Conditional writes: parses the header If-Match, and converts the result of a write to its value
// or to the error 404 or 412. A conditional write fails when another write happened in between.
import type { FastifyRequest } from 'fastify';
import type { WireRecord } from '../../schemas/api/backend-api.ts';
import { HttpError } from '../errors.ts';
import type { ChangeResult, ExpectedVersions } from '../store/store.ts';

/**
 * Returns the versions that a client expects: `If-Match: "<updated_date>"`. Without the header, or
 * with `*`, any version is accepted.
 */
export function readExpectedVersions(request: FastifyRequest): ExpectedVersions {
  return parseVersions(request.headers['if-match']);
}

/** @param text the value of the header, or one version without quotes */
export function parseVersions(text: string | undefined): ExpectedVersions {
  const header = text?.trim();
  if (!header || header === '*') return undefined;
  return header.split(',').map((version) => version.trim().replace(/^"(.*)"$/, '$1'));
}

/**
 * Returns the value of a successful change.
 * @throws HttpError 404 when there was nothing to change, 412 with the current state when the
 *   record has another version
 */
export function unwrapChange<T, Current>(
  change: ChangeResult<T, Current>,
  toWire: (current: Current) => WireRecord,
): T {
  switch (change.kind) {
    case 'done':
      return change.value;
    case 'absent':
      throw recordNotFoundError();
    case 'stale':
      throw new HttpError(412, 'stale', 'This was changed elsewhere in the meantime.', {
        current: toWire(change.current),
      });
  }
}

export function recordNotFoundError(): HttpError {
  return new HttpError(404, 'not_found', 'There is no such record.');
}
