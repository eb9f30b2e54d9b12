// English guidance texts of Peaceful Sleep: the last four categories.
import type { SleepKey, SleepTexts } from '../sleep-outline.ts';

type OtherKey = Extract<SleepKey, 'weariness' | 'pain' | 'guilt' | 'thankful_evening'>;

export const moreNights: Pick<SleepTexts['categories'], OtherKey> = {
  weariness: {
    title: 'Worn out',
    options: [
      {
        title: 'I have carried too much',
        prayer:
          'Jesus, I am so tired that even praying is one more thing. I have carried this day, and other people’s days too, and some things that nobody gave me to carry. Here they are, in a heap beside the bed. You do not shout from far off; you are gentle, and you put your own shoulder under the weight. Let my neck go loose, and my hands, and my jaw. I am yours when I work, and I am yours lying down. Amen.',
      },
      {
        title: 'So much is left undone',
        prayer:
          'So much is left undone, God: the letter, the washing, the talk that I meant to have. I could get up and do one more thing, and then one more. But the world was turning before I came, and tonight it turns without my pushing. Look after what I have begun, and mend what I did badly. Free me from the thought that all of it hangs on me. I put this day down unfinished, and I put it down with you. Amen.',
      },
      {
        title: 'I cannot go on like this',
        prayer:
          'I have had enough, Lord, and I dare to say so, because Elijah said it to you and you did not scold him. You let him sleep. You saw to warm bread, and water within reach. I ask for things as simple as that: a few hours, something to eat, a hand on my shoulder. If I do not want to live any more, let me tell somebody now, and not wait for morning. The long road is not for tonight. Be kind to me here. Amen.',
      },
      {
        title: 'My strength is used up',
        prayer:
          'Maker of the wide earth, you do not grow tired, and I do. There is no shame in it; a lamp is not to blame when its oil runs low. My strength went today, somewhere between the last call and the stairs, and I cannot make more of it by wanting. Give me what I need, not for flying, only for the next few steps. Teach me to wait for you without counting the hours. And hold up all who are weary at their work tonight. Amen.',
      },
      {
        title: 'There was no time to breathe',
        prayer:
          'People came and went all day, Lord, and I hardly sat down to eat. You noticed such things. You looked at your friends and saw that they needed a quiet place before anything else. Let this bed be such a place, and the edge of the blanket a shore where the boat has landed. I tell you what I did today, the good and the clumsy. And now I would like to be silent with you, and for a while be nobody’s answer. Amen.',
      },
    ],
  },
  pain: {
    title: 'Pain and illness',
    options: [
      {
        title: 'Pain keeps me awake',
        prayer:
          'The hours are long tonight, God, and pain talks so loudly that I hear little else. I turn over, and it turns with me. I think of you here in the dark, without strength for many words. Your name is short enough to say between two breaths. I hold on to you as I can, and where my hands slip, hold on to me. Let there be some shade in this heat, some ease, even for a quarter of an hour. Amen.',
      },
      {
        title: 'Ill, and tied to this bed',
        prayer:
          'My bed has become most of my world, Lord, with a glass of water at its edge. I did not choose this. You come to sickbeds; the smell of medicine does not put you off, and neither does my bad temper. Sit down, and stay. Bless the hands that care for me, and send some where there are none. Ease what can be eased. I would like to be well, and I tell you so. Whatever comes, do not go from my side. Amen.',
      },
      {
        title: 'My body is failing me',
        prayer:
          'This body is wearing thin, Father. There are things it used to do without asking, and it does them no longer. I grieve over that, and sometimes I am angry, and you may hear both. Yet something in me is out of the reach of illness, because you hold it. Keep it alive tonight. I cannot see what you see beyond all this. But you are there as well as here, and there is nowhere I must go where Christ has not gone before me. Amen.',
      },
      {
        title: 'Who is watching with me?',
        prayer:
          'Maker of the hills and of this small room, you do not nod off while I lie here. Others have had to sleep, and I do not grudge it them. You are awake when the lamp is out and the last footsteps have gone down the hallway. Watch over my going and coming, even if it is only from the bed to the chair. If I need help, let me ask without feeling like a burden. If a hard hour comes, be in it before me. Amen.',
      },
      {
        title: 'When will this night be over?',
        prayer:
          'When will it be light? I ask it again, and the clock has hardly moved. You let Job talk like this, God, and you did not strike his words out of your book. So I may say it too: this is too long, and it hurts, and I do not understand it. Keep me from thinking that you want to punish me. Bear with my complaint, for it is still you I am talking to. Be with me in this hour, and then in the next. Amen.',
      },
    ],
  },
  guilt: {
    title: 'Guilt and shame',
    options: [
      {
        title: 'I am hard on myself',
        prayer:
          'At night I sit in judgment on myself, God, and I am a harsh judge. Every wrong word of my life is called as a witness. You know how I am made, and how little it takes to knock me over; you look at me with more tenderness than I do. What I have really done wrong, forgive, and carry it farther off than I can see. What was never my fault, show me, and lift it from me. Let this court be closed for tonight. Amen.',
      },
      {
        title: 'Something I did weighs on me',
        prayer:
          'I did it, Lord. All day I found reasons, and in the dark they do not convince even me. So I tell you how it was, without excuses, and without making it larger than it is. You are just, and you are merciful, and I need you to be both. Forgive me. Wash out what I cannot scrub away. If there is something I can put right without doing harm, show me, by daylight. Thank you that where the truth is told, you are there to meet me. Amen.',
      },
      {
        title: 'An old guilt comes back',
        prayer:
          'That old thing is back, although I have brought it to you before, God of mercy. You like to forgive; what you have forgiven you let sink, and you do not go fishing for it. I am the one who rows out and lets down the hook. When it washes up in my mind again, remind me whose sea this is. And if it is no sin of mine at all, but a wound that somebody gave me, then heal it, for it was never mine to confess. Amen.',
      },
      {
        title: 'May I come home?',
        prayer:
          'I have been away from you, Father, farther than I like to say, and I have practised what I want to tell you. It seems you do not need the speech. You see me while I am still a long way down the road, in the clothes I was ashamed of, and you set out to meet me. I hardly dare believe it. Put your arms around what is left of me. I only want to be where you are tonight, with the door shut against the cold. Amen.',
      },
      {
        title: 'I have never told anyone',
        prayer:
          'Keeping it to myself has worn me down, Lord; it sits in my bones like damp in a wall. To you I can open the door a little. Here it is: what I did, and what was done to me, so tangled that I cannot always tell which is which. You can. Forgive what is mine. Take from me the shame that belongs to somebody else. And show me a person, kind and safe, to whom I could one day say it aloud. Hide me with you until then. Amen.',
      },
    ],
  },
  thankful_evening: {
    title: 'A thankful evening',
    options: [
      {
        title: 'It was a good day',
        prayer:
          'Before I turn out the lamp, God, thank you. Nothing great happened today, and it was good: bread that was still warm, a joke at the right moment, the light on the wall at five. Many ask where anything good is to be found, and there are days when I ask it with them. Today I saw some. Turn your face to those as well who lie down hungry or afraid. I lie down in your keeping, with a heart fuller than my hands. Amen.',
      },
      {
        title: 'A song for the end of the day',
        prayer:
          'How good it is to finish the day with you, Most High. This morning your kindness was up before me; now I look back and see it standing at every corner. I would sing, if the neighbours were not in bed. So take the tune that goes through my head, and let it be praise. What your hands have made is beautiful: the first star, the cat on the step, rain on the glass, a face that I love. I am glad of all of it. Amen.',
      },
      {
        title: 'I have come through',
        prayer:
          'There was a time when I did not think I would ever lie here so quietly. You heard me, Lord. You know which tears I mean, and which stumbling. I am still walking among the living, and the pillow is cool tonight. My soul may sit down now; nobody is chasing it. Why I was helped, while others are still waiting, I do not know. Keep me grateful, and keep me from forgetting them. For this evening I thank you with all my heart. Amen.',
      },
      {
        title: 'So that I do not forget',
        prayer:
          'Let me count a little, Father, so that I do not forget. You have forgiven me more than anyone knows. There was food today, and somebody who grew it. You have brought me through things that I hardly think of any more. You gave me people, and laughter, and a window with some sky in it. I could go on, and I would still leave most of it out. Everything in me would like to thank you, the tired feet as well, and the heavy eyes. Amen.',
      },
      {
        title: 'Today I can let go',
        prayer:
          'Old Simeon held the child in his arms, and it was enough for him. I think of him at the end of this day. Something of your light has come my way as well, Lord, in Jesus, and in people who were warm because of him. My hands have been full, and now they may be empty. Let your light go on to those who have not seen it yet. And let me lie here with nothing to prove, and nothing that I must hold on to. Amen.',
      },
    ],
  },
};
