// Reads and validates the environment variables once, and defines the checks of passwords and
// e-mail addresses. No other module reads process.env.
import { isIP } from 'node:net';

export interface Settings {
  port: number;
  host: string;
  /** Folder of the database, the outbox and the token secret. */
  dataDir: string;
  appId: string;
  /** URL of the app without a slash at the end. */
  publicUrl: string;
  /** If undefined, the secret is generated at the first start and kept in the data folder. */
  jwtSecret: string | undefined;
  admin: { email: string; password: string } | undefined;
  /**
   * Who may use the app: everyone including anonymous visitors, every signed-in user, or only users
   * whom an admin invited.
   */
  access: AccessPolicy;
  /** Undefined means an SQLite file in the data folder. */
  databaseUrl: string | undefined;
  /** How long the start waits for PostgreSQL, in milliseconds. */
  databaseWaitMillis: number;
  /** Redis that transfers socket events between servers. Undefined means through PostgreSQL. */
  redisUrl: string | undefined;
  /**
   * Folder of entity files in the format of the hosted platform. These entities are served in
   * addition to the built-in entities.
   */
  entitiesDir: string | undefined;
  /**
   * Acts for the owner of the server without access rules. Undefined means that there is no such
   * token.
   */
  serviceToken: string | undefined;
  /**
   * Bearer token that `GET /metrics` requires. If undefined, only requests from this machine are
   * allowed.
   */
  metricsToken: string | undefined;
  /**
   * Proxies in front of this server: addresses, ranges (10.0.0.0/8) or `loopback`, `linklocal`,
   * `uniquelocal`. The client address is taken only from these proxies.
   */
  trustProxy: readonly string[];
  /** How long a session lasts after its log-in, in milliseconds; 0: no limit. */
  maxSessionMillis: number;
  /**
   * Maximum API calls of one user in a minute; an address may make five times as many. 0: no limit.
   */
  callsPerMinute: number;
  /** Maximum number of sockets that one address may have open at the same time; 0: no limit. */
  socketsPerAddress: number;
  /** The lowest accepted version number of the app (`appVersion`); 0: all versions. */
  oldestApp: number;
  /**
   * If false, devices remove the service worker and the cached app until the setting is true again.
   * User data stays on the devices.
   */
  serviceWorker: boolean;
  /** Whether source maps of the app are served. */
  sourceMaps: boolean;
  /** Other origins to which the login page may return with a token. */
  returnOrigins: readonly string[];
  /** Undefined means that each e-mail is written to a file in the outbox. */
  smtpUrl: string | undefined;
  supportEmail: string | undefined;
  /**
   * VAPID keys in base64url that identify this server to push services. If undefined, the keys are
   * derived from the token secret.
   */
  vapid: { publicKey: string; privateKey: string } | undefined;
  /** Contact for push services: a mailto or https URL. */
  vapidSubject: string;
  /**
   * Push messages may go to any address, over http too: for a push service on this machine, in
   * tests. True only if the server itself is used on this machine only.
   */
  allowAnyPushHost: boolean;
  /** Push services besides the known ones, as names or `*.name`. */
  pushHosts: readonly string[];
  /** Other origins whose pages may call the API. */
  corsOrigins: readonly string[];
  /**
   * Origins of editors that may show the app in a frame and exchange messages with the app. If
   * empty, framing is forbidden.
   */
  hostOrigins: readonly string[];
  /** Whether those editors also receive the bodies of the app's requests and responses. */
  hostBodies: boolean;
  /** `apiUrl`: address of API.Bible if it is not the default address. */
  bible: {
    helloaoUrl: string | undefined;
    apiKey: string | undefined;
    apiUrl?: string | undefined;
  };
  model: { baseUrl: string; apiKey: string | undefined; name: string | undefined } | undefined;
  /**
   * Maximum number of language model responses per day for all users together. If undefined, there
   * is no limit.
   */
  modelCallsPerDay: number | undefined;
  /** Limits in bytes; 0: no limit. The second limit is for all records of one user together. */
  recordLimits: { maxRecordBytes: number; maxBytesPerOwner: number };
  /** The largest file that may be uploaded, in bytes. */
  maxUploadBytes: number;
  /**
   * Number of days for which the server owner keeps backups. The number is stated in the last
   * e-mail to a deleted user. 0: the e-mail says nothing about backups.
   */
  backupDays: number;
  /** Whether the start creates a backup before it changes the tables of the database. */
  updateBackup: boolean;
}

export class SettingsError extends Error {
  readonly faults: readonly string[];

  constructor(faults: readonly string[]) {
    super(
      `The environment has ${faults.length === 1 ? 'a value' : 'values'} that cannot be used:\n${faults.map((fault) => `  ${fault}`).join('\n')}`,
    );
    this.name = 'SettingsError';
    this.faults = faults;
  }
}

export const accessPolicies = [
  'public_without_login',
  'public_with_login',
  'private_with_login',
] as const;
export type AccessPolicy = (typeof accessPolicies)[number];

type Environment = Readonly<Record<string, string | undefined>>;

/** @throws SettingsError that names every bad value at once */
export function readSettings(environment: Environment): Settings {
  const faults: string[] = [];
  // An empty value is the same as none: that is how compose files and CI leave a variable out.
  const text = (name: string): string | undefined => environment[name]?.trim() || undefined;
  const checked = (
    name: string,
    isGood: (value: string) => boolean,
    wanted: string,
  ): string | undefined => {
    const value = text(name);
    if (value === undefined || isGood(value)) return value;
    faults.push(`${name} must be ${wanted}.`);
    return undefined;
  };

  const port = Number(
    checked('PORT', isPort, 'a port number from 0 to 65535 (0: any free port)') ?? 8080,
  );
  const adminEmail = checked('ADMIN_EMAIL', isEmail, 'an e-mail address');
  const adminPassword = checked(
    'ADMIN_PASSWORD',
    isPassword,
    `${minPasswordLength} to ${maxPasswordLength} characters long`,
  );
  if ((text('ADMIN_EMAIL') === undefined) !== (text('ADMIN_PASSWORD') === undefined))
    faults.push('ADMIN_EMAIL and ADMIN_PASSWORD go together: give both or neither.');
  const vapidPublic = checked(
    'VAPID_PUBLIC_KEY',
    (value) => isKeyOf(value, 65),
    'a key of 65 bytes in base64url, as npx web-push generate-vapid-keys makes it',
  );
  const vapidPrivate = checked(
    'VAPID_PRIVATE_KEY',
    (value) => isKeyOf(value, 32),
    'a key of 32 bytes in base64url, as npx web-push generate-vapid-keys makes it',
  );
  if ((text('VAPID_PUBLIC_KEY') === undefined) !== (text('VAPID_PRIVATE_KEY') === undefined))
    faults.push('VAPID_PUBLIC_KEY and VAPID_PRIVATE_KEY go together: give both or neither.');
  const publicUrl = (
    checked('PUBLIC_URL', isHttpUrl, 'an http or https address') ?? `http://localhost:${port}`
  ).replace(/\/+$/, '');
  const supportEmail = checked('SUPPORT_EMAIL', isEmail, 'an e-mail address');
  const modelUrl = checked('LLM_BASE_URL', isHttpUrl, 'an http or https address');
  const settings: Settings = {
    port,
    host:
      checked('HOST', (value) => !/[\s/]/.test(value), 'a host name or an IP address') ??
      '127.0.0.1',
    dataDir: text('DATA_DIR') ?? './data',
    appId:
      checked(
        'APP_ID',
        isAppId,
        'at most 64 letters, digits, hyphens and underscores, and neither public nor ' +
          'auth, which are parts of other addresses',
      ) ?? 'selah',
    publicUrl,
    jwtSecret: checked('JWT_SECRET', (value) => value.length >= 32, 'at least 32 characters long'),
    access: (checked(
      'ACCESS',
      (value) => accessPolicies.some((known) => known === value),
      `one of ${accessPolicies.join(', ')}`,
    ) ?? 'public_without_login') as AccessPolicy,
    databaseUrl: checked(
      'DATABASE_URL',
      (value) => isUrl(value, ['postgres:', 'postgresql:']),
      'a postgres address like postgres://user:password@host/database',
    ),
    redisUrl: checked(
      'REDIS_URL',
      (value) => isUrl(value, ['redis:', 'rediss:']) && text('DATABASE_URL') !== undefined,
      'a redis address like redis://user:password@host:6379, and it is used with DATABASE_URL only',
    ),
    databaseWaitMillis:
      (numberOf(checked('DATABASE_WAIT_SECONDS', isWhole, 'a whole number')) ?? 60) * 1_000,
    entitiesDir: text('ENTITIES_DIR'),
    serviceToken: checked(
      'SERVICE_TOKEN',
      (value) => value.length >= 32 && !/\s/.test(value),
      'at least 32 characters long, without spaces',
    ),
    metricsToken: checked(
      'METRICS_TOKEN',
      (value) => value.length >= 16 && !/\s/.test(value),
      'at least 16 characters long, without spaces',
    ),
    trustProxy: listOf(
      checked(
        'TRUST_PROXY',
        (value) => listOf(value).every(isNetwork),
        'addresses or ranges like 10.0.0.0/8, or loopback, linklocal, uniquelocal, ' +
          'separated by commas',
      ) ?? 'loopback',
    ),
    maxSessionMillis:
      (numberOf(checked('SESSION_DAYS', isWhole, 'a whole number')) ?? 90) * 24 * 60 * 60_000,
    callsPerMinute: numberOf(checked('CALLS_PER_MINUTE', isWhole, 'a whole number')) ?? 1200,
    socketsPerAddress: numberOf(checked('SOCKETS_PER_ADDRESS', isWhole, 'a whole number')) ?? 500,
    oldestApp: numberOf(checked('OLDEST_APP', isWhole, 'a whole number')) ?? 0,
    serviceWorker:
      checked('SERVICE_WORKER', (value) => value === 'on' || value === 'off', 'on or off') !==
      'off',
    sourceMaps:
      checked('SOURCE_MAPS', (value) => value === 'on' || value === 'off', 'on or off') === 'on',
    returnOrigins: listOf(
      checked(
        'RETURN_ORIGINS',
        (value) => listOf(value).every(isOrigin),
        'origins like https://example.org, separated by commas',
      ),
    ),
    admin: adminEmail && adminPassword ? { email: adminEmail, password: adminPassword } : undefined,
    smtpUrl: checked(
      'SMTP_URL',
      (value) => isUrl(value, ['smtp:', 'smtps:']),
      'an smtp or smtps address',
    ),
    supportEmail,
    vapid:
      vapidPublic && vapidPrivate
        ? { publicKey: vapidPublic, privateKey: vapidPrivate }
        : undefined,
    vapidSubject:
      checked(
        'VAPID_SUBJECT',
        (value) => isUrl(value, ['mailto:', 'https:']),
        'a mailto or https address',
      ) ?? subjectOf(supportEmail, publicUrl),
    allowAnyPushHost:
      checked(
        'PUSH_ANYWHERE',
        (value) => value === 'no' || (value === 'yes' && isLoopbackUrl(publicUrl)),
        'yes or no, and it may be yes only where PUBLIC_URL is an http address of this machine',
      ) === 'yes',
    pushHosts: listOf(
      checked(
        'PUSH_HOSTS',
        (value) => listOf(value).every(isHostPattern),
        'names of hosts like push.example.org or *.example.org, separated by commas',
      ),
    ),
    corsOrigins: listOf(
      checked(
        'CORS_ORIGINS',
        (value) => listOf(value).every(isOrigin),
        'origins like https://example.org, separated by commas',
      ),
    ),
    hostOrigins: listOf(
      checked(
        'HOST_ORIGINS',
        (value) => listOf(value).every((origin) => isHostOrigin(origin, text('PUBLIC_URL'))),
        'origins like https://example.org, separated by commas, without * in them, ' +
          'and http only on this machine or where PUBLIC_URL is http, too',
      ),
    ),
    hostBodies:
      checked('HOST_BODIES', (value) => ['yes', 'no'].includes(value), 'yes or no') === 'yes',
    bible: {
      helloaoUrl: readHelloaoUrl(
        checked(
          'BIBLE_HELLOAO_URL',
          (value) => value === 'off' || isHttpUrl(value),
          'an http or https address, or off',
        ),
      ),
      apiKey: checked(
        'BIBLE_API_KEY',
        (value) => /^[\x21-\x7e]+$/.test(value),
        'a key without spaces',
      ),
      apiUrl: checked('BIBLE_API_URL', isHttpUrl, 'an http or https address'),
    },
    modelCallsPerDay: numberOf(checked('LLM_CALLS_PER_DAY', isWhole, 'a whole number')),
    recordLimits: {
      maxRecordBytes: (numberOf(checked('RECORD_KB', isWhole, 'a whole number')) ?? 512) * 1024,
      maxBytesPerOwner:
        (numberOf(checked('QUOTA_MB', isWhole, 'a whole number')) ?? 100) * 1024 * 1024,
    },
    maxUploadBytes:
      (numberOf(
        checked(
          'UPLOAD_MB',
          (value) => isWhole(value) && Number(value) >= 1 && Number(value) <= 50,
          'a whole number from 1 to 50',
        ),
      ) ?? 10) *
      1024 *
      1024,
    backupDays: numberOf(checked('BACKUP_DAYS', isWhole, 'a whole number')) ?? 0,
    updateBackup:
      checked('UPDATE_BACKUP', (value) => value === 'on' || value === 'off', 'on or off') !== 'off',
    model: modelUrl
      ? { baseUrl: modelUrl, apiKey: text('LLM_API_KEY'), name: text('LLM_MODEL') }
      : undefined,
  };
  if (faults.length > 0) throw new SettingsError(faults);
  return settings;
}

/**
 * Minimum length of a password in characters, for the admin in the settings and for every user at
 * sign-up.
 */
export const minPasswordLength = 8;
export const maxPasswordLength = 200;

export function isPassword(value: string): boolean {
  return value.length >= minPasswordLength && value.length <= maxPasswordLength;
}

/** Catches typing errors in an e-mail address. The mailed code proves that the address exists. */
export function isEmail(value: string): boolean {
  return (
    value.length <= 254 &&
    /^[^\s@<>()[\]\\,;:"\p{C}]+@[^\s@<>()[\]\\,;:"\p{C}]+\.[^\s@<>()[\]\\,;:".\p{C}]+$/u.test(value)
  );
}

/** Public address of the Free Use Bible API, which needs no key. */
const publicHelloao = 'https://bible.helloao.org';

/** @param value undefined for the public service; `off` for no free texts */
function readHelloaoUrl(value: string | undefined = publicHelloao): string | undefined {
  return value === 'off' ? undefined : value;
}

function isAppId(value: string): boolean {
  return /^[\w-]{1,64}$/.test(value) && value !== 'public' && value !== 'auth';
}

/** Push services accept no http address. */
function subjectOf(supportEmail: string | undefined, publicUrl: string): string {
  if (supportEmail !== undefined) return `mailto:${supportEmail}`;
  return publicUrl.startsWith('https:') ? publicUrl : `mailto:selah@${new URL(publicUrl).hostname}`;
}

function isKeyOf(value: string, bytes: number): boolean {
  return /^[\w-]+$/.test(value) && Buffer.from(value, 'base64url').length === bytes;
}

function isWhole(value: string): boolean {
  return /^\d{1,9}$/.test(value);
}

function numberOf(value: string | undefined): number | undefined {
  return value === undefined ? undefined : Number(value);
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

function isHostPattern(value: string): boolean {
  return /^(?:\*\.)?[a-z\d-]+(?:\.[a-z\d-]+)+$/.test(value);
}

function isOrigin(value: string): boolean {
  return isHttpUrl(value) && new URL(value).origin === value;
}

/**
 * Returns whether a value is a valid editor origin. The origin is copied into a header, where `;`
 * starts another directive and `*` is a wildcard. Over http, an attacker in the network could
 * impersonate the editor.
 */
function isHostOrigin(value: string, publicUrl = ''): boolean {
  if (!isOrigin(value) || !/^https?:\/\/[\w.:[\]-]+$/.test(value)) return false;
  return value.startsWith('https:') || publicUrl.startsWith('http:') || isLoopbackUrl(value);
}

function isLoopbackUrl(value: string): boolean {
  const { protocol, hostname } = new URL(value);
  return protocol === 'http:' && ['localhost', '127.0.0.1', '[::1]'].includes(hostname);
}

function isNetwork(value: string): boolean {
  const [address = '', bits, ...more] = value.split('/');
  const version = isIP(address);
  if (version === 0) return ['loopback', 'linklocal', 'uniquelocal'].includes(value);
  return (
    more.length === 0 &&
    (bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (version === 4 ? 32 : 128)))
  );
}

function listOf(value: string | undefined): string[] {
  return (value ?? '').split(',').flatMap((part) => part.trim() || []);
}
