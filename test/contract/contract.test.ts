// One script, three clients: ours says over the wire what the stock clients say, and everybody gets
// the same back, on both databases.
import { expect, test } from 'vitest';
import { stores } from '../server/support/test-stores.ts';
import type { StockVersion } from './clients.ts';
import { stockVersions } from './clients.ts';
import { installFakePage } from './fake-page.ts';
import { startContractRun, runScript, normalizeValue, type StepResult } from './script-runner.ts';
import { entitySteps } from './entity-steps.ts';
import {
  accountSteps,
  agentSteps,
  functionSteps,
  integrationSteps,
} from './account-and-function-steps.ts';

const scripts = {
  entities: entitySteps,
  accounts: accountSteps,
  functions: functionSteps,
  integrations: integrationSteps,
  agents: agentSteps,
};
const chosen = stores.filter(({ name }) => name !== 'SQLite file');

/**
 * Headers that a stock client sends otherwise than ours, and why. Everything else must be the same
 * to the letter.
 * 0.8.0 names the person whom the service acts for at one call only; ours does it at each, as newer
 * ones do.
 * 0.8.50 gives anonymous visitors a name; ours does not.
 */
const notCompared: Record<StockVersion, readonly string[]> = {
  '0.8.0': ['on-behalf-of'],
  '0.8.50': ['x-base44-anonymous-id'],
};

for (const store of chosen) {
  for (const version of stockVersions) {
    for (const [chapter, steps] of Object.entries(scripts)) {
      test(
        `${chapter}: @base44/sdk ${version} and our client, on ${store.name}`,
        { timeout: 120_000 },
        async () => {
          const page = installFakePage();
          const stock = await runScript(await startContractRun(version, store, page), steps);
          const known = steps.filter(({ lacks }) => lacks?.version !== version);
          const ours = await runScript(await startContractRun('ours', store, page), known);

          // What is expected of each call came of it, with our client.
          expect(ours.map(({ step, outcome }) => [step.name, resultOf(outcome)])).toEqual(
            known.map(({ name, expects }) => [name, expects]),
          );
          // What a version lacks shows as an error of its own before any request; it is named, not
          // passed over.
          const lacking = stock.filter((told) => told.isUnsupported);
          expect(
            lacking.map(({ step, calls, outcome }) => [step.name, calls, outcome.kind]),
          ).toEqual(
            steps.filter((step) => !known.includes(step)).map(({ name }) => [name, [], 'thrown']),
          );

          const theirs = stock.filter((told) => !told.isUnsupported);
          const spoken = (told: StepResult) => [
            told.step.name,
            normalizeValue(spokenBy(told, notCompared[version])),
          ];
          const gotten = ({ step, outcome }: StepResult) => [step.name, normalizeValue(outcome)];
          expect(ours.map(spoken)).toEqual(theirs.map(spoken));
          expect(ours.map(gotten)).toEqual(theirs.map(gotten));
        },
      );
    }
  }
}

function resultOf(came: StepResult['outcome']): string | number {
  switch (came.kind) {
    case 'ok':
      return 'ok';
    case 'thrown':
      return 'thrown';
    case 'refused':
      return came.status;
  }
}

function spokenBy({ calls }: StepResult, without: readonly string[]): unknown[] {
  return calls.map(({ headers, ...call }) => ({
    ...call,
    headers: Object.fromEntries(
      Object.entries(headers)
        .filter(([name]) => !without.includes(name))
        .sort(),
    ),
  }));
}
