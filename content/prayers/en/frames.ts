// English frames for prayers around the user's own words.
import type { PrayerFrames } from '../prayer-passages.ts';

export const frames: PrayerFrames = {
  quotes: ['“', '”'],
  self: [
    {
      before: 'Father, you have heard what I bring to you, in the words I have:',
      unquoted: 'Father, you have heard what I bring to you, also what I cannot put into words.',
      after:
        'You know what stands behind this better than I can say it. Take it into your hands. Be near to me in it, give me what I need for today, and do not let me carry it alone. Amen.',
    },
    {
      before: 'Lord, here I am. This is what is on my heart today:',
      unquoted: 'Lord, here I am, with all that is on my heart today.',
      after:
        'I lay it before you just as it is. Where there is joy in it, I thank you; where there is fear or pain, stay with me. Show me the next step, and give me your peace. Amen.',
    },
    {
      before: 'God, you listen before I have found the right words. I come to you with this:',
      unquoted:
        'God, you listen before I have found the right words. I come to you with what you alone can see.',
      after:
        'I leave with you what I cannot change, and I ask you for courage for the rest. Let your goodness reach this part of my life, in your way and in your time. Amen.',
    },
  ],
  other: [
    {
      before: 'Father, it is not for myself that I come to you now. This is what I bring:',
      unquoted:
        'Father, it is not for myself that I come to you now. You know the name and the need that I bring.',
      after:
        'Your love reaches further than mine. Be present where I cannot be. Give what is missing today, whether help, or strength, or people who stay. And show me what I can do. Amen.',
    },
    {
      before: 'Lord, I come to you for a life that is not my own, and I say it as I can:',
      unquoted: 'Lord, I come to you for a life that is not my own, and you know every day of it.',
      after:
        'You see more than I see. Give comfort where there is pain, courage where there is fear, and help that comes in time. Let your goodness be felt there today, through human hands as well. Amen.',
    },
    {
      before: 'Merciful God, you care where my own care is not enough. I entrust this to you:',
      unquoted:
        'Merciful God, you care where my own care is not enough. I entrust to you what weighs and what hopes.',
      after:
        'Hold what I cannot hold. Send people who listen and who know what to do. Keep hope alive, and give me enough patience and love to be a help. Amen.',
    },
  ],
};
