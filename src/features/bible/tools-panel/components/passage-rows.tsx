// Scrolling list of Bible passages under group headings: a row opens a passage or can be removed;
// the list's end requests more rows. The browser skips the rendering of rows out of view
// (`content-visibility`).
import { Box, Group, Text } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import type { MouseEvent } from 'react';
import { useTranslation } from 'react-i18next';
import elements from '../../../../ui/elements.module.css';
import type { HighlightColor } from '../../../../../schemas/entities/bible-note.ts';
import { SyncStateBadge } from '../../../../ui/sync-state-badge.tsx';
import type { SyncBadgeState } from '../../../../ui/sync-state-badge.tsx';
import { IconButton } from '../../../../ui/icon-button.tsx';
import { ShowMoreButton } from '../../../../ui/show-more-button.tsx';
import search from '../../../../ui/search/search.module.css';
import { getHighlightStyle } from '../../components/highlight-style.ts';
import styles from './passage-rows.module.css';

export interface PassageRow {
  id: string;
  /** John 3:16 */
  title: string;
  /** Missing for a place that no Bible has. */
  href?: string | undefined;
  /** A day, a translation. */
  about: string;
  /** The user's own text. */
  text?: string | undefined;
  /** The Bible text; null while it is loading. */
  verse?: { text: string; language: string | undefined } | null | undefined;
  color?: HighlightColor;
  sync?: SyncBadgeState;
  /** Rows with the same group share a heading. */
  group?: string | undefined;
}

interface PassageRowsProps {
  rows: readonly PassageRow[];
  /** How many more there are. */
  remaining: number;
  label: string;
  /** True when more than the filters is above the list, which leaves less height. */
  isCompact?: boolean;
  onMore: () => void;
  onOpen: (id: string) => void;
  onRemove?: (id: string) => void;
}

export function PassageRows({
  rows,
  remaining,
  label,
  isCompact = false,
  onMore,
  onOpen,
  onRemove,
}: PassageRowsProps) {
  const { t } = useTranslation();
  return (
    // 400 px high, or higher where the window allows; the content around it takes the rest.
    <Box
      mah={`max(400px, calc(100dvh - ${isCompact ? 470 : 360}px))`}
      mx={-6}
      px={6}
      style={{ overflowY: 'auto', overscrollBehavior: 'contain', outlineOffset: -2 }}
      data-scrolls
      role="region"
      aria-label={label}
      // A scrolling region needs keyboard focus.
      tabIndex={0}
    >
      {groupRows(rows).map(({ name, rows: own }) => (
        <section key={own[0]?.id} aria-label={name}>
          {name !== undefined && (
            <h3 className={`${elements['partTitle']} ${search['book']}`}>{name}</h3>
          )}
          <ul className={elements['plainList']}>
            {own.map((row) => (
              <PassageRowItem key={row.id} row={row} onOpen={onOpen} onRemove={onRemove} />
            ))}
          </ul>
        </section>
      ))}
      {remaining > 0 && (
        <ShowMoreButton key={rows.length} className={search['more']} onMore={onMore}>
          {t('bible:tools.more', { count: remaining })}
        </ShowMoreButton>
      )}
    </Box>
  );
}

interface PassageRowItemProps {
  row: PassageRow;
  onOpen: (id: string) => void;
  onRemove: ((id: string) => void) | undefined;
}

function PassageRowItem({
  row: { id, title, href, about, text, verse, color, sync },
  onOpen,
  onRemove,
}: PassageRowItemProps) {
  const { t } = useTranslation();

  function open(event: MouseEvent): void {
    // A new tab or window is the browser's own.
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
      return;
    event.preventDefault();
    onOpen(id);
  }

  const inside = (
    <>
      <Box component="span" c="var(--indigo-ink)" fz="0.9375rem" fw={600} lh={1.4}>
        {title}
      </Box>
      {text !== undefined && (
        <Text
          component="span"
          lineClamp={4}
          ff="var(--serif)"
          fz="1.0625rem"
          lh={1.5}
          style={{ whiteSpace: 'pre-line' }}
          dir="auto"
        >
          {text}
        </Text>
      )}
      {verse !== undefined && (
        // Two lines are reserved from the start, to avoid a layout shift when the text arrives.
        <Text
          component="span"
          lineClamp={2}
          mih="2.9rem"
          c="dimmed"
          ff="var(--serif)"
          lh={1.45}
          lang={verse?.language}
          aria-busy={verse === null || undefined}
        >
          {verse?.text}
        </Text>
      )}
      <Group component="span" gap="2px 10px" c="dimmed" fz="0.8125rem">
        {color !== undefined && color !== 'none' && (
          <span className={styles['color']} data-color={color}>
            {t(`color.${color}`)}
          </span>
        )}
        <span>{about}</span>
        {sync && <SyncStateBadge state={sync} />}
      </Group>
    </>
  );
  return (
    <li className={styles['row']} data-color={color} style={getHighlightStyle(color)}>
      {href === undefined ? (
        <div className={styles['open']}>{inside}</div>
      ) : (
        <a className={styles['open']} href={href} onClick={open}>
          {inside}
        </a>
      )}
      {onRemove && (
        <IconButton
          aria-label={t('bible:tools.remove', { name: title })}
          onClick={() => onRemove(id)}
        >
          <IconX size={18} aria-hidden />
        </IconButton>
      )}
    </li>
  );
}

interface RowGroup {
  name: string | undefined;
  rows: PassageRow[];
}

function groupRows(rows: readonly PassageRow[]): RowGroup[] {
  const groups: RowGroup[] = [];
  for (const row of rows) {
    const last = groups.at(-1);
    if (last && last.name === row.group) last.rows.push(row);
    else groups.push({ name: row.group, rows: [row] });
  }
  return groups;
}
