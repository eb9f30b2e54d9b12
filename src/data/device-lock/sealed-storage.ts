// RxDB storage that encrypts documents before another storage stores them. Only what the storage
// needs stays in clear: keys, indexed fields, RxDB's own fields, and flags, by which it filters.
import {
  type RxDocumentData,
  type RxStorage,
  type RxStorageInstance,
  wrapRxStorageInstance,
} from 'rxdb';
import { isObject } from '../../../schemas/is-object.ts';
import type { Seal } from './seal.ts';

type StoredFields = Record<string, unknown>;

/** Kind of device records that stay in clear: the settings of the lock itself. */
export const clearKind = 'device-lock';

/** RxDB's collection of the collections, which contains schemas only. */
const internalCollection = '_rxdb_internal';

export function sealStorage(
  storage: RxStorage<unknown, unknown>,
  seal: Seal,
): RxStorage<unknown, unknown> {
  return {
    name: storage.name,
    rxdbVersion: storage.rxdbVersion,
    async createStorageInstance<Doc>(
      params: Parameters<typeof storage.createStorageInstance<Doc>>[0],
    ) {
      const instance = await storage.createStorageInstance<Doc>(params);
      if (params.collectionName === internalCollection) return instance;
      const { primaryKey, indexes } = params.schema;
      const keys = { primaryKey, indexes: indexes as readonly (string | readonly string[])[] };
      const { close, open } = createDocumentSeal(params.collectionName, keys, seal);
      // The wrapper has all methods that the collections use.
      return wrapRxStorageInstance<Doc>(
        params.schema,
        instance,
        (document) => close(document as StoredFields) as RxDocumentData<Doc>,
        (document) => open(document as StoredFields) as RxDocumentData<Doc>,
      ) as unknown as RxStorageInstance<Doc, unknown, unknown>;
    },
  };
}

/** Returns the functions that encrypt and decrypt the documents of one collection. */
export function createDocumentSeal(
  collection: string,
  schema: Readonly<{ primaryKey: unknown; indexes?: readonly (string | readonly string[])[] }>,
  seal: Seal,
): {
  close(document: StoredFields): StoredFields;
  /** A document that is not encrypted stays as it is. Throws `SealError`. */
  open(document: StoredFields): StoredFields;
} {
  const primary = String(schema.primaryKey);
  const clearNames = new Set([primary, ...(schema.indexes ?? []).flat().map(String)]);
  const isClear = (name: string) => clearNames.has(name) || name.startsWith('_');
  const getPlace = (document: StoredFields) => [collection, String(document[primary])];

  return {
    close(document) {
      if (document['kind'] === clearKind) return document;
      const names = Object.entries(document);
      const secret = Object.fromEntries(names.filter(([name]) => !isClear(name)));
      return {
        ...Object.fromEntries(names.filter(([name]) => isClear(name))),
        ...selectFlags(secret),
        sealed: seal.close(getPlace(document), secret),
      };
    },
    open(document) {
      const { sealed, ...clear } = document;
      if (typeof sealed !== 'string') return document;
      const secret = seal.open(getPlace(document), sealed);
      return { ...clear, ...(isObject(secret) && secret) };
    },
  };
}

/** Returns the flags of the objects, because queries select records by them. */
function selectFlags(fields: StoredFields): StoredFields {
  return Object.fromEntries(
    Object.entries(fields).flatMap(([name, value]) => {
      if (!isObject(value)) return [];
      const flags = Object.entries(value).filter(([, inner]) => typeof inner === 'boolean');
      return flags.length > 0 ? [[name, Object.fromEntries(flags)]] : [];
    }),
  );
}
