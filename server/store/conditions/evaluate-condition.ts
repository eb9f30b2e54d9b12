// Evaluates a condition for one record. This is the reference implementation with which the SQL of
// every database must agree.
import type { Condition, Field, Pattern, Scalar } from './condition.ts';
import { escapeText, foldCase } from '../escape-text.ts';
import type { Fields, StoredRecord } from '../store.ts';

type EvaluatedRecord = Pick<
  StoredRecord,
  'id' | 'ownerId' | 'ownerEmail' | 'clientId' | 'fields' | 'createdDate' | 'updatedDate'
>;

export function evaluateCondition(condition: Condition, record: EvaluatedRecord): boolean {
  return isTrue(condition, (path) => getValue(record, path));
}

/** Evaluates a condition on fields alone, which belong to no stored record. */
export function evaluateForFields(condition: Condition, fields: Fields): boolean {
  return evaluateCondition(condition, { ...noRecord, fields });
}

const noRecord = {
  id: '',
  ownerId: '',
  ownerEmail: '',
  clientId: null,
  createdDate: '',
  updatedDate: '',
};

type Read = (path: readonly string[]) => unknown;

function isTrue(condition: Condition, read: Read): boolean {
  switch (condition.op) {
    case 'and':
      return condition.all.every((one) => isTrue(one, read));
    case 'or':
      return condition.all.some((one) => isTrue(one, read));
    case 'not':
      return !isTrue(condition.one, read);
    case 'in': {
      const value = read(condition.field.path) ?? null;
      return condition.values.some((one) =>
        one === null ? value === null : fits(condition.field, one) && value === one,
      );
    }
    case '>':
    case '>=':
    case '<':
    case '<=': {
      const value = read(condition.field.path);
      return (
        fits(condition.field, condition.value) &&
        typeof value === typeof condition.value &&
        isOnSide(condition.op, compare(value as Scalar, condition.value))
      );
    }
    case 'matches': {
      const value = read(condition.field.path);
      return (
        fits(condition.field, '') && typeof value === 'string' && matches(value, condition.pattern)
      );
    }
    case 'size': {
      const value = read(condition.field.path);
      return Array.isArray(value) && value.length === condition.value;
    }
    case 'some': {
      const value = read(condition.field.path);
      return (
        Array.isArray(value) &&
        value.some((element: unknown) => isTrue(condition.one, (path) => follow(element, path)))
      );
    }
  }
}

function getValue(record: EvaluatedRecord, path: readonly string[]): unknown {
  if (path.length !== 1) return follow(record.fields, path);
  switch (path[0]) {
    case 'id':
      return record.id;
    case 'client_id':
      return record.clientId;
    case 'created_date':
      return record.createdDate;
    case 'updated_date':
      return record.updatedDate;
    case 'created_by':
      return record.ownerEmail;
    case 'created_by_id':
      return record.ownerId;
    case 'is_sample':
      return false;
    default:
      return follow(record.fields, path);
  }
}

function follow(value: unknown, path: readonly string[]): unknown {
  return path.reduce<unknown>((inner, name) => {
    const isInside =
      typeof inner === 'object' &&
      inner !== null &&
      !Array.isArray(inner) &&
      Object.hasOwn(inner, name);
    return isInside ? (inner as Fields)[name] : undefined;
  }, value);
}

/** Returns whether a field of this type can hold the value at all. */
function fits({ type }: Field, value: Scalar): boolean {
  return type === typeof value || (type === 'stamp' && typeof value === 'string');
}

function compare(one: Scalar, other: Scalar): number {
  if (typeof one === 'string' && typeof other === 'string') return compareTexts(one, other);
  return Number(one) - Number(other);
}

function isOnSide(op: '>' | '>=' | '<' | '<=', difference: number): boolean {
  switch (op) {
    case '>':
      return difference > 0;
    case '>=':
      return difference >= 0;
    case '<':
      return difference < 0;
    case '<=':
      return difference <= 0;
  }
}

/**
 * Compares by code points, like the byte order of the databases. JavaScript itself compares by
 * UTF-16 code units.
 */
function compareTexts(one: string, other: string): number {
  const [a, b] = [escapeText(one), escapeText(other)];
  const shorter = Math.min(a.length, b.length);
  for (let index = 0; index < shorter; index += 1) {
    const [left, right] = [a.charCodeAt(index), b.charCodeAt(index)];
    // Escaped text has no lone surrogates. If only one of two different code units is a surrogate,
    // it belongs to the higher code point.
    if (left !== right)
      return isSurrogate(left) === isSurrogate(right)
        ? left - right
        : Number(isSurrogate(left)) - Number(isSurrogate(right));
  }
  return a.length - b.length;
}

function isSurrogate(unit: number): boolean {
  return unit >= 0xd800 && unit <= 0xdfff;
}

/**
 * Uses the first occurrence of each text after the previous text. With `atEnd`, the last text must
 * be at the end of the value.
 */
function matches(value: string, { texts, atStart, atEnd, ignoreCase }: Pattern): boolean {
  const fold = (text: string): string => (ignoreCase ? foldCase(text) : text);
  const text = fold(escapeText(value));
  const wanted = texts.map((one) => fold(escapeText(one)));
  const last = wanted.length - 1;
  let from = 0;
  return wanted.every((one, index) => {
    const isFirst = index === 0 && atStart;
    if (index === last && atEnd)
      return isFirst ? text === one : text.length - one.length >= from && text.endsWith(one);
    const found = isFirst ? (text.startsWith(one) ? 0 : -1) : text.indexOf(one, from);
    from = found + one.length;
    return found >= 0;
  });
}
