// Frame of a section of the administration: heading, hint, failure of the last action, and the data
// or why there is none.
import { Button, Stack } from '@mantine/core';
import { type ReactNode, type RefObject, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { FormAlert } from '../../ui/form-alert.tsx';
import layout from '../../ui/page-layout.module.css';
import { getAdminFailureMessage } from './failure-message.ts';
import type { AdminData } from './use-admin-data.ts';

interface SectionFrameProps<T> {
  title: string;
  hint?: string;
  /** Gets the focus when the element that had it is removed. */
  heading: RefObject<HTMLHeadingElement | null>;
  data: AdminData<T>;
  /** Why the last action failed, as a sentence. */
  failure?: string | null;
  /** Stays while the data is loaded. */
  tools?: ReactNode;
  children: (value: T) => ReactNode;
}

export function SectionFrame<T>({
  title,
  hint,
  heading,
  data,
  failure = null,
  tools,
  children,
}: SectionFrameProps<T>) {
  const id = useId();
  return (
    <Stack component="section" gap="md" aria-labelledby={id} aria-busy={data.isLoading}>
      <Stack gap={4}>
        <h2 id={id} ref={heading} tabIndex={-1}>
          {title}
        </h2>
        {hint !== undefined && <p className={layout['muted']}>{hint}</p>}
      </Stack>
      <FormAlert sentence={failure} />
      {data.answer?.kind !== 'not found' && tools}
      <SectionContent data={data} onFocusLost={() => heading.current?.focus()}>
        {children}
      </SectionContent>
    </Stack>
  );
}

function SectionContent<T>({
  data: { isOnline, answer, isLoading, reload },
  onFocusLost,
  children,
}: Pick<SectionFrameProps<T>, 'data' | 'children'> & { onFocusLost: () => void }) {
  const { t } = useTranslation();
  if (isOnline === false) return <p role="status">{t('admin:offline')}</p>;
  if (answer?.kind === 'ok') return children(answer.value);
  if (answer?.kind === 'not found') return <p role="status">{t('admin:noAdministration')}</p>;
  if (!answer || isLoading) return <p role="status">{t('loading')}</p>;
  return (
    <>
      <p role={answer.kind === 'offline' ? 'status' : 'alert'}>
        {getAdminFailureMessage(t, answer)}
      </p>
      <Button
        variant="default"
        w="fit-content"
        onClick={() => {
          onFocusLost();
          reload();
        }}
      >
        {t('retry')}
      </Button>
    </>
  );
}
