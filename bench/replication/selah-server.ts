// Selah server with SQLite, built as in server/index.ts, with the benchmark's pages in place of the
// app. A separate process.
//
//   node selah-server.ts <data folder> <secret> <folder of the pages>
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { createApp } from '../../server/app.ts';
import { combineProviders } from '../../server/bible/provider-chain.ts';
import { systemClock as clock } from '../../server/clock.ts';
import { createLogger } from '../../server/log.ts';
import { createMailSender } from '../../server/mail/open-mail.ts';
import { readSettings } from '../../server/settings.ts';
import { openSqlite } from '../../server/store/sqlite/sqlite-store.ts';
import { reportTraffic } from './socket-traffic.ts';

const [dataDir = '', secret = '', dist = ''] = process.argv.slice(2);
const settings = readSettings({ DATA_DIR: dataDir, JWT_SECRET: secret, CALLS_PER_MINUTE: '0' });
const app = await createApp({
  store: await openSqlite({ path: join(dataDir, 'selah.sqlite'), clock }),
  clock,
  mail: createMailSender({ ...settings, dataDir }, { clock, written: () => {} }),
  bible: combineProviders([]),
  settings,
  secret,
  dist,
  log: createLogger('silent'),
});
await app.listen({ port: 0, host: '127.0.0.1' });
reportTraffic(app.server, (app.server.address() as AddressInfo).port);
