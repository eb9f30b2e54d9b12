// Screen 'Access Restricted' for a signed-in account that is not registered for the app: it lists
// what helps and offers log-out.
import { Box, Button, Card, Group, Stack, Title } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { GatePicture } from './gate-picture.tsx';
import elements from '../../ui/elements.module.css';

interface AccessRestrictedProps {
  /** E-mail address of the signed-in account; null without an account. */
  email: string | null;
  /** Number of unsynced items that prevented a log-out; these items exist on this device only. */
  unsyncedCount: number;
  busy: boolean;
  loginHref: string;
  onRetry: () => void;
  onLogOut: () => void;
}

export function AccessRestricted({
  email,
  unsyncedCount,
  busy,
  loginHref,
  onRetry,
  onLogOut,
}: AccessRestrictedProps) {
  const { t } = useTranslation();
  return (
    <Stack gap="md" align="center" maw={560} mx="auto" p="48px 20px 64px" ta="center">
      <title>{`${t('account:access.restrictedTitle')} – ${t('app.name')}`}</title>
      <GatePicture />
      <h1>{t('account:access.restrictedTitle')}</h1>
      <Box component="p" c="dimmed" style={{ overflowWrap: 'anywhere', textWrap: 'pretty' }}>
        {t('account:access.restrictedBody')}
      </Box>
      <Card component="section" w="100%" p={20} ta="start" aria-labelledby="restricted-help">
        <Title order={2} id="restricted-help" fz="lg">
          {t('account:access.stepsTitle')}
        </Title>
        <Stack component="ul" gap="xs" m={0} ps={20} style={{ overflowWrap: 'anywhere' }}>
          <li>
            {email === null
              ? t('account:access.stepCheckAccount')
              : t('account:access.stepCheckAccountNamed', { email })}
          </li>
          <li>{t('account:access.stepContactAdmin')}</li>
          <li>{t('account:access.stepLogInAgain')}</li>
        </Stack>
      </Card>
      <div role="status">
        {unsyncedCount > 0 && (
          <Box component="p" className={elements['fault']} ta="start">
            {t('logOut.unsyncedCount', { count: unsyncedCount })}{' '}
            <Box component="a" c="inherit" href="/Sync">
              {t('account:access.saveFile')}
            </Box>
          </Box>
        )}
      </div>
      <Group gap="sm" align="stretch" justify="center" mt="xs">
        <Button onClick={onRetry} disabled={busy}>
          {busy ? t('account:access.checking') : t('account:access.checkAgain')}
        </Button>
        {email === null ? (
          <Button variant="default" component="a" href={loginHref}>
            {t('header.login')}
          </Button>
        ) : (
          <Button variant="default" onClick={onLogOut}>
            {t('logOut.action')}
          </Button>
        )}
      </Group>
      {email !== null && (
        <Box href="/DeleteAccount" component="a" py={10} c="dimmed">
          {t('account:deletion.title')}
        </Box>
      )}
    </Stack>
  );
}
