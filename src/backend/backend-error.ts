// Error that a failed backend call throws, with one shape for all kinds of failure.

export interface BackendErrorParts {
  /** Absent if no answer came. */
  status?: number | undefined;
  /**
   * Stable and lower case on our own server. `network`, `timeout` and `not_an_answer` are made
   * here, without a status.
   */
  code?: string | undefined;
  /** The body, as far as it was JSON. */
  data?: unknown;
  /** Seconds to wait before the next request, as the server demands. */
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

  /** Returns the parts that may be passed on; the cause is left out. */
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
 * Builds the error of an unsuccessful answer. Its text is `error.message`, `message` or `detail`,
 * otherwise the status.
 * @param data the parsed body of the answer
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
