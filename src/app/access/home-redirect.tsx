// Redirects before Home: shortcuts of the installed app to their pages, guests to Landing, new
// users to Onboarding.
import { useEffect } from 'react';
import { Navigate, Outlet, useLocation } from 'react-router-dom';
import { useData } from '../../data/data-provider.tsx';
import { useProfile } from '../../data/records/use-profile.ts';
import {
  isOnboardingDone,
  markOnboardingDone,
  isGuestBrowsing,
} from '../../platform/storage/onboarding-state.ts';

/**
 * Names of the shortcuts in the manifest and their targets. A shortcut that is not listed leads to
 * Home.
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

/**
 * Used when onboarding is not recorded as done on this device: the user may have done it on another
 * device.
 */
function OnboardingRedirect() {
  const person = useProfile();
  const isBehind = person?.onboarding_completed === true;
  useEffect(() => {
    if (isBehind) markOnboardingDone();
  }, [isBehind]);
  if (person === undefined) return null;
  // A profile that is not on this device yet does not redirect; the check runs again when the
  // profile arrives.
  return person === null || isBehind ? <Outlet /> : <Navigate to="/Onboarding" replace />;
}
