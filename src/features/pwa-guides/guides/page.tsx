// Pages PWASetupGuide, AndroidPackaging and AppStoreGuide: one guide each, with one tab shown at a
// time. The URL holds the tab.
import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import {
  buildGuideSamples,
  type GuideKind,
  getSampleHost,
  listStoreTexts,
  listGuideTabs,
} from './data.ts';
import { useData } from '../../../data/data-provider.tsx';
import { useLanguage } from '../../../locales/language.ts';
import { saveFile } from '../../../platform/save-file.ts';
import { GuideBlocks } from './components/guide-blocks.tsx';
import { GuidePage } from '../components/guide-page.tsx';
import { StoreListing } from './components/store-listing.tsx';
import { ErrorNotice } from '../../../ui/error-notice.tsx';
import { Tabs } from '../../../ui/tabs.tsx';
import { useGuideText } from './use-guide-text.ts';
import { InstallButton } from './install-button.tsx';
import { detectDevice, sortOwnDeviceFirst } from './current-device-first.ts';
import { useChecklist } from './use-checklist.ts';
import { useGuideTab } from './use-guide-tab.ts';

export function InstallGuidePage() {
  return <GuideContent kind="install" currentGuide="PWASetupGuide" />;
}

export function AndroidGuidePage() {
  return <GuideContent kind="android" currentGuide="AndroidPackaging" />;
}

export function StoreGuidePage() {
  return <GuideContent kind="store" currentGuide="AppStoreGuide" />;
}

interface GuideContentProps {
  kind: GuideKind;
  currentGuide: 'PWASetupGuide' | 'AndroidPackaging' | 'AppStoreGuide';
}

function GuideContent({ kind, currentGuide }: GuideContentProps) {
  const { t } = useTranslation();
  const { backend } = useData();
  const { text, hasFailed, retry } = useGuideText(kind);
  const { ticked, tick } = useChecklist();
  const language = useLanguage();
  const numbers = new Intl.NumberFormat(language === 'pt' ? 'pt-BR' : language);
  const tabs = listGuideTabs(kind);
  const { tab, open } = useGuideTab(tabs);
  const host = getSampleHost(new URL(location.href));
  if (tab === undefined) return null;

  return (
    <GuidePage
      current={currentGuide}
      title={t(`pwa-guides:guide.pages.${currentGuide}`)}
      intro={text?.intro ?? t(`pwa-guides:guide.about.${currentGuide}`)}
    >
      {hasFailed && (
        <ErrorNotice actions={<Button onClick={retry}>{t('retry')}</Button>}>
          {t('pwa-guides:guide.failed')}
        </ErrorNotice>
      )}
      <Tabs
        label={t('pwa-guides:guide.sections')}
        tabs={tabs.map((value) => ({ value, label: t(`pwa-guides:guide.tabs.${value}`) }))}
        value={tab}
        onChange={open}
      >
        {tab === 'overview' && <InstallButton />}
        {text && (
          <GuideBlocks
            blocks={sortOwnDeviceFirst(text.tabs[tab] ?? [], detectDevice())}
            host={host}
            samples={buildGuideSamples(host, backend.appId ?? 'selah')}
            ticked={ticked}
            onTick={tick}
            onSave={(name, content) => saveFile(name, 'text/plain', content)}
            storeTexts={
              <StoreListing
                texts={listStoreTexts()}
                showNumber={(number) => numbers.format(number)}
              />
            }
          />
        )}
      </Tabs>
    </GuidePage>
  );
}
