// Lazily loaded component that can be loaded again after a failure. React's `lazy` alone caches its
// failure.
import { lazy } from 'react';
import type { ComponentType } from 'react';

/**
 * Thrown when a lazy component cannot be loaded. Call `reset` after the component was removed from
 * the page, so that the next render loads it again. An earlier reset would make React load without
 * end.
 */
export class LazyLoadError extends Error {
  override name = 'LazyLoadError';
  readonly reset: () => void;

  constructor(cause: unknown, renew: () => void) {
    super('a part of the reader could not be loaded', { cause });
    this.reset = renew;
  }
}

export function createRetryableLazy<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  let Loaded = createLazy();

  function createLazy() {
    return lazy(() =>
      load().then(
        (component) => ({ default: component }),
        (cause: unknown) => {
          throw new LazyLoadError(cause, () => (Loaded = createLazy()));
        },
      ),
    );
  }

  return function Part(props: Props) {
    return <Loaded {...props} />;
  };
}
