// Third level of Peaceful Sleep: Scripture, a prayer, the article about dreams and the link to
// bedtime mode.
import { Box, Button, Card, Group, Text, Title } from '@mantine/core';
import { IconMoon } from '@tabler/icons-react';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { SleepArticle, SleepOption } from './data.ts';
import { useLanguage } from '../../locales/language.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { HelpNote } from '../crisis-help/components/help-note.tsx';
import { ShareButton } from '../share/share-button.tsx';
import { ArticleText } from './components/article-text.tsx';
import { SleepScriptureQuote } from './components/sleep-scripture.tsx';
import { getBedtimeUrl, getSleepOptionUrl } from './sleep-urls.ts';
import { toSharedSleepPassage } from './shared-passage.ts';
import { useSleepReferences, useSleepTexts } from './use-sleep-texts.ts';
import layout from '../../ui/page-layout.module.css';

const LazyBedtime = lazy(async () => ({
  default: (await import('./bedtime/bedtime.tsx')).Bedtime,
}));

interface SleepOptionPageProps {
  category: string;
  option: SleepOption;
  article: SleepArticle | null;
  isBedtime: boolean;
  goUp: (address: string) => void;
}

export function SleepOptionPage({
  category,
  option,
  article,
  isBedtime,
  goUp,
}: SleepOptionPageProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const { title, passage, prayer, concern } = option;
  const scripture = useSleepTexts([passage])(passage);
  const [sleepReference = { reference: passage.reference, href: null }] = useSleepReferences([
    passage,
  ]);
  const getForeignLanguage = (of: string) => (of === language ? undefined : of);
  return (
    <>
      {/* The sky's colour hides the stars behind the letters. */}
      <Box
        component="h1"
        bg="var(--page)"
        tabIndex={-1}
        lang={getForeignLanguage(title.language)}
        dir="auto"
      >
        {title.text}
      </Box>
      <HelpNote concern={concern} />
      <Group gap="10px 16px">
        <Button
          component="a"
          href={getBedtimeUrl(category, option.key)}
          leftSection={<IconMoon size={20} aria-hidden />}
          aria-describedby="sleep-bed"
        >
          {t('sleep:bedtime.open')}
        </Button>
        <Text id="sleep-bed" c="dimmed" fz="sm" style={{ flex: '1 1 14em' }}>
          {t('sleep:bedtime.description')}
        </Text>
      </Group>
      <SleepScriptureQuote
        scripture={scripture}
        reference={sleepReference.reference}
        href={sleepReference.href}
      />
      <Group gap="sm" align="stretch">
        <ShareButton content={toSharedSleepPassage(scripture, sleepReference.reference, option)} />
      </Group>
      {prayer.text !== '' && (
        <Card component="section" maw="40em" p={20} aria-labelledby="sleep-prayer">
          <Title order={2} id="sleep-prayer" c="var(--gold)" fz="lg">
            {t('sleep:prayer')}
          </Title>
          <Text
            className={layout['words']}
            fz="1.25rem"
            lang={getForeignLanguage(prayer.language)}
            dir="auto"
          >
            {prayer.text}
          </Text>
        </Card>
      )}
      {article && <DreamsArticle article={article} />}
      {isBedtime && (
        <Suspense fallback={null}>
          <LazyBedtime
            option={option}
            scripture={scripture}
            reference={sleepReference.reference}
            onLeave={() => goUp(getSleepOptionUrl(category, option.key))}
          />
        </Suspense>
      )}
    </>
  );
}

function DreamsArticle({ article: { title, content } }: { article: SleepArticle }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const [isOpen, setIsOpen] = useState(false);
  const isForeign = content.language !== language;
  return (
    <Group gap="sm" align="stretch">
      <Button variant="default" aria-haspopup="dialog" onClick={() => setIsOpen(true)}>
        {t('sleep:readDreams')}
      </Button>
      {isOpen && (
        <Dialog
          title={title.language === language ? title.text : t('sleep:dreams')}
          onClose={() => setIsOpen(false)}
        >
          <ArticleText text={content.text} language={isForeign ? content.language : undefined} />
        </Dialog>
      )}
    </Group>
  );
}
