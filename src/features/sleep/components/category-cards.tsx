// Cards of the Peaceful Sleep categories, each with a drawing.
import { Box, Stack, Text } from '@mantine/core';
import { Drawing } from '../../../ui/drawing.tsx';
import type { DrawingPaths } from '../../../ui/drawing.tsx';
import elements from '../../../ui/elements.module.css';

export interface CategoryLink {
  key: string;
  drawing: DrawingPaths;
  title: string;
  /** Missing where it is the page's own. */
  language?: string | undefined;
  href: string;
}

/** Large cards, which are easy to tap: two columns on a phone, four on a wide window. */
export const categoryGrid = {
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(max(140px, 22%), 100%), 1fr))',
  gap: 12,
};

export function CategoryCards({
  label,
  categories,
}: {
  label: string;
  categories: readonly CategoryLink[];
}) {
  return (
    <nav aria-label={label}>
      <Box component="ul" className={elements['plainList']} display="grid" style={categoryGrid}>
        {categories.map(({ key, drawing, title, language, href }) => (
          <Box component="li" key={key} display="grid">
            <a className={elements['cardLink']} href={href} data-way={key}>
              <Stack component="span" gap={10} p="md" mih={116}>
                <Drawing paths={drawing} accentColor="var(--gold)" />
                <Text span className={elements['title']} fz="1.0625rem" lang={language} dir="auto">
                  {title}
                </Text>
              </Stack>
            </a>
          </Box>
        ))}
      </Box>
    </nav>
  );
}
