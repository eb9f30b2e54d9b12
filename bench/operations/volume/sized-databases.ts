// Databases of several sizes with a Selah server each: SQLite files, or databases of one
// PostgreSQL.
import { mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { findFreePort } from '../child-process.ts';
import type { Cleanup } from '../cleanup.ts';
import { createDatabase, type DatabaseKind } from '../databases.ts';
import type { RunningPostgres } from '../postgres.ts';
import { createSelahServer, type SelahServer } from '../selah-server.ts';
import { seedVolume, type SignedInPerson } from './seed-volume.ts';

export interface SizedDatabase {
  readonly kind: DatabaseKind;
  readonly records: number;
  /** A `postgres:` URL, or the path of the SQLite file. */
  readonly address: string;
  /** DATA_DIR of the server. */
  readonly dataFolder: string;
  /** Settings of the server, and of the programs of operators. */
  readonly environment: Readonly<Record<string, string>>;
  readonly server: SelahServer;
  readonly people: readonly SignedInPerson[];
  readonly seedSeconds: number;
  /** Time of the second start, when the code is compiled. */
  readonly startSeconds: number;
}

export interface SizedDatabaseParts {
  folder: string;
  postgres: RunningPostgres;
  cleanup: Cleanup;
}

/** Fills the database and starts its server. */
export async function openSizedDatabase(
  { folder, postgres, cleanup }: SizedDatabaseParts,
  kind: DatabaseKind,
  records: number,
): Promise<SizedDatabase> {
  const name = `volume-${kind.toLowerCase()}-${records}`;
  const secret = `${crypto.randomUUID()}${crypto.randomUUID()}`;
  const dataFolder = join(folder, name);
  const address =
    kind === 'SQLite'
      ? join(dataFolder, 'selah.sqlite')
      : await createDatabase(postgres, name.replaceAll('-', '_'));
  const port = await findFreePort();
  const environment = {
    JWT_SECRET: secret,
    BIBLE_HELLOAO_URL: 'off',
    CALLS_PER_MINUTE: '0',
    ...(kind === 'PostgreSQL' && { DATABASE_URL: address }),
  };
  // Makes the folder of the file.
  const server = createSelahServer({ name, folder, port, environment }, cleanup);
  const began = performance.now();
  const people = await seedVolume(address, records, secret);
  const seedSeconds = (performance.now() - began) / 1_000;
  await server.start();
  await server.stop();
  const startSeconds = (await server.start()) / 1_000;
  return {
    kind,
    records,
    address,
    dataFolder,
    environment: { ...environment, PORT: String(port), DATA_DIR: dataFolder },
    server,
    people,
    seedSeconds,
    startSeconds,
  };
}

/** Returns a new database in which a backup can be restored, or into which data can be copied. */
export async function createEmptyTarget(
  { folder, postgres }: SizedDatabaseParts,
  kind: DatabaseKind,
  name: string,
): Promise<{ address: string; environment: Readonly<Record<string, string>> }> {
  const dataFolder = join(folder, name);
  mkdirSync(dataFolder);
  const port = String(await findFreePort());
  if (kind === 'SQLite')
    return {
      address: join(dataFolder, 'selah.sqlite'),
      environment: { DATA_DIR: dataFolder, PORT: port },
    };
  const address = await createDatabase(postgres, name.replaceAll('-', '_'));
  return { address, environment: { DATA_DIR: dataFolder, PORT: port, DATABASE_URL: address } };
}

/** Returns the code of six digits in an e-mail to the person; the server sends no e-mails. */
export function readMailedCode({ dataFolder }: SizedDatabase, email: string): string {
  const outbox = join(dataFolder, 'outbox');
  const mail = readdirSync(outbox)
    .map((name) => readFileSync(join(outbox, name), 'utf8'))
    .findLast((text) => text.includes(email));
  const code = /\b\d{6}\b/.exec(mail ?? '')?.[0];
  if (code === undefined) throw new Error(`The outbox has no e-mail with a code to ${email}.`);
  return code;
}
