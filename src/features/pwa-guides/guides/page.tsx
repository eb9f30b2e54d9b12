// Pages PWASetupGuide, AndroidPackaging and AppStoreGuide: one guide each, with one tab shown at a
// time. The URL holds the tab. Without a tab, PWASetupGuide shows only how to install the app.
import { Button, Stack } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { buildGuideSamples, type GuideKind, getSampleHost, listGuideTabs } from './data.ts';
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
import { InstallSteps, OtherInstallSections } from './install-steps.tsx';
import { writeStored, readStored } from '../../../platform/storage/local-storage.ts';
import type { Guide, GuideTab } from './data.ts';

export function InstallGuidePage() {
  return <GuideContent kind="install" currentGuide="PWASetupGuide" />;
}

export function AndroidGuidePage() {
  return <GuideContent kind="android" currentGuide="AndroidPackaging" />;
}

export function StoreGuidePage() {
  return <GuideContent kind="store" currentGuide="AppStoreGuide" />;
}

type GuideBlock = NonNullable<Guide['tabs'][GuideTab]>[number];

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
  const { tab, isInUrl, open } = useGuideTab(tabs);
  // The page shows the tabs when its text is loaded.
  const isLoading = !text && !hasFailed;
  const tabRow = useVisibleTab(isLoading ? undefined : tab);
  const host = getSampleHost(new URL(location.href));
  if (tab === undefined) return null;

  const isForEveryone = kind === 'install' && !isInUrl;
  const current = kind === 'install' && isInUrl ? 'Hosting' : currentGuide;
  const blocks = text?.tabs[tab] ?? [];
  const about = isLoading ? undefined : t(`pwa-guides:guide.about.${current}`);

  function renderBlocks(shownBlocks: readonly GuideBlock[]) {
    return (
      <GuideBlocks
        key={tab}
        blocks={shownBlocks}
        host={host}
        samples={buildGuideSamples(host, backend.appId ?? 'selah')}
        ticked={ticked}
        onTick={tick}
        onSave={(name, content) => saveFile(name, 'text/plain', content)}
        storeTexts={
          text && (
            <StoreListing texts={text.storeTexts} showNumber={(number) => numbers.format(number)} />
          )
        }
      />
    );
  }

  const otherSections = tab === 'overview' && text && (
    <OtherInstallSections blocks={blocks} renderBlocks={renderBlocks} />
  );
  const content =
    tab === 'overview' ? (
      <>
        <InstallButton />
        {text && <InstallSteps blocks={blocks} renderBlocks={renderBlocks} />}
        {!isForEveryone && otherSections}
      </>
    ) : (
      text && renderBlocks(blocks)
    );
  return (
    <GuidePage
      current={current}
      title={t(`pwa-guides:guide.pages.${current}`)}
      intro={current === 'Hosting' ? about : (text?.intro ?? about)}
      {...(isForEveryone && { aside: otherSections })}
      linkedUrls={blocks.flatMap((block) => (block.kind === 'link' ? [block.to] : []))}
    >
      {hasFailed && (
        <ErrorNotice actions={<Button onClick={retry}>{t('retry')}</Button>}>
          {t('pwa-guides:guide.failed')}
        </ErrorNotice>
      )}
      {isForEveryone ? (
        content
      ) : (
        <Stack ref={tabRow} gap="lg" miw={0}>
          <Tabs
            label={t('pwa-guides:guide.sections')}
            tabs={tabs.map((value) => ({ value, label: t(`pwa-guides:guide.tabs.${value}`) }))}
            value={tab}
            onChange={open}
          >
            {content}
          </Tabs>
        </Stack>
      )}
    </GuidePage>
  );
}

/** Scrolls the row of tabs sideways so that the selected tab and its neighbours are visible. */
function useVisibleTab(tab: GuideTab | undefined): RefObject<HTMLDivElement | null> {
  const frame = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const selected = frame.current?.querySelector<HTMLElement>('[aria-selected="true"]');
    const row = selected?.parentElement;
    if (selected && row)
      row.scrollLeft =
        selected.offsetLeft - row.offsetLeft - (row.clientWidth - selected.offsetWidth) / 2;
  }, [tab]);
  return frame;
}

const storageKey = 'store_checklist';

/** Checked items of the app store check list, stored on this device for all its users. */
function useChecklist(): {
  ticked: readonly string[];
  tick: (key: string, isDone: boolean) => void;
} {
  const [ticked, setTicked] = useState(readTicked);
  function tick(key: string, isDone: boolean): void {
    const next = [...ticked.filter((one) => one !== key), ...(isDone ? [key] : [])];
    setTicked(next);
    writeStored(storageKey, next.join(' '));
  }
  return { ticked, tick };
}

function readTicked(): string[] {
  return readStored(storageKey)?.split(' ').filter(Boolean) ?? [];
}

/** The state changes before the URL, so that fast key presses count from the right tab. */
function useGuideTab(tabs: readonly GuideTab[]): {
  tab: GuideTab | undefined;
  isInUrl: boolean;
  open: (tab: GuideTab) => void;
} {
  const [search, setSearch] = useSearchParams();
  const requestedTab = search.get('tab');
  const [shown, setShown] = useState({ asked: requestedTab, tab: findTab(tabs, requestedTab) });
  if (shown.asked !== requestedTab)
    setShown({ asked: requestedTab, tab: findTab(tabs, requestedTab) });

  function open(tab: GuideTab): void {
    setShown({ asked: requestedTab, tab });
    setSearch({ tab }, { replace: true, preventScrollReset: true });
  }
  return { tab: shown.tab, isInUrl: requestedTab !== null, open };
}

function findTab(tabs: readonly GuideTab[], name: string | null): GuideTab | undefined {
  return tabs.find((tab) => tab === name) ?? tabs[0];
}
