// List of the other grace notes of today, each with mood, time and the beginning of the text; one
// tap shows a note.
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../../locales/language.ts';
import styles from './grace-note.module.css';
import { moodEmojis } from './moods.ts';
import type { ShownMood } from './moods.ts';

interface OtherNote {
  id: string;
  mood: ShownMood;
  message: string;
  /** ISO 8601 */
  createdDate: string;
}

export function OtherNotesToday({
  notes,
  onShow,
}: {
  notes: readonly OtherNote[];
  onShow: (id: string) => void;
}) {
  const { t } = useTranslation();
  const language = useLanguage();
  if (notes.length === 0) return null;
  const time = new Intl.DateTimeFormat(language, { timeStyle: 'short' });
  return (
    <section className={styles['earlier']} aria-labelledby="grace-earlier">
      <h3 id="grace-earlier">{t('home:graceNote.otherNotes')}</h3>
      <ul>
        {notes.map(({ id, mood, message, createdDate }) => (
          <li key={id}>
            <button type="button" onClick={() => onShow(id)}>
              <span aria-hidden>{moodEmojis[mood]}</span>
              <span className={styles['time']}>{time.format(new Date(createdDate))}</span>
              <span className={styles['visuallyHidden']}>{t(`mood.${mood}`)}</span>
              <span dir="auto" className={styles['beginning']}>
                {message.slice(0, 120)}
              </span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
