// Tests of the Sync page's lists, rendered from props: pending records, rejected records, discard
// dialog, previous versions with differences, and notices of merged records.
import { act, fireEvent, screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { groupPreviousVersions } from '../../../schemas/entities/prayer.ts';
import { PreviousVersions } from '../../../src/features/journal/components/previous-versions.tsx';
import { useMergeNotice } from '../../../src/features/journal/use-merge-notice.ts';
import { DiscardDialog } from '../../../src/features/sync/components/discard-dialog.tsx';
import type { SyncItemView } from '../../../src/features/sync/components/item-heading.tsx';
import { RejectedCard } from '../../../src/features/sync/components/rejected-card.tsx';
import { PendingList } from '../../../src/features/sync/components/pending-list.tsx';
import { VersionsCard } from '../../../src/features/sync/components/versions-card.tsx';
import { VersionComparison } from '../../../src/features/sync/components/version-comparison.tsx';
import { changeTestLanguage, renderWithProviders } from '../../support/render.tsx';

function buildItem(changes: Partial<SyncItemView> = {}): SyncItemView {
  return {
    id: '1',
    entity: 'Prayer',
    title: 'For my sister',
    place: null,
    language: 'en',
    day: null,
    createdDate: '2026-11-20T08:00:00Z',
    removed: false,
    sync: { kind: 'waiting' },
    ...changes,
  };
}

test('each pending record shows its title, kind, date and sync mark', async () => {
  await changeTestLanguage('fr');
  const items = [
    buildItem(),
    buildItem({
      id: '2',
      entity: 'BibleNote',
      title: 'aimé',
      place: { book: 'JHN', chapter: 3, verse: 16 },
      sync: { kind: 'sending' },
    }),
    buildItem({ id: '3', entity: 'UserReadingProgress', title: '', day: 4 }),
    buildItem({ id: '4', entity: 'User', title: '', language: null }),
    buildItem({ id: '5', title: 'For rain', removed: true }),
  ];
  renderWithProviders(<PendingList items={items} remaining={0} onMore={vi.fn()} />);
  const rows = within(screen.getByRole('list')).getAllByRole('listitem');
  const rowTexts = rows.map((row) =>
    [...row.querySelectorAll('p, p > *, [data-sync] span')].map((part) => part.textContent),
  );
  expect(rowTexts.map(([title]) => title)).toEqual([
    'For my sister',
    'Jean 3.16 – aimé',
    'Jour 4',
    'Tes réglages',
    'For rain',
  ]);
  expect(rowTexts[0]).toEqual([
    'For my sister',
    expect.stringContaining('Prière'),
    'Prière',
    expect.stringMatching(/20 nov\. 2026/),
    'À synchroniser',
  ]);
  expect(rowTexts[1]?.at(-1)).toBe('Synchronisation…');
  expect(rowTexts[2]?.[2]).toBe('Plan de lecture');
  // A record whose only name is its kind shows the kind once.
  expect(rowTexts[3]?.filter((text) => text === 'Tes réglages')).toHaveLength(1);
  expect(rowTexts[4]?.[2]).toBe('À supprimer');
  expect(screen.getByText('For my sister').getAttribute('lang')).toBe('en');
  expect([
    screen.getByText('aimé').getAttribute('lang'),
    screen.getByText(/Jean 3\.16/).getAttribute('lang'),
  ]).toEqual(['en', null]);
  expect(screen.queryByRole('button')).toBeNull();
});

test('a long list of pending records has a button that shows more, with the number left', () => {
  const onMore = vi.fn();
  renderWithProviders(<PendingList items={[buildItem()]} remaining={180} onMore={onMore} />);
  fireEvent.click(screen.getByRole('button', { name: 'Show 180 more' }));
  expect(onMore).toHaveBeenCalledOnce();
});

test('[R14] a rejected record shows its reason, and each button names the record', () => {
  const events = { onRetry: vi.fn(), onCopy: vi.fn(), onDiscard: vi.fn() };
  renderWithProviders(
    <RejectedCard
      item={buildItem({ sync: { kind: 'refused', code: 'too_large' } })}
      canCopy
      {...events}
    />,
  );
  expect(screen.getByRole('article', { name: 'For my sister' })).toBeDefined();
  expect(screen.getByText('Not accepted: it’s too long')).toBeDefined();
  const heading = screen.getByRole('heading', { level: 3, name: 'For my sister' });
  for (const [name, event] of [
    ['Retry', events.onRetry],
    ['Copy', events.onCopy],
    ['Discard', events.onDiscard],
  ] as const) {
    const button = screen.getByRole('button', { name });
    expect(button.getAttribute('aria-describedby')).toBe(heading.id);
    fireEvent.click(button);
    expect(event).toHaveBeenCalledOnce();
  }
});

test('[R14] a rejected record says why, in the user’s language', async () => {
  await changeTestLanguage('fr');
  const { container } = renderWithProviders(
    <RejectedCard
      item={buildItem({ sync: { kind: 'refused', code: 'validation' } })}
      canCopy
      onRetry={vi.fn()}
      onCopy={vi.fn()}
      onDiscard={vi.fn()}
    />,
  );
  const badge = container.querySelector('[data-sync]');
  expect(badge?.getAttribute('title')).toMatch(/^Non accepté\s: /);
  expect(badge?.textContent).toBe(badge?.getAttribute('title'));
});

test('a rejected record without text has no Copy button', () => {
  renderWithProviders(
    <RejectedCard
      item={buildItem({ entity: 'User', title: '' })}
      canCopy={false}
      onRetry={vi.fn()}
      onCopy={vi.fn()}
      onDiscard={vi.fn()}
    />,
  );
  expect(screen.queryByRole('button', { name: 'Copy' })).toBeNull();
});

test.each([
  ['new', /There is no other copy/],
  ['change', /Your change will be gone/],
  ['removal', /won’t be deleted/],
] as const)('the dialog before %s is discarded explains the consequence', (outcome, sentence) => {
  const onDiscard = vi.fn();
  const onClose = vi.fn();
  renderWithProviders(
    <DiscardDialog
      title="For my sister"
      changeKind={outcome}
      onDiscard={onDiscard}
      onClose={onClose}
    />,
  );
  expect(screen.getByRole('dialog', { name: 'Discard this?' }).textContent).toMatch(sentence);
  fireEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  expect([onDiscard, onClose].map(({ mock }) => mock.calls.length)).toEqual([0, 1]);
  fireEvent.click(screen.getByRole('button', { name: 'Discard' }));
  expect(onDiscard).toHaveBeenCalledOnce();
});

test('a difference between two versions is marked by signs and text, not by colour alone', () => {
  const onRestore = vi.fn();
  const parts = [
    { kind: 'same', text: 'Lord, ' },
    { kind: 'earlier', text: 'be' },
    { kind: 'present', text: 'stay' },
    { kind: 'same', text: ' near.' },
  ] as const;
  const { rerender } = renderWithProviders(
    <VersionComparison
      field="prayer_text"
      text="Lord, be near."
      language="en"
      parts={parts}
      onRestore={onRestore}
    />,
  );
  const region = screen.getByRole('region', { name: 'Prayer' });
  expect(region.querySelector('del')?.textContent).toBe(' removed: be');
  expect(region.querySelector('ins')?.textContent).toBe(' added: stay');
  expect(region.querySelector('p')?.getAttribute('lang')).toBe('en');
  fireEvent.click(screen.getByRole('button', { name: 'Restore' }));
  expect(onRestore).toHaveBeenCalledOnce();
  // Before the comparison, and for a field without a name, only the text of the version is shown.
  rerender(
    <VersionComparison
      field="future_field"
      text="Lord, be near."
      language={null}
      parts={null}
      onRestore={onRestore}
    />,
  );
  expect(screen.getByRole('region', { name: 'Text' }).querySelector('p')?.textContent).toBe(
    'Lord, be near.',
  );
});

test('previous versions are compared only when the user opens them', () => {
  const children = vi.fn(() => <p>{'compared'}</p>);
  renderWithProviders(
    <ul>
      <VersionsCard item={buildItem()} count={2}>
        {children}
      </VersionsCard>
    </ul>,
  );
  expect(screen.getByText('2 earlier versions')).toBeDefined();
  expect(children).not.toHaveBeenCalled();
  const details = document.querySelector('details');
  if (!details) throw new Error('nothing to open');
  act(() => {
    details.open = true;
    details.dispatchEvent(new Event('toggle'));
  });
  expect(screen.getByText('compared')).toBeDefined();
});

test('a card names and restores a previous version, and links to its comparison', () => {
  const onRestore = vi.fn();
  const previousVersion = { field: 'testimony', text: 'He heard.' };
  renderWithProviders(
    <PreviousVersions groups={groupPreviousVersions([previousVersion])} onRestore={onRestore} />,
  );
  expect(screen.getByText('Testimony')).toBeDefined();
  fireEvent.click(screen.getByText('Restore'));
  expect(onRestore).toHaveBeenCalledWith([previousVersion]);
  expect(screen.getByText('Compare with the current version').getAttribute('href')).toBe(
    '/Sync#wordings',
  );
});

test('a self-written prayer shows its previous text once and restores both fields', () => {
  const onRestore = vi.fn();
  const versions = [
    { field: 'request', text: 'For rain' },
    { field: 'prayer_text', text: 'For rain' },
    { field: 'prayer_text', text: 'For much rain' },
  ];
  renderWithProviders(
    <PreviousVersions groups={groupPreviousVersions(versions)} onRestore={onRestore} />,
  );
  expect(screen.getAllByText('For rain')).toHaveLength(1);
  const [first, second, ...others] = screen.getAllByText('Restore');
  expect(others).toEqual([]);
  if (first) fireEvent.click(first);
  expect(onRestore).toHaveBeenLastCalledWith([versions[1], versions[0]]);
  if (second) fireEvent.click(second);
  expect(onRestore).toHaveBeenLastCalledWith([versions[2]]);
});

function Looking({
  id = 'a',
  wordings,
  isMerged,
}: {
  id?: string;
  wordings: number;
  isMerged: boolean;
}) {
  useMergeNotice(id, wordings, isMerged);
  return null;
}

test('a user is notified once of a new version of a viewed record, not of own changes', () => {
  const { rerender } = renderWithProviders(<Looking wordings={0} isMerged={false} />);
  const listHints = () => screen.queryAllByText(/This was also edited elsewhere/);
  rerender(<Looking wordings={1} isMerged={false} />);
  expect(listHints()).toHaveLength(0);
  rerender(<Looking wordings={1} isMerged />);
  expect(listHints()).toHaveLength(1);
  fireEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
  rerender(<Looking wordings={1} isMerged={false} />);
  rerender(<Looking wordings={1} isMerged />);
  rerender(<Looking id="b" wordings={5} isMerged />);
  expect(listHints()).toHaveLength(0);
});
