// Storage format of form drafts with a generated text and the id of the queued generation that made
// it. The id has another name in storage than in memory.
import { isObject } from '../../../../schemas/is-object.ts';
import { readFields, readOneOf } from '../../../data/drafts/read-fields.ts';
import type { DraftFormat } from '../../../data/drafts/use-draft.ts';
import type { TextSource, VerifiedVerse } from '../generated-text.ts';
import { renameProperty } from './rename-property.ts';

export interface DraftWithQueuedId {
  /**
   * Id of the queued generation that made the generated text of the draft. The generation stays
   * queued until the text is saved or discarded.
   */
  queuedId?: string | undefined;
}

const propertyName = 'queuedId' satisfies keyof DraftWithQueuedId;
/** Name of the property in storage. Earlier versions of the app read and write this name. */
const storedName = 'wish';

export const queuedIdFormat: DraftFormat<object> = {
  parse: (stored) =>
    isObject(stored) ? renameProperty(stored, storedName, propertyName) : undefined,
  build: (draft) => renameProperty(draft, propertyName, storedName),
};

/** Readers of the fields that all generated texts have. */
export const generatedTextReaders = {
  verses: readVerses,
  source: readOneOf<TextSource>(['model', 'composer', 'device']),
  concern: readOneOf<'life' | 'violence'>(['life', 'violence']),
};

function readVerses(value: unknown): VerifiedVerse[] {
  const verses: unknown[] = Array.isArray(value) ? value : [];
  const noVerse = { reference: '', text: '', translation: '' };
  return verses.flatMap((verse) => (isObject(verse) ? [readFields(verse, noVerse)] : []));
}
