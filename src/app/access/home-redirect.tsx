// Before Home: where a shortcut of the installed app leads, a guest's way to the door, and a
// newcomer's to the welcome.
import { useEffect } from 'react';
import { Navigate, Outlet, useLocation } from 'react-router-dom';
import { useData, useLiveQuery } from '../../data/data-provider.tsx';
import { watchProfile } from '../../data/records/profile.ts';
import {
  isOnboardingDone,
  markOnboardingDone,
  isGuestBrowsing,
} from '../../platform/storage/onboarding-state.ts';

/**
 * What the shortcuts of the manifest are called, and where they lead. The address without the name
 * is Home itself.
 */
const shortcuts: Readonly<Record<string, string>> = {
  grace: '/#grace-note',
  'grace-note': '/#grace-note',
  grace_note: '/#grace-note',
  bible: '/Bible',
  prayer: '/Prayer',
};

export function HomeRedirect() {
  const { account } = useData();
  const { search } = useLocation();
  const shortcut = new URLSearchParams(search).get('shortcut')?.toLowerCase();
  if (shortcut !== undefined)
    return (
      <Navigate
        to={(Object.hasOwn(shortcuts, shortcut) ? shortcuts[shortcut] : undefined) ?? '/'}
        replace
      />
    );
  if (account) return isOnboardingDone() ? <Outlet /> : <OnboardingRedirect />;
  return isGuestBrowsing() ? <Outlet /> : <Navigate to="/Landing" replace />;
}

/** Nobody on this device remembers their welcome: perhaps it was on another one. */
function OnboardingRedirect() {
  const person = useLiveQuery('profile', watchProfile);
  const isBehind = person?.onboarding_completed === true;
  useEffect(() => {
    if (isBehind) markOnboardingDone();
  }, [isBehind]);
  if (person === undefined) return null;
  // A profile that is not here yet says nothing; when it comes, it is asked.
  return person === null || isBehind ? <Outlet /> : <Navigate to="/Onboarding" replace />;
}
