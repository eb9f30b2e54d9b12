// The four moods as they are shown: a face for each, beside its word.

export type ShownMood = 'joyful' | 'weary' | 'seeking' | 'peaceful';

export const moodEmojis: Readonly<Record<ShownMood, string>> = {
  joyful: '😊',
  weary: '😔',
  seeking: '🙏',
  peaceful: '😌',
};
