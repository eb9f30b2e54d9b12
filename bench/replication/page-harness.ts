// The benchmark's code in the page, equal for every contestant: displays the results of the live
// query and measures times.
import {
  type Contestant,
  liveListSize,
  type BenchPage,
  type ShownRecord,
} from './page-messages.ts';

/** Characters of an ISO time down to the millisecond. */
const millisecond = 23;

/** Sets `globalThis.bench`, through which the bench calls the contestant. */
export function exposeContestant(contestant: Contestant): void {
  const screen = createScreen();
  const page: BenchPage = {
    async pull(benchDevice, { count, newest }) {
      const began = performance.now();
      await contestant.open(benchDevice);
      contestant.watch(screen.show);
      await contestant.pull();
      const pulled = performance.now() - began;
      screen.tellCount(await contestant.count());
      // A list sorts by the millisecond; the server's dates are finer.
      const isNewest = (shown: ShownRecord | undefined) =>
        shown?.created.slice(0, millisecond) === newest.slice(0, millisecond);
      await screen.until(
        () =>
          screen.count() === count &&
          screen.rows().length === Math.min(liveListSize, count) &&
          isNewest(screen.rows()[0]),
      );
      return { pulled, shown: performance.now() - began };
    },
    async prepare(benchDevice) {
      await contestant.open(benchDevice);
      contestant.watch(screen.show);
      await contestant.pull();
    },
    edit: contestant.edit,
    create: contestant.create,
    async push() {
      const began = performance.now();
      await contestant.push();
      const known = performance.now() - began;
      await contestant.idle();
      return { known, quiet: performance.now() - began };
    },
    async idle() {
      const began = performance.now();
      await contestant.idle();
      return performance.now() - began;
    },
    live: contestant.live,
    async write(text) {
      const began = timeOfDay();
      await contestant.write(text);
      return began;
    },
    seen: (text) =>
      screen.waitUntilShown((rows) => rows.some(({ testimony }) => testimony === text)),
  };
  Object.assign(globalThis, { bench: () => page });
}

function timeOfDay(): number {
  return performance.timeOrigin + performance.now();
}

interface Screen {
  show(newest: readonly ShownRecord[]): void;
  tellCount(count: number): void;
  rows(): readonly ShownRecord[];
  count(): number;
  /** Resolves in the frame after the painted screen satisfies it. */
  until(isThere: () => boolean): Promise<void>;
  /** Resolves with the time of day at which the query emitted the rows, before they are painted. */
  waitUntilShown(isThere: (rows: readonly ShownRecord[]) => boolean): Promise<number>;
}

function createScreen(): Screen {
  const heading = document.body.appendChild(document.createElement('h1'));
  const list = document.body.appendChild(document.createElement('ol'));
  let rows: readonly ShownRecord[] = [];
  let painted: readonly ShownRecord[] = [];
  let number = Number.NaN;
  const listeners = new Set<() => void>();

  function paint(): void {
    if (painted !== rows) {
      painted = rows;
      list.replaceChildren(
        ...rows.map(({ title, testimony }) => {
          const item = document.createElement('li');
          item.textContent = `${title} ${testimony}`;
          return item;
        }),
      );
    }
    requestAnimationFrame(paint);
  }
  requestAnimationFrame(paint);

  return {
    show(newest) {
      rows = newest;
      for (const listener of listeners) listener();
    },
    tellCount(count) {
      number = count;
      heading.textContent = String(count);
    },
    rows: () => painted,
    count: () => number,
    until: (isThere) =>
      new Promise((resolve) => {
        function look(): void {
          // The frame with the new content is painted when the next frame begins.
          if (isThere()) requestAnimationFrame(() => resolve());
          else requestAnimationFrame(look);
        }
        look();
      }),
    waitUntilShown: (isThere) =>
      new Promise((resolve) => {
        function look(): void {
          if (!isThere(rows)) return;
          listeners.delete(look);
          resolve(timeOfDay());
        }
        listeners.add(look);
        look();
      }),
  };
}
