// Last section of the landing page: an invitation to start, and the footer with the disclaimer, the
// legal links and the copyright.
import { Box, Button, Group, Stack } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import layout from '../../../ui/page-layout.module.css';
import surface from '../../../ui/surface.module.css';
import { OliveIllustration } from '../../../ui/illustrations.tsx';

interface ClosingSectionProps {
  startHref: string;
  onStart: () => void;
  /** Acts 17:11 in the user's language. */
  reference: string;
  year: number;
}

export function ClosingSection({ startHref, onStart, reference, year }: ClosingSectionProps) {
  const { t } = useTranslation();
  return (
    <>
      <Stack
        component="section"
        className={surface['paddedCard'] ?? ''}
        align="center"
        gap="xs"
        my="8px 40px"
        p="32px 20px 40px"
        ta="center"
        aria-labelledby="begin"
      >
        <OliveIllustration />
        <Box component="h2" id="begin" fz="1.5rem">
          {t('landing:closingTitle')}
        </Box>
        <Box component="p" mb="sm" c="dimmed">
          {t('landing:closingBody')}
        </Box>
        <Button component="a" href={startHref} onClick={onStart} size="lg">
          {t('landing:start')}
        </Button>
      </Stack>
      <Stack
        component="footer"
        className={layout['muted'] ?? ''}
        maw={680}
        mx="auto"
        pb="calc(32px + env(safe-area-inset-bottom, 0px))"
        ta="center"
        style={{ textWrap: 'pretty' }}
      >
        <p>{t('landing:disclaimer', { reference })}</p>
        <Group component="p" justify="center" gap="0 24px">
          <Box component="a" py={12} href="/PrivacyPolicy">
            {t('landing:privacy')}
          </Box>
          <Box component="a" py={12} href="/Terms">
            {t('landing:terms')}
          </Box>
          <span>{t('landing:copyright', { year })}</span>
        </Group>
      </Stack>
    </>
  );
}
