// Tests of Bible verses outside the reader: they show the credit that their licence requires, and
// follow the typography of their language.
import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import type { Chapter } from '../../schemas/bible/chapter.ts';
import { createRowBuilder } from '../../src/data/bible/search/result-rows.ts';
import { applyVerseTypography } from '../../src/locales/verse-typography.ts';
import type { Translate } from '../../src/locales/translate.ts';
import {
  buildSelectedPassage,
  getPassageText,
} from '../../src/features/bible/selection/selected-passage.ts';
import { VerseImagePanel } from '../../src/features/bible/selection/verse-image-panel.tsx';
import { CrossReferenceList } from '../../src/features/bible/cross-references/components/cross-reference-list.tsx';
import { GoToDialog } from '../../src/features/bible/picker/components/go-to-dialog.tsx';
import { VerifiedVerses } from '../../src/features/generation/components/verified-verses.tsx';
import { VerseSearch } from '../../src/ui/search/verse-search.tsx';
import { renderWithProviders } from '../support/render.tsx';

const credit = 'Bíblia Livre (BLIVRE), © Diego Santos, Mario Sérgio e Marco Teles, CC BY 3.0 BR';

test('verified verses have the credit once; a reference without text has none', () => {
  const { unmount } = renderWithProviders(
    <VerifiedVerses
      verses={[
        { reference: 'João 3:16', text: 'Porque Deus', translation: 'ALMEIDA' },
        { reference: 'João 3:17', text: 'Porque', translation: 'ALMEIDA' },
        { reference: 'Psaume 51:12', text: 'Mon berger: je', translation: 'FRLSG' },
      ]}
    />,
  );
  expect(screen.getByText(credit).lang).toBe('pt');
  expect(document.querySelector('blockquote[lang=fr]')?.textContent).toBe('Mon berger\u00A0: je');
  unmount();
  renderWithProviders(
    <VerifiedVerses verses={[{ reference: 'João 3:16', text: '', translation: 'ALMEIDA' }]} />,
  );
  expect(screen.queryByText(credit)).toBeNull();
});

test.each([
  ['ALMEIDA', 1],
  ['KJV', 0],
])(
  'search results from %s show the credit above them if their licence requires it',
  (translation, count) => {
    const nothing = vi.fn();
    renderWithProviders(
      <VerseSearch
        translation={translation}
        translationName={translation}
        textLanguage="pt"
        verseNumbers={Uint32Array.of(1)}
        books={[]}
        filterByScope={(places) => places}
        getBookOrder={() => 0}
        getLine={(place) => ({ place, reference: 'R', text: 'Deus', runs: [] })}
        getUrl={() => ''}
        order="closest"
        coverage={null}
        onOrder={nothing}
        onSearchServer={nothing}
        onLoadLines={nothing}
        onOpen={nothing}
      />,
    );
    expect(screen.queryAllByText(credit)).toHaveLength(count);
  },
);

test('cross references and the list of passages have the credit', () => {
  const nothing = vi.fn();
  const { unmount } = renderWithProviders(
    <CrossReferenceList
      verse="V"
      text="Deus"
      language="pt"
      translation="ALMEIDA"
      references={[]}
      more={0}
      order="near"
      onOrder={nothing}
      onMore={nothing}
      onGo={nothing}
    />,
  );
  expect(screen.getByText(credit)).toBeTruthy();
  unmount();
  renderWithProviders(
    <GoToDialog
      text="jo"
      onTextChange={nothing}
      options={[
        {
          key: 'a',
          name: 'João 3',
          preview: { text: 'Deus', language: 'pt', translation: 'ALMEIDA' },
        },
      ]}
      onPick={nothing}
      onEnter={nothing}
      onClose={nothing}
    />,
  );
  expect(screen.getByText(credit)).toBeTruthy();
});

test('a search result has the typography of its language before the match is marked', () => {
  const found = {
    kind: 'found',
    query: 'je',
    terms: [' je'],
    order: 'canonical',
    places: Uint32Array.of(1),
    texts: new Map([[1, 'Mon cœur: Je viens!']]),
    here: { isWhole: true, chapters: 1 },
    server: { kind: 'not-needed' },
  } as const;
  const { text = '', runs } = createRowBuilder(found, 'fr', (words) =>
    applyVerseTypography(words, 'FRLSG'),
  )(1);
  expect(text).toBe('Mon cœur\u00A0: Je viens\u202F!');
  expect(runs.map(({ from, to }) => text.slice(from, to))).toEqual(['Je']);
  expect(applyVerseTypography('Who? Me!', 'WEB')).toBe('Who? Me!');
});

test('verses that are copied, pictured or written about', () => {
  const parts = [
    { text: 'Ô Dieu! crée:', poem: 1 },
    { break: true } as const,
    { text: 'un cœur?', poem: 1 },
  ];
  const chapter: Chapter = {
    translation: 'FRLSG',
    language: 'fr',
    book: 'PSA',
    chapter: 51,
    items: [{ kind: 'verse', verse: 12, parts }],
    verses: [{ verse: 12, text: 'Ô Dieu! crée: un cœur?' }],
  };
  const passage = buildSelectedPassage(
    ((key: string) => key) as unknown as Translate,
    'fr',
    { translation: 'FRLSG', book: 'PSA', chapter: 51 },
    chapter,
    [12],
  );
  expect(getPassageText(passage)).toBe('Ô Dieu\u202F! crée\u00A0:\nun cœur\u202F?');
});

test('a verse image contains the credit next to the source', () => {
  const passage = {
    reference: 'João 3:16',
    verses: [],
    runs: [[{ verse: 16, text: 'Deus' }]],
    language: 'pt',
  };
  renderWithProviders(
    <VerseImagePanel
      place={{ translation: 'ALMEIDA', book: 'JHN', chapter: 3 }}
      passage={passage}
      onClose={vi.fn()}
    />,
  );
  expect(document.querySelector('canvas')?.getAttribute('aria-label')).toContain(
    `João 3:16 · ${credit}`,
  );
});
