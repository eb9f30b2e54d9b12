// Feedback: written, sent, thanked for; kept where there is no connection; never lost, never sent
// twice.
import { act, fireEvent, screen } from '@testing-library/react';
import { firstValueFrom } from 'rxjs';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { BackendError } from '../../../src/backend/backend-error.ts';
import type { DataContext } from '../../../src/data/data-context.ts';
import { DataProvider } from '../../../src/data/data-provider.tsx';
import { watchPendingFeedbackCount } from '../../../src/features/feedback/outbox.ts';
import { Feedback } from '../../../src/features/feedback/feedback.tsx';
import { countDrafts, discardUnwrittenDrafts } from '../../../src/platform/storage/drafts.ts';
import {
  FeedbackButton,
  FeedbackContext,
} from '../../../src/features/feedback/components/feedback-context.tsx';
import { createMemoryContext } from '../../support/memory-databases.ts';
import { changeTestLanguage, renderWithProviders } from '../../support/render.tsx';

beforeEach(discardUnwrittenDrafts);

afterEach(() => {
  vi.useRealTimers();
});

type Sending = (letter: { to: string; subject: string; body: string }) => Promise<unknown>;

/** @param send what the server says to a letter */
async function open(
  send: Sending,
  { about, ...changes }: Partial<DataContext> & { about?: string } = {},
) {
  const data = await createMemoryContext();
  const { auth, functions, agents } = data.backend;
  const publicSettings = (async () => ({
    support_email: 'help@example.org',
  })) as unknown as DataContext['backend']['publicSettings'];
  const backendThat = (says: Sending) => ({
    auth,
    functions,
    agents,
    publicSettings,
    integrations: {
      Core: { SendEmail: says },
    } as unknown as DataContext['backend']['integrations'],
  });
  Object.assign(data, { backend: backendThat(send) }, changes);
  const onClose = vi.fn();
  const sheet = (of: string | undefined) => (
    <DataProvider data={data}>
      <Feedback about={of} onClose={onClose} />
    </DataProvider>
  );
  const { rerender } = renderWithProviders(sheet(about));
  return {
    data,
    onClose,
    close: () => rerender(<DataProvider data={data}>{null}</DataProvider>),
    /** Opened once more, of its own accord, and the server says something else. */
    reopen(says: Sending) {
      Object.assign(data, { backend: backendThat(says) });
      rerender(sheet(undefined));
    },
  };
}

const field = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Your message' });
const write = (value: string) => fireEvent.change(field(), { target: { value } });
const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });
const send = () => act(async () => void fireEvent.click(button('Send')));
const taken: Sending = async () => ({ success: true });
const offline: Sending = async () => {
  throw new BackendError('There is no way to the server.', { code: 'network' });
};
const busy: Sending = async () => {
  throw new BackendError('Later.', { status: 503, code: 'busy' });
};

test('nothing is sent of an empty sheet, or of spaces', async () => {
  await open(taken);
  expect(button('Send').disabled).toBe(true);
  write('  \n ');
  expect(button('Send').disabled).toBe(true);
  write('Thank you');
  expect(button('Send').disabled).toBe(false);
});

test('while it is being sent it cannot be sent again', async () => {
  const answer = Promise.withResolvers<unknown>();
  const sending = vi.fn(() => answer.promise);
  await open(sending);
  write('Once');
  await send();
  expect(button('Sending…').disabled).toBe(true);
  fireEvent.click(button('Sending…'));
  answer.resolve({});
  await screen.findByText('Thank you.');
  expect(sending).toHaveBeenCalledOnce();
});

test('it holds who writes, the language, what it is about, and the words', async () => {
  const sending = vi.fn(taken);
  await changeTestLanguage('fr');
  await open(sending, { about: 'TypeError' });
  fireEvent.change(screen.getByRole('textbox'), { target: { value: ' Merci pour tout ' } });
  await act(async () => void fireEvent.click(button('Envoyer')));
  await screen.findByText('Merci.');
  const letter = {
    to: 'help@example.org',
    subject: 'Selah: feedback',
    body: 'From: alice@example.org\nLanguage: fr\nAbout: TypeError\n\nMerci pour tout',
  };
  // Its own key, by which the server knows a letter that comes twice.
  expect(sending.mock.calls[0]?.[0]).toEqual({
    ...letter,
    message_key: expect.stringMatching(/^[\w-]{20,}$/),
  });
});

test('a guest is told that nobody can answer, and the letter says so', async () => {
  const sending = vi.fn(taken);
  await open(sending, { account: null });
  expect(screen.getByText(/add an address if you would like an answer/)).toBeDefined();
  write('Hello');
  await send();
  await screen.findByText('Thank you.');
  expect(sending.mock.calls[0]?.[0].body).toContain('From: Not logged in');
});

test('after the thanks it closes by itself in two seconds, and the sheet is empty', async () => {
  const { onClose } = await open(taken);
  write('Well done');
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
  await send();
  await screen.findByText('Your message has been sent.');
  expect(document.activeElement?.getAttribute('role')).toBe('status');
  act(() => vi.advanceTimersByTime(1_900));
  expect(onClose).not.toHaveBeenCalled();
  act(() => vi.advanceTimersByTime(200));
  expect(onClose).toHaveBeenCalledOnce();
  expect(countDrafts()).toBe(0);
});

test('without a connection it is kept, that is said, and it stands there until it was read', async () => {
  const { data, onClose } = await open(offline);
  write('From the mountains');
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
  await send();
  await screen.findByText(/safe on this device and will be sent by itself later/);
  act(() => vi.advanceTimersByTime(60_000));
  expect(onClose).not.toHaveBeenCalled();
  expect(await firstValueFrom(watchPendingFeedbackCount(data))).toBe(1);
  expect(countDrafts()).toBe(0);
});

test('a failure is said in the words of the catalogue, and the person’s words stay', async () => {
  const { data } = await open(busy);
  write('Try this');
  await send();
  expect(
    (await screen.findByText(/^Failed to send feedback\. Please try again\./)).closest(
      '[role="alert"]',
    ),
  ).not.toBeNull();
  expect(field().value).toBe('Try this');
  expect(await firstValueFrom(watchPendingFeedbackCount(data))).toBe(0);
});

test('what was begun is there again at the next opening, with what it was about', async () => {
  const { close, reopen } = await open(taken, { about: 'RangeError' });
  write('Half a sent');
  close();
  const sending = vi.fn(taken);
  reopen(sending);
  expect(field().value).toBe('Half a sent');
  await send();
  await screen.findByText('Thank you.');
  expect(sending.mock.calls[0]?.[0].body).toContain('About: RangeError');
});

test('closed while it is being sent, its end is told all the same', async () => {
  const answers = [Promise.withResolvers<unknown>(), Promise.withResolvers<unknown>()] as const;
  const { close, reopen } = await open(() => answers[0].promise);
  write('In a hurry');
  await send();
  close();
  expect(countDrafts()).toBe(1);
  answers[0].reject(new BackendError('Later.', { status: 503, code: 'busy' }));
  await screen.findByText(/^Failed to send feedback/);
  expect(countDrafts()).toBe(1);
  reopen(() => answers[1].promise);
  expect(field().value).toBe('In a hurry');
  await send();
  close();
  answers[1].resolve({});
  await screen.findByText('Your message was sent.');
  expect(countDrafts()).toBe(0);
});

test('the button has a name and opens the door', () => {
  const door = { open: vi.fn() };
  renderWithProviders(
    <FeedbackContext value={door}>
      <FeedbackButton />
    </FeedbackContext>,
  );
  fireEvent.click(button('Feedback'));
  expect(door.open).toHaveBeenCalledExactlyOnceWith();
});
