// English prayers for work and money, school, home, decisions, court, and growing old.
import type { SituationPrayers } from '../situation.ts';

export const work = {
  'new-job': {
    self: {
      title: 'For a new job',
      text: [
        'Lord, new work lies in front of me, with new faces and rooms I do not know. People will look at me and form an opinion in a few minutes. I want to do well, and my hands are damp at the thought of it.',
        'Give me calm. Let me listen properly and answer honestly, without making myself bigger or smaller than I am. Help me to remember names. When I do not know something, let me ask. If this place is right for me, open it wide, and if it is not, show me soon and give me another.',
        'Bless those who will be my colleagues. Let my work be useful to people, and keep me decent in it. You go through this door before me, and that is enough for me. Amen.',
      ].join('\n\n'),
    },
    other: {
      title: 'For {someone|@} with a new job ahead',
      text: [
        'God, I bring to you {a person|@,} who stands at the threshold of new work. There is hope in it and also a dry mouth. You know the abilities that are there, even those that hide when one is nervous.',
        'Give a clear head for the questions and a good night before. Let those who decide be fair, and see what is really there. And where the work has begun, send patient colleagues, someone who shows the way to the coffee, and a first task that succeeds. Guard against the thought of having to prove everything at once. Let this become a place to grow, to earn a living honestly and to go home content. If it should turn out otherwise, keep courage alive for the next attempt. Amen.',
      ].join('\n\n'),
    },
  },
  unemployment: {
    self: {
      title: 'When I have no work',
      text: [
        'Father, I am without work. In the morning others hurry past and I do not know where to go with my strength. I write applications into a great silence. When people ask what I do, I look for a way to change the subject.',
        'I ask you for work: something I can do, that feeds those who depend on it. Let one letter fall into the right hands. Until then, help with the bills and the offices, and let me keep some order in my day.',
        'What I am does not depend on a job. You called me by name before I had earned anything. Do not let me grow bitter or dull. Show me to whom I can be useful today, and keep a little hope warm in me. Amen.',
      ].join('\n\n'),
    },
    other: {
      title: 'For {someone|@} without work',
      text: [
        'God, you worked and you rested, and you gave people work to do. Here is {a person|@,} who would like to work and finds no place. You know the waiting, the refusals, and the letters that nobody answers.',
        'Open a door, and soon. Let someone see the experience and the good will that are there. Give the right idea about where to ask, and strength to ask again after a refusal. Provide for what is needed meanwhile, for rent, food and light.',
        'Protect self-respect, which suffers most in this. Let family and friends be patient and bring no reproaches. May this time not be empty, but have good hours in it. And when work is found, let it be honest and sufficient. We hope in you. Amen.',
      ].join('\n\n'),
    },
  },
  burnout: {
    self: {
      title: 'When work is too much',
      text: [
        'Lord, I have nothing left. The list is longer in the evening than it was in the morning. Things I used to do easily now stand before me like a wall. I am short with people I like, and on free days I only stare.',
        'You did not create me as a machine. Forgive me for acting as if everything depended on me. Show me what I can leave undone, and whom I have to tell that it is too much. Let me see a doctor if my body has been asking for it.',
        'Give me sleep that refreshes and an hour with nothing in it. You let Elijah sleep and eat before you asked anything of him. Deal so with me. I put down the load at your feet, if only for an hour. Amen.',
      ].join('\n\n'),
    },
    other: {
      title: 'For {someone|@} exhausted by work',
      text: [
        'Jesus, you said to the weary: come. Say it to {this person|@}, who has been running on the last reserve for too long. The strength is used up and the sense of duty still drives on.',
        'Give permission to stop, from you and from those in charge. Let somebody take over what cannot wait. Help to find a doctor or an adviser who takes the exhaustion seriously. Bring back sleep, and the taste of food, and pleasure in something quite useless.',
        'Change what makes people ill in that work. Give superiors who see it, and the courage to draw a line. Let {this person|@} learn again that love is not earned by results. In your presence there is rest; grant it, Lord, in body and soul. Amen.',
      ].join('\n\n'),
    },
  },
  'work-conflict': {
    self: {
      title: 'In conflict at work',
      text: [
        'God of justice, I go to work with a knot in my stomach. There are remarks there, glances, decisions behind my back. I ask myself whether I am too sensitive, and in the evening I rehearse what I should have answered.',
        'Give me a clear view of what is happening. Where I contribute to it, show me. Where I am treated unjustly, help me to say so in the right place, with facts and without hatred. Let there be one colleague who stands by me. If it is better to go, prepare me another post.',
        'Do not allow this trouble to follow me home and sit at my table. My dignity does not come from those people. Bless even those who make it hard for me, and set a limit to what they do. Amen.',
      ].join('\n\n'),
    },
    other: {
      title: 'For {someone|@} treated unfairly at work',
      text: [
        'Father, think of {a person|@,} who has a hard time at work because of other people. Already on the way there the shoulders tighten. What ought to be cooperation has become a struggle, and it costs sleep and joy.',
        'Be a protection. Expose unfairness, and let those responsible look at it and not past it. Give the right words at the right moment, a cool head, and witnesses who do not keep out of it. Where there is a misunderstanding, let it be cleared away.',
        'Do not let this heart become hard or give itself the blame for everything. If there is a better place, show it, and give the courage to change. Jesus was treated unjustly, and he did not lose himself. Give of his strength, day after day. Amen.',
      ].join('\n\n'),
    },
  },
  money: {
    self: {
      title: 'In money trouble',
      text: [
        'Father, I count and count again, and it does not add up. There are letters I leave closed because I know what is in them. I go through every coin in my mind, even at night. It is hard to be short of money where others do not think about it.',
        'You taught us to ask for bread for today, so I do. Provide what is lacking. Show me where I can save, whom I can ask, and who gives honest advice about debts. Give me the courage to open the letters.',
        'Keep me from envy, from quick money, and from shame that makes me hide. You clothe the grass of the field; you know that we need shoes and a roof. Let me find enough, and let me one day be able to help another. Amen.',
      ].join('\n\n'),
    },
    other: {
      title: 'For {someone|@} in money trouble',
      text: [
        'Generous God, I bring you {a person|@,} who does not have enough money to live on. The bills come more reliably than the wages. Pleasures were crossed out long ago, and now it is a matter of what is necessary.',
        'Open a source of help, expected or quite unexpected. Let authorities and creditors show humanity. Give a clear plan, sound advice, and the strength to follow it through small steps. Where there are others to feed at home, let them have enough to eat and not be laughed at.',
        'Keep sorrow from turning into despair. And look at us, too, who may have more than we need, and loosen our hands. You once made a few loaves suffice for many. Let it be enough here as well, and a little over. Amen.',
      ].join('\n\n'),
    },
  },
  housing: {
    self: {
      title: 'Looking for a home',
      text: [
        'Lord, you had no place to lay your head, and so you understand me. I need a home. I look through offers and fill in forms, I stand in line, and again it goes to someone else. Without a door of my own I cannot come to rest.',
        'Give me a roof: dry, safe, and at a price that I can pay. Let me meet an owner or an official who sees a human being. Guard me until then, wherever I sleep, and keep my few things together.',
        'Do not let me lose heart or be ashamed of needing help. Lead me to the people and the places that assist. You yourself are a shelter, this I have heard and want to believe. And yet I ask for walls and a key as well. Amen.',
      ].join('\n\n'),
    },
    other: {
      title: 'For {someone|@,} who needs a home',
      text: [
        'God, our dwelling place, here is {a person|@,} who lacks a home or is in danger of losing it. All the rest hangs on that: sleep, work, health, peace in the evening. It must be bitter to pass by so many lighted houses.',
        'Let a place be found. Move the hearts of those who let rooms and those who decide in offices. Give perseverance for the search and protection in the nights between. If there is an eviction to face, send legal help and friends with a car and an open door.',
        'Forgive us that some have so much space and others none. Make us inventive. And let the day come when {this person|@} turns a key, puts the kettle on, and is at home. We ask it through him who was born in a stable. Amen.',
      ].join('\n\n'),
    },
  },
  exam: {
    self: {
      title: 'Before an exam',
      text: [
        'Lord, the exam is near. I have studied, not everything and not always well, but I have studied. Now my head feels like a drawer that sticks. I think of what depends on it, and of the faces of those who expect something of me.',
        'Give me a quiet spirit. Let me read the questions properly and begin with what I know. Bring back to my memory what I have learned. Keep me honest, and keep me from panic when there is a gap. Let those who examine be fair.',
        'Then let it be enough. I am more than a mark on a sheet of paper, before you at any rate. Give me sleep beforehand, and afterwards something to celebrate, whatever comes out. I go in, and you go with me. Amen.',
      ].join('\n\n'),
    },
    other: {
      title: 'For {someone|@} before an exam',
      text: [
        'Spirit of wisdom, I pray for {a person|@,} who has an exam to take. You see the notes with their many colours, the nerves, the late hours, the fear of a sheet of paper that stays white.',
        'Give calm and a clear mind. Let what has been learned be there when it is needed, and let the questions be such that {this person|@} can show it. Grant refreshing sleep before, and a steady hand during those hours. May the examiners be attentive and kind. Take away the idea that everything in life hangs on this. If it succeeds, let there be joy without pride. If not, let there be a second chance and people who console. Your love has never been a matter of marks. Amen.',
      ].join('\n\n'),
    },
  },
  studies: {
    self: {
      title: 'For my studies',
      text: [
        'God, giver of understanding, I stand before a great deal that I have still to learn. Some of it delights me, and some of it I read three times and it does not stay. Others appear to find it easy. I get distracted, and then I have a bad conscience.',
        'Give me an eager mind and a steady will. Let me find a rhythm of work and rest. Send me teachers who can explain, and companions with whom learning is fun. When I fail at something, let me begin again without drama.',
        'May I not learn only for the certificate. Show me for whom it will be good one day. What I come to understand, let it make me humble and useful. In all truth I find a trace of you. Be with me at my desk. Amen.',
      ].join('\n\n'),
    },
    other: {
      title: 'For {someone|@,} who studies',
      text: [
        'Father, I bring you {a person|@,} who is at school or in studies. There is so much to take in: books, deadlines, new people, and underneath it all the question what will become of it.',
        'Give joy in learning, and perseverance where the joy runs out. Help with the subjects that go against the grain. Grant good teachers, who notice more than results, and friends who build up. Keep from the pressure that makes people ill and from every kind of company that does harm. Let gifts come to light, and let a way be found in which they are needed. In doubt and in tiredness send a word of encouragement. You have patience with each learner, Lord, and time. Let {this person|@} feel some of it. Amen.',
      ].join('\n\n'),
    },
  },
  bullying: {
    self: {
      title: 'When I am bullied',
      text: [
        'Jesus, they laughed at you, and so you know it. There are people who make fun of me, who leave me out or write things about me for everyone to read. I act as if it did not matter. Then at home it comes over me, and I believe half of what they say.',
        'It is not true. You made me, and you do not make rubbish. Help me to tell it to someone I trust, who takes it seriously and does something. Give me one friend who stands beside me.',
        'Protect me on the way there, in the breaks, and on the screen. Let me not become as cruel as they are. And let those who watch find the courage to speak. With you I do not have to be different from what I am. Amen.',
      ].join('\n\n'),
    },
    other: {
      title: 'For {someone|@,} who is bullied',
      text: [
        'God, you stand with those who are pushed to the edge. I bring you {a person|@,} who is mocked and shut out. You know the whispering, the pictures passed around, the stomach that aches before going there again.',
        'Put an end to it. Let teachers and all who are responsible look closely and act. Send friends, even one would change everything. Give the courage to talk about it, and let the first one who hears it believe it.',
        'Heal what has been said over and over again, until it was nearly believed. Let {this person|@} hear your voice under the other voices, and know: I am wanted. Reach also those who do the hurting, stop them, and turn them round. Watch over this life, and let joy come back to it. Amen.',
      ].join('\n\n'),
    },
  },
  retirement: {
    self: {
      title: 'At the end of working life',
      text: [
        'Lord of time, my working life is coming to its close. For so many years I knew what a morning was for. Now there is relief in me and a strange emptiness too. I wonder who I am without the task, and whether anyone will need me.',
        'Thank you for what I was able to do, for colleagues, for the bread that was earned. Forgive what I neglected over it. Give me a good farewell. Then teach me the new pace, with time for people, for a walk, for things that were left lying.',
        'Keep me from complaining and from living only in memories. You still have something in mind for me, perhaps smaller, perhaps more beautiful. Let the years that come be fruitful, and give me health to enjoy them. Amen.',
      ].join('\n\n'),
    },
    other: {
      title: 'For {someone|@,} who retires',
      text: [
        'Faithful God, a person is putting down the work of many years. We think of the early mornings, of all that was built and repaired and answered, and of those for whom it was done. You have seen it, also the part that was never thanked for.',
        'Let the farewell be worthy. Then give a gentle arrival in the new freedom: days that are neither empty nor crammed, a hobby, a garden, an old friendship, a task of the heart. Grant health, and enough to live on without worry. Where it feels like a loss, comfort. Let experience be asked for by the young. At home, let there be patience while everyone gets used to it. And may {this person|@} discover that your yes never depended on usefulness. Amen.',
      ].join('\n\n'),
    },
  },
  decision: {
    self: {
      title: 'Before an important decision',
      text: [
        'God, I have to decide, and I turn round and round. There are good reasons on each side, and each has a price. I ask many people, and every answer pulls another way. I am afraid of choosing wrongly and of not choosing at all.',
        'Give me light. Clear away what is only vanity or fear. Let me hear what I really know already. Show me what serves life, mine and that of others who will feel the consequences. Send me a person with good judgement and no stake in it.',
        'And when I have decided, give me peace. You do not wait at the end of one road only. Even on a detour you walk beside me. So let me take the step, honestly and without endless looking back. Amen.',
      ].join('\n\n'),
    },
    other: {
      title: 'For {someone|@} with a decision to make',
      text: [
        'Lord, you give wisdom without reproach to those who ask. I ask it for {a person|@,} who stands at a fork in the road. Much depends on the choice, and no one else can make it.',
        'Give quiet for thinking, for there are many voices. Let wishes and fears be told apart. Bring the right facts to light and the right adviser to the table. Keep away anyone who presses or flatters. Give {this person|@} freedom, also from my own opinion.',
        'Then let the decision ripen, neither hasty nor put off for ever. Bless the step when it is taken, and be on the road that was chosen. If it should have to be corrected later, let that be possible. You remain a good companion whatever is decided. Amen.',
      ].join('\n\n'),
    },
  },
  moving: {
    self: {
      title: 'When moving house',
      text: [
        'Lord, my life is going into boxes. Each thing I take in my hand tells a story, and I cannot take everything. I leave streets I know in the dark, neighbours, a window. At the other end nobody knows my name yet.',
        'Thank you for this place, for all that was good here. Let me say goodbye properly. Give strength for the carrying, and care for what is fragile. Then let me arrive there: a friendly face on the stairs, a shop where they greet me, a church where I may sit down.',
        'You went with Abraham when he knew only that he had to set out. You will be in the new rooms before I turn the key. Make them a home, for me and for those who visit me. Bless the going and the coming. Amen.',
      ].join('\n\n'),
    },
    other: {
      title: 'For {someone|@,} who is moving',
      text: [
        'God of the road, I pray for {a person|@,} who is moving and has to leave much behind. There are boxes and lists, and between them a heart that is still here and half already there.',
        'Let the farewell be good and not be swallowed up in the rush. Keep safe everyone who carries and drives. Give patience when things are broken or cannot be found, and helpers who stay until the bed is made. In the new place, let the first weeks not be too lonely. Send neighbours who knock, a path that becomes familiar, people to whom one can belong. And keep the old friendships alive across the distance. You are at home in both places. Make your peace live there, from the first evening on. Amen.',
      ].join('\n\n'),
    },
  },
  court: {
    self: {
      title: 'Before a court case',
      text: [
        'Righteous God, my case is to be decided by others. I have papers, dates, and a lump in my throat. Words are used there that I do not understand, and I am afraid that I shall not be heard or shall say something wrong.',
        'You know the truth of it, the whole truth. Let it come to light. Give me honesty, also where it costs me something. Give the judges wisdom and time, the lawyers care, the witnesses a clear memory. Keep hatred out of my heart, whoever stands on the other side.',
        'Help me to bear the waiting. Whatever judgement is given, you remain the one before whom I live. I ask for justice, and I ask for mercy, for I need both. Stand beside me when my name is called. Amen.',
      ].join('\n\n'),
    },
    other: {
      title: 'For {someone|@} facing a court case',
      text: [
        'God of right and mercy, a person has to go before a court. You know what happened, and you know how it presses on the days and nights. I ask you to be there when the door of the courtroom opens.',
        'Let truth be found. Give judges who listen carefully and cannot be bought, lawyers who do their work with conscience, and witnesses with the courage to say what they saw. Give calm in speaking and strength for what is hard to hear. Protect those who were wronged. Where guilt is present, lead to honesty and to a new start. Let the proceedings not go on without end. And whichever way it goes, let {this person|@} not fall out of your hand or lose the people who stand by. Amen.',
      ].join('\n\n'),
    },
  },
  aging: {
    self: {
      title: 'In growing old',
      text: [
        'Lord, I am growing old. My steps are shorter and the names slip away from me. Many of those with whom I could say “do you remember” are not here any more. I do not complain, or only a little; but it is not easy to let go of one thing after another.',
        'Be to me in age what you were in my youth. Leave me as much strength as I need and people who like to come. Make me grateful and mild, and not someone who always knows better. If I need help, let me accept it with good grace.',
        'You have carried me until now, and you do not put me down. There is still something I can do: I can bless, I can listen, I can pray. Let there be light toward evening. Amen.',
      ].join('\n\n'),
    },
    other: {
      title: 'For {someone|@} growing old',
      text: [
        'Father, I pray for {a person|@,} who is growing old and feels it. Things that went without thinking need planning now. The circle of friends becomes smaller, the days longer, and the doctor’s appointments more.',
        'Give strength and good courage. Preserve the memory and the joy in small things, in birdsong, in a visit, in a well-known hymn. Let there be people who take time and do not speak too loudly or too fast. Where help is needed, may it come with respect.',
        'Take away the fear of being a burden. All the years of this life are kept with you, and none of them is out of date. You promised to carry us until our hair is grey. Do so here, and let evening be peaceful and full of hope. Amen.',
      ].join('\n\n'),
    },
  },
} satisfies Record<string, SituationPrayers>;
