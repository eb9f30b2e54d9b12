// A part of the reader that is loaded when it is first asked for, and asked for again where it
// could not come: `lazy` alone keeps its failure.
import { lazy } from 'react';
import type { ComponentType } from 'react';

/**
 * Once the part is off the page, `reset` lets the next one that asks load it anew; before, React
 * would ask without end.
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
