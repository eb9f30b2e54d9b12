// Deliberate defects of the engine, each of which the simulation must detect.
import type { SourceMutation } from './module-copies.ts';

export interface Mutant {
  /** What is broken, and how the defect shows. */
  name: string;
  mutations: readonly SourceMutation[];
  /** Where it shows. */
  backend: 'server' | 'basic';
  /** Number of simulation runs among which one fails. */
  runs: number;
  /**
   * Seed of the first run, where the seed does not follow from the mutant's position in this list.
   */
  from?: number;
  /**
   * A simulation run fails within seconds, so `npm test` runs this mutant. `npm run test:long` runs
   * the other mutants.
   */
  isQuick?: true;
}

const push = 'replication/push.ts';
const pull = 'replication/pull.ts';
const reconcile = 'replication/reconcile-row.ts';

/** Defect: a row that is missing here or differs is no longer fetched when ids are compared. */
const withoutFetching: SourceMutation = {
  file: pull,
  from: 'if (here.get(serverId)?.updated_date === row.updated_date) continue;',
  to: 'if (row) continue;',
};

export const mutants: readonly Mutant[] = [
  {
    name: '[R5] a create whose answer was lost goes out again without a look: by the count of such creates',
    mutations: [
      {
        file: push,
        from: "if (doc.sent.length > 0 && !isLookedUp) return { kind: 'look-up' };",
        to: '',
      },
    ],
    backend: 'server',
    runs: 20,
    isQuick: true,
  },
  {
    name: '[R3] no mark on the disk before sending',
    mutations: [
      {
        file: push,
        from: '{ ...doc, sent: [...doc.sent, doc.record].slice(-maxSentVersions), sending: true, attempts: doc.attempts + 1 }',
        to: '{ ...doc }',
      },
    ],
    backend: 'server',
    runs: 20,
    isQuick: true,
  },
  {
    name: '[R4] what was sent is forgotten when no answer comes',
    mutations: [
      {
        file: 'replication/apply-answers.ts',
        from: "if (answer.kind === 'offline' || answer.kind === 'busy') return released;",
        to: "if (answer.kind === 'offline' || answer.kind === 'busy') return { ...released, sent: [] };",
      },
    ],
    backend: 'server',
    runs: 20,
  },
  {
    name: '[R1] decides from the query cache of its own tab',
    mutations: [
      {
        file: 'replication/sync-collection.ts',
        from: 'const { documents } = await collection.storageInstance.query(query);',
        to: 'const documents = query && (await collection.find({ selector }).exec()).map((doc) => doc.toMutableJSON(true));',
      },
    ],
    backend: 'server',
    runs: 20,
  },
  {
    name: '[R2] [R20] a row of the server overwrites what is here',
    mutations: [
      {
        file: reconcile,
        from: 'const record = mergeRecord(schema, { base,',
        to: 'const record = theirs ?? mergeRecord(schema, { base,',
      },
    ],
    backend: 'server',
    runs: 20,
    isQuick: true,
  },
  {
    name: '[R20] [R21] the merge ignores what both started from',
    mutations: [
      {
        file: 'replication/merge.ts',
        from: 'const [was, my, their] = [base[field], mine[field], theirs[field]];',
        to: 'const [was, my, their] = [mine[field], mine[field], theirs[field]];\n    base = {};',
      },
    ],
    backend: 'server',
    runs: 20,
    isQuick: true,
  },
  {
    name: '[R22] the wording that gives way is not kept',
    mutations: [
      {
        file: 'replication/merge.ts',
        from: "if (rule === 'words' && typeof text === 'string' && text.trim() !== '') lost.push({ field, text });",
        to: '',
      },
    ],
    backend: 'server',
    runs: 30,
  },
  {
    name: '[R23] lists do not unite',
    mutations: [
      {
        file: 'replication/merge.ts',
        from: 'const united = [...others, ...ours.filter((item) => !others.some((other) => isSameValue(item, other)))];',
        to: 'const united = ours;',
      },
    ],
    backend: 'server',
    runs: 30,
  },
  {
    name: '[R12] a waiting edit of a record that is gone is taken for done',
    mutations: [
      {
        file: push,
        from: "if (doc.gone !== '') return { kind: 'recreate' };",
        to: "if (doc.gone !== '') return settled;",
      },
    ],
    backend: 'server',
    runs: 150,
  },
  {
    name: '[R13] a removal holds against words that this device has not seen',
    mutations: [
      {
        file: reconcile,
        from: 'const removed = doc.removed && !isBack && unseenFields(schema, doc, theirs).length === 0;',
        to: 'const removed = doc.removed;',
      },
    ],
    backend: 'server',
    runs: 30,
  },
  {
    name: '[R14] a refusal is taken for "later"',
    mutations: [
      {
        file: 'replication/http-transport.ts',
        from: "    kind: 'refused',\n    status: response.status,",
        to: "    kind: 'busy',\n    status: response.status,",
      },
    ],
    backend: 'server',
    runs: 20,
  },
  {
    name: '[R16] the place in the pull moves on before the page is applied',
    mutations: [
      {
        file: pull,
        from: 'const interruption = await apply(',
        to: "if (date !== '') await syncCollection.state.write(key, date);\n    const interruption = await apply(",
      },
    ],
    backend: 'server',
    runs: 60,
  },
  {
    name: '[R16] with [R18] no look back, and no comparing of ids that would bring what was passed over',
    mutations: [
      {
        file: pull,
        from: 'transport.hasConditionalWrites ? reached : lookBack(reached)',
        to: 'reached',
      },
      withoutFetching,
    ],
    backend: 'basic',
    runs: 60,
    isQuick: true,
  },
  {
    name: '[R18] with [R11] a failed or empty page is trusted, and no record is requested by id',
    mutations: [
      {
        file: pull,
        from: "{ kind: 'ids', hasClientIds, skip, limit: maxInPage });\n    if (answer.kind !== 'ok') return toInterruption(answer);",
        to: "{ kind: 'ids', hasClientIds, skip, limit: maxInPage });\n    if (answer.kind !== 'ok') break;",
      },
      {
        file: pull,
        from: "if (listed.has(serverId)) continue;\n    const answer = await transport.read(syncCollection.entity, { kind: 'one', serverId });",
        to: "if (listed.has(serverId)) continue;\n    const answer = { kind: 'missing' };",
      },
      {
        file: pull,
        from: 'if (row) await updateDocument(syncCollection, doc.client_id, (now)',
        to: 'if (!row) await updateDocument(syncCollection, doc.client_id, (now)',
      },
    ],
    backend: 'basic',
    runs: 60,
  },
  {
    name: '[R11] a row that arrives for what was removed here is believed, however late it was sent',
    mutations: [
      {
        file: pull,
        from: "now.removed && now.sync === 'safe' ? reconcileRow(syncCollection.schema, now, row, transport.hasConditionalWrites) : null",
        to: "now.removed && now.sync === 'safe' ? toLocalRecord(syncCollection, row) : null",
      },
    ],
    backend: 'basic',
    // About one simulation run in two hundred shows the defect; the first seed was chosen near one.
    from: 3_000_270,
    runs: 30,
  },
  {
    name: '[R34] a tab that was overtaken goes on: by the count of what it sends',
    mutations: [
      {
        file: 'replication/engine.ts',
        from: 'await environment.withLock(async (syncLock) => {',
        to: 'await environment.withLock(async () => {\n        const syncLock = { isLost: () => false };',
      },
    ],
    backend: 'server',
    runs: 60,
  },
  {
    name: '[R37] a server that was put back to a backup is not told again',
    mutations: [
      {
        file: 'replication/cycle.ts',
        from: "return known !== '' && known !== epoch;",
        to: 'return false;',
      },
    ],
    backend: 'server',
    runs: 60,
  },
  {
    name: '[R32] second rows are not taken away',
    mutations: [
      {
        file: push,
        from: "return getDuplicateIds(doc).length > 0 ? { kind: 'duplicate-row' } : settled;",
        to: 'return settled;',
      },
    ],
    backend: 'basic',
    runs: 60,
  },
];
