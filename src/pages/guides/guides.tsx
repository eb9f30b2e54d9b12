// PWASetupGuide, AndroidPackaging and AppStoreGuide: one guide each, a tab at a time; the tab stands in the address.
import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { guideSamples, type GuideKind, hostFor, storeTexts, tabsOf } from '../../data/guides.ts';
import { useData } from '../../data/hooks.tsx';
import { useLanguage } from '../../i18n/language.ts';
import { saveFile } from '../../platform/save-file.ts';
import { GuideBlocks } from '../../ui/guides/guide-blocks.tsx';
import { GuidePage } from '../../ui/guides/guide-page.tsx';
import { StoreListing } from '../../ui/guides/store-listing.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Tabs } from '../../ui/tabs.tsx';
import { useGuideText } from './guide-text.ts';
import { InstallHere } from './install-here.tsx';
import { ownDevice, ownFirst } from './own-first.ts';
import { useTicks } from './ticks.ts';
import { useTab } from './use-tab.ts';

export function InstallGuidePage() {
  return <GuideOf kind="install" here="PWASetupGuide" />;
}

export function AndroidGuidePage() {
  return <GuideOf kind="android" here="AndroidPackaging" />;
}

export function StoreGuidePage() {
  return <GuideOf kind="store" here="AppStoreGuide" />;
}

interface GuideOfProps {
  kind: GuideKind;
  here: 'PWASetupGuide' | 'AndroidPackaging' | 'AppStoreGuide';
}

function GuideOf({ kind, here }: GuideOfProps) {
  const { t } = useTranslation();
  const { backend } = useData();
  const { text, hasFailed, retry } = useGuideText(kind);
  const { ticked, tick } = useTicks();
  const language = useLanguage();
  const numbers = new Intl.NumberFormat(language === 'pt' ? 'pt-BR' : language);
  const tabs = tabsOf(kind);
  const { tab, open } = useTab(tabs);
  const host = hostFor(new URL(location.href));
  if (tab === undefined) return null;

  return (
    <GuidePage here={here} title={t(`guide.pages.${here}`)} intro={text?.intro ?? t(`guide.about.${here}`)}>
      {hasFailed && <Notice actions={<Button onClick={retry}>{t('common.retry')}</Button>}>{t('guide.failed')}</Notice>}
      <Tabs label={t('guide.sections')} tabs={tabs.map((value) => ({ value, label: t(`guide.tabs.${value}`) }))} value={tab} onChange={open}>
        {tab === 'overview' && <InstallHere />}
        {text && (
          <GuideBlocks
            blocks={ownFirst(text.tabs[tab] ?? [], ownDevice())}
            host={host}
            samples={guideSamples(host, backend.appId ?? 'selah')}
            ticked={ticked}
            onTick={tick}
            onSave={(name, content) => saveFile(name, 'text/plain', content)}
            storeTexts={<StoreListing texts={storeTexts()} showNumber={(number) => numbers.format(number)} />}
          />
        )}
      </Tabs>
    </GuidePage>
  );
}
