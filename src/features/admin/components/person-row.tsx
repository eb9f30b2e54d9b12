// Row of one person: name, e-mail, state, last log-in, used storage, and a menu of actions.
import { Box, Group } from '@mantine/core';
import {
  type Icon,
  IconLogout,
  IconShieldMinus,
  IconShieldPlus,
  IconTrash,
  IconUserCheck,
  IconUserOff,
} from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { AdminPerson } from '../../../../schemas/api/admin-api.ts';
import { formatBytes, formatDateTime } from '../../../locales/format-date-and-size.ts';
import { useLanguage } from '../../../locales/language.ts';
import { ActionMenu } from '../../../ui/action-menu.tsx';
import layout from '../../../ui/page-layout.module.css';
import surface from '../../../ui/surface.module.css';
import { Tag } from './tag.tsx';

export type PersonAction =
  | 'make_admin'
  | 'remove_admin'
  | 'disable'
  | 'enable'
  | 'sign_out'
  | 'delete';

const icons: Readonly<Record<PersonAction, Icon>> = {
  make_admin: IconShieldPlus,
  remove_admin: IconShieldMinus,
  disable: IconUserOff,
  enable: IconUserCheck,
  sign_out: IconLogout,
  delete: IconTrash,
};

interface PersonRowProps {
  person: AdminPerson;
  /** The row of the user. The user manages the own account on the page Account. */
  isSelf: boolean;
  isBusy: boolean;
  onAction: (action: PersonAction) => void;
}

export function PersonRow({ person, isSelf, isBusy, onAction }: PersonRowProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const { email, fullName, role, isVerified, isDisabled, lastLogin, recordBytes } = person;
  const actions: PersonAction[] = [
    role === 'admin' ? 'remove_admin' : 'make_admin',
    isDisabled ? 'enable' : 'disable',
    'sign_out',
    'delete',
  ];
  const login =
    lastLogin === null
      ? t('admin:people.noLogin')
      : t('admin:people.lastLogin', { date: formatDateTime(language, lastLogin) });
  return (
    <Group component="li" wrap="nowrap" gap={8} py={10} ps={16} pe={8} align="flex-start">
      <Box flex={1} miw={0} style={{ overflowWrap: 'anywhere' }}>
        <Group component="p" gap="4px 8px">
          <strong dir="auto">{fullName === '' ? email : fullName}</strong>
          {isSelf && <Tag>{t('admin:people.self')}</Tag>}
          {role === 'admin' && <Tag>{t('admin:people.admin')}</Tag>}
          {isDisabled && <Tag tone="bad">{t('admin:people.disabled')}</Tag>}
          {!isVerified && <Tag tone="bad">{t('admin:people.notVerified')}</Tag>}
        </Group>
        {fullName !== '' && fullName !== email && <p>{email}</p>}
        <p className={layout['muted']}>
          {`${login} · ${t('admin:people.storage', { size: formatBytes(language, recordBytes) })}`}
        </p>
        {isSelf && (
          <a href="/Account" className={surface['inlineLink']}>
            {t('admin:people.ownAccount')}
          </a>
        )}
      </Box>
      {!isSelf && (
        <ActionMenu
          label={t('admin:people.actions', { email })}
          isBusy={isBusy}
          actions={actions.map((action) => ({
            label: t(`admin:people.action.${action}`),
            icon: icons[action],
            isDangerous: action === 'delete',
            onSelect: () => onAction(action),
          }))}
        />
      )}
    </Group>
  );
}
