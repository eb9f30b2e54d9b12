// Reports requests to the backend to the editor; bodies of requests and answers are included only
// if the server's owner allows it.
import type { AppMessage, RequestEvent } from '../../schemas/api/editor-frame-message.ts';
import { isPrivatePath } from '../../schemas/api/private-paths.ts';
import { redactSecretsInUrl, redactData } from './redact-secrets.ts';

/** @param reportBodies whether the setting of the server owner allows bodies in the reports */
export function reportRequests(
  post: (message: AppMessage) => void,
  { reportBodies }: { reportBodies: boolean },
): (event: RequestEvent) => void {
  const started = new Map<number, { requestId: string; isOpen: boolean }>();
  return (event) => {
    switch (event.kind) {
      case 'start': {
        // The contract requires the URL without its query, which may contain the user's search
        // terms.
        const [url = ''] = event.url.split(/[?#]/);
        const isOpen = reportBodies && !isPrivatePath(url);
        const requestId = uuid4();
        started.set(event.number, { requestId, isOpen });
        const body = isOpen ? redactData(event.body) : undefined;
        return post({
          type: 'api-request-start',
          requestId,
          data: {
            url: redactSecretsInUrl(url),
            method: event.method,
            ...(body !== undefined && { body }),
          },
        });
      }
      case 'end': {
        const begun = started.get(event.number);
        if (!begun) return;
        started.delete(event.number);
        const response = begun.isOpen ? redactData(event.data) : undefined;
        return post({
          type: 'api-request-end',
          requestId: begun.requestId,
          data: { statusCode: event.status, ...(response !== undefined && { response }) },
        });
      }
    }
  };
}

/** `crypto.randomUUID` is only there on secure pages. */
function uuid4(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  bytes[6] = ((bytes[6] ?? 0) & 15) | 64;
  bytes[8] = ((bytes[8] ?? 0) & 63) | 128;
  const hex = [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  return [
    hex.slice(0, 8),
    hex.slice(8, 12),
    hex.slice(12, 16),
    hex.slice(16, 20),
    hex.slice(20),
  ].join('-');
}
