// PrivacyPolicy and Terms pages: the text in the interface language, its table of contents, and the
// contact of the operator.
import { Box, Button } from '@mantine/core';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router-dom';
import type { LegalKind } from './data.ts';
import { useFeedback } from '../feedback/components/feedback-context.tsx';
import layout from '../../ui/page-layout.module.css';
import { LegalContact } from './components/legal-contact.tsx';
import { LegalDocument } from './components/legal-document.tsx';
import { ErrorNotice } from '../../ui/error-notice.tsx';
import { useLegalText } from './use-legal-text.ts';
import { useData } from '../../data/data-provider.tsx';
import { loadOperatorAddress } from './data.ts';

export function PrivacyPage() {
  return <LegalPageContent kind="privacy" other="terms" />;
}

export function TermsPage() {
  return <LegalPageContent kind="terms" other="privacy" />;
}

const urls: Readonly<Record<LegalKind, string>> = { privacy: '/PrivacyPolicy', terms: '/Terms' };

function LegalPageContent({ kind, other }: { kind: LegalKind; other: LegalKind }) {
  const { t } = useTranslation();
  const { localizedText, hasFailed, retry } = useLegalText(kind);
  const address = useOperatorAddress();
  const { open } = useFeedback();
  const { back, go } = useLegalNavigation();
  useScrollToSection(localizedText !== undefined);
  const title = localizedText?.text.title ?? t(`legal:${kind}`);
  return (
    <>
      <title>{`${title} – ${t('app.name')}`}</title>
      {hasFailed && (
        <div className={layout['page']}>
          <ErrorNotice actions={<Button onClick={retry}>{t('retry')}</Button>}>
            {t('legal:failed')}
          </ErrorNotice>
        </div>
      )}
      {localizedText ? (
        <LegalDocument
          {...localizedText.text}
          language={localizedText.language}
          relatedLink={{
            to: urls[other],
            text: t(`legal:${other}`, { lng: localizedText.language }),
          }}
          contact={<LegalContact address={address} onFeedback={() => open()} />}
          onBack={back}
          onGo={go}
        />
      ) : (
        // About as high as a window, so that the layout does not shift when the text loads.
        !hasFailed && <Box mih="100dvh" />
      )}
    </>
  );
}

/**
 * Returns navigation back to the previous page; a visitor from outside the app goes to the start
 * page. Jumps between sections add no history entry.
 */
function useLegalNavigation(): { back: () => void; go: (section: string) => void } {
  const navigate = useNavigate();
  const { key, state } = useLocation();
  const isFirst = key === 'default' || state === fromOutsideMark;
  return {
    back: () => void (isFirst ? navigate('/') : navigate(-1)),
    go(section) {
      void navigate(`#${section}`, { replace: true, state: isFirst ? fromOutsideMark : null });
      // The router scrolls to the section. The focus follows, so that the keyboard and screen
      // readers continue there.
      document.getElementById(`${section}-title`)?.focus({ preventScroll: true });
    },
  };
}

const fromOutsideMark = 'from outside';

/** Scrolls to the section that the URL names, after the text has loaded. */
function useScrollToSection(isLoaded: boolean): void {
  const { hash } = useLocation();
  useEffect(() => {
    if (isLoaded && hash !== '') document.getElementById(hash.slice(1))?.scrollIntoView();
    // Only after loading: the browser handles later navigation.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [isLoaded]);
}

/** Returns null until the address is known, and when none is configured. */
function useOperatorAddress(): string | null {
  const data = useData();
  const [address, setAddress] = useState<string | null>(null);
  useEffect(() => {
    let isWanted = true;
    loadOperatorAddress(data).then(
      (found) => {
        if (isWanted) setAddress(found);
      },
      (fault: unknown) => data.report('the address of the operator could not be asked for', fault),
    );
    return () => {
      isWanted = false;
    };
  }, [data]);
  return address;
}
