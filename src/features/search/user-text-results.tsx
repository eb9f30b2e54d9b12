// Search results among the user's own and saved texts, as one list with excerpts for each kind of
// record.
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import type { SearchTerms } from '../../../schemas/bible/search-query.ts';
import { buildExcerpt, ownTextKinds } from './search-user-texts.ts';
import type { OwnText } from './search-user-texts.ts';
import { useLanguage } from '../../locales/language.ts';
import { formatPassageReference } from '../../locales/passage-reference.ts';
import { UserTextList } from './user-text-list.tsx';
import { locateNote, getUserTextUrl } from './result-urls.ts';

interface UserTextResultsProps {
  /** All matching texts. */
  written: readonly OwnText[];
  needles: SearchTerms;
  /** Translation in which notes are opened and whose numbering their references use. */
  translation: string;
}

export function UserTextResults({ written, needles: terms, translation }: UserTextResultsProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const lineOf = useCallback(
    (one: OwnText) => ({
      id: one.id,
      title: getResultTitle(one, locateNote(one, translation), (at) =>
        formatPassageReference(t, language, at),
      ),
      date: new Intl.DateTimeFormat(language, { dateStyle: 'medium' }).format(
        new Date(one.createdDate),
      ),
      ...buildExcerpt(one, terms),
      href: getUserTextUrl(one, translation),
    }),
    [t, language, terms, translation],
  );
  return ownTextKinds.map((kind) => {
    const found = written.filter((one) => one.kind === kind);
    if (found.length === 0) return null;
    return (
      <UserTextList
        key={kind}
        title={t(`kinds.${kind}`)}
        count={found.length}
        getLines={(count) => found.slice(0, count).map(lineOf)}
      />
    );
  });
}

/** Returns a note's reference or a prayer's title. The question of an answer is part of its text. */
function getResultTitle(
  { kind, record }: OwnText,
  notePosition: ReturnType<typeof locateNote>,
  reference: (at: NonNullable<typeof notePosition>) => string,
): string {
  switch (kind) {
    case 'BibleNote':
      return notePosition ? reference(notePosition) : '';
    case 'Prayer':
      return typeof record['title'] === 'string' ? record['title'] : '';
    case 'GratitudeEntry':
    case 'GraceNote':
    case 'WisdomAnswer':
      return '';
  }
}
