// Icons of the kinds of synced records.
import {
  IconBookmark,
  IconHeart,
  IconHighlight,
  IconPray,
  IconRoute,
  IconSchool,
  IconSettings,
  IconSparkles,
  IconUserOff,
} from '@tabler/icons-react';
import type { Icon } from '@tabler/icons-react';
import type { SyncedEntityName } from '../../../../schemas/entities/registry.ts';

const icons: Readonly<Record<SyncedEntityName, Icon>> = {
  User: IconSettings,
  Prayer: IconPray,
  GratitudeEntry: IconHeart,
  GraceNote: IconSparkles,
  BibleNote: IconHighlight,
  BibleBookmark: IconBookmark,
  MemoryVerse: IconSchool,
  UserReadingProgress: IconRoute,
  DeletionRequest: IconUserOff,
};

export function EntityIcon({ entity }: { entity: SyncedEntityName }) {
  const Icon = icons[entity];
  return <Icon size={20} stroke={1.7} aria-hidden />;
}
