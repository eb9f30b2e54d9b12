// Scrolling list of Bible passages under group headings: a row opens a passage or can be removed;
// the list's end requests more rows. The browser skips the rendering of rows out of view
// (`content-visibility`).
import { IconX } from '@tabler/icons-react';
import type { MouseEvent } from 'react';
import { useTranslation } from 'react-i18next';
import type { HighlightColor } from '../../../../../schemas/entities/bible-note.ts';
import { SyncStateBadge } from '../../../../ui/sync-state-badge.tsx';
import type { SyncBadgeState } from '../../../../ui/sync-state-badge.tsx';
import { IconButton } from '../../../../ui/icon-button.tsx';
import { ShowMoreButton } from '../../../../ui/show-more-button.tsx';
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
    <div
      className={styles['rows']}
      data-scrolls
      data-low={isCompact || undefined}
      role="region"
      aria-label={label}
      // A scrolling region needs keyboard focus.
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
    >
      {groupRows(rows).map(({ name, rows: own }) => (
        <section key={own[0]?.id} aria-label={name}>
          {name !== undefined && <h3 className={styles['group']}>{name}</h3>}
          <ul className={styles['list']}>
            {own.map((row) => (
              <PassageRowItem key={row.id} row={row} onOpen={onOpen} onRemove={onRemove} />
            ))}
          </ul>
        </section>
      ))}
      {remaining > 0 && (
        <ShowMoreButton key={rows.length} className={styles['more']} onMore={onMore}>
          {t('bible:tools.more', { count: remaining })}
        </ShowMoreButton>
      )}
    </div>
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
      <span className={styles['title']}>{title}</span>
      {text !== undefined && (
        <span className={styles['text']} dir="auto">
          {text}
        </span>
      )}
      {verse !== undefined && (
        <span
          className={styles['verse']}
          lang={verse?.language}
          aria-busy={verse === null || undefined}
        >
          {verse?.text}
        </span>
      )}
      <span className={styles['about']}>
        {color !== undefined && color !== 'none' && (
          <span className={styles['color']} data-color={color}>
            {t(`color.${color}`)}
          </span>
        )}
        <span>{about}</span>
        {sync && <SyncStateBadge state={sync} />}
      </span>
    </>
  );
  return (
    <li className={styles['row']} data-color={color}>
      {href === undefined ? (
        <div className={styles['open']}>{inside}</div>
      ) : (
        <a className={styles['open']} href={href} onClick={open}>
          {inside}
        </a>
      )}
      {onRemove && (
        <IconButton
          className={styles['remove']}
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
