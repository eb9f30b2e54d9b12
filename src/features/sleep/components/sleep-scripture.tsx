// Scripture quote of Peaceful Sleep: the text or its loading state, a link into the Bible reader,
// and the note about a foreign language. Also exports the functions that read text and language
// from the state.
import { Box, Group, Skeleton, Stack, Text } from '@mantine/core';
import '@mantine/core/styles/Skeleton.layer.css';
import { useTranslation } from 'react-i18next';
import type { Language } from '../../../../schemas/languages.ts';
import { useLanguage } from '../../../locales/language.ts';
import { findScriptureLanguage } from '../../../locales/translation-language.ts';
import { closeQuotation } from '../../../locales/close-quotation.ts';
import { applyVerseTypography } from '../../../locales/verse-typography.ts';
import { ScriptureCredits } from '../../../ui/scripture-credits.tsx';
import { useTranslationName } from '../../../ui/translation-name.tsx';
import elements from '../../../ui/elements.module.css';
import layout from '../../../ui/page-layout.module.css';

type FallbackReason = 'none' | 'unreached';

/**
 * `looking`: the text is loading. `quoted`: text of the translation with this code; `given`: text
 * of an unnamed translation. `away`: the text is unavailable now. `fallbackReason`: why the text is
 * in another language that the user did not choose.
 */
export type ScriptureState =
  | { kind: 'looking' }
  | {
      kind: 'quoted';
      verse: { reference: string; text: string; translation: string };
      fallbackReason?: FallbackReason;
    }
  | { kind: 'given'; text: string; language: Language; fallbackReason?: FallbackReason }
  | { kind: 'away' };

interface SleepScriptureQuoteProps {
  scripture: ScriptureState;
  reference: string;
  /** Null if the reference is not a Bible passage. */
  href: string | null;
  size?: 'large' | 'small';
}

export function SleepScriptureQuote({
  scripture,
  reference,
  href,
  size = 'large',
}: SleepScriptureQuoteProps) {
  const { t } = useTranslation();
  const getTranslationName = useTranslationName();
  const name = scripture.kind === 'quoted' ? scripture.verse.reference : reference;
  return (
    <Stack component="figure" gap={10} m={0}>
      <Group component="figcaption" gap="4px 10px" align="baseline" fw={600}>
        {href === null ? (
          name
        ) : (
          <a href={href} aria-label={t('sleep:openInBible', { reference: name })}>
            {name}
          </a>
        )}
        {scripture.kind === 'quoted' && (
          <Text span c="dimmed" fz="sm" lang={findScriptureLanguage(scripture.verse.translation)}>
            {getTranslationName(scripture.verse.translation)}
          </Text>
        )}
      </Group>
      <ScriptureText scripture={scripture} size={size} />
    </Stack>
  );
}

/**
 * Shows the text, or its loading state.
 * @param size a list has small texts, and names their language only once
 */
function ScriptureText({
  scripture,
  size,
}: {
  scripture: ScriptureState;
  size: 'small' | 'large';
}) {
  const { t } = useTranslation();
  const quiet = layout['muted'];
  switch (scripture.kind) {
    case 'looking':
      return <ScripturePlaceholder lines={size === 'large' ? 3 : 2} />;
    case 'away':
      return <p className={quiet}>{t('sleep:textNotOnDevice')}</p>;
    case 'quoted':
    case 'given': {
      return (
        <>
          {size === 'large' && <ForeignLanguageNote scripture={scripture} />}
          <Box
            component="blockquote"
            className={elements['scripture']}
            maw="34em"
            fz={size === 'small' ? 'lg' : 'clamp(1.25rem, 1.05rem + 0.9vw, 1.625rem)'}
            lang={getScriptureLanguage(scripture)}
            dir="auto"
          >
            {getScriptureText(scripture)}
          </Box>
          {scripture.kind === 'quoted' && (
            <ScriptureCredits of={[scripture.verse.translation]} className={quiet} />
          )}
        </>
      );
    }
  }
}

/** Space of the text while it loads; a screen reader announces the loading state. */
export function ScripturePlaceholder({ lines = 3 }: { lines?: number }) {
  const { t } = useTranslation();
  return (
    <Stack role="status" gap="0.9em" py="0.4em">
      <span className={layout['visuallyHidden']}>{t('sleep:loading')}</span>
      {['92%', '100%', '64%'].slice(-lines).map((width) => (
        <Skeleton key={width} className={layout['skeleton']} height="0.9em" width={width} />
      ))}
    </Stack>
  );
}

/** Names the text's language; shows nothing if the text is in the app's language. */
export function ForeignLanguageNote({ scripture }: { scripture: ScriptureState }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const of = getScriptureLanguage(scripture);
  if (of === undefined || of === language) return null;
  const values = { language: new Intl.DisplayNames(language, { type: 'language' }).of(of) ?? of };
  const fallbackReason = 'fallbackReason' in scripture ? scripture.fallbackReason : undefined;
  if (fallbackReason === undefined)
    return <p className={layout['muted']}>{t('sleep:foreignLanguage', values)}</p>;
  return (
    <p className={layout['muted']}>
      {fallbackReason === 'none'
        ? t('sleep:foreignNone', values)
        : t('sleep:foreignUnreached', values)}{' '}
      <a href="/BibleLibrary">{t('sleep:bibles')}</a>
    </p>
  );
}

/** Returns an empty text while there is no Scripture text. */
export function getScriptureText(scripture: ScriptureState): string {
  switch (scripture.kind) {
    case 'looking':
    case 'away':
      return '';
    case 'given':
      return scripture.text;
    case 'quoted':
      return closeQuotation(
        applyVerseTypography(scripture.verse.text, scripture.verse.translation),
      );
  }
}

export function getScriptureLanguage(scripture: ScriptureState): Language | undefined {
  if (scripture.kind === 'given') return scripture.language;
  return scripture.kind === 'quoted'
    ? findScriptureLanguage(scripture.verse.translation)
    : undefined;
}
