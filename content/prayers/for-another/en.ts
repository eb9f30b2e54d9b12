// Passages in English for a prayer on behalf of others.
import type { PassagesForAnother } from '../passages.ts';

export const englishForAnother: PassagesForAnother = {
  hearts: {
    family: [
      'I do not come for myself today. You tied our lives together, and you see the joys and the worries that I only guess at.',
      'Love makes me watchful, and there is much that I cannot do. You were there first, you know every name, and you stay when I must leave.',
    ],
    health: [
      'I am not asking for myself today. Illness is hard to watch when I cannot take it away, and you love more deeply than I do.',
      'There is pain I can see and cannot carry in my own body. You know every weakness there, every fear, and every hour of the night.',
    ],
    guidance: [
      'I do not ask for my own road today. It is hard to stand beside a decision that is not mine, wishing well and not steering.',
      'I would gladly give an answer, and I do not have one. You know this road to its end, and you lead more gently than I would.',
    ],
    provision: [
      'I am not asking for my own table today. I see need and worry close to me, and what I can give does not reach far enough.',
      'It hurts to see how want can shrink a life and keep a house awake. You know what is missing there, down to the last coin.',
    ],
    relationships: [
      'I do not ask for my own sake today. I see loneliness and hurt that I cannot mend from outside, however much I would like to.',
      'You see what is strained or torn there, and how much it costs. I can listen and stay, but I cannot heal a heart myself.',
    ],
    spiritual_growth: [
      'I do not ask for my own faith today. I cannot believe on behalf of others, nor open a heart that only you can open gently.',
      'You were seeking long before I began to hope. You know the questions, the wounds and the distance, and none of it keeps you away.',
    ],
    work: [
      'I do not come about my own work today. I see effort that few notice, and a worry about tomorrow that I cannot lift away.',
      'You know what work can give and what it can take from us. I see the strain from close by, and I bring it to you.',
    ],
    other: [
      'I am not asking for myself today. I lay before you what is not mine to solve, and you know it far better than I do.',
      'My thoughts keep going to where I cannot be. You are there already, with more patience and more love than I could ever bring.',
    ],
  },
  askings: {
    family: [
      'Keep watch where I cannot. Give protection on the way, comfort in sorrow and joy in small things, and let my love be patient and never a burden.',
      'Be near at home and far away. Give rest after hard days, good people at the right time, and show me how to love without holding too tightly.',
    ],
    health: [
      'Bring healing there, as you see is good. Give skill to every hand that helps, sleep in the long nights, and courage for each hour. Teach me to be near.',
      'Ease the pain and quiet the fear. Send good doctors and faithful friends, and let hope stay awake. Show me when to speak, and when simply to sit close.',
    ],
    guidance: [
      'Give wisdom for the choice that lies ahead. Show the next good step, close the doors that lead to harm, and give me patience to listen and not to push.',
      'Lead there with a gentle hand. Do not let fear decide, send honest counsel at the right hour, and give peace on the road that is chosen in the end.',
    ],
    provision: [
      'Provide there what is needed for today. Open honest ways to earn and to rest, take the shame away, and show me what I can share without making anyone small.',
      'Send work, bread or help, as you know is best. Give sleep without sums, calm for tomorrow, and people who give gladly. Let me be one of them.',
    ],
    relationships: [
      'Bring comfort into the loneliness, and heal what can be healed. Give safe and truthful people, courage for honest words, and make me a friend who stays and listens.',
      'Give peace where there is strife, and a clear eye where distance is wiser. Keep bitterness away, and let kindness come from many sides, and also from me.',
    ],
    spiritual_growth: [
      'Draw near in a way that can be understood. Send people whose faith is kind, answer in the night, and do not let my own life stand in the way.',
      'Awaken faith there, or carry it through this dry time. Be patient with every doubt, forgive what weighs, and give me love that does not argue or press.',
    ],
    work: [
      'Give strength for each working day, and rest that truly refreshes. Open the right door, bring fairness where there is none, and show me how to encourage without advice.',
      'Do not let the effort be in vain. Give a clear head and courage for what is coming, good people alongside, and a worth that does not hang on results.',
    ],
    other: [
      'Be near there today. Give strength where it is lacking, comfort where it hurts, and light for the next step. And show me the small thing I can do.',
      'Do what is good, in the way you know is best. Send help that arrives in time and peace that goes deep, and let my love be of use.',
    ],
  },
  trusts: [
    'You love far better than I can love. What I cannot hold, I leave in your good hands.',
    'Where my hands do not reach, yours do. I trust you with what is dearest to me.',
    'You gave your Son out of love for us all. No one whom I bring to you is unknown.',
  ],
};
