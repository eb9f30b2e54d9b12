// Heading of one record on the Sync page: its text or reference, its kind and its creation date.
import { Box, Group, Stack, Text, ThemeIcon } from '@mantine/core';
import '@mantine/core/styles/ThemeIcon.layer.css';
import { useTranslation } from 'react-i18next';
import type { SyncedEntityName } from '../../../../schemas/entities/registry.ts';
import type { Language } from '../../../../schemas/languages.ts';
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

  return (
    <>
      <ThemeIcon component="span" variant="light" size={40} radius="xl">
        <EntityIcon entity={entity} />
      </ThemeIcon>
      <Stack gap={2} miw={0}>
        <Text
          id={id}
          component={level ? 'h3' : 'p'}
          lineClamp={2}
          fw={600}
          lh={1.4}
          ff="heading"
          style={{ overflowWrap: 'anywhere' }}
          {...(removed && { td: 'line-through' })}
          dir="auto"
          lang={title === '' || reference !== '' ? undefined : (language ?? undefined)}
        >
          {headingText}
          {reference !== '' && title !== '' && (
            <>
              {' – '}
              <span lang={language ?? undefined}>{title}</span>
            </>
          )}
        </Text>
        <Group
          component="p"
          gap="0 6px"
          className={styles['about'] ?? ''}
          c="dimmed"
          fz="0.8125rem"
        >
          {removed && (
            <Box component="strong" fw={600} c="var(--red)">
              {t('sync:pendingDeletion')}
            </Box>
          )}
          {headingText !== kind && <span>{kind}</span>}
          <time dateTime={createdDate}>{formatDateTime(screenLanguage, createdDate)}</time>
        </Group>
      </Stack>
    </>
  );
}
