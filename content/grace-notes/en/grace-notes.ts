// Passages of grace notes in English.
import type { GracePassages } from '../grace-note-passages.ts';

export const grace: GracePassages = {
  acknowledgements: {
    joyful: [
      'Something is light in you today, and it is good that you stopped to notice. Joy slips by so easily between one errand and the next, and this one did not.',
      'What a good thing, to come here glad. People often turn to God when something hurts; you have turned to him with your hands full, and that is prayer too.',
      'A glad heart is worth a few minutes of any day. There is no need to explain it, or to ask how long it stays. It is here, and so are you.',
      'Today there is a brightness in you that was not made by trying. It may have come with a voice, a message, or a bit of sun on the kitchen floor.',
      'Some days hum a little while you walk through them. This seems to be one of them, and it is lovely that you bring it here instead of keeping it apart.',
      'You come with joy, perhaps a loud one, perhaps one so quiet that nobody around you has seen it. Either way it is real, and it is welcome in this place.',
    ],
    weary: [
      'You are tired, and perhaps it is the kind of tired that sleep does not quite reach. It took something to come here at all. There is nothing you must perform now.',
      'Some weariness sits in the shoulders, and some sits much deeper. Whichever is yours, it is allowed here. Nobody is going to ask you to smile, or to be grateful first.',
      'A lot has been asked of you, and a person only has so much to give. Being worn out is not a failure. It is what happens when someone carries things for long.',
      'It has been heavy, and you have kept going anyway: one more morning, one more message, one more meal. Now you can set the bag down for the length of a breath.',
      'When strength runs low, even small things grow large: the dishes, the stairs, a question from someone kind. If that is how it is with you, this is a gentle place.',
      'You bring your weariness and not your best face, and that is honest. Somewhere along the way there was more to do than strength to do it, and you felt every bit.',
    ],
    seeking: [
      'You are looking for something, and perhaps you cannot say yet what it is. An open question can feel like a draughty room. Still, you have come in and sat down.',
      'There is a restlessness in you today, and it deserves more than a quick reply. You want to know what is true, or which way to go, or whether anyone is listening.',
      'Not knowing is tiring, and the people who seem sure of everything do not make it easier. Here you may ask, and leave the question standing as long as it needs.',
      'Something in you is leaning forward, like a person at a window who waits for a light on the road. It is good that you did not draw the curtains.',
      'You came with a question rather than an answer. It may be an old one that returns at night, or a new one that today has put into your hand.',
      'To search is to admit that something is missing, and that takes courage. You have done it without noise, in the middle of an ordinary day, and it is no small thing.',
    ],
    peaceful: [
      'It is quiet in you today, and that is worth noticing. So many days are all noise and hurry. This one has a still place in it, and you have found it.',
      'You come in peace, without a long list. It is a little like sitting on a step in the evening, when the work is done and nobody needs you for a while.',
      'Calm is easily overlooked, because it asks for nothing. You have not overlooked it. For this moment things may simply be as they are, and you may simply be in them.',
      'There is room in you today: room to breathe, to look around, to let a thought come and go. Such hours are not empty. Something in a person grows in them.',
      'A settled heart is a good place to be at home in. Perhaps not everything around you is in order, and even so the water has become smooth enough to see through.',
      'Today your shoulders can come down. Whatever brought this calm, a night’s sleep, a kind word, a thing put right, it is here now, and you need not hurry past it.',
    ],
  },
  frames: [
    { before: 'When you say “', after: '” God hears what stands between the words too.' },
    { before: 'You say “', after: '” and none of it is lost on God.' },
    { before: 'Your words are “', after: '” and God knows the story behind them.' },
    { before: 'Whatever “', after: '” holds for you, God already knows it well.' },
    { before: 'God has heard “', after: '” and understands how you mean it.' },
  ],
  unquoted: [
    'Whatever this day holds for you, God knows it well.',
    'Some things need no words to be heard by God.',
    'God knows your day better than any words could tell.',
    'Nothing about this day of yours is hidden from God.',
    'What you bring, spoken or not, God has already seen.',
  ],
  truths: {
    joyful: [
      'God is not a guest who only comes to sickbeds. Jesus sat at wedding tables and let people be glad around him. Your joy is at home with God, and he is not waiting for it to be over.',
      'Good things have a giver. Behind this one there is a heart that takes pleasure in giving, and asks no price for it. To enjoy it gratefully is already a way of saying yes to God.',
      'You need not feel uneasy about being happy while others weep. Joy that comes from God does not close the door on anyone; it leaves you with something warm to carry to the next person.',
      'Long before you could do anything for God, he delighted in what he had made. Gladness is not a reward for good behaviour. It is a little of his own life, spilling over into yours.',
      'Even a small joy tells the truth about the world: it was made in love and it is held in love. Sorrow is real, but it is not the oldest thing, and it is not the deepest.',
      'The joy of God does not depend on how today ends. Its root is that Christ is risen, and no one can undo that. What you feel now is one bright leaf on a strong tree.',
    ],
    weary: [
      'Jesus knew what it is to be worn out. He sat down by a well at noon and slept in a boat full of noise. He does not look at your tiredness from above; he has been inside it.',
      'You are not loved for what you get done. Before the first task of your life you were already wanted by God, and on days when nothing is finished that has not changed by a hair.',
      'God made the night as well as the day, and he made you someone who needs both. Rest is not what is left over for the lazy. It is a gift built into the world from the beginning.',
      'The world does not hang on your strength, even if some days it feels that way. There is One who does not get tired, who watches while you sleep, and who holds together what you have to let go of.',
      'God does not lean over you with a list. He is gentle with what is bent and careful with a flame that has burned low, and he is in no hurry with you.',
      'Faith on a day like this can be very small: a sigh, a name, a look upward. God counts that as prayer. When words run out, his own Spirit prays in us without them.',
    ],
    seeking: [
      'God is not hiding to test how clever you are. He came looking for us first, as far as a stable and a cross. While you search, you are already being searched for, and with great patience.',
      'Some of the people closest to God in the Bible asked the hardest questions, and he did not send them away. A question spoken to God is no lack of faith. It is faith with its eyes open.',
      'You do not have to see the whole road in order to be led. God mostly gives light enough for a step, and his company for all the rest. He himself is more than any answer.',
      'In Jesus, God has a face. Whoever wonders what God is like can look there: at how he touched the sick, what made him weep, whom he ate with, and whom he forgave.',
      'Longing is not a fault in you. We are made with a place that only God can fill, and the ache you feel may be the shape of that place. He knows it, for he made it.',
      'God is not in a hurry, and he does not lose the thread. What is unclear to you is not dark to him. He can be trusted with a question that stays open for a while.',
    ],
    peaceful: [
      'Peace is not only the absence of trouble. In the Bible it means that things are whole: with God, with people, within. The calm you feel is a small taste of what God wants for all he has made.',
      'You do not hold this peace together; God does. It came through Christ, who made peace between heaven and us at his own cost, and it still stands when your mood changes.',
      'God often comes quietly. He is in the ordinary hour as truly as in the great ones, and being with him there without asking for anything is one of the oldest ways of praying.',
      'On the seventh day God rested and called it holy. There is a holiness in stopping that no work can earn. In a quiet hour you share something that belongs to God himself.',
      'Hard days and restful ones stand under the same kindness. God does not love you more today because you are calm. He loves you as he always has, and today it is perhaps easier to hear.',
      'The risen Jesus came to frightened friends and greeted them with peace, before they had explained anything. It was his gift and not their achievement. So it is with every true peace, and with yours.',
    ],
  },
  reflections: {
    joyful: [
      'Joy becomes larger when it is told to someone. Whose face comes to mind as you think of what made you glad today?',
      'A good hour can be remembered like a stone kept in a coat pocket. What would you like to be able to find again on a greyer day?',
      'Thanks and joy live in the same house. Which small part of today would you thank God for, if you had only one sentence for it?',
      'Sometimes joy comes through a person who never learns of it. Perhaps there is somebody behind today’s gladness who would be warmed to hear as much.',
      'Being glad needs no reason big enough to convince anybody. What was the moment today when you were not thinking of yourself at all?',
      'Laughing and praying are closer than they seem, since both let go for a moment of being in control. Where have you felt that lightness lately?',
    ],
    weary: [
      'Of all that waits for you, what could be left undone today without harm to anyone? It may be more than it seems from where you stand.',
      'A tired person sees everything through tired eyes. What looks like the truth about your whole life may partly be the hour, and an empty stomach.',
      'Who in your life would want to know how tired you really are? Being known in weakness is often where help begins.',
      'Elijah, worn out, was given sleep and something warm to eat before anything else was said to him. What would be the bread and water of today?',
      'There is a difference between stopping and giving up. What might it be like to stop for ten minutes and call that obedience, or simply kindness?',
      'Perhaps one breath is prayer enough for now: breathing in, and thinking that God is here; breathing out, and letting one worry go with it.',
    ],
    seeking: [
      'If God were sitting across the table with time to spare, what would you ask first? And what would you hope to see in his face?',
      'Questions change while we carry them. How would you have put yours a year ago, and what is different about it now?',
      'It may help to tell apart what you truly do not know from what you know and find hard to do. Which of the two weighs more today?',
      'Many have found God first in a person who was kind without wanting anything. Who has been such a light for you?',
      'Waiting with an open hand is different from waiting with a fist. What would it be to hold your question a little more loosely today?',
      'Was there once an hour, however short, when you felt that you were not alone? It may still have something to tell you.',
    ],
    peaceful: [
      'Quiet hours are a good time to look back without fear. What has become lighter in these past months, almost without your noticing?',
      'Peace can be lent to others, in a tone of voice or an unhurried reply. Who near you may be short of it today?',
      'In the stillness, is there a thought of God, of a person, of something beautiful, that keeps returning? It could be worth staying with for a while.',
      'What was it that made room for this calm? Knowing the path may help in finding it again, when life is loud and you look for the door.',
      'There is no need to use this hour for anything. A child asleep on somebody’s shoulder is not useful, and is dearly loved.',
      'Sometimes peace lets us see a thing we kept too busy to see. Is there something that looks different to you from here?',
    ],
  },
  inDanger: {
    life: {
      messages: [
        'It is good that you are here, and that you said something. The pain may be so loud that you can hear nothing else, and you need not carry it alone for one more hour. You are precious to God, on this day as on every other, and nothing you feel makes you a burden to him. A person can be with you in this now: someone you trust, a crisis line, the emergency services. Being safe for the next hour is enough.',
        'What you are going through is heavy, and it makes sense that you are exhausted. God is not angry with you and has not turned away; he holds you dear, also in the dark. Thoughts like these call for help at once, just as a bad wound does. A friend, a doctor or a crisis line can stay with you through this night or day. It is good to let someone come close now.',
      ],
      reflections: [
        'Who is one person who could be with you now, in the room or on the telephone? It is enough to say: I am not safe alone.',
        'Nothing has to be decided in this hour. Only one thing matters in it: that you are safe, and that somebody knows.',
      ],
    },
    violence: {
      messages: [
        'Thank you for saying it; that is hard to do. What is being done to you is wrong, and it is not your fault, whatever anyone tells you. God sees it, and he does not ask you to endure it. You are worth being safe. There are people who believe you and know what can be done: a helpline, the police, a doctor, someone you trust. You may speak to one of them today, whenever it is safe to speak.',
        'No one has the right to hurt you or to make you afraid at home. You did not cause this, and you are not betraying anybody by looking for help. God stands on the side of the one who is harmed, and your life and your dignity are dear to him. If danger is near, the emergency number is the right call. And there are helplines where someone listens quietly and helps you think about a safe way.',
      ],
      reflections: [
        'Where would you be safe tonight, and who could help you to get there? You may think of it together with someone who knows about such things.',
        'The shame of this does not belong to you. Who is one person that would believe you if you told them?',
      ],
    },
  },
  neutral: [
    {
      truth: { mood: 'seeking', index: 2 },
      questions: [
        'Which one step is clear enough to take today, even if the rest of the way is not? You could talk with God about both.',
        'Was there a time when you did not know how things would go? Looking back, what helped you to take the next step?',
      ],
    },
    {
      truth: { mood: 'weary', index: 1 },
      questions: [
        'How would you go about today’s work if nothing about your worth depended on how well it goes? What would be different first?',
        'Who is dear to you without having to achieve anything for it? Perhaps God’s love for you is more like that than like a wage.',
      ],
    },
    {
      truth: { mood: 'seeking', index: 3 },
      questions: [
        'Which scene from the life of Jesus comes to your mind first? What does it show of God that is easy to overlook?',
        'When you imagine how God looks at you, what do you see in his face? Is it like the way Jesus looked at people?',
      ],
    },
    {
      truth: { mood: 'weary', index: 2 },
      questions: [
        'At what time of the day or the week do you really rest? If no such time comes to mind, where could a small one begin?',
        'What does rest look like for you: sleep, a walk, music, good company? Which of these would fit into the next few days?',
      ],
    },
    {
      truth: { mood: 'seeking', index: 1 },
      questions: [
        'Is there a question you have never asked God, perhaps because it seemed improper? What would it be in one plain sentence?',
        'Do you know a person who believes and still asks hard questions? What could you learn from the way that person talks with God?',
      ],
    },
    {
      truth: { mood: 'joyful', index: 4 },
      questions: [
        'What have you seen or heard in the last few days that was simply good? A small thing counts, and so does a quiet one.',
        'What helps you to remember, on bright days and on hard ones, that the world is held in love? Perhaps a place, a song, a person?',
      ],
    },
    {
      truth: { mood: 'weary', index: 3 },
      questions: [
        'Which of the things on your mind are truly yours to do, and which could you leave to God or to other people?',
        'What would you like to hand over to God before you go to sleep tonight? One sentence is enough to name it.',
      ],
    },
    {
      truth: { mood: 'peaceful', index: 2 },
      questions: [
        'Where do you go next today: to a desk, a kitchen, the road? What would change if you thought of God there?',
        'Which ordinary part of your day could become a moment with God, without a single word having to be said?',
      ],
    },
    {
      truth: { mood: 'seeking', index: 5 },
      questions: [
        'Which matter in your life needs more time than you would like to give it? What would it be like to leave it with God until tomorrow?',
        'Not everything has to be clear this week. Which decision could wait a little, and which one is ready to be made?',
      ],
    },
    {
      truth: { mood: 'weary', index: 4 },
      questions: [
        'Where do you speak more harshly to yourself than you would to a friend? How might the same thing sound if it were said gently?',
        'Who around you could use a little patience today? And in what would you like other people to be patient with you?',
      ],
    },
    {
      truth: { mood: 'peaceful', index: 3 },
      questions: [
        'What would you have to put aside to stop for a quarter of an hour this week? And what would you like to do with that time?',
        'Is there a day or an hour in your week that belongs to no task? Whom would you like to spend it with?',
      ],
    },
    {
      truth: { mood: 'seeking', index: 0 },
      questions: [
        'If it is true that God looked for you first, what might he have noticed in your life before you ever spoke to him?',
        'Who came looking for you once, although you had not asked for it? What did it mean to you that this person did?',
      ],
    },
  ],
};
