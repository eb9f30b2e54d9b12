// List of comfort verses: reference, text, commentary and a share button.
import { Box, Card, Stack } from '@mantine/core';
import type { ReactNode } from 'react';
import { SleepScriptureQuote, type ScriptureState } from './sleep-scripture.tsx';
import elements from '../../../ui/elements.module.css';

export interface ShownRestVerse {
  key: string;
  scripture: ScriptureState;
  reference: string;
  href: string | null;
  commentary: string;
  language?: string | undefined;
  share: ReactNode;
}

export function RestVerseList({ verses }: { verses: readonly ShownRestVerse[] }) {
  return (
    <Stack component="ul" className={elements['plainList']}>
      {verses.map(({ key, scripture, reference, href, commentary, language, share }) => (
        <Card component="li" key={key} p="md">
          <SleepScriptureQuote
            scripture={scripture}
            reference={reference}
            href={href}
            size="small"
          />
          {commentary !== '' && (
            <Box component="p" c="dimmed" lang={language} dir="auto">
              {commentary}
            </Box>
          )}
          <Box m="-6px -6px -8px 0" style={{ alignSelf: 'flex-end' }}>
            {share}
          </Box>
        </Card>
      ))}
    </Stack>
  );
}
