// Records of the user in the screenshots: prayers, gratitude entries, marks in Psalm 23, and a
// started plan.
import { buildPrayerTitle } from '../../src/data/records/prayer-title.ts';

type Fields = Record<string, unknown>;

const prayers = [
  {
    prayer_text:
      'For my sister, who is far away: let her know tonight that she is not alone, and lead her to good friends in the new city.',
    category: 'family',
  },
  {
    prayer_text:
      'Lord, be with my mother on Thursday. Guide the hands of the doctors, and give us peace while we wait.',
    category: 'health',
  },
  {
    prayer_text: 'Help me to listen before I answer, above all when I am tired.',
    category: 'work',
    is_answered: true,
  },
  {
    prayer_text: 'Show me how to make them feel welcome.',
    category: 'relationships',
  },
];

const thanks = [
  'My neighbour cleared the snow from our path.',
  'Coffee with Ana. We laughed until we cried.',
  'A quiet morning before everyone woke up.',
];

/**
 * Returns the records by entity, written on the days before `now`, without ids of the server.
 * @param email the user's address
 */
export function createRecordsOfUser(email: string, now: Date): Record<string, Fields[]> {
  const day = (before: number) => new Date(now.getTime() - before * 86_400_000).toISOString();
  const own = (name: string, before: number): Fields => ({
    client_id: `${name}-${before}`,
    user_email: email,
    language: 'en',
    written_date: day(before),
  });
  return {
    Prayer: prayers.map((fields, before) => ({
      ...own('prayer', before),
      ...fields,
      title: buildPrayerTitle(fields.prayer_text),
      request: fields.prayer_text,
      ...(fields.is_answered && { answered_date: day(0).slice(0, 10) }),
    })),
    GratitudeEntry: thanks.map((text, before) => ({
      ...own('gratitude', before),
      date: day(before).slice(0, 10),
      entry_text: text,
    })),
    BibleNote: [
      { verse: 1, highlight_color: 'yellow' },
      { verse: 4, highlight_color: 'blue', note_text: 'With me, also today.' },
    ].map((fields) => ({
      ...own('note', fields.verse),
      ...fields,
      reference: `Psalm 23:${fields.verse}`,
      book: 'PSA',
      chapter: 23,
      translation: 'KJV',
    })),
    UserReadingProgress: [
      {
        ...own('plan', 3),
        plan_id: 'peace_in_the_storm',
        current_day: 3,
        completed_days: [1, 2],
        completed: false,
      },
    ],
  };
}
