// What is sent to whoever looks after this app: which check found what, and never a word of the
// person.

export type CheckState = 'passing' | 'failing' | 'note' | 'unknown';

interface CheckResult {
  state: CheckState;
  /** For a report in the language of this house: a number, a state, no words. */
  code: string;
}

/** One line, in the language of this house. */
export function formatSupportLine(
  results: ReadonlyMap<string, CheckResult>,
  version: string,
): string {
  const checks = [...results].map(
    ([name, { state, code }]) => `${name}: ${state}${code === '' ? '' : ` (${code})`}`,
  );
  return ['Troubleshooting', ...checks, `Selah ${version}`].join(' · ');
}
