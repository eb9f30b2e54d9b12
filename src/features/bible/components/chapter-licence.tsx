// Licence of the translation and the credit line that came with the text, shown below the chapter.
import { Stack } from '@mantine/core';
import type { TranslationLicence } from '../../../locales/translation-licence.ts';

interface ChapterLicenceProps {
  licence: TranslationLicence | undefined;
  /** A credit line that must be shown with the text. */
  notice: string | undefined;
  /** Language of the chapter, in which the credit line is written. */
  language: string;
}

export function ChapterLicence({ licence, notice, language }: ChapterLicenceProps) {
  const lines = licence ? [licence] : [];
  if (notice && notice !== licence?.text) lines.push({ text: notice, language });
  if (lines.length === 0) return null;
  return (
    <Stack
      gap={4}
      maw="calc(35.3 * var(--text-size, 1.25rem))"
      m="32px auto 0"
      pis="calc(1.3 * var(--text-size, 1.25rem))"
      pie={20}
      c="dimmed"
      ff="var(--sans)"
      fz="0.8125rem"
      lh={1.5}
      style={{ fontVariantNumeric: 'normal' }}
    >
      {lines.map((line) => (
        <p key={line.text} lang={line.language}>
          {line.text}
        </p>
      ))}
    </Stack>
  );
}
