// Tests of the settings from the environment: the defaults of an empty environment, and one message
// for each invalid value.
import { expect, test } from 'vitest';
import { readSettings, SettingsError } from '../../server/settings.ts';

test('an empty environment gives the default settings', () => {
  expect(readSettings({ PORT: '', DATABASE_URL: '  ' })).toEqual({
    port: 8080,
    host: '127.0.0.1',
    dataDir: './data',
    appId: 'selah',
    publicUrl: 'http://localhost:8080',
    jwtSecret: undefined,
    admin: undefined,
    access: 'public_without_login',
    databaseUrl: undefined,
    databaseWaitMillis: 60_000,
    redisUrl: undefined,
    entitiesDir: undefined,
    serviceToken: undefined,
    metricsToken: undefined,
    trustProxy: ['loopback'],
    serviceWorker: true,
    sourceMaps: false,
    returnOrigins: [],
    oldestApp: 0,
    smtpUrl: undefined,
    supportEmail: undefined,
    vapid: undefined,
    vapidSubject: 'mailto:selah@localhost',
    allowAnyPushHost: false,
    maxSessionMillis: 90 * 24 * 60 * 60_000,
    pushHosts: [],
    corsOrigins: [],
    hostOrigins: [],
    hostBodies: false,
    callsPerMinute: 1200,
    socketsPerAddress: 500,
    bible: { helloaoUrl: 'https://bible.helloao.org', apiKey: undefined },
    model: undefined,
    modelCallsPerDay: undefined,
    recordLimits: { maxRecordBytes: 512 * 1024, maxBytesPerOwner: 100 * 1024 * 1024 },
    maxUploadBytes: 10 * 1024 * 1024,
    backupDays: 0,
    updateBackup: true,
  });
});

test('settings from the environment replace the defaults', () => {
  const settings = readSettings({
    PORT: ' 9000 ',
    HOST: '::',
    PUBLIC_URL: 'https://selah.example.org/',
    JWT_SECRET: 'x'.repeat(32),
    ADMIN_EMAIL: 'root@example.org',
    ADMIN_PASSWORD: 'long enough',
    SMTP_URL: 'smtps://user:pass@mail.example.org:465',
    CORS_ORIGINS: 'https://a.org, http://b.org:3000 ,',
    LLM_BASE_URL: 'http://localhost:1234/v1',
    LLM_MODEL: 'small',
    TRUST_PROXY: '10.0.0.0/8, 2001:db8::1,uniquelocal',
    DATABASE_URL: 'postgres://selah:pass@db/selah',
    DATABASE_WAIT_SECONDS: '5',
    REDIS_URL: 'redis://selah:pass@redis:6379/1',
    UPLOAD_MB: '25',
    BACKUP_DAYS: '30',
    UPDATE_BACKUP: 'off',
  });
  expect(settings).toMatchObject({
    port: 9000,
    host: '::',
    publicUrl: 'https://selah.example.org',
    databaseWaitMillis: 5_000,
    redisUrl: 'redis://selah:pass@redis:6379/1',
    admin: { email: 'root@example.org', password: 'long enough' },
  });
  expect(settings.corsOrigins).toEqual(['https://a.org', 'http://b.org:3000']);
  expect(settings.model).toEqual({
    baseUrl: 'http://localhost:1234/v1',
    apiKey: undefined,
    name: 'small',
  });
  expect(settings.trustProxy).toEqual(['10.0.0.0/8', '2001:db8::1', 'uniquelocal']);
  expect(settings).toMatchObject({
    databaseUrl: 'postgres://selah:pass@db/selah',
    maxUploadBytes: 25 * 1024 * 1024,
    backupDays: 30,
    updateBackup: false,
  });
  expect(readSettings({}).backupDays).toBe(0);
  expect([
    readSettings({ SERVICE_WORKER: 'off' }).serviceWorker,
    readSettings({ SERVICE_WORKER: 'on' }).serviceWorker,
  ]).toEqual([false, true]);
  expect(readSettings({ PORT: '9000' }).publicUrl).toBe('http://localhost:9000');
});

test('all invalid settings are reported at once, without their values', () => {
  const invalid = {
    PORT: '80800',
    HOST: 'a b',
    PUBLIC_URL: 'selah.org',
    APP_ID: 'a/b',
    DATABASE_URL: 'mysql://user:hidden@db/selah',
    ACCESS: 'everybody',
    SERVICE_TOKEN: 'short',
    METRICS_TOKEN: 'short',
    RETURN_ORIGINS: 'https://a.org/path',
    TRUST_PROXY: 'loopback,proxy.example.org',
    LLM_CALLS_PER_DAY: '-1',
    UPLOAD_MB: '0',
    BACKUP_DAYS: 'a month',
    JWT_SECRET: 'short',
    ADMIN_EMAIL: 'root',
    ADMIN_PASSWORD: '1234567',
    SMTP_URL: 'mail.example.org',
    SUPPORT_EMAIL: '@',
    CORS_ORIGINS: 'https://a.org/path',
    HOST_ORIGINS: 'https://*.example.org',
    HOST_BODIES: 'maybe',
    CALLS_PER_MINUTE: '-1',
    OLDEST_APP: '1.5',
    SERVICE_WORKER: 'no',
    BIBLE_HELLOAO_URL: 'file:///etc',
    LLM_BASE_URL: 'x',
  };
  const error = readFaults(invalid);
  expect(error.faults.map((fault) => fault.split(' ')[0]).toSorted()).toEqual(
    Object.keys(invalid).toSorted(),
  );
  expect(error.message).not.toContain('hidden');
});

test.each([
  ['ADMIN_EMAIL', 'root@example.org'],
  ['ADMIN_PASSWORD', 'long enough'],
])('incomplete admin settings are refused: %s', (name, value) => {
  expect(readFaults({ [name]: value }).faults).toEqual([
    'ADMIN_EMAIL and ADMIN_PASSWORD go together: give both or neither.',
  ]);
});

function readFaults(environment: Record<string, string>): SettingsError {
  try {
    readSettings(environment);
  } catch (error) {
    if (error instanceof SettingsError) return error;
    throw error;
  }
  throw new Error('The environment was taken as it is.');
}

test.each(['10.0.0.0/33', '10.0.0.0/8/8', '2001:db8::/129', 'true', '1', '*', '10.0.0.0/'])(
  'TRUST_PROXY=%s is refused',
  (value) => {
    expect(readFaults({ TRUST_PROXY: value }).faults).toHaveLength(1);
  },
);

test.each([
  'https://*.example.org',
  '*',
  'https://a.org;script-src',
  "'self'",
  'null',
  'https://a.org/',
  'ftp://a.org',
  'https://a.org https://b.org',
])('HOST_ORIGINS=%s is refused', (value) => {
  expect(readFaults({ HOST_ORIGINS: value }).faults).toHaveLength(1);
  expect(
    readSettings({
      HOST_ORIGINS: 'https://a.org, http://localhost:3000,http://[::1]:81',
      HOST_BODIES: 'yes',
    }),
  ).toMatchObject({
    hostOrigins: ['https://a.org', 'http://localhost:3000', 'http://[::1]:81'],
    hostBodies: true,
  });
});

test.each(['public', 'auth'])(
  'an app is not called %s: that is a part of other addresses',
  (name) => {
    expect(() => readSettings({ APP_ID: name })).toThrow(
      /APP_ID must be .* neither public nor auth/,
    );
    expect(readSettings({ APP_ID: `${name}-1` }).appId).toBe(`${name}-1`);
  },
);

test('push messages to any host are possible only for a server on this machine', () => {
  const read = (PUBLIC_URL: string) => readSettings({ PUSH_ANYWHERE: 'yes', PUBLIC_URL });
  for (const local of ['http://localhost:8080', 'http://127.0.0.1:3000', 'http://[::1]:3000'])
    expect(read(local).allowAnyPushHost, local).toBe(true);
  for (const reachable of [
    'https://selah.example.org',
    'http://selah.example.org',
    'http://10.0.0.5',
    'https://localhost',
    'http://localhost.example.org',
  ])
    expect(() => read(reachable), reachable).toThrow(/PUSH_ANYWHERE must be yes or no, and/);
  expect(readSettings({ PUSH_ANYWHERE: 'no', PUBLIC_URL: 'https://a.org' }).allowAnyPushHost).toBe(
    false,
  );
});

test('SESSION_DAYS limits the age of a session; 0 removes the limit', () => {
  expect(readSettings({ SESSION_DAYS: '7' }).maxSessionMillis).toBe(7 * 24 * 60 * 60_000);
  expect(readSettings({ SESSION_DAYS: '0' }).maxSessionMillis).toBe(0);
  expect(() => readSettings({ SESSION_DAYS: 'a week' })).toThrow(/SESSION_DAYS must be/);
});
