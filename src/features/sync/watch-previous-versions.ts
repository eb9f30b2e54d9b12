// Finds all records with previous versions: one scan of all records, then updates from change
// events.
import { Observable } from 'rxjs';
import { groupPreviousVersions, type VersionGroup } from '../../../schemas/entities/prayer.ts';
import type { SyncedEntityName } from '../../../schemas/entities/registry.ts';
import type { LocalRecord } from '../../../schemas/local-record.ts';
import { type UserCollectionName, syncedEntities } from '../../data/database/collections.ts';
import type { DataContext } from '../../data/data-context.ts';
import { readBatches } from '../../data/records/read-batches.ts';
import { type SyncItem, toSyncItem, listPreviousVersions } from '../../data/records/sync-items.ts';

/** Previous versions with one text, and the current text of their first field. */
export interface ReplacedVersions extends VersionGroup {
  currentText: string;
}

export interface ItemWithVersions extends SyncItem {
  /** Newest first. */
  versions: readonly ReplacedVersions[];
}

export interface PreviousVersionsState {
  /** Newest record first. */
  items: readonly ItemWithVersions[];
  /** The scan is still running, so there may be more items. */
  isSearching: boolean;
}

/**
 * Emits the records with previous versions. No index contains previous versions, and there may be
 * many records, so results are emitted during the scan.
 */
export function watchPreviousVersions(data: DataContext): Observable<PreviousVersionsState> {
  return new Observable((subscriber) => {
    const found = new Map<string, ItemWithVersions & { order: string }>();
    /**
     * Records reported by a change event; the event is newer than any batch the scan may have read.
     */
    const changedKeys = new Set<string>();
    let isSearching = true;
    const versionedEntities = syncedEntities.filter(({ schema }) =>
      Object.hasOwn(schema.properties, 'earlier_wordings'),
    );

    function emit(): void {
      const items = [...found.values()]
        .toSorted((a, b) => (a.order < b.order ? -1 : a.order > b.order ? 1 : 0))
        .map(({ order: _order, ...item }) => item);
      subscriber.next({ items, isSearching });
    }

    /** @returns whether that changes the answer */
    function updateItem(
      entity: SyncedEntityName,
      collection: UserCollectionName,
      doc: LocalRecord,
    ): boolean {
      const key = getKey(collection, doc);
      const versions = doc.removed ? [] : listPreviousVersions(doc.record);
      if (versions.length === 0) return found.delete(key);
      const kept = groupPreviousVersions(versions).map((group) => ({
        ...group,
        currentText: String(doc.record[group.versions[0].field] ?? ''),
      }));
      found.set(key, {
        ...toSyncItem(entity, collection, doc),
        versions: kept.toReversed(),
        order: doc.order,
      });
      return true;
    }

    async function search(): Promise<void> {
      for (const { entity, collection } of versionedEntities) {
        for await (const docs of readBatches(data.userDatabase[collection])) {
          if (subscriber.closed) return;
          const unchangedDocs = docs.filter((doc) => !changedKeys.has(getKey(collection, doc)));
          // `filter` processes every record; `some` would stop at the first match.
          if (unchangedDocs.filter((doc) => updateItem(entity, collection, doc)).length > 0) emit();
        }
      }
      isSearching = false;
      emit();
    }

    for (const { entity, collection } of versionedEntities) {
      subscriber.add(
        data.userDatabase[collection].$.subscribe(({ documentData }) => {
          changedKeys.add(getKey(collection, documentData));
          if (updateItem(entity, collection, documentData)) emit();
        }),
      );
    }
    search().catch((fault: unknown) => subscriber.error(fault));
  });
}

function getKey(collection: UserCollectionName, { client_id: id }: LocalRecord): string {
  return `${collection}|${id}`;
}
