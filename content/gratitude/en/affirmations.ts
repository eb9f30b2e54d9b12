// English affirmations in response to gratitude entries.
import type { GratitudePassages } from '../gratitude-themes.ts';
import { appreciations } from './appreciations.ts';
import { conclusions } from './conclusions.ts';
import { themeGroups, themePhrases, themeWords } from './theme-words.ts';

export const gratitude: GratitudePassages = {
  frames: [
    { before: 'You wrote “', after: '” and gave this thankfulness a place to stay.' },
    { before: 'In “', after: '” there is more than a passing moment.' },
    { before: 'Today’s page says “', after: '” and that is worth keeping.' },
    { before: 'With “', after: '” you have set your thanks down in words.' },
    { before: 'The words “', after: '” can be read more than once.' },
  ],
  unquoted: [
    'What you have written down here is worth keeping.',
    'You have given this thankfulness a place to stay.',
    'There is more in these lines than a passing moment.',
    'Thanks put into words are easier to find again.',
  ],
  appreciations,
  conclusions,
  inDanger: {
    life: [
      'You looked for something to be thankful for, and you also let it be seen how much it hurts. Both are safe with God, and your life is precious to him. Such pain is too heavy for one person. Someone can share it now: a friend in the same room, a doctor, a crisis line. It is good to tell them how bad it is.',
      'Behind these lines there is great pain, and it matters. God does not wait for more gratitude from you; he holds you dear just as you are. What you feel calls for help at once, as a serious illness would. There are people for this, by day and by night, at the crisis line or the emergency number, and you are worth their time.',
    ],
    violence: [
      'It takes strength to give thanks while someone is hurting you. God sees both, and he does not ask you to put up with it. What is done to you is wrong, and it is not your fault. You are worth being safe. There are people who believe you and can help: a helpline, a doctor, the police, someone you trust.',
      'You wrote down thanks, and there is fear in it too. No one may harm you, whatever good there is beside the harm, and whatever you are told. God is on the side of your safety. A helpline, a doctor or a trusted person can think with you about a safe way, in any hour when it is safe to speak.',
    ],
  },
  prompts: [
    'Someone who was kind to me today:',
    'A small thing that made me smile:',
    'Thank you, God, for the people who…',
    'What I saw, heard or tasted with joy:',
    'Even on a hard day there was…',
    'I nearly overlooked it, but…',
  ],
  themeWords,
  themeGroups,
  themePhrases,
};
