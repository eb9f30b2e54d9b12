// Submit button of a form. While the form is incomplete, the button stays focusable, looks
// disabled, and the reason is shown below it.
import { Button, Stack } from '@mantine/core';
import type { ButtonProps } from '@mantine/core';
import { useId } from 'react';
import type { ReactNode } from 'react';
import layout from './page-layout.module.css';

interface SubmitButtonProps extends Pick<ButtonProps, 'color'> {
  /**
   * What the user has to do first, as a sentence; null if the form can be sent. Empty: the form is
   * incomplete, and the sentence is not shown yet.
   */
  waitReason: string | null;
  /** The form is being sent. */
  isBusy?: boolean;
  children: ReactNode;
}

/** The form itself ignores a submit while it is incomplete or being sent. */
export function SubmitButton({ color, waitReason, isBusy = false, children }: SubmitButtonProps) {
  const reasonId = useId();
  const waits = waitReason !== null;
  return (
    <Stack gap={6}>
      <Button
        color={color}
        type="submit"
        data-disabled={waits || undefined}
        aria-disabled={waits || isBusy}
        aria-describedby={waitReason ? reasonId : undefined}
      >
        {children}
      </Button>
      {waitReason && (
        <p id={reasonId} className={layout['muted']}>
          {waitReason}
        </p>
      )}
    </Stack>
  );
}
