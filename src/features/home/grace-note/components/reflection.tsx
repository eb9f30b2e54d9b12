// Reflection below a grace note: a quotation in italics.
import { Box, Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import elements from '../../../../ui/elements.module.css';
import layout from '../../../../ui/page-layout.module.css';

export function Reflection({
  language,
  order = 4,
  children,
}: {
  language: string | undefined;
  order?: 3 | 4;
  children: string;
}) {
  const { t } = useTranslation();
  return (
    <Box className={elements['quote']} style={{ borderColor: 'var(--gold)' }}>
      <Box component={`h${order}`} className={elements['partTitle']}>
        {t('home:graceNote.reflection')}
      </Box>
      <Text className={layout['words']} fz="1.1875rem" fs="italic" lang={language} dir="auto">
        {children}
      </Text>
    </Box>
  );
}
