// Types of the definition of an entity. Every property is required: a new entity does not compile
// before each of them is decided.
import type { ObjectSchema } from '../json-schema.ts';
import type { Fields } from '../local-record.ts';

/**
 * `owner`: only the user who created a record has access. `content`: all visitors may read, only
 * admins may write.
 */
export type EntityAccess = 'owner' | 'content';

/**
 * What names a record beside its date: the text of a field, its Bible passage, its mood, or the
 * title of its reading plan. Null: the date only.
 */
export type RecordTitle<Field extends string = string> =
  | { readonly field: Field }
  | 'passage'
  | 'mood'
  | 'plan'
  | null;

interface DeviceStorage {
  /** Name by which code reaches the records: `userDatabase.prayers`. */
  readonly collection: string;
  /** Returns the reference under which a record is listed; at most `maxRefLength` characters. */
  refOf(fields: Fields): string;
}

/** Public texts of the server, which are only read. They belong to no user. */
export interface ContentDefinition extends DeviceStorage {
  readonly access: 'content';
  readonly schema: ObjectSchema;
  /** Begins the key of each record where several entities share a collection; otherwise empty. */
  readonly prefix: string;
}

/** @template Field name of a field of the schema */
interface PersonalOptions<Field extends string> extends DeviceStorage {
  /**
   * Where the device stores the records. `own`: in an RxDB collection with the name `collection`.
   * `shared`: in one RxDB collection with other entities, for entities with few records per user.
   * RxDB opens at most 13 collections in a page. Once devices have stored records, a change needs a
   * migration.
   */
  readonly storedIn: 'own' | 'shared';
  /**
   * What the Sync page shows of a record. It lists all personal entities, because the user must be
   * able to see each record that the server has not accepted.
   */
  readonly syncPage: {
    /**
     * Fields that can serve as title, best first. Without a text in them, the name of the entity is
     * the title.
     */
    readonly titleFields: readonly Field[];
    /** Fields with the text that the user can copy, in reading order. */
    readonly textFields: readonly Field[];
  };
  /** The JSON export contains all personal entities; the Markdown export is for reading. */
  readonly exportedAs: 'json-and-markdown' | 'json';
  /** Whether the search in the user's own texts reads the personal text fields. */
  readonly searched: boolean;
  /** Title of a record in the Markdown export and among search results. */
  readonly recordTitle: RecordTitle<Field>;
  /**
   * Item of the list of collected data (`content/legal`) that names the records. A new item is a
   * type error in each language until its text exists. Null: another section names them.
   */
  readonly privacyItem: string | null;
}

/** Records that belong to one user and sync in both directions. */
export interface PersonalDefinition extends PersonalOptions<string> {
  readonly access: 'owner';
  readonly schema: ObjectSchema;
  /** Empty: personal entities that share a collection are distinguished by a field. */
  readonly prefix: '';
}

export type EntityDefinition = PersonalDefinition | ContentDefinition;

/** Checks that the definition names fields of the schema only. */
export function definePersonalEntity<
  const Schema extends ObjectSchema,
  const Options extends PersonalOptions<keyof Schema['properties'] & string>,
>(schema: Schema, options: Options) {
  return { ...options, schema, access: 'owner', prefix: '' } as const;
}
