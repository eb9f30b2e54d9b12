// Turns the measurements of the load and its comparison into lines of the results.
import type { Results } from '../results.ts';
import { summarizeServers, type ServerSample } from '../server-metrics.ts';
import { part, toSeconds } from './faults.ts';
import type { LoadReport } from './load-messages.ts';
import type { Percentiles, PhaseSummary } from './load-samples.ts';
import type { Phase } from './phases.ts';

export function reportPhases(
  results: Results,
  phases: readonly Pick<Phase, 'name' | 'isFaultless'>[],
  summaries: readonly PhaseSummary[],
  samples: readonly ServerSample[],
): void {
  for (const { name, isFaultless } of phases) {
    const summary = summaries.find(({ phase }) => phase === name);
    if (!summary) throw new Error(`The load did not report the phase "${name}".`);
    const { durations, errors, seconds } = summary;
    const rate = (durations.request.count / seconds).toFixed(0);
    const causes =
      Object.entries(errors)
        .map(([cause, count]) => `${count} × ${cause}`)
        .join(', ') || 'none';
    const line = {
      part,
      what: `Requests: ${name}`,
      value: `${durations.request.count} (${rate}/s), ${formatPercentiles(durations.request)}; failed: ${causes}`,
    };
    if (isFaultless)
      results.check({
        ...line,
        limit: 'none failed',
        isMet: causes === 'none',
        failure: `Requests failed without a fault of the installation (${name}): ${causes}.`,
      });
    else results.measure(line.part, line.what, line.value);
    results.measure(
      part,
      `From an action to the server, and to the other device: ${name}`,
      `${formatPercentiles(durations.saved)}; ${formatPercentiles(durations.shown)}`,
    );
    const servers = summarizeServers(samples, name);
    if (servers)
      results.measure(
        part,
        `Servers: ${name}`,
        `event-loop lag p99 up to ${servers.maxLagMillis.toFixed(0)} ms, memory up to ${servers.maxMemoryMegabytes.toFixed(0)} MB each`,
      );
  }
}

export function reportComparison(results: Results, report: LoadReport, devices: number): void {
  const { actions } = report;
  results.measure(
    part,
    `Actions of ${devices} devices`,
    Object.entries(actions)
      .map(([name, count]) => `${count} ${name}`)
      .join(', '),
  );
  results.measure(part, 'Last action until nothing is pending', toSeconds(report.settleMillis));
  requireNone(results, {
    what: `Lost texts, of ${report.requiredCount} that must exist (${report.writtenCount} written)`,
    found: report.lostTexts.map((text) => text.slice(0, 50)),
    failure: 'Texts are lost',
  });
  requireNone(results, {
    what: `Differences between devices and server, ${report.rowCount} records`,
    found: report.differences,
    failure: 'Devices and server differ',
  });
  requireNone(results, {
    what: 'Removed records that came back',
    found: report.returnedRecords,
    failure: 'Removed records came back',
  });
  requireNone(results, {
    what: 'Unexpected errors of the sync engine',
    found: report.engineFaults,
    failure: 'The sync engine failed',
  });
}

function requireNone(
  results: Results,
  { what, found, failure }: { what: string; found: readonly string[]; failure: string },
): void {
  const examples = found.slice(0, 3).join('; ');
  results.check({
    part,
    what,
    value: String(found.length),
    limit: 'none',
    isMet: found.length === 0,
    failure: `${failure} (${found.length}): ${examples}.`,
  });
}

function formatPercentiles({ count, p50, p95, p99 }: Percentiles): string {
  if (count === 0) return 'no sample';
  const [a, b, c] = [p50, p95, p99].map((value) => value.toFixed(0));
  return `p50 ${a} ms, p95 ${b} ms, p99 ${c} ms`;
}
