// Round quiet button with only an icon; it has a colour while the pointer is over it.
import type { ComponentProps } from 'react';
import styles from './icon-button.module.css';

interface IconButtonProps extends Omit<ComponentProps<'button'>, 'type'> {
  'aria-label': string;
  /** Red under the pointer, because the action removes something. */
  isDangerous?: boolean;
}

export function IconButton({ isDangerous = false, className = '', ...props }: IconButtonProps) {
  return (
    <button
      {...props}
      type="button"
      className={`${styles['button']} ${className}`.trim()}
      data-dangerous={isDangerous || undefined}
    />
  );
}
