// One prayer of the journal and what one can do with it.
import { memo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Prayer } from '../../../schemas/prayer.ts';
import { categoryOf } from '../../data/prayer-filter.ts';
import type { Kept } from '../../data/record.ts';
import { useMergeNews } from '../../ui/merge-news.ts';
import { DayDialog } from '../../ui/prayer/day-dialog.tsx';
import { PrayerCard } from '../../ui/prayer/prayer-card.tsx';
import { ShareButton } from '../../ui/share/share-button.tsx';
import { categoryName } from './categories.ts';
import { Notes } from './notes.tsx';
import { usePrayerActs } from './prayer-acts.ts';
import { PrayerEditor } from './prayer-editor.tsx';
import { SaidHelp } from './said-help.tsx';
import { shareOf } from './share-of.ts';
import { Testimony } from './testimony.tsx';

interface JournalEntryProps {
  prayer: Kept<Prayer>;
  /** YYYY-MM-DD, the person's own day. */
  today: string;
  /** YYYY-MM-DD, where it rests. */
  restsUntil: string | undefined;
}

export const JournalEntry = memo(function JournalEntry({ prayer, today, restsUntil }: JournalEntryProps) {
  const { t } = useTranslation();
  const acts = usePrayerActs(prayer);
  const [opened, setOpened] = useState<'editor' | 'day' | null>(null);
  const close = () => setOpened(null);
  const { id, fields, createdDate, sync } = prayer;
  useMergeNews(id, fields.earlier_wordings?.length ?? 0, sync.kind === 'merged');

  return (
    <>
      <PrayerCard
        id={id}
        prayer={fields}
        createdDate={createdDate}
        category={categoryName(t, categoryOf(prayer))}
        sync={sync}
        restsUntil={restsUntil}
        help={<SaidHelp prayer={fields} />}
        notes={<Notes prayer={prayer} today={today} onAdd={acts.addNote} onReword={acts.rewordNote} onRemove={(note) => void acts.removeNote(note)} />}
        testimonyForm={<Testimony prayer={prayer} onSave={acts.tell} />}
        share={<ShareButton content={shareOf(fields)} size="small" />}
        onAnswered={() => void acts.answer(today)}
        onOtherDay={() => setOpened('day')}
        onWake={() => void acts.wake()}
        onEdit={() => setOpened('editor')}
        onDelete={() => void acts.remove()}
        onRestore={(wording) => void acts.putBack(wording)}
      />
      {opened === 'editor' && <PrayerEditor prayer={prayer} today={today} onSave={acts.change} onClose={close} />}
      {opened === 'day' && (
        <DayDialog
          title={t('prayer.otherDayTitle')}
          label={t('prayer.answeredDay')}
          day={fields.answered_date ?? today}
          lastDay={today}
          wrong={t('prayer.dayWrong')}
          onSave={(day) => void acts.answer(day).then((isKept) => isKept && close())}
          onClose={close}
        />
      )}
    </>
  );
});
