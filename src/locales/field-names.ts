// Names of the text fields of records in the user's language.
import type { TFunction } from 'i18next';
import en from './en/common.json';

type FieldName = keyof typeof en.field;

/**
 * Returns the name of a text field.
 * @param field field of a record: prayer_text, note_text, …
 */
export function getFieldName(t: TFunction, field: string): string {
  return t(`field.${isFieldName(field) ? field : 'other'}`);
}

function isFieldName(field: string): field is FieldName {
  return Object.hasOwn(en.field, field);
}
