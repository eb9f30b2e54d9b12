// Buffers the reports of a framed app's requests until an observer may receive the reports, or
// until they are discarded. The requests themselves are not delayed, and bodies of private requests
// are removed.
import type { RequestEvent } from '../../schemas/api/editor-frame-message.ts';
import { isPrivatePath } from '../../schemas/api/private-paths.ts';
import type { RequestObserver } from '../backend/request.ts';

export interface RequestBuffer {
  record: RequestObserver;
  /** Sends the buffered events, then all later events, to the observer. */
  forwardTo: (observer: RequestObserver) => void;
  /** Drops the buffered events; no observer will get them. */
  discard: () => void;
}

/**
 * Maximum number of buffered requests: more than an app sends at its start. The limit protects the
 * memory if no observer comes.
 */
const maxRequests = 200;

export function createRequestBuffer(): RequestBuffer {
  let buffered: RequestEvent[] = [];
  /** Whether a request's body is private, by request number: passwords are never buffered. */
  const isPrivateByNumber = new Map<number, boolean>();
  let forward: RequestObserver = (event) => {
    if (event.kind === 'start' && isPrivateByNumber.size < maxRequests)
      isPrivateByNumber.set(event.number, isPrivatePath(event.url));
    const isPrivate = isPrivateByNumber.get(event.number);
    // The end event of a buffered request is always buffered, too.
    if (isPrivate !== undefined) buffered.push(isPrivate ? removeBody(event) : event);
  };
  return {
    record: (event) => forward(event),
    forwardTo(observer) {
      forward = observer;
      buffered.splice(0).forEach(observer);
    },
    discard() {
      forward = () => {};
      buffered = [];
    },
  };
}

function removeBody(event: RequestEvent): RequestEvent {
  return event.kind === 'start' ? { ...event, body: undefined } : { ...event, data: undefined };
}
