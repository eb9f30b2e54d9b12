// Deliberate defects of the engine, each of which the simulation must detect. Defects that show in
// fewer than one run of fifty are left to unit tests.
import type { SourceMutation } from './module-copies.ts';

export interface Mutant {
  /** What is broken, and how the defect shows. */
  name: string;
  mutations: readonly SourceMutation[];
  /** Backend of the runs that detect the defect. */
  backend: 'server' | 'basic';
  /**
   * A simulation run fails within seconds, so `npm test` runs this mutant. `npm run test:long` runs
   * the other mutants.
   */
  isQuick?: true;
}

const push = 'replication/push.ts';
const pull = 'replication/pull.ts';
const compareIds = 'replication/compare-ids.ts';
const encryptedTransport = 'replication/encryption/encrypted-transport.ts';
const reconcile = 'replication/reconcile-row.ts';

/** Defect: a row that is missing here or differs is no longer fetched when ids are compared. */
const withoutFetching: SourceMutation = {
  file: compareIds,
  from: 'if (here.get(serverId)?.updated_date === row.updated_date) continue;',
  to: 'if (row) continue;',
};

export const mutants: readonly Mutant[] = [
  {
    name: '[R5] a create without an answer is sent again without a lookup',
    mutations: [
      {
        file: push,
        from: "if (doc.sent.length > 0 && !isLookedUp) return { kind: 'look-up' };",
        to: '',
      },
    ],
    backend: 'server',
    isQuick: true,
  },
  {
    name: '[R3] the sent version is not stored before the request',
    mutations: [
      {
        file: push,
        from: '{ ...doc, sent: [...doc.sent, doc.record].slice(-maxSentVersions), sending: true, attempts: doc.attempts + 1 }',
        to: '{ ...doc }',
      },
    ],
    backend: 'server',
    isQuick: true,
  },
  {
    name: '[R4] sent versions without an answer are forgotten',
    mutations: [
      {
        file: 'replication/apply-answers.ts',
        from: "answer.kind === 'locked') return released;",
        to: "answer.kind === 'locked') return { ...released, sent: [] };",
      },
    ],
    backend: 'server',
  },
  {
    name: '[R1] the engine decides from the query cache of its own tab',
    mutations: [
      {
        file: 'replication/sync-collection.ts',
        from: 'const { documents } = await collection.storageInstance.query(query);',
        to: 'const documents = query && (await collection.find({ selector }).exec()).map((doc) => doc.toMutableJSON(true));',
      },
    ],
    backend: 'server',
  },
  {
    name: '[R2] [R20] a row of the server overwrites the local record',
    mutations: [
      {
        file: reconcile,
        from: 'const record = mergeRecord(schema, { base,',
        to: 'const record = theirs ?? mergeRecord(schema, { base,',
      },
    ],
    backend: 'server',
    isQuick: true,
  },
  {
    name: '[R20] [R21] the merge ignores the common base',
    mutations: [
      {
        file: 'replication/merge.ts',
        from: 'const [was, my, their] = [base[field], mine[field], theirs[field]];',
        to: 'const [was, my, their] = [mine[field], mine[field], theirs[field]];\n    base = {};',
      },
    ],
    backend: 'server',
    isQuick: true,
  },
  {
    name: '[R22] a text that loses a conflict is not kept as a previous version',
    mutations: [
      {
        file: 'replication/merge.ts',
        from: "if (rule === 'words' && typeof text === 'string' && text.trim() !== '') lost.push({ field, text });",
        to: '',
      },
    ],
    backend: 'server',
  },
  {
    name: '[R23] lists are not united',
    mutations: [
      {
        file: 'replication/merge.ts',
        from: 'const united = [...others, ...ours.filter((item) => !others.some((other) => isSameValue(item, other)))];',
        to: 'const united = ours;',
      },
    ],
    backend: 'server',
  },
  {
    name: '[R12] a pending edit of a deleted record counts as synced',
    mutations: [
      {
        file: push,
        from: "if (doc.gone !== '') return { kind: 'recreate' };",
        to: "if (doc.gone !== '') return settled;",
      },
    ],
    backend: 'server',
  },
  {
    name: '[R13] a removal holds against unseen text of another device',
    mutations: [
      {
        file: reconcile,
        from: 'const removed = doc.removed && !isBack && unseenFields(schema, doc, theirs, rules).length === 0;',
        to: 'const removed = doc.removed;',
      },
    ],
    backend: 'server',
  },
  {
    name: '[R14] a rejected change counts as busy',
    mutations: [
      {
        file: 'replication/http-transport.ts',
        from: "    kind: 'refused',\n    status: response.status,",
        to: "    kind: 'busy',\n    status: response.status,",
      },
    ],
    backend: 'server',
  },
  {
    name: '[R16] the checkpoint moves before the page is applied',
    mutations: [
      {
        file: pull,
        from: 'const interruption = await apply(',
        to: "if (date !== '') await syncCollection.state.write(key, date);\n    const interruption = await apply(",
      },
    ],
    backend: 'server',
  },
  {
    name: '[R16] [R18] the pull does not look back, and compared ids fetch nothing',
    mutations: [
      {
        file: pull,
        from: 'transport.rules.getPullStart(reached)',
        to: 'reached',
      },
      withoutFetching,
    ],
    backend: 'basic',
  },
  {
    name: '[R18] [R11] an incomplete list is trusted, and no record is read by id',
    mutations: [
      {
        file: compareIds,
        from: "{ kind: 'ids', hasClientIds, skip, limit: maxInPage });\n    if (answer.kind !== 'ok') return toInterruption(answer);",
        to: "{ kind: 'ids', hasClientIds, skip, limit: maxInPage });\n    if (answer.kind !== 'ok') break;",
      },
      {
        file: compareIds,
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
  },
  {
    name: '[R34] a tab that lost the sync lock goes on sending',
    mutations: [
      {
        file: 'replication/engine.ts',
        from: 'await environment.withLock(async (syncLock) => {',
        to: 'await environment.withLock(async () => {\n        const syncLock = { isLost: () => false };',
      },
    ],
    backend: 'server',
  },
  {
    name: '[R37] a server restored from a backup receives nothing again',
    mutations: [
      {
        file: 'replication/cycle.ts',
        from: "return known !== '' && known !== epoch;",
        to: 'return false;',
      },
    ],
    backend: 'server',
  },
  {
    name: '[R32] duplicate rows are not removed',
    mutations: [
      {
        file: push,
        from: "return getDuplicateIds(doc).length > 0 ? { kind: 'duplicate-row' } : settled;",
        to: 'return settled;',
      },
    ],
    backend: 'basic',
    isQuick: true,
  },
  {
    name: '[R46] an edited text is sent in clear',
    mutations: [
      {
        file: encryptedTransport,
        from: 'fields: encryptFields(listFieldsToSend(by, change), place)',
        to: 'fields: listFieldsToSend(by, change)',
      },
    ],
    backend: 'server',
    isQuick: true,
  },
  {
    name: '[R46d] a device without the key sends clear texts',
    mutations: [
      {
        file: encryptedTransport,
        from: "return target === null && missing.length > 0 ? { kind: 'locked' } : null;",
        to: 'return null;',
      },
    ],
    backend: 'server',
    isQuick: true,
  },
  {
    name: '[R46e] a row in another form is not noted',
    mutations: [{ file: encryptedTransport, from: 'await requireCheck(entity);', to: '' }],
    backend: 'server',
  },
  {
    name: '[R46e] a rewritten record sends its changed fields only',
    mutations: [
      {
        file: encryptedTransport,
        from: 'if (!Object.hasOwn(fields, formField)) return fields;',
        to: 'if (fields) return fields;',
      },
    ],
    backend: 'server',
  },
];
