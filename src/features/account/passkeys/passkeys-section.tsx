// Section of the account page that lists the user's passkeys, adds one and removes one. The section
// is absent if the backend offers no passkeys at this address.
import { Button, Card } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { maxPasskeyNameLength, type PasskeyRow } from '../../../../schemas/api/passkeys.ts';
import type { Account } from '../../../data/data-context.ts';
import { useData, useLiveQuery } from '../../../data/data-provider.tsx';
import { getFailureMessage } from '../../../locales/error-messages.ts';
import { useLanguage } from '../../../locales/language.ts';
import type { Translate } from '../../../locales/translate.ts';
import { supportsPasskeys } from '../../../platform/passkey-support.ts';
import { ListFailure } from '../components/list-failure.tsx';
import { FormAlert } from '../../../ui/form-alert.tsx';
import layout from '../../../ui/page-layout.module.css';
import { useToast } from '../../../ui/toast/toaster.tsx';
import { getDeviceName } from '../devices/device-names.ts';
import { useFormRequest } from '../use-form-request.ts';
import { AddPasskeyForm } from './components/add-passkey-form.tsx';
import { PasskeyList } from './components/passkey-list.tsx';
import { RemoveDialog } from './components/remove-dialog.tsx';
import { addPasskey, loadPasskeys, type PasskeyList as LoadedList, removePasskey } from './data.ts';
import { showPasskeyFailure } from './failure-message.ts';
import { usePasskeyOffer } from './use-passkey-offer.ts';

export function PasskeysSection({ account }: { account: Account }) {
  return usePasskeyOffer() ? <OfferedPasskeys account={account} /> : null;
}

function OfferedPasskeys({ account }: { account: Account }) {
  const { t } = useTranslation();
  const data = useData();
  const toast = useToast();
  const language = useLanguage();
  const isOnline = useLiveQuery('online', ({ online }) => online);
  const [list, setList] = useState<LoadedList | null>(null);
  const [loadCount, setLoadCount] = useState(0);
  const [isFormOpen, setIsFormOpen] = useState(false);
  /** The passkey to be removed after a confirmation. */
  const [chosen, setChosen] = useState<PasskeyRow | null>(null);
  const { busy, failure, setFailure, notice, setNotice, send } = useFormRequest();
  const heading = useRef<HTMLHeadingElement>(null);

  useEffect(() => {
    if (isOnline !== true) return undefined;
    let isOpen = true;
    loadPasskeys(data)
      .then((loaded) => {
        if (isOpen) setList(loaded);
      })
      .catch((fault: unknown) => {
        data.report('the list of passkeys could not be loaded', fault);
        const unknown = { kind: 'refused', code: 'unknown', message: '' } as const;
        if (isOpen) setList({ kind: 'failed', failure: unknown });
      });
    return () => {
      isOpen = false;
    };
  }, [data, isOnline, loadCount]);

  const reload = () => setLoadCount((count) => count + 1);

  /** The focused button or form disappears, and the focus must not be lost. */
  function finish(message: string): void {
    toast({ message });
    heading.current?.focus();
    reload();
  }

  function closeForm(): void {
    setIsFormOpen(false);
    setFailure(null);
  }

  const add = (fields: { password: string; name: string }) =>
    send(
      () => addPasskey(data, fields),
      () => {
        closeForm();
        finish(t('account:passkeys.saved'));
      },
      (code) => showPasskeyFailure(t, code, 'add', { setFailure, setNotice }),
    );

  function removeChosen(): void {
    if (chosen === null) return;
    setChosen(null);
    void send(
      () => removePasskey(data, chosen.id),
      () => finish(t('account:passkeys.removed')),
    );
  }

  function renderAdding() {
    if (!supportsPasskeys()) return <p>{t('account:passkeys.unsupported')}</p>;
    return isFormOpen ? (
      <AddPasskeyForm
        email={account.email}
        maxNameLength={maxPasskeyNameLength}
        failure={failure}
        notice={notice}
        busy={busy}
        onSubmit={(fields) => void add(fields)}
        onCancel={() => {
          closeForm();
          heading.current?.focus();
        }}
      />
    ) : (
      <Button
        variant="light"
        w="fit-content"
        disabled={busy}
        onClick={() => {
          setFailure(null);
          setIsFormOpen(true);
        }}
      >
        {t('account:passkeys.add')}
      </Button>
    );
  }

  function renderContent() {
    if (isOnline === false) return <p role="status">{t('account:passkeys.offline')}</p>;
    switch (list?.kind) {
      case undefined:
        return <p role="status">{t('loading')}</p>;
      case 'failed':
        return (
          <ListFailure
            sentence={
              list.failure.kind === 'offline'
                ? t('account:passkeys.offline')
                : getFailureMessage(t, list.failure)
            }
            isOffline={list.failure.kind === 'offline'}
            onRetry={reload}
          />
        );
      case 'passkeys':
        return (
          <>
            {!isFormOpen && <FormAlert sentence={failure} />}
            {list.passkeys.length === 0 ? (
              <p>{t('account:passkeys.none')}</p>
            ) : (
              <PasskeyList
                passkeys={list.passkeys.map((row) => ({
                  id: row.id,
                  name: getPasskeyName(t, row),
                  dates: describeDates(t, language, row),
                }))}
                isBusy={busy}
                onRemove={(id) => setChosen(list.passkeys.find((row) => row.id === id) ?? null)}
              />
            )}
            {renderAdding()}
          </>
        );
    }
  }

  return (
    <Card component="section" shadow="sm" p={20}>
      <h2 ref={heading} tabIndex={-1}>
        {t('account:passkeys.title')}
      </h2>
      <p className={layout['muted']}>{t('account:passkeys.hint')}</p>
      {renderContent()}
      {chosen !== null && (
        <RemoveDialog
          name={getPasskeyName(t, chosen)}
          onConfirm={removeChosen}
          onClose={() => setChosen(null)}
        />
      )}
    </Card>
  );
}

function getPasskeyName(t: Translate, { name, device }: PasskeyRow): string {
  if (name !== null) return name;
  return device === null
    ? t('account:passkeys.unnamed')
    : getDeviceName(t, { device, is_current: false });
}

function describeDates(
  t: Translate,
  language: string,
  { created_date, last_used_date }: PasskeyRow,
): string[] {
  const format = new Intl.DateTimeFormat(language, { dateStyle: 'long' });
  return [
    t('account:passkeys.added', { date: format.format(new Date(created_date)) }),
    last_used_date === null
      ? t('account:passkeys.neverUsed')
      : t('account:passkeys.lastUsed', { date: format.format(new Date(last_used_date)) }),
  ];
}
