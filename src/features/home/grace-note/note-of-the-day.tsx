// Note of the day for guests, from Selah's library. Nothing is asked and nothing is stored.
import '@mantine/core/styles/Skeleton.layer.css';
import { Skeleton, Stack, Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { catchError, from, of } from 'rxjs';
import { composeNoteOfTheDay } from '../../../../content/grace-notes/note-of-the-day.ts';
import { useLiveQuery } from '../../../data/data-provider.tsx';
import { useLanguage } from '../../../locales/language.ts';
import { Reflection } from './components/reflection.tsx';
import elements from '../../../ui/elements.module.css';
import layout from '../../../ui/page-layout.module.css';

/** @param day YYYY-MM-DD, the guest's own */
export function NoteOfTheDay({ day }: { day: string }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const note = useLiveQuery(`note-of-the-day ${day} ${language}`, ({ report }) =>
    from(composeNoteOfTheDay(day, language)).pipe(
      catchError((fault: unknown) => {
        report('the note of the day could not be loaded', fault);
        return of(null);
      }),
    ),
  );
  if (note === null) return null;
  return (
    <Stack component="section" gap="md" aria-labelledby="grace-note">
      <h2 id="grace-note" tabIndex={-1}>
        {t('home:graceNote.title')}
      </h2>
      <div className={elements['sheet']}>
        {note === undefined ? (
          <Skeleton className={layout['skeleton']} height={240} />
        ) : (
          <>
            <Text className={layout['words']} fz="1.1875rem" lang={language}>
              {note.message}
            </Text>
            <Reflection language={language} order={3}>
              {note.reflection}
            </Reflection>
          </>
        )}
      </div>
    </Stack>
  );
}
