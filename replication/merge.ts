// Merges a record with the server's version without side effects: three-way, field by field. The
// same input gives the same output on every device.
import type { PreviousVersion } from '../schemas/fields.ts';
import type { FieldSchema, MergeRule, ObjectSchema } from '../schemas/json-schema.ts';
import {
  type Fields,
  isSameValue,
  readDateTime,
  toComparableNumber,
} from '../schemas/local-record.ts';

export interface MergeInput {
  /** The version both started from. */
  base: Fields;
  /** The version on this device. */
  mine: Fields;
  /** The version on the server. */
  theirs: Fields;
  /**
   * Versions that this device sent without receiving an answer. A server value equal to one of them
   * is this device's own echo, not a change by another device.
   */
  echoes: readonly Fields[];
  /**
   * True if `base` is a version that was sent without an answer, so that `theirs` may not derive
   * from it. Replaced personal texts of this device are then kept as previous versions.
   */
  isBaseGuessed?: boolean;
}

/** Rules that compute one value from two values, whichever side each value comes from. */
export const unitingRules: ReadonlySet<MergeRule> = new Set(['union', 'greater', 'earliest']);

/**
 * [R20] to [R25] and [R40]: merges one record by these rules of SPEC.md. Only fields that the
 * schema declares are merged.
 */
export function mergeRecord(
  schema: ObjectSchema,
  { base, mine, theirs: row, echoes, isBaseGuessed = false }: MergeInput,
): Fields {
  const theirs = fillEarliestFields(schema, row, mine);
  const merged: Record<string, unknown> = {};
  const lost: PreviousVersion[] = [];
  for (const [field, description] of Object.entries(schema.properties)) {
    const [was, my, their] = [base[field], mine[field], theirs[field]];
    const rule = description.merge ?? 'value';
    if (isSameValue(my, their) || rule === 'theirs') merged[field] = their;
    else if ([base, ...echoes].some((echo) => isSameValue(echo[field], their))) {
      merged[field] = my;
      // [R25] The server's text was a previous version in `base` and left that list when it was
      // restored as the text. Treated as an echo, this text would be lost.
      if (isListed(base, field, their) && !isListed(theirs, field, their))
        keepPreviousVersion(rule, field, their);
    } else if (isSameValue(my, was) || rule === 'derived') {
      // If the origin of `theirs` is unknown, lists are united as if both sides had changed them.
      const unites = isBaseGuessed && unitingRules.has(rule);
      merged[field] = unites ? resolveConflict(description, my, their) : their;
      if (isBaseGuessed) keepPreviousVersion(rule, field, my);
    } else {
      merged[field] = resolveConflict(description, my, their);
      keepPreviousVersion(rule, field, their);
    }
  }
  const previousVersions = schema.properties['earlier_wordings'];
  if (!previousVersions) return withoutUnset(merged);
  if (lost.length > 0)
    merged['earlier_wordings'] = addNewestVersion(
      previousVersions,
      merged['earlier_wordings'],
      lost,
    );
  // [R25] Neither side gave up these texts. They are kept even if they were treated as an echo, and
  // however many previous versions there are.
  const inBoth = heldByBoth(schema, mine, theirs).filter(
    ({ field, text }) => !isSameValue(merged[field], text),
  );
  if (inBoth.some(({ field, text }) => !isListed(merged, field, text)))
    merged['earlier_wordings'] = addNewestVersion(
      previousVersions,
      merged['earlier_wordings'],
      inBoth,
    );
  return withoutUnset(merged);

  function keepPreviousVersion(rule: MergeRule, field: string, text: unknown): void {
    if (rule === 'words' && typeof text === 'string' && text.trim() !== '')
      lost.push({ field, text });
  }
}

/** Returns texts that are current on one side and a previous version on the other side. */
function heldByBoth(schema: ObjectSchema, mine: Fields, theirs: Fields): PreviousVersion[] {
  const fields = Object.entries(schema.properties).flatMap(([field, { merge }]) =>
    merge === 'words' ? [field] : [],
  );
  const among = (one: Fields, other: Fields) =>
    fields.flatMap((field) => {
      const { [field]: text } = one;
      return typeof text === 'string' && isListed(other, field, text) ? [{ field, text }] : [];
    });
  return [...among(mine, theirs), ...among(theirs, mine)];
}

/**
 * Adds previous versions at the end of the list, each once. If the list exceeds the schema's limit,
 * the newest entries stay.
 */
function addNewestVersion(
  previousVersions: FieldSchema,
  list: unknown,
  newest: readonly PreviousVersion[],
): readonly unknown[] {
  const last = newest.filter(
    (previousVersion, index) =>
      !newest.slice(0, index).some((before) => isSameValue(before, previousVersion)),
  );
  const first = (Array.isArray(list) ? list : []).filter(
    (previousVersion) => !last.some((other) => isSameValue(other, previousVersion)),
  );
  const all: readonly unknown[] = [...first, ...last];
  return bounded(previousVersions, all);
}

function bounded(description: FieldSchema, list: readonly unknown[]): readonly unknown[] {
  return description.type !== 'array' || description.maxItems === undefined
    ? list
    : list.slice(-description.maxItems);
}

function isListed(version: Fields, field: string, text: unknown): boolean {
  const { earlier_wordings: list } = version;
  return (
    Array.isArray(list) &&
    (list as readonly PreviousVersion[]).some(
      (previousVersion) => previousVersion.field === field && previousVersion.text === text,
    )
  );
}

/** Returns the declared fields of a row or record, without unset fields. */
export function pickDeclaredFields(schema: ObjectSchema, row: Fields): Fields {
  return withoutUnset(
    Object.fromEntries(Object.keys(schema.properties).map((field) => [field, row[field]])),
  );
}

/**
 * [R40a] Returns the fields of a row together with the device's values of `earliest` fields that
 * the row lacks. A backend that drops an undeclared field then causes no endless update.
 */
export function fillEarliestFields(schema: ObjectSchema, row: Fields, mine: Fields): Fields {
  const missing = Object.keys(schema.properties).filter(
    (field) => schema.properties[field]?.merge === 'earliest' && isSameValue(row[field], undefined),
  );
  return withoutUnset({
    ...row,
    ...Object.fromEntries(missing.map((field) => [field, mine[field]])),
  });
}

/**
 * Resolves a conflict in one field. Lists are united, the server's items first; beyond the schema's
 * limit the newest items stay. For the rule `greater` the greater value wins, for `earliest` the
 * earlier time; otherwise the pending edit wins.
 */
export function resolveConflict(description: FieldSchema, mine: unknown, theirs: unknown): unknown {
  if (description.merge === 'earliest') return isEarlier(mine, theirs) ? mine : theirs;
  if (description.merge === 'greater')
    return toComparableNumber(theirs) > toComparableNumber(mine) ? theirs : mine;
  const [ours, others] = [mine ?? [], theirs ?? []];
  if (
    description.type !== 'array' ||
    description.merge !== 'union' ||
    !Array.isArray(ours) ||
    !Array.isArray(others)
  )
    return mine;
  const united = [
    ...others,
    ...ours.filter((item) => !others.some((other) => isSameValue(item, other))),
  ];
  return bounded(description, united);
}

/** Returns whether the first time is earlier; a value that is no time is later than any time. */
function isEarlier(value: unknown, other: unknown): boolean {
  const [time, otherTime] = [readDateTime(value), readDateTime(other)];
  return Number.isNaN(otherTime) ? !Number.isNaN(time) : time < otherTime;
}

function withoutUnset(fields: Fields): Fields {
  return Object.fromEntries(
    Object.entries(fields).filter(([, value]) => value !== undefined && value !== null),
  );
}
