// List of the other grace notes of today, each with mood, time and the beginning of the text; one
// tap shows a note.
import { Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../../locales/language.ts';
import { Drawing } from '../../../../ui/drawing.tsx';
import { moodDrawings } from './mood-drawings.ts';
import type { ShownMood } from './mood-drawings.ts';
import elements from '../../../../ui/elements.module.css';
import layout from '../../../../ui/page-layout.module.css';

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
    <section aria-labelledby="grace-earlier">
      <h3 id="grace-earlier" className={elements['partTitle']}>
        {t('home:graceNote.otherNotes')}
      </h3>
      <ul className={elements['plainList']}>
        {notes.map(({ id, mood, message, createdDate }) => (
          <li key={id}>
            <button type="button" className={elements['listButton']} onClick={() => onShow(id)}>
              <Drawing paths={moodDrawings[mood]} size={24} />
              <Text span c="dimmed" fz="sm" style={{ fontVariantNumeric: 'tabular-nums' }}>
                {time.format(new Date(createdDate))}
              </Text>
              <span className={layout['visuallyHidden']}>{t(`mood.${mood}`)}</span>
              <Text span truncate dir="auto" ff="heading">
                {message.slice(0, 120)}
              </Text>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
