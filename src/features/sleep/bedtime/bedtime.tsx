// Bedtime mode: the large text of one option on a dimming screen, read aloud on request, until a
// timer ends. Works without a network.
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { SleepOption } from '../data.ts';
import { useLanguage } from '../../../locales/language.ts';
import { subscribeToVoices, getKnownVoices } from '../../read-aloud/available-voices.ts';
import { registerMediaKeys, setMediaState } from '../../../platform/media-session.ts';
import { getBrowserSpeech, type Speech, findVoices } from '../../../platform/speech.ts';
import { canKeepScreenOn, keepScreenOn } from '../../../platform/wake-lock.ts';
import { BedtimeControls, type BedtimeSwitch } from './components/bedtime-controls.tsx';
import { BedtimeView } from './components/bedtime-view.tsx';
import type { ScriptureState } from '../components/sleep-scripture.tsx';
import {
  bedtimeRates,
  readBedtimeSettings,
  type BedtimeSettings,
  storeBedtimeSettings,
} from './bedtime-settings.ts';
import { buildSpokenPassage } from './spoken-passage.ts';
import { type BedtimeStatus, useBedtimeVoice } from './use-bedtime-voice.ts';

interface BedtimeProps {
  option: SleepOption;
  scripture: ScriptureState;
  reference: string;
  onLeave: () => void;
  /** Set by tests; otherwise the browser's speech engine is used. */
  speech?: Speech | null;
}

const timerMinutes = [5, 10, 20, 30];

export function Bedtime({ option, scripture, reference, onLeave, speech: given }: BedtimeProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const [speech] = useState(() => (given === undefined ? getBrowserSpeech() : given));
  const [voices, setVoices] = useState(() => getKnownVoices(speech));
  useEffect(() => (speech ? subscribeToVoices(speech, setVoices) : undefined), [speech]);
  const [settings, setSettings] = useState(readBedtimeSettings);
  const [isOpen, setIsOpen] = useState(false);
  const [timer, setTimer] = useState<{ minutes: number; until: number } | null>(null);
  const [isOver, setIsOver] = useState(false);
  const { isAwake, setAwake, isRefused } = useScreenWakeLock(isOver);

  const { prayer, concern } = option;
  const {
    spoken,
    language: main,
    omittedScripture,
    foreignLanguage,
  } = buildSpokenPassage(scripture, prayer, voices ?? [], settings.readsForeign);
  const voice = useBedtimeVoice(speech, voices ?? [], {
    option: option.key,
    rate: settings.rate,
    spoken,
    language: main,
  });
  const isSpeaking = voice.status === 'speaking' || voice.status === 'resting';
  const { toggle, restart } = voice;

  useEffect(() => {
    if (!timer) return undefined;
    const end = setTimeout(() => {
      setIsOver(true);
      setTimer(null);
    }, timer.until - Date.now());
    return () => clearTimeout(end);
  }, [timer]);

  const keys = useRef({ toggle, again: restart });
  useEffect(() => {
    keys.current = { toggle, again: restart };
  });
  const artist = t('sleep:title');
  useEffect(() => {
    const press = (): void => keys.current.toggle();
    return registerMediaKeys(
      { title: reference, artist },
      { play: press, pause: press, previous: () => keys.current.again(), next: () => {} },
    );
  }, [reference, artist]);
  useEffect(() => setMediaState(isSpeaking ? 'playing' : 'paused'), [isSpeaking]);

  function chooseTimer(minutes: number | null): void {
    const until = minutes === null ? null : Date.now() + minutes * 60_000;
    setIsOver(false);
    setTimer(minutes === null || until === null ? null : { minutes, until });
    voice.setTimer(until);
  }

  function change(name: BedtimeSwitch, isOn: boolean): void {
    if (name === 'fades') return voice.setFades(isOn);
    if (name === 'awake') return setAwake(isOn);
    saveSettings({ ...settings, [name]: isOn });
  }

  function saveSettings(next: BedtimeSettings): void {
    setSettings(next);
    storeBedtimeSettings(next);
  }

  function press(act: () => void): void {
    setIsOver(false);
    act();
  }

  return (
    <BedtimeView
      reference={reference}
      scripture={scripture}
      prayer={prayer}
      concern={concern}
      breathes={settings.breathes}
      dims={settings.dims}
      isFinished={isOver}
      isBusy={isOpen}
      onDim={() => setIsOpen(false)}
      onLeave={onLeave}
      controls={
        <BedtimeControls
          isSpeaking={isSpeaking}
          isResumable={voice.isResumable}
          unavailableText={getUnavailableText()}
          status={
            isRefused
              ? t('sleep:bedtime.keepScreenOnFailed')
              : isOver
                ? t('sleep:bedtime.ended')
                : statusOf(voice.status)
          }
          detail={detailOf()}
          isOpen={isOpen}
          onOpen={setIsOpen}
          onToggle={() => press(toggle)}
          onRestart={voice.isResumable ? () => press(restart) : undefined}
          onLeave={onLeave}
          rates={bedtimeRates}
          rate={settings.rate}
          onRate={(rate) =>
            saveSettings({ ...settings, rate: bedtimeRates.find((one) => one === rate) ?? 1 })
          }
          timers={timerMinutes}
          timer={timer?.minutes ?? null}
          onTimer={chooseTimer}
          switches={{ ...settings, fades: voice.fades, awake: isAwake }}
          foreignLanguage={foreignLanguage === undefined ? undefined : nameOf(foreignLanguage)}
          isWakeLockUnavailable={!canKeepScreenOn()}
          onSwitch={change}
        />
      }
    />
  );

  function getUnavailableText(): string | null {
    if (!speech) return t('sleep:bedtime.notSupported');
    if (!voices) return '';
    if (findVoices(voices, main).length === 0)
      return t('sleep:bedtime.noVoice', { language: nameOf(main) });
    return null;
  }

  function statusOf(status: BedtimeStatus): string | undefined {
    switch (status) {
      case 'speaking':
      case 'paused':
      case 'over':
        return undefined;
      case 'quiet':
        return voice.isResumable ? t('sleep:bedtime.resumeNotice') : undefined;
      case 'resting':
        return t('sleep:bedtime.pauseBetween');
      case 'cut':
        return t('sleep:bedtime.interrupted');
      case 'asleep':
        return t('sleep:bedtime.endedAfterFadeOut');
      case 'failed':
        return t('sleep:bedtime.failed');
    }
  }

  /** Returns the end time of the timer, or which part is not read aloud. */
  function detailOf(): string | undefined {
    if (timer)
      return t('sleep:bedtime.endsAt', {
        time: new Intl.DateTimeFormat(language, { hour: 'numeric', minute: '2-digit' }).format(
          timer.until,
        ),
      });
    if (getUnavailableText() !== null) return undefined;
    switch (omittedScripture?.reason) {
      case undefined:
        return undefined;
      case 'licence':
        return t('sleep:bedtime.prayerOnly');
      case 'foreign':
        return t('sleep:bedtime.foreignLeft', { language: nameOf(omittedScripture.language) });
      case 'noVoice':
        return t('sleep:bedtime.noVoice', { language: nameOf(omittedScripture.language) });
    }
  }

  function nameOf(one: string): string {
    return new Intl.DisplayNames([language], { type: 'language' }).of(one) ?? one;
  }
}

/** Keeps the screen on while requested, until bedtime mode has finished. */
function useScreenWakeLock(isOver: boolean): {
  isAwake: boolean;
  setAwake: (isAwake: boolean) => void;
  isRefused: boolean;
} {
  const [isAwake, setIsAwake] = useState(false);
  const [isRefused, setIsRefused] = useState(false);
  const isLockWanted = isAwake && !isOver;
  useEffect(() => {
    if (!isLockWanted) return undefined;
    return keepScreenOn(() => {
      setIsAwake(false);
      setIsRefused(true);
    });
  }, [isLockWanted]);
  return {
    isAwake,
    isRefused,
    setAwake(next) {
      setIsRefused(false);
      setIsAwake(next);
    },
  };
}
