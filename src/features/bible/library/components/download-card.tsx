// Card of a download that runs, is paused, waits or failed: progress, status text, and buttons to
// pause, resume, retry and cancel.
import { Box, Button, Group, Progress, Stack } from '@mantine/core';
import '@mantine/core/styles/Progress.layer.css';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import layout from '../../../../ui/page-layout.module.css';
import surface from '../../../../ui/surface.module.css';

interface DownloadCardProps {
  name: string;
  /** Of the translation. */
  lang: string;
  part: string;
  /** From 0 to 1; null while unknown. */
  progress: number | null;
  statusText: string;
  state: 'moving' | 'paused' | 'resting' | 'failed';
  onPause: () => void;
  onResume: () => void;
  onCancel: () => void;
}

export function DownloadCard({
  name,
  lang,
  part,
  progress,
  statusText,
  state,
  onPause,
  onResume,
  onCancel,
}: DownloadCardProps) {
  const { t } = useTranslation();
  const nameId = useId();
  const percent = progress === null ? undefined : Math.round(progress * 100);
  const resume = {
    moving: null,
    paused: t('bible-library:resume'),
    resting: t('bible-library:tryNow'),
    failed: t('retry'),
  }[state];
  return (
    <Stack
      component="article"
      className={surface['paddedCard'] ?? ''}
      gap="sm"
      aria-labelledby={nameId}
    >
      <Stack gap={2}>
        <h3 id={nameId} className={surface['cardTitle']} lang={lang}>
          {name}
        </h3>
        <p className={layout['muted']}>{part}</p>
      </Stack>
      <Progress.Root
        bg="var(--indigo-wash)"
        role="progressbar"
        aria-labelledby={nameId}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={percent}
        aria-valuetext={statusText}
      >
        <Progress.Section value={percent ?? 0} color="var(--indigo)" withAria={false} />
      </Progress.Root>
      {/* Changing numbers are not announced; screen readers announce only a download that has
          stopped. */}
      <Box
        component="p"
        fz="0.9375rem"
        style={{ fontVariantNumeric: 'tabular-nums' }}
        {...(state === 'failed' && { c: 'var(--red)' })}
        data-fault={state === 'failed' || undefined}
        role={state === 'moving' ? undefined : 'status'}
      >
        {statusText}
      </Box>
      <Group gap="xs">
        {resume === null ? (
          <Button variant="light" onClick={onPause} aria-describedby={nameId}>
            {t('bible-library:pause')}
          </Button>
        ) : (
          <Button variant="light" onClick={onResume} aria-describedby={nameId}>
            {resume}
          </Button>
        )}
        <Button variant="subtle" onClick={onCancel} aria-describedby={nameId}>
          {t('cancel')}
        </Button>
      </Group>
    </Stack>
  );
}
