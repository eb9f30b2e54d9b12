// Printable journal: the choice of period and contents, the print button, and the preview, which is
// all that is printed. Guests see an invitation to log in.
import { Box, Button, Card, Group, Stack } from '@mantine/core';
import { IconPrinter } from '@tabler/icons-react';
import { type ReactNode, useDeferredValue, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { listYears, pickReviewYear } from '../../data/activity/review-year.ts';
import { useData, useLiveQuery } from '../../data/data-provider.tsx';
import { useDisplayName } from '../../data/records/use-profile.ts';
import { formatLongDay } from '../../locales/format-day.ts';
import { useLanguage } from '../../locales/language.ts';
import { canPrint, printPage } from '../../platform/print-page.ts';
import { buildLoginUrl } from '../../platform/storage/login-return-path.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { BookIllustration } from '../../ui/illustrations.tsx';
import layout from '../../ui/page-layout.module.css';
import { useIsWide } from '../../ui/use-is-wide.ts';
import { type JournalChoice, JournalOptions, printedKinds } from './components/journal-options.tsx';
import type { PrintedEntry } from './components/printed-entry-types.ts';
import { PrintedJournal } from './components/printed-journal.tsx';
import { type PrintableJournal, watchPrintableJournal } from './data.ts';
import { type DayRange, filterEntries, groupByMonth } from './journal-entries.ts';

export function PrintJournalPage() {
  const { t } = useTranslation();
  const { account } = useData();
  const journal = useLiveQuery('printable-journal', watchPrintableJournal);
  if (!account)
    return (
      <Frame>
        <EmptyState
          illustration={<BookIllustration />}
          title={t('print-journal:guestTitle')}
          body={t('print-journal:guestBody')}
        >
          <Button component="a" href={buildLoginUrl('/PrintJournal')}>
            {t('loginInvitation.action')}
          </Button>
        </EmptyState>
      </Frame>
    );
  // About as high as a window, so that the layout does not shift when the entries are read.
  if (!journal)
    return (
      <Frame>
        <Box mih="100dvh" aria-busy="true" />
      </Frame>
    );
  if (journal.entries.length === 0)
    return (
      <Frame>
        <EmptyState
          illustration={<BookIllustration />}
          title={t('print-journal:emptyTitle')}
          body={t('print-journal:emptyBody')}
        >
          <Button component="a" href="/Prayer">
            {t('print-journal:emptyAction')}
          </Button>
        </EmptyState>
      </Frame>
    );
  return <OwnJournal journal={journal} />;
}

/**
 * @param period is part of the title, because browsers name the PDF after the title
 * @param hasPreview on a wide window the preview is beside the choices; in print the page is no
 *   grid
 */
function Frame({
  period,
  hasPreview = false,
  children,
}: {
  period?: string;
  hasPreview?: boolean;
  children: ReactNode;
}) {
  const { t } = useTranslation();
  const isWide = useIsWide();
  const name = [t('print-journal:title'), period].filter(Boolean).join(' ');
  return (
    <div
      className={layout['page']}
      data-wide={isWide || undefined}
      style={isWide && hasPreview ? { gridTemplateColumns: '2fr 3fr' } : {}}
    >
      <title>{`${name} – ${t('app.name')}`}</title>
      <h1 style={{ gridColumn: '1 / -1' }}>{t('print-journal:title')}</h1>
      {children}
    </div>
  );
}

const noEntries: readonly PrintedEntry[] = [];

function OwnJournal({ journal: { entries, today } }: { journal: PrintableJournal }) {
  const { t } = useTranslation();
  const displayName = useDisplayName();
  const years = useMemo(
    () =>
      listYears(
        entries.map(({ day }) => day),
        today,
      ),
    [entries, today],
  );
  const { choice, change } = useJournalChoice(years, today);
  const { from, to } = getDayRange(choice);
  const chosen = useMemo(
    () => filterEntries(entries, { from, to }, new Set(choice.kinds)),
    [entries, from, to, choice.kinds],
  );
  // Thousands of entries are rendered in small steps, so that the form stays usable.
  const shown = useDeferredValue(chosen, noEntries);
  const months = useMemo(() => groupByMonth(shown), [shown]);
  const isReady = shown === chosen;
  const period = usePeriodText(choice, chosen);
  const name = choice.name ?? displayName;
  return (
    <Frame period={period} hasPreview={chosen.length > 0}>
      <Stack gap="lg" maw={640} style={{ alignSelf: 'start' }}>
        <p>{t('print-journal:lead')}</p>
        <Card component="section" shadow="sm" p={20}>
          <JournalOptions choice={{ ...choice, name }} years={years} onChange={change} />
        </Card>
        <Group gap="md">
          {canPrint() && (
            <Button
              leftSection={<IconPrinter size={18} aria-hidden />}
              disabled={!isReady || chosen.length === 0}
              onClick={printPage}
            >
              {t('print-journal:print')}
            </Button>
          )}
          <p role="status">
            {chosen.length === 0
              ? t('print-journal:none')
              : isReady
                ? t('print-journal:count', { count: chosen.length })
                : t('print-journal:preparing')}
          </p>
        </Group>
        <p className={layout['muted']}>
          {canPrint() ? t('print-journal:printHint') : t('print-journal:cannotPrint')}
        </p>
      </Stack>
      {chosen.length > 0 && <PrintedJournal name={name.trim()} period={period} months={months} />}
    </Frame>
  );
}

/** The name is undefined until the user changes it: until then it is the name of the account. */
type StoredChoice = Omit<JournalChoice, 'name'> & { name: string | undefined };

function useJournalChoice(
  years: readonly number[],
  today: string,
): { choice: StoredChoice; change: (change: Partial<JournalChoice>) => void } {
  const [params] = useSearchParams();
  const wanted = Number(params.get('year'));
  const [choice, setChoice] = useState<StoredChoice>(() => ({
    period: String(years.includes(wanted) ? wanted : (pickReviewYear(years, today) ?? 'all')),
    from: '',
    to: '',
    kinds: printedKinds,
    name: undefined,
  }));
  return { choice, change: (change) => setChoice((before) => ({ ...before, ...change })) };
}

function getDayRange({
  period,
  from,
  to,
}: Pick<JournalChoice, 'period' | 'from' | 'to'>): DayRange {
  if (period === 'all') return { from: '', to: '' };
  if (period === 'dates') return { from, to };
  return { from: `${period}-01-01`, to: `${period}-12-31` };
}

/** Returns what the title page says: 2026, 2024 – 2026, or two days. */
function usePeriodText(
  { period, from, to }: Pick<JournalChoice, 'period' | 'from' | 'to'>,
  entries: readonly PrintedEntry[],
): string {
  const { t } = useTranslation();
  const language = useLanguage();
  const first = entries[0]?.day ?? '';
  const last = entries.at(-1)?.day ?? '';
  if (period === 'dates') {
    const days = [from || first, to || last].map((day) => formatLongDay(language, day));
    return t('print-journal:dates', { from: days[0], to: days[1] });
  }
  if (period !== 'all') return period;
  const [firstYear, lastYear] = [first.slice(0, 4), last.slice(0, 4)];
  return firstYear === lastYear
    ? firstYear
    : t('print-journal:dates', { from: firstYear, to: lastYear });
}
