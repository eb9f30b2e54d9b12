// Drawer with the text settings of the reader. The drawer covers only a part of the page, so that
// each choice is visible in the text behind it.
import { Box, Group, Stack } from '@mantine/core';
import { IconMinus, IconPlus, IconX } from '@tabler/icons-react';
import { useEffect, useId, useRef } from 'react';
import type { KeyboardEvent, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import layout from '../../../../ui/page-layout.module.css';
import surface from '../../../../ui/surface.module.css';
import { colorThemes, useColorTheme } from '../../../../ui/theme/color-theme.ts';
import { LabeledSwitch } from '../../../../ui/labeled-switch.tsx';
import { SegmentedControl } from '../../../../ui/segmented-control.tsx';
import {
  columnWidths,
  lineHeights,
  textLayouts,
  readerTextSizes,
  typefaces,
} from './text-settings.ts';
import type { TextSettings } from './text-settings.ts';
import { IconButton } from '../../../../ui/icon-button.tsx';
import styles from './text-settings-drawer.module.css';

const stepStyle = {
  border: '1px solid var(--edge)',
  background: 'var(--surface)',
  color: 'var(--ink)',
};
const tabularFigures = { fontVariantNumeric: 'tabular-nums' };

interface TextSettingsDrawerProps {
  textSettings: TextSettings;
  onChange: (changes: Partial<TextSettings>) => void;
  onReset: () => void;
  onClose: () => void;
  /** Additional content at the end of the drawer. */
  children?: ReactNode;
}

export function TextSettingsDrawer({
  textSettings,
  onChange,
  onReset,
  onClose,
  children,
}: TextSettingsDrawerProps) {
  const { t } = useTranslation();
  const titleId = useId();
  const drawer = useOpenDrawer();
  const [theme, setTheme] = useColorTheme();

  function closeOnEscape(event: KeyboardEvent): void {
    if (event.key !== 'Escape') return;
    event.preventDefault();
    onClose();
  }

  return (
    // Escape closes it as it does a modal one.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <dialog
      ref={drawer}
      className={`${surface['rise']} ${styles['sheet']}`}
      aria-labelledby={titleId}
      onKeyDown={closeOnEscape}
    >
      <Group justify="space-between" wrap="nowrap" p="8px 8px 4px 20px">
        <Box component="h2" id={titleId} tabIndex={-1} fz="lg" style={{ outline: 'none' }}>
          {t('bible:textSettings.title')}
        </Box>
        <IconButton onClick={onClose} aria-label={t('close')}>
          <IconX size={22} aria-hidden />
        </IconButton>
      </Group>
      <div className={styles['body']}>
        <SizeStepper size={textSettings.size} onChange={(size) => onChange({ size })} />
        <SegmentedControl
          legend={t('bible:textSettings.theme')}
          options={colorThemes.map((value) => ({ value, label: t(`appearance.${value}`) }))}
          value={theme}
          onChange={setTheme}
        />
        <SegmentedControl
          legend={t('bible:textSettings.typeface')}
          options={typefaces.map((value) => ({ value, label: t(`bible:textSettings.${value}`) }))}
          value={textSettings.face}
          onChange={(face) => onChange({ face })}
        />
        <SegmentedControl
          legend={t('bible:textSettings.layout')}
          options={textLayouts.map((value) => ({ value, label: t(`bible:textSettings.${value}`) }))}
          value={textSettings.layout}
          onChange={(layout) => onChange({ layout })}
        />
        <SegmentedControl
          legend={t('bible:textSettings.lineSpacing')}
          options={lineHeights.map((value) => ({ value, label: t(`bible:textSettings.${value}`) }))}
          value={textSettings.lines}
          onChange={(lines) => onChange({ lines })}
        />
        <SegmentedControl
          legend={t('bible:textSettings.width')}
          options={columnWidths.map((value) => ({
            value,
            label: t(`bible:textSettings.${value}`),
          }))}
          value={textSettings.width}
          onChange={(width) => onChange({ width })}
        />
        <Stack component="fieldset" gap={2} m={0} p={0} bd={0}>
          <Box component="legend" className={layout['muted'] ?? ''} p={0} mb={4}>
            {t('bible:textSettings.showTitle')}
          </Box>
          <LabeledSwitch
            label={t('bible:textSettings.numbers')}
            checked={textSettings.numbers}
            onChange={(numbers) => onChange({ numbers })}
          />
          <LabeledSwitch
            label={t('bible:textSettings.footnotes')}
            checked={textSettings.footnotes}
            onChange={(footnotes) => onChange({ footnotes })}
          />
          <LabeledSwitch
            label={t('bible:textSettings.wordsOfJesus')}
            hint={t('bible:textSettings.wordsOfJesusHint')}
            checked={textSettings.jesus}
            onChange={(jesus) => onChange({ jesus })}
          />
        </Stack>
        <Group gap="4px 20px" pt={8} style={{ borderBlockStart: '1px solid var(--line)' }}>
          {children}
          <button type="button" className={surface['textButton']} onClick={onReset}>
            {t('bible:textSettings.reset')}
          </button>
        </Group>
      </div>
    </dialog>
  );
}

function SizeStepper({
  size,
  onChange,
}: {
  size: TextSettings['size'];
  onChange: (size: TextSettings['size']) => void;
}) {
  const { t } = useTranslation();
  const index = readerTextSizes.indexOf(size);
  const [smaller, larger] = [readerTextSizes[index - 1], readerTextSizes[index + 1]];
  return (
    <Group gap="xs" wrap="nowrap" role="group" aria-label={t('bible:textSettings.size')}>
      <Box component="span" className={layout['muted'] ?? ''} flex={1} aria-hidden="true">
        {t('bible:textSettings.size')}
      </Box>
      {/* Not disabled at the smallest and largest size, because a disabled button loses the
          focus. */}
      <IconButton
        style={stepStyle}
        aria-label={t('bible:textSettings.smaller')}
        aria-disabled={smaller === undefined}
        onClick={() => smaller !== undefined && onChange(smaller)}
      >
        <IconMinus size={20} aria-hidden />
      </IconButton>
      <Box component="output" miw="4em" ta="center" style={tabularFigures} aria-live="polite">
        {t('bible:textSettings.percent', { size })}
      </Box>
      <IconButton
        style={stepStyle}
        aria-label={t('bible:textSettings.larger')}
        aria-disabled={larger === undefined}
        onClick={() => larger !== undefined && onChange(larger)}
      >
        <IconPlus size={20} aria-hidden />
      </IconButton>
    </Group>
  );
}

/**
 * Opens the drawer without making the page inert. The focus moves into the drawer, and on closing
 * back to its previous element.
 */
function useOpenDrawer() {
  const drawer = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const element = drawer.current;
    const before = document.activeElement;
    element?.show();
    element?.querySelector('h2')?.focus({ preventScroll: true });
    return () => {
      const isInside = element?.contains(document.activeElement) ?? false;
      element?.close();
      if (isInside && before instanceof HTMLElement) before.focus({ preventScroll: true });
    };
  }, []);
  return drawer;
}
