// Section of the landing page with six reasons for Selah, each a promise that the software keeps.
import { Box, Group } from '@mantine/core';
import { IconCheck } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import elements from '../../../ui/elements.module.css';
import styles from './landing.module.css';

const promises = ['offline', 'languages', 'yours', 'sources', 'calm', 'devices'] as const;

const signStyle = { flex: 'none', marginBlockStart: 2 };

export function Benefits() {
  const { t } = useTranslation();
  return (
    <section className={styles['section']} aria-labelledby="why">
      <Box component="h2" id="why" mb="lg" fz="1.5rem" ta="center">
        {t('landing:reasonsTitle')}
      </Box>
      <Box
        component="ul"
        className={`${elements['plainList']} ${styles['promises']}`}
        maw={860}
        mx="auto"
      >
        {promises.map((promise) => (
          <Group component="li" key={promise} gap="sm" align="start" wrap="nowrap">
            <IconCheck size={20} color="var(--indigo-ink)" style={signStyle} aria-hidden />
            {t(`landing:${promise}`)}
          </Group>
        ))}
      </Box>
    </section>
  );
}
