// Search results among the user's own and saved texts, as one list with excerpts for each kind of
// record.
import { memo, useCallback, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { getRecordTitle } from '../../../schemas/entities/registry.ts';
import type { SearchTerms } from '../../../schemas/bible/search-query.ts';
import { buildExcerpt, ownTextKinds } from './search-user-texts.ts';
import type { OwnText } from './search-user-texts.ts';
import { useLanguage } from '../../locales/language.ts';
import { formatPassageReference } from '../../locales/passage-reference.ts';
import { getPrayerTitle } from '../prayer/components/prayer-title.ts';
import { UserTextList } from './user-text-list.tsx';
import { locateNote, getUserTextUrl } from './result-urls.ts';

interface UserTextResultsProps {
  /** All matching texts. */
  written: readonly OwnText[];
  needles: SearchTerms;
  /** Translation in which notes are opened and whose numbering their references use. */
  translation: string;
  onOpen: () => void;
}

export const UserTextResults = memo(function UserTextResults({
  written,
  needles: terms,
  translation,
  onOpen,
}: UserTextResultsProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const dates = useMemo(
    () => new Intl.DateTimeFormat(language, { dateStyle: 'medium' }),
    [language],
  );
  const lineOf = useCallback(
    (one: OwnText) => ({
      id: one.id,
      title: getResultTitle(one, locateNote(one, translation), (at) =>
        formatPassageReference(t, language, at),
      ),
      date: dates.format(new Date(one.createdDate)),
      ...buildExcerpt(one, terms),
      href: getUserTextUrl(one, translation),
    }),
    [t, language, dates, terms, translation],
  );
  return ownTextKinds.map((kind) => {
    const found = written.filter((one) => one.kind === kind);
    if (found.length === 0) return null;
    return (
      <UserTextList
        key={kind}
        title={t(`kinds.${kind}`)}
        count={found.length}
        onOpen={onOpen}
        getLines={(count) => found.slice(0, count).map(lineOf)}
      />
    );
  });
});

/** Returns the title as the registry says; a mood or the title of a plan is not shown here. */
function getResultTitle(
  { kind, record }: OwnText,
  notePosition: ReturnType<typeof locateNote>,
  reference: (at: NonNullable<typeof notePosition>) => string,
): string {
  const title = kind === 'WisdomAnswer' ? null : getRecordTitle(kind);
  switch (title) {
    case null:
    case 'mood':
    case 'plan':
      return '';
    case 'passage':
      return notePosition ? reference(notePosition) : '';
    default: {
      const text = record[title.field];
      if (typeof text !== 'string') return '';
      const request = record['request'];
      return typeof request === 'string' ? getPrayerTitle({ title: text, request }) : text;
    }
  }
}
