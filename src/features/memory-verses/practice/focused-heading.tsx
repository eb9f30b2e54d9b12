// Heading that takes the focus when it appears, because the button that was pressed is gone.
import { type ReactNode, useEffect, useRef } from 'react';

interface FocusedHeadingProps {
  /** 1 for the title of the page. */
  level?: 1 | 2;
  children: ReactNode;
}

export function FocusedHeading({ level = 1, children }: FocusedHeadingProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const Heading = level === 1 ? 'h1' : 'h2';
  return (
    <Heading ref={heading} tabIndex={-1}>
      {children}
    </Heading>
  );
}
