// Tests of the prayer card: the languages of the prayer and of its verses, and previous versions.
import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { groupPreviousVersions } from '../../../schemas/entities/prayer.ts';
import { getTranslationLanguage } from '../../../schemas/bible/translations.ts';
import { PrayerCard } from '../../../src/features/prayer/journal/components/prayer-card.tsx';
import { VerifiedVerses } from '../../../src/features/generation/components/verified-verses.tsx';
import { changeTestLanguage, renderWithProviders } from '../../support/render.tsx';

const verse = { reference: 'Jean 3.16', text: 'For God so loved the world', translation: 'KJV' };

test('a verse on the prayer card has the lang attribute of its text', () => {
  renderWithProviders(
    <VerifiedVerses
      verses={[
        verse,
        { reference: 'Jean 1.1', text: 'Au commencement', translation: 'darby' },
        { reference: 'x', text: 'Unknown', translation: 'NOPE' },
      ]}
    />,
  );
  expect(screen.getByText(verse.text).getAttribute('lang')).toBe('en');
  expect(screen.getByText('Au commencement').getAttribute('lang')).toBe('fr');
  expect(screen.getByText('Unknown').hasAttribute('lang')).toBe(false);
});

test.each([
  ['fr', /cités en anglais\./],
  ['es', /se citan en inglés\./],
  ['pt', /são citados em inglês\./],
] as const)(
  '%s: a line names the language of verses that differs from the interface language',
  async (language, sentence) => {
    await changeTestLanguage(language);
    renderWithProviders(
      <VerifiedVerses
        verses={[verse, { ...verse, reference: 'Jean 3.17', text: 'Other words' }]}
      />,
    );
    expect(screen.getAllByText(sentence)).toHaveLength(1);
  },
);

test('verses in the interface language or in an unknown translation have no language line', () => {
  renderWithProviders(
    <VerifiedVerses verses={[verse, { reference: 'x', text: 'Unknown', translation: 'NOPE' }]} />,
  );
  expect(screen.queryByText(/are quoted in/)).toBeNull();
});

test('a verse without text says why, and its reference is shown', () => {
  renderWithProviders(<VerifiedVerses verses={[{ ...verse, text: '' }]} />);
  expect(screen.getByText(/This verse isn’t downloaded yet/)).toBeDefined();
  expect(screen.getByText('Jean 3.16 · KJV')).toBeDefined();
});

test('previous versions are found without opening the prayer', () => {
  renderWithProviders(
    <PrayerCard
      id="one"
      prayer={{
        client_id: '1',
        title: 'For my sister',
        prayer_text: 'Lord',
      }}
      previousVersions={groupPreviousVersions([{ field: 'prayer_text', text: 'An older wording' }])}
      day="2026-11-20"
      category="Family"
      sync={{ kind: 'merged' }}
      pausedUntil={undefined}
      noteCount={0}
      isExpanded={false}
      notes={null}
      testimonyForm={null}
      onExpand={vi.fn()}
      onAnswered={vi.fn()}
      onChangeDay={vi.fn()}
      onResume={vi.fn()}
      onAddNote={vi.fn()}
      onShare={vi.fn()}
      onEdit={vi.fn()}
      onDelete={vi.fn()}
      onRestore={vi.fn()}
    />,
  );
  const summaries = [...document.querySelectorAll('summary')].map((summary) => [
    summary.textContent,
    summary.closest('details')?.parentElement?.closest('details') ?? null,
  ]);
  expect(summaries).toEqual([['Version history', null]]);
  expect(screen.getByText(/See the version history/)).toBeDefined();
});

test('every specified translation has a known language, in any letter case of its code', () => {
  const codes =
    'ESV NIV WEB NASB NLV NKJV NJB1985 AMP LBP DARBY FRLSG FRDBY NBS FRPDV17 BDS RVR60 NTV RVA NVI ARC ALMEIDA'.split(
      ' ',
    );
  const languages = codes.map(getTranslationLanguage);
  expect(languages.join(' ')).toBe(
    'en en en en en en en en en fr fr fr fr fr fr es es es pt pt pt',
  );
  expect(['kjv', 'ZZZ', 'constructor'].map(getTranslationLanguage)).toEqual([
    'en',
    undefined,
    undefined,
  ]);
});
