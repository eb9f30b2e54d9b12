// English Wisdom passages about emotions: anxiety, grief, anger, loneliness.
import type { TopicPassages } from '../wisdom-topics.ts';

export const emotions = {
  anxiety: {
    acknowledgements: [
      'Worry runs ahead and comes back with stories of everything that might go wrong. The chest tightens, sleep grows thin, and telling oneself to calm down helps very little.',
      'Anxiety is like an alarm that keeps ringing after the door has been checked. It tires the body and fills the mind, and from outside hardly anyone hears it.',
      'To live with fear is to be in two places at once: here at the table, and out there in some dreadful tomorrow. No one chooses that, and it is exhausting.',
      'Sometimes fear has a name: a letter, a test, a person. Sometimes it is just there on waking, before a single thought. Either way the body believes it.',
    ],
    truths: [
      'The Bible is full of frightened people, and God is not ashamed of them. Again and again he speaks to them in their fear, and he gives one reason for courage: he himself is with them. The fear may stay; they are not alone in it.',
      'Jesus spoke of worry to people who truly had little. He did not laugh at their fears; he pointed to a Father who knows what is needed. Trust, as he teaches it, is made for one day and not for all of them.',
      'On the night before he died, Jesus himself trembled and asked his friends to stay awake with him. Anxiety is no proof of a weak faith. He brought his own to the Father in plain words, and so may we.',
      'Scripture never asks us to hold the future. It says that God holds it, and that he hears what we are afraid of. The psalms show how it is done: people tell him everything, without tidying it up, until their breath slows.',
    ],
    suggestions: [
      'It often helps to bring a fear out of the fog: to write down what is feared, what can be done today, and what cannot. The rest may be handed to God, as often as it returns.',
      'The body needs comfort too: slow breathing out, a walk, food, less news at night. When fear takes over whole days, a doctor or a counsellor is one of God’s good gifts, and no defeat.',
      'Fear shrinks a little when it is shared. Saying it aloud to one calm person, and letting that person pray, can do more than an evening of thinking the same thoughts alone.',
      'Arguing with every anxious thought makes them many. Some people find it better to notice the thought, to name it as worry, and to turn back gently to the next small task, and to God.',
    ],
    steps: [
      'Write down the one fear that is loudest, and under it a single sentence to God about it.',
      'Breathe out slowly ten times, and with each breath let God have one thing that is on your mind.',
      'Tell one person you trust what has been worrying you, without making it sound smaller than it is.',
      'Put the telephone away an hour before bed tonight, and end the day with a psalm read slowly.',
    ],
  },
  grief: {
    acknowledgements: [
      'Grief comes in waves, and often from the side: a song in a shop, a coat on a hook, a number nobody will call from again. Then the floor is gone.',
      'After a loss the world goes on with an odd lack of shame. The post arrives, people talk about the weather, and inside everything has stopped.',
      'Mourning is love that no longer knows where to go. It can be tears, or numbness, or anger, or a tiredness down to the bones, and all of it is real.',
      'There are losses that everyone sees, and others that nobody sends flowers for: a child not born, a home, a bond, a hope. The heart grieves them all.',
    ],
    truths: [
      'At the grave of his friend, Jesus wept, though he knew what he was about to do. So tears are not unbelief. God does not stand over grief and explain it; he comes near, and death is an enemy to him as well.',
      'A large part of the psalms is lament. God put complaint into the prayer book of his people, so that nobody would have to pretend. To cry out, to ask why and how long, is one way of holding on to him.',
      'The Christian hope does not say that death is harmless. It says that Christ went through it and rose, and that those who sleep in him are in his keeping. Such hope does not forbid tears; it sits beside them.',
      'The Bible gives grief its time. People sat on the ground for days, tore their clothes, and were fed by others. Healing is never a duty with a date. God is patient with the broken-hearted, and close to them.',
    ],
    suggestions: [
      'Many find that grief needs a place and some time: a candle, a walk, a box of letters, a name spoken aloud. It does not have to be finished, and comparing it with others’ grief helps no one.',
      'It is all right to eat, to sleep and even to laugh. It is also all right to cancel things. Someone who brings soup and does not talk much is a messenger of God.',
      'What cannot be said to friends any more may still be said to God, even in anger. And if the days stay black for long, a doctor, a pastor or a grief group can share the load.',
      'Friends often stay silent because they fear doing harm. A plain wish can free them: to sit together, to talk of the one who is missed, or to be somewhere else for an hour.',
    ],
    steps: [
      'Light a candle this evening, say the name of what or whom you miss, and stay there for as long as you like.',
      'Write three sentences to God about your loss, as they come, with nothing made to sound better than it is.',
      'Call or write to someone who also remembers, and share one memory, even if it brings tears.',
      'Ask one person for something practical today: a meal, an errand, an hour of company.',
    ],
  },
  anger: {
    acknowledgements: [
      'Anger comes fast and hot, and it usually has a reason: something was unfair, someone went too far. Afterwards there may be shame, or a hardness that stays for days.',
      'Some anger shouts, and some goes silent and keeps accounts. Both kinds burn fuel. In the body they feel like a fist that has forgotten how to open.',
      'Often there is something softer underneath anger: hurt, fear, being overlooked once more. It is easier to slam a door than to say that something has wounded us.',
      'It is wearing to be angry with someone one loves, or with oneself, or with God. The same scene plays again and again, with better answers each time.',
    ],
    truths: [
      'The Bible does not call anger itself a sin; it warns about what we do with it and how long we keep it. Jesus was angry too, at hard hearts and at greed in a holy place, and he never used it to protect his pride.',
      'God is slow to anger. That is said of him over and over, and it is a comfort, since we are often quick. His justice is real, so revenge need not be our work; the wrong is seen, and it is weighed by him.',
      'Many psalms are furious, and they stand in Holy Scripture. They bring the rage to God before it reaches a neighbour. What is laid before him there can be said uncut, and it loses some of its power to harm.',
      'Scripture counts patience as strength, greater than that of a conqueror of cities. Self-control is called a fruit of God’s Spirit: it grows in us, slowly, through grace and practice. No one is born finished with it, and God helps those who ask.',
    ],
    suggestions: [
      'A little distance does wonders: a walk around the block, a night’s sleep, a letter that is not sent. Later it is easier to say what hurt, and what is needed now, without wounding anyone.',
      'It can help to ask what the anger is guarding. Sometimes it points to a real wrong that should be named calmly; sometimes to an old wound that this person only happened to touch.',
      'If anger has begun to frighten you, or others near you, that is a good reason to speak with a counsellor, a doctor or a pastor. Learning new ways is possible, and asking is honourable.',
      'An apology for the tone does not mean giving up the matter. One can be sorry for how a thing was said and still hold that it needed to be said.',
    ],
    steps: [
      'Write down in one sentence what made you angry, and in a second one what hurt underneath it.',
      'Walk for ten minutes before you answer, and tell God on the way everything you would like to shout.',
      'Pray one honest line for the person you are angry with, even if it is only that God may see you both.',
      'Choose one calm sentence that begins with “I” for what you need to say, and keep it ready.',
    ],
  },
  loneliness: {
    acknowledgements: [
      'Loneliness is not the same as being alone. It can sit beside us in a crowded room or a shared bed, and it whispers that everyone else has someone to call.',
      'The evenings are often the hardest, and Sundays. One sets out a single plate, or talks with people all day about nothing that matters, and goes home unseen.',
      'Being lonely can feel like something to hide, as though it were a fault. So it grows in the dark, while behind many other windows people hide the very same thing.',
      'Moving, a loss, illness, retirement, a friendship that quietly ended: there are many roads to loneliness. From the inside they feel alike, as if a line had gone dead.',
    ],
    truths: [
      'Near the beginning of the Bible God says that it is not good for a person to be alone. The longing for company is no weakness, then. We were made by One who is love, and made for being known.',
      'Jesus knew empty hours. His friends fell asleep when he needed them, and later they ran away. Whoever feels left alone is not far from him. He has been in that place, and he is there still with all who are in it.',
      'Scripture praises God as one who gives the lonely a home, and the church was meant as a large table with no seat of honour. It often fails at this. Yet the welcome is God’s own, and it does not expire.',
      'No one is unseen by God. A servant woman, mistreated and alone in the desert, gave him a name for it: the God who sees. He knows when we sit and when we rise, and he never finds us uninteresting.',
    ],
    suggestions: [
      'Friendship mostly grows from seeing the same faces often: a choir, a class, a church kitchen, a bench in the park. Small, regular and slightly awkward is a perfectly good beginning.',
      'It can ease things to be the first to reach out, without keeping score. A short message costs little, and on the other end there may be somebody who has waited for just that.',
      'Time alone is different when it is spent with God: a chair by the window, a psalm, talking to him aloud. It does not replace people, and it warms the room.',
      'Where loneliness has become heavy or hopeless, speaking with a doctor, a counsellor or a helpline is a good thing. Their listening is real company, and through it God’s care can reach us too.',
    ],
    steps: [
      'Write a short message to someone you have not spoken with in months; it need not be clever.',
      'Find one gathering near you this week, at a church, a library or a club, and put its time in your calendar.',
      'Talk to God aloud for five minutes this evening about your day, as you would with someone at the table.',
      'Greet one person by name today, a neighbour or somebody at a counter, and ask how they are.',
    ],
  },
} as const satisfies Record<'anxiety' | 'grief' | 'anger' | 'loneliness', TopicPassages>;
