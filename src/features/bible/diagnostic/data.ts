// Requests the server's test of its Bible texts, validates the result, and counts the chapters
// stored on this device. The test starts only on request, because the server reads a chapter of
// every translation.
import type {
  BibleDiagnostics,
  BibleTest,
  BibleTests,
} from '../../../../schemas/api/bible-diagnostics.ts';
import { toOutcome } from '../../../backend/outcome.ts';
import type { DataContext } from '../../../data/data-context.ts';

/**
 * `offline`: no answer came. `failed`: the server, or a proxy before it, gave an invalid answer.
 */
export type DiagnosticsResult =
  | { kind: 'tested'; diagnostics: BibleDiagnostics }
  | { kind: 'offline' }
  | { kind: 'failed' };

/** Milliseconds: it reads a chapter of every translation. */
const timeoutMillis = 120_000;

export async function runBibleDiagnostics(
  data: Pick<DataContext, 'backend'>,
): Promise<DiagnosticsResult> {
  const outcome = await toOutcome(
    data.backend.functions.invoke<Partial<BibleDiagnostics> | string | null>(
      'testBibleAPI',
      {},
      { timeout: timeoutMillis },
    ),
  );
  if (outcome.kind === 'offline') return { kind: 'offline' };
  if (outcome.kind === 'refused') return { kind: 'failed' };
  const answer = outcome.value.data;
  const tests =
    typeof answer === 'object' && answer !== null
      ? (answer.diagnostics?.tests ?? answer.tests)
      : undefined;
  // Another answer: the sign-in page of a network, or a different kind of server.
  if (typeof answer !== 'object' || answer === null || !isDiagnostics(tests))
    return { kind: 'failed' };
  const { keyPresent = false, keyPrefix = null } = answer.diagnostics ?? {};
  return {
    kind: 'tested',
    diagnostics: {
      success: answer.success === true,
      summary: typeof answer.summary === 'string' ? answer.summary : '',
      recommendations: toList(answer.recommendations).filter(
        (one): one is string => typeof one === 'string',
      ),
      advice: toList(answer.advice),
      diagnostics: {
        keyPresent: keyPresent === true,
        keyPrefix: typeof keyPrefix === 'string' ? keyPrefix : null,
        tests,
      },
      tests,
    },
  };
}

function isDiagnostics(tests: Partial<BibleTests> | undefined): tests is BibleTests {
  return (
    isDiagnostic(tests?.listBibles) &&
    isDiagnostic(tests.fetchChapter) &&
    Array.isArray(tests.translations) &&
    tests.translations.every(isDiagnostic)
  );
}

function isDiagnostic(test: unknown): test is BibleTest {
  return typeof test === 'object' && test !== null && 'success' in test;
}

function toList<T>(value: readonly T[] | undefined): T[] {
  return Array.isArray(value) ? [...value] : [];
}

/** Returns the number of chapters on this device that were opened one by one. */
export async function countStoredChapters({
  deviceDatabase,
}: Pick<DataContext, 'deviceDatabase'>): Promise<number> {
  return deviceDatabase.chapters.count({ selector: { kind: 'chapter' } }).exec();
}
