// What a failed call throws: one shape for every way of failing.

export interface BackendErrorParts {
  /** Absent when no answer came. */
  status?: number | undefined;
  /**
   * Stable and lower case on our own server. `network`, `timeout` and `not_an_answer` are made
   * here, without a status.
   */
  code?: string | undefined;
  /** The body, as far as it was JSON. */
  data?: unknown;
  /** Seconds after which the server wants to be asked again. */
  retryAfter?: number | undefined;
  cause?: unknown;
}

export class BackendError extends Error {
  override readonly name = 'BackendError';
  readonly status: number | undefined;
  readonly code: string | undefined;
  readonly data: unknown;
  readonly retryAfter: number | undefined;

  constructor(message: string, { status, code, data, retryAfter, cause }: BackendErrorParts = {}) {
    super(message, { cause });
    this.status = status;
    this.code = code;
    this.data = data;
    this.retryAfter = retryAfter;
  }

  /** What may be handed on; the cause stays here. */
  toJSON(): Record<string, unknown> {
    return {
      name: this.name,
      message: this.message,
      status: this.status,
      code: this.code,
      data: this.data,
    };
  }
}

/**
 * @param data the parsed body of an answer that is no success. Words: `error.message`, `message`,
 * `detail`, else the status.
 */
export function toBackendError(
  { status, headers }: Pick<Response, 'status' | 'headers'>,
  data: unknown,
): BackendError {
  const body = asObject(data);
  const coded = asObject(body['error']);
  const message =
    [coded['message'], body['message'], body['detail']].find(isText) ??
    `Request failed with status code ${status}`;
  const code = [coded['code'], body['code'], headers.get('x-base44-connector-error')].find(isText);
  const seconds = Number(headers.get('retry-after') ?? Number.NaN);
  return new BackendError(message, {
    status,
    code,
    data,
    retryAfter: Number.isFinite(seconds) ? seconds : undefined,
  });
}

function asObject(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
}

function isText(value: unknown): value is string {
  return typeof value === 'string' && value !== '';
}
