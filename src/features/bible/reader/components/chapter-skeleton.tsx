// Placeholder of a chapter that is loading: lines with the size of the text.
import { Box, Skeleton, Stack } from '@mantine/core';
import '@mantine/core/styles/Skeleton.layer.css';
import { useTranslation } from 'react-i18next';
import layout from '../../../../ui/page-layout.module.css';

const paragraphs = [
  [96, 100, 92, 98, 60],
  [100, 94, 97, 88, 100, 42],
  [98, 100, 90, 95, 72],
];

export function ChapterSkeleton() {
  const { t } = useTranslation();
  return (
    <Box
      maw="calc(34 * var(--text-size, 1.25rem))"
      mx="auto"
      pis="calc(1.3 * var(--text-size, 1.25rem))"
      pie={20}
      role="status"
    >
      <span className={layout['visuallyHidden']}>{t('bible:reader.loading')}</span>
      {paragraphs.map((lines, index) => (
        <Stack key={index} gap={20} py={10} mb={14} aria-hidden="true">
          {lines.map((width, line) => (
            <Skeleton
              key={line}
              className={layout['skeleton'] ?? ''}
              w={`${width}%`}
              h={14}
              radius={7}
            />
          ))}
        </Stack>
      ))}
    </Box>
  );
}
