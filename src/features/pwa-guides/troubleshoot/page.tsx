// Page PWATroubleshoot: checks on this device why the app cannot be installed, and prepares a
// message to support.
import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { version } from '../../../../package.json';
import { formatSupportLine } from './support-report.ts';
import { useFeedback } from '../../feedback/components/feedback-context.tsx';
import { CodeBlock } from '../components/code-block.tsx';
import { GuidePage } from '../components/guide-page.tsx';
import layout from '../../../ui/page-layout.module.css';
import { ActionRequired, CheckList, ManifestFacts } from './check-list.tsx';
import styles from '../generator-form/components/generator-form.module.css';
import { type CheckName, checkNames, useChecks } from './use-checks.ts';

export function TroubleshootPage() {
  const { t } = useTranslation();
  const { found, manifest, isRunning, isOnline, isServerGone, restart } = useChecks();
  const lines = checkNames.map((check) => {
    const result = found.get(check);
    return {
      id: check,
      name: t(`troubleshoot.checks.${check}`),
      state: result?.state ?? ('running' as const),
      message: result?.message ?? '',
    };
  });
  const count = (state: string) => lines.filter((line) => line.state === state).length;
  const summary = `${t('troubleshoot.donePassing', { count: count('passing') })} ${t('troubleshoot.doneFailing', { count: count('failing') })}`;
  return (
    <GuidePage
      current="PWATroubleshoot"
      title={t('troubleshoot.title')}
      intro={t('troubleshoot.intro')}
    >
      <div className={styles['actions']}>
        {/* The button is not disabled while the checks run, because it would lose the focus. */}
        <Button
          aria-disabled={isRunning}
          data-disabled={isRunning || undefined}
          onClick={() => !isRunning && restart()}
        >
          {t('troubleshoot.again')}
        </Button>
      </div>
      {!isOnline && <p>{t('troubleshoot.offline')}</p>}
      {isServerGone && <p>{t('troubleshoot.serverGone')}</p>}
      <p role="status">{isRunning ? t('troubleshoot.running') : summary}</p>
      {found.get('manifest')?.state === 'failing' && (
        <UnreachableNotice
          message={found.get('manifest')?.message ?? ''}
          isServerGone={isServerGone}
        />
      )}
      {manifest?.kind === 'read' && (
        <section className={styles['section']} aria-labelledby="manifest-facts">
          <h2 id="manifest-facts">{t('troubleshoot.manifestTitle')}</h2>
          <ManifestFacts
            name={manifest.name}
            shortName={manifest.shortName}
            description={manifest.description}
            icons={manifest.icons.length}
          />
        </section>
      )}
      <section className={styles['section']} aria-labelledby="checks" aria-busy={isRunning}>
        <h2 id="checks">{t('troubleshoot.checksTitle')}</h2>
        <CheckList lines={lines} label={t('troubleshoot.checksTitle')} />
      </section>
      <SupportMessage
        lines={lines}
        about={formatSupportLine(collectCodes(found), version)}
        isRunning={isRunning}
      />
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
    <ActionRequired title={t('troubleshoot.actionRequired')}>
      <p>{t('troubleshoot.actionWhat', { said: message })}</p>
      <p>{t('troubleshoot.actionSafe')}</p>
      <ul>
        <li>{t('troubleshoot.actionConnection')}</li>
        <li>
          {isServerGone
            ? t('troubleshoot.actionServerGone', { site: location.origin })
            : t('troubleshoot.actionServer')}
        </li>
        <li>{t('troubleshoot.actionTell')}</li>
      </ul>
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
      `– ${name}: ${t(`troubleshoot.states.${state}`)}${message === '' ? '' : `. ${message}`}`,
  );
  const text = [
    t('troubleshoot.letterHead'),
    '',
    t('troubleshoot.letterDevice', { browser: navigator.userAgent }),
    t('troubleshoot.letterApp', { version, site: location.origin }),
    '',
    ...results,
    '',
    `${t('troubleshoot.letterEnd')} `,
  ].join('\n');
  return (
    <section className={styles['section']} aria-labelledby="support">
      <h2 id="support">{t('troubleshoot.supportTitle')}</h2>
      <p className={layout['muted']}>{t('troubleshoot.supportHint')}</p>
      <CodeBlock name={t('troubleshoot.supportName')} text={text} />
      <div className={styles['actions']}>
        <Button
          variant="default"
          aria-disabled={isRunning}
          data-disabled={isRunning || undefined}
          onClick={() => !isRunning && feedback.open({ about })}
        >
          {t('troubleshoot.write')}
        </Button>
      </div>
    </section>
  );
}
