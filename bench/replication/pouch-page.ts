// The second peer: PouchDB on IndexedDB, replicating with express-pouchdb.
import PouchDB from 'pouchdb-browser';
import { newestFirst } from '../../schemas/local-record.ts';
import { aPrayerOf } from './prayers.ts';
import type { PouchDoc } from './pouch-doc.ts';
import { enter } from './stage.ts';
import { listed, type Visit } from './visit.ts';

let visit: Visit;
let local: PouchDB<PouchDoc>;
let remote: PouchDB<PouchDoc>;

enter({
  async open(who) {
    visit = who;
    local = new PouchDB('bench-pouch', { adapter: 'idb' });
    remote = new PouchDB(`${location.origin}/${who.database}`, { skip_setup: true });
    await local.info();
  },
  watch(show) {
    let isAsking = false;
    let isStale = false;
    // Its form of a live query: whenever something changed, the newest are asked for again, one question at a time.
    async function look(): Promise<void> {
      if (isAsking) {
        isStale = true;
        return;
      }
      isAsking = true;
      const { rows } = await local.allDocs({ include_docs: true, limit: listed });
      isAsking = false;
      show(rows.map(({ doc }) => ({ id: doc.client_id, title: String(doc['title']), testimony: String(doc['testimony'] ?? ''), created: doc.created_date })));
      if (isStale) {
        isStale = false;
        await look();
      }
    }
    local.changes({ since: 'now', live: true }).on('change', () => void look());
    void look();
  },
  async pull() {
    await local.replicate.from(remote, options());
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
        return { ...aPrayerOf(visit.email), client_id: id, created_date: now, _id: `${newestFirst(now)}|${id}` };
      }),
    );
  },
  async push() {
    await local.replicate.to(remote, options());
  },
  async live() {
    const isPaused = new Promise<void>((resolve) => {
      local.sync(remote, { ...options(), live: true, retry: true }).on('paused', () => resolve());
    });
    await isPaused;
  },
  async write(text) {
    const { rows } = await local.allDocs({ include_docs: true, limit: 1 });
    const [newest] = rows;
    if (newest) await local.put({ ...newest.doc, testimony: text });
  },
  async idle() {
    await local.sync(remote, options());
  },
});

function options(): { batch_size: number } {
  return { batch_size: visit.pageSize ?? 1_000 };
}
