// The environment, read once and checked. Nothing else reads process.env.

export interface Settings {
  port: number;
  host: string;
  /** Folder of the database, the outbox and the token secret. */
  dataDir: string;
  appId: string;
  /** Without a slash at its end. */
  publicUrl: string;
  /** Absent: made at the first start and kept in the data folder. */
  jwtSecret: string | undefined;
  admin: { email: string; password: string } | undefined;
  /** Absent: each mail is a file in the outbox. */
  smtpUrl: string | undefined;
  supportEmail: string | undefined;
  /** Other origins whose pages may call the API. */
  corsOrigins: readonly string[];
  bible: { helloaoUrl: string | undefined; apiKey: string | undefined };
  model: { baseUrl: string; apiKey: string | undefined; name: string | undefined } | undefined;
}

export class SettingsError extends Error {
  readonly faults: readonly string[];

  constructor(faults: readonly string[]) {
    super(`The environment has ${faults.length === 1 ? 'a value' : 'values'} that cannot be used:\n${faults.map((fault) => `  ${fault}`).join('\n')}`);
    this.name = 'SettingsError';
    this.faults = faults;
  }
}

type Environment = Readonly<Record<string, string | undefined>>;

/** @throws SettingsError that names every bad value at once */
export function readSettings(environment: Environment): Settings {
  const faults: string[] = [];
  // An empty value is the same as none: that is how compose files and CI leave a variable out.
  const text = (name: string): string | undefined => environment[name]?.trim() || undefined;
  const checked = (name: string, isGood: (value: string) => boolean, wanted: string): string | undefined => {
    const value = text(name);
    if (value === undefined || isGood(value)) return value;
    faults.push(`${name} must be ${wanted}.`);
    return undefined;
  };

  const port = Number(checked('PORT', isPort, 'a port number from 0 to 65535 (0: any free port)') ?? 8080);
  const adminEmail = checked('ADMIN_EMAIL', isEmail, 'an e-mail address');
  const adminPassword = checked('ADMIN_PASSWORD', isPassword, `${shortestPassword} to ${longestPassword} characters long`);
  if ((text('ADMIN_EMAIL') === undefined) !== (text('ADMIN_PASSWORD') === undefined)) faults.push('ADMIN_EMAIL and ADMIN_PASSWORD go together: give both or neither.');
  checked('DATABASE_URL', () => false, 'empty: PostgreSQL is not supported yet, data is kept in a SQLite file in DATA_DIR');
  const modelUrl = checked('LLM_BASE_URL', isHttpUrl, 'an http or https address');
  const settings: Settings = {
    port,
    host: checked('HOST', (value) => !/[\s/]/.test(value), 'a host name or an IP address') ?? '127.0.0.1',
    dataDir: text('DATA_DIR') ?? './data',
    appId: checked('APP_ID', (value) => /^[\w-]{1,64}$/.test(value), 'at most 64 letters, digits, hyphens and underscores') ?? 'selah',
    publicUrl: (checked('PUBLIC_URL', isHttpUrl, 'an http or https address') ?? `http://localhost:${port}`).replace(/\/+$/, ''),
    jwtSecret: checked('JWT_SECRET', (value) => value.length >= 32, 'at least 32 characters long'),
    admin: adminEmail && adminPassword ? { email: adminEmail, password: adminPassword } : undefined,
    smtpUrl: checked('SMTP_URL', (value) => isUrl(value, ['smtp:', 'smtps:']), 'an smtp or smtps address'),
    supportEmail: checked('SUPPORT_EMAIL', isEmail, 'an e-mail address'),
    corsOrigins: listOf(checked('CORS_ORIGINS', (value) => listOf(value).every(isOrigin), 'origins like https://example.org, separated by commas')),
    bible: { helloaoUrl: checked('BIBLE_HELLOAO_URL', isHttpUrl, 'an http or https address'), apiKey: text('BIBLE_API_KEY') },
    model: modelUrl ? { baseUrl: modelUrl, apiKey: text('LLM_API_KEY'), name: text('LLM_MODEL') } : undefined,
  };
  if (faults.length > 0) throw new SettingsError(faults);
  return settings;
}

/** Characters of a password, for the admin here and for everybody at sign-up. */
export const shortestPassword = 8;
export const longestPassword = 200;

export function isPassword(value: string): boolean {
  return value.length >= shortestPassword && value.length <= longestPassword;
}

/** Good enough to catch a slip; the code that is mailed proves the rest. */
export function isEmail(value: string): boolean {
  return value.length <= 254 && /^[^\s@<>()[\]\\,;:"\p{C}]+@[^\s@<>()[\]\\,;:"\p{C}]+\.[^\s@<>()[\]\\,;:".\p{C}]+$/u.test(value);
}

function isPort(value: string): boolean {
  return /^\d{1,5}$/.test(value) && Number(value) <= 65_535;
}

function isHttpUrl(value: string): boolean {
  return isUrl(value, ['http:', 'https:']);
}

function isUrl(value: string, protocols: readonly string[]): boolean {
  return URL.canParse(value) && protocols.includes(new URL(value).protocol);
}

function isOrigin(value: string): boolean {
  return isHttpUrl(value) && new URL(value).origin === value;
}

function listOf(value: string | undefined): string[] {
  return (value ?? '').split(',').flatMap((part) => part.trim() || []);
}
