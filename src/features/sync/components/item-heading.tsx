// Heading of one record on the Sync page: its text or reference, its kind and its creation date.
import { useTranslation } from 'react-i18next';
import type { SyncedEntityName } from '../../../../schemas/entities/registry.ts';
import type { Language } from '../../../../schemas/fields.ts';
import { useLanguage } from '../../../locales/language.ts';
import { formatItemReference } from '../../../locales/item-title.ts';
import { formatDateTime } from '../../../locales/format-date-and-size.ts';
import type { SyncBadgeState } from '../../../ui/sync-state-badge.tsx';
import styles from './sync-item.module.css';
import { EntityIcon } from './entity-icon.tsx';

/** A record as the lists of the Sync page draw it. */
export interface SyncItemView {
  id: string;
  entity: SyncedEntityName;
  /** Text that the user wrote; empty if kind or reference identifies the record. */
  title: string;
  /** In the Bible. */
  place: { book: string; chapter: number; verse: number | null } | null;
  language: Language | null;
  /** Day number of a reading plan. */
  day: number | null;
  /** ISO 8601 */
  createdDate: string;
  /** The deletion of the record is pending. */
  removed: boolean;
  sync: SyncBadgeState;
}

/**
 * Shows icon, title, kind and date of a record.
 * @param level heading level; a list row has no heading
 */
export function ItemHeading({ item, level, id }: { item: SyncItemView; level?: 3; id?: string }) {
  const { t } = useTranslation();
  const screenLanguage = useLanguage();
  const { entity, title, place, language, day, createdDate, removed } = item;
  const kind = t(`kind.${entity}`);
  const reference = formatItemReference(screenLanguage, place);
  const headingText = reference || title || (day === null ? kind : t('kind.day', { day }));
  const Title = level ? 'h3' : 'p';
  return (
    <>
      <span className={styles['icon']}>
        <EntityIcon entity={entity} />
      </span>
      <div className={styles['words']}>
        <Title
          id={id}
          className={styles['title']}
          dir="auto"
          lang={title === '' || reference !== '' ? undefined : (language ?? undefined)}
          data-removed={removed || undefined}
        >
          {headingText}
          {reference !== '' && title !== '' && (
            <>
              {' – '}
              <span lang={language ?? undefined}>{title}</span>
            </>
          )}
        </Title>
        <p className={styles['about']}>
          {removed && <strong>{t('sync:pendingDeletion')}</strong>}
          {headingText !== kind && <span>{kind}</span>}
          <time dateTime={createdDate}>{formatDateTime(screenLanguage, createdDate)}</time>
        </p>
      </div>
    </>
  );
}
