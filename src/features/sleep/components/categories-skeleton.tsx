// Placeholder of the category cards while they load.
import { Box, Card } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { categoryGrid } from './category-cards.tsx';
import layout from '../../../ui/page-layout.module.css';

export function CategoriesSkeleton() {
  const { t } = useTranslation();
  return (
    <div role="status">
      <span className={layout['visuallyHidden']}>{t('loading')}</span>
      <Box display="grid" mt={128} style={categoryGrid} aria-hidden="true">
        {Array.from({ length: 8 }, (_, index) => (
          <Card key={index} mih={116} />
        ))}
      </Box>
    </div>
  );
}
