// Read-aloud session: connects the player, its bar and the media keys. Continues from chapter to
// chapter for as long as it is mounted.
import { useEffect, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Chapter } from '../../../../schemas/bible/chapter.ts';
import { formatVerseReference } from '../../../../schemas/bible/verse-reference.ts';
import { getTranslationName } from '../../../../schemas/bible/translations.ts';
import type { ChapterLocation } from '../../../data/bible/chapters.ts';
import { useLanguage } from '../../../locales/language.ts';
import { playbackClock as clock } from '../../read-aloud/playback-clock.ts';
import { createReadAloudPlayer } from '../../read-aloud/player.ts';
import type { ReadAloudSettings, PlaybackState } from '../../read-aloud/player.ts';
import {
  readReadAloudSettings,
  storeReadAloudSettings,
  playbackRates,
} from '../../read-aloud/read-aloud-settings.ts';
import type { SleepTimer } from '../../read-aloud/sleep-timer.ts';
import { buildSpokenVerses } from '../../read-aloud/speakable-text.ts';
import { registerMediaKeys, setMediaState } from '../../../platform/media-session.ts';
import type { Speech, Voice } from '../../../platform/speech.ts';
import { ReadAloudOptions } from './components/read-aloud-options.tsx';
import type { SleepTimerOption } from './components/read-aloud-options.tsx';
import { ReadAloudControls } from './components/read-aloud-controls.tsx';

export interface ReadAloudProps {
  place: ChapterLocation;
  chapter: Chapter;
  /**
   * Number of the first verse to read; 0 is a psalm's title. A changed number within the same
   * chapter restarts reading there.
   */
  from: number;
  /** Called with the verse that is being read, or that is read next; null when there is none. */
  onVerse: (verse: number | null) => void;
  /**
   * Called when the chapter has ended. Reading continues when the next chapter is passed. Keep the
   * component mounted meanwhile, so that speed and sleep timer stay.
   */
  onEnd: () => void;
  onClose: () => void;
}

type ReadAloudSessionProps = ReadAloudProps & {
  speech: Speech;
  /** In the language of the text, the nearest first; at least one. */
  voices: readonly Voice[];
};

const sleepTimerMinutes = [5, 10, 15, 20, 30, 45, 60];

/**
 * The sleep timer of a reading whose component was unmounted between two chapters, while the next
 * chapter was loading.
 */
let settingsToRestore: { timer: SleepTimer; choice: SleepTimerOption } | undefined;

export function ReadAloudSession({
  place,
  chapter,
  from,
  onVerse,
  onEnd,
  onClose,
  speech,
  voices,
}: ReadAloudSessionProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const [settings, setSettings] = useState(() => readReadAloudSettings(chapter.language, voices));
  const [state, setState] = useState<PlaybackState>({ status: 'paused', verse: null, sleep: null });
  const [sleepChoice, setSleepChoice] = useState<SleepTimerOption>(
    settingsToRestore?.choice ?? 'off',
  );
  // The player lives longer than a render, so it must call the current listeners.
  const listeners = useRef({ onVerse, onEnd });
  useEffect(() => {
    listeners.current = { onVerse, onEnd };
  });
  // One player for the lifetime of the component. Later changes of the settings are passed to it.
  const [firstSettings] = useState(settings);
  const reader = useMemo(
    () =>
      createReadAloudPlayer({
        speech,
        clock,
        settings: firstSettings,
        onChange: setState,
        onEnd: () => listeners.current.onEnd(),
      }),
    [speech, firstSettings],
  );

  const where = `${chapter.translation}|${chapter.book}|${chapter.chapter}`;
  const begun = useRef<{ where: string; from: number }>(undefined);
  const nextSettings = useRef<typeof settingsToRestore>(undefined);
  useEffect(() => {
    nextSettings.current =
      state.status === 'over' && state.sleep
        ? { timer: state.sleep, choice: sleepChoice }
        : undefined;
  }, [state, sleepChoice]);
  useEffect(() => {
    if (settingsToRestore) reader.setSleep(settingsToRestore.timer);
    settingsToRestore = undefined;
    return () => {
      reader.close();
      begun.current = undefined;
      settingsToRestore = nextSettings.current;
    };
  }, [reader]);
  useEffect(() => {
    const before = begun.current;
    if (before?.where === where && before.from === from) return;
    begun.current = { where, from };
    // When the chapter changed and `from` did not, `from` still belongs to the previous chapter.
    reader.read(
      buildSpokenVerses(chapter),
      chapter.language,
      before && before.from === from ? 0 : from,
    );
  }, [reader, chapter, where, from]);

  useEffect(() => listeners.current.onVerse(state.verse), [state.verse, where]);
  useEffect(() => () => listeners.current.onVerse(null), []);

  const title = formatVerseReference(language, chapter.book, chapter.chapter);
  const artist = getTranslationName(place.translation);
  useEffect(
    () =>
      registerMediaKeys(
        { title, artist },
        { play: reader.play, pause: reader.pause, previous: reader.previous, next: reader.next },
      ),
    [reader, title, artist],
  );
  const isSpeaking = state.status === 'speaking';
  useEffect(() => setMediaState(isSpeaking ? 'playing' : 'paused'), [isSpeaking]);

  function change(changes: Partial<ReadAloudSettings>): void {
    setSettings({ ...settings, ...changes });
    storeReadAloudSettings(chapter.language, changes);
    reader.change(changes);
  }

  function close(): void {
    nextSettings.current = undefined;
    onClose();
  }

  function chooseSleep(choice: SleepTimerOption): void {
    setSleepChoice(choice);
    if (choice === 'off') reader.setSleep(null);
    else
      reader.setSleep(
        choice === 'chapter'
          ? { kind: 'chapter' }
          : { kind: 'minutes', until: Date.now() + choice * 60_000 },
      );
  }

  const verse = state.verse === null || state.verse === 0 ? undefined : state.verse;
  return (
    <ReadAloudControls
      reference={formatVerseReference(language, chapter.book, chapter.chapter, verse)}
      detail={detailOf(state)}
      status={statusOf(state)}
      isSpeaking={isSpeaking}
      onToggle={isSpeaking ? reader.pause : reader.play}
      onPrevious={reader.previous}
      onNext={reader.next}
      onClose={close}
      options={
        <ReadAloudOptions
          rates={playbackRates}
          rate={settings.rate}
          onRate={(rate) => change({ rate })}
          voices={voices}
          voice={settings.voice}
          onVoice={(voice) => change({ voice })}
          timerMinutes={sleepTimerMinutes}
          sleepTimer={state.sleep ? sleepChoice : 'off'}
          onSleepTimer={chooseSleep}
          fades={settings.fades}
          onFades={(fades) => change({ fades })}
        />
      }
    />
  );

  function detailOf({ sleep }: PlaybackState): string | undefined {
    switch (sleep?.kind) {
      case undefined:
        return undefined;
      case 'minutes':
        return t('bible:readAloud.stopsAt', {
          time: new Intl.DateTimeFormat(language, { hour: 'numeric', minute: '2-digit' }).format(
            sleep.until,
          ),
        });
      case 'chapter':
        return t('bible:readAloud.stopsWithChapter');
    }
  }

  function statusOf({ status }: PlaybackState): string | undefined {
    switch (status) {
      case 'speaking':
      case 'paused':
      case 'over':
        return undefined;
      case 'cut':
        return t('bible:readAloud.interrupted');
      case 'asleep':
        return t('bible:readAloud.sleepTimerEnded');
      case 'failed':
        return t('bible:readAloud.failed');
    }
  }
}
