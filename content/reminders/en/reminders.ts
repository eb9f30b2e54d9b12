// English texts of the reminders.
import type { ReminderTexts } from '../reminder-texts.ts';

export const reminders: ReminderTexts = {
  reminders: {
    grace: [
      { title: 'A word of grace', body: 'A short word from Scripture is here for you.' },
      { title: 'Grace for today', body: 'Take a quiet minute. There is a word for you today.' },
      { title: 'A minute of stillness', body: 'Breathe, and receive today’s grace note.' },
      { title: 'His mercies are new', body: 'There is grace for this day. Come and see.' },
      { title: 'Whatever today holds', body: 'Your grace note is here whenever you like.' },
    ],
    plan: [
      { title: 'Your reading for today', body: 'The next passage in your plan is ready.' },
      { title: 'A little further in the Word', body: 'A few minutes with your reading plan.' },
      { title: 'Pick up where you left off', body: 'Continue your plan at your own pace.' },
      {
        title: 'A page of Scripture',
        body: 'The next part of your plan is here whenever you like.',
      },
      { title: 'Bread for today', body: 'A short reading from your plan.' },
    ],
    prayer: [
      { title: 'A moment to pray', body: 'Bring whatever is on your heart.' },
      { title: 'Time with God', body: 'A few words are enough.' },
      { title: 'Be still for a while', body: 'Take a moment for prayer.' },
      { title: 'Come as you are', body: 'Pray in your own words, or in silence.' },
      { title: 'A quiet moment', body: 'Who would you like to pray for today?' },
    ],
    gratitude: [
      { title: 'What was good today?', body: 'One small thing is enough.' },
      { title: 'A moment of thanks', body: 'Write down one thing that made you glad.' },
      { title: 'Count one blessing', body: 'Even a very small one.' },
      { title: 'Look back gently', body: 'Was there a kindness, given or received?' },
      { title: 'With a thankful heart', body: 'One line in your journal, just as it comes.' },
    ],
  },
  test: { title: 'Reminders are on', body: 'This is how your reminders will look.' },
};
