// Three-way merge of one record, field by field. Pure: the same input gives the same output on
// every device.
import type { PreviousVersion } from '../schemas/fields.ts';
import type { FieldSchema, MergeRule, ObjectSchema } from '../schemas/json-schema.ts';
import { type Fields, isSameValue } from '../schemas/local-record.ts';

export interface MergeInput {
  /** The version both started from. */
  base: Fields;
  /** What this device holds. */
  mine: Fields;
  /** What the server holds. */
  theirs: Fields;
  /**
   * Versions this device sent without an answer: a server value equal to one of them is our own
   * echo, not somebody's change.
   */
  echoes: readonly Fields[];
  /**
   * `base` is what was sent without an answer, and nobody knows whether theirs came from it: words
   * of ours that give way are kept.
   */
  isBaseGuessed?: boolean;
}

/** [R20] to [R25] and [R40] of SPEC.md. Only fields that the schema declares are looked at. */
export function mergeRecord(
  schema: ObjectSchema,
  { base, mine, theirs, echoes, isBaseGuessed = false }: MergeInput,
): Fields {
  const merged: Record<string, unknown> = {};
  const lost: PreviousVersion[] = [];
  for (const [field, description] of Object.entries(schema.properties)) {
    const [was, my, their] = [base[field], mine[field], theirs[field]];
    const rule = description.merge ?? 'value';
    if (isSameValue(my, their) || rule === 'theirs') merged[field] = their;
    else if ([base, ...echoes].some((echo) => isSameValue(echo[field], their))) {
      merged[field] = my;
      // [R25] An earlier wording that left their list is their text now: taken for an echo it would
      // stand nowhere.
      if (isListed(base, field, their) && !isListed(theirs, field, their))
        keepPreviousVersion(rule, field, their);
    } else if (isSameValue(my, was) || rule === 'derived') {
      // Where nobody knows what theirs was made from, lists unite as if both had changed them.
      const unites = isBaseGuessed && (rule === 'union' || rule === 'greater');
      merged[field] = unites ? resolve(description, my, their) : their;
      if (isBaseGuessed) keepPreviousVersion(rule, field, my);
    } else {
      merged[field] = resolve(description, my, their);
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
  // [R25] Given up by neither, whatever passed for an echo, and however many others there are.
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

/** What is the text of one side and an earlier wording of the other. */
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

/** Each once, those that are named last: of more than the schema allows the newest stay. */
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

/**
 * [R32] What a further row of the same record says joins the record, whose own values stand: its
 * lists unite, words of it that nobody here has seen are kept as earlier wordings. The same record
 * when there is nothing new in it.
 */
export function mergeDuplicateFields(
  schema: ObjectSchema,
  record: Fields,
  duplicate: Fields,
  seen: readonly Fields[],
): Fields {
  const united: Record<string, unknown> = { ...record };
  const kept = (record['earlier_wordings'] ?? []) as readonly PreviousVersion[];
  const unseen: PreviousVersion[] = [];
  for (const [field, description] of Object.entries(schema.properties)) {
    const [mine, text] = [record[field], duplicate[field]];
    if (isSameValue(mine, text) || isSameValue(text, undefined)) continue;
    if (description.merge === 'union' || description.merge === 'greater')
      united[field] = isSameValue(mine, undefined) ? text : resolve(description, mine, text);
    else if (isSameValue(mine, undefined) && description.merge !== 'theirs') united[field] = text;
    else if (description.merge === 'words' && typeof text === 'string' && text.trim() !== '') {
      const isSeen =
        seen.some((version) => isSameValue(version[field], text)) ||
        kept.some((other) => other.field === field && other.text === text);
      if (!isSeen) unseen.push({ field, text });
    }
  }
  const previousVersions = schema.properties['earlier_wordings'];
  if (unseen.length > 0 && previousVersions)
    united['earlier_wordings'] = resolve(
      previousVersions,
      unseen,
      united['earlier_wordings'] ?? [],
    );
  return united;
}

/** The declared fields of a row or record, without those that are not set. */
export function pickDeclaredFields(schema: ObjectSchema, row: Fields): Fields {
  return withoutUnset(
    Object.fromEntries(Object.keys(schema.properties).map((field) => [field, row[field]])),
  );
}

/**
 * Lists unite, theirs first; of more than the schema allows the newest stay. Of anything else the
 * waiting edit stands, or the greater.
 */
function resolve(description: FieldSchema, mine: unknown, theirs: unknown): unknown {
  if (description.merge === 'greater') return sizeOf(theirs) > sizeOf(mine) ? theirs : mine;
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

/** A row may hold anything: what is no number, no calendar day and no yes is nothing. */
function sizeOf(value: unknown): number {
  if (typeof value === 'string')
    return /^\d{4}-\d\d-\d\d$/.test(value) ? Number(value.replaceAll('-', '')) : 0;
  return typeof value === 'number' ? value : Number(value === true);
}

function withoutUnset(fields: Fields): Fields {
  return Object.fromEntries(
    Object.entries(fields).filter(([, value]) => value !== undefined && value !== null),
  );
}
