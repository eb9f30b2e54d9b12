// A journal entry beside the list of a wide window: the full date, the complete text, and all actions
// as buttons.
import { Box, Button, Card, Group } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { formatDay } from '../../../locales/format-day.ts';
import { useLanguage } from '../../../locales/language.ts';
import layout from '../../../ui/page-layout.module.css';
import type { EntryCardProps } from './entry-card.tsx';

type EntryDetailProps = Pick<
  EntryCardProps,
  'id' | 'name' | 'day' | 'heading' | 'text' | 'lang' | 'facts' | 'actions' | 'rest' | 'children'
>;

export function EntryDetail({
  id,
  name,
  day,
  heading,
  text,
  lang,
  facts,
  actions,
  rest,
  children,
}: EntryDetailProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  return (
    <Card
      component="article"
      id={id}
      p="24px 28px"
      style={{ gap: 'var(--mantine-spacing-md)' }}
      aria-label={name}
    >
      <Group gap="2px 12px" c="dimmed" fz="sm">
        <time dateTime={day}>{formatDay(language, day, 'full')}</time>
        {facts}
      </Group>
      {heading}
      <Box component="p" dir="auto" lang={lang} className={layout['words'] ?? ''}>
        {text}
      </Box>
      {rest}
      {children}
      <Group
        gap="sm"
        role="group"
        pt="md"
        style={{ borderBlockStart: '1px solid var(--line)' }}
        aria-label={t('journalEntry.actions', { title: name })}
      >
        {actions.map(({ label, icon: Icon, isDangerous = false, onSelect }, index) => (
          <Button
            key={label}
            size="sm"
            variant={index === 0 ? 'light' : 'default'}
            {...(isDangerous && { c: 'var(--red)' })}
            leftSection={<Icon size={18} aria-hidden />}
            onClick={onSelect}
          >
            {label}
          </Button>
        ))}
      </Group>
    </Card>
  );
}
