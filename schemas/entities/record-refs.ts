// References under which the records of an entity are listed on the device, computed from their
// fields. The device stores them, so a change needs a migration.
import type { Fields } from '../local-record.ts';

/** The longest reference, in UTF-16 code units. */
export const maxRefLength = 80;

/** For entities whose records are only listed all together. */
export function getNoRef(): string {
  return '';
}

/** `JHN.3` */
export function getChapterRef({ book, chapter }: Fields): string {
  return `${String(book)}.${String(chapter)}`;
}

/** YYYY-MM-DD, the person's own day. */
export function getDayRef({ date }: Fields): string {
  return String(date ?? '');
}

export function getPlanRef({ plan_id: plan }: Fields): string {
  return String(plan ?? '').slice(0, maxRefLength);
}

/** Returns the reference of a Peaceful Sleep option: its category. */
export function getOptionRef({ guidance_category: category }: Fields): string {
  return `option.${String(category ?? '')}`.slice(0, maxRefLength);
}
