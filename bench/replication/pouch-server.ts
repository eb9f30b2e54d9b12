// PouchDB's server: express-pouchdb in the mode that its clients need, with all data in memory. A
// separate process.
//
//   node pouch-server.ts <folder of the pages>
import { readFile } from 'node:fs/promises';
import { createServer, type RequestListener } from 'node:http';
import { createRequire } from 'node:module';
import type { AddressInfo } from 'node:net';
import { basename, join } from 'node:path';
import { reportTraffic } from './socket-traffic.ts';

interface PouchCore {
  plugin(plugin: unknown): PouchCore;
  defaults(options: { adapter: string }): PouchCore;
}

// These packages have no types and are CommonJS modules.
const require = createRequire(import.meta.url);
const plugins = [
  'pouchdb-adapter-memory',
  'pouchdb-adapter-http',
  'pouchdb-mapreduce',
  'pouchdb-replication',
].map((name) => require(name) as unknown);
const PouchDB = plugins
  .reduce((core: PouchCore, plugin) => core.plugin(plugin), require('pouchdb-core') as PouchCore)
  .defaults({ adapter: 'memory' });
const createPouch = require('express-pouchdb') as (
  core: PouchCore,
  options: { mode: string; inMemoryConfig: boolean },
) => RequestListener;

const [pages = ''] = process.argv.slice(2);
const pouch = createPouch(PouchDB, { mode: 'minimumForPouchDB', inMemoryConfig: true });
const types: Record<string, string> = { html: 'text/html', js: 'text/javascript' };

const server = createServer((request, response) => {
  const file = /^\/((?:assets\/)?[\w-]+\.(html|js))$/.exec(request.url ?? '');
  if (!file) return pouch(request, response);
  void readFile(
    join(pages, file[1]?.startsWith('assets/') ? 'assets' : '', basename(file[1] ?? '')),
  ).then((content) => {
    response.writeHead(200, { 'content-type': types[file[2] ?? ''] ?? '' });
    response.end(content);
  });
});
server.listen(0, '127.0.0.1', () => reportTraffic(server, (server.address() as AddressInfo).port));
