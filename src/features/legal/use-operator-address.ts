// The address of the operator, asked of the server when the page opens.
import { useEffect, useState } from 'react';
import { useData } from '../../data/data-provider.tsx';
import { loadOperatorAddress } from './data.ts';

/** Null until it is known, and where nobody has named one. */
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
