// Tests of the speed with which a prayer request is matched to a situation.
import { expect, test } from 'vitest';
import { matchSituation } from '../../../content/prayers/situations/match-situation.ts';
import { measureCpuTime } from '../../support/cpu-time.ts';

test('a request of any length is matched without a noticeable delay: in less than 100 ms', async () => {
  const texts = [
    'my mother is ill and i am afraid, '.repeat(400),
    'x'.repeat(10_000),
    'j’ai '.repeat(2_000),
    'no '.repeat(3_000),
  ];
  for (const text of texts) {
    const time = await measureCpuTime(() => matchSituation(text, 'en'), 100);
    expect(time, text.slice(0, 10)).toBeLessThan(100);
  }
});
