// A part of the reader that is loaded when it is first asked for, and asked for again where it could not come: `lazy` alone keeps its failure.
import { lazy } from 'react';
import type { ComponentType } from 'react';

/** Once the part is off the page, `renew` lets the next one that asks load it anew; before, React would ask without end. */
export class PartMissing extends Error {
  override name = 'PartMissing';
  readonly renew: () => void;

  constructor(cause: unknown, renew: () => void) {
    super('a part of the reader could not be loaded', { cause });
    this.renew = renew;
  }
}

export function createPart<Props extends object>(load: () => Promise<ComponentType<Props>>): ComponentType<Props> {
  let Loaded = ask();

  function ask() {
    return lazy(() =>
      load().then(
        (part) => ({ default: part }),
        (cause: unknown) => {
          throw new PartMissing(cause, () => (Loaded = ask()));
        },
      ),
    );
  }

  return function Part(props: Props) {
    return <Loaded {...props} />;
  };
}
