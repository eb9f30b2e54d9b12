// Formats the check results for a support message, without any text that the user wrote.

export type CheckState = 'passing' | 'failing' | 'note' | 'unknown';

interface CheckResult {
  state: CheckState;
  /** Short English code for the report: a number or a state, no sentence. */
  code: string;
}

/** Formats all results as one English line. */
export function formatSupportLine(
  results: ReadonlyMap<string, CheckResult>,
  version: string,
): string {
  const checks = [...results].map(
    ([name, { state, code }]) => `${name}: ${state}${code === '' ? '' : ` (${code})`}`,
  );
  return ['Troubleshooting', ...checks, `Selah ${version}`].join(' · ');
}
