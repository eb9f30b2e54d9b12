// The privacy policy and the terms, and where to write to whoever answers for them.
import type { LegalKind as Kind, LegalText as Text } from '../../../content/legal/legal-text.ts';
import { loadLegal } from '../../../content/legal/load-legal-text.ts';
import type { Language } from '../../../schemas/fields.ts';
import { toOutcome } from '../../backend/outcome.ts';
import type { DataContext } from '../../data/data-context.ts';
import { parseSupportAddress } from '../../backend/support-address.ts';

export type LegalKind = Kind;
export type LegalText = Text;

/** Throws when the words can neither be fetched nor are kept on this device. */
export function loadLegalText(kind: LegalKind, language: Language): Promise<LegalText> {
  return loadLegal(kind, language);
}

/** Null when nobody has named an address, or nobody can be asked now. */
export async function loadOperatorAddress(data: DataContext): Promise<string | null> {
  const answer = await toOutcome(data.backend.publicSettings());
  return answer.kind === 'ok' ? parseSupportAddress(answer.value) : null;
}
