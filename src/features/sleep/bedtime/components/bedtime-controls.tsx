// Controls of bedtime mode: reading aloud, status, exit, and options for timer, speed, fading,
// dimming, breathing circle and a screen that stays on.
import { ActionIcon, Button, Checkbox, Group, Stack, Text } from '@mantine/core';
import {
  IconAdjustmentsHorizontal,
  IconPlayerPauseFilled,
  IconPlayerPlayFilled,
  IconX,
} from '@tabler/icons-react';
import { useEffect, useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { SegmentedControl } from '../../../../ui/segmented-control.tsx';
import '../../../../ui/theme/mantine-fields.css';
import styles from './bedtime-controls.module.css';

export type BedtimeSwitch = 'breathes' | 'dims' | 'fades' | 'awake' | 'readsForeign';

interface BedtimeControlsProps {
  isSpeaking: boolean;
  /** Whether the main button resumes reading instead of starting at the beginning. */
  isResumable: boolean;
  /**
   * Why the text cannot be read aloud; empty while the voices load, null if a voice can read it.
   */
  unavailableText: string | null;
  /** Status that is also announced to screen readers, while no voice speaks. */
  status: string | undefined;
  /** The time at which reading ends, shown without an announcement. */
  detail: string | undefined;
  isOpen: boolean;
  onOpen: (isOpen: boolean) => void;
  onToggle: () => void;
  /** Undefined while the reading is at the beginning. */
  onRestart: (() => void) | undefined;
  onLeave: () => void;
  rates: readonly number[];
  rate: number;
  onRate: (rate: number) => void;
  /** The timers there are; `null`: none. */
  timers: readonly number[];
  timer: number | null;
  onTimer: (minutes: number | null) => void;
  switches: Readonly<Record<BedtimeSwitch, boolean>>;
  /** Whether this device cannot keep the screen on. */
  isWakeLockUnavailable: boolean;
  /** The language of the passage, where it is not the prayer's and may be read all the same. */
  foreignLanguage: string | undefined;
  onSwitch: (name: BedtimeSwitch, isOn: boolean) => void;
}

export function BedtimeControls(props: BedtimeControlsProps) {
  const { t } = useTranslation();
  const choicesId = useId();
  const opener = useRef<HTMLButtonElement>(null);
  const {
    isSpeaking,
    isResumable,
    unavailableText,
    status,
    detail,
    isOpen,
    onOpen,
    onToggle,
    onRestart,
    onLeave,
  } = props;
  const wasOpen = useRef(isOpen);
  useEffect(() => {
    // When the choices close, the focus must not be lost if it was inside the choices.
    const at = document.activeElement;
    if (
      wasOpen.current &&
      !isOpen &&
      (at === null || at === document.body || at.localName === 'dialog')
    )
      opener.current?.focus();
    wasOpen.current = isOpen;
  }, [isOpen]);
  return (
    <Stack component="section" gap="xs" align="center" aria-label={t('sleep:bedtime.controls')}>
      {isOpen && <BedtimeOptions {...props} id={choicesId} />}
      <Text role="status" maw="34em" c="dimmed" fz="0.9375rem" ta="center">
        {unavailableText ?? status}
      </Text>
      {detail !== undefined && (
        <Text maw="34em" c="dimmed" fz="0.9375rem" ta="center">
          {detail}
        </Text>
      )}
      <Group gap="md" justify="center" wrap="nowrap">
        <ActionIcon
          ref={opener}
          variant={isOpen ? 'light' : 'default'}
          size={48}
          radius="xl"
          aria-label={t('sleep:bedtime.optionsLabel')}
          aria-expanded={isOpen}
          aria-controls={isOpen ? choicesId : undefined}
          onClick={() => onOpen(!isOpen)}
        >
          <IconAdjustmentsHorizontal size={24} aria-hidden />
        </ActionIcon>
        <Button
          size="lg"
          disabled={unavailableText !== null}
          onClick={onToggle}
          leftSection={
            isSpeaking ? (
              <IconPlayerPauseFilled size={20} aria-hidden />
            ) : (
              <IconPlayerPlayFilled size={20} aria-hidden />
            )
          }
        >
          {isSpeaking
            ? t('sleep:bedtime.pause')
            : isResumable
              ? t('sleep:bedtime.resume')
              : t('sleep:bedtime.play')}
        </Button>
        <ActionIcon
          variant="default"
          size={48}
          radius="xl"
          aria-label={t('sleep:bedtime.leave')}
          onClick={onLeave}
        >
          <IconX size={24} aria-hidden />
        </ActionIcon>
      </Group>
      {onRestart && (
        <Button variant="subtle" onClick={onRestart}>
          {t('sleep:bedtime.restart')}
        </Button>
      )}
    </Stack>
  );
}

function BedtimeOptions({
  id,
  rates,
  rate,
  onRate,
  timers,
  timer,
  onTimer,
  switches,
  isWakeLockUnavailable,
  foreignLanguage,
  onSwitch,
}: BedtimeControlsProps & { id: string }) {
  const { t, i18n } = useTranslation();
  const figures = new Intl.NumberFormat(i18n.language);
  return (
    <div id={id} className={styles['choices']}>
      <SegmentedControl
        legend={t('sleep:bedtime.timer')}
        options={[
          { value: 'off', label: t('sleep:bedtime.timerOff') },
          ...timers.map((count) => ({
            value: String(count),
            label: t('sleep:bedtime.minutes', { count }),
          })),
        ]}
        value={timer === null ? 'off' : String(timer)}
        onChange={(value) => onTimer(value === 'off' ? null : Number(value))}
      />
      <SegmentedControl
        legend={t('sleep:bedtime.speed')}
        options={rates.map((one) => ({
          value: String(one),
          label: t('sleep:bedtime.speedValue', { speed: figures.format(one) }),
        }))}
        value={String(rate)}
        onChange={(value) => onRate(Number(value))}
      />
      {foreignLanguage !== undefined && (
        <BedtimeToggle
          label={t('sleep:bedtime.foreign', { language: foreignLanguage })}
          isOn={switches.readsForeign}
          onChange={(isOn) => onSwitch('readsForeign', isOn)}
        />
      )}
      <BedtimeToggle
        label={t('sleep:bedtime.fadeOut')}
        isOn={switches.fades}
        onChange={(isOn) => onSwitch('fades', isOn)}
      />
      <BedtimeToggle
        label={t('sleep:bedtime.breath')}
        isOn={switches.breathes}
        onChange={(isOn) => onSwitch('breathes', isOn)}
      />
      <BedtimeToggle
        label={t('sleep:bedtime.dimScreen')}
        detail={t('sleep:bedtime.dimScreenHint')}
        isOn={switches.dims}
        onChange={(isOn) => onSwitch('dims', isOn)}
      />
      {!isWakeLockUnavailable && (
        <BedtimeToggle
          label={t('sleep:bedtime.keepScreenOn')}
          detail={t('sleep:bedtime.keepScreenOnHint')}
          isOn={switches.awake}
          onChange={(isOn) => onSwitch('awake', isOn)}
        />
      )}
    </div>
  );
}

function BedtimeToggle({
  label,
  detail,
  isOn,
  onChange,
}: {
  label: string;
  detail?: string;
  isOn: boolean;
  onChange: (isOn: boolean) => void;
}) {
  const descriptionId = useId();
  return (
    <div>
      <Checkbox
        py={8}
        label={label}
        checked={isOn}
        aria-describedby={detail === undefined ? undefined : descriptionId}
        onChange={({ currentTarget }) => onChange(currentTarget.checked)}
      />
      {detail !== undefined && (
        <Text id={descriptionId} ps={36} c="dimmed" fz="sm">
          {detail}
        </Text>
      )}
    </div>
  );
}
