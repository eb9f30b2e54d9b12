// Second and third level of Peaceful Sleep: the options of a category and the text of the chosen
// option, side by side on wide windows.
import { Box, Stack } from '@mantine/core';
import { IconArrowLeft } from '@tabler/icons-react';
import { type MouseEvent, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import type { SleepArticle, SleepOption, SleepTopic } from './data.ts';
import { useLanguage } from '../../locales/language.ts';
import { WindowIllustration } from '../../ui/illustrations.tsx';
import styles from './components/night-page.module.css';
import { OptionList } from './components/option-list.tsx';
import { getSleepOptionUrl, getSleepCategoryUrl, sleepUrl } from './sleep-urls.ts';
import { SleepOptionPage } from './option-page.tsx';
import { useSleepReferences } from './use-sleep-texts.ts';
import elements from '../../ui/elements.module.css';

interface SleepCategoryPageProps {
  room: SleepTopic;
  option: SleepOption | undefined;
  article: SleepArticle | null;
  goUp: (address: string) => void;
}

export function SleepCategoryPage({ room: topic, option, article, goUp }: SleepCategoryPageProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const [search] = useSearchParams();
  const places = useSleepReferences(topic.options.map(({ passage }) => passage));
  const { key, title } = topic;
  const lang = title.language === language ? undefined : title.language;
  return (
    <div className={styles['panes']} data-level={option ? 'option' : 'room'}>
      <title>{`${option?.title.text ?? title.text} – ${t('app.name')}`}</title>
      <Stack gap={20} className={styles['list'] ?? ''}>
        <UpLink address={sleepUrl} goUp={goUp}>
          {t('sleep:backToCategories')}
        </UpLink>
        {option ? (
          <h2 lang={lang} dir="auto">
            {title.text}
          </h2>
        ) : (
          <h1 tabIndex={-1} lang={lang} dir="auto">
            {title.text}
          </h1>
        )}
        {topic.options.length === 0 && <p>{t('sleep:noOptions')}</p>}
        <OptionList
          options={topic.options.map((one, index) => ({
            way: `${key}/${one.key}`,
            title: one.title.text,
            language: one.title.language === language ? undefined : one.title.language,
            reference: places[index]?.reference ?? '',
            href: getSleepOptionUrl(key, one.key),
            isCurrent: one === option,
          }))}
        />
      </Stack>
      {option ? (
        <Stack component="section" gap={20}>
          {/* The list beside it already has a link back. */}
          <div className={styles['up']}>
            <UpLink address={getSleepCategoryUrl(key)} goUp={goUp}>
              {t('sleep:backToCategory', { title: title.text })}
            </UpLink>
          </div>
          <SleepOptionPage
            key={option.key}
            category={key}
            option={option}
            article={article}
            isBedtime={search.has('bedtime')}
            goUp={goUp}
          />
        </Stack>
      ) : (
        <Stack
          className={styles['beside'] ?? ''}
          align="center"
          p="64px 24px"
          c="dimmed"
          ta="center"
        >
          <WindowIllustration />
          <p>{t('sleep:choose')}</p>
        </Stack>
      )}
    </div>
  );
}

/**
 * Link to the level above. A plain click goes up in the app; other clicks can open the link in a
 * new tab.
 */
function UpLink({
  address,
  goUp,
  children,
}: {
  address: string;
  goUp: (address: string) => void;
  children: ReactNode;
}) {
  function go(event: MouseEvent): void {
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
      return;
    event.preventDefault();
    goUp(address);
  }
  return (
    <Box component="a" className={elements['link']} fw={600} href={address} onClick={go}>
      <IconArrowLeft size={20} aria-hidden />
      {children}
    </Box>
  );
}
