// Page PWATroubleshoot: checks on this device why the app cannot be installed, and prepares a
// message to support.
import { Button, Stack } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { version } from '../../../../package.json';
import { formatSupportLine } from './support-report.ts';
import { useFeedback } from '../../feedback/components/feedback-context.tsx';
import { CodeBlock } from '../components/code-block.tsx';
import { GuidePage } from '../components/guide-page.tsx';
import layout from '../../../ui/page-layout.module.css';
import { ActionRequired, CheckList, ManifestFacts } from './check-list.tsx';
import { type CheckName, checkNames, useChecks } from './use-checks.ts';

export function TroubleshootPage() {
  const { t } = useTranslation();
  const { found, manifest, isRunning, isOnline, isServerGone, restart } = useChecks();
  const lines = checkNames.map((check) => {
    const result = found.get(check);
    return {
      id: check,
      name: t(`pwa-guides:troubleshoot.checks.${check}`),
      state: result?.state ?? ('running' as const),
      message: result?.message ?? '',
    };
  });
  const count = (state: string) => lines.filter((line) => line.state === state).length;
  const summary = `${t('pwa-guides:troubleshoot.donePassing', { count: count('passing') })} ${t('pwa-guides:troubleshoot.doneFailing', { count: count('failing') })}`;
  return (
    <GuidePage
      current="PWATroubleshoot"
      title={t('pwa-guides:troubleshoot.title')}
      intro={t('pwa-guides:troubleshoot.intro')}
      aside={
        <>
          {manifest?.kind === 'read' && (
            <Stack component="section" gap="sm" aria-labelledby="manifest-facts">
              <h2 id="manifest-facts">{t('pwa-guides:troubleshoot.manifestTitle')}</h2>
              <ManifestFacts
                name={manifest.name}
                shortName={manifest.shortName}
                description={manifest.description}
                icons={manifest.icons.length}
              />
            </Stack>
          )}
          <SupportMessage
            lines={lines}
            about={formatSupportLine(collectCodes(found), version)}
            isRunning={isRunning}
          />
        </>
      }
    >
      <div>
        {/* The button is not disabled while the checks run, because it would lose the focus. */}
        <Button
          aria-disabled={isRunning}
          data-disabled={isRunning || undefined}
          onClick={() => !isRunning && restart()}
        >
          {t('pwa-guides:troubleshoot.again')}
        </Button>
      </div>
      {!isOnline && <p>{t('pwa-guides:troubleshoot.offline')}</p>}
      {isServerGone && <p>{t('pwa-guides:troubleshoot.serverGone')}</p>}
      <p role="status">{isRunning ? t('pwa-guides:troubleshoot.running') : summary}</p>
      {found.get('manifest')?.state === 'failing' && (
        <UnreachableNotice
          message={found.get('manifest')?.message ?? ''}
          isServerGone={isServerGone}
        />
      )}
      <Stack component="section" gap="sm" aria-labelledby="checks" aria-busy={isRunning}>
        <h2 id="checks">{t('pwa-guides:troubleshoot.checksTitle')}</h2>
        <CheckList lines={lines} label={t('pwa-guides:troubleshoot.checksTitle')} />
      </Stack>
    </GuidePage>
  );
}

/** Returns the results in the order of the page, independent of the order in which they arrived. */
function collectCodes<R>(found: ReadonlyMap<CheckName, R>): Map<string, R> {
  return new Map(
    checkNames.flatMap((check) =>
      found.has(check) ? [[check, found.get(check) as R] as const] : [],
    ),
  );
}

/**
 * Shows that required files are unreachable and what to do. Only the server's administrator can do
 * all of this; other users can notify the administrator.
 */
function UnreachableNotice({ message, isServerGone }: { message: string; isServerGone: boolean }) {
  const { t } = useTranslation();
  return (
    <ActionRequired title={t('pwa-guides:troubleshoot.actionRequired')}>
      <p>{t('pwa-guides:troubleshoot.actionWhat', { said: message })}</p>
      <p>{t('pwa-guides:troubleshoot.actionSafe')}</p>
      <Stack component="ul" gap={4} m={0} pis={20}>
        <li>{t('pwa-guides:troubleshoot.actionConnection')}</li>
        <li>
          {isServerGone
            ? t('pwa-guides:troubleshoot.actionServerGone', { site: location.origin })
            : t('pwa-guides:troubleshoot.actionServer')}
        </li>
        <li>{t('pwa-guides:troubleshoot.actionContact')}</li>
      </Stack>
    </ActionRequired>
  );
}

interface SupportMessageProps {
  lines: readonly {
    id: string;
    name: string;
    state: 'passing' | 'failing' | 'note' | 'unknown' | 'running';
    message: string;
  }[];
  about: string;
  isRunning: boolean;
}

function SupportMessage({ lines, about, isRunning }: SupportMessageProps) {
  const { t } = useTranslation();
  const feedback = useFeedback();
  const results = lines.map(
    ({ name, state, message }) =>
      `– ${name}: ${t(`pwa-guides:troubleshoot.states.${state}`)}${message === '' ? '' : `. ${message}`}`,
  );
  const text = [
    t('pwa-guides:troubleshoot.messageIntro'),
    '',
    t('pwa-guides:troubleshoot.messageBrowser', { browser: navigator.userAgent }),
    t('pwa-guides:troubleshoot.messageApp', { version, site: location.origin }),
    '',
    ...results,
    '',
    `${t('pwa-guides:troubleshoot.messageEnd')} `,
  ].join('\n');
  return (
    <Stack component="section" gap="sm" aria-labelledby="support">
      <h2 id="support">{t('pwa-guides:troubleshoot.supportTitle')}</h2>
      <p className={layout['muted']}>{t('pwa-guides:troubleshoot.supportHint')}</p>
      <CodeBlock name={t('pwa-guides:troubleshoot.supportName')} text={text} />
      <div>
        <Button
          variant="default"
          aria-disabled={isRunning}
          data-disabled={isRunning || undefined}
          onClick={() => !isRunning && feedback.open({ about })}
        >
          {t('pwa-guides:troubleshoot.sendFeedback')}
        </Button>
      </div>
    </Stack>
  );
}
