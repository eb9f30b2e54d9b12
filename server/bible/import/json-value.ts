// Reads values from unchecked JSON; a value of another type counts as missing.
import { isObject } from '../../../schemas/is-object.ts';

export function toRecord(value: unknown): Record<string, unknown> {
  return isObject(value) ? value : {};
}

export function toList(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}

export function toText(value: unknown): string {
  return typeof value === 'string' ? value : '';
}
