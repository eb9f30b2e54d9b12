// The four moods as displayed, with an emoji for each.

export type ShownMood = 'joyful' | 'weary' | 'seeking' | 'peaceful';

export const moodEmojis: Readonly<Record<ShownMood, string>> = {
  joyful: '😊',
  weary: '😔',
  seeking: '🙏',
  peaceful: '😌',
};
