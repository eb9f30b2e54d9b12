// React hook for the log-out, after which the landing page opens: no page shows what the user had
// opened.
import { useCallback } from 'react';
import { useNavigate } from 'react-router-dom';
import { useData } from '../../../data/data-provider.tsx';
import type { signOut } from '../authentication.ts';

/** Returns a function with the parameter and the result of `signOut`. */
export function useSignOut(): (acknowledgedCount: number) => ReturnType<typeof signOut> {
  const data = useData();
  const navigate = useNavigate();
  return useCallback(
    async (acknowledgedCount) => {
      const account = await import('../authentication.ts');
      return account.signOut(data, {
        acknowledgedCount,
        onEnded: () => void navigate('/Landing', { replace: true }),
      });
    },
    [data, navigate],
  );
}
