// Vitest setup of component tests that share one Node process and one page: an empty page without
// selected text and empty storage for each file. `worker-setup.ts` runs before it.
import { cleanup, configure } from '@testing-library/react';
import { afterEach, beforeAll } from 'vitest';

// A busy machine loads a lazy component more slowly than the default of one second.
configure({ asyncUtilTimeout: 10_000 });

document.head.replaceChildren();
document.body.replaceChildren();
for (const element of [document.documentElement, document.body])
  for (const name of element.getAttributeNames()) element.removeAttribute(name);
window.getSelection()?.removeAllRanges();
// Removes properties that the previous test file defined on these objects. React keeps its own
// properties on the document; their names begin with an underscore.
const state = globalThis as unknown as { initialNames?: readonly (readonly string[])[] };
const targets = [navigator, document];
state.initialNames ??= targets.map((target) => Object.getOwnPropertyNames(target));
for (const [index, target] of targets.entries())
  for (const name of Object.getOwnPropertyNames(target))
    if (!name.startsWith('_') && !state.initialNames[index]?.includes(name))
      Reflect.deleteProperty(target, name);
localStorage.clear();
sessionStorage.clear();
const { happyDOM } = globalThis as unknown as {
  happyDOM: {
    setURL(url: string): void;
    setViewport(size: { width: number; height: number }): void;
  };
};
happyDOM.setURL('http://localhost:3000/');
// Narrower than the layout of two panes, whose tests choose a wide window.
happyDOM.setViewport({ width: 1000, height: 768 });

// Testing Library registers these hooks when it is imported, which happens once per worker.
beforeAll(() => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
});
afterEach(() => cleanup());
