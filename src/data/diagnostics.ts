// Which Bible texts the server says it can give, asked when a person wants to know.
import type { BibleDiagnostics, BibleTest, BibleTests } from '../../schemas/diagnostics.ts';
import { outcomeOf } from '../backend/outcome.ts';
import type { Data } from './data.ts';

/** `offline`: no answer came. `failed`: the server, or something on the way, answered otherwise. */
export type DiagnosticsAnswer = { kind: 'tested'; diagnostics: BibleDiagnostics } | { kind: 'offline' } | { kind: 'failed'; message: string };

/** Milliseconds: it reads a chapter of every translation. */
const patience = 120_000;

export async function testBible(data: Pick<Data, 'backend'>): Promise<DiagnosticsAnswer> {
  const outcome = await outcomeOf(data.backend.functions.invoke<Partial<BibleDiagnostics> | string | null>('testBibleAPI', {}, { timeout: patience }));
  if (outcome.kind === 'offline') return { kind: 'offline' };
  if (outcome.kind === 'refused') return { kind: 'failed', message: outcome.message };
  const answer = outcome.value.data;
  const tests = typeof answer === 'object' && answer !== null ? (answer.diagnostics?.tests ?? answer.tests) : undefined;
  // Something else: the sign-in page of a network, or a server of another kind.
  if (typeof answer !== 'object' || answer === null || !isTests(tests)) return { kind: 'failed', message: '' };
  const { keyPresent = false, keyPrefix = null } = answer.diagnostics ?? {};
  return {
    kind: 'tested',
    diagnostics: {
      success: answer.success === true,
      summary: typeof answer.summary === 'string' ? answer.summary : '',
      recommendations: listOf(answer.recommendations).filter((one): one is string => typeof one === 'string'),
      advice: listOf(answer.advice),
      diagnostics: { keyPresent: keyPresent === true, keyPrefix: typeof keyPrefix === 'string' ? keyPrefix : null, tests },
      tests,
    },
  };
}

function isTests(tests: Partial<BibleTests> | undefined): tests is BibleTests {
  return isTest(tests?.listBibles) && isTest(tests.fetchChapter) && Array.isArray(tests.translations) && tests.translations.every(isTest);
}

function isTest(test: unknown): test is BibleTest {
  return typeof test === 'object' && test !== null && 'success' in test;
}

function listOf<T>(value: readonly T[] | undefined): T[] {
  return Array.isArray(value) ? [...value] : [];
}

/** How many single chapters, opened one by one, lie on this device. */
export async function countReadChapters({ device }: Pick<Data, 'device'>): Promise<number> {
  return device.chapters.count({ selector: { kind: 'chapter' } }).exec();
}
