// The third level: words of Scripture, a prayer, the article about dreams, and the way to bed.
import { Button } from '@mantine/core';
import { IconMoon } from '@tabler/icons-react';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { SleepArticle, SleepOption } from '../../data/sleep.ts';
import { useLanguage } from '../../i18n/language.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { HelpNote } from '../../ui/made-words/help-note.tsx';
import { ShareButton } from '../../ui/share/share-button.tsx';
import { ArticleText } from '../../ui/sleep/article-text.tsx';
import styles from '../../ui/sleep/option.module.css';
import { Scripture } from '../../ui/sleep/scripture.tsx';
import { bedtimeAddress, optionAddress } from './addresses.ts';
import { shareOf } from './share-of.ts';
import { useSleepPlaces, useSleepWords } from './use-sleep-words.ts';

const Bedtime = lazy(async () => ({ default: (await import('./bedtime.tsx')).Bedtime }));

interface OptionPageProps {
  room: string;
  option: SleepOption;
  article: SleepArticle | null;
  isBedtime: boolean;
  goUp: (address: string) => void;
}

export function OptionPage({ room, option, article, isBedtime, goUp }: OptionPageProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const { title, passage, prayer, concern } = option;
  const words = useSleepWords([passage])(passage);
  const [place = { reference: passage.reference, href: null }] = useSleepPlaces([passage]);
  const foreign = (of: string) => (of === language ? undefined : of);
  return (
    <>
      <h1 tabIndex={-1} lang={foreign(title.language)} dir="auto">
        {title.text}
      </h1>
      <HelpNote concern={concern} />
      <Scripture words={words} reference={place.reference} href={place.href} />
      <div className={styles['actions']}>
        <ShareButton content={shareOf(words, place.reference, option)} />
      </div>
      {prayer.text !== '' && (
        <section className={styles['prayer']} aria-labelledby="sleep-prayer">
          <h2 id="sleep-prayer">{t('sleep.prayer')}</h2>
          <p lang={foreign(prayer.language)} dir="auto">
            {prayer.text}
          </p>
        </section>
      )}
      <div className={styles['bed']}>
        <Button component="a" href={bedtimeAddress(room, option.key)} leftSection={<IconMoon size={20} aria-hidden />} aria-describedby="sleep-bed">
          {t('sleep.bed.open')}
        </Button>
        <p id="sleep-bed">{t('sleep.bed.what')}</p>
      </div>
      {article && <Dreams article={article} />}
      {isBedtime && (
        <Suspense fallback={null}>
          <Bedtime option={option} words={words} reference={place.reference} onLeave={() => goUp(optionAddress(room, option.key))} />
        </Suspense>
      )}
    </>
  );
}

function Dreams({ article: { title, content } }: { article: SleepArticle }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const [isOpen, setIsOpen] = useState(false);
  const isForeign = content.language !== language;
  return (
    <div className={styles['actions']}>
      <Button variant="default" aria-haspopup="dialog" onClick={() => setIsOpen(true)}>
        {t('sleep.readDreams')}
      </Button>
      {isOpen && (
        <Dialog title={title.language === language ? title.text : t('sleep.dreams')} onClose={() => setIsOpen(false)}>
          <ArticleText text={content.text} language={isForeign ? content.language : undefined} />
        </Dialog>
      )}
    </div>
  );
}
