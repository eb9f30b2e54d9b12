// English prayers for illness and pain, for body and mind, and for pregnancy and sick children.
import type { SituationPrayers } from '../situation.ts';

export const health = {
  illness: {
    self: {
      title: 'In illness',
      text: [
        'Father, my body is not well, and life has become smaller: what I can do, what I can plan, how long I can stay on my feet. I see now how much I took for granted. I do not like to need help with simple things, and at times I am afraid that it will stay this way.',
        'Please heal me. Strengthen everything in me that works against the illness, and give good judgement to those who care for me. Let me rest without feeling useless, and accept a cup of tea as a kindness and not as a debt.',
        'You made this body, and in sickness I belong to you as much as in health. I leave this day with you, and the next one too. Amen.',
      ].join('\n\n'),
    },
    other: {
      title: 'For {someone|@,} who is ill',
      text: [
        'God of mercy, I bring you {a person|@,} who is ill. You know what this body has to bear, how the nights are, and which questions stay unspoken when visitors ask how things are going. I can only see a little of it from outside. You see it all, and you do not look away.',
        'Give relief where there is pain, and healing in body and mind. Guide the people who treat and nurse, and let them have time for a kind word. When the hours grow long, send company; when talking is too much, let there be quiet.',
        'Jesus went to the sick and touched them. I trust that he is close to {this person|@} also, and I place everything in his hands. Amen.',
      ].join('\n\n'),
    },
  },
  surgery: {
    self: {
      title: 'Before surgery',
      text: [
        'Lord, the operation is coming closer. I have listened to the explanations, and still my thoughts run ahead to the moment when other hands take over. It is hard to give my body to people I hardly know. I feel small, and I tell you so.',
        'Be with me in that room. Give the surgeon a clear eye and steady hands, and let everyone there be rested and careful. Keep me from harm while I can do nothing for myself. Afterwards give me relief from pain and patience for the days of healing.',
        'I shall not be out of your sight for one minute, awake or asleep. To you I entrust my life, in the name of Jesus. Amen.',
      ].join('\n\n'),
    },
    other: {
      title: 'For {someone|@} before surgery',
      text: [
        'Lord our God, {this person|@} is soon to have an operation. I ask you to be there first: in the waiting, in the corridor, in the bright room where strangers will bend over a life that is dear to you.',
        'Calm the fear that comes before. Give skill to the surgeon and attention to everyone who assists, so that nothing is overlooked. Watch over each breath. Let the operation do what it should, and let the pain afterwards be bearable and the healing steady.',
        'Be near to those who sit and wait for a call. Shorten the hours for them. We have done what we can do, and the rest we give to you, who never sleep. Amen.',
      ].join('\n\n'),
    },
  },
  'serious-diagnosis': {
    self: {
      title: 'With a serious diagnosis',
      text: [
        'God, since I heard what it is, nothing looks the same. People speak to me and I hear only half. I think about results and numbers and about those I love, and in between I forget it for a moment, and then it comes back. I am afraid, and I do not want to pretend before you.',
        'I ask you for healing. I ask for doctors who know what they do and tell me the truth gently, and for treatment that helps more than it hurts. Give me courage in small portions, enough for the next appointment. Leave me room for ordinary joy.',
        'Whatever the next result says, I am yours. Do not let go of my hand. Amen.',
      ].join('\n\n'),
    },
    other: {
      title: 'For {someone|@} with a serious diagnosis',
      text: [
        'Father, a word from a doctor has changed the life of {this person|@}. What was planned is uncertain now, and fear sits at the table. You heard the news as well, and you know what it means better than any of us.',
        'I ask you to heal. Bless the treatment and the people who carry it out. Give clear thought for the decisions, and rest after the hard days. Protect from loneliness, for it can grow even among friends when nobody dares to ask.',
        'Make those who stand near honest and calm, so that tears are allowed and laughter also. You have held this life from its beginning. Hold it now, through every result and every night. We look to Jesus, who knows our fear from within. Amen.',
      ].join('\n\n'),
    },
  },
  pain: {
    self: {
      title: 'In lasting pain',
      text: [
        'Lord, the pain is here again, or rather it never quite left. I know its habits by now. It wakes me, it shortens my temper, and it makes me cancel what I was looking forward to. Others cannot see it, and I am weary of explaining.',
        'I ask you to take it away. And as long as it stays, keep it from becoming the whole of me. Lead me to people who understand and know a remedy. Give me some hours of ease, and let me use them gladly. Forgive the sharp words that slip out.',
        'You did not stay far from pain. Your Son cried out on the cross, and you heard him. Hear me too, and be my rest. Amen.',
      ].join('\n\n'),
    },
    other: {
      title: 'For {someone|@} in lasting pain',
      text: [
        'Jesus, you stopped for people whom others had grown used to. Please stop beside {this person|@}, who has lived with pain for so long and still gets up with it each day. You alone know how much strength it costs to appear as if all were well.',
        'Ease the pain. Show the doctors a way that has not been tried, and let help come without long struggles for it. Grant deep sleep, and days on which the body is a friend again.',
        'Keep the heart from growing bitter and the circle of friends from growing thin. Give us who are healthy the patience to listen a second time. You count every tear, and not one of them is lost on you. Amen.',
      ].join('\n\n'),
    },
  },
  depression: {
    self: {
      title: 'In depression',
      text: [
        'God, I have hardly any words. Things I used to love leave me cold, and getting up is like lifting a stone. I do not even feel sad in the right way; mostly I feel empty. I do not know whether I believe this prayer, but I am saying it.',
        'Stay, even when I do not notice you. Do not let me believe that I am a burden. Give me enough strength today to tell one person how I really am, a doctor or a friend, and to take the help that is offered. Let medicine, talk and time do their work.',
        'You do not ask me to shine. You know me in the dark, and you wait with me. Let light come back in your own way. Amen.',
      ].join('\n\n'),
    },
    other: {
      title: 'For {someone|@} in depression',
      text: [
        'Father, I think before you of {a person|@,} whose days have lost their colour. What is easy for others is heavy there, and good advice only makes it heavier. You see the effort behind an answered message or an opened curtain.',
        'Come with your patience. Let the right help be found soon, a good doctor, someone trained to listen, and let there be courage to accept it. Guard this life in the darkest hours. Drive away the lie of being a burden to everyone.',
        'Teach those who are close to stay without pushing, to sit there, to bring soup, to ask again. What no one of us can lift, you carry. May {this person|@} feel warmth again, and one morning be glad of it. Amen.',
      ].join('\n\n'),
    },
  },
  anxiety: {
    self: {
      title: 'In fear and worry',
      text: [
        'Lord, my thoughts run ahead of me and come back with bad news. I imagine what might happen, and my heart beats as if it were already there. I know that much of it will never come, but knowing does not calm me.',
        'Speak to my restlessness. Slow my breath, and bring me back to this room, this hour, the ground under my feet. Show me which worry asks for something to be done, and which I may put down. If I cannot find the way out alone, lead me to someone who can help.',
        'You were with the disciples in the boat when the waves were high. Be in this boat as well. I hold on to you, with fear and with trust. Amen.',
      ].join('\n\n'),
    },
    other: {
      title: 'For {someone|@,} who is afraid',
      text: [
        'Merciful God, fear has taken hold of {this person|@}. It steals sleep, it makes plans shrink, and reasons do not help against it. You know where it comes from, even if no one else can explain it.',
        'Let your peace go deeper than the fear. In the moments when everything tightens, give breath, and a voice that says: this will pass. Let there be people who do not laugh at it and do not grow impatient, and professional help where it is needed.',
        'Give back one thing after another that fear has taken: the street, the conversation, the quiet evening. Your love is not put off by trembling. Keep {this person|@} close to you, now and in the hours that seem too long. Amen.',
      ].join('\n\n'),
    },
  },
  sleeplessness: {
    self: {
      title: 'When sleep does not come',
      text: [
        'Keeper of my life, I am awake again. The house is quiet and my head is not. I turn over what was said and what is still to be done, and the more I want to sleep, the further sleep goes away.',
        'Take this night into your hands. Let the thoughts that circle come to land with you. What I could not finish today, let it lie until morning. Loosen my shoulders and my jaw, and make my breath slow. And if I must stay awake, let it be without fear, in your company.',
        'You neither slumber nor sleep, so I need not keep watch over the world. Be with all who lie awake at this hour. Give me rest, and in the morning enough strength for the day. Amen.',
      ].join('\n\n'),
    },
  },
  addiction: {
    self: {
      title: 'In addiction',
      text: [
        'Father, you know what has power over me. I have promised to stop, to myself and to others, and I have broken the promise more often than I can count. I am tired of hiding. I do not want to lie to you as well.',
        'I need help from outside myself. Give me the courage to say it aloud to someone who knows about this, and to go there a second time. When the craving comes, let me get through the next ten minutes, and then the next. Take me away from the places where I fall.',
        'And if I fall, do not let shame keep me on the ground. You see more in me than this. I want to be free, and I ask you to make it true, one day at a time. Amen.',
      ].join('\n\n'),
    },
    other: {
      title: 'For {someone|@} with an addiction',
      text: [
        'God of freedom, I bring before you {a person|@,} whom an addiction holds fast. It has taken much already, and it promises relief that it never gives. You know the person behind it, with the good heart and the old hurts.',
        'Let the moment come when help is wanted and help is at hand. Open a place in treatment or in a group, and let there be people who know the way because they have gone it. Protect from harm until then. Where there is a relapse, let it not be the end.',
        'Give those who love {this person|@} clear boundaries and a love that does not run dry. Nobody is beyond your reach. Bring this life back into the open, for the sake of Jesus, who came for the captives. Amen.',
      ].join('\n\n'),
    },
  },
  caregiving: {
    self: {
      title: 'When caring for someone',
      text: [
        'Lord, my days belong to another person’s needs. I help with the heavy things and with the small ones, I answer one more question, and even at night I listen with half an ear. I do it out of love, and still there are moments when I want to run away, and then I am ashamed.',
        'Give me strength for the next thing that has to be done. Make my hands gentle when I am tired and my voice kind when it is the tenth time. Send someone to relieve me, and let me accept it. Remind me to eat, to sleep and to see a friend.',
        'Look with kindness on the one I care for, and on me. You carry both of us. Let your love do what mine cannot. Amen.',
      ].join('\n\n'),
    },
    other: {
      title: 'For {someone|@,} who cares for another',
      text: [
        'Father of all comfort, there is {a person|@,} who gives day after day for someone who can no longer manage alone. Much of it happens behind a closed door, and few people say thank you. You see each cup that is held and each sheet that is changed.',
        'Refresh {this person|@}. Give a whole night’s sleep, an hour in the sun, a conversation about something else. Let offices and doctors be a help and not one more burden. Where patience comes to an end, grant forgiveness and a new beginning.',
        'Wake up those of us who could help and have not thought of it. And hold in your peace the one who is being cared for, who belongs to you in weakness as in strength. Amen.',
      ].join('\n\n'),
    },
  },
  dying: {
    self: {
      title: 'When life draws to its end',
      text: [
        'My God, I feel that my time is becoming short. Some things I can still do, and many I must leave. There is fear in me, of pain, of the unknown, of the parting. There is also gratitude, for faces, for mornings, for more than I deserved.',
        'Stay with me on this last stretch. Keep the pain within bounds, and let there be a hand to hold. What I owe to anyone, help me to put right, and what I cannot put right, forgive. Comfort those whom I leave behind.',
        'You called me into life, and you will not lose me in death. Jesus has gone through this door before me. When I can no longer pray, let others pray for me. In your hands I leave all that I am. Amen.',
      ].join('\n\n'),
    },
    other: {
      title: 'For {someone|@,} who is dying',
      text: [
        'Lord of life and death, we have come to the place where we cannot do much any more. This person is nearing the end, and we would like to stop the clock, and we would also like the suffering to cease. You understand both.',
        'Be close, closer than we can be. Take away pain and dread. Let there be clean sheets, soft light, a familiar voice. What was heavy between people, let it be forgiven and let go. If words no longer reach the ear, let your peace reach the heart.',
        'Receive this life that came from you. Open your house and your arms. And hold those who keep watch, with all they would still like to say. Through Jesus, who died and lives. Amen.',
      ].join('\n\n'),
    },
  },
  disability: {
    self: {
      title: 'Living with a disability',
      text: [
        'Creator, you know how I live. There is much that others do without thinking, and that I must plan, ask for or leave. Often my limits tire me less than the stairs, the forms, and the looks of people who speak over my head.',
        'I pray for strength, and for tools and helpers that suit me. Give me friends who see me first. When I grieve over what is not possible, be patient with me, and when I find a way of my own, let me be proud of it.',
        'My worth was never measured in what I can do. I am your image as I am, and you have work and joy for me. Let me live this day fully, before you. Amen.',
      ].join('\n\n'),
    },
    other: {
      title: 'For {someone|@} living with a disability',
      text: [
        'God, maker of each one of us, I pray for {this person|@}, who lives with a disability. You know the gifts that are there, and also the fights that should not be necessary, for a ramp, a place, a little understanding.',
        'Give strength for what is hard and good people for what cannot be done alone. Open doors: to work that fits, to friendships among equals, to a congregation that makes room. Keep away the kind of pity that looks down, and every belittling word.',
        'Let us learn to ask before we help, and to listen to the answer. You delight in this life, and you have not made it as something less. May {this person|@} know it, and live with dignity and joy. Amen.',
      ].join('\n\n'),
    },
  },
  infertility: {
    self: {
      title: 'Longing for a child',
      text: [
        'Father, there is an empty place in my life that I had kept for a child. Month after month I hope, and month after month I say goodbye to that hope. When others tell their good news I smile, and afterwards I need to be by myself.',
        'I ask you for a child. You know how long I have been asking. Guide the doctors, if they can help, and protect love from becoming a timetable. Take from me the feeling that my body has failed or that you are punishing me.',
        'Give me people with whom I need not pretend. And let my life be fruitful and wide, whatever comes. I do not understand your silence, but I bring my longing to you again, and leave it in your hands. Amen.',
      ].join('\n\n'),
    },
    other: {
      title: 'For {someone|@} longing for a child',
      text: [
        'God of Hannah, you listened to a prayer that moved only the lips. Listen also to this longing for a child, which many do not know of and which comes back every month with hope and with tears.',
        'I ask you to give what is so deeply desired. Bless what medicine can do, and give peace in the decisions that belong to it. Where two people bear this together, let them stay tender with one another. Protect from thoughtless questions and from cheap advice.',
        'On the days when every pram hurts, be a quiet companion. Show that a life without a child is not a life with less love. You see the whole of it, the wish and the wound. Have mercy, Lord. Amen.',
      ].join('\n\n'),
    },
  },
  pregnancy: {
    self: {
      title: 'In pregnancy',
      text: [
        'Giver of life, a child is on the way. You see already what is hidden from my eyes, the small hands, the heart that beats so fast. I am glad, and I am also uneasy; so much may happen, and I can control so little of it.',
        'Watch over this child. Let it grow strong, and let every week be a safe one. Give health for the months that are left and courage for the birth. Put wise and kind people at our side. When bad stories frighten me, calm me.',
        'Make room in me for this new person, who will be different from all I imagine. Before I knew of this life, you knew it. I place us both in your keeping. Amen.',
      ].join('\n\n'),
    },
    other: {
      title: 'For {someone|@} expecting a child',
      text: [
        'Lord, we rejoice because a child is expected, and we know how tender this time is. So I bring to you {this person|@} and the little life that is already known to you and not yet to us.',
        'Protect them both. Let the pregnancy go well, the examinations bring calm, and the birth come at the right time. Give sleep in spite of everything, appetite, and good humour. In fear, let there be someone to call at any hour.',
        'Prepare a home where this child is welcome, and people who will share the work as well as the joy. You weave life where no eye can see. Finish what you have begun, and let us thank you with full hearts. Amen.',
      ].join('\n\n'),
    },
  },
  'sick-child': {
    self: {
      title: 'When my child is ill',
      text: [
        'Jesus, you let parents come to you with their sick children, and you did not send one of them away. Now I come. My child is ill, and I would at once change places if I could. I sit there, I stroke the hair from the forehead, and I feel how little I can do.',
        'Make my child well. Take the pain and the fear away. Give the doctors insight and gentle hands. Let me be calm where calm is needed, and find a place to cry where it does not frighten anyone.',
        'You love this child more than I can, though I hardly know how that is possible. Be at the bedside, when I am there and when I have to leave. I trust you with the dearest thing I have. Amen.',
      ].join('\n\n'),
    },
    other: {
      title: 'For parents of a sick child',
      text: [
        'Father in heaven, you know what it is to see a child suffer. I bring you parents whose child is ill. They watch every breath; they read every face that comes near; they are brave beside the bed and fall apart outside.',
        'Heal this child, we ask you with all our heart. Lessen the pain and give sleep. Bless those who treat and nurse, and show them what will help.',
        'Strengthen the parents. Let them take turns and eat something and be good to each other. If there are other children at home, let them not be forgotten. Send friends who cook and drive and do not ask too much. Be the ground under their feet, in this hour and the next. Amen.',
      ].join('\n\n'),
    },
  },
} satisfies Record<string, SituationPrayers>;
