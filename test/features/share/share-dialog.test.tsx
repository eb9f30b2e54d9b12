// Tests of the share dialog: the shared text with its translation credit, copying, the device's
// share menu, links to services, and failures.
import { act, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Language } from '../../../schemas/languages.ts';
import { ShareButton } from '../../../src/features/share/share-button.tsx';
import {
  buildShareText,
  shareServices,
  buildServiceUrl,
} from '../../../src/features/share/share-content.ts';
import type { ShareContent, ShareType } from '../../../src/features/share/share-content.ts';
import { changeTestLanguage, renderWithProviders } from '../../support/render.tsx';

const content: ShareContent = {
  type: 'grace_note',
  text: 'Rest is not a reward.',
  verses: [{ reference: 'Matthew 11:28', text: 'Come unto me', translation: 'KJV' }],
};
const fullText = `A word of encouragement\n\nRest is not a reward.\n\n“Come unto me”\nMatthew 11:28 (KJV)\n\nShared from Selah, your daily companion: ${location.origin}`;

const writeText = vi.fn<(text: string) => Promise<void>>();

beforeEach(() => {
  writeText.mockReset().mockResolvedValue();
  vi.spyOn(navigator, 'clipboard', 'get').mockReturnValue({ writeText } as unknown as Clipboard);
});

afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
  Reflect.deleteProperty(navigator, 'share');
});

/** Fakes a browser with the share menu of the device. */
function stubShare(share: (shareData: ShareData) => Promise<void>): void {
  Object.defineProperty(navigator, 'share', { value: share, configurable: true });
}

async function openShare(shared: ShareContent = content): Promise<void> {
  renderWithProviders(<ShareButton content={shared} />);
  await act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Share' })));
}

const press = (name: string) =>
  act(
    async () =>
      void fireEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name })),
  );
const preview = () => screen.getByRole('region', { name: 'Preview' }).textContent;

test('the dialog shows the complete shared text before anything is sent', async () => {
  await openShare();
  expect(preview()).toBe(fullText);
  expect(writeText).not.toHaveBeenCalled();
});

test.each<[ShareType, string]>([
  ['grace_note', 'A word of encouragement'],
  ['prayer', 'A prayer'],
  ['verse', 'A verse from the Bible'],
  ['gratitude', 'What I am thankful for'],
  ['wisdom', 'Wisdom from the Bible'],
  ['plan_progress', 'My reading plan'],
  ['general', 'Selah'],
])('%s begins with its name and ends with the public address', async (type, title) => {
  await openShare({ type, text: 'Words.' });
  expect(preview()).toMatch(new RegExp(`^${title}\n\nWords\\.\n\n`));
  expect(preview()).toMatch(new RegExp(`${location.origin}$`));
});

test.each<[Language, string]>([
  ['fr', 'Partager'],
  ['es', 'Compartir'],
  ['pt', 'Compartilhar'],
])(
  'in %s the footer is translated, and verses keep the quotation marks of their own language',
  async (language, name) => {
    await changeTestLanguage(language);
    renderWithProviders(<ShareButton content={content} />);
    await act(async () => void fireEvent.click(screen.getByRole('button', { name })));
    const text = screen.getByRole('dialog').textContent ?? '';
    expect(text).toContain(location.origin);
    expect(text).not.toMatch(/Shared from|A word of/);
    expect(text).toContain('“Come unto me');
  },
);

test('Copy shows “Copied!” for two seconds', async () => {
  await openShare();
  vi.useFakeTimers();
  await press('Copy');
  expect(writeText).toHaveBeenCalledExactlyOnceWith(fullText);
  expect(screen.getByRole('button', { name: 'Copied!' })).toBeTruthy();
  await act(async () => void vi.advanceTimersByTime(1_900));
  expect(screen.getByRole('button', { name: 'Copied!' })).toBeTruthy();
  await act(async () => void vi.advanceTimersByTime(200));
  expect(screen.getByRole('button', { name: 'Copy' })).toBeTruthy();
});

test('when the browser refuses to copy, a message says to select the text by hand', async () => {
  writeText.mockRejectedValue(new DOMException('no', 'NotAllowedError'));
  await openShare();
  await press('Copy');
  expect(within(screen.getByRole('dialog')).getByRole('status').textContent).toMatch(
    /Select the text above/,
  );
  expect(screen.queryByRole('button', { name: 'Copied!' })).toBeNull();
});

test('without a share menu of the device the dialog does not offer one', async () => {
  await openShare();
  expect(screen.queryByRole('button', { name: /with another app/ })).toBeNull();
});

test('the share menu of the device is the first option and gets the text', async () => {
  const share = vi.fn(async (_what: ShareData) => {});
  stubShare(share);
  await openShare();
  expect(within(screen.getByRole('list')).getAllByRole('button')[0]?.textContent).toBe(
    'Share with another app',
  );
  await press('Share with another app');
  expect(share).toHaveBeenCalledExactlyOnceWith({
    title: 'A word of encouragement',
    text: fullText,
  });
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('a cancelled share menu copies nothing and leaves the dialog open', async () => {
  stubShare(() => Promise.reject(new DOMException('changed my mind', 'AbortError')));
  await openShare();
  await press('Share with another app');
  expect(writeText).not.toHaveBeenCalled();
  expect(screen.getByRole('dialog')).toBeTruthy();
});

test('any other failure of the share menu copies the text instead', async () => {
  stubShare(() => Promise.reject(new TypeError('broken')));
  await openShare();
  await press('Share with another app');
  expect(writeText).toHaveBeenCalledExactlyOnceWith(fullText);
  expect(screen.getByRole('button', { name: 'Copied!' })).toBeTruthy();
});

test('four services open in separate windows and get no data of this window', async () => {
  await openShare();
  const links = within(screen.getByRole('dialog')).getAllByRole('link');
  expect(
    links.map(
      (link) =>
        new URL(link.getAttribute('href') ?? '').host || link.getAttribute('href')?.slice(0, 4),
    ),
  ).toEqual(['wa.me', 'www.facebook.com', 'x.com', 'sms:']);
  for (const link of links) {
    expect(link.getAttribute('target')).toBe('_blank');
    expect(link.getAttribute('rel')).toContain('noopener');
    expect(decodeURIComponent(link.getAttribute('href') ?? '')).toContain(location.origin);
    expect(link.getAttribute('aria-label')).toMatch(/, opens in a new window$/);
  }
});

const long = '🕊️ peace & rest? '.repeat(6_000);

test.each(shareServices)(
  '%s gets the beginning of 100,000 characters, also with a lone surrogate',
  (service) => {
    const address = buildServiceUrl(service, {
      message: `\ud83d${long}`,
      footer: 'From https://selah.example',
      address: 'https://selah.example',
    });
    expect(address.length).toBeLessThan(12_000);
    const text = decodeURIComponent(address);
    expect(text).toContain('https://selah.example');
    expect(text).toContain('…');
    expect(text).toContain('peace & rest?');
  },
);

test('a verse without text is named without empty quotation marks', () => {
  const text = buildShareText(
    { type: 'verse', text: '', verses: [{ reference: 'John 3:16', text: ' ' }] },
    {
      title: 'A verse',
      footer: 'From Selah',
      quote: (words) => `“${words}”`,
      foreign: () => undefined,
    },
  );
  expect(text).toBe('A verse\n\nJohn 3:16\n\nFrom Selah');
});

test('the small button has a name', async () => {
  renderWithProviders(<ShareButton content={content} size="small" />);
  expect(screen.getByRole('button', { name: 'Share' }).textContent).toBe('');
});

test('a shared verse has its translation credit, and French signs stay beside their word', () => {
  const verses = [
    { reference: 'João 3:16', text: 'Porque Deus amou', translation: 'ALMEIDA' },
    { reference: 'João 3:17', text: 'Porque Deus', translation: 'ALMEIDA' },
    { reference: 'Psaume 51:12', text: 'O Dieu! crée', translation: 'FRLSG' },
  ];
  const text = buildShareText(
    { type: 'verse', text: 'A', verses },
    { title: 'T', footer: 'F', quote: (words) => words, foreign: () => undefined },
  );
  expect(text.match(/Bíblia Livre \(BLIVRE\), ©.*CC BY 3\.0 BR/g)).toHaveLength(1);
  expect(text).toContain('O Dieu\u202F! crée');
});
