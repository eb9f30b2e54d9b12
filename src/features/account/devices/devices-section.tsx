// Section of the account page that lists the signed-in devices and ends their sessions. The section
// is absent if the backend does not offer the list.
import { Button, Card } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { SessionRow } from '../../../../schemas/api/backend-api.ts';
import { useData, useLiveQuery } from '../../../data/data-provider.tsx';
import { getFailureMessage } from '../../../locales/error-messages.ts';
import { useLanguage } from '../../../locales/language.ts';
import type { Translate } from '../../../locales/translate.ts';
import { readStored, writeStored } from '../../../platform/storage/local-storage.ts';
import layout from '../../../ui/page-layout.module.css';
import { useToast } from '../../../ui/toast/toaster.tsx';
import { ListFailure } from '../components/list-failure.tsx';
import { FormAlert } from '../../../ui/form-alert.tsx';
import { useFormRequest } from '../use-form-request.ts';
import { DeviceList } from './components/device-list.tsx';
import { EndDialog } from './components/end-dialog.tsx';
import { type DeviceList as LoadedList, endDevice, endOtherDevices, loadDevices } from './data.ts';
import { describeLastActive, getDeviceName, getPublicNetwork } from './device-names.ts';

/** Remembers that the backend offers the list, so that the section also appears offline. */
const storageKey = 'devices_offer';

export function DevicesSection() {
  const { t } = useTranslation();
  const data = useData();
  const toast = useToast();
  const language = useLanguage();
  const isOnline = useLiveQuery('online', ({ online }) => online);
  const [list, setList] = useState<LoadedList | null>(null);
  const [loadCount, setLoadCount] = useState(0);
  /** The device to be confirmed; `others` for all but this one. */
  const [chosen, setChosen] = useState<SessionRow | 'others' | null>(null);
  const { busy, failure, send } = useFormRequest();
  const heading = useRef<HTMLHeadingElement>(null);

  useEffect(() => {
    if (isOnline !== true) return undefined;
    let isOpen = true;
    loadDevices(data)
      .then((loaded) => {
        if (loaded.kind !== 'failed') writeStored(storageKey, loaded.kind);
        if (isOpen) setList(loaded);
      })
      .catch((fault: unknown) => {
        data.report('the list of devices could not be loaded', fault);
        const unknown = { kind: 'refused', code: 'unknown', message: '' } as const;
        if (isOpen) setList({ kind: 'failed', failure: unknown });
      });
    return () => {
      isOpen = false;
    };
  }, [data, isOnline, loadCount]);

  const reload = () => setLoadCount((count) => count + 1);

  function endChosen(): void {
    if (chosen === null) return;
    setChosen(null);
    void send(
      () => (chosen === 'others' ? endOtherDevices(data) : endDevice(data, chosen.id)),
      () => {
        toast({
          message:
            chosen === 'others'
              ? t('account:devices.othersLoggedOut')
              : t('account:devices.loggedOut'),
        });
        // The button of the ended device disappears, and the focus must not be lost.
        heading.current?.focus();
        reload();
      },
    );
  }

  function renderList() {
    if (isOnline === false) return <p role="status">{t('account:devices.offline')}</p>;
    switch (list?.kind) {
      case undefined:
      case 'unsupported':
        return <p role="status">{t('loading')}</p>;
      case 'failed':
        return (
          <ListFailure
            sentence={
              list.failure.kind === 'offline'
                ? t('account:devices.offline')
                : getFailureMessage(t, list.failure)
            }
            isOffline={list.failure.kind === 'offline'}
            onRetry={reload}
          />
        );
      case 'devices':
        return (
          <>
            <FormAlert sentence={failure} />
            <DeviceList
              devices={list.devices.map((row) => ({
                id: row.id,
                name: getDeviceName(t, row),
                lastActive: describeLastActive(t, language, row, new Date()),
                isCurrent: row.is_current,
                isMobile: /Android|iPhone|iPad/.test(row.device ?? ''),
              }))}
              isBusy={busy}
              onEnd={(id) => setChosen(list.devices.find((row) => row.id === id) ?? null)}
            />
            {list.devices.length > 2 && (
              <Button
                variant="light"
                color="red"
                disabled={busy}
                onClick={() => setChosen('others')}
              >
                {t('account:devices.logOutOthers')}
              </Button>
            )}
          </>
        );
    }
  }

  const isOffered =
    list === null || list.kind === 'failed'
      ? readStored(storageKey) === 'devices'
      : list.kind === 'devices';
  if (!isOffered) return null;
  return (
    <Card component="section" shadow="sm" p={20}>
      <h2 ref={heading} tabIndex={-1}>
        {t('account:devices.title')}
      </h2>
      <p className={layout['muted']}>{t('account:devices.hint')}</p>
      {renderList()}
      {chosen !== null && (
        <EndDialog
          device={
            chosen === 'others'
              ? null
              : { name: getDeviceName(t, chosen), details: listDetails(t, language, chosen) }
          }
          onConfirm={endChosen}
          onClose={() => setChosen(null)}
        />
      )}
    </Card>
  );
}

/** Returns what helps to recognize a device. */
function listDetails(t: Translate, language: string, row: SessionRow): string[] {
  const date = new Intl.DateTimeFormat(language, { dateStyle: 'long' });
  const network = getPublicNetwork(row);
  return [
    t('account:devices.created', { date: date.format(new Date(row.created_date)) }),
    ...(network === null ? [] : [t('account:devices.network', { network })]),
    row.receives_reminders ? t('account:devices.reminders') : t('account:devices.noReminders'),
  ];
}
