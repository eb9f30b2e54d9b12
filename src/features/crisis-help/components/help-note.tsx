// Note with contacts for help, for a text that speaks of danger to life or of violence.
import { Group } from '@mantine/core';
import { IconHeartHandshake } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import elements from '../../../ui/elements.module.css';

/**
 * @param concern kind of danger that the user's text speaks of; without a concern nothing is shown
 */
export function HelpNote({ concern }: { concern: 'life' | 'violence' | undefined }) {
  const { t } = useTranslation();
  if (!concern) return null;
  return (
    <Group
      role="note"
      className={elements['notice']}
      gap="sm"
      align="flex-start"
      wrap="nowrap"
      bg="var(--page)"
      style={{ borderInlineStartColor: 'var(--indigo-ink)' }}
    >
      <IconHeartHandshake color="var(--indigo-ink)" size={22} aria-hidden />
      <p>{t(`crisisHelp.${concern}`)}</p>
    </Group>
  );
}
