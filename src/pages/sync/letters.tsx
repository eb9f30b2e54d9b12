// Messages to whoever looks after this app that wait: a guest's, too.
import { useTranslation } from 'react-i18next';
import { useData, useLive } from '../../data/hooks.tsx';
import { dropLetter, restoreLetter, type WaitingLetter, waitingLetters } from '../../data/letter-desk.ts';
import { WaitingLetters } from '../../ui/feedback/waiting-letters.tsx';
import { useToast } from '../../ui/toaster.tsx';
import styles from './sync.module.css';

export function Letters() {
  const { t } = useTranslation();
  const data = useData();
  const toast = useToast();
  const letters = useLive('letters-here', waitingLetters) ?? [];
  if (letters.length === 0) return null;

  async function drop(letter: WaitingLetter): Promise<void> {
    try {
      await dropLetter(data, letter);
      toast({ message: t('sync.discarded'), about: letter.text, action: { label: t('common.undo'), run: () => void restore(letter) } });
    } catch {
      toast({ message: t('sync.actFailed'), tone: 'destructive' });
    }
  }

  async function restore(letter: WaitingLetter): Promise<void> {
    try {
      await restoreLetter(data, letter);
    } catch {
      toast({ message: t('common.undoFailed'), tone: 'destructive' });
    }
  }

  return (
    <section className={styles['section']} aria-labelledby="letters">
      <h2 id="letters">{t('carry.lettersTitle')}</h2>
      <p>{t('sync.letters', { count: letters.length })}</p>
      <WaitingLetters letters={letters} onDrop={(letter) => void drop(letter)} />
    </section>
  );
}
