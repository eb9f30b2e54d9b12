// English commentaries of Peaceful Sleep: what each comforting verse may mean to a person in bed.
import type { SleepTexts } from '../sleep-outline.ts';

export const comfort: SleepTexts['commentaries'] = {
  psalm_4_8:
    'Whoever first prayed this had enemies outside and lay down all the same. Peace here does not mean that everything is settled. It means that somebody else is keeping the house tonight, and you need not sit up.',
  psalm_3_5:
    'Through every sleep of your life you have been held without knowing it. You did not keep your own heart beating. The one who carried you through those hours is no different now, whether you sleep much or little.',
  numbers_6_24:
    'These are old words of blessing, first laid on tired people in a desert. There is nothing to do in order to receive a blessing; it falls on you as lamplight does, and on those you love.',
  psalm_23_1:
    'This shepherd does not call from the far end of the dark valley. He walks through it at your side. To know the way is his work; tonight you are only asked to be the one who is led.',
  psalm_46_1:
    'Sometimes the ground really does shake: a diagnosis, a letter, a call at midnight. Nobody here pretends that it does not. But help is closer than the shaking, and beneath all that gives way there is God.',
  psalm_46_10:
    'Being still is less an order than a relief. You may take your hands off the wheel for now. The world has a God, and it is not you, and on some nights that is very good news.',
  psalm_55_22:
    'There are burdens that cannot be solved at one in the morning, but they can be set down. You may do it clumsily, and take yours up again, and set it down once more. All the while you yourself are being held.',
  psalm_62_1:
    'One silence is empty, and another has something to lean on. Here a soul has stopped talking, because the rock is there. If you have run out of words, you have not run out of prayer.',
  psalm_91_1:
    'Think of shade on a hot road, or of a porch in the rain. God’s shelter does not keep every hurt away, as the saints could tell us. But no hurt can take you out of his keeping.',
  psalm_121_3:
    'Someone has to stay awake, you may feel: for the child, for the news, for the pain. Someone does. God’s watch has no shifts and no weary hours, and yours may end, even if your eyes stay open.',
  psalm_131_2:
    'A small child who has been fed wants nothing more from its mother than to be there. Prayer at night can be like that: no requests, no explanations, only your weight resting where it is welcome.',
  psalm_145_18:
    'How near God is does not depend on how well you pray. A name will do, or a sigh that is meant honestly. There is no need to raise your voice; whoever is this close can hear a whisper.',
  psalm_147_3:
    'The one who knows every star also knows how to bind up a wound, and takes time over it. Among so many lights you are not lost from view, and neither is the place in you that hurts.',
  proverbs_3_24:
    'Sweet sleep is a gift, and gifts cannot be forced. If it stays away tonight, you have done nothing wrong, and you have not been forgotten. Lying quietly in God’s company is a kind of rest too.',
  isaiah_26_3:
    'Minds wander at night; that is their way, and nobody scolds yours for straying. Each time you notice it, you may turn it gently back to God, as one draws a blanket up again over a shoulder.',
  isaiah_43_1:
    'God calls you by your name, not by your illness or your mistake. The water and the fire are not talked away. But nobody who goes through them with God goes as a stranger, or goes alone.',
  isaiah_49_15:
    'A mother can forget; the verse is honest about it, and some know it only too well. With God it is otherwise. It is as if your name were written where he sees it with every movement of his hand.',
  isaiah_54_10:
    'What looked fixed forever can give way after all: a house, a marriage, a body. God’s kindness is of another kind. It was there before the hills, and nothing that you have lost has used it up.',
  lamentations_3_22:
    'This was written among ruins, by somebody with little reason to be cheerful. Mercy is not stored up in advance; it is baked fresh each day, like bread. What you need for tomorrow is not due tonight.',
  zephaniah_3_17:
    'God does more than put up with you. He is glad of you, so glad that there is singing in it. Think of a voice humming in the next room, simply because you are there. You need not join in.',
  matthew_11_28:
    'Jesus invites the tired, and sets no condition before the door. You need not be lighter first, or better. You may come with the whole load, just as you are lying there, and let him take the other end.',
  john_14_27:
    'Jesus said this on the evening before he died, when trouble was already on its way. So his peace is not meant for calm evenings only. It can lie down beside you while the trouble is not over yet.',
  romans_8_38:
    'Take the longest list of what you fear, in life and in death. Nothing on it has arms strong enough to pull you away from the love of God. Even the feeling of being far from him stands on that list.',
  thessalonians_3_16:
    'Peace at all times: that includes this time, with the clock by the bed and the cold side of the pillow. It may be no more than a slower breath. And with the gift comes the one who gives it.',
};
