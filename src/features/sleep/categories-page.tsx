// First level of Peaceful Sleep: the categories of sleep problems, and a dialog with more verses
// for rest.
import { Button } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ComfortVerse, SleepTopic } from './data.ts';
import { useLanguage } from '../../locales/language.ts';
import styles from './components/night-page.module.css';
import { CategoryCards } from './components/category-cards.tsx';
import { Moon } from './components/stars.tsx';
import { getSleepCategoryUrl } from './sleep-urls.ts';
import { RestVerses } from './rest-verses.tsx';

export function SleepCategoriesPage({
  rooms,
  verses,
}: {
  rooms: readonly SleepTopic[];
  verses: readonly ComfortVerse[];
}) {
  const { t } = useTranslation();
  const language = useLanguage();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <div className={styles['page']}>
      <title>{`${t('sleep:title')} – ${t('app.name')}`}</title>
      <header className={styles['head']}>
        <div>
          <h1 tabIndex={-1}>{t('sleep:title')}</h1>
          <p className={styles['lead']}>{t('sleep:intro')}</p>
        </div>
        <Moon />
      </header>
      <CategoryCards
        label={t('sleep:categoriesTitle')}
        categories={rooms.map(({ key, emoji, title }) => ({
          key,
          emoji,
          title: title.text,
          language: title.language === language ? undefined : title.language,
          href: getSleepCategoryUrl(key),
        }))}
      />
      {verses.length > 0 && (
        <div className={styles['actions']}>
          <Button variant="default" aria-haspopup="dialog" onClick={() => setIsOpen(true)}>
            {t('sleep:more')}
          </Button>
        </div>
      )}
      {isOpen && <RestVerses verses={verses} onClose={() => setIsOpen(false)} />}
    </div>
  );
}
