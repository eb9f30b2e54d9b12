// React hook that loads the address of the operator from the server when the page opens.
import { useEffect, useState } from 'react';
import { useData } from '../../data/data-provider.tsx';
import { loadOperatorAddress } from './data.ts';

/** Returns null until the address is known, and when none is configured. */
export function useOperatorAddress(): string | null {
  const data = useData();
  const [address, setAddress] = useState<string | null>(null);
  useEffect(() => {
    let isWanted = true;
    loadOperatorAddress(data).then(
      (found) => {
        if (isWanted) setAddress(found);
      },
      (fault: unknown) => data.report('the address of the operator could not be asked for', fault),
    );
    return () => {
      isWanted = false;
    };
  }, [data]);
  return address;
}
