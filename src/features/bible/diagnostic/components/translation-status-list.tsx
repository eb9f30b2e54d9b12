// All translations, each with its status and, if it can be read again soon, the reason. Those in the
// user's language come first. Other languages, and translations that are not offered, are folded.
import { Box, Card } from '@mantine/core';
import { IconCircleMinus } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import elements from '../../../../ui/elements.module.css';
import layout from '../../../../ui/page-layout.module.css';
import type { BibleFaultCode } from '../../../../../schemas/api/bible-diagnostics.ts';
import type { Language } from '../../../../../schemas/languages.ts';
import { ReportRow, StatusIcon } from './server-report.tsx';

export interface TranslationStatus {
  code: string;
  name: string;
  language: string | undefined;
  /** `absent`: the server does not offer it. `failed`: it is offered, but was not read. */
  status: 'downloaded' | 'part' | 'readable' | 'offline' | 'failed' | 'absent';
  /** Why it cannot be read now, as a sentence for readers; null if a reader can only wait or go on. */
  reason: string | null;
  /** Why the server does not offer it; null if the server offers it. */
  absence: BibleFaultCode | null;
}

interface TranslationStatusListProps {
  language: Language;
  items: readonly TranslationStatus[];
}

export function TranslationStatusList({ language, items }: TranslationStatusListProps) {
  const { t } = useTranslation();
  const sorted = items.toSorted((a, b) => Number(isReadable(b)) - Number(isReadable(a)));
  const own = sorted.filter((item) => item.language === language);
  const offered = own.filter(({ status }) => status !== 'absent');
  return (
    <Card p="6px 20px">
      {offered.length > 0 && <Rows items={offered} />}
      <FoldedRows
        title={t('translations.otherLanguages')}
        items={sorted.filter((item) => item.language !== language)}
      />
      <FoldedRows
        title={t('bible-diagnostic:notHere')}
        items={own.filter(({ status }) => status === 'absent')}
      />
    </Card>
  );
}

function FoldedRows({ title, items }: { title: string; items: readonly TranslationStatus[] }) {
  if (items.length === 0) return null;
  return (
    <details className={elements['disclosure']}>
      <summary>{title}</summary>
      <Rows items={items} />
    </details>
  );
}

function Rows({ items }: { items: readonly TranslationStatus[] }) {
  const { t } = useTranslation();
  const texts: Readonly<Record<TranslationStatus['status'], string>> = {
    downloaded: t('translations.onDevice'),
    part: t('translations.partOnDevice'),
    readable: t('bible-diagnostic:canBeRead'),
    offline: t('translations.needsConnection'),
    failed: t('bible-diagnostic:cannotBeRead'),
    absent: t('bible-diagnostic:notHere'),
  };
  return (
    <ul className={`${elements['plainList']} ${elements['divided']}`}>
      {items.map((item) => (
        <ReportRow
          key={item.code}
          sign={
            item.status === 'absent' ? (
              <IconCircleMinus
                size={20}
                color="var(--quiet)"
                style={{ flex: 'none' }}
                aria-hidden
              />
            ) : (
              <StatusIcon isSuccessful={isReadable(item)} />
            )
          }
        >
          <span>
            <Box component="span" fw={600} lang={item.language}>
              {item.name}
            </Box>{' '}
            <span className={layout['muted']}>{item.code}</span>
          </span>
          <span className={layout['muted']}>{texts[item.status]}</span>
          {item.reason !== null && <span className={layout['muted']}>{item.reason}</span>}
        </ReportRow>
      ))}
    </ul>
  );
}

export function isReadable({ status }: TranslationStatus): boolean {
  return status === 'downloaded' || status === 'part' || status === 'readable';
}
