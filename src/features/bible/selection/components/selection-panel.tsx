// Panel with the actions for the selected verses: highlight colours and a row of buttons. The panel
// is at the bottom of the page and keeps the verse in view.
import { Group, Text } from '@mantine/core';
import {
  IconBookmark,
  IconBookmarkFilled,
  IconCheck,
  IconCopy,
  IconHeadphones,
  IconPencil,
  IconPhoto,
  IconPray,
  IconRoute,
  IconSchool,
  IconShare2,
  IconX,
} from '@tabler/icons-react';
import type { Icon } from '@tabler/icons-react';
import { useRef } from 'react';
import type { KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import layout from '../../../../ui/page-layout.module.css';
import surface from '../../../../ui/surface.module.css';
import type { HighlightColor } from '../../../../../schemas/entities/bible-note.ts';
import { getHighlightStyle } from '../../components/highlight-style.ts';
import dots from '../../components/highlight-color-choice.module.css';
import { useSelectionFocus } from './use-selection-focus.ts';
import { IconButton } from '../../../../ui/icon-button.tsx';
import styles from './selection-panel.module.css';

const colors = [
  'yellow',
  'green',
  'blue',
  'pink',
  'none',
] as const satisfies readonly HighlightColor[];

export interface SelectionPanelProps {
  /** John 3:16–18 */
  reference: string;
  /** In order. */
  verses: readonly number[];
  /** Colour of all selected verses; null when their colours differ. */
  color: HighlightColor | null;
  /** Whether all, some or none of the selected verses have a bookmark. */
  bookmarked: 'all' | 'some' | 'none';
  onHighlight: (color: HighlightColor) => void;
  onNote: () => void;
  onCopy: () => void;
  onShare: () => void;
  onBookmark: () => void;
  onLearn: () => void;
  onPicture: () => void;
  onCrossReferences: () => void;
  onPray: () => void;
  /** Missing where the text may not be read aloud, or nothing can read it. */
  onListen?: (() => void) | undefined;
  onClose: () => void;
}

export function SelectionPanel(props: SelectionPanelProps) {
  const { reference, verses, color, bookmarked, onHighlight, onClose } = props;
  const { t } = useTranslation();
  const panel = useRef<HTMLElement>(null);
  useSelectionFocus({ panel, verses, onClose });

  return (
    <section
      ref={panel}
      className={`${surface['bottomPanel']} ${surface['rise']} ${styles['panel']}`}
      data-first={verses[0]}
      aria-label={t('bible:selection.panelLabel', { reference })}
    >
      <p className={layout['visuallyHidden']} role="status">
        {t('bible:selection.announcement', { reference })}
      </p>
      <div
        role="toolbar"
        aria-label={reference}
        className={styles['tools']}
        onKeyDown={moveFocusBetweenTools}
      >
        <div className={styles['colors']} role="group" aria-label={t('bible:note.highlight')}>
          {colors.map((one) => (
            <button
              key={one}
              type="button"
              className={styles['color']}
              aria-pressed={one === 'none' ? undefined : one === color}
              aria-label={t('bible:selection.highlight', { color: t(`color.${one}`) })}
              onClick={() => onHighlight(one)}
            >
              <span
                className={dots['dot']}
                data-color={one}
                style={getHighlightStyle(one)}
                aria-hidden="true"
              >
                {one !== 'none' && one === color && <IconCheck size={20} color="var(--ink)" />}
              </span>
              <span>{t(`color.${one}`)}</span>
            </button>
          ))}
        </div>
        <ToolButton icon={IconPencil} label={t('bible:selection.note')} onOpen={props.onNote} />
        <ToolButton icon={IconCopy} label={t('bible:selection.copy')} onOpen={props.onCopy} />
        <ToolButton icon={IconShare2} label={t('bible:selection.share')} onOpen={props.onShare} />
        <ToolButton
          icon={bookmarked === 'all' ? IconBookmarkFilled : IconBookmark}
          label={
            bookmarked === 'some' ? t('bible:bookmark.partial') : t('bible:selection.bookmark')
          }
          pressed={pressedByState[bookmarked]}
          onOpen={props.onBookmark}
        />
        <ToolButton icon={IconSchool} label={t('bible:selection.learn')} onOpen={props.onLearn} />
        <ToolButton icon={IconPhoto} label={t('bible:selection.image')} onOpen={props.onPicture} />
        {props.onListen && (
          <ToolButton
            icon={IconHeadphones}
            label={t('bible:selection.readAloud')}
            onOpen={props.onListen}
          />
        )}
        <ToolButton
          icon={IconRoute}
          label={t('bible:selection.crossReferences')}
          onOpen={props.onCrossReferences}
        />
        <ToolButton icon={IconPray} label={t('bible:selection.pray')} onOpen={props.onPray} />
      </div>
      <Group gap="xs" wrap="nowrap">
        <Text truncate flex={1} miw={0} pis={8} ff="var(--serif)" fw={600} aria-hidden="true">
          {reference}
        </Text>
        <IconButton onClick={onClose} aria-label={t('close')}>
          <IconX size={20} aria-hidden />
        </IconButton>
      </Group>
    </section>
  );
}

const pressedByState = { all: true, some: 'mixed', none: false } as const;

function ToolButton({
  icon: Face,
  label,
  pressed,
  onOpen,
}: {
  icon: Icon;
  label: string;
  pressed?: boolean | 'mixed';
  onOpen: () => void;
}) {
  return (
    <button type="button" className={styles['tool']} aria-pressed={pressed} onClick={onOpen}>
      <Face size={21} stroke={1.7} aria-hidden />
      <span>{label}</span>
    </button>
  );
}

/** Arrow keys go from tool to tool; outside they turn the page. */
function moveFocusBetweenTools(event: KeyboardEvent<HTMLElement>): void {
  const tools = [...event.currentTarget.querySelectorAll<HTMLElement>('button')];
  const index = tools.findIndex((tool) => tool === event.target);
  const indexByKey: Readonly<Record<string, number>> = {
    ArrowRight: index + 1,
    ArrowDown: index + 1,
    ArrowLeft: index - 1,
    ArrowUp: index - 1,
    Home: 0,
    End: tools.length - 1,
  };
  const next = indexByKey[event.key];
  if (next === undefined || index < 0) return;
  event.preventDefault();
  tools.at(next % tools.length)?.focus();
}
