// One field that leads anywhere in the Bible: what is understood of what one types stands below it, arrows move, Enter goes.
import { useEffect, useId, useRef, useState } from 'react';
import type { KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { Dialog } from '../dialog.tsx';
import { ScriptureCredits } from '../scripture-credits.tsx';
import styles from './place-list.module.css';

export interface ListedPlace {
  key: string;
  /** `John 3:16` */
  name: string;
  /** Beside the name: the translation it was read in. */
  mark?: string;
  /** How it begins, in the language of the text. */
  words?: { text: string; language: string; translation: string };
}

interface PlaceListProps {
  text: string;
  onText: (text: string) => void;
  places: readonly ListedPlace[];
  /** Above the places; without one they have no heading. */
  heading?: string;
  /** Why there is no place, or what is wrong with it; read out. */
  news?: string;
  onPick: (key: string) => void;
  /** Enter before any place is listed. */
  onEnter: () => void;
  onClose: () => void;
}

export function PlaceList({ text, onText, places, heading, news, onPick, onEnter, onClose }: PlaceListProps) {
  const { t } = useTranslation();
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const [chosen, setChosen] = useState<string>();
  // The first is ready for Enter once somebody has typed; of the places read lately none is, until an arrow goes there.
  const active = places.find(({ key }) => key === chosen) ?? (text.trim() === '' ? undefined : places[0]);

  useEffect(() => field.current?.focus(), []);
  useEffect(() => {
    if (active) document.getElementById(optionId(id, active.key))?.scrollIntoView({ block: 'nearest' });
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
    if (step === 0 || places.length === 0) return;
    event.preventDefault();
    const now = active ? places.indexOf(active) : step === 1 ? -1 : 0;
    setChosen(places[(now + step + places.length) % places.length]?.key);
  }

  return (
    <Dialog title={t('placeList.title')} onClose={onClose}>
      <div className={styles['ask']}>
        <label htmlFor={`${id}field`} className={styles['label']}>
          {t('placeList.label')}
        </label>
        <input
          ref={field}
          id={`${id}field`}
          className={styles['field']}
          role="combobox"
          aria-autocomplete="list"
          aria-expanded={places.length > 0}
          aria-controls={`${id}list`}
          aria-activedescendant={active && optionId(id, active.key)}
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
            onText(event.target.value);
          }}
          onKeyDown={move}
        />
        <p id={`${id}hint`} className={styles['hint']}>
          {t('placeList.hint')}
        </p>
      </div>
      <p role="status" className={styles['news']}>
        {news}
        {news === undefined && text.trim() !== '' && places.length > 0 && <span className={styles['heard']}>{t('placeList.found', { count: places.length })}</span>}
      </p>
      {heading !== undefined && places.length > 0 && (
        <h3 id={`${id}heading`} className={styles['heading']}>
          {heading}
        </h3>
      )}
      <div role="listbox" id={`${id}list`} aria-label={heading ?? t('placeList.places')} className={styles['list']}>
        {places.map((place) => (
          <button
            key={place.key}
            type="button"
            tabIndex={-1}
            id={optionId(id, place.key)}
            role="option"
            aria-selected={place === active}
            className={styles['place']}
            // The field keeps the focus, so that a phone keeps its keyboard until one goes.
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => onPick(place.key)}
          >
            <span className={styles['name']}>{place.name}</span>
            {place.mark !== undefined && <span className={styles['mark']}>{place.mark}</span>}
            {place.words && (
              <span className={styles['words']} lang={place.words.language}>
                {place.words.text}
              </span>
            )}
          </button>
        ))}
      </div>
      <ScriptureCredits of={places.map(({ words }) => words?.translation)} className={styles['hint']} />
    </Dialog>
  );
}

function optionId(list: string, key: string): string {
  return `${list}${key.replaceAll(/[^\w.]/g, '-')}`;
}
