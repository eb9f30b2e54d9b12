// Browser test of the core user journey, online and offline: sign-up, Bible chapter, notes,
// prayers, a second tab and a second device. The built app talks to the real server process,
// without a mocked network.
import { expect } from '@playwright/test';
import {
  chooseAction,
  expectSignedIn,
  expectSynced,
  findVerse,
  logInByForm,
  readServerRecords,
  signUpByForm,
  waitUntilPrecached,
  writeNote,
  writePrayer,
} from '../support/person.ts';
import { createServerProcess } from '../support/server-process.ts';
import { readStoredDocuments } from '../support/stored-documents.ts';
import { oneColumn, test } from '../support/test.ts';

test.use({ viewport: oneColumn });

test('a prayer and a chapter, offline and again online', async ({ browser }) => {
  // On a busy machine, the steps together take more than the usual two minutes.
  test.setTimeout(240_000);
  const server = await createServerProcess();
  await server.start();
  const email = 'alice@example.org';
  const alice = await browser.newContext();
  const page = await alice.newPage();

  await test.step('sign up with the code from the outbox', () => signUpByForm(page, server, email));

  await test.step('John 3 reads as in the source', async () => {
    await page.goto(`${server.url}/Bible/KJV/JHN/3`);
    await expect(findVerse(page, 16)).toContainText(
      'For God so loved the world, that he gave his only begotten Son, that whosoever believeth in him should not perish, but have everlasting life.',
    );
    await waitUntilPrecached(page);
  });

  await test.step('a note on 3:16, yellow', async () => {
    await writeNote(page, 16, 'So loved.', 'Yellow');
    await expect(findVerse(page, 16)).toHaveAttribute('data-color', 'yellow');
    await expect.poll(() => readServerRecords(server, email, 'BibleNote')).toHaveLength(1);
  });

  await test.step('with the server stopped, only a prefetched chapter opens', async () => {
    // The page has prefetched the neighbouring chapters.
    await expect
      .poll(async () => Object.keys(await readStoredDocuments(page, 'chapters')))
      .toContain('KJV|JHN|4');
    await server.stop('SIGKILL');
    await page.getByRole('link', { name: 'Next: John 4' }).first().click();
    await expect(findVerse(page, 10)).toContainText('living water');
    // The reading position is stored a moment after the text appears on the screen.
    await expect
      .poll(async () => JSON.stringify((await readStoredDocuments(page, 'activity'))['last-place']))
      .toContain('"chapter":4');
    await page.goto(`${server.url}/Bible/KJV/LEV/13`);
    await expect(page.getByText('This chapter isn’t downloaded yet')).toBeVisible();
    await page.getByRole('link', { name: 'Go to John 4' }).click();
    await expect(findVerse(page, 10)).toContainText('living water');
  });

  await test.step('a second note and a prayer', async () => {
    await writeNote(page, 10, 'Give me this water.', 'Blue');
    await page.getByRole('link', { name: 'Prayer', exact: true }).last().click();
    await writePrayer(page, 'For my sister, who is far away.');
  });

  await test.step('reopened without a server, the app is signed in with all records', async () => {
    await page.close();
    const again = await alice.newPage();
    await again.goto(`${server.url}/Prayer`);
    await expectSignedIn(again);
    await expect(again.getByRole('button', { name: 'Sync: 2 items to sync' })).toBeVisible();
    await again.getByRole('tab', { name: 'My Prayers' }).click();
    const card = again.getByRole('article').filter({ hasText: 'For my sister, who is far away.' });
    await expect(card.getByText('Waiting to sync')).toBeAttached();
    await again.goto(`${server.url}/Bible/KJV/JHN/4`);
    await expect(findVerse(again, 10)).toHaveAttribute('data-color', 'blue');
  });

  const [first] = alice.pages();
  if (!first) throw new Error('the page is gone');
  const second = await alice.newPage();
  await test.step('a second tab shows the same notes and sees a new note at once', async () => {
    await second.goto(`${server.url}/Bible/KJV/JHN/4`);
    await expect(findVerse(second, 10)).toHaveAttribute('data-color', 'blue');
    await writeNote(first, 14, 'Never thirst.', 'Green');
    await expect(findVerse(second, 14)).toHaveAttribute('data-color', 'green', { timeout: 1_000 });
  });

  await test.step('the server is back: within 5 s all are safe on it, once each', async () => {
    await server.start();
    const back = Date.now();
    await expectSynced(first, 5_000);
    const [notes, prayers] = await Promise.all([
      readServerRecords(server, email, 'BibleNote'),
      readServerRecords(server, email, 'Prayer'),
    ]);
    test.info().annotations.push({
      type: 'measured',
      description: `safe ${Date.now() - back} ms after the server was back`,
    });
    expect(notes.map(({ note_text: text }) => text).toSorted()).toEqual([
      'Give me this water.',
      'Never thirst.',
      'So loved.',
    ]);
    expect(prayers.map(({ prayer_text: text }) => text)).toEqual([
      'For my sister, who is far away.',
    ]);
  });

  const otherDevice = await browser.newContext();
  const other = await otherDevice.newPage();
  await test.step('a second device logs in and sees all records', async () => {
    await logInByForm(other, server, email);
    await other.goto(`${server.url}/Bible/KJV/JHN/3`);
    await expect(findVerse(other, 16)).toHaveAttribute('data-color', 'yellow');
    await other.goto(`${server.url}/Bible/KJV/JHN/4`);
    await expect(findVerse(other, 10)).toHaveAttribute('data-color', 'blue');
    await expect(findVerse(other, 14)).toHaveAttribute('data-color', 'green');
    await other.goto(`${server.url}/Prayer`);
    await other.getByRole('tab', { name: 'My Prayers' }).click();
    await expect(other.getByText('For my sister, who is far away.').first()).toBeVisible();
  });

  await test.step('a prayer answered on one device shows as answered on the other', async () => {
    await first.goto(`${server.url}/Prayer`);
    await first.getByRole('tab', { name: 'My Prayers' }).click();
    await expect(first.getByRole('article')).toBeVisible();
    await chooseAction(other.getByRole('article'), 'Mark as answered');
    await expect(first.getByText(/Answered on/)).toBeVisible({ timeout: 5_000 });
  });

  await alice.close();
  await otherDevice.close();
  await server.stop('SIGTERM');
});
