// Tests of the import of files of other apps on the Sync page: preview, choices, import, undo, and
// the undo after a reload, with real records in memory.
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { DataProvider } from '../../../src/data/data-provider.tsx';
import { ExportImportSection } from '../../../src/features/sync/export-import-section.tsx';
import { createMemoryContext, type MemoryContext } from '../../support/memory-databases.ts';
import { changeTestLanguage, renderWithProviders } from '../../support/render.tsx';

let data: MemoryContext;

beforeEach(async () => {
  data = await createMemoryContext();
});

function renderSection() {
  return renderWithProviders(
    <DataProvider data={data}>
      <ExportImportSection />
    </DataProvider>,
  );
}

function chooseFiles(...files: File[]): void {
  const picker = document.querySelector<HTMLInputElement>('input[type="file"]');
  if (!picker) throw new Error('no picker');
  fireEvent.change(picker, { target: { files } });
}

const presently = new File(
  ['entryDate,entryContent\r\n2020-03-01,Bread\r\n2020-03-04,"My sister, her children"\r\n,lost'],
  'presently.csv',
);

async function findDialog(): Promise<HTMLElement> {
  return screen.findByRole('dialog', { name: 'Import your journal' });
}

function importButton(count: RegExp): HTMLElement {
  return screen.getByRole('button', { name: count });
}

async function readTexts(): Promise<unknown[]> {
  const docs = await data.userDatabase.gratitudeEntries.find().exec();
  return docs.filter(({ removed }) => !removed).map(({ record }) => record['entry_text']);
}

test('the preview says what the entries become, and nothing is imported before the button', async () => {
  renderSection();
  chooseFiles(presently);
  const dialog = await findDialog();
  expect(await within(dialog).findByText('2 gratitude entries')).toBeDefined();
  expect(within(dialog).getByText('From March 1, 2020 to March 4, 2020')).toBeDefined();
  expect(within(dialog).getByRole('heading', { name: 'Presently' })).toBeDefined();
  expect(
    within(dialog).getByRole('heading', { name: '1 entry couldn’t be understood' }),
  ).toBeDefined();
  expect(dialog.textContent).toContain('presently.csv, line 4 – there’s no date');
  expect(within(dialog).getByRole('list', { name: 'First entries' }).textContent).toContain(
    'March 4, 2020 My sister, her children',
  );
  expect(await readTexts()).toEqual([]);
  fireEvent.click(within(dialog).getByRole('button', { name: 'Cancel' }));
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('the entries are imported as what the person chooses', async () => {
  renderSection();
  chooseFiles(presently);
  const dialog = await findDialog();
  await within(dialog).findByText('2 gratitude entries');
  fireEvent.change(within(dialog).getByLabelText('Import as'), { target: { value: 'prayers' } });
  expect(await within(dialog).findByText('2 prayers')).toBeDefined();
  fireEvent.click(importButton(/^Import 2 entries$/));
  expect(await screen.findByText('Imported: 2 new.')).toBeDefined();
  expect(screen.queryByRole('dialog')).toBeNull();
  const prayers = await data.userDatabase.prayers.find().exec();
  expect(prayers.map(({ record }) => record['title']).toSorted()).toEqual([
    'Bread',
    'My sister, her children',
  ]);
});

test('an import is undone from its toast', async () => {
  renderSection();
  chooseFiles(presently);
  await within(await findDialog()).findByText('2 gratitude entries');
  fireEvent.click(importButton(/^Import 2 entries$/));
  expect(await screen.findByText('2 entries imported')).toBeDefined();
  expect(await readTexts()).toHaveLength(2);
  fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
  expect(await screen.findByText('2 entries deleted.')).toBeDefined();
  expect(await readTexts()).toEqual([]);
  await waitFor(() => expect(screen.queryByText(/^Last import/)).toBeNull());
});

test('the last import is undone after a reload; an entry that was edited stays', async () => {
  const { unmount } = renderSection();
  chooseFiles(presently);
  await within(await findDialog()).findByText('2 gratitude entries');
  fireEvent.click(importButton(/^Import 2 entries$/));
  await screen.findByText('2 entries imported');
  unmount();
  const [doc] = await data.userDatabase.gratitudeEntries.find().exec();
  await doc?.incrementalModify((now) => ({
    ...now,
    record: { ...now.record, entry_text: 'Edited' },
  }));

  renderSection();
  expect(await screen.findByText(/^Last import: 2 entries, /)).toBeDefined();
  fireEvent.click(screen.getByRole('button', { name: 'Undo import' }));
  const dialog = await screen.findByRole('dialog', { name: 'Undo this import?' });
  fireEvent.click(within(dialog).getByRole('button', { name: 'Undo import' }));
  expect(
    await screen.findByText('1 entry deleted. 1 entry that you’ve changed is still here.'),
  ).toBeDefined();
  expect(await readTexts()).toEqual(['Edited']);
});

test('an ambiguous order of dates is asked for', async () => {
  renderSection();
  chooseFiles(new File(['date;text\n3/4/2020;Bread'], 'journal.csv'));
  const dialog = await findDialog();
  expect(await within(dialog).findByText('April 3, 2020', { selector: 'p' })).toBeDefined();
  fireEvent.change(within(dialog).getByLabelText('How the dates are written'), {
    target: { value: 'mdy' },
  });
  expect(await within(dialog).findByText('March 4, 2020', { selector: 'p' })).toBeDefined();
  fireEvent.click(await screen.findByRole('button', { name: 'Import 1 entry' }));
  await screen.findByText('Imported: 1 new.');
  const [doc] = await data.userDatabase.gratitudeEntries.find().exec();
  expect(doc?.record['date']).toBe('2020-03-04');
});

test('entries that are here already are counted, and there is nothing to import', async () => {
  renderSection();
  chooseFiles(presently);
  await within(await findDialog()).findByText('2 gratitude entries');
  fireEvent.click(importButton(/^Import 2 entries$/));
  await screen.findByText('Imported: 2 new.');
  chooseFiles(presently);
  const dialog = await findDialog();
  expect(await within(dialog).findByText('Nothing new to import')).toBeDefined();
  expect(
    within(dialog).getByText('2 entries are already here and stay as they are.'),
  ).toBeDefined();
  expect(within(dialog).queryByRole('button', { name: /^Import/ })).toBeNull();
});

test('the date of a file is marked, and at most 20 problems are shown', async () => {
  renderSection();
  const rows = Array.from({ length: 30 }, (_, index) => `soon,text ${index}`);
  chooseFiles(
    new File(['A walk'], 'walk.md', { lastModified: new Date(2021, 6, 8, 12).getTime() }),
    new File([`date,text\n${rows.join('\n')}`], 'bad.csv'),
  );
  const dialog = await findDialog();
  expect(
    await within(dialog).findByText('1 entry has no date and gets the date of its file.'),
  ).toBeDefined();
  expect(dialog.textContent).toContain('July 8, 2021 (date of the file) A walk');
  expect(
    within(dialog).getByRole('heading', { name: '30 entries couldn’t be understood' }),
  ).toBeDefined();
  expect(within(dialog).getAllByText('bad.csv, line 21', { exact: false })).toHaveLength(1);
  expect(dialog.textContent).not.toContain('line 22');
  expect(dialog.textContent).toContain('and 10 more entries');
});

test('a full device is reported, and the import can be continued', async () => {
  renderSection();
  chooseFiles(presently);
  await within(await findDialog()).findByText('2 gratitude entries');
  const insert = vi
    .spyOn(data.userDatabase.gratitudeEntries, 'bulkInsert')
    .mockRejectedValue(Object.assign(new Error('full'), { name: 'QuotaExceededError' }));
  fireEvent.click(importButton(/^Import 2 entries$/));
  expect(await screen.findByText(/^There is no space left\./)).toBeDefined();
  expect(
    await screen.findByText('It isn’t complete. Import the same file again to continue.'),
  ).toBeDefined();
  insert.mockRestore();
  chooseFiles(presently);
  await within(await findDialog()).findByText('2 gratitude entries');
  fireEvent.click(importButton(/^Import 2 entries$/));
  expect(await screen.findByText('Imported: 2 new.')).toBeDefined();
  expect(screen.queryByText(/It isn’t complete/)).toBeNull();
});

test('a link to the import scrolls to its row', async () => {
  const scroll = vi.spyOn(HTMLElement.prototype, 'scrollIntoView');
  location.hash = '#import';
  renderSection();
  expect(scroll.mock.instances).toEqual([document.getElementById('import')]);
  location.hash = '';
  scroll.mockRestore();
});

test('the preview is shown in each language', async () => {
  await changeTestLanguage('fr');
  renderSection();
  chooseFiles(presently);
  const dialog = await screen.findByRole('dialog', { name: 'Importer ton journal' });
  expect(await within(dialog).findByText('2 textes de gratitude')).toBeDefined();
  expect(within(dialog).getByText('Du 1 mars 2020 au 4 mars 2020')).toBeDefined();
  expect(dialog.textContent).toContain('presently.csv, ligne 4 – il n’y a pas de date');
});
