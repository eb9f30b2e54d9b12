// Link to a typed Bible reference, or a message that the passage does not exist.
import { Button } from '@mantine/core';
import { IconArrowRight } from '@tabler/icons-react';
import type { MouseEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { resultMark } from './use-result-keys.ts';
import layout from '../page-layout.module.css';

interface PassageLinkProps {
  description:
    | { kind: 'place'; reference: string; isPart: boolean }
    | { kind: 'chapter' | 'verse'; of: string; last: number };
  /** Of the place. */
  href: string;
  onGo: () => void;
}

export function PassageLink({ description, href, onGo }: PassageLinkProps) {
  const { t } = useTranslation();
  switch (description.kind) {
    case 'place':
      return (
        <>
          <Button
            {...resultMark}
            component="a"
            variant="light"
            radius="sm"
            mih={48}
            bd="1px solid var(--indigo-ink)"
            style={{ justifyContent: 'start' }}
            leftSection={<IconArrowRight size={20} aria-hidden />}
            href={href}
            onClick={go}
          >
            {t('search:goTo', { place: description.reference })}
          </Button>
          {description.isPart && (
            <p className={layout['muted']}>
              {t('bible.onlyOneRange', { place: description.reference })}
            </p>
          )}
        </>
      );
    case 'chapter':
      return (
        <p className={layout['muted']}>
          {t('search:chapterBeyond', { book: description.of, count: description.last })}
        </p>
      );
    case 'verse':
      return (
        <p className={layout['muted']}>
          {t('search:verseBeyond', { chapter: description.of, count: description.last })}
        </p>
      );
  }

  function go(event: MouseEvent): void {
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
      return;
    event.preventDefault();
    onGo();
  }
}
