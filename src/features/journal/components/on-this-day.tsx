// Entries written on this day in other years: the beginning of each and a link to the complete
// entry.
import { Stack, Text } from '@mantine/core';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './on-this-day.module.css';
import elements from '../../../ui/elements.module.css';
import layout from '../../../ui/page-layout.module.css';

export interface OnThisDayItem {
  id: string;
  text: string;
  /** URL of the complete entry. */
  href: string;
}

/** @param years the nearest first */
export function OnThisDay({
  years,
}: {
  years: readonly { years: number; items: readonly OnThisDayItem[] }[];
}) {
  const { t } = useTranslation();
  const titleId = useId();
  if (years.length === 0) return null;
  return (
    <Stack
      component="section"
      className={elements['notice']}
      gap="sm"
      style={{ borderInlineStartColor: 'var(--gold)' }}
      aria-labelledby={titleId}
    >
      <h2 id={titleId} className={elements['title']}>
        {t('onThisDay.title')}
      </h2>
      <Stack component="ul" className={elements['plainList']} gap="sm">
        {years.map(({ years, items }) => (
          <li key={years}>
            <h3 className={elements['partTitle']}>{t('onThisDay.yearsAgo', { count: years })}</h3>
            {items.map(({ id, text, href }) => (
              <Text
                key={id}
                component="a"
                href={href}
                lineClamp={4}
                className={`${layout['words']} ${styles['memory']}`}
                fz="1.0625rem"
                mih={44}
                py="xs"
                c="var(--ink)"
                dir="auto"
              >
                {truncateText(text)}
              </Text>
            ))}
          </li>
        ))}
      </Stack>
    </Stack>
  );
}

/** More than four lines never need. */
const maxLength = 500;

/** Limits the length without splitting a character; CSS hides the lines that do not fit. */
function truncateText(text: string): string {
  return text
    .trim()
    .slice(0, maxLength)
    .replace(/[\uD800-\uDBFF]$/, '');
}
