// Summary of the remaining errors, with a link to each field. The summary is beside the result and
// is not announced at every keystroke.
import { Box, Group, Stack } from '@mantine/core';
import { IconAlertCircle, IconBulb, IconCircleCheck } from '@tabler/icons-react';
import { type MouseEvent, useId } from 'react';
import { useTranslation } from 'react-i18next';
import elements from '../../../../ui/elements.module.css';
import surface from '../../../../ui/surface.module.css';

const edgeColors = { good: 'var(--green)', advice: 'var(--gold)', fault: 'var(--red)' };

export interface ErrorSummaryLine {
  /** Of the field. */
  id: string;
  /** Label of the field. */
  label: string;
  text: string;
  isAdvice: boolean;
}

export function ErrorSummary({ lines }: { lines: readonly ErrorSummaryLine[] }) {
  const { t } = useTranslation();
  const titleId = useId();
  const faults = lines.filter(({ isAdvice }) => !isAdvice);
  const advice = lines.filter(({ isAdvice }) => isAdvice);
  const state = faults.length > 0 ? 'fault' : advice.length > 0 ? 'advice' : 'good';
  const Sign = { fault: IconAlertCircle, advice: IconBulb, good: IconCircleCheck }[state];
  const summaryText = {
    fault: t('pwa-guides:manifestGenerator.faults', { count: faults.length }),
    advice: t('pwa-guides:manifestGenerator.validWithAdvice'),
    good: t('pwa-guides:manifestGenerator.valid'),
  };
  return (
    <Stack
      component="section"
      className={surface['paddedCard'] ?? ''}
      gap={10}
      style={{ borderInlineStart: `3px solid ${edgeColors[state]}` }}
      data-state={state}
      aria-labelledby={titleId}
    >
      <Group component="p" id={titleId} gap={10} wrap="nowrap" fw={600}>
        <Sign size={20} style={{ flex: 'none' }} aria-hidden />
        {summaryText[state]}
      </Group>
      {lines.length > 0 && (
        <ul className={elements['plainList']}>
          {[...faults, ...advice].map((line) => (
            <li key={`${line.id} ${line.text}`}>
              <Box
                component="a"
                display="inline-block"
                py={6}
                href={`#${line.id}`}
                onClick={(event) => focusField(event, line.id)}
              >
                {line.label}
              </Box>
              {` – ${line.text}`}
            </li>
          ))}
        </ul>
      )}
    </Stack>
  );
}

/** Focuses the field without a change of the URL, so that back navigation leaves the form. */
function focusField(event: MouseEvent, id: string): void {
  event.preventDefault();
  const field = document.getElementById(id);
  field?.focus({ preventScroll: true });
  field?.scrollIntoView({ block: 'center' });
}
