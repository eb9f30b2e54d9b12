// List of the user's passkeys: name, when it was added and last used, and a button to remove it.
import { Box, Button, Group } from '@mantine/core';
import { IconKey } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import elements from '../../../../ui/elements.module.css';

export interface ListedPasskey {
  id: string;
  name: string;
  /** When it was added and last used, as sentences. */
  dates: readonly string[];
}

interface PasskeyListProps {
  passkeys: readonly ListedPasskey[];
  isBusy: boolean;
  onRemove: (id: string) => void;
}

export function PasskeyList({ passkeys, isBusy, onRemove }: PasskeyListProps) {
  const { t } = useTranslation();
  return (
    <ul className={`${elements['plainList']} ${elements['divided']}`}>
      {passkeys.map(({ id, name, dates }) => (
        <Group key={id} component="li" gap="8px 12px" py={12} mih={68}>
          <IconKey size={24} stroke={1.6} color="var(--quiet)" aria-hidden />
          <Box flex="1 1 7rem" miw={0} style={{ overflowWrap: 'anywhere' }}>
            <p>
              <strong dir="auto">{name}</strong>
            </p>
            {dates.map((date) => (
              <Box key={date} component="p" c="dimmed" fz="sm">
                {date}
              </Box>
            ))}
          </Box>
          <Button
            variant="default"
            disabled={isBusy}
            aria-label={t('account:passkeys.removeNamed', { passkey: name })}
            onClick={() => onRemove(id)}
          >
            {t('account:passkeys.remove')}
          </Button>
        </Group>
      ))}
    </ul>
  );
}
