// Page BibleDiagnostic: says which translations can be read, tests on request whether the server
// can read its Bible texts and whether the texts on this device are complete, and shows repair
// steps.
import { Box, Button, Card, Group, Stack } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import elements from '../../../ui/elements.module.css';
import { watchDownloadedTranslations } from '../../../data/bible/library/downloaded-translations.ts';
import { useLanguage } from '../../../locales/language.ts';
import { useAvailableTranslations } from '../library/use-available-translations.ts';
import { AbsentTranslations } from './components/absent-translations.tsx';
import { StatusIcon } from './components/server-report.tsx';
import { isReadable, TranslationStatusList } from './components/translation-status-list.tsx';
import {
  groupAbsentTranslations,
  listOfferedTranslations,
  listTestedTranslations,
} from './translation-statuses.ts';
import { runBibleDiagnostics } from './data.ts';
import type { DiagnosticsResult } from './data.ts';
import { useData, useLiveQuery } from '../../../data/data-provider.tsx';
import { FixList } from './components/fix-list.tsx';
import layout from '../../../ui/page-layout.module.css';
import { useIsWide } from '../../../ui/use-is-wide.ts';
import { ErrorNotice } from '../../../ui/error-notice.tsx';
import { DeviceSection } from './device-section.tsx';
import { ServerSection } from './server-section.tsx';

export function BibleDiagnosticPage() {
  const { t } = useTranslation();
  const data = useData();
  const isWide = useIsWide();
  const isOnline = useLiveQuery('online', ({ online }) => online) ?? true;
  const language = useLanguage();
  const downloaded = useLiveQuery('kept-translations', watchDownloadedTranslations);
  const { available, hasFailed } = useAvailableTranslations(isOnline);
  const [isRunning, setIsRunning] = useState(false);
  const [answer, setAnswer] = useState<DiagnosticsResult>();
  /** Number of checks that the user has started; the device is checked again each time. */
  const [runs, setRuns] = useState(0);

  async function run(): Promise<void> {
    if (isRunning) return;
    setIsRunning(true);
    setAnswer(undefined);
    setRuns((before) => before + 1);
    try {
      setAnswer(await runBibleDiagnostics(data));
    } catch (fault) {
      data.report('the Bible texts of the server could not be tested', fault);
      setAnswer({ kind: 'failed' });
    } finally {
      setIsRunning(false);
    }
  }

  const offered =
    available && downloaded && listOfferedTranslations(language, available, downloaded, isOnline);
  const items =
    answer?.kind === 'tested'
      ? listTestedTranslations(t, answer.diagnostics.tests.translations, offered ?? [])
      : offered;
  const ownCount = items?.filter((item) => item.language === language && isReadable(item)).length;
  const absentGroups = groupAbsentTranslations(t, items ?? []);
  const hasResult = answer?.kind === 'tested' || answer?.kind === 'failed';
  return (
    <div className={layout['page']} data-wide={isWide || undefined}>
      <title>{`${t('bible-library:diagnosticTitle')} – ${t('app.name')}`}</title>
      <h1>{t('bible-library:diagnosticTitle')}</h1>
      <Box
        display="grid"
        style={{
          gap: 24,
          alignItems: 'start',
          gridTemplateColumns: isWide ? '1fr 1fr' : 'minmax(0, 1fr)',
        }}
      >
        <Stack gap="lg" miw={0}>
          <Card p="18px 20px" aria-busy={isRunning}>
            {/* While the list is read, the height is that of the usual text on a phone. */}
            <Group
              component="p"
              gap={10}
              wrap="nowrap"
              align="flex-start"
              fw={600}
              mih={ownCount === undefined ? '3rem' : undefined}
            >
              {ownCount !== undefined && <StatusIcon isSuccessful={ownCount > 0} />}
              {ownCount === undefined
                ? hasFailed && t('bible-library:listFailed')
                : ownCount === 0
                  ? t('bible-diagnostic:noneReadable')
                  : t('bible-diagnostic:ownReadable', { count: ownCount })}
            </Group>
            <p className={layout['muted']}>{t('bible-diagnostic:intro')}</p>
            {/* Not disabled while it runs, because the button would lose the focus. */}
            <Button
              variant="light"
              style={{ justifySelf: 'start', alignSelf: 'flex-start' }}
              aria-disabled={isRunning}
              data-disabled={isRunning || undefined}
              onClick={() => void run()}
            >
              {runs === 0 ? t('bible-diagnostic:runCheck') : t('bible-diagnostic:runAgain')}
            </Button>
            <div role="status" className={elements['noSpaceWhenEmpty']}>
              {isRunning ? (
                <p>{t('bible-diagnostic:running')}</p>
              ) : (
                (answer?.kind === 'offline' || (!isOnline && !answer)) && (
                  <p>{t('bible-diagnostic:offline')}</p>
                )
              )}
            </div>
          </Card>
          {answer?.kind === 'failed' && (
            <ErrorNotice actions={<Button onClick={() => void run()}>{t('retry')}</Button>}>
              {t('bible-diagnostic:failed')}
            </ErrorNotice>
          )}
          <DeviceSection runs={runs} />
        </Stack>
        <Stack gap="lg" miw={0}>
          {/* Below the device, because the list comes from the server and would move it. */}
          {items && items.length > 0 && (
            <Stack component="section" gap="sm" aria-labelledby="translations">
              <h2 id="translations">{t('bible-diagnostic:translationsTitle')}</h2>
              <TranslationStatusList language={language} items={items} />
            </Stack>
          )}
          {(hasResult || absentGroups.length > 0) && (
            <details className={elements['disclosure']}>
              <summary>{t('bible-diagnostic:adminTitle')}</summary>
              <Stack gap="sm">
                {answer?.kind === 'tested' && <ServerSection diagnostics={answer.diagnostics} />}
                {absentGroups.length > 0 && <AbsentTranslations groups={absentGroups} />}
                {hasResult && !(answer.kind === 'tested' && answer.diagnostics.success) && (
                  <FixList />
                )}
              </Stack>
            </details>
          )}
        </Stack>
      </Box>
    </div>
  );
}
