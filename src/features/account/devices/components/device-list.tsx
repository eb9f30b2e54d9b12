// List of the devices on which the user is signed in: name, last activity, and a log-out button for
// each other device.
import { Box, Button, Group } from '@mantine/core';
import { IconDeviceLaptop, IconDeviceMobile } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import elements from '../../../../ui/elements.module.css';

export interface ListedDevice {
  id: string;
  name: string;
  lastActive: string;
  isCurrent: boolean;
  isMobile: boolean;
}

interface DeviceListProps {
  devices: readonly ListedDevice[];
  isBusy: boolean;
  onEnd: (id: string) => void;
}

export function DeviceList({ devices, isBusy, onEnd }: DeviceListProps) {
  const { t } = useTranslation();
  return (
    <ul className={`${elements['plainList']} ${elements['divided']}`}>
      {devices.map(({ id, name, lastActive, isCurrent, isMobile }) => {
        const Icon = isMobile ? IconDeviceMobile : IconDeviceLaptop;
        const here = t('account:devices.current');
        return (
          <Group
            key={id}
            component="li"
            gap="8px 12px"
            py={12}
            mih={68}
            aria-current={isCurrent || undefined}
          >
            <Icon size={24} stroke={1.6} color="var(--quiet)" aria-hidden />
            <Box flex="1 1 7rem" miw={0} style={{ overflowWrap: 'anywhere' }}>
              <p>
                <strong dir="auto">{name}</strong>
                {isCurrent && name !== here && (
                  <>
                    {' · '}
                    <Box component="span" c="var(--indigo-ink)">
                      {here}
                    </Box>
                  </>
                )}
              </p>
              <Box component="p" c="dimmed" fz="sm">
                {lastActive}
              </Box>
            </Box>
            {!isCurrent && (
              <Button
                variant="default"
                disabled={isBusy}
                aria-label={t('account:devices.logOutNamed', { device: name })}
                onClick={() => onEnd(id)}
              >
                {t('account:devices.logOut')}
              </Button>
            )}
          </Group>
        );
      })}
    </ul>
  );
}
