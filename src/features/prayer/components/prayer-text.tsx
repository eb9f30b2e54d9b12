// Text of one prayer below its title: the request if it adds something, the prayer with its verses,
// and its source. Also exports the collapsible long text, and the checks whether a text contains
// the title.
import { Stack } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { Prayer } from '../../../../schemas/entities/prayer.ts';
import { CollapsibleText } from '../../journal/components/collapsible-text.tsx';
import { VerifiedVerses } from '../../generation/components/verified-verses.tsx';
import { SourceLine } from '../../generation/components/source-line.tsx';
import elements from '../../../ui/elements.module.css';

export function PrayerText({ prayer }: { prayer: Prayer }) {
  const { t } = useTranslation();
  const hasRequest = showsRequest(prayer);
  return (
    <Stack>
      {hasRequest && (
        <div>
          <h4 className={elements['partTitle']}>{t('prayer:request')}</h4>
          <LongPrayerText text={prayer.request ?? ''} />
        </div>
      )}
      <LongPrayerText text={prayer.prayer_text} lang={prayer.language ?? undefined} />
      <VerifiedVerses verses={prayer.verses ?? []} />
      {prayer.source && <SourceLine source={prayer.source} />}
    </Stack>
  );
}

/**
 * Returns true when the displayed text contains the title, at its beginning or as a quotation. The
 * title is then not shown above it.
 */
export function includesTitle(prayer: Prayer): boolean {
  const first = (showsRequest(prayer) ? prayer.request : prayer.prayer_text) ?? '';
  return normalizeText(first).includes(normalizeText(prayer.title));
}

/** Returns true when the title above the text would repeat the beginning of the text. */
export function startsWithTitle(text: string, title: string): boolean {
  return normalizeText(text).startsWith(normalizeText(title));
}

/** A quotation is set with the marks of its language. */
function normalizeText(text: string): string {
  return text
    .replace(/[‘’“”]/g, "'")
    .replace(/\s+/g, ' ')
    .replace(/[\s.,;:…]+$/u, '')
    .trim();
}

/** Returns true when the request says more than the title and the prayer. */
function showsRequest(prayer: Prayer): boolean {
  const request = prayer.request?.trim() ?? '';
  return request !== '' && request !== prayer.title && !isPrayerInRequestWords(prayer);
}

/** Returns true when the prayer has the same text as the request. */
function isPrayerInRequestWords({ request, prayer_text }: Prayer): boolean {
  return request?.trim() === prayer_text.trim();
}

/** In UTF-16 code units: some forty lines. */
const maxInitialLength = 2_500;

interface LongPrayerTextProps {
  text: string;
  lang?: string | undefined;
  fontSize?: string | undefined;
}

export function LongPrayerText(props: LongPrayerTextProps) {
  return <CollapsibleText {...props} maxInitialLength={maxInitialLength} />;
}
