// The environment: what is taken when it is empty, and a sentence for each bad value.
import { expect, test } from 'vitest';
import { readSettings, SettingsError } from '../../server/settings.ts';

test('nothing is needed', () => {
  expect(readSettings({ PORT: '', DATABASE_URL: '  ' })).toEqual({
    port: 8080,
    host: '127.0.0.1',
    dataDir: './data',
    appId: 'selah',
    publicUrl: 'http://localhost:8080',
    jwtSecret: undefined,
    admin: undefined,
    smtpUrl: undefined,
    supportEmail: undefined,
    corsOrigins: [],
    bible: { helloaoUrl: undefined, apiKey: undefined },
    model: undefined,
  });
});

test('what is given is taken', () => {
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
  });
  expect(settings).toMatchObject({ port: 9000, host: '::', publicUrl: 'https://selah.example.org', admin: { email: 'root@example.org', password: 'long enough' } });
  expect(settings.corsOrigins).toEqual(['https://a.org', 'http://b.org:3000']);
  expect(settings.model).toEqual({ baseUrl: 'http://localhost:1234/v1', apiKey: undefined, name: 'small' });
  expect(readSettings({ PORT: '9000' }).publicUrl).toBe('http://localhost:9000');
});

test('all bad values are named at once, none is quoted', () => {
  const bad = {
    PORT: '80800',
    HOST: 'a b',
    PUBLIC_URL: 'selah.org',
    APP_ID: 'a/b',
    DATABASE_URL: 'postgres://user:hidden@db/selah',
    JWT_SECRET: 'short',
    ADMIN_EMAIL: 'root',
    ADMIN_PASSWORD: '1234567',
    SMTP_URL: 'mail.example.org',
    SUPPORT_EMAIL: '@',
    CORS_ORIGINS: 'https://a.org/path',
    BIBLE_HELLOAO_URL: 'file:///etc',
    LLM_BASE_URL: 'x',
  };
  const error = faultsOf(bad);
  expect(error.faults.map((fault) => fault.split(' ')[0]).toSorted()).toEqual(Object.keys(bad).toSorted());
  expect(error.message).toContain('PostgreSQL is not supported yet');
  expect(error.message).not.toContain('hidden');
});

test.each([['ADMIN_EMAIL', 'root@example.org'], ['ADMIN_PASSWORD', 'long enough']])('half an admin is none: %s', (name, value) => {
  expect(faultsOf({ [name]: value }).faults).toEqual(['ADMIN_EMAIL and ADMIN_PASSWORD go together: give both or neither.']);
});

function faultsOf(environment: Record<string, string>): SettingsError {
  try {
    readSettings(environment);
  } catch (error) {
    if (error instanceof SettingsError) return error;
    throw error;
  }
  throw new Error('The environment was taken as it is.');
}
