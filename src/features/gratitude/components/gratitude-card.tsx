// Card of a gratitude entry: day, text, collapsed affirmation, previous versions, sync state, and
// buttons to share, edit and delete. A very long text is shortened at first.
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { VersionGroup } from '../../../../schemas/entities/prayer.ts';
import type { PreviousVersion } from '../../../../schemas/fields.ts';
import type { GratitudeEntry } from '../../../../schemas/entities/gratitude-entry.ts';
import { useLanguage } from '../../../locales/language.ts';
import { CollapsibleText } from '../../journal/components/collapsible-text.tsx';
import { CardFold, EntryCard } from '../../journal/components/entry-card.tsx';
import { PreviousVersions } from '../../journal/components/previous-versions.tsx';
import { VerifiedVerses } from '../../generation/components/verified-verses.tsx';
import { SourceLine } from '../../generation/components/source-line.tsx';
import { SyncStateBadge } from '../../../ui/sync-state-badge.tsx';
import type { SyncBadgeState } from '../../../ui/sync-state-badge.tsx';
import { formatLongDay } from '../../../locales/format-day.ts';
import styles from './gratitude-card.module.css';

interface GratitudeCardProps {
  /** Target id of a URL: /Gratitude#id */
  id: string;
  entry: GratitudeEntry;
  previousVersions: readonly VersionGroup[];
  sync: SyncBadgeState;
  /** Note with contacts for help, when the text speaks of danger. */
  help?: ReactNode;
  /** Share control, placed beside the other actions. */
  share: ReactNode;
  onEdit: () => void;
  onDelete: () => void;
  onRestore: (versions: readonly PreviousVersion[]) => void;
}

/** In UTF-16 code units: about twelve lines. */
const maxInitialLength = 700;

export function GratitudeCard({
  id,
  entry,
  previousVersions,
  sync,
  help,
  share,
  onEdit,
  onDelete,
  onRestore,
}: GratitudeCardProps) {
  const { t } = useTranslation();
  const date = formatLongDay(useLanguage(), entry.date);
  return (
    <EntryCard
      id={id}
      names={{
        card: t('gratitude:entryOf', { date }),
        edit: t('gratitude:editNamed', { date }),
        delete: t('gratitude:deleteNamed', { date }),
      }}
      day={entry.date}
      foot={<SyncStateBadge state={sync} />}
      share={share}
      onEdit={onEdit}
      onDelete={onDelete}
    >
      <CollapsibleText text={entry.entry_text} maxInitialLength={maxInitialLength} />
      {help}
      {entry.ai_affirmation && (
        <CardFold summary={t('gratitude:showAffirmation')}>
          <div className={styles['answer']}>
            <p dir="auto" className={styles['affirmation']} lang={entry.language ?? undefined}>
              {entry.ai_affirmation}
            </p>
            {entry.verse_reference && (
              <VerifiedVerses
                verses={[
                  {
                    reference: entry.verse_reference,
                    text: entry.verse_text ?? '',
                    translation: entry.translation ?? null,
                  },
                ]}
              />
            )}
            {entry.source && <SourceLine source={entry.source} />}
          </div>
        </CardFold>
      )}
      <PreviousVersions groups={previousVersions} onRestore={onRestore} />
    </EntryCard>
  );
}
