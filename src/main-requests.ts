// Part of the front door: requests of an app inside a frame, held until somebody may hear of them.
import type { WatchRequests } from './backend/request.ts';

export interface HeldRequests {
  watch: WatchRequests;
  /** Hears what was held, then all that follows. */
  hear: (hear: WatchRequests) => void;
  /** Nobody will hear of them. */
  drop: () => void;
}

/** More than an app asks at its start; nobody's frame fills the memory. */
const most = 200;

export function holdRequests(): HeldRequests {
  let held: Parameters<WatchRequests>[0][] = [];
  let pass: WatchRequests = (news) => {
    if (held.length < most) held.push(news);
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
