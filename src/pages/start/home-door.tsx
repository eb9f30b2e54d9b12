// Before Home: where a shortcut of the installed app leads, a guest's way to the door, and a newcomer's to the welcome.
import { useEffect } from 'react';
import { Navigate, Outlet, useLocation } from 'react-router-dom';
import { useData, useLive } from '../../data/hooks.tsx';
import { profile } from '../../data/profile.ts';
import { isWelcomed, keepWelcomed, looksAround } from '../../platform/first-steps.ts';

/** What the shortcuts of the manifest are called, and where they lead. The address without the name is Home itself. */
const shortcuts: Readonly<Record<string, string>> = { grace: '/#grace-note', 'grace-note': '/#grace-note', grace_note: '/#grace-note', bible: '/Bible', prayer: '/Prayer' };

export function HomeDoor() {
  const { account } = useData();
  const { search } = useLocation();
  const shortcut = new URLSearchParams(search).get('shortcut')?.toLowerCase();
  if (shortcut !== undefined) return <Navigate to={(Object.hasOwn(shortcuts, shortcut) ? shortcuts[shortcut] : undefined) ?? '/'} replace />;
  if (account) return isWelcomed() ? <Outlet /> : <Newcomer />;
  return looksAround() ? <Outlet /> : <Navigate to="/Landing" replace />;
}

/** Nobody on this device remembers their welcome: perhaps it was on another one. */
function Newcomer() {
  const person = useLive('profile', profile);
  const isBehind = person?.onboarding_completed === true;
  useEffect(() => {
    if (isBehind) keepWelcomed();
  }, [isBehind]);
  if (person === undefined) return null;
  // A profile that is not here yet says nothing; when it comes, it is asked.
  return person === null || isBehind ? <Outlet /> : <Navigate to="/Onboarding" replace />;
}
