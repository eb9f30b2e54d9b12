// Tests of the options of `npm run bench`.
import { expect, test } from 'vitest';
import { parseOptions, type RunOptions } from '../../bench/table/options.ts';
import { aBench } from './bench-samples.ts';

const benches = [aBench('bible'), aBench('server')];

function accept(...words: string[]): RunOptions {
  const parsed = parseOptions(words, benches);
  if (parsed.kind === 'refused') throw new Error(parsed.reason);
  return parsed.options;
}

function refuse(...words: string[]): string {
  const parsed = parseOptions(words, benches);
  return parsed.kind === 'refused' ? parsed.reason : 'accepted';
}

function listSelected({ selected }: RunOptions): string[] {
  return selected.map(({ bench, parts }) => `${bench.name}: ${[...parts].join(' ')}`);
}

test('without options, all parts of all benches run with five rounds on a machine that is not busy', () => {
  const options = accept();
  expect(listSelected(options)).toEqual(['bible: read write', 'server: read write']);
  expect(options).toMatchObject({
    rounds: 5,
    isQuick: false,
    isBusyAllowed: false,
    writesDocs: false,
  });
});

test('--only selects benches and parts of benches, which run in their usual order', () => {
  expect(listSelected(accept('--only=server:write,bible'))).toEqual([
    'bible: read write',
    'server: write',
  ]);
  expect(listSelected(accept('--only=server:write,server:read'))).toEqual(['server: write read']);
});

test('--only with an unknown name or part is refused, and the existing names are listed', () => {
  expect(refuse('--only=bibel')).toBe('There is no bench "bibel". There are: bible, server.');
  expect(refuse('--only=')).toContain('There is no bench ""');
  expect(refuse('--only=server,server:delete')).toBe(
    '"server:delete" names no part of the bench. Its parts are: read, write.',
  );
  expect(refuse('--only=server:read:write')).toContain('names no part');
});

test('--rounds is a whole number of at least 1; a quick run has one round', () => {
  expect(accept('--rounds=7').rounds).toBe(7);
  expect(accept('--quick').rounds).toBe(1);
  expect(accept('--quick', '--rounds=2').rounds).toBe(2);
  for (const rounds of ['0', '-1', '2.5', 'many', ''])
    expect(refuse(`--rounds=${rounds}`), rounds).toContain('is not a whole number');
});

test('--docs is refused with fewer than five rounds and with small amounts', () => {
  expect(accept('--docs').writesDocs).toBe(true);
  expect(refuse('--docs', '--rounds=4')).toContain('--docs needs at least 5 rounds');
  expect(refuse('--docs', '--quick', '--rounds=9')).toContain('--docs needs');
});

test('an unknown option is refused', () => {
  expect(refuse('--fast')).toContain('--fast');
  expect(refuse('bible')).toContain('bible');
});

test('--with names the file of an earlier run', () => {
  expect(accept().earlierFile).toBeNull();
  expect(accept('--only=bible', '--with=bench/results/x.json').earlierFile).toBe(
    'bench/results/x.json',
  );
});
