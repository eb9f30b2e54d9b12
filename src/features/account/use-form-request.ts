// React hook for forms that send one request at a time; failures are returned as a sentence.
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { AuthFailure } from './authentication.ts';
import { type PasswordRefusal, toPasswordRefusal } from './components/use-field-error.ts';
import { getFailureMessage } from '../../locales/error-messages.ts';

export interface FormRequest {
  busy: boolean;
  /** A sentence, or null. */
  failure: string | null;
  /** Why the server refused the new password, for a form that shows the reason at the field. */
  passwordRefusal: PasswordRefusal | null;
  /** Also removes the refusal of the password. */
  setFailure: (failure: string | null) => void;
  /** A sentence about something that is no failure, or null. Removed like a failure. */
  notice: string | null;
  setNotice: (notice: string | null) => void;
  /** @param refused may handle a refusal itself and then returns true */
  send: (
    question: () => Promise<AuthFailure | null>,
    done: () => void,
    refused?: (code: string) => boolean,
  ) => Promise<void>;
}

export function useFormRequest(): FormRequest {
  const { t } = useTranslation();
  const [busy, setBusy] = useState(false);
  const [failure, setSentence] = useState<string | null>(null);
  const [notice, setNotice] = useState<string | null>(null);
  const [passwordRefusal, setPasswordRefusal] = useState<PasswordRefusal | null>(null);

  function setFailure(sentence: string | null): void {
    setSentence(sentence);
    setNotice(null);
    setPasswordRefusal(null);
  }

  /** Sends a request, and clears the sentence of the last failure before the answer arrives. */
  const send: FormRequest['send'] = async (question, done, refused) => {
    if (busy) return;
    setBusy(true);
    setFailure(null);
    const answer = await question().catch((): AuthFailure => ({
      kind: 'refused',
      code: 'unknown',
      message: '',
    }));
    setBusy(false);
    if (!answer) done();
    else if (!(answer.kind === 'refused' && refused?.(answer.code))) {
      setSentence(getFailureMessage(t, answer));
      setPasswordRefusal(answer.kind === 'refused' ? toPasswordRefusal(answer.code) : null);
    }
  };
  return { busy, failure, passwordRefusal, setFailure, notice, setNotice, send };
}
