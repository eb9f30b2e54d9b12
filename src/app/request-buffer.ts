// Part of the front door: requests of an app inside a frame, held until somebody may hear of them.
import type { RequestEvent } from '../../schemas/api/editor-frame-message.ts';
import { isPrivatePath } from '../../schemas/api/private-paths.ts';
import type { RequestObserver } from '../backend/request.ts';

export interface RequestBuffer {
  record: RequestObserver;
  /** Hears what was held, then all that follows. */
  forwardTo: (hear: RequestObserver) => void;
  /** Nobody will hear of them. */
  discard: () => void;
}

/** Requests: more than an app asks at its start; nobody's frame fills the memory. */
const maxRequests = 200;

export function createRequestBuffer(): RequestBuffer {
  let buffered: RequestEvent[] = [];
  /** Whether what is said in it may be held: never a password. */
  const isPrivateByNumber = new Map<number, boolean>();
  let forward: RequestObserver = (event) => {
    if (event.kind === 'start' && isPrivateByNumber.size < maxRequests)
      isPrivateByNumber.set(event.number, isPrivatePath(event.url));
    const isPrivate = isPrivateByNumber.get(event.number);
    // The end of what is held is always held, too.
    if (isPrivate !== undefined) buffered.push(isPrivate ? removeBody(event) : event);
  };
  return {
    record: (event) => forward(event),
    forwardTo(hear) {
      forward = hear;
      buffered.splice(0).forEach(hear);
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
