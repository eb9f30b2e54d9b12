// List of the user's custom categories, with a button to remove those that no prayer uses.
import { Box, Group } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '../../../../ui/icon-button.tsx';
import elements from '../../../../ui/elements.module.css';
import layout from '../../../../ui/page-layout.module.css';

/** @param categories the custom categories, each with its number of prayers */
export function CustomCategoryList({
  categories,
  onRemove,
}: {
  categories: readonly { name: string; uses: number }[];
  onRemove: (name: string) => void;
}) {
  const { t } = useTranslation();
  if (categories.length === 0) return null;
  return (
    <Box
      component="ul"
      aria-label={t('prayer:categoryNew')}
      className={`${elements['plainList']} ${elements['divided']}`}
      mt="sm"
    >
      {categories.map(({ name, uses }) => (
        <Group key={name} component="li" gap="sm" wrap="nowrap" mih={44}>
          <Box component="span" flex={1} miw={0} style={{ overflowWrap: 'anywhere' }} dir="auto">
            {name}
          </Box>
          {uses > 0 ? (
            <span className={layout['muted']}>{t('prayer:categoryUsed', { count: uses })}</span>
          ) : (
            <IconButton
              isDangerous
              aria-label={t('prayer:categoryRemove', { name })}
              onClick={() => onRemove(name)}
            >
              <IconX size={18} aria-hidden />
            </IconButton>
          )}
        </Group>
      ))}
    </Box>
  );
}
