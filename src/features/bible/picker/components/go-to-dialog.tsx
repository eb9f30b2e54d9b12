// "Go to" dialog: one input for any place in the Bible, with the matches below it. Arrow keys
// select a match, Enter opens it.
import { Box, Stack, Text } from '@mantine/core';
import { useEffect, useId, useRef, useState } from 'react';
import type { KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import layout from '../../../../ui/page-layout.module.css';
import elements from '../../../../ui/elements.module.css';
import surface from '../../../../ui/surface.module.css';
import { Dialog } from '../../../../ui/dialog.tsx';
import { ScriptureCredits } from '../../../../ui/scripture-credits.tsx';
import styles from './go-to-dialog.module.css';

export interface GoToOption {
  key: string;
  /** `John 3:16` */
  name: string;
  /** Name of the translation in which the place was read, shown beside the name. */
  translationName?: string;
  /** How it begins, in the language of the text. */
  preview?: { text: string; language: string; translation: string };
}

interface GoToDialogProps {
  text: string;
  onTextChange: (text: string) => void;
  options: readonly GoToOption[];
  /** Above the places; without one they have no heading. */
  heading?: string;
  /** Announced message: why there is no match, or what is wrong with the typed reference. */
  status?: string;
  onPick: (key: string) => void;
  /** Called on Enter while no place is listed. */
  onEnter: () => void;
  onClose: () => void;
}

export function GoToDialog({
  text,
  onTextChange,
  options,
  heading,
  status,
  onPick,
  onEnter,
  onClose,
}: GoToDialogProps) {
  const { t } = useTranslation();
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const [chosen, setChosen] = useState<string>();
  // After the user typed, the first match is selected for Enter. In the list of recent places,
  // nothing is selected until an arrow key is pressed.
  const active =
    options.find(({ key }) => key === chosen) ?? (text.trim() === '' ? undefined : options[0]);

  useEffect(() => field.current?.focus(), []);
  useEffect(() => {
    if (active)
      document.getElementById(getOptionId(id, active.key))?.scrollIntoView({ block: 'nearest' });
  }, [id, active]);

  function move(event: KeyboardEvent): void {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Enter') {
      event.preventDefault();
      if (active) onPick(active.key);
      else onEnter();
      return;
    }
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
    if (step === 0 || options.length === 0) return;
    event.preventDefault();
    const now = active ? options.indexOf(active) : step === 1 ? -1 : 0;
    setChosen(options[(now + step + options.length) % options.length]?.key);
  }

  return (
    <Dialog title={t('bible:goTo.title')} onClose={onClose}>
      <Stack gap={6}>
        <label htmlFor={`${id}field`} className={elements['partTitle']}>
          {t('bible:goTo.label')}
        </label>
        <Box
          component="input"
          ref={field}
          id={`${id}field`}
          mih={48}
          px="md"
          bd="1px solid var(--edge)"
          bdrs={12}
          bg="var(--surface)"
          c="var(--ink)"
          ff="var(--sans)"
          fz="lg"
          role="combobox"
          aria-autocomplete="list"
          aria-expanded={options.length > 0}
          aria-controls={`${id}list`}
          aria-activedescendant={active && getOptionId(id, active.key)}
          aria-describedby={`${id}hint`}
          autoComplete="off"
          autoCapitalize="off"
          autoCorrect="off"
          spellCheck={false}
          enterKeyHint="go"
          maxLength={200}
          value={text}
          onChange={(event) => {
            setChosen(undefined);
            onTextChange(event.target.value);
          }}
          onKeyDown={move}
        />
        <p id={`${id}hint`} className={layout['muted']}>
          {t('bible:goTo.hint')}
        </p>
      </Stack>
      <p role="status" className={`${surface['emptyLive']} ${styles['news']}`}>
        {status}
        {status === undefined && text.trim() !== '' && options.length > 0 && (
          <span className={layout['visuallyHidden']}>
            {t('bible:goTo.found', { count: options.length })}
          </span>
        )}
      </p>
      {heading !== undefined && options.length > 0 && (
        <h3 id={`${id}heading`} className={elements['partTitle']}>
          {heading}
        </h3>
      )}
      {/* The dialog keeps its height while the user types. */}
      <Stack
        role="listbox"
        id={`${id}list`}
        aria-label={heading ?? t('bible:goTo.suggestions')}
        gap="xs"
        mih="min(20rem, 40dvh)"
      >
        {options.map((option) => (
          <button
            key={option.key}
            type="button"
            tabIndex={-1}
            id={getOptionId(id, option.key)}
            role="option"
            aria-selected={option === active}
            className={`${surface['choice']} ${styles['place']}`}
            // The input keeps the focus, so that a phone keeps its keyboard open until the user
            // opens a place.
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => onPick(option.key)}
          >
            <span>{option.name}</span>
            {option.translationName !== undefined && (
              <span className={layout['muted']} style={{ fontWeight: 400 }}>
                {option.translationName}
              </span>
            )}
            {option.preview && (
              <Text
                component="span"
                truncate
                miw={0}
                c="dimmed"
                ff="var(--serif)"
                lang={option.preview.language}
              >
                {option.preview.text}
              </Text>
            )}
          </button>
        ))}
      </Stack>
      <ScriptureCredits
        of={options.map(({ preview }) => preview?.translation)}
        className={layout['muted']}
      />
    </Dialog>
  );
}

function getOptionId(list: string, key: string): string {
  return `${list}${key.replaceAll(/[^\w.]/g, '-')}`;
}
