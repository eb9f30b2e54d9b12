// Peaceful Sleep page: shows all categories, one category or one option, depending on the URL.
import { Button, Stack } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { useTranslationNames } from '../../data/bible/translation-names.ts';
import { useLiveQuery } from '../../data/data-provider.tsx';
import { watchSleepContent } from './data.ts';
import { useLanguage } from '../../locales/language.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { WindowIllustration } from '../../ui/illustrations.tsx';
import { TranslationNamesProvider } from '../../ui/translation-name.tsx';
import { NightPage } from './components/night-page.tsx';
import { CategoriesSkeleton } from './components/categories-skeleton.tsx';
import { sleepUrl } from './sleep-urls.ts';
import { SleepCategoryPage } from './category-page.tsx';
import { SleepCategoriesPage } from './categories-page.tsx';
import { useFocusOnLevel, useGoUp } from './use-level-navigation.ts';

export function SleepPage() {
  const { category, option } = useParams();
  const page = useFocusOnLevel([category, option].filter((part) => part !== undefined).join('/'));
  const goUp = useGoUp();
  // Counts the retries, so that each retry starts a new query.
  const [tries, setTries] = useState(0);
  return (
    <NightPage>
      <TranslationNamesProvider value={useTranslationNames()}>
        <div ref={page}>
          <SleepLevel
            category={category}
            option={option}
            goUp={goUp}
            tries={tries}
            onRetry={() => setTries(tries + 1)}
          />
        </div>
      </TranslationNamesProvider>
    </NightPage>
  );
}

interface SleepLevelProps {
  category: string | undefined;
  option: string | undefined;
  goUp: (address: string) => void;
  tries: number;
  onRetry: () => void;
}

function SleepLevel({ category, option: optionKey, goUp, tries, onRetry }: SleepLevelProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const content = useLiveQuery(`sleep/${language}/${tries}`, (data) =>
    watchSleepContent(data, language),
  );
  if (!content) {
    return (
      <SleepPageFrame title={t('sleep:title')}>
        <CategoriesSkeleton />
      </SleepPageFrame>
    );
  }
  if (content.topics.length === 0) {
    const [title, body] = content.isUnavailable
      ? [t('sleep:loadFailedTitle'), t('sleep:loadFailedBody')]
      : [t('sleep:emptyTitle'), t('sleep:emptyBody')];
    return (
      <SleepPageFrame title={t('sleep:title')}>
        <EmptyState illustration={<WindowIllustration />} title={title} body={body}>
          {content.isUnavailable && <Button onClick={onRetry}>{t('retry')}</Button>}
          <Button component="a" href="/Bible/KJV/PSA/4" variant="default">
            {t('sleep:openPsalms')}
          </Button>
        </EmptyState>
      </SleepPageFrame>
    );
  }
  if (category === undefined)
    return <SleepCategoriesPage rooms={content.topics} verses={content.verses} />;
  const topic = content.topics.find(({ key }) => key === category);
  const option = topic?.options.find(({ key }) => key === optionKey);
  if (!topic || (optionKey !== undefined && !option)) return <SleepNotFound />;
  return <SleepCategoryPage room={topic} option={option} article={content.article} goUp={goUp} />;
}

function SleepNotFound() {
  const { t } = useTranslation();
  return (
    <SleepPageFrame title={t('sleep:missingTitle')}>
      <EmptyState
        illustration={<WindowIllustration />}
        title={t('sleep:missingTitle')}
        body={t('sleep:missingBody')}
      >
        <Button component="a" href={sleepUrl}>
          {t('sleep:backToCategories')}
        </Button>
      </EmptyState>
    </SleepPageFrame>
  );
}

function SleepPageFrame({ title, children }: { title: string; children: ReactNode }) {
  const { t } = useTranslation();
  return (
    <Stack gap="lg" maw={1080} mx="auto" p="24px 20px 64px">
      <title>{`${title} – ${t('app.name')}`}</title>
      {children}
    </Stack>
  );
}
