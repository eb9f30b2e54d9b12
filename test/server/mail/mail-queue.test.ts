// Tests of the e-mail queue: retries, refusals, claims of several servers, codes that end, and what
// the database holds meanwhile.
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { createLogger } from '../../../server/log.ts';
import { MailFailedError, type Email, type MailSender } from '../../../server/mail/mail.ts';
import { createMailLog } from '../../../server/mail/mail-log.ts';
import { createMailQueue, type MailQueue } from '../../../server/mail/mail-queue.ts';
import { createSmtpSender } from '../../../server/mail/smtp.ts';
import type { Store } from '../../../server/store/store.ts';
import { DatabaseOutage } from '../../../server/store/database-outage.ts';
import { createSmtpServer } from '../support/fake-smtp-server.ts';
import { addUser, openTestStore } from '../support/store-fixture.ts';
import { oneStorePerDatabase } from '../support/store-per-database.ts';
import { createTestClock, testSecret, type TestClock } from '../support/test-server.ts';
import { stores } from '../support/test-stores.ts';

const minute = 60_000;
const day = 24 * 60 * minute;
const notice = { kind: 'notice', subject: 'Hello', text: 'Words' } as const;

interface QueueSetup {
  store: Store;
  clock: TestClock;
  sender: MailSender;
  secret?: string;
}

function createQueue({ store, clock, sender, secret = testSecret }: QueueSetup): {
  queue: MailQueue;
  log: Record<string, unknown>[];
} {
  const log: Record<string, unknown>[] = [];
  const queue = createMailQueue({
    mails: store.mails,
    sender,
    clock,
    secret,
    publicUrl: 'https://selah.example.org',
    events: createMailLog(
      createLogger('info', {
        write: (line) => void log.push(JSON.parse(line) as Record<string, unknown>),
      }),
    ),
  });
  return { queue, log };
}

/** A sender that fails with each of these errors once, and then accepts. */
function createSender(...failures: MailFailedError[]): MailSender & { sent: Email[] } {
  const sent: Email[] = [];
  return {
    sent,
    send: async (email) => {
      const failure = failures.shift();
      if (failure) throw failure;
      sent.push(email);
    },
  };
}

const busy = () => new MailFailedError('EENVELOPE 451', { isRefused: false });
const refused = () => new MailFailedError('EENVELOPE 550', { isRefused: true });

/** Runs the queue, and moves the clock to the next attempt. Returns the pause in minutes. */
async function runUntilNext(
  { store, clock }: Pick<QueueSetup, 'store' | 'clock'>,
  queue: MailQueue,
): Promise<number | null> {
  await queue.run();
  const next = (await store.mails.list())[0]?.nextAttemptAt ?? null;
  if (next === null) return null;
  const pause = next - clock.now();
  clock.advance(pause);
  return pause / minute;
}

describe.each(oneStorePerDatabase)('on $name', ({ open }) => {
  async function createSetup(sender: MailSender) {
    const setup = await openTestStore({ open });
    return { ...setup, sender, ...createQueue({ ...setup, sender }) };
  }

  test('an e-mail that the mail server postpones (451) is sent a minute later', async () => {
    const server = await createSmtpServer('451 4.7.1 alice@example.org is greylisted');
    const sender = createSmtpSender({ url: server.url, from: 'selah@example.org' });
    const { queue, log, store, clock, alice } = await createSetup(sender);
    await queue.add({ ...notice, id: 'm1', userId: alice.id, to: alice.email });
    await queue.run();
    expect(await store.mails.list()).toMatchObject([
      { id: 'm1', attempts: 1, nextAttemptAt: clock.now() + minute, lastError: 'EENVELOPE 451' },
    ]);
    server.refusal = undefined;
    await queue.run();
    expect(server.receivedLines).not.toContain('Words');
    clock.advance(minute);
    await queue.run();
    expect(server.receivedLines).toContain('Words');
    expect(server.receivedLines).toContain('Message-ID: <m1@selah.example.org>');
    expect(await store.mails.list()).toEqual([]);
    expect(log).toMatchObject([
      { mail: 'm1', kind: 'notice', code: 'EENVELOPE 451', msg: 'mail failed: it is tried again' },
    ]);
    expect(JSON.stringify(log)).not.toContain('alice');
  });

  test('the pauses grow, and after a day without success the e-mail is given up', async () => {
    const sender = createSender(...Array.from({ length: 99 }, busy));
    const setup = await createSetup(sender);
    const { queue, log, store, alice } = setup;
    await queue.add({ ...notice, userId: alice.id, to: alice.email });
    const pauses = [];
    for (;;) {
      const pause = await runUntilNext(setup, queue);
      if (pause === null) break;
      pauses.push(pause);
    }
    expect(pauses.slice(0, 7)).toEqual([1, 2, 5, 15, 60, 60, 60]);
    const total = pauses.reduce((sum, pause) => sum + pause, 0);
    expect(total).toBeGreaterThan(23 * 60);
    expect(total).toBeLessThanOrEqual(24 * 60);
    expect(await store.mails.list()).toMatchObject([
      { stoppedAt: setup.clock.now(), nextAttemptAt: null, lastError: 'EENVELOPE 451' },
    ]);
    expect(log.at(-1)).toMatchObject({ msg: 'mail refused; see npm run admin -- mail' });
  });

  test('a refused e-mail (550) is tried once, kept for a week, and can be retried', async () => {
    const server = await createSmtpServer('550 5.1.1 alice@example.org unknown');
    const sender = createSmtpSender({ url: server.url, from: 'selah@example.org' });
    const { queue, log, store, clock, alice } = await createSetup(sender);
    for (const id of ['m1', 'm2'])
      await queue.add({ ...notice, id, userId: alice.id, to: alice.email });
    await queue.run();
    clock.advance(6 * day);
    await queue.run();
    await store.deleteExpired();
    expect(await store.mails.list()).toMatchObject([
      { id: 'm1', attempts: 1, lastError: 'EENVELOPE 550' },
      { id: 'm2', attempts: 1, lastError: 'EENVELOPE 550' },
    ]);
    expect(await store.mails.countGivenUp()).toBe(2);
    expect(log.map(({ msg }) => msg)).toEqual(
      Array(2).fill('mail refused; see npm run admin -- mail'),
    );
    expect(JSON.stringify(log)).not.toContain('alice');
    server.refusal = undefined;
    expect(await store.mails.retryNow('m1', clock.now())).toBe(true);
    await queue.run();
    expect(server.receivedLines.filter((line) => line === 'Words')).toHaveLength(1);
    clock.advance(2 * day);
    await store.deleteExpired();
    expect(await store.mails.list()).toEqual([]);
    expect(await store.mails.retryNow('m2', clock.now())).toBe(false);
  });

  test('a refused e-mail with a code loses its content at once', async () => {
    const { queue, store, clock, alice } = await createSetup(createSender(refused()));
    await putCode(store, queue, clock, alice);
    await queue.run();
    const [mail] = await store.mails.list();
    expect(mail).toMatchObject({ kind: 'code', stoppedAt: clock.now() });
    expect(await store.mails.retryNow(mail?.id ?? '', clock.now())).toBe(false);
  });

  test.each([
    ['expired', async ({ clock }: CodeSetup) => clock.advance(10 * minute)],
    ['was used', async ({ store, alice }: CodeSetup) => store.users.verify(alice.id)],
    [
      'was replaced',
      async ({ store, alice, clock }: CodeSetup) =>
        store.users.putCode(alice.id, { ...buildCode(clock), hash: 'another' }),
    ],
  ])('an e-mail whose code %s is dropped with a line in the log', async (_name, end) => {
    const sender = createSender(busy());
    const setup = await createSetup(sender);
    const { queue, log, store, clock, alice } = setup;
    await putCode(store, queue, clock, alice);
    await queue.run();
    await end(setup);
    clock.advance(minute);
    await queue.run();
    expect(sender.sent).toEqual([]);
    expect(await store.mails.list()).toEqual([]);
    expect(log.at(-1)).toMatchObject({
      msg: 'mail dropped',
      reason: 'its code or link is no longer valid',
    });
  });

  test('the database holds no text of a waiting e-mail, and none after it was sent', async () => {
    const sender = createSender(busy());
    const { queue, store, clock, alice } = await createSetup(sender);
    await queue.add({ ...notice, id: 'm1', userId: alice.id, to: alice.email, fromName: 'Bob' });
    await queue.run();
    clock.advance(minute);
    const claimed = await store.mails.claim(clock.now(), clock.now());
    expect(claimed).toMatchObject({ id: 'm1', to: alice.email });
    expect(Buffer.from(claimed?.content ?? '', 'base64').toString('latin1')).not.toMatch(
      /Hello|Words|Bob/,
    );
    await queue.run();
    expect(sender.sent).toEqual([
      {
        to: alice.email,
        subject: 'Hello',
        text: 'Words',
        fromName: 'Bob',
        messageId: '<m1@selah.example.org>',
      },
    ]);
    expect(await store.mails.list()).toEqual([]);
  });

  test('an e-mail that another token secret encrypted is dropped', async () => {
    const setup = await createSetup(createSender(busy()));
    await setup.queue.add({ ...notice, userId: setup.alice.id, to: setup.alice.email });
    await setup.queue.run();
    setup.clock.advance(minute);
    const other = createQueue({ ...setup, secret: 'another secret of the tests, long enough' });
    await other.queue.run();
    expect(await setup.store.mails.list()).toEqual([]);
    expect(other.log).toMatchObject([{ reason: 'another token secret encrypted it' }]);
  });

  test('a server that crashes with a claimed e-mail delays it by some minutes', async () => {
    const sender = createSender();
    const { queue, store, clock, alice } = await createSetup(sender);
    await store.mails.add(queue.prepare({ ...notice, userId: alice.id, to: alice.email }));
    expect(await store.mails.claim(clock.now(), clock.now() + 3 * minute)).toBeDefined();
    await queue.run();
    clock.advance(3 * minute - 1);
    await queue.run();
    expect(sender.sent).toEqual([]);
    clock.advance(1);
    await queue.run();
    expect(sender.sent).toHaveLength(1);
  });

  test('an e-mail that is being sent is not sent a second time by a retry', async () => {
    const { queue, store, clock, alice } = await createSetup(createSender());
    await store.mails.add(
      queue.prepare({ ...notice, id: 'm1', userId: alice.id, to: alice.email }),
    );
    const claim = () => store.mails.claim(clock.now(), clock.now() + 3 * minute);
    for (let attempt = 1; attempt <= 2; attempt += 1) {
      const mail = await claim();
      if (!mail) throw new Error('The e-mail was not due.');
      clock.advance(minute);
      expect(await store.mails.retryNow('m1', clock.now())).toBe(true);
      expect(await claim()).toBeUndefined();
      expect(await store.mails.list()).toMatchObject([
        { attempts: attempt, nextAttemptAt: clock.now() + 2 * minute, lastError: null },
      ]);
      await store.mails.retryAt(mail, clock.now() + day, 'EENVELOPE 451');
      expect(await store.mails.retryNow('m1', clock.now())).toBe(true);
    }
    // The server that sent it crashed: its claim has ended.
    await claim();
    clock.advance(3 * minute);
    expect(await store.mails.retryNow('m1', clock.now())).toBe(true);
    expect(await claim()).toMatchObject({ attempts: 4 });
  });

  test('an e-mail that the database cannot delete after it was sent is not sent again', async () => {
    const setup = await openTestStore({ open });
    const { store, clock, alice } = setup;
    const sender = createSender();
    const remove = vi
      .fn(store.mails.remove)
      .mockRejectedValueOnce(new DatabaseOutage('unavailable', new Error('gone')));
    const mails = { ...store.mails, remove };
    const { queue, log } = createQueue({ store: { ...store, mails }, clock, sender });
    await queue.add({ ...notice, userId: alice.id, to: alice.email });
    await queue.run();
    expect(log).toMatchObject([{ msg: 'the mail queue failed' }]);
    expect(await store.mails.list()).toHaveLength(1);
    clock.advance(3 * minute);
    await queue.run();
    expect(sender.sent).toHaveLength(1);
    expect(await store.mails.list()).toEqual([]);
  });

  test('a late failure of one server does not change what the next server found out', async () => {
    const { queue, store, clock, alice } = await createSetup(createSender());
    await store.mails.add(queue.prepare({ ...notice, userId: alice.id, to: alice.email }));
    const late = await store.mails.claim(clock.now(), clock.now());
    const current = await store.mails.claim(clock.now(), clock.now() + minute);
    if (!late || !current) throw new Error('The e-mail was not due.');
    await store.mails.retryAt(late, clock.now() + day, 'late');
    await store.mails.giveUp(late, clock.now(), 'late');
    expect(await store.mails.list()).toMatchObject([
      { attempts: 2, nextAttemptAt: clock.now() + minute, stoppedAt: null, lastError: null },
    ]);
  });

  test('the e-mails of a user are deleted with the account; its confirmation is sent', async () => {
    const sender = createSender(busy());
    const { queue, store, clock, alice } = await createSetup(sender);
    await queue.add({ ...notice, userId: alice.id, to: alice.email });
    await queue.run();
    const farewell = { ...notice, subject: 'Farewell', userId: null, to: alice.email };
    expect(await store.users.remove(alice.id, undefined, queue.prepare(farewell))).toBe(true);
    expect(await store.users.remove(alice.id, undefined, queue.prepare(farewell))).toBe(false);
    clock.advance(minute);
    await queue.run();
    expect(sender.sent.map(({ subject }) => subject)).toEqual(['Farewell']);
  });

  test('a refused confirmation of a deleted account leaves no address behind', async () => {
    const { queue, log, store, alice } = await createSetup(createSender(refused()));
    await queue.add({ ...notice, userId: null, to: alice.email });
    await queue.run();
    expect(await store.mails.list()).toEqual([]);
    expect(log).toMatchObject([{ msg: 'mail refused' }]);
  });

  test('an error of the sender that is no answer of a mail server counts as temporary', async () => {
    const { queue, store, alice } = await createSetup({
      send: () => Promise.reject(Object.assign(new Error('no space'), { code: 'ENOSPC' })),
    });
    await queue.add({ ...notice, userId: alice.id, to: alice.email });
    await queue.run();
    expect(await store.mails.list()).toMatchObject([{ stoppedAt: null, lastError: 'ENOSPC' }]);
  });

  test('the answer waits for a local sender, and not for a mail server', async () => {
    const { promise: accepted, resolve: accept } = Promise.withResolvers<void>();
    const started = vi.fn(() => accepted);
    const setup = await createSetup({ send: started });
    const { queue, store, alice } = setup;
    await queue.add({ ...notice, userId: alice.id, to: alice.email });
    await vi.waitFor(() => expect(started).toHaveBeenCalledTimes(1));
    // The end of the server waits for the attempt, and begins no other.
    const stopped = queue.stop();
    await queue.add({ ...notice, userId: alice.id, to: alice.email });
    accept();
    await stopped;
    expect(started).toHaveBeenCalledTimes(1);
    expect(await store.mails.list()).toMatchObject([{ attempts: 0 }]);
    const local = { ...createSender(), isLocal: true };
    const next = createQueue({ ...setup, sender: local });
    await next.queue.deliver();
    expect(local.sent).toHaveLength(1);
  });
});

const shared = stores.filter(({ openShared }) => openShared);

describe.each(shared)('on $name, by several servers', ({ openShared }) => {
  test('each of many e-mails is sent once, and a restart loses none', async () => {
    const openAgain = await openShared?.();
    if (!openAgain) throw new Error('These stores outlive their connection.');
    const clock = createTestClock();
    const first = await openAgain(clock);
    const alice = await addUser(first, 'alice@example.org');
    const { queue: failing } = createQueue({
      store: first,
      clock,
      sender: createSender(...Array.from({ length: 40 }, busy)),
    });
    for (let count = 0; count < 40; count += 1)
      await failing.add({ ...notice, id: `m${count}`, userId: alice.id, to: alice.email });
    await failing.run();
    await failing.stop();
    await first.close();
    clock.advance(minute);
    const others = await Promise.all([openAgain(clock), openAgain(clock)]);
    onTestFinished(async () => void (await Promise.all(others.map((store) => store.close()))));
    const sender = createSender();
    await Promise.all(others.map((store) => createQueue({ store, clock, sender }).queue.run()));
    expect(sender.sent.map(({ messageId }) => messageId).toSorted()).toEqual(
      Array.from({ length: 40 }, (_, count) => `<m${count}@selah.example.org>`).toSorted(),
    );
    expect(await others[0]?.mails.list()).toEqual([]);
  });
});

interface CodeSetup {
  store: Store;
  clock: TestClock;
  alice: { id: string; email: string };
}

function buildCode(clock: TestClock) {
  return {
    hash: 'hash of 123456',
    sentAt: clock.now(),
    expiresAt: clock.now() + 10 * minute,
    triesLeft: 5,
  };
}

/** Stores a code and its e-mail in one transaction. */
function putCode(
  store: Store,
  queue: MailQueue,
  clock: TestClock,
  { id, email }: CodeSetup['alice'],
): Promise<void> {
  const code = buildCode(clock);
  return store.users.putCode(
    id,
    code,
    queue.prepare({
      kind: 'code',
      userId: id,
      codeHash: code.hash,
      to: email,
      subject: '123456',
      text: 'Your code: 123456',
    }),
  );
}
