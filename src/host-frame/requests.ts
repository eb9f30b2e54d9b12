// Tells the editor of requests to the backend; what was asked and answered only where the owner of the server wants it.
import type { AppMessage, RequestNews } from '../../schemas/host-message.ts';
import { isPrivatePath } from '../../schemas/private-path.ts';
import { addressWithoutSecrets, dataWithoutSecrets } from './secrets.ts';

/** @param tellBodies the owner's word */
export function tellRequests(post: (message: AppMessage) => void, { tellBodies }: { tellBodies: boolean }): (news: RequestNews) => void {
  const started = new Map<number, { requestId: string; isOpen: boolean }>();
  return (news) => {
    switch (news.kind) {
      case 'start': {
        // The contract's address is without the query, in which stands what somebody looks for.
        const [url = ''] = news.url.split(/[?#]/);
        const isOpen = tellBodies && !isPrivatePath(url);
        const requestId = uuid4();
        started.set(news.number, { requestId, isOpen });
        const body = isOpen ? dataWithoutSecrets(news.body) : undefined;
        return post({ type: 'api-request-start', requestId, data: { url: addressWithoutSecrets(url), method: news.method, ...(body !== undefined && { body }) } });
      }
      case 'end': {
        const begun = started.get(news.number);
        if (!begun) return;
        started.delete(news.number);
        const response = begun.isOpen ? dataWithoutSecrets(news.data) : undefined;
        return post({ type: 'api-request-end', requestId: begun.requestId, data: { statusCode: news.status, ...(response !== undefined && { response }) } });
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
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-');
}
