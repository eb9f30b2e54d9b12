// Who comes for the grace note comes to stand at it, also while the parts above it are still arriving.
import { useEffect } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { standAt } from '../../ui/stand-at.ts';

/** @param isThere whether the page has drawn it */
export function useGraceArrival(isThere: boolean): void {
  const { hash, key } = useLocation();
  const way = useNavigationType();
  // On the way back, and after a reload, the browser knows where one stood.
  const isMeant = isThere && hash === '#grace-note' && (way !== 'POP' || key === 'default');
  useEffect(() => {
    const heading = isMeant ? document.getElementById('grace-note') : null;
    const page = heading?.closest('section')?.parentElement;
    return heading && page ? standAt(heading, page) : undefined;
  }, [isMeant, key]);
}
