// Report of a server on its Bible texts: summary, advice, API key, and each test.
import { Box, Group, Stack } from '@mantine/core';
import { IconAlertCircle, IconCircleCheck } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import layout from '../../../../ui/page-layout.module.css';
import elements from '../../../../ui/elements.module.css';
import surface from '../../../../ui/surface.module.css';

export interface DiagnosticTest {
  name: string;
  success: boolean;
  /** Of HTTP. */
  status: number | null;
  /** Number of verses in the chapter that was read. */
  verses: number | null;
  message: string | null;
}

interface ServerReportProps {
  success: boolean;
  summary: string;
  recommendations: readonly string[];
  apiKeyText: string;
  tests: readonly DiagnosticTest[];
}

export function ServerReport({
  success,
  summary,
  recommendations,
  apiKeyText,
  tests,
}: ServerReportProps) {
  const { t } = useTranslation();
  return (
    <>
      <Stack
        className={surface['paddedCard'] ?? ''}
        gap={10}
        style={{ borderInlineStart: `3px solid var(${success ? '--green' : '--gold'})` }}
      >
        <Group component="p" gap={10} wrap="nowrap" fw={600}>
          <StatusIcon isSuccessful={success} />
          {success ? t('bible-diagnostic:allPassed') : t('bible-diagnostic:someFailed')}
        </Group>
        <p>{summary}</p>
        {recommendations.length > 0 && (
          <>
            <h3 className={surface['cardTitle']}>{t('bible-diagnostic:adviceTitle')}</h3>
            <Stack component="ul" gap={6} m={0} pis={20}>
              {recommendations.map((sentence) => (
                <li key={sentence}>{sentence}</li>
              ))}
            </Stack>
          </>
        )}
      </Stack>
      <Stack className={surface['paddedCard'] ?? ''} gap={10}>
        <h3 className={surface['cardTitle']}>{t('bible-diagnostic:keyTitle')}</h3>
        <p>{apiKeyText}</p>
      </Stack>
      <Stack className={surface['paddedCard'] ?? ''} gap={10}>
        <h3 className={surface['cardTitle']}>{t('bible-diagnostic:testsTitle')}</h3>
        <ul className={`${elements['plainList']} ${elements['divided']}`}>
          {tests.map((test) => (
            <TestResult key={test.name} test={test} />
          ))}
        </ul>
      </Stack>
    </>
  );
}

function TestResult({ test }: { test: DiagnosticTest }) {
  const { t } = useTranslation();
  const { name, success, status, verses, message } = test;
  const outcome = success ? t('bible-diagnostic:testPassed') : t('bible-diagnostic:testFailed');
  const facts = [
    outcome,
    status !== null && t('bible-diagnostic:status', { status }),
    verses !== null && t('bible-diagnostic:verses', { count: verses }),
  ];
  return (
    <ReportRow sign={<StatusIcon isSuccessful={success} />}>
      <Box component="span" fw={600}>
        {name}
      </Box>
      <span className={layout['muted']}>{facts.filter((fact) => fact !== false).join(' · ')}</span>
      {message !== null && <span>{message}</span>}
    </ReportRow>
  );
}

/** One line of a list of results, after its icon. */
export function ReportRow({ sign, children }: { sign: ReactNode; children: ReactNode }) {
  return (
    <Group component="li" gap="sm" align="start" wrap="nowrap" py={10}>
      {sign}
      <Stack gap={2} miw={0} style={{ overflowWrap: 'anywhere' }}>
        {children}
      </Stack>
    </Group>
  );
}

const signStyle = { flex: 'none' };

/** Hidden from screen readers, because the text beside the icon says the same. */
export function StatusIcon({ isSuccessful }: { isSuccessful: boolean }) {
  return isSuccessful ? (
    <IconCircleCheck size={20} color="var(--green)" style={signStyle} aria-hidden />
  ) : (
    <IconAlertCircle size={20} color="var(--gold)" style={signStyle} aria-hidden />
  );
}
