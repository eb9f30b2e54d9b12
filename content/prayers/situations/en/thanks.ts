// English prayers of thanks and praise, and for the morning and the evening.
import type { SituationPrayers } from '../situation.ts';

export const thanks = {
  'healing-thanks': {
    self: {
      title: 'Thanks for healing',
      text: [
        'God, giver of life, I have good news to bring you: I am better. I had almost forgotten how it feels to make plans and to be hungry and to walk without thinking of each step. It is like opening a window after a long winter.',
        'Thank you. Thank you for those who treated me and for those who nursed, for remedies that somebody patiently discovered, for each person who prayed when I could not. You were there in the bad hours too, I see it now more clearly than I did then.',
        'Let me not go back too quickly to taking everything for granted. Make me attentive to those who are still waiting for such news, and let me stand by them. The strength that has come back I want to use well. To you be praise. Amen.',
      ].join('\n\n'),
    },
    other: {
      title: 'Thanks for someone’s healing',
      text: [
        'Lord, we had been afraid, and now we can breathe out. The person for whom we prayed is better. We have thought of this moment so often, and now that it is here we hardly know where to put our joy. We bring it to you.',
        'Thank you for a body that can heal. Thank you for skilful hands, for watchful nights, for the right idea at the right time. Thank you for the patience that was given when it was hard.',
        'Let the recovery go on and be lasting. Give time for it, and protect from wanting too much at once. May this person go through the coming days as through a gift unpacked slowly. And do not let us forget those who are still ill; hear our prayer for them also. Blessed are you, our God. Amen.',
      ].join('\n\n'),
    },
  },
  'answered-prayer': {
    self: {
      title: 'Thanks for an answered prayer',
      text: [
        'Father, you have heard me. Again and again I came to you with this request, sometimes trusting and sometimes only out of habit, and now it is there, before my eyes. I have to laugh, and I could also weep.',
        'I thank you. I do not want to be like one who gets what he needed and goes away without turning round. I turn round. I know that I could not have brought it about myself, though many helped, and I thank you for each of them.',
        'Let me remember this day when others come that are dark. Make me generous with what I have received. And give me tact towards people who are waiting still; I know how that is. You listen, even when it seems quiet. I will tell of it. Amen.',
      ].join('\n\n'),
    },
    other: {
      title: 'Thanks for good news about {someone|@}',
      text: [
        'God of joy, we prayed for {this person|@}, and now there is good news. What we hardly dared to expect has happened. A weight has been lifted, and you can see it in the face. We thank you with all our heart.',
        'Thank you that you heard what was asked aloud and what was only sighed. Thank you for every person through whom you acted, knowing it or not. Let the joy have time, and let nobody hurry on to the next worry.',
        'Bless what now begins. May it be a good beginning, and may it last. Let {this person’s|@’s} trust in you grow through it, and ours with it. And let those who still wait for an answer gain courage from this one. You are good, and your kindness has no end. Amen.',
      ].join('\n\n'),
    },
  },
  'daily-thanks': {
    self: {
      title: 'Thanks for ordinary good things',
      text: [
        'Father, today I do not ask for anything. I only want to say thank you before I forget it again. For warm water and a bed. For bread with something on it. For the people who greet me and for the one who made me laugh.',
        'I go past so much as though it were owed to me. Light comes in at the window and I look at the clock. Somebody has baked, driven, swept and repaired so that my day could run, and I do not know their names. You know them. Bless them.',
        'Open my eyes further. Teach me to be content without becoming lazy, and to share without counting. Each good thing comes from you, the small ones too, and perhaps those most of all. I have more than I noticed this morning. Thank you, Lord. Amen.',
      ].join('\n\n'),
    },
  },
  praise: {
    self: {
      title: 'In praise of God',
      text: [
        'Holy God, I come before you simply because you are. Before there were mountains, you were; and when all the stars are burnt out, you will still be the same. No thought of mine reaches round you. And yet I may say you, and you bend down to hear.',
        'I praise you for your greatness, that does not crush, and for your nearness, that does not pry. I praise you for your patience with this earth. I praise you for Jesus, in whom you showed your face, for his hands and his words, his death and his rising. I praise your Spirit, who breathes in all that lives.',
        'With the birds and the angels, with your church in every language, I join in. Glory to you, Father, Son and Holy Spirit, as it was and is and will be. Amen.',
      ].join('\n\n'),
    },
  },
  morning: {
    self: {
      title: 'In the morning',
      text: [
        'Lord, the day lies before me like a fresh sheet. Thank you for sleep, as much as there was of it, and for waking. Before the news and the tasks come in, I want to be here for a moment, with you.',
        'You know what awaits me, what I look forward to and what I would rather avoid. Give me strength for the one thing that matters most today. Make me attentive to those I meet, slow to anger, quick to help. When plans fall through, let me not lose my good humour.',
        'Guard those I love, wherever they go today. Go with me to the table and the street and the work, and let me notice you at least once in the middle of it all. In your name I begin. Amen.',
      ].join('\n\n'),
    },
  },
  evening: {
    self: {
      title: 'In the evening',
      text: [
        'God, the day is over, and I lay it in your hands. There were good moments in it, and I hold a few of them up to you: a word, a taste, something that succeeded. Thank you for them, and for bringing me through the rest as well.',
        'What was not good I do not hide. I was impatient, or cowardly, or just not present. Forgive me, and let those whom I hurt find rest as well. What is unfinished may stay so until tomorrow; you do not stop working when I do.',
        'Be with the sick tonight, with all who travel or keep watch, and with those who have nobody to say good night to them. Let your angels stand round this house. Now I shall put out the light and let myself fall into your peace. Amen.',
      ].join('\n\n'),
    },
  },
} satisfies Record<string, SituationPrayers>;
