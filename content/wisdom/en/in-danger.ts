// English Wisdom passages for a question that speaks of danger.
import type { WisdomInDanger } from '../wisdom-topics.ts';

export const inDanger = {
  life: {
    insights: [
      'It is good that you asked. Behind such a question there is often more pain than one person can bear, and it is no failing to be at the end of one’s strength. In the Bible, people close to God came to that point as well, and he did not reproach them; he sent them food, sleep and company. Your life is precious to him, also on a day when you cannot feel it. This is a moment for another person: someone who comes and stays, a doctor, a crisis line, the emergency services. They want to hear it, exactly as it is.',
      'What you are carrying is too heavy to be carried alone, and you do not have to find the right words for it. You are not a burden. God made you, he knows your name, and nothing that you think or feel tonight or today has put an end to his love. Pain like this tells us that there is no way out, and pain does not see far. Other people can hold on with you while it is at its worst: someone you trust, a doctor, the voice on a crisis line. Until then it helps to be near others, and far from anything that could harm you.',
    ],
    steps: [
      'Call someone now, a trusted person, a crisis line or the emergency number, and say: I am not safe, please stay with me.',
      'Go to where another person is, and let them call a doctor, a crisis line or the emergency number together with you.',
    ],
  },
  violence: {
    insights: [
      'You are right to ask, and you deserve a plain answer: nobody may beat, threaten, force or control you, and no word of the Bible gives anyone leave to do it. What is being done is wrong, and it is not your fault. God sees it and hears the one who is harmed; he does not ask you to keep silent or to hold out in danger. Looking for safety is not a betrayal. There are people whose work it is to help with this, at a helpline, with the police, in a clinic or a church, and they can think through a safe way with you.',
      'It takes courage to put such a thing into words. Fear in one’s own home, or of someone close, is not normal and is not a cross that God lays on people. He made you with a dignity that no one may touch, and he is the refuge of those who are hurt. Your safety comes first, and that of any children with you. You need not decide everything today. A helpline, a doctor, the police or a person who believes you can help you to think about what is possible and safe, at your own pace.',
    ],
    steps: [
      'Call the emergency number if danger is near; otherwise reach a helpline for violence, from a telephone that no one else checks.',
      'Tell one person who will believe you, a friend, a doctor or a helpline, and agree on a safe place to go.',
    ],
  },
} as const satisfies Record<'life' | 'violence', WisdomInDanger>;
