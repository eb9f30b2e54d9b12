// Deleting the account: what goes with it, taking everything along first, asking for it, withdrawing, or at once where the server can.
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { daysToDelete, pendingDeletions } from '../../data/deletion.ts';
import { useData, useLive } from '../../data/hooks.tsx';
import { loginAddress } from '../../platform/return-path.ts';
import { ForGuests, Gone } from '../../ui/deletion/for-guests.tsx';
import { RequestDone } from '../../ui/deletion/request-done.tsx';
import { WhatGoes } from '../../ui/deletion/what-goes.tsx';
import layout from '../../ui/layout.module.css';
import { Asking } from './asking.tsx';
import { AtOnce } from './at-once.tsx';
import styles from './deletion.module.css';
import { endOf, isThere } from './end-of.ts';
import { Pending } from './pending.tsx';
import { SavingFirst } from './saving-first.tsx';
import { useOffer } from './use-offer.ts';

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
  const [isAsked, setIsAsked] = useState(false);
  if (!requests) return null;
  const [first] = requests;

  // What the server did not take was not received: the request says so itself.
  if (isAsked && first && first.sync.kind !== 'refused') return <RequestDone end={endOf(first.fields.request_date)} isReceived={isThere(first.sync)} />;
  return (
    <>
      {first ? <Pending requests={requests} first={first} support={offer.support} onWithdrawn={onGone} /> : <WhatGoes days={daysToDelete} />}
      <SavingFirst />
      {!first && <Asking support={offer.support} onAsked={() => setIsAsked(true)} />}
      {offer.atOnce && <AtOnce />}
    </>
  );
}
