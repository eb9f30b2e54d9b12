// Deleting the account: what goes with it, taking everything along first, asking for it, withdrawing, or at once where the server can.
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { daysToDelete, deletionOffer, pendingDeletions } from '../../data/deletion.ts';
import type { DeletionOffer } from '../../data/deletion.ts';
import { useData, useLive } from '../../data/hooks.tsx';
import { syncStatus } from '../../data/sync-status.ts';
import { loginAddress } from '../../platform/return-path.ts';
import { ForGuests, Gone } from '../../ui/deletion/for-guests.tsx';
import { RequestDone } from '../../ui/deletion/request-done.tsx';
import { WhatGoes } from '../../ui/deletion/what-goes.tsx';
import layout from '../../ui/layout.module.css';
import { Asking } from './asking.tsx';
import { AtOnce } from './at-once.tsx';
import styles from './deletion.module.css';
import { endOf } from './end-of.ts';
import { Pending } from './pending.tsx';
import { SavingFirst } from './saving-first.tsx';

export function DeletionPage() {
  const { t } = useTranslation();
  const { account } = useData();
  const { state } = useLocation() as { state: { isGone?: boolean } | null };
  const heading = useRef<HTMLHeadingElement>(null);
  return (
    <div className={layout['page']}>
      <title>{`${t('deletion.title')} – ${t('app.name')}`}</title>
      <h1 ref={heading} tabIndex={-1} className={styles['title']}>
        {t('deletion.title')}
      </h1>
      {account ? <Own onGone={() => heading.current?.focus()} /> : state?.isGone ? <Gone /> : <ForGuests loginHref={loginAddress('/DeleteAccount')} />}
    </div>
  );
}

/** @param onGone what held the focus is not there any more */
function Own({ onGone }: { onGone: () => void }) {
  const offer = useOffer();
  const requests = useLive('pending-deletions', pendingDeletions);
  const status = useLive('sync-status', syncStatus);
  const [isAsked, setIsAsked] = useState(false);
  if (!requests) return null;
  const [first] = requests;

  if (isAsked && first) return <RequestDone end={endOf(first.fields.request_date)} isWaiting={first.sync.kind !== 'safe' && status?.online === false} />;
  return (
    <>
      {first && <Pending requests={requests} first={first} onWithdrawn={onGone} />}
      <WhatGoes days={daysToDelete} />
      <SavingFirst />
      {!first && <Asking support={offer.support} onAsked={() => setIsAsked(true)} />}
      {offer.atOnce && <AtOnce />}
    </>
  );
}

/** A plain backend offers nothing beyond the request. */
function useOffer(): DeletionOffer {
  const data = useData();
  const isOnline = useLive('online', ({ online }) => online) ?? true;
  const [offer, setOffer] = useState<DeletionOffer>({ atOnce: false, support: null });
  useEffect(() => {
    let isOpen = true;
    deletionOffer(data)
      .then((answer) => isOpen && setOffer((before) => ({ atOnce: answer.atOnce || before.atOnce, support: answer.support ?? before.support })))
      .catch((fault: unknown) => data.report('nobody knows what this server offers', fault));
    return () => {
      isOpen = false;
    };
  }, [data, isOnline]);
  return offer;
}
