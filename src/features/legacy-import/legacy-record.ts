// Converts a record of the earlier app to a record of this app. No text of the user is cut off, and
// the same content gives the same record.
import { formatVerseReference } from '../../../schemas/bible/verse-reference.ts';
import type { PreviousVersion } from '../../../schemas/fields.ts';
import type { FieldSchema } from '../../../schemas/json-schema.ts';
import { type Fields, readDateTime } from '../../../schemas/local-record.ts';
import { toCanonicalVerses } from '../../../schemas/bible/numbering.ts';
import { toCanonicalJson, deriveId } from '../../data/records/canonical-json.ts';
import { syncedEntities } from '../../data/database/collections.ts';
import { findBook, type LegacyItem, toIsoTime } from './parse-legacy-text.ts';
import { buildPrayerTitle } from '../../data/records/prayer-title.ts';
import { findFaultyField } from '../../data/records/validate-record.ts';

export type LegacyRecordKind = (typeof syncedEntities)[number];

export interface LegacyRecord {
  kind: LegacyRecordKind;
  fields: Fields;
  /** ISO time; null when unknown. */
  createdDate: string | null;
  /**
   * Derived from content and owner, so that the same record always gets the same id, whatever its
   * source.
   */
  clientId: string;
  /**
   * Derived from the id `offline_…` that the earlier app gave an unsent record; null for a record
   * without such an id.
   */
  oldIdClientId: string | null;
}

/** Fields that the earlier app or its server added, not the user. */
const generatedFields = new Set([
  'id',
  'client_id',
  'synced',
  'created_date',
  'updated_date',
  'created_by',
  'created_by_id',
  'is_sample',
  'user_email',
  'app_id',
  'entity_name',
  'timestamp',
  'written_date',
  'earlier_wordings',
]);

/**
 * Converts the values of a record to the types of the schema (`"3"` becomes 3). A value that does
 * not fit its field and is not text of the user is left out.
 *
 * The rest of a text that is too long becomes previous versions, in pieces. So do texts of
 * undeclared fields, if the entity has previous versions.
 *
 * @returns null for a record that cannot be made valid; the caller keeps its raw data
 */
export function convertLegacyRecord(
  { entityType, data, timestamp }: LegacyItem,
  owner: string,
  today: string,
): LegacyRecord | null {
  const kind = syncedEntities.find(
    ({ entity }) => entity !== 'User' && normalizeName(entity) === normalizeName(entityType),
  );
  if (!kind) return null;
  const {
    properties,
  }: LegacyRecordKind['schema'] & { properties: Readonly<Record<string, FieldSchema>> } =
    kind.schema;
  const hasPreviousVersions = Object.hasOwn(properties, 'earlier_wordings');
  const read = new Map<string, unknown>();
  const versions: PreviousVersion[] = [];
  let isWhole = true;
  for (const [name, raw] of Object.entries(data)) {
    if (generatedFields.has(name) || raw === null || raw === undefined) continue;
    const schema = Object.hasOwn(properties, name) ? properties[name] : undefined;
    const { value, rest } = schema
      ? fitValue(name, schema, raw)
      : { value: undefined, rest: extractTexts(raw) };
    if (value !== undefined) read.set(name, value);
    versions.push(...rest.map((text) => ({ field: name.slice(0, 64), text })));
    // The rest of a declared field needs previous versions to be stored in.
    if (schema && rest.length > 0 && !hasPreviousVersions) isWhole = false;
  }
  const createdDate =
    toIsoTime(data['created_date']) ??
    toIsoTime(/^offline_(\d+)/.exec(String(data['id']))?.[1]) ??
    toIsoTime(timestamp);
  const earlier = hasPreviousVersions
    ? toList(data['earlier_wordings']).flatMap((version) =>
        isPreviousVersion(version) ? [version] : [],
      )
    : [];
  const keptVersions = hasPreviousVersions ? [...earlier, ...versions] : [];
  const fields: Fields = withDefaults(
    kind,
    {
      ...Object.fromEntries(read),
      ...(keptVersions.length > 0 && { earlier_wordings: keptVersions }),
    },
    createdDate,
  );
  // An unknown date becomes the date of the import. The id is derived without that date, so that an
  // import tomorrow creates no second record.
  const dated =
    Object.hasOwn(properties, 'date') && fields['date'] === undefined
      ? { ...fields, date: today }
      : fields;
  if (!isWhole || findFaultyField(kind.schema, { ...dated, client_id: 'any' }) !== null)
    return null;
  // The server sets its own creation date. The id is derived without the date of writing, so that
  // a record that an earlier version imported keeps its id.
  const written = createdDate ?? `${String(fields['date'])}T12:00:00.000Z`;
  const hasWrittenDate =
    Object.hasOwn(properties, 'written_date') && !Number.isNaN(readDateTime(written));
  return {
    kind,
    fields: toCanonicalNumbering(kind, {
      ...dated,
      ...(hasWrittenDate && { written_date: written }),
    }),
    createdDate,
    clientId: deriveId('former', owner, kind.entity, fields),
    oldIdClientId: /^offline_./.test(String(data['id']))
      ? deriveId('former id', owner, kind.entity, data['id'])
      : null,
  };
}

/**
 * Converts the verse from the translation's numbering, which the earlier app used, to the canonical
 * numbering of the King James Version.
 */
function toCanonicalNumbering({ entity }: LegacyRecordKind, fields: Fields): Fields {
  const { translation, book, chapter, verse } = fields;
  if (entity !== 'BibleNote' && entity !== 'BibleBookmark') return fields;
  if (typeof translation !== 'string' || typeof book !== 'string' || typeof chapter !== 'number')
    return fields;
  const [at] = toCanonicalVerses(translation, {
    book,
    chapter,
    verse: typeof verse === 'number' ? verse : 1,
  });
  if (!at) return fields;
  return {
    ...fields,
    chapter: at.chapter,
    ...(entity === 'BibleNote' && typeof verse === 'number' && { verse: at.verse }),
  };
}

/**
 * Returns the fields that a user can see as text, for the comparison of two records. Values that
 * the server fills in are left out.
 */
export function toComparableText(kind: LegacyRecordKind, record: Fields): string {
  const properties: Readonly<Record<string, FieldSchema>> = kind.schema.properties;
  const identityFields = Object.entries(record).flatMap(([name, value]) => {
    const schema = Object.hasOwn(properties, name) ? properties[name] : undefined;
    if (!schema || ['client_id', 'user_email', 'written_date'].includes(name)) return [];
    const seen =
      name === 'earlier_wordings'
        ? toList(value).filter(
            (version) => isPreviousVersion(version) && Object.hasOwn(properties, version.field),
          )
        : value;
    const isEmpty =
      seen === null ||
      seen === undefined ||
      seen === '' ||
      (Array.isArray(seen) && seen.length === 0);
    return isEmpty || seen === schema.default ? [] : [[name, seen] as const];
  });
  return toCanonicalJson(Object.fromEntries(identityFields));
}

function withDefaults(
  { entity }: LegacyRecordKind,
  fields: Fields,
  createdDate: string | null,
): Fields {
  const made: Record<string, unknown> = {};
  const text = (name: string) => (typeof fields[name] === 'string' ? fields[name] : '');
  if (
    ['GraceNote', 'GratitudeEntry'].includes(entity) &&
    text('date') === '' &&
    createdDate !== null
  )
    made['date'] = toLocalDay(createdDate);
  if (entity === 'Prayer') {
    made['prayer_text'] = text('prayer_text') || text('request');
    made['title'] = text('title') || buildPrayerTitle(text('request') || text('prayer_text'));
  }
  if (entity === 'DeletionRequest') made['request_date'] = text('request_date') || createdDate;
  if (entity === 'BibleNote' || entity === 'BibleBookmark') {
    const book = findBook(fields['book']) ?? fields['book'];
    const verse =
      entity === 'BibleNote' && typeof fields['verse'] === 'number' ? fields['verse'] : undefined;
    made['book'] = book;
    made['reference'] =
      text('reference') ||
      formatVerseReference('en', String(book), Number(fields['chapter']), verse);
  }
  return Object.fromEntries(
    Object.entries({ ...fields, ...made }).filter(
      ([, value]) => value !== null && value !== undefined && value !== '',
    ),
  );
}

interface FittedValue {
  value?: unknown;
  /** Texts that did not fit in the field. */
  rest: string[];
}

function fitValue(name: string, schema: FieldSchema, raw: unknown): FittedValue {
  switch (schema.type) {
    case 'string':
      return fitText(name, schema, raw);
    case 'integer':
    case 'number': {
      const number = typeof raw === 'string' && raw.trim() !== '' ? Number(raw) : raw;
      return {
        value: typeof number === 'number' && Number.isFinite(number) ? number : undefined,
        rest: [],
      };
    }
    case 'boolean':
      return {
        value: [true, 'true', 1].includes(raw as boolean)
          ? true
          : [false, 'false', 0].includes(raw as boolean)
            ? false
            : undefined,
        rest: [],
      };
    case 'array': {
      const items = toList(raw).map((item) =>
        schema.items.type === 'integer' && typeof item === 'string' ? Number(item) : item,
      );
      const isSound =
        Array.isArray(raw) &&
        findFaultyField({ type: 'object', properties: { [name]: schema } }, { [name]: items }) ===
          null;
      return isSound ? { value: items, rest: [] } : { rest: extractTexts(raw) };
    }
    case 'object':
    case 'any':
      return { value: raw, rest: [] };
  }
}

function fitText(
  name: string,
  { enum: known, format, maxLength = Infinity }: Extract<FieldSchema, { type: 'string' }>,
  raw: unknown,
): FittedValue {
  if (typeof raw === 'object') return { rest: extractTexts(raw) };
  const text = String(raw);
  if (text.trim() === '') return { rest: [] };
  if (known)
    return {
      value: known.find((one) => one.toLowerCase() === text.trim().toLowerCase()),
      rest: [],
    };
  if (format === 'date') {
    const iso = toIsoTime(raw);
    return {
      value: /^\d{4}-\d\d-\d\d$/.test(text) ? text : iso === null ? undefined : toLocalDay(iso),
      rest: [],
    };
  }
  if (format === 'date-time') return { value: toIsoTime(raw) ?? undefined, rest: [] };
  if (text.length <= maxLength) return { value: text, rest: [] };
  // A truncated id would be invalid.
  if (name === 'plan_id') return { rest: [text] };
  const [first = '', ...others] = splitText(text, maxLength);
  return {
    value: first,
    rest: maxLength >= maxPieceLength ? others : splitText(text, maxPieceLength),
  };
}

/** Maximum length of a previous version. */
const maxPieceLength = 100_000;

function splitText(text: string, longest: number): string[] {
  const pieces: string[] = [];
  for (let start = 0; start < text.length;) {
    const end = start + longest;
    // Never through the middle of a character.
    const isSplit = end < text.length && /[\uD800-\uDBFF]/.test(text.charAt(end - 1));
    pieces.push(text.slice(start, isSplit ? end - 1 : end));
    start = isSplit ? end - 1 : end;
  }
  return pieces;
}

/** Returns the text of a value that fits no field. A list or an object is returned as JSON. */
function extractTexts(raw: unknown): string[] {
  if (typeof raw === 'string') return raw.trim() === '' ? [] : splitText(raw, maxPieceLength);
  return hasText(raw) ? splitText(JSON.stringify(raw), maxPieceLength) : [];
}

function hasText(raw: unknown): boolean {
  if (typeof raw === 'string') return raw.trim() !== '';
  return typeof raw === 'object' && raw !== null && Object.values(raw).some(hasText);
}

function isPreviousVersion(value: unknown): value is PreviousVersion {
  const { field, text } = (value ?? {}) as Partial<PreviousVersion>;
  return typeof field === 'string' && typeof text === 'string';
}

function toList(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}

function toLocalDay(iso: string): string {
  const day = new Date(iso);
  return `${String(day.getFullYear()).padStart(4, '0')}-${String(day.getMonth() + 1).padStart(2, '0')}-${String(day.getDate()).padStart(2, '0')}`;
}

/** `grace_note` and `GraceNote` are one. */
function normalizeName(name: string): string {
  return name.replaceAll(/[^a-z]/gi, '').toLowerCase();
}
