// What was found of a person's own words, and of what they kept.
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import type { Needles } from '../../../schemas/verse-query.ts';
import { excerptOf, writtenKinds } from '../../data/search-written.ts';
import type { WrittenText } from '../../data/search-written.ts';
import { useLanguage } from '../../i18n/language.ts';
import { nameOfPlace } from '../../i18n/passage-reference.ts';
import { WrittenResults } from '../../ui/search/written-results.tsx';
import { placeOfNote, writtenAddress } from './addresses.ts';

interface OwnProps {
  /** All that was found. */
  written: readonly WrittenText[];
  needles: Needles;
  /** In which notes are opened, and in whose numbering their places are told. */
  translation: string;
}

export function Own({ written, needles, translation }: OwnProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const lineOf = useCallback(
    (one: WrittenText) => ({
      id: one.id,
      title: titleOf(one, placeOfNote(one, translation), (at) => nameOfPlace(t, language, at)),
      date: new Intl.DateTimeFormat(language, { dateStyle: 'medium' }).format(new Date(one.createdDate)),
      ...excerptOf(one, needles),
      href: writtenAddress(one, translation),
    }),
    [t, language, needles, translation],
  );
  return writtenKinds.map((kind) => {
    const found = written.filter((one) => one.kind === kind);
    if (found.length === 0) return null;
    return <WrittenResults key={kind} title={t(`kinds.${kind}`)} count={found.length} linesTo={(count) => found.slice(0, count).map(lineOf)} />;
  });
}

/** The place of a note, the title of a prayer; the question of an answer is among its words. The others have none. */
function titleOf({ kind, record }: WrittenText, place: ReturnType<typeof placeOfNote>, reference: (at: NonNullable<typeof place>) => string): string {
  if (place) return reference(place);
  return kind === 'Prayer' && typeof record['title'] === 'string' ? record['title'] : '';
}
