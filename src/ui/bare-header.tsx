// Header of the pages without navigation: logo, name and language picker.
import { Box, Group } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Logo } from './logo.tsx';

interface BareHeaderProps {
  /** Target of logo and name; undefined on the page that the link would open. */
  href?: string;
  /** The choice of the language. */
  picker: ReactNode;
}

export function BareHeader({ href, picker }: BareHeaderProps) {
  const { t } = useTranslation();
  const brand = (
    <Group component="span" gap={10} mih={44} ff="var(--serif)" fz="1.25rem" fw={600} lh={1.15}>
      <Logo size={34} />
      {t('app.name')}
    </Group>
  );
  return (
    <Group component="header" justify="space-between" gap="8px 12px" mih={68}>
      {href === undefined ? (
        brand
      ) : (
        <Box component="a" href={href} c="inherit" td="none">
          {brand}
        </Box>
      )}
      {picker}
    </Group>
  );
}
