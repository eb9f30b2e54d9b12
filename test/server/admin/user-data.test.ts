// Tests of the admin commands for all data of one user: deletion, export, and deletion requests.
// The server runs meanwhile.
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { buildAccountDeletedEmail } from '../../../content/emails/build-emails.ts';
import { languages } from '../../../schemas/languages.ts';
import { openSourceDatabase } from '../../../server/admin/database-copy/open-database.ts';
import type { AccessScope, Store } from '../../../server/store/store.ts';
import { callProgram } from '../support/admin-programs.ts';
import { createAdminSetup, databaseKinds } from '../support/admin-setup.ts';
import { difficultText } from '../support/filled-store.ts';
import { buildListQuery } from '../support/store-fixture.ts';
import { buildUser } from '../support/test-server.ts';

const day = 24 * 60 * 60_000;

const plans: AccessScope = { entity: 'ReadingPlan', ownerId: null, shared: true };

async function readPlans(store: Store): Promise<unknown[]> {
  return (await store.records.list(plans, buildListQuery())).map(({ ownerEmail, fields }) => [
    ownerEmail,
    fields['title'],
  ]);
}

describe.each(databaseKinds)('on %s', (kind) => {
  test('deleting a user asks for confirmation, reports the data, and leaves nothing', async () => {
    const { admin, store, filled, environment, dataDir } = await createAdminSetup(kind);
    await admin('make-admin', 'bob@example.org');
    expect(await admin('delete-user', 'alice@example.org')).toMatchObject({
      code: 1,
      error: expect.stringMatching(
        /with 5 Prayer, 2 records in the trash, .* is transferred to bob@example\.org: 1 ReadingPlan\..*--yes/s,
      ),
    });
    expect(await admin('delete-user', 'alice@example.org', '--with-content')).toMatchObject({
      code: 1,
      error: expect.stringContaining('--yes'),
    });
    expect(await store.users.find(filled.alice.id)).toBeDefined();
    const setting = { environment };
    expect(
      await callProgram(
        'admin',
        { ...setting, answer: 'y' },
        'delete-user',
        'alice@example.org',
        '--with-content',
      ),
    ).toMatchObject({ code: 1, error: 'Nothing was changed.\n' });
    expect(await store.users.find(filled.alice.id)).toBeDefined();
    const removed = await callProgram(
      'admin',
      { ...setting, answer: ' YES\n' },
      'delete-user',
      'alice@example.org',
      '--with-content',
    );
    expect(removed).toMatchObject({
      code: 0,
      out: expect.stringContaining(
        '5 Prayer, 1 ReadingPlan, 2 records in the trash, 1 file, 1 session',
      ),
    });
    expect(await store.users.findByEmail('alice@example.org')).toBeUndefined();
    expect(await store.files.find(filled.file.id)).toBeUndefined();
    expect(await store.records.listDeleted(filled.aliceScope, '', 10)).toEqual([]);
    expect(await store.users.find(filled.bob.id)).toBeDefined();
    const database = await openSourceDatabase(
      environment['DATABASE_URL'] ?? join(dataDir, 'selah.sqlite'),
    );
    onTestFinished(() => database.close());
    const remaining: unknown[] = [];
    await database.inReadTransaction(async () => {
      for (const table of await database.tables())
        for await (const page of database.rows(table))
          remaining.push(...page.map((row) => [table.name, ...row]));
    });
    expect(JSON.stringify(remaining)).toContain('bob@example.org');
    expect(JSON.stringify(remaining)).not.toMatch(
      new RegExp(`alice|For everybody|${filled.alice.id}`),
    );
    // Devices that still have the plan get the deletion of the plan.
    expect(await store.records.listDeleted(plans, '', 10)).toMatchObject([
      { ownerId: filled.bob.id, clientId: 'plan' },
    ]);
  });

  test('content of a deleted admin passes to the named admin, or to the oldest admin', async () => {
    const { admin, store, filled } = await createAdminSetup(kind);
    for (const email of ['carol@example.org', 'dora@example.org'])
      await store.users.add(buildUser({ email }));
    for (const email of ['dora@example.org', 'carol@example.org', 'bob@example.org'])
      await admin('make-admin', email);
    await admin('disable', 'bob@example.org');
    for (const newOwner of ['bob@example.org', 'alice@example.org', 'unknown@example.org'])
      expect(
        await admin('delete-user', 'alice@example.org', '--yes', '--heir', newOwner),
        newOwner,
      ).toMatchObject({ code: 1 });
    expect(await store.users.find(filled.alice.id)).toBeDefined();
    expect(
      await admin('delete-user', 'alice@example.org', '--yes', '--heir', 'dora@example.org'),
    ).toMatchObject({
      code: 0,
      out: expect.stringMatching(
        /with 5 Prayer, 2 records .* is transferred to dora@example\.org: 1 ReadingPlan\./,
      ),
    });
    expect(await readPlans(store)).toEqual([['dora@example.org', 'For everybody']]);
    expect(await admin('delete-user', 'dora@example.org', '--yes')).toMatchObject({
      code: 0,
      out: expect.stringContaining('is transferred to carol@example.org'),
    });
    expect(await readPlans(store)).toEqual([['carol@example.org', 'For everybody']]);
    expect(await store.records.listDeleted(plans, '', 10)).toEqual([]);
    // No admin is left who could own the content: then the content keeps its author.
    const carol = (await store.users.findByEmail('carol@example.org'))?.id ?? '';
    await store.users.change(carol, { role: 'user' });
    expect(
      await admin('delete-user', 'carol@example.org', '--yes', '--with-content'),
    ).toMatchObject({ code: 1, error: expect.stringContaining('there is no other admin') });
    expect(await store.users.find(carol)).toBeDefined();
  });

  test('the export of a user holds all data of this user, and no data of others', async () => {
    const { admin, filled, dataDir } = await createAdminSetup(kind);
    const file = join(dataDir, 'alice.json');
    expect(await admin('export-user', 'alice@example.org', file)).toMatchObject({
      code: 0,
      out: expect.stringContaining('6 records, 2 in the trash, 1 files'),
    });
    expect(statSync(file).mode & 0o777).toBe(0o600);
    const text = readFileSync(file, 'utf8');
    const exported = JSON.parse(text) as {
      format: string;
      profile: object;
      records: Record<string, unknown>[];
      trash: Record<string, unknown>[];
      files: Record<string, unknown>[];
      sessions: object[];
      passkeys: object[];
      devices: object[];
      messages: object[];
    };
    expect(Object.keys(exported)).toEqual([
      'format',
      'exported_at',
      'profile',
      'records',
      'trash',
      'files',
      'sessions',
      'passkeys',
      'devices',
      'messages',
    ]);
    expect(exported).toMatchObject({
      format: 'selah-export-1',
      profile: { email: 'alice@example.org', language: 'fr', role: 'admin' },
    });
    expect(exported.records.map(({ entity }) => entity).toSorted()).toEqual([
      'Prayer',
      'Prayer',
      'Prayer',
      'Prayer',
      'Prayer',
      'ReadingPlan',
    ]);
    expect(exported.records.find((record) => record['client_id'] === 'hard')).toMatchObject({
      title: difficultText,
      created_date: expect.stringMatching(/Z$/),
    });
    expect(exported.trash.map(({ title }) => title)).toEqual(
      expect.arrayContaining(['Prayer 1', 'Prayer 2']),
    );
    expect(exported.trash[0]).toHaveProperty('deleted_date');
    expect(
      Buffer.from(String(exported.files[0]?.['base64']), 'base64').equals(
        Buffer.from(filled.file.bytes),
      ),
    ).toBe(true);
    expect(exported.sessions).toHaveLength(1);
    expect(exported.passkeys).toEqual([
      {
        name: difficultText,
        device: 'Safari (macOS)',
        created_date: expect.any(String),
        last_used_date: null,
        is_multi_device: true,
        is_backed_up: true,
      },
    ]);
    expect(text).not.toMatch(/credential-of-alice|key-of-alice/);
    expect(exported.devices).toEqual([
      {
        created_date: expect.any(String),
        told_date: expect.any(String),
        push_service: 'push.example.org',
        language: 'fr',
        time_zone: 'Europe/Paris',
        day_start: 4,
        reminders: [{ kind: 'prayer', time: '07:30', days: [1, 7] }],
      },
    ]);
    expect(exported.messages).toEqual([
      { created_date: expect.any(String), subject: 'Selah: feedback', body: difficultText },
    ]);
    expect(text).not.toMatch(/his|bob@|password|"none"/);
    // An export does not overwrite an existing file; on request it is written to standard output.
    expect(await admin('export-user', 'alice@example.org', file)).toMatchObject({ code: 1 });
    expect(readFileSync(file, 'utf8')).toBe(text);
    const printed = await admin('export-user', 'bob@example.org', '-');
    expect(JSON.parse(printed.out)).toMatchObject({
      profile: { email: 'bob@example.org' },
      records: [{ title: 'his' }],
      trash: [],
      files: [],
      sessions: [],
      passkeys: [],
      devices: [],
      messages: [],
    });
  });

  test('an export holds the whole trash, however full it is', async () => {
    const { admin, store, filled } = await createAdminSetup(kind);
    const { id: ownerId } = filled.bob;
    const notes: AccessScope = { entity: 'BibleNote', ownerId, shared: false };
    const titles = Array.from({ length: 501 }, (_, index) => `note ${index}`);
    await store.records.create(
      notes,
      ownerId,
      titles.map((title) => ({ clientId: null, fields: { title } })),
    );
    await store.records.removeMany(notes, { op: 'and', all: [] });
    const exported = JSON.parse((await admin('export-user', 'bob@example.org', '-')).out) as {
      trash: { title: string }[];
    };
    expect(exported.trash.map(({ title }) => title).toSorted()).toEqual(titles.toSorted());
  });

  test('deletion requests are listed with days left, and end with a localised email', async () => {
    const { admin, store, filled, dataDir } = await createAdminSetup(kind);
    await admin('make-admin', 'bob@example.org');
    const scope = { entity: 'DeletionRequest', ownerId: filled.alice.id, shared: false };
    const requestedAt = new Date(Date.now() - 25.5 * day).toISOString();
    const created = await store.records.create(scope, filled.alice.id, [
      {
        clientId: 'r1',
        fields: {
          user_email: 'alice@example.org',
          reason: 'Moving on',
          request_date: requestedAt,
          status: 'pending',
        },
      },
      {
        clientId: 'r2',
        fields: {
          user_email: 'alice@example.org',
          reason: 'x',
          request_date: requestedAt,
          status: 'withdrawn',
        },
      },
    ]);
    const tomorrow = new Date(Date.now() + 5 * day).toISOString();
    await store.records.create({ ...scope, ownerId: filled.bob.id }, filled.bob.id, [
      {
        clientId: 'r1',
        fields: {
          user_email: 'bob@example.org',
          reason: 'No reason provided',
          request_date: tomorrow,
          status: 'pending',
        },
      },
    ]);
    const ids = created.kind === 'done' ? created.records.map(({ record }) => record.id) : [];
    const pending = JSON.parse((await admin('deletions', '--json')).out) as Record<
      string,
      unknown
    >[];
    expect(pending).toEqual([
      {
        id: ids[0],
        email: 'alice@example.org',
        asked: requestedAt,
        days_left: 4,
        reason: 'Moving on',
      },
      expect.objectContaining({ email: 'bob@example.org', days_left: 29 }),
    ]);
    expect(await admin('carry-out-deletion', ids[1] ?? '', '--yes')).toMatchObject({
      code: 1,
      error: expect.stringContaining('no pending request'),
    });
    expect(await admin('carry-out-deletion', ids[0] ?? '')).toMatchObject({ code: 1 });
    const done = await admin(
      'carry-out-deletion',
      ids[0] ?? '',
      '--yes',
      '--with-content',
      '--backup-days',
      '14',
    );
    expect(done).toMatchObject({ code: 0, error: '' });
    expect(await store.users.find(filled.alice.id)).toBeUndefined();
    const [emailFile = ''] = readdirSync(join(dataDir, 'outbox'));
    const text = readFileSync(join(dataDir, 'outbox', emailFile), 'utf8');
    expect(text).toContain('To: alice@example.org\nSubject: Ton compte Selah a été supprimé\n');
    expect(text).toContain('14 jours');
  });
});

test('the last email exists in every language, and mentions backups of known lifetime only', () => {
  const emailTexts = languages.map((language) =>
    buildAccountDeletedEmail(language, { backupDays: 14 }),
  );
  expect(new Set(emailTexts.map(({ subject }) => subject)).size).toBe(languages.length);
  for (const [index, language] of languages.entries()) {
    expect(emailTexts[index]?.text).toContain('14');
    expect(buildAccountDeletedEmail(language, { backupDays: 0 }).text).not.toMatch(/14|0 /);
    expect(emailTexts[index]?.text).not.toMatch(/['"]|\.\.\./);
  }
  expect(buildAccountDeletedEmail('fr', { backupDays: 1 }).text).not.toMatch(
    /[^\u202f][!?;]|[^\u00a0]:/,
  );
});
