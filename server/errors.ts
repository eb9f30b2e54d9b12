// The error type of all error responses, and its conversion to a response body.
import type { AccessRefusal, ErrorBody, WireRecord } from '../schemas/api/backend-api.ts';

export class HttpError extends Error {
  readonly status: number;
  readonly code: string;
  readonly current: WireRecord | undefined;
  readonly retryAfter: number | undefined;
  readonly extraData: AccessRefusal | undefined;

  /**
   * @param status HTTP status, 400 to 599
   * @param code stable lower-case name of the error, for programs
   * @param message one English sentence, for people without a translation of `code`
   * @param more `current`: the current record (412); `retryAfter`: seconds until a retry makes
   *   sense (429, 503); `extraData`: why the user may not use this app (401, 403)
   */
  constructor(
    status: number,
    code: string,
    message: string,
    more: { current?: WireRecord; retryAfter?: number; extraData?: AccessRefusal } = {},
  ) {
    super(message);
    this.name = 'HttpError';
    this.status = status;
    this.code = code;
    this.current = more.current;
    this.retryAfter = more.retryAfter;
    this.extraData = more.extraData;
  }
}

export function toErrorBody(error: HttpError, requestId: string | null): ErrorBody {
  return {
    message: error.message,
    detail: error.message,
    code: error.code,
    error_type:
      error.status === 404
        ? 'ObjectNotFoundError'
        : error.status === 422
          ? 'ValidationError'
          : 'HTTPException',
    request_id: requestId,
    ...(error.current && { current: error.current }),
    ...(error.extraData && { extra_data: error.extraData }),
    // Clients of the newer calls of the contract read the error from this field.
    ...(error.code === 'invalid_cursor' && {
      error: { code: error.code, message: error.message, details: {} },
    }),
  };
}

/** Returns the error for a change that would leave the app without an active admin. */
export function lastAdminError(): HttpError {
  return new HttpError(
    409,
    'last_admin',
    'This is the last admin of this server. Make another account an admin first.',
  );
}

/** Returns undefined for a path that does not exist; throws every other error. */
export async function ifThere<T>(reading: Promise<T>): Promise<T | undefined> {
  try {
    return await reading;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
    throw error;
  }
}
