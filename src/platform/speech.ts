// Speech synthesis of the browser behind an interface that tests can replace, and the choice of
// voices for a language.

export interface Voice {
  /** Stable on this device. */
  id: string;
  name: string;
  /** BCP 47, with hyphens: pt-BR. */
  language: string;
  /** Works without a network. */
  isLocal: boolean;
}

export interface Utterance {
  text: string;
  /** BCP 47, of the text. */
  language: string;
  /** Id of a voice; without one the browser chooses by the language. */
  voice?: string | undefined;
  /** 1 is the voice's own speed. */
  rate: number;
  /** From 0 to 1. */
  volume: number;
}

/**
 * Result of an utterance. `cut`: interrupted by the app or by the browser. `failed`: the voice
 * cannot speak.
 */
export type SpeechEnd = 'spoken' | 'cut' | 'failed';

export interface Speech {
  /** May be empty at first, because browsers load their voices late. */
  voices(): readonly Voice[];
  /** Calls back when there are other voices; returns the function that ends it. */
  onVoicesChange(listener: () => void): () => void;
  /**
   * Stops the current utterance and speaks this one. Resolves at the end and never rejects; may
   * never resolve if the browser loses the utterance.
   */
  speak(utterance: Utterance): Promise<SpeechEnd>;
  cancel(): void;
}

/** Null where the browser has no voices at all. */
export function getBrowserSpeech(): Speech | null {
  if (!('speechSynthesis' in window)) return null;
  const synthesis = window.speechSynthesis;
  // The reference prevents garbage collection: some browsers then never fire the end event.
  let currentUtterance: SpeechSynthesisUtterance | undefined;
  return {
    voices: () => synthesis.getVoices().map(toVoice),
    onVoicesChange(listener) {
      synthesis.addEventListener('voiceschanged', listener);
      return () => synthesis.removeEventListener('voiceschanged', listener);
    },
    speak({ text, language, voice, rate, volume }) {
      if (synthesis.speaking || synthesis.pending) synthesis.cancel();
      // A speech synthesis that was paused by another page of this app stays silent until it is
      // resumed.
      if (synthesis.paused) synthesis.resume();
      const utterance = new SpeechSynthesisUtterance(text);
      const chosen = synthesis.getVoices().find(({ voiceURI }) => voiceURI === voice);
      utterance.voice = chosen ?? null;
      utterance.lang = chosen?.lang ?? language;
      utterance.rate = rate;
      utterance.volume = volume;
      currentUtterance = utterance;
      return new Promise((resolve) => {
        utterance.addEventListener('end', () => resolve('spoken'));
        utterance.addEventListener('error', ({ error }) =>
          resolve(error === 'canceled' || error === 'interrupted' ? 'cut' : 'failed'),
        );
        synthesis.speak(utterance);
      });
    },
    cancel() {
      if (currentUtterance) synthesis.cancel();
      currentUtterance = undefined;
    },
  };
}

/** Android writes pt_BR. */
function toVoice({ voiceURI, name, lang, localService }: SpeechSynthesisVoice): Voice {
  return { id: voiceURI, name, language: lang.replaceAll('_', '-'), isLocal: localService };
}

/**
 * Returns the voices for a language, the most suitable first: same region, then local voices, then
 * by name.
 */
export function findVoices(voices: readonly Voice[], language: string): Voice[] {
  const [base = language] = language.split('-');
  // The most likely region: pt-BR.
  const { region } = new Intl.Locale(base).maximize();
  const isOwn = ({ language: own }: Voice) =>
    own.toLowerCase() === (language.includes('-') ? language : `${base}-${region}`).toLowerCase();
  return voices
    .filter((voice) => voice.language.split('-')[0]?.toLowerCase() === base.toLowerCase())
    .sort(
      (a, b) =>
        Number(isOwn(b)) - Number(isOwn(a)) ||
        Number(b.isLocal) - Number(a.isLocal) ||
        a.name.localeCompare(b.name),
    );
}

/** Whether this browser reads a text aloud now, in any tab of the app. */
export function isSpeaking(): boolean {
  return 'speechSynthesis' in window && window.speechSynthesis.speaking;
}
