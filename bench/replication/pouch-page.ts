// Page of the contestant `pouch`: PouchDB on IndexedDB, which replicates with express-pouchdb.
import PouchDB from 'pouchdb-browser';
import { toNewestFirstKey } from '../../schemas/local-record.ts';
import { buildPagePrayer } from './new-prayer.ts';
import type { PouchDoc } from './pouch-doc.ts';
import { exposeContestant } from './page-harness.ts';
import { liveListSize, rowsInRequest, type BenchDevice } from './page-messages.ts';

const options = { batch_size: rowsInRequest };

let benchDevice: BenchDevice;
let local: PouchDB<PouchDoc>;
let remote: PouchDB<PouchDoc>;

exposeContestant({
  async open(who) {
    benchDevice = who;
    local = new PouchDB('bench-pouch', { adapter: 'idb' });
    remote = new PouchDB(`${location.origin}/${who.database}`, { skip_setup: true });
    await local.info();
  },
  watch(show) {
    let isAsking = false;
    let isStale = false;
    // PouchDB's form of a live query: after each change the newest records are read again, one
    // query at a time.
    async function look(): Promise<void> {
      if (isAsking) {
        isStale = true;
        return;
      }
      isAsking = true;
      const { rows } = await local.allDocs({ include_docs: true, limit: liveListSize });
      isAsking = false;
      show(
        rows.map(({ doc }) => ({
          id: doc.client_id,
          title: String(doc['title']),
          testimony: String(doc['testimony'] ?? ''),
          created: doc.created_date,
        })),
      );
      if (isStale) {
        isStale = false;
        await look();
      }
    }
    local.changes({ since: 'now', live: true }).on('change', () => void look());
    void look();
  },
  async pull() {
    await local.replicate.from(remote, options);
  },
  async count() {
    return (await local.info()).doc_count;
  },
  async edit(count, text) {
    const { rows } = await local.allDocs({ include_docs: true, limit: count });
    await local.bulkDocs(rows.map(({ doc }) => ({ ...doc, testimony: text })));
  },
  async create(count) {
    const now = new Date().toISOString();
    await local.bulkDocs(
      Array.from({ length: count }, () => {
        const id = crypto.randomUUID();
        return {
          ...buildPagePrayer(benchDevice.email),
          client_id: id,
          created_date: now,
          _id: `${toNewestFirstKey(now)}|${id}`,
        };
      }),
    );
  },
  async push() {
    await local.replicate.to(remote, options);
  },
  async live() {
    const isPaused = new Promise<void>((resolve) => {
      local.sync(remote, { ...options, live: true, retry: true }).on('paused', () => resolve());
    });
    await isPaused;
  },
  async write(text) {
    const { rows } = await local.allDocs({ include_docs: true, limit: 1 });
    const [newest] = rows;
    if (newest) await local.put({ ...newest.doc, testimony: text });
  },
  async idle() {
    await local.sync(remote, options);
  },
});
