// Vitest setup of component tests that share one Node process and one page: an empty page and empty
// storage for each file. `worker-setup.ts` runs before it.
import { cleanup, configure } from '@testing-library/react';
import { afterEach, beforeAll } from 'vitest';

// A busy machine loads a lazy component more slowly than the default of one second.
configure({ asyncUtilTimeout: 10_000 });

document.head.replaceChildren();
document.body.replaceChildren();
localStorage.clear();
sessionStorage.clear();
const { happyDOM } = globalThis as unknown as { happyDOM: { setURL(url: string): void } };
happyDOM.setURL('http://localhost:3000/');

// Testing Library registers these hooks when it is imported, which happens once per worker.
beforeAll(() => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
});
afterEach(() => cleanup());
