// Contract tests with one script and three clients: our client sends what the stock clients send,
// and all get equal answers, on both databases.
import { expect, test } from 'vitest';
import { stores } from '../server/support/test-stores.ts';
import type { StockVersion } from './clients.ts';
import { stockVersions } from './clients.ts';
import { installFakePage } from './fake-page.ts';
import { startContractRun, runScript, normalizeValue, type StepResult } from './script-runner.ts';
import { accountSteps } from './account-steps.ts';
import { entityBulkSteps } from './entity-bulk-steps.ts';
import { entitySteps } from './entity-steps.ts';
import { agentSteps, functionSteps, integrationSteps } from './function-steps.ts';

const scripts = {
  entities: [...entitySteps, ...entityBulkSteps],
  accounts: accountSteps,
  functions: functionSteps,
  integrations: integrationSteps,
  agents: agentSteps,
};
const chosen = stores.filter(({ name }) => name !== 'SQLite file');

/**
 * Headers that a stock client sends differently from our client. All other headers must be equal.
 * 0.8.0 names the user of a service call at one call only; our client and newer clients do so at
 * each call. 0.8.50 gives anonymous visitors a name; our client does not.
 */
const notCompared: Record<StockVersion, readonly string[]> = {
  '0.8.0': ['on-behalf-of'],
  '0.8.50': ['x-base44-anonymous-id'],
};

/** One case per store, stock version and chapter of the script. */
const cases = chosen.flatMap((store) =>
  stockVersions.flatMap((version) =>
    Object.entries(scripts).map(([chapter, steps]) => ({ store, version, chapter, steps })),
  ),
);

test.each(cases)(
  '$chapter: @base44/sdk $version and our client, on $store.name',
  { timeout: 120_000 },
  async ({ store, version, steps }) => {
    const page = installFakePage();
    const stock = await runScript(await startContractRun(version, store, page), steps);
    const known = steps.filter(({ lacks }) => lacks?.version !== version);
    const ours = await runScript(await startContractRun('ours', store, page), known);

    // Every call of our client had the expected result.
    expect(ours.map(({ step, outcome }) => [step.name, getResult(outcome)])).toEqual(
      known.map(({ name, expects }) => [name, expects]),
    );
    // A method that a version lacks fails with an error before any request; the test lists
    // these calls and does not skip them.
    const lacking = stock.filter((told) => told.isUnsupported);
    expect(lacking.map(({ step, calls, outcome }) => [step.name, calls, outcome.kind])).toEqual(
      steps.filter((step) => !known.includes(step)).map(({ name }) => [name, [], 'thrown']),
    );

    const theirs = stock.filter((told) => !told.isUnsupported);
    const spoken = (told: StepResult) => [
      told.step.name,
      normalizeValue(listCalls(told, notCompared[version])),
    ];
    const gotten = ({ step, outcome }: StepResult) => [step.name, normalizeValue(outcome)];
    expect(ours.map(spoken)).toEqual(theirs.map(spoken));
    expect(ours.map(gotten)).toEqual(theirs.map(gotten));
  },
);

function getResult(came: StepResult['outcome']): string | number {
  switch (came.kind) {
    case 'ok':
      return 'ok';
    case 'thrown':
      return 'thrown';
    case 'refused':
      return came.status;
  }
}

function listCalls({ calls }: StepResult, without: readonly string[]): unknown[] {
  return calls.map(({ headers, ...call }) => ({
    ...call,
    headers: Object.fromEntries(
      Object.entries(headers)
        .filter(([name]) => !without.includes(name))
        .sort(),
    ),
  }));
}
