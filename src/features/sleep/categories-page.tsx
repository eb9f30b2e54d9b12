// First level of Peaceful Sleep: the categories of sleep problems, and a dialog with more verses
// for rest.
import { Button, Group, Stack, Text, Title } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ComfortVerse, SleepTopic } from './data.ts';
import { useLanguage } from '../../locales/language.ts';
import { CategoryCards } from './components/category-cards.tsx';
import { Moon } from './components/stars.tsx';
import { findCategoryDrawing } from './category-drawings.ts';
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
    <Stack gap="lg" maw={1080} mx="auto" p="24px 20px 64px">
      <title>{`${t('sleep:title')} – ${t('app.name')}`}</title>
      <Group component="header" gap="md" align="flex-start" justify="space-between" wrap="nowrap">
        <div>
          {/* The sky's colour hides the stars behind the letters. */}
          <Title order={1} tabIndex={-1} fz="2rem" bg="var(--page)">
            {t('sleep:title')}
          </Title>
          <Text
            maw="32em"
            mt="xs"
            c="dimmed"
            bg="var(--page)"
            fz="lg"
            lh={1.6}
            ff="heading"
            style={{ textWrap: 'balance' }}
          >
            {t('sleep:intro')}
          </Text>
        </div>
        <Moon />
      </Group>
      <CategoryCards
        label={t('sleep:categoriesTitle')}
        categories={rooms.map(({ key, title }) => ({
          key,
          drawing: findCategoryDrawing(key),
          title: title.text,
          language: title.language === language ? undefined : title.language,
          href: getSleepCategoryUrl(key),
        }))}
      />
      {verses.length > 0 && (
        <Group gap="sm" align="stretch">
          <Button variant="default" aria-haspopup="dialog" onClick={() => setIsOpen(true)}>
            {t('sleep:more')}
          </Button>
        </Group>
      )}
      {isOpen && <RestVerses verses={verses} onClose={() => setIsOpen(false)} />}
    </Stack>
  );
}
