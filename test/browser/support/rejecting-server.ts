// A server that does not take certain words, in its own form: no words of a person's own reach a
// limit of the schema.
import type { Page } from '@playwright/test';

/**
 * From now on no change that says this is taken, alone or among others; everything else goes
 * through. The page must be without the worker (`serviceWorkers: 'block'`), which would answer
 * behind the route's back.
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
