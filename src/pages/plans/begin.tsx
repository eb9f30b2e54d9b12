// The way into a plan: begun for the first time, gone on with, begun again; locked while another one is read, and a guest is asked to log in.
import { Button } from '@mantine/core';
import { IconLock } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useData } from '../../data/hooks.tsx';
import { planTitle } from '../../data/plan-words.ts';
import type { Plan, Standing } from '../../data/plans.ts';
import { newId } from '../../data/record.ts';
import { useLanguage } from '../../i18n/language.ts';
import { loginAddress } from '../../platform/return-path.ts';
import layout from '../../ui/layout.module.css';
import { LoginInvitation } from '../../ui/login-invitation.tsx';
import { planAddress } from './addresses.ts';
import styles from './plans.module.css';
import { usePlanActs } from './use-acts.ts';

interface BeginProps {
  standing: Standing;
  /** The plan that is read now. */
  active: Plan | undefined;
  today: string;
}

export function Begin({ standing, active, today }: BeginProps) {
  const { t } = useTranslation();
  const { account } = useData();
  const language = useLanguage();
  const acts = usePlanActs();
  // Two taps on one button are one progress.
  const [id, setId] = useState(newId);
  const [asksToLogIn, setAsksToLogIn] = useState(false);
  const { plan, kind } = standing;

  async function start(): Promise<void> {
    if (!account) setAsksToLogIn(true);
    else if (await acts.start(plan, today, id)) setId(newId());
  }

  if (active) {
    return (
      <p className={styles['badges']}>
        <IconLock size={18} aria-hidden />
        <span>{t('plans.lockedWhy', { title: planTitle(active.fields, language).text })}</span>
      </p>
    );
  }
  return (
    <>
      {kind === 'left' && <p className={layout['quiet']}>{t('plans.isLeft')}</p>}
      <div className={styles['actions']}>
        {standing.kind === 'left' && <Button onClick={() => void acts.goOn(standing)}>{t('plans.goOn')}</Button>}
        <Button variant={kind === 'left' ? 'subtle' : 'filled'} onClick={() => void start()}>
          {kind === 'new' ? t('plans.start') : t('plans.restart')}
        </Button>
      </div>
      {asksToLogIn && <LoginInvitation title={t('plans.loginTitle')} body={t('plans.loginBody')} loginHref={loginAddress(planAddress(plan))} onClose={() => setAsksToLogIn(false)} />}
    </>
  );
}
