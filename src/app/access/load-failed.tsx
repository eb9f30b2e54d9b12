// Screen 'Failed to load app', with a button to try again. It appears if the server refuses access
// for its own reason, or has a fault without stored data.
import { Box, Button, Group, Stack, Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { GatePicture } from './gate-picture.tsx';

interface LoadFailedProps {
  /** Short code of the server's reason. A longer text is not shown. */
  code?: string;
  busy: boolean;
  onRetry: () => void;
}

export function LoadFailed({ code = '', busy, onRetry }: LoadFailedProps) {
  const { t } = useTranslation();
  return (
    <Stack gap="md" align="center" maw={560} mx="auto" p="48px 20px 64px" ta="center" role="alert">
      <title>{`${t('account:access.failedTitle')} – ${t('app.name')}`}</title>
      <GatePicture />
      <h1>{t('account:access.failedTitle')}</h1>
      <Box component="p" c="dimmed" style={{ overflowWrap: 'anywhere', textWrap: 'pretty' }}>
        {t('account:access.failedBody')}
      </Box>
      <Box component="p" c="dimmed" style={{ overflowWrap: 'anywhere', textWrap: 'pretty' }}>
        {t('account:access.failedHint')}
      </Box>
      {/^[\w-]{1,40}$/.test(code) && (
        <Text c="dimmed" fz="sm" style={{ overflowWrap: 'anywhere' }}>
          {t('account:access.failureReason', { code })}
        </Text>
      )}
      <Group gap="sm" align="stretch" justify="center" mt="xs">
        <Button onClick={onRetry} disabled={busy}>
          {busy ? t('account:access.checking') : t('retry')}
        </Button>
      </Group>
    </Stack>
  );
}
