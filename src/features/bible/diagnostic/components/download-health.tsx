// Card of a downloaded translation: the verification result of each part, and a button that
// downloads a damaged part again.
import { Box, Button, Stack } from '@mantine/core';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import layout from '../../../../ui/page-layout.module.css';
import elements from '../../../../ui/elements.module.css';
import surface from '../../../../ui/surface.module.css';
import { ReportRow, StatusIcon } from './server-report.tsx';

/** `coming`: another copy is being downloaded. */
export type PartVerificationState =
  | 'unknown'
  | 'checking'
  | 'failed'
  | 'sound'
  | 'missing'
  | 'changed'
  | 'coming';

export interface VerifiedPart {
  scope: string;
  /** Whole Bible */
  name: string;
  /** Counts, size, checksum. */
  about: string;
  state: PartVerificationState;
  /** Which chapters are missing, as a sentence; empty for none. */
  missingChapters: string;
}

interface DownloadHealthProps {
  name: string;
  /** Of the translation. */
  lang: string;
  parts: readonly VerifiedPart[];
  onFetch: (scope: string) => void;
}

export function DownloadHealth({ name, lang, parts, onFetch }: DownloadHealthProps) {
  const { t } = useTranslation();
  const nameId = useId();
  return (
    <Stack
      component="article"
      className={surface['paddedCard'] ?? ''}
      gap={10}
      aria-labelledby={nameId}
    >
      <h3 id={nameId} className={surface['cardTitle']} lang={lang}>
        {name}
      </h3>
      <ul className={`${elements['plainList']} ${elements['divided']}`}>
        {parts.map((part) => (
          <ReportRow
            key={part.scope}
            sign={hasVerdict(part.state) && <StatusIcon isSuccessful={part.state === 'sound'} />}
          >
            <Box component="span" fw={600}>
              {part.name}
            </Box>
            <span className={layout['muted']}>{part.about}</span>
            <PartStateText state={part.state} />
            {part.missingChapters !== '' && part.state !== 'coming' && (
              <span className={layout['muted']}>{part.missingChapters}</span>
            )}
            {(part.state === 'missing' || part.state === 'changed') && (
              <div>
                <Button
                  size="sm"
                  onClick={() => onFetch(part.scope)}
                  aria-label={t('bible-diagnostic:fetchAgainNamed', {
                    name: `${name}, ${part.name}`,
                  })}
                >
                  {t('bible-diagnostic:fetchAgain')}
                </Button>
              </div>
            )}
          </ReportRow>
        ))}
      </ul>
    </Stack>
  );
}

function hasVerdict(state: PartVerificationState): boolean {
  return state === 'sound' || state === 'missing' || state === 'changed';
}

function PartStateText({ state }: { state: PartVerificationState }) {
  const { t } = useTranslation();
  const textByState: Readonly<Record<PartVerificationState, string>> = {
    unknown: t('bible-diagnostic:notChecked'),
    checking: t('loading'),
    failed: t('bible-diagnostic:checkFailed'),
    sound: t('bible-diagnostic:checksumValid'),
    missing: t('bible-diagnostic:incomplete'),
    changed: t('bible-diagnostic:checksumInvalid'),
    coming: t('bible-diagnostic:fetchStarted'),
  };
  return <span role="status">{textByState[state]}</span>;
}
