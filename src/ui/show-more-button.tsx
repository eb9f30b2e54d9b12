// Button at the end of a list that renders more rows. It also acts automatically when the end of
// the list is nearly in view.
import { useEffect, useRef } from 'react';
import type { ComponentProps } from 'react';

interface ShowMoreButtonProps extends Omit<ComponentProps<'button'>, 'type' | 'onClick'> {
  onMore: () => void;
}

export function ShowMoreButton({ onMore, ...props }: ShowMoreButtonProps) {
  const button = useRef<HTMLButtonElement>(null);
  const latest = useRef(onMore);
  latest.current = onMore;
  useEffect(() => {
    const { current } = button;
    if (!current || !('IntersectionObserver' in window)) return;
    const observer = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && latest.current(),
      { root: current.closest('[data-scrolls]'), rootMargin: '400px' },
    );
    observer.observe(current);
    return () => observer.disconnect();
  }, []);
  return <button {...props} ref={button} type="button" onClick={onMore} />;
}
