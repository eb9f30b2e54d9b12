// Tests of downloads of whole texts from HelloAO: one pass stores every free translation, and a
// faulty whole text is refused.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test, vi } from 'vitest';
import { openImportedTranslations } from '../../../../server/bible/translation-files/translation-folder.ts';
import { createHelloaoSetup, patientTimeouts } from '../support/source-setup.ts';
import { hasTextFolder, readTextJson } from '../support/test-bibles.ts';

describe.skipIf(!hasTextFolder)('whole texts', () => {
  test.each(['{"error":"temporarily overloaded"}', '{"translation":{},"books":{}}'])(
    '%s is no text: the source is at fault for five minutes, the translation is not refused',
    async (oddResponse) => {
      const { fakeServer, bible, advance, logged, status } = await createHelloaoSetup({
        timeouts: patientTimeouts,
      });
      fakeServer.setFault({ kind: 'edited', edit: () => oddResponse }, 'por_blj/JHN/3.json', 1);
      fakeServer.setFault({ kind: 'edited', edit: () => oddResponse }, 'por_blj/complete.json', 1);
      await expect(bible.chapter('ALMEIDA', 'JHN', 3)).rejects.toMatchObject({
        status: 502,
        code: 'bible_source_failed',
      });
      await vi.waitFor(
        () =>
          expect(status.read().downloads).toContainEqual(
            expect.objectContaining({ id: 'por_blj', state: 'failed' }),
          ),
        20_000,
      );
      await expect(bible.search('ALMEIDA', 'pastor', 5)).rejects.toMatchObject({
        status: 502,
        code: 'bible_source_failed',
      });
      expect((await bible.chapter('ALMEIDA', 'GEN', 1))?.verses).toHaveLength(31);
      expect((await bible.translations()).map(({ code }) => code)).toContain('ALMEIDA');
      expect(logged.join()).toContain('received no Bible text');
      advance(5 * 60_000);
      expect((await bible.chapter('ALMEIDA', 'JHN', 3))?.verses).toHaveLength(36);
      await bible.downloadAll();
      expect(await bible.search('ALMEIDA', 'pastor', 5)).toHaveLength(5);
    },
    60_000,
  );

  test('a rejected whole text is not fetched again for a day, and is never stored', async () => {
    const { fakeServer, bible, dataDir, advance, logged } = await createHelloaoSetup({
      timeouts: patientTimeouts,
    });
    fakeServer.setFault(
      {
        kind: 'edited',
        edit: (body) => body.replace('"number":31,"content"', '"number":32,"content"'),
      },
      'complete.json',
    );
    const countWholeDownloads = (): number =>
      fakeServer.requests.filter((path) => path.includes('por_blj/complete.json')).length;
    await bible.downloadAll();
    expect(logged.join('\n')).toMatch(/refused a Bible text .*por_blj.*complete\.json.*E_VERSE_/);
    await expect(bible.chapter('ALMEIDA', 'RUT', 1)).rejects.toMatchObject({
      code: 'bible_text_refused',
    });
    expect(countWholeDownloads()).toBe(1);
    expect(existsSync(join(dataDir, 'bibles'))).toBe(false);
    fakeServer.setFault({ kind: 'well' }, 'complete.json');
    advance(25 * 60 * 60_000);
    await bible.downloadAll();
    expect(countWholeDownloads()).toBe(2);
    expect((await bible.chapter('ALMEIDA', 'RUT', 1))?.verses).toHaveLength(22);
  }, 60_000);

  test('one pass stores all free translations with golden verse counts, once each', async () => {
    const { fakeServer, dataDir, bible } = await createHelloaoSetup({ timeouts: patientTimeouts });
    await bible.downloadAll();
    const golden = readTextJson<{ translations: Record<string, { verses: number }> }>(
      'golden.json',
    ).translations;
    const packs = openImportedTranslations(dataDir, { warn: () => undefined });
    expect((await packs.translations()).map(({ code }) => code)).toEqual([
      'ALMEIDA',
      'BSB',
      'DARBY',
      'FRDBY',
      'FRLSG',
      'RVA',
      'WEB',
    ]);
    expect(Object.keys(golden)).toContain('fra_lsg');
    expect((await packs.chapter('FRLSG', 'PSA', 119))?.verses).toHaveLength(176);
    expect(fakeServer.requests).toHaveLength(7);
    fakeServer.setFault({ kind: 'status', status: 500 });
    expect((await bible.translations()).map(({ code }) => code)).toEqual([
      'BSB',
      'WEB',
      'DARBY',
      'FRLSG',
      'FRDBY',
      'RVA',
      'ALMEIDA',
    ]);
    expect((await bible.search('RVA', 'pastor', 200))?.length).toBeGreaterThan(50);
    expect(await bible.listUnavailable?.()).toEqual([]);
    await bible.downloadAll();
    expect(fakeServer.requests).toHaveLength(7);
  }, 60_000);
});
