// English prayers for marriage and partnership, children, family, friends and festive days.
import type { SituationPrayers } from '../situation.ts';

export const family = {
  'marriage-trouble': {
    self: {
      title: 'When my marriage is in trouble',
      text: [
        'God of faithfulness, you were there when we said yes to each other. You also hear how we speak now, and how we keep silent. We know where to hurt one another, and we do it. I miss the person I married, though we live under one roof.',
        'Show me my own part, and let me begin there. Put a guard on my tongue in the moments when I want to win. Give us an hour to talk in which we both listen, and if we cannot manage it alone, a counsellor whom we both trust.',
        'Let me see again what I once saw. I cannot change another heart, and I do not ask to. I ask you to come between us, as a bridge. Into your hands I put this marriage. Amen.',
      ].join('\n\n'),
    },
    other: {
      title: 'For a marriage in trouble',
      text: [
        'Father, you know the marriage for which I pray. It is going through a hard time. What began with joy has grown tense, and small things are enough now to start a quarrel or a long silence. You know both sides. I know only one, and I do not want to judge.',
        'Give these two people a quiet moment in which the truth can be said without shouting. Let each see the tiredness of the other. Bring old wounds into the open so that they can heal, and send wise help from outside.',
        'If there are children, protect them from carrying what belongs to the grown-ups. Where anyone is not safe, open a way to safety. Let respect return, and on that ground let love be able to grow anew. Amen.',
      ].join('\n\n'),
    },
  },
  infidelity: {
    self: {
      title: 'When my trust has been betrayed',
      text: [
        'Lord, I have been betrayed by the person I trusted most. I go through our memories and do not know any more which of them were true. One hour I am furious and the next I only want it not to have happened. I feel foolish, and I know that the shame is not mine.',
        'You know betrayal from the table with your friends. Stand by me in this. Keep me from rash words and from decisions made at night. Give me someone who listens and does not stir up the fire.',
        'I do not have to know today whether this can be healed. Show me the truth and let me bear it. My worth does not depend on the faithfulness of another. Yours holds. Let me rest on it until I can think again. Amen.',
      ].join('\n\n'),
    },
    other: {
      title: 'For {someone|@,} who has been betrayed',
      text: [
        'God, you keep your word. I bring you {a person|@,} who has been deceived by a partner. The floor has given way there. I see the sleeplessness and the questions that turn in circles, and I cannot answer them.',
        'Be a firm place in all of this. Let anger be allowed, and let it not burn down what is good. Give clear thoughts for each step, good advice, and time. Take away the false thought of not having been enough.',
        'Whether this bond can be mended or must end, you know; I do not. Lead towards truth and dignity. Let there be an evening without tears, and a morning when breathing is easier. You do not deceive anyone who leans on you. Amen.',
      ].join('\n\n'),
    },
  },
  divorce: {
    self: {
      title: 'In separation and divorce',
      text: [
        'Father, what I had promised for a lifetime has come to an end. I walk through rooms that have become half empty, and through papers in which our years turn into lines. I grieve for what was, and for what we wanted it to be. At times I feel relief, and then I am ashamed of that as well.',
        'Receive the broken pieces. Forgive me what I failed in, and help me with what was done to me. Let us be fair in what must be divided. Preserve everyone who is pulled in two by this.',
        'I am still yours; no judgement of a court and no talk in the town changes that. Show me the next step, and let there be life beyond this ending. Stay beside me until I can see it. Amen.',
      ].join('\n\n'),
    },
    other: {
      title: 'For {someone|@} in separation or divorce',
      text: [
        'Compassionate God, I bring you {a person|@,} whose marriage is breaking apart. Behind the agreements and the boxes there is a heart that once hoped for something else. You do not stand there with a raised finger. You bind up what is wounded.',
        'Give strength for the conversations that cannot be avoided, and honesty without cruelty. Let there be enough money, a place to live, and friends who do not take flight. Protect the children, if there are any, so that they may go on loving without fear.',
        'Take away the feeling of having failed in everything. Let the church be a house with an open door here. After the tearing apart grant quiet, and after the quiet a new beginning, in your mercy. Amen.',
      ].join('\n\n'),
    },
  },
  breakup: {
    self: {
      title: 'After a breakup',
      text: [
        'Lord, it is over, and I keep looking at my phone. So much reminds me: a song, a street, a joke I can no longer share. I had already seen us in the years ahead, and now I must learn to say I instead of we.',
        'Let me cry without making myself small. Keep me from messages that I should regret in the morning. What was good between us I thank you for, and what was not good, let me see without bitterness. Free me from asking what is wrong with me.',
        'You knew me before this love and you know me after it. Fill the evenings with friends, with sleep, and with a good book. Some day let my heart be open again. For now, be near to it. Amen.',
      ].join('\n\n'),
    },
    other: {
      title: 'For {someone|@} after a breakup',
      text: [
        'God, you made hearts able to love, and so you also know how they break. A person I care about has lost a love, and with it the plans, the habits, and a shared language of small jokes.',
        'Comfort in the empty hours, above all in the evenings. Guard from despair, and from the search for a quick replacement. Let anger and longing have their time, and then let them go. Give sleep, appetite, and friends who put up with the same story for the fifth time.',
        'May {this person|@} find out that being left is not being worthless. You do not leave. When the time has come, open a new chapter with new trust in it, and let something good from the old one remain. Amen.',
      ].join('\n\n'),
    },
  },
  wedding: {
    self: {
      title: 'For our wedding',
      text: [
        'God of love, we are giving each other a promise, and it is bigger than we are. I look at the person beside me, grateful and a little afraid, and wonder that we found each other among so many.',
        'Bless our wedding, the solemn moment and the feast, and everyone who comes with good wishes. Then bless the days when the flowers have faded. Teach us to quarrel fairly, to forgive before the evening is late, to laugh at ourselves. Let us stay curious about one another.',
        'Make our home a place where guests feel free and the door opens easily. When love is work, help us to work. You are the third in our bond, and you hold the ends together. Remain with us all the days we are given. Amen.',
      ].join('\n\n'),
    },
    other: {
      title: 'For two people who marry',
      text: [
        'Father, two people give one another their word, and we may be witnesses. Thank you for the love that brought them together, by ways that only you could plan. Look on them with favour.',
        'Give them joy in one another that outlives the feast. Let them be home to each other, and let each leave the other room. When life becomes ordinary, keep them attentive. When it becomes hard, let them pull on the same side of the rope. Give them bread and work, good friends, and a table where there is always one more chair.',
        'May their families grow together without strife. And may what they vow become true, year after year, because you stand behind it. We ask this through Christ, who came as a guest to a wedding. Amen.',
      ].join('\n\n'),
    },
  },
  newborn: {
    self: {
      title: 'Thanks for a newborn child',
      text: [
        'Creator of all, here is a human being who was not here before. I look at the fingernails and the eyelids and cannot stop looking. Thank you. I have no larger word. You have given a life into our hands, trusting as only you can be.',
        'Thank you for the birth, for all who helped, for the first breath. Where there were hours of fear, let them fade. Keep this child in health. Give us patience at three in the morning, and the calm to learn what nobody can be taught beforehand.',
        'This child belongs to you before it belongs to us. Help me to love without gripping too tightly. May the first face that is turned towards this little one be kind, and tell something about yours. We praise you for this gift. Amen.',
      ].join('\n\n'),
    },
    other: {
      title: 'Thanks for a child born to others',
      text: [
        'Lord, a child has been born, and we rejoice with those who hold it in their arms. Thank you for this new face in the world, for life that begins so small and changes everything around it.',
        'Bless the child with health, with a good appetite and sound sleep. Bless those who care for it by day and by night; let tiredness not swallow up the joy. Let relatives and friends help with food and with quiet hands, and go home in good time.',
        'May this child grow up without fear, be listened to, and learn early that it is loved by you. Accompany every step, from the cradle onwards. For the miracle of this birth we give you thanks and praise. Amen.',
      ].join('\n\n'),
    },
  },
  parenting: {
    self: {
      title: 'In bringing up children',
      text: [
        'Father, you know the house in which I try to bring up children. There is noise and hurry, and there are shoes in the hallway. In the evening I count the moments when I was unjust, and they are more than I like. I love them, and I do not always know how to show it.',
        'Give me patience when I have used up my own. Let me see what lies behind a slammed door. Help me to say no calmly and yes with pleasure, and to ask for pardon when I was wrong. What I was perhaps never given, let me still learn to give.',
        'They are yours. You entrusted them to me for a time. Cover my mistakes with your goodness, and let them keep the memory of having been loved. Amen.',
      ].join('\n\n'),
    },
    other: {
      title: 'For {someone|@} bringing up children',
      text: [
        'God, you are father and mother to us all. I pray for {a person|@,} who brings up children and carries the thousand things that go with it: the lunch boxes, the worries at night, the endless why.',
        'Give a strong back and a sense of humour. When voices grow loud, let there be a moment to breathe before the next word. Show what each child needs, for no two are the same. Send grandparents, neighbours and friends who lend a hand, and give now and then an evening without duties.',
        'Take away the pressure to do everything perfectly. Let love be felt even when much goes wrong. And bless the children, that they may grow up upright and glad. We commend this house to your care. Amen.',
      ].join('\n\n'),
    },
  },
  'child-astray': {
    self: {
      title: 'For my child who has gone away',
      text: [
        'Father, you know how it feels to look down the road and see no one coming. My child has gone a way on which I cannot follow. I lie awake and ask what I should have done differently, what I said too often and what I never said.',
        'Watch over this life where my eyes do not reach. Put good people in the way. Keep from lasting harm, and let the memory of home be stronger than the bad voices. Shut the doors that lead to ruin and leave one open that leads back.',
        'Make me ready for the day when we find each other again: with no list of reproaches, with food on the table. Until then give me patience and the right few words. You love my child more than I do. I trust you. Amen.',
      ].join('\n\n'),
    },
    other: {
      title: 'For {someone|@,} whose child has gone away',
      text: [
        'Good Shepherd, you go after the one that is missing. I pray to you for {a person|@,} whose child has gone astray, and who waits for a sign and starts at every call.',
        'Go after this child, on roads that no parent knows. Be there in the company and the nights that cause such fear. Let a word heard long ago come to mind again. Send someone who is listened to. Preserve body and soul.',
        'Comfort the one who waits. Take the self-reproach away, which changes nothing and eats up sleep. Give wisdom to know when to speak and when to be silent, and where love must set a limit. And let the day come when there is reason to celebrate, because the lost has been found. Amen.',
      ].join('\n\n'),
    },
  },
  'family-conflict': {
    self: {
      title: 'In a family quarrel',
      text: [
        'God of peace, in my family there is strife. Words have been said that cannot be taken back, and now some do not talk to others. At the table there are subjects that we walk around as one walks around a hole in the floor.',
        'I admit that I keep accounts as well, and that I like to be right. Show me what I can let go, and what needs to be said for the sake of truth. Give me a calm voice. If I must keep my distance for a while, let it be without hatred.',
        'Soften those who have grown hard, and begin with me. Let one of us take the first step and the others not laugh at it. You have made us one family; join us by mercy also. I ask it for us all. Amen.',
      ].join('\n\n'),
    },
    other: {
      title: 'For a family in conflict',
      text: [
        'Lord, I bring you {a person|@,} who suffers because the family is divided. Where there ought to be a home, there are sides to take, and each feast day becomes a question of who will come.',
        'You know how it began, perhaps with something small. Lead those who quarrel back to the point where they could still understand one another. Give to {this person|@} peace at heart, and freedom from having to please everyone. Let a letter be written, a call be made, and let it be answered.',
        'Where a wrong was done, let it be named and made good. Where pride alone stands in the way, take it down gently. Keep the youngest out of the line of fire. Build a bridge with the stones that are left, God of peace. Amen.',
      ].join('\n\n'),
    },
  },
  abuse: {
    self: {
      title: 'When I am being hurt at home',
      text: [
        'God, you see what is done to me behind the door. You see how I listen to the steps and weigh each word. I tell you what I hardly dare to tell anyone: I am being hurt, and I am afraid. This is not my fault, and it is not your will.',
        'Protect me, and everyone who is in danger with me. Show me a safe place and someone who believes me: a friend, a doctor, a helpline, the police. Give me the courage to speak, and a good moment to go. Let the violence be stopped.',
        'You made me with dignity, and it is still there, whatever they call me. I do not owe anybody my safety. You are on my side. Lead me out into the open, where I can breathe. Amen.',
      ].join('\n\n'),
    },
    other: {
      title: 'For {someone|@,} who is hurt at home',
      text: [
        'God of the threatened, I bring before you {a person|@,} who is being hurt by someone who should love and protect. What happens there is wrong, and you do not want it. You hear what the walls swallow.',
        'Keep this life safe, today and every day. Open a way out, and prepare a place where the door can be locked from inside. Send people who believe, who keep a secret, who know what the law can do. Make us awake, so that we ask, and help without putting anyone in greater danger.',
        'Take away fear and misplaced shame. Give back the sense of being worth something. Put a stop to the one who does harm, and let justice be done. Be a shield, and then be healing, for as long as it takes. Amen.',
      ].join('\n\n'),
    },
  },
  loneliness: {
    self: {
      title: 'In loneliness',
      text: [
        'Lord, I have gone a long while without a real conversation. I see lit windows and imagine who is sitting there together. Even among people I can feel as if I stood outside. I do not want to feel sorry for myself; I only want to tell you how it is.',
        'You never meant us to live each one alone. So I ask you for people. Give me the courage to speak to someone first, to go where others meet, and to go a second time. Show me who else is waiting for a word.',
        'And until then keep me company. Be in the room when I eat and when I put out the light. You know my name, and you are pleased to hear my voice. Amen.',
      ].join('\n\n'),
    },
    other: {
      title: 'For {someone|@,} who is lonely',
      text: [
        'Father, some people are surrounded by silence, and one of them I name before you now. There are days there without a knock, without a call, without a hand on the shoulder. You know how long an afternoon can be.',
        'Let {this person|@} feel that you are present, and also a human voice that comes to stay. Lead towards a group, a neighbour, a friend from the old days. Heal the disappointments that have made it hard to trust. Give the courage to accept an invitation.',
        'And do not let us leave it at praying. Remind me to call, to visit, to set another plate. You give a home to those who have none; make us part of your answer. May this heart be warm again among people who are glad of it. Amen.',
      ].join('\n\n'),
    },
  },
  'friendship-broken': {
    self: {
      title: 'When a friendship is broken',
      text: [
        'Jesus, you called your disciples friends, and you know what it is when a friend turns away. Something has broken between us. I think of what was said, sharpen my answers, and then I would give a great deal to be able to laugh together as before.',
        'Show me the truth about it, also the part in which I was wrong. If an apology is called for from me, let me make it without a but. If I was the one who was hurt, give me words that explain and do not strike.',
        'Perhaps our friendship can be healed; then give us the hour for it. Perhaps it has come to its end; then let me be thankful for the good years and wish nothing evil. Keep my heart able to trust. You remain my friend. Amen.',
      ].join('\n\n'),
    },
    other: {
      title: 'For {someone|@,} who lost a friend’s trust',
      text: [
        'God, you have woven us together, and when a thread tears it hurts. I pray for {a person|@,} whose friendship has suffered a break. There was trust in it, and now there is disappointment and a silence that neither side knows how to end.',
        'Give the courage for a first message, or a quiet heart when no answer comes. Let misunderstandings be cleared up, and let what was really wrong be spoken of without poison. Keep other friends from being drawn in.',
        'Protect this heart from concluding that nobody can be relied on. If it is possible, lead the two together again, wiser than they were. If it is not, grant a peaceful farewell and new companions. You are faithful, and you do not tire of us. Amen.',
      ].join('\n\n'),
    },
  },
  birthday: {
    self: {
      title: 'On my birthday',
      text: [
        'Lord of my days, another year of my life is complete. I think back to its mornings and its evenings, to the people who stayed and those I had to let go. That I am here at all I owe to you, and I thank you for it: for breath, for bread, for being loved.',
        'Some of what I had resolved I did not do. Some came as a gift that I had never planned. Take both, and make of it what you wish. For the new year give me a heart that can be amazed, and time for what really matters.',
        'You counted my days before there was one of them. I do not know how many are still to come, but I know who is waiting in each. In joy and gratitude I go on. Amen.',
      ].join('\n\n'),
    },
    other: {
      title: 'For {someone’s|@’s} birthday',
      text: [
        'Father, thank you for {the person|@,} whose birthday we celebrate. You wanted this life, with this laugh, these gifts and these odd habits, and the world would be poorer without it. We are glad, and we say so before you.',
        'Bless the new year of life. Give health, good work and good rest, and some surprise that no one could have arranged. Where there is a burden that is not spoken of on such a day, carry it also. Let old friends remember, and new ones come.',
        'What we wish is only a little; what you give is more. Keep {this person|@} in your goodness, through the ordinary weeks as well as on the feast, and let the candles be a sign of the light that does not go out. Thanks be to you. Amen.',
      ].join('\n\n'),
    },
  },
  'school-child': {
    other: {
      title: 'For {a child|@} at school',
      text: [
        'Father, I bring you {a child|@,} who goes to school with a bag on the back and perhaps a fear that no one sees. There are many faces there, and moments in which everyone else seems to know what to do.',
        'Calm the heart on the way there. Give teachers who are patient and fair, a place at the table, and one good friend to begin with. When something is hard to understand, let it be explained once more with kindness. Keep away the words that hurt, and do not let them be believed. Give something to laugh about, and something good to tell at home.',
        'Jesus, you took children in your arms and blessed them. I cannot go into the classroom, but you can. Stay very near to {this child|@} all day long. Amen.',
      ].join('\n\n'),
    },
  },
} satisfies Record<string, SituationPrayers>;
