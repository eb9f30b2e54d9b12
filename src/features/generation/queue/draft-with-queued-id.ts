// Reads and saves form drafts that contain the id of a queued generation. The property has another
// name in storage than in memory.
import { isObject } from '../../../../schemas/is-object.ts';
import { readDraft, saveDraft } from '../../../platform/storage/drafts.ts';
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

/**
 * Returns the stored draft, or undefined if there is none or the stored value is not a valid draft.
 *
 * @param isDraft checks the value with the names in memory
 */
export function readDraftWithQueuedId<T>(
  name: string,
  isDraft: (value: unknown) => value is T,
): T | undefined {
  const stored = readDraft(name, isObject);
  const value = stored && renameProperty(stored, storedName, propertyName);
  return isDraft(value) ? value : undefined;
}

export function saveDraftWithQueuedId(name: string, draft: DraftWithQueuedId): void {
  saveDraft(name, renameProperty(draft, propertyName, storedName));
}
