// Icons of the kinds of synced records.
import {
  IconBookmark,
  IconHeart,
  IconHighlight,
  IconPray,
  IconRoute,
  IconSettings,
  IconSparkles,
  IconUserOff,
} from '@tabler/icons-react';
import type { Icon } from '@tabler/icons-react';

export type SyncedEntity =
  | 'User'
  | 'Prayer'
  | 'GratitudeEntry'
  | 'GraceNote'
  | 'BibleNote'
  | 'BibleBookmark'
  | 'UserReadingProgress'
  | 'DeletionRequest';

const icons: Readonly<Record<SyncedEntity, Icon>> = {
  User: IconSettings,
  Prayer: IconPray,
  GratitudeEntry: IconHeart,
  GraceNote: IconSparkles,
  BibleNote: IconHighlight,
  BibleBookmark: IconBookmark,
  UserReadingProgress: IconRoute,
  DeletionRequest: IconUserOff,
};

export function EntityIcon({ entity }: { entity: SyncedEntity }) {
  const Icon = icons[entity];
  return <Icon size={20} stroke={1.7} aria-hidden />;
}
