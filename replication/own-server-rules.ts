// Rules of the engine for a server with conditional writes, unique client ids, commit order and a
// deletion feed, such as Selah's own server.
import { withDuplicateIds } from '../schemas/local-record.ts';
import { updateDocument } from './sync-collection.ts';
import { type BackendRules, maxLookedUpIds } from './transport.ts';

export const ownServerRules: BackendRules = {
  readEvidence: (doc, row) => ({
    // No late request can create a row again after its confirmed deletion.
    isBroughtBack: doc.gone === 'here' && doc.server_id === row.id,
    // The server refuses a deletion that was made from another version of the row.
    stopsDeletion: doc.updated_date !== row.updated_date,
    isFromBackup: doc.server_id === row.id && row.updated_date < doc.updated_date,
    mayHideConfirmed: false,
  }),
  isConfirmedValue: () => false,
  // [R4a] A late update is refused, so a row settles all versions that were sent before.
  listUnknownVersions: (doc, { isSame }) => (isSame || !doc.sending ? [] : doc.sent),
  listLateVersions: () => [],
  confirmVersion: (_schema, doc) => doc,
  mergeDuplicateRow: () => null,

  maxLookedUpRecords: maxLookedUpIds,
  // The server answers `deleted` to a create of a deleted record.
  listSuccessorsToLookUp: () => [],
  markRecreated: async () => {},
  completeRemoval: null,
  /** [R32e] Forgets ids that were stored before the server had unique client ids. */
  async deleteDuplicateRow(syncCollection, { client_id: id }) {
    await updateDocument(syncCollection, id, (now) => ({ ...now, ...withDuplicateIds([]) }));
    return null;
  },

  getPullStart: (checkpoint) => checkpoint,
  findCheckpoint: (rows) => rows.at(-1)?.updated_date ?? '',
  // [R34e] Dates ascend, so an older row comes from an outdated page.
  handleOlderRows: async () => null,
  isDeletionUndone: (doc, deletedDate) => doc.updated_date > deletedDate,
  findDeletionsWithoutFeed: async () => null,
  // A deleted client id stays deleted. If an owner restores such a record from the trash, both
  // records are intended.
  mergeRecreatedRecords: async () => {},
};
