// Components of the troubleshoot page: the list of checks with results, the facts of the manifest,
// and the notice that an action is required. Each state has an icon and a label, not only a colour.
import { Box, Group, Stack } from '@mantine/core';
import {
  IconAlertTriangle,
  IconCircleCheck,
  IconCircleX,
  IconHelpCircle,
  IconInfoCircle,
  IconLoader,
} from '@tabler/icons-react';
import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import elements from '../../../ui/elements.module.css';
import surface from '../../../ui/surface.module.css';

/** `note`: useful information, not a fault. `running`: the result is still pending. */
type CheckState = 'passing' | 'failing' | 'note' | 'unknown' | 'running';

interface CheckLine {
  id: string;
  name: string;
  state: CheckState;
  message: string;
}

const stateIcons = {
  passing: IconCircleCheck,
  failing: IconCircleX,
  note: IconInfoCircle,
  unknown: IconHelpCircle,
  running: IconLoader,
};

const signColors = {
  passing: 'var(--green)',
  failing: 'var(--red)',
  note: 'var(--gold)',
  unknown: 'var(--quiet)',
  running: 'var(--quiet)',
};
const signStyle = { flex: 'none', marginBlockStart: 1 };

export function CheckList({ lines, label }: { lines: readonly CheckLine[]; label: string }) {
  const { t } = useTranslation();
  return (
    <Box
      component="ul"
      className={`${surface['paddedCard']} ${elements['plainList']} ${elements['divided']}`}
      px={20}
      aria-label={label}
    >
      {lines.map(({ id, name, state, message }) => {
        const Sign = stateIcons[state];
        return (
          <Group
            component="li"
            key={id}
            gap={14}
            align="start"
            wrap="nowrap"
            py={14}
            data-state={state}
          >
            <Sign size={22} stroke={1.7} color={signColors[state]} style={signStyle} aria-hidden />
            <Stack flex={1} gap={2} miw={0} style={{ overflowWrap: 'anywhere' }}>
              <Group justify="space-between" align="baseline" gap="0 12px">
                <Box component="span" fw={600}>
                  {name}
                </Box>
                <Box component="span" c={state === 'failing' ? 'var(--red)' : 'dimmed'} fz="sm">
                  {t(`pwa-guides:troubleshoot.states.${state}`)}
                </Box>
              </Group>
              {/* A space keeps the line's height while the check runs. */}
              <Box component="span" fz="0.9375rem">
                {message === '' ? '\u00A0' : message}
              </Box>
            </Stack>
          </Group>
        );
      })}
    </Box>
  );
}

interface ManifestFactsProps {
  name: string;
  shortName: string;
  description: string;
  icons: number;
  /** Language of the manifest's text. */
  lang?: string;
}

export function ManifestFacts({ name, shortName, description, icons, lang }: ManifestFactsProps) {
  const { t } = useTranslation();
  const renderValue = (text: string) =>
    text === '' ? t('pwa-guides:troubleshoot.notGiven') : <bdi lang={lang}>{text}</bdi>;
  return (
    <Box
      component="dl"
      className={surface['paddedCard'] ?? ''}
      display="grid"
      m={0}
      style={{
        gridTemplateColumns: 'minmax(0, auto) minmax(0, 1fr)',
        gap: '8px 20px',
        overflowWrap: 'anywhere',
      }}
    >
      <Box component="dt" c="dimmed">
        {t('pwa-guides:troubleshoot.name')}
      </Box>
      <Box component="dd" m={0}>
        {renderValue(name)}
      </Box>
      <Box component="dt" c="dimmed">
        {t('pwa-guides:troubleshoot.shortName')}
      </Box>
      <Box component="dd" m={0}>
        {renderValue(shortName)}
      </Box>
      <Box component="dt" c="dimmed">
        {t('pwa-guides:troubleshoot.description')}
      </Box>
      <Box component="dd" m={0}>
        {renderValue(description)}
      </Box>
      <Box component="dt" c="dimmed">
        {t('pwa-guides:troubleshoot.icons')}
      </Box>
      <Box component="dd" m={0}>
        {t('pwa-guides:troubleshoot.iconCount', { count: icons })}
      </Box>
    </Box>
  );
}

/** Red, and read at once: without it the app cannot be installed. */
export function ActionRequired({ title, children }: { title: string; children: ReactNode }) {
  const titleId = useId();
  return (
    <Group
      role="alert"
      gap={14}
      align="start"
      wrap="nowrap"
      p="18px 20px"
      bd="1px solid var(--red)"
      bdrs="md"
      bg="var(--red-wash)"
      aria-labelledby={titleId}
    >
      <IconAlertTriangle size={24} color="var(--red)" style={{ flex: 'none' }} aria-hidden />
      <Stack gap="xs" miw={0} style={{ overflowWrap: 'anywhere' }}>
        <Box component="h2" id={titleId} c="var(--red)" fz="1.25rem">
          {title}
        </Box>
        {children}
      </Stack>
    </Group>
  );
}
