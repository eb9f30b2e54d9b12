// English prayers for doubt, guilt and temptation, new faith, the congregation, and waiting.
import type { SituationPrayers } from '../situation.ts';

export const faith = {
  'anger-with-god': {
    self: {
      title: 'When angry with God',
      text: [
        'God, I am angry with you. I have prayed, and you kept silent. I have trusted, and this is what happened. Others say pious words about it that I cannot bear. If I am honest, I hardly wanted to speak to you, and yet to whom else should I say this?',
        'Why did you not step in? Where were you? I do not want an explanation; I want you to look at it. Look at it with me. Do not hide your face behind the clouds. Your Son himself cried out why, and he got no answer in that hour.',
        'I am not finished with you, and I ask you not to be finished with me. I have brought you my anger because I still count on you. More than that I cannot do now. Amen.',
      ].join('\n\n'),
    },
    other: {
      title: 'For {someone|@} angry with God',
      text: [
        'Lord, I come to you on behalf of {a person|@,} who does not want to talk to you at present. There has been too much. Disappointment has turned into anger, and your name now leaves a bitter taste. I can understand it.',
        'I do not want to defend you, you do not need it. I ask you to bear this anger, as you bore the complaints of the psalms and the outcry of Job. Do not withdraw. Let no one come with quick answers or with blame. Send people who can listen to the lament without correcting it.',
        'Give what was so bitterly missing, if it can still be given. And where it cannot, let there be a trace of your own grief over it. May a way back to you open, without any pressure, in its time. Amen.',
      ].join('\n\n'),
    },
  },
  doubt: {
    self: {
      title: 'In doubt',
      text: [
        'God, if you are there, hear me; and see, already I begin with an if. I used to be more certain. Now questions come while I sing, while I pray, when I read the news. I envy those for whom it is all clear, and I also mistrust it a little.',
        'I would rather bring you my doubts than keep them from you. Let me ask honestly and not be satisfied too soon, with a no any more than with a yes. Lead me to people who can stand open questions, and to words that bear weight.',
        'Thomas was allowed to touch you. Let me too meet something that I can hold. I believe a little, and the rest I put into your hands. Perhaps you hold on to me even where I cannot hold on to you. Amen.',
      ].join('\n\n'),
    },
    other: {
      title: 'For {someone|@} in doubt',
      text: [
        'Father of light, I pray for {a person|@,} whose faith has begun to totter. What used to carry no longer does. There are questions, good ones, and they deserve more than a phrase.',
        'Do not let the questions be silenced, and let them lead deeper. Send someone to talk to who has doubted and stayed. Show yourself in a way that suits {this person|@}: in a thought, in beauty, in a life that matches its words. Let none of us react with fear or with reproach.',
        'You are greater than all our pictures of you, so some pictures may fall. Be there when they fall. Nobody who seeks you honestly is a stranger to you. Keep the longing for you awake, and meet it. Amen.',
      ].join('\n\n'),
    },
  },
  'spiritual-dryness': {
    self: {
      title: 'When God seems far away',
      text: [
        'Lord, I pray and it feels as if I were speaking to the ceiling. The words I used to love pass me by. I go on, from habit or from stubbornness, but nothing burns. I miss you. Perhaps that is the only prayer I have.',
        'If there is something between us that I have put there, show it to me kindly. If I am simply worn out, let me rest. And if you are leading me through dry land, be there, although I do not see you. Let me not measure you by my feelings.',
        'A tree in winter is not dead. Let the roots hold, and go on seeking water underneath. Give me one verse, one song, one silence in which something moves. I shall wait for you here. You have not forgotten the way to me. Amen.',
      ].join('\n\n'),
    },
    other: {
      title: 'For {someone|@,} who cannot feel God',
      text: [
        'God, you come in the storm and in the soft breath of wind, and at times, so it seems, not at all. I think of {a person|@,} who once prayed with joy and who now finds only emptiness there. It makes the heart sad, and a little ashamed.',
        'Let {this person|@} know that faith does not die of silence. Give patience with the dryness, and freedom from false effort. Send refreshment from a side where nobody looked for it, a piece of music, a tree in the evening, an unexpected kindness.',
        'For as long as the words fail, let our prayers count for two. Keep the small flame burning, which perhaps only you can see. And when the time has come, make your nearness felt again, so that the old words begin to shine. Amen.',
      ].join('\n\n'),
    },
  },
  guilt: {
    self: {
      title: 'When I have done wrong',
      text: [
        'Lord, I have done wrong. I could explain how it came about, and I have explained it to myself many times; but the explanation does not make it undone. I have hurt people, and I have hurt you. It stands before me in the evening and is there when I wake.',
        'I do not want to excuse it. I am sorry. Forgive me, for the sake of Jesus, who did not throw stones. Give me the courage to admit what must be admitted, and to make good what can be made good, also if it costs me something.',
        'Wash me, and let me be new. Take from me the wish to punish myself without end, for that helps no one. You have more mercy than I have guilt. I take your forgiveness from your hand, and I get up. Amen.',
      ].join('\n\n'),
    },
    other: {
      title: 'For {someone|@,} who carries guilt',
      text: [
        'Merciful Father, there is {a person|@,} who has done something that cannot be undone, and who suffers because of it. I do not come as one who is better. We all live on your forgiveness.',
        'Let the truth be spoken out, before you and wherever it is due. Take away the fear of it. Give real remorse, which looks at those who were hurt, and not only at one’s own shame. Show what can be repaired and how to begin.',
        'And then forgive, as only you forgive, completely and without coming back to it. Protect from despair, which thinks the wrong is greater than your grace. Heal those who suffered under the wrong. You ran to meet the son who came home in rags; run to meet {this person|@} too. Amen.',
      ].join('\n\n'),
    },
  },
  shame: {
    self: {
      title: 'When I feel worthless',
      text: [
        'God, there is a voice in me that says I am not enough. It knows many examples. I compare myself with others and always come off worse. I would like to hide, from people and almost from you. Yet you look for me, as you looked for the first two behind the trees: where are you?',
        'Here I am. Look at me, and let me dare to look back. Tell me who I am in your eyes. You thought of me, you took pleasure in making me, and you have not regretted it. Let this sink deeper than the other voice.',
        'Send me people whose eyes are kind. Let me learn to speak of myself as of someone you love. What is not mine to carry, take from my shoulders. I am your child; let me lift my head. Amen.',
      ].join('\n\n'),
    },
    other: {
      title: 'For {someone|@,} who feels worthless',
      text: [
        'Jesus, you ate with people whom everyone despised, and at your table they sat upright. I bring you {a person|@,} who feels worth nothing and apologises merely for being there. Somewhere, some time, a word must have gone deep.',
        'Speak your own word into that place. Say: you are mine, you are precious, I am glad that you exist. Say it through people also, through a look, a question, a hand, and again and again, until it can be believed.',
        'Take the burden of things that are past, and of those that were never {this person’s|@’s} fault. Let gifts become visible that have been hidden for fear of mockery. No one has a right to despise what you love. May this head be lifted, in the warmth of your face. Amen.',
      ].join('\n\n'),
    },
  },
  forgive: {
    self: {
      title: 'When it is hard to forgive',
      text: [
        'Father, there is a person who has hurt me, and I am not rid of it. It comes back while I wash the dishes. I hold conversations in my head that I always win. I know that you speak of forgiving, but something in me says: then it would be as if it had been nothing.',
        'It was something. You know that. You do not call the wrong right. I ask you to take the thing I hold in my fist, slowly, as I can open it. Leave justice with you, and peace with me.',
        'I forgive as far as I can today. Where I cannot, want it for me. And where distance is needed to be safe, let me keep it with a clear conscience. Heal me first. You know how it is done. Amen.',
      ].join('\n\n'),
    },
    other: {
      title: 'For {someone|@,} who finds it hard to forgive',
      text: [
        'Lord, you prayed for those who nailed you to the cross. None of us could do it of ourselves. I bring you {a person|@,} who was hurt by another and who struggles with it: with the anger, with the memory, and with the feeling of having to forgive.',
        'Do not let anyone press for it. See the wound, and let it be taken seriously. Where wrong was done, let it be called wrong. Comfort first, and heal. Then, when it is possible, loosen the bitterness that poisons only the one who carries it.',
        'Give freedom, step by step, to let go without denying anything. If a meeting can be good, prepare it; if it would do harm, let distance be peace. You make hearts wide that pain had made narrow. Do that here, in your patience. Amen.',
      ].join('\n\n'),
    },
  },
  temptation: {
    self: {
      title: 'In temptation',
      text: [
        'Lord, something is pulling at me, and I know where it leads. I have given in before. At this moment it looks bright, and the price is hidden. I tell you about it now, while I still can, because in the dark it becomes stronger.',
        'Help me through this hour. Let me get up and go out, call a friend, do some plain piece of work. Show me what I am really hungry for, and give me that in a good way. Put a person at my side to whom I can be honest.',
        'You were tempted in the desert, Jesus, so you do not despise me for it. Lead me past this. And should I fall, let me come straight back to you and not stay away. You are worth more to me. Amen.',
      ].join('\n\n'),
    },
    other: {
      title: 'For {someone|@} in temptation',
      text: [
        'Faithful God, you know where each of us is weak. I ask you for {a person|@,} who is being drawn to something that does no good. Perhaps the struggle is old and fought in secret. I see only a little of it, and I do not stand more firmly myself.',
        'Open eyes for what it will cost, and show the way out that you have prepared. In the decisive moment let a thought come, a call, a knock at the door. Fill what is empty, so that the false promise loses its shine.',
        'Send someone who is trustworthy and not shocked. After a fall give no contempt, but a hand. Strengthen the good will that is surely there. Jesus taught us to ask for protection from evil, so we ask: lead past the trap, and set free. Amen.',
      ].join('\n\n'),
    },
  },
  'new-faith': {
    self: {
      title: 'Thanks for a new faith',
      text: [
        'Jesus, not long ago I would not have thought that I should ever speak to you. Now I do, a little awkwardly still, and I know that you hear. Something in me has come home that I did not know was lost. Thank you for looking for me, and for not tiring of it.',
        'Thank you for those who told me about you, and for the day when it became real. Forgive what lies behind. Let me read and understand, ask without embarrassment, and find people with whom I can grow.',
        'There will be days without enthusiasm. Hold me then. Let the change in me be felt by those I live with, more in patience than in words. I want to go with you and learn from you. My life is yours, and I am glad. Amen.',
      ].join('\n\n'),
    },
    other: {
      title: 'For {someone|@} to find faith',
      text: [
        'Father, you draw people to yourself, each in a different way. I ask you for {a person|@,} who does not know you, or knows only a picture of you that is not true. I cannot bring anyone to faith. You can knock where no one else comes to the door.',
        'Wake a longing that nothing else satisfies. Clear away hurts that were done in your name. Let {this person|@} meet Christians who are honest and cheerful, and hear the good news as though for the first time. Use the ordinary things, a question, a book, a night without sleep.',
        'Show whether I should speak or be silent, and make my own life believable. I entrust this dear one to your patience. You want no one to be lost, and you have time. Let there be joy in heaven. Amen.',
      ].join('\n\n'),
    },
  },
  baptism: {
    self: {
      title: 'Thanks for baptism',
      text: [
        'God, Father, Son and Holy Spirit, in baptism you call me by name and say: you are mine. It is water like any other water, and yet you bind yourself to me in it for ever. I cannot earn it, nor explain it fully. I thank you.',
        'Thank you that I may belong to Christ, to his death and to his life, and to all who have gone this way before me. Let what is old in me be drowned, the fear, the lie, the circling round myself, and let the new come up out of the water.',
        'When I doubt, remind me of it: I am baptised. When I fall, let me begin again from there. Give me companions in your church who walk with me. I want to live as what I am, your beloved child. Amen.',
      ].join('\n\n'),
    },
    other: {
      title: 'Thanks for {someone’s|@’s} baptism',
      text: [
        'Lord of the church, we give thanks for {a person|@,} who belongs to you through baptism. You have spoken this name with love. A piece of heaven opens over a head made wet, and you say how glad you are of this life.',
        'Let this promise hold through all of life. In joy, let it be remembered with thanks, and in temptation, let it be a rock. Fill {this person|@} with your Spirit, with an open mind and a courageous heart. Grant growth, slow and deep, as a tree grows by the stream.',
        'Bless parents, godparents and friends, whoever goes along on this path. Let them live what they promise. And let us all think of our own baptism and be glad of it. Thanks be to you, who begin the good work and complete it. Amen.',
      ].join('\n\n'),
    },
  },
  church: {
    group: {
      title: 'For our congregation',
      text: [
        'Jesus Christ, head of the church, we pray for our congregation. You see us as we are: the faithful and the tired, those who sing loudly and those who only just manage to sit there. We are yours.',
        'Bless those who lead and preach, and give them time for quiet and people who pray for them. Keep us from quarrels about small things and from silence about great ones. Let nobody leave without having been greeted. Make us brave in love, in the neighbourhood and beyond it.',
        'Give us unity with your whole church, which is older and wider than we are. Let your word be clear among us and your table open. Where we have become narrow, blow in with your Spirit. Build with us, Lord, we are willing stones. Amen.',
      ].join('\n\n'),
    },
  },
  ministry: {
    self: {
      title: 'In ministry and service',
      text: [
        'Lord of the harvest, you have called me to serve, and I do not always know why you chose me. There is joy in it, when something opens in a person. There is also weariness, criticism, and the secret question whether any of it matters.',
        'Let me be your friend first and only then your servant. Keep me from performing, from needing applause, from neglecting those at home. Give me a word for the weary and ears for what is not said. Put honest people beside me who may contradict me.',
        'When I give, fill me again. When I fail, let me admit it without losing heart. The fruit is yours, and in its time; I may sow and go to sleep. Take what I have, as you took five loaves, and let people be fed. Amen.',
      ].join('\n\n'),
    },
    other: {
      title: 'For {someone|@,} who serves',
      text: [
        'God, you build your kingdom with human hands. I pray for one of your servants, who preaches, visits, comforts, teaches or simply sets out the chairs. Much of it is done unseen, and it costs more than we notice.',
        'Refresh {this person|@}. Give joy in your word, also when no sermon has to come of it. Protect from loneliness, from the pressure to be always strong, and from praise as well as from blame. Give a day of rest that really is one, good friends, and a happy home.',
        'Open doors for the message, and give the right word, and wisdom with difficult people. Where fruit is slow to come, let faithfulness be enough. And let us not only receive, but carry, thank and help. You are the one for whom it is done; let that be joy. Amen.',
      ].join('\n\n'),
    },
  },
  waiting: {
    self: {
      title: 'In waiting',
      text: [
        'Lord, I have asked you so many times, and nothing moves. I wait. I have tried to wait patiently, and I have tried to wait without hope so that it hurts less. Others have received what they asked for, and I have been glad with them, as well as I could.',
        'How long? You need not tell me everything. But let me feel that you have not put my prayer aside. Make this time more than a corridor. Show me what can grow already now, and what I may enjoy without waiting for the other.',
        'Keep me from forcing what is not yet ripe. If your answer is different from my wish, make me able to understand it. Simeon waited until he was old, and he saw you. I stay at my post, and I look for you. Amen.',
      ].join('\n\n'),
    },
    other: {
      title: 'For {someone|@,} who is waiting',
      text: [
        'God, a thousand years are like a day to you, but to us a week can be endless. I pray for {a person|@,} who has long been waiting for an answer from you, and whose strength for it is running out.',
        'Give a sign, even a small one. Let the waiting not make the heart sour. Protect from the sense of having been forgotten while others are served. Let there be good hours meanwhile, that are not merely a time between, and a friend who waits along without urging.',
        'If it depends on people, move them. If it depends on time, give endurance. And let what has been asked be given, if it is good, or else something of which one can say later: yes, this too was from you. You are near to those who hope. Be near. Amen.',
      ].join('\n\n'),
    },
  },
} satisfies Record<string, SituationPrayers>;
