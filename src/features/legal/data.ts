// Loads the privacy policy, the terms and the address of the operator.
import type { LegalKind as Kind, LegalText as Text } from '../../../content/legal/legal-text.ts';
import { loadLegal } from '../../../content/legal/load-legal-text.ts';
import type { Language } from '../../../schemas/languages.ts';
import { toOutcome } from '../../backend/outcome.ts';
import type { DataContext } from '../../data/data-context.ts';
import { parseSupportAddress } from '../../backend/support-address.ts';

export type LegalKind = Kind;
export type LegalText = Text;

/** Throws when the text can neither be fetched nor read from this device. */
export function loadLegalText(kind: LegalKind, language: Language): Promise<LegalText> {
  return loadLegal(kind, language);
}

/** Resolves to null when no address is configured, or the server cannot be asked now. */
export async function loadOperatorAddress(data: DataContext): Promise<string | null> {
  const answer = await toOutcome(data.backend.publicSettings());
  return answer.kind === 'ok' ? parseSupportAddress(answer.value) : null;
}
