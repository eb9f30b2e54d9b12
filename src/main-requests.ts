// Part of the front door: requests of an app inside a frame, held until somebody may hear of them.
import type { RequestNews } from '../schemas/host-message.ts';
import { isPrivatePath } from '../schemas/private-path.ts';
import type { WatchRequests } from './backend/request.ts';

export interface HeldRequests {
  watch: WatchRequests;
  /** Hears what was held, then all that follows. */
  hear: (hear: WatchRequests) => void;
  /** Nobody will hear of them. */
  drop: () => void;
}

/** Requests: more than an app asks at its start; nobody's frame fills the memory. */
const most = 200;

export function holdRequests(): HeldRequests {
  let held: RequestNews[] = [];
  /** Whether what is said in it may be held: never a password. */
  const isPrivateByNumber = new Map<number, boolean>();
  let pass: WatchRequests = (news) => {
    if (news.kind === 'start' && isPrivateByNumber.size < most) isPrivateByNumber.set(news.number, isPrivatePath(news.url));
    const isPrivate = isPrivateByNumber.get(news.number);
    // The end of what is held is always held, too.
    if (isPrivate !== undefined) held.push(isPrivate ? withoutWords(news) : news);
  };
  return {
    watch: (news) => pass(news),
    hear(hear) {
      pass = hear;
      held.splice(0).forEach(hear);
    },
    drop() {
      pass = () => {};
      held = [];
    },
  };
}

function withoutWords(news: RequestNews): RequestNews {
  return news.kind === 'start' ? { ...news, body: undefined } : { ...news, data: undefined };
}
