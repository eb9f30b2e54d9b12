// Dialog with the list of keyboard shortcuts and their actions, and the switch for single-character
// shortcuts.
import { Box, Group, Stack } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import elements from '../../../../ui/elements.module.css';
import { Dialog } from '../../../../ui/dialog.tsx';
import { LabeledSwitch } from '../../../../ui/labeled-switch.tsx';

const keyStyle = {
  miw: '1.9em',
  p: '2px 7px',
  bd: '1px solid var(--edge)',
  bdrs: 6,
  bg: 'var(--surface)',
  ff: 'var(--sans)',
  fz: 'sm',
  ta: 'center',
} as const;

interface ShortcutListProps {
  groups: readonly {
    title: string;
    rows: readonly { keys: readonly string[]; does: string; isSingle?: boolean }[];
  }[];
  /** True when shortcuts of a single character are active. */
  hasSingleKeys: boolean;
  onSingleKeys: (on: boolean) => void;
  onClose: () => void;
}

export function ShortcutList({ groups, hasSingleKeys, onSingleKeys, onClose }: ShortcutListProps) {
  const { t } = useTranslation();
  return (
    <Dialog shape="card" title={t('bible:shortcuts.title')} onClose={onClose}>
      {groups.map(({ title, rows }) => (
        <section key={title}>
          <Box component="h3" className={elements['partTitle'] ?? ''} my="4px 8px">
            {title}
          </Box>
          <Stack component="dl" gap="xs" m={0}>
            {rows.map(({ keys, does, isSingle }) => (
              <Group
                key={does}
                gap="sm"
                align="baseline"
                wrap="nowrap"
                {...(isSingle && !hasSingleKeys && { c: 'dimmed', td: 'line-through' })}
              >
                <Group component="dt" gap={6} w="7.5em" flex="none">
                  {keys.map((key) => (
                    <Box component="kbd" key={key} {...keyStyle}>
                      {key}
                    </Box>
                  ))}
                </Group>
                <Box component="dd" m={0}>
                  {does}
                </Box>
              </Group>
            ))}
          </Stack>
        </section>
      ))}
      <LabeledSwitch
        label={t('bible:shortcuts.switchLabel')}
        hint={t('bible:shortcuts.switchHint')}
        checked={hasSingleKeys}
        onChange={onSingleKeys}
      />
    </Dialog>
  );
}
