// English prayers for a person in danger.
import type { PassagesByConcern } from '../prayer-passages.ts';

export const inDanger: PassagesByConcern = {
  life: {
    comforts: [
      'Father, you hear what I hardly dare to say. The pain is heavy, and I am tired of carrying it. You do not turn away from me, and you are not angry with me. I am still your child.',
      'Merciful God, it is very dark where I am, and you know it. Nothing I feel shocks you. You made me, you know my name, and my life is precious to you, even now, when I cannot feel it.',
    ],
    askings: [
      'Hold me through this hour, and then through the next. Keep me safe from harm, also from my own hands. Send me a person who will sit with me and listen, and give me the courage to say now how things really are.',
      'Stay close and keep me safe. Lead me to someone who can help: a friend, a doctor, a calm voice on the telephone. Loosen my silence, so that I can speak today. Let the pain grow lighter, little by little, and let me rest.',
    ],
    trusts: [
      'I do not have to be strong before you. You hold me even when I cannot hold on, and this darkness will not have the last word. I ask for help in the name of Jesus. Amen.',
      'You have loved me from the beginning, and you love me still. I need not see the whole road, only the next breath and the next hour, with you. In the name of Jesus. Amen.',
    ],
  },
  violence: {
    comforts: [
      'God, you see what happens behind closed doors. You see the hurt, and you know my fear. This is not your will, and it is not my fault. I am worth being safe, and you are on my side.',
      'Lord, you hear me even when I have to whisper. There is hurt here, and fear, and it is hard to speak of it. You gave me dignity, and no one has the right to take it from me.',
    ],
    askings: [
      'Keep me safe, and everyone who is in danger with me. Show me a way out and a door that opens. Send me someone who believes me and helps, and give me the courage to ask. Let the harm stop, and let those who do it be stopped.',
      'Be my shelter today. Lead me to a safe place and to people who know what to do. Take away the shame, which is not mine to carry. Give me clear thoughts, a quiet hour to seek help, and strength for the first step.',
    ],
    trusts: [
      'You never asked me to put up with this. You are my refuge, and you want me to live and to be free. I hold on to you and will let others help me. In the name of Jesus. Amen.',
      'What is done to me does not change my worth before you. You heal slowly and truly, and you stay with me. I ask for safety and for peace, in the name of Jesus. Amen.',
    ],
  },
};
