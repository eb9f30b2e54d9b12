// Row of one Bible text of the server: name, code, language, state and error code.
import { Box, Group } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { AdminBible } from '../../../../schemas/api/admin-api.ts';
import type { Language } from '../../../../schemas/languages.ts';
import { formatDateTime } from '../../../locales/format-date-and-size.ts';
import { getLanguageTitle, useLanguage } from '../../../locales/language.ts';
import layout from '../../../ui/page-layout.module.css';
import { Tag, type TagTone } from './tag.tsx';

const tones: Readonly<Record<AdminBible['state'], TagTone>> = {
  stored: 'good',
  waiting: 'plain',
  downloading: 'plain',
  failed: 'bad',
  rejected: 'bad',
  off: 'plain',
};

export function BibleRow({ bible }: { bible: AdminBible }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const { code, name, state, since, error } = bible;
  const facts = [
    code,
    nameLanguage(language, bible.language),
    since !== null && t('admin:bibles.since', { date: formatDateTime(language, since) }),
    error !== null && t('admin:errorCode', { code: error }),
  ];
  return (
    <Box component="li" px={16} py={10} style={{ overflowWrap: 'anywhere' }}>
      <Group component="p" gap="4px 8px">
        <span dir="auto">{name}</span>
        {/* A newer server may have further states. */}
        <Tag tone={tones[state] ?? 'plain'}>
          {Object.hasOwn(tones, state) ? t(`admin:bibles.state.${state}`) : state}
        </Tag>
      </Group>
      <p className={layout['muted']}>{facts.filter((fact) => fact !== false).join(' · ')}</p>
    </Box>
  );
}

/** Returns the code itself if it is not a BCP 47 tag. */
function nameLanguage(inLanguage: Language, code: string): string {
  try {
    return getLanguageTitle(inLanguage, code);
  } catch (fault) {
    if (fault instanceof RangeError) return code;
    throw fault;
  }
}
