// Tests that the passages can be loaded without a request of the user, in all languages.
import { expect, test } from 'vitest';
import { languages } from '../../../schemas/languages.ts';
import { preloadComposer } from '../../../src/features/generation/compose-on-device.ts';

test.each(languages)('the passages of each kind load in %s', async (language) => {
  for (const kind of ['prayer', 'gratitude', 'wisdom'] as const)
    await expect(preloadComposer(kind, language)).resolves.toBeUndefined();
});
