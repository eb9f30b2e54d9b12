// Card that links to the year in review.
import { Box } from '@mantine/core';
import { IconChevronRight, IconPhoto } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import elements from '../../../ui/elements.module.css';
import layout from '../../../ui/page-layout.module.css';

export function YearReviewCard({ year }: { year: number }) {
  const { t } = useTranslation();
  return (
    <Box
      component="a"
      href={`/YearInReview?year=${year}`}
      className={elements['cardLink']}
      display="flex"
      p="14px 20px"
      style={{ alignItems: 'center', gap: 14 }}
    >
      <IconPhoto size={22} stroke={1.7} aria-hidden />
      <Box component="span" display="grid" flex={1} miw={0}>
        <span className={elements['title']}>
          {t('progress:review.title', { year: String(year) })}
        </span>
        <span className={layout['muted']}>{t('progress:review.body')}</span>
      </Box>
      <IconChevronRight size={18} aria-hidden />
    </Box>
  );
}
