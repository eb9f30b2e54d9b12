// English guidance texts of Peaceful Sleep: the first four categories.
import type { SleepKey, SleepTexts } from '../sleep-outline.ts';

type FirstKey = Extract<SleepKey, 'restless_mind' | 'fear' | 'loneliness' | 'grief'>;

export const nights: Pick<SleepTexts['categories'], FirstKey> = {
  restless_mind: {
    title: 'A restless mind',
    options: [
      {
        title: 'My thoughts go round and round',
        prayer:
          'Lord, the house is quiet and my head is not. The same three thoughts go past again and again, like cars under the window. I set them before you one by one, the big one first, and then the small ones that have grown in the dark. Thank you that I need not sort them before I bring them. Stand guard over me tonight, with a calm that does not wait for all the answers. Amen.',
      },
      {
        title: 'Tomorrow is already in the room',
        prayer:
          'Father, tomorrow has come into my room hours too early, with its bills, its appointments and its list. I cannot do any of it from here. You know what is needed on the table, and what has to be mended, paid or said. Let tomorrow wait outside the door until it is light. For tonight there is a place to lie, and your care around it, and I would like to let that be enough. Amen.',
      },
      {
        title: 'A worry I cannot put down',
        prayer:
          'There is one worry, God, that I have held so long that my fingers have closed around it. I am almost afraid of what happens if I let go. But your hand is larger than mine, and this matters to you, because I matter to you. Hold it for these few hours. If I reach for it again at three o’clock, be patient with me, and let me hand it over once more. Amen.',
      },
      {
        title: 'Everything looks worse at night',
        prayer:
          'You know, my God, how the night makes things bigger. What was a small matter at noon stands by the bed now like a mountain, and I lose my footing on it. Hold me up. When too many thoughts talk at once, let me hear your kindness underneath them, like a low voice in the next room. I do not have to believe everything I think at this hour. You are here, and you are true. Amen.',
      },
      {
        title: 'I cannot make my mind be still',
        prayer:
          'I have tried to make my mind be still, Lord, and it only runs faster. So I stop trying. Let it rest on you instead, the way a hand rests on the wall of a dark hallway and knows again where it is. Whenever I drift off into planning, let me come back to your name. You do not move, you are not tired of me, and I may lean on you for as long as this night is long. Amen.',
      },
    ],
  },
  fear: {
    title: 'Fear in the night',
    options: [
      {
        title: 'The dark feels too large',
        prayer:
          'Nobody sees how frightened I am tonight, Lord, except you. Before you I am not ashamed of it. Whatever is out there, and whatever my mind makes of a creaking floor, none of it is greater than you. Be the lamp that is left on in the hallway. Be the wall at my back. I cannot talk myself out of being afraid, but I can turn my face to you while I am, and that is what I am doing now. Amen.',
      },
      {
        title: 'My heart is racing',
        prayer:
          'My heart beats fast, God, my hands are cold, and I could not even say what it is that I fear. Come close, as close as my own breath. Breathing in, I remember that you are here. Breathing out, I give you a little of the tightness. Hold my hand firmly, for there is not much grip left in it. If my body needs help, let me call for it without shame. I ask for no great courage, only for enough until the next breath. Amen.',
      },
      {
        title: 'I do not feel safe',
        prayer:
          'Most High, the night has fears of its own: the news I read, steps on the stairs, illness that goes about unseen. I come in under your care as one slips under a coat that is held open in the rain. If I am in danger, show me the door, and the person who can help, and give me the courage to call. If the danger is only in my thoughts, sit with me among them. I am not out of your sight. Amen.',
      },
      {
        title: 'I am afraid to fall asleep',
        prayer:
          'Falling asleep means letting go of the railing, Lord, and that frightens me. Something might happen while I am not watching. The bad dreams might come back. So I ask you to be for me what I cannot be with my eyes shut: careful, near, quick to hear. Watch over this door and this bed. If I wake with a start, let the first thing I remember be that you were here the whole time. I lay down my watch, as well as I can. Amen.',
      },
      {
        title: 'The storm does not stop',
        prayer:
          'Jesus, you were in the boat when the water came over the side, and you slept with your head on a cushion. I am not that calm. I have been bailing until my arms ache. Your friends shook you awake and asked whether you cared at all, and I understand them well. So I come to you the same way, without fine words. Speak into this wind, in your own time. And while it blows, stay in the boat with me. Amen.',
      },
    ],
  },
  loneliness: {
    title: 'Lonely tonight',
    options: [
      {
        title: 'Nobody knows that I am awake',
        prayer:
          'The windows across the street are black, God, and the telephone has been silent for hours. Nobody knows that I am lying awake, only you. It is strange to be so alone among so many sleeping people. You find your way to me without a light. No room is too small for you to be in it, no town too foreign, no mood too grey. Be with me here, and let me notice you, even faintly. Amen.',
      },
      {
        title: 'Somebody is not here any more',
        prayer:
          'Somebody I counted on is not here any more, God of the long road, and the room is wider than it was. I keep turning to say something, and then I remember. You know where I have to go next, for you are there already. Go in front of me into the places that I dread: the quiet kitchen, the first Sunday, the table laid for one. I cannot see far tonight. Let it be enough that you do not walk away. Amen.',
      },
      {
        title: 'Has God left me too?',
        prayer:
          'It is hard to feel you, Lord, and I have wondered tonight whether you have gone as well. I do not want to pretend. But I have heard that you stay, and others have leaned on that in nights as long as this one. So I lean on it too, with feeling or without. What people do to me, or fail to do, is not the last word about me. Be my help, and stay within call. Amen.',
      },
      {
        title: 'I do not belong anywhere',
        prayer:
          'Others have a place where they are missed when they come late, Father, or so it looks from here. I have this room. You care for those whom nobody asks after; count me among your own. Open a door for me somewhere, with a chair pulled out, and somebody who remembers my name. And if there is another lonely person behind one of these walls, show me how to knock. Look after us both until it is day. Amen.',
      },
      {
        title: 'Stay with me through this night',
        prayer:
          'Stay with me, Jesus. I am not asking for an explanation. You went through death and came back to your friends, to the doubting ones as well, and you have not stopped staying with yours. So sit here, if I may say it like that, on the chair where my clothes are lying. You are here when the clock shows two, and when it shows three. You are in the day that comes after, with its people or without them. Be my company now. Amen.',
      },
    ],
  },
  grief: {
    title: 'Grief',
    options: [
      {
        title: 'Something in me is broken',
        prayer:
          'God, I have no fine prayer tonight. Something in me is broken, and I am lying among the pieces. By day I manage, and people say that I am doing well. At night there is nobody to manage for, and then it comes. You do not step over what is broken; you kneel down next to it. Come near now. Hear the crying that makes no sound. I do not ask to be cheered up, only not to be left alone in this. Amen.',
      },
      {
        title: 'You wept too',
        prayer:
          'You wept, Jesus, at the grave of your friend, in front of everyone, though you knew what you were about to do. So I need not hide my tears from you. If they come tonight, they may come; if none are left, that may be as well. You knew whose grave it was, and you know the name that I say into the dark. It is love that hurts in me. You do not ask me to love less. Stay beside me here. Amen.',
      },
      {
        title: 'I go over it again and again',
        prayer:
          'Again and again I go over it, Lord: the last weeks, the last words, the question I did not ask. It is bitter and sweet in one mouthful. I cannot stop remembering, and I am not sure that I want to. Be in the memories with me. Somewhere beneath this sorrow let there be one thing that holds, your mercy, which is older than my loss. I cannot hope for much tonight. Let me wait, and let me wait with you. Amen.',
      },
      {
        title: 'Nothing comforts me',
        prayer:
          'No word that was said to me went deep enough, Lord. People mean well, and then they go home, and I have the evening before me. You have room in your heart for everyone who mourns, and tonight I am one of them. Comfort me in your own way, slowly, as a room warms when a fire has been lit. Do not hurry me. Send me somebody who can be silent with me. And be near to all who set out one cup less today. Amen.',
      },
      {
        title: 'I miss somebody so much',
        prayer:
          'There is a chair that nobody sits in, and I miss the one who sat there. You know, God, what death takes from us. It took your Son, and it could not keep him. I hold on to that tonight, if only with one hand. I wait for the day when you yourself dry every face, and mine among them. Those I miss are known to you better than they ever were to me, and I leave them in your mercy. Sit with me beside the empty chair. Amen.',
      },
    ],
  },
};
