// Previews how the described app looks on a home screen and on its splash screen.
import { Box, Center, Group, Stack, Text } from '@mantine/core';
import '@mantine/core/styles/Center.layer.css';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import layout from '../../../ui/page-layout.module.css';

const screenStyle = { w: 136, h: 224, bd: '1px solid var(--line)', bdrs: 20 } as const;

interface ManifestPreviewProps {
  name: string;
  shortName: string;
  /** Valid CSS colour. */
  theme: string;
  background: string;
  /** Whether the background is light, so that dark text is easier to read on it. */
  isLight: boolean;
  /** URL on this site; null for an icon on another site, which is not fetched for the preview. */
  icon: string | null;
  isMaskable: boolean;
}

export function ManifestPreview({
  name,
  shortName,
  theme,
  background,
  isLight,
  icon,
  isMaskable,
}: ManifestPreviewProps) {
  const { t } = useTranslation();
  return (
    <Group gap={20} align="start">
      <Stack component="figure" gap="xs" m={0}>
        <Stack
          {...screenStyle}
          align="center"
          justify="center"
          gap="xs"
          p={12}
          c="#2a2622"
          bg="linear-gradient(160deg, #dfe7f5, #f5e3ea)"
        >
          <AppIcon
            key={icon}
            address={icon}
            initial={getInitial(shortName)}
            theme={theme}
            isRound={isMaskable}
          />
          <Text component="span" truncate maw={88} fz="0.8125rem" dir="auto">
            {shortName}
          </Text>
        </Stack>
        <figcaption className={layout['muted']}>
          {t('pwa-guides:manifestGenerator.onHomeScreen')}
        </figcaption>
      </Stack>
      <Stack component="figure" gap="xs" m={0}>
        <Stack
          {...screenStyle}
          align="center"
          justify="space-between"
          gap={0}
          c={isLight ? '#000' : '#fff'}
          style={{ background, overflow: 'hidden' }}
        >
          <Box component="span" w="100%" h={14} style={{ background: theme }} />
          <AppIcon
            key={icon}
            address={icon}
            initial={getInitial(shortName)}
            theme={theme}
            isRound={isMaskable}
          />
          <Text component="span" truncate maw="100%" p="0 10px 18px" fz="0.8125rem" dir="auto">
            {name}
          </Text>
        </Stack>
        <figcaption className={layout['muted']}>
          {t('pwa-guides:manifestGenerator.whenOpening')}
        </figcaption>
      </Stack>
    </Group>
  );
}

/** Shows the first letter of the name where the icon cannot be loaded. */
function AppIcon({
  address,
  initial,
  theme,
  isRound,
}: {
  address: string | null;
  initial: string;
  theme: string;
  isRound: boolean;
}) {
  const [isMissing, setIsMissing] = useState(false);
  return (
    <Center
      component="span"
      flex="none"
      w={60}
      h={60}
      c="#fff"
      ff="var(--serif)"
      fz="1.75rem"
      fw={600}
      lh={1}
      style={{ background: theme, borderRadius: isRound ? '50%' : '30%', overflow: 'hidden' }}
    >
      {address === null || isMissing ? (
        <span aria-hidden>{initial}</span>
      ) : (
        <img
          src={address}
          alt=""
          style={{ inlineSize: '100%', blockSize: '100%', objectFit: 'cover' }}
          onError={() => setIsMissing(true)}
        />
      )}
    </Center>
  );
}

function getInitial(name: string): string {
  return [...name.trim()][0]?.toUpperCase() ?? '';
}
