// Tests of the feedback form: messages are written, sent, confirmed, and queued while offline; none
// is lost or sent twice.
import { act, fireEvent, screen } from '@testing-library/react';
import { firstValueFrom } from 'rxjs';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { BackendError } from '../../../src/backend/backend-error.ts';
import type { DataContext } from '../../../src/data/data-context.ts';
import { DataProvider } from '../../../src/data/data-provider.tsx';
import { watchPendingFeedbackCount } from '../../../src/features/feedback/outbox.ts';
import { Feedback } from '../../../src/features/feedback/feedback.tsx';
import { countDrafts, discardUnwrittenDrafts } from '../../../src/platform/storage/drafts.ts';
import { createMemoryContext } from '../../support/memory-databases.ts';
import { changeTestLanguage, renderWithProviders } from '../../support/render.tsx';

beforeEach(discardUnwrittenDrafts);

afterEach(() => {
  vi.useRealTimers();
});

type SendEmail = (email: { to: string; subject: string; body: string }) => Promise<unknown>;

/** @param send answer of the server to a feedback message */
async function open(
  send: SendEmail,
  { about, ...changes }: Partial<DataContext> & { about?: string } = {},
) {
  const data = await createMemoryContext();
  const { auth, functions, agents } = data.backend;
  const publicSettings = (async () => ({
    support_email: 'help@example.org',
  })) as unknown as DataContext['backend']['publicSettings'];
  const createBackend = (sendEmail: SendEmail) => ({
    auth,
    functions,
    agents,
    publicSettings,
    integrations: {
      Core: { SendEmail: sendEmail },
    } as unknown as DataContext['backend']['integrations'],
  });
  Object.assign(data, { backend: createBackend(send) }, changes);
  const onClose = vi.fn();
  const renderForm = (subject: string | undefined) => (
    <DataProvider data={data}>
      <Feedback about={subject} onClose={onClose} />
    </DataProvider>
  );
  const { rerender } = renderWithProviders(renderForm(about));
  return {
    data,
    onClose,
    close: () => rerender(<DataProvider data={data}>{null}</DataProvider>),
    /** Opens the form again without a subject, with a different answer of the server. */
    reopen(sendEmail: SendEmail) {
      Object.assign(data, { backend: createBackend(sendEmail) });
      rerender(renderForm(undefined));
    },
  };
}

const field = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Your message' });
const write = (value: string) => fireEvent.change(field(), { target: { value } });
const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });
const send = () => act(async () => void fireEvent.click(button('Send')));
const succeed: SendEmail = async () => ({ success: true });
const failOffline: SendEmail = async () => {
  throw new BackendError('The server cannot be reached.', { code: 'network' });
};
const failBusy: SendEmail = async () => {
  throw new BackendError('Later.', { status: 503, code: 'busy' });
};

test('an empty feedback form and one with only spaces cannot be sent', async () => {
  await open(succeed);
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

test('the feedback message contains the sender, language, subject and text', async () => {
  const sending = vi.fn(succeed);
  await changeTestLanguage('fr');
  await open(sending, { about: 'TypeError' });
  fireEvent.change(screen.getByRole('textbox'), { target: { value: ' Merci pour tout ' } });
  await act(async () => void fireEvent.click(button('Envoyer')));
  await screen.findByText('Merci.');
  const email = {
    to: 'help@example.org',
    subject: 'Selah: feedback',
    body: 'From: alice@example.org\nLanguage: fr\nAbout: TypeError\n\nMerci pour tout',
  };
  // `message_key` identifies the message, so that the server detects a message that is sent twice.
  expect(sending.mock.calls[0]?.[0]).toEqual({
    ...email,
    message_key: expect.stringMatching(/^[\w-]{20,}$/),
  });
});

test('the form asks a guest for a reply address; the message says "Not logged in"', async () => {
  const sending = vi.fn(succeed);
  await open(sending, { account: null });
  expect(screen.getByText(/Add your email address if you would like an answer/)).toBeDefined();
  write('Hello');
  await send();
  await screen.findByText('Thank you.');
  expect(sending.mock.calls[0]?.[0].body).toContain('From: Not logged in');
});

test('the confirmed feedback form closes in two seconds, and the draft is deleted', async () => {
  const { onClose } = await open(succeed);
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

test('an offline feedback message is queued, and the user closes the queue notice', async () => {
  const { data, onClose } = await open(failOffline);
  write('From the mountains');
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
  await send();
  await screen.findByText(/is saved and will be sent automatically later/);
  act(() => vi.advanceTimersByTime(60_000));
  expect(onClose).not.toHaveBeenCalled();
  expect(await firstValueFrom(watchPendingFeedbackCount(data))).toBe(1);
  expect(countDrafts()).toBe(0);
});

test('a failed send shows the standard error message, and the text stays in the form', async () => {
  const { data } = await open(failBusy);
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

test('a feedback draft is there when the form opens again, with its subject', async () => {
  const { close, reopen } = await open(succeed, { about: 'RangeError' });
  write('Half a sent');
  close();
  const sending = vi.fn(succeed);
  reopen(sending);
  expect(field().value).toBe('Half a sent');
  await send();
  await screen.findByText('Thank you.');
  expect(sending.mock.calls[0]?.[0].body).toContain('About: RangeError');
});

test('the result of a send is shown even when the form was closed meanwhile', async () => {
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
