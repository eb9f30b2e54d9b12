// Test helper that fakes the server's rejection of prayer changes with a given text, in the
// server's own format. The fake is needed because no text of a user can reach a limit of the
// schema.
import type { Page } from '@playwright/test';

/**
 * Rejects every change that contains the given text, alone or in a batch; all other changes pass.
 * The page must block service workers (`serviceWorkers: 'block'`), because a worker would bypass
 * the route.
 */
export async function rejectWrites(page: Page, words: string, field: string): Promise<void> {
  const no = {
    message: `Error in field ${field}`,
    detail: `Error in field ${field}`,
    code: 'validation',
  };
  const isUnwelcome = (change: unknown) => JSON.stringify(change).includes(words);
  await page.route('**/entities/Prayer**', async (route) => {
    const request = route.request();
    if (request.method() === 'GET' || !request.postData()?.includes(words)) return route.continue();
    const { changes } = request.postDataJSON() as { changes?: unknown[] };
    if (!changes) return route.fulfill({ status: 422, json: no });
    const welcome = changes.filter((change) => !isUnwelcome(change));
    const response =
      welcome.length > 0 ? await route.fetch({ postData: { changes: welcome } }) : null;
    const rest = response ? [...((await response.json()) as { answers: unknown[] }).answers] : [];
    return route.fulfill({
      json: {
        answers: changes.map((change) =>
          isUnwelcome(change) ? { status: 422, body: no } : rest.shift(),
        ),
      },
    });
  });
}
