// "Go to" dialog: one input for any place in the Bible, with the matches below it. Arrow keys
// select a match, Enter opens it.
import { useEffect, useId, useRef, useState } from 'react';
import type { KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { Dialog } from '../../../../ui/dialog.tsx';
import { ScriptureCredits } from '../../../../ui/scripture-credits.tsx';
import styles from './go-to-dialog.module.css';

export interface GoToOption {
  key: string;
  /** `John 3:16` */
  name: string;
  /** Code of the translation in which the place was read, shown beside the name. */
  translationCode?: string;
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
  /** Enter before any place is listed. */
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
      <div className={styles['confirmation']}>
        <label htmlFor={`${id}field`} className={styles['label']}>
          {t('bible:goTo.label')}
        </label>
        <input
          ref={field}
          id={`${id}field`}
          className={styles['field']}
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
        <p id={`${id}hint`} className={styles['hint']}>
          {t('bible:goTo.hint')}
        </p>
      </div>
      <p role="status" className={styles['news']}>
        {status}
        {status === undefined && text.trim() !== '' && options.length > 0 && (
          <span className={styles['visuallyHidden']}>
            {t('bible:goTo.found', { count: options.length })}
          </span>
        )}
      </p>
      {heading !== undefined && options.length > 0 && (
        <h3 id={`${id}heading`} className={styles['heading']}>
          {heading}
        </h3>
      )}
      <div
        role="listbox"
        id={`${id}list`}
        aria-label={heading ?? t('bible:goTo.suggestions')}
        className={styles['list']}
      >
        {options.map((option) => (
          <button
            key={option.key}
            type="button"
            tabIndex={-1}
            id={getOptionId(id, option.key)}
            role="option"
            aria-selected={option === active}
            className={styles['place']}
            // The input keeps the focus, so that a phone keeps its keyboard open until the user
            // opens a place.
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => onPick(option.key)}
          >
            <span className={styles['name']}>{option.name}</span>
            {option.translationCode !== undefined && (
              <span className={styles['mark']}>{option.translationCode}</span>
            )}
            {option.preview && (
              <span className={styles['words']} lang={option.preview.language}>
                {option.preview.text}
              </span>
            )}
          </button>
        ))}
      </div>
      <ScriptureCredits
        of={options.map(({ preview }) => preview?.translation)}
        className={styles['hint']}
      />
    </Dialog>
  );
}

function getOptionId(list: string, key: string): string {
  return `${list}${key.replaceAll(/[^\w.]/g, '-')}`;
}
