// English Wisdom passages about life challenges: work, money, illness, decisions, and questions
// without a topic.
import type { TopicPassages } from '../wisdom-topics.ts';

export const lifeChallenges = {
  work: {
    acknowledgements: [
      'Work can swallow a person whole. The list grows while one sleeps, the tone gets sharper, and on Sunday evening the stomach already knows that Monday is coming.',
      'To lose a job, or to look for one for months, wears away more than money. The phone stays silent, and each polite refusal seems to be about oneself.',
      'It is hard to give one’s best where nobody sees it, or where someone takes the credit. One begins to work with half a heart and feels poorer for it.',
      'There are quarrels at work that follow us home: a boss, a colleague, a wrong of our own. At dinner one is present in body, and the mind sits in that meeting.',
    ],
    truths: [
      'In the Bible God himself works, with joy, and then he rests. So work is good and has a limit. Nobody was made to be only useful. The day of rest says every week that the world goes on in God’s hands without us.',
      'Our worth is settled before we do anything. At his baptism, before the first miracle, Jesus heard from heaven that he was loved. Those who belong to him may hear it too, with a good job, a poor one, or none.',
      'Scripture sees thorns in work as well: sweat, injustice, wages held back. God hears the worker who is cheated, and warns those who have power. He asks for honest weights, fair words and a share of rest for everyone in the house.',
      'Whatever is done faithfully can be done for God: nets mended, bread baked, accounts kept straight. Paul sewed tents and did not think it beneath him. God sees labour that no one praises, and none of it is nothing to him.',
    ],
    suggestions: [
      'It helps to sort what is mine to do from what is not: my effort, my tone, my honesty, yes; other people’s moods and decisions, no. A real ending to the day protects the rest of life.',
      'In a conflict, a calm talk in private is usually worth more than many messages. Where there is bullying or injustice, notes with dates and a good adviser, perhaps a lawyer, are wise.',
      'Looking for work is itself work, and goes better with hours, pauses and a companion. To let friends and parish know is no begging; many doors are opened by someone’s cousin.',
      'Constant exhaustion is a message from the body and deserves an answer. A doctor, an honest talk about the workload and a protected evening are ways of honouring what God has made.',
    ],
    steps: [
      'Choose one task that matters today, do it with care, and let that be enough before the rest begins.',
      'Set an hour at which work stops this evening, and mark it with a short prayer or a walk.',
      'Write to one person who could advise you or help you on, and ask for a quarter of an hour.',
      'Pray by name for someone you work with, or for those who are looking for work as you are.',
    ],
  },
  money: {
    acknowledgements: [
      'Worry about money does sums at three in the morning. Every letter from the bank looks heavier than paper, and one learns to walk past shop windows quickly.',
      'Debt is often silent. From outside everything looks as usual, and inside there is shame, a drawer of unopened envelopes, and the fear that someone might ask.',
      'Money gets into everything: a marriage, a friendship, a family after a funeral. It is seldom about the figures alone; it is about safety, fairness and being valued.',
      'Money can decide the mood of a whole house. One compares, saves, borrows, regrets it, and the feeling of being safe is always one step further on.',
    ],
    truths: [
      'God cares about bread, coats and debts; Scripture is full of them. Being poor is no disgrace before him, and being rich is no proof of favour. He stands close to those in need and calls on others to share.',
      'Jesus spoke of money more than many preachers do, because he knew how it grips us. He offered another treasure, a Father who knows what we need. Things are good servants under his eye, and they make cruel masters.',
      'In the desert God gave bread for one day at a time. It was not stinginess; it taught a frightened people that he would be there in the morning too. Daily bread is still the size in which we are taught to ask.',
      'The Bible joins two things: honest work and planning on one hand, open-handed giving on the other. A widow’s two coins weighed more than large sums. What we have is entrusted to us, and so are the people around us.',
    ],
    suggestions: [
      'It is usually a relief to see everything on one page: income, fixed costs, debts, with no judgement. Figures in the open frighten less than figures in the dark.',
      'Debt advice, often free through charities or churches, has helped many, and the people there have seen worse drawers of envelopes. Asking early widens the choices, and it is nothing to be ashamed of.',
      'Between couples and in families it can help to speak first about fears and hopes, and only then about sums. Where money is used to control or cheat, a lawyer or counsellor is a fair ally.',
      'Thankfulness for one plain thing, and a small gift within one’s means, loosen the grip of money. Nobody has to give away what food and rent require; God looks at the heart and not at the sum.',
    ],
    steps: [
      'Open one envelope or statement you have been avoiding, write down the figure, and stop there for today.',
      'Call a debt or budget advice service and ask for a first appointment, with the worst bill at hand.',
      'Tell one trusted person how things truly stand, and ask them to pray and to think along with you.',
      'Leave one purchase until next week, and thank God this evening for three things that are already yours.',
    ],
  },
  illness: {
    acknowledgements: [
      'Illness makes the world small: a bed, a waiting room, a box of tablets with the days on it. Time goes by differently, and others grow tired of asking.',
      'Waiting for a result stretches every hour of the day. One listens to every signal in the body and tries to read the face of each nurse.',
      'Illness can be lonely even among kind people. They ask how it is, and one answers with half the truth, because the whole of it would take too long.',
      'Pain takes up the whole room. It makes people short with those they love and unsure of God, and on the bad days even praying needs strength that is not there.',
    ],
    truths: [
      'Jesus never treated the sick as a disturbance. He stopped, he touched them, he asked what they wanted. When his friends wanted to know who was to blame, he refused the question. Nobody has to search for a guilt behind an illness.',
      'Some in the Bible were healed, and some were not. Paul asked three times to be freed of what tormented him, and it stayed, and so did grace. Unhealed people are not less loved, nor is their faith too small.',
      'The psalms speak of fevers, bones and sleepless nights, and say it all to God. In Christ he knows pain from within, in hands and back and breath. No sickroom is closed to him, and no complaint there offends him.',
      'Christians pray for healing and also send for the doctor, and both come from trust in God. Their final hope reaches beyond every treatment: the resurrection of the body, when God himself wipes away tears and pain is no more.',
    ],
    suggestions: [
      'It can be good to divide a hard time into small pieces: this hour, this meal, this visit. Questions for the doctor are best written down, and a second pair of ears is worth having.',
      'Helpers are glad of something definite: a lift on Tuesday, soup, an hour with the children. Accepting it is no weakness; it lets love become something one can carry up the stairs.',
      'Many churches come to pray with the sick, anoint them or bring communion, and one may ask for it. Medicine and prayer do not compete, and treatment goes on alongside.',
      'Fear and sadness belong to being ill and deserve care as well. A chaplain, a counsellor, a nurse one likes: it helps to have someone with whom one need not be brave.',
    ],
    steps: [
      'Write down the three questions that trouble you most, and take them to the next appointment.',
      'Ask someone for one practical thing this week, with a day and an hour, and let them do it.',
      'Lay your hand over your heart, breathe slowly, and tell God in one sentence how it is today.',
      'Do one thing today that has nothing to do with illness: a song, a window, a page, a bit of sun.',
    ],
  },
  decisions: {
    acknowledgements: [
      'A big choice follows one around the house. In the morning it is clear, by noon it has turned over, and at night both roads look like mistakes.',
      'Everyone has advice, and each piece of it pulls another way. Somewhere under all those voices is one’s own, and one can no longer quite make it out.',
      'It is hard to choose when other people are touched by it too. Whatever one does, someone may be hurt, and doing nothing turns out to be a choice as well.',
      'Some decisions lie behind us and still ache. One goes back to the fork in the road, again and again, and wonders who one would have become on the other side.',
    ],
    truths: [
      'God promises wisdom to those who ask, and in Scripture wisdom mostly grows: through listening, through counsel, through a heart set on what is right. He leads people less by secret signs than by making them the kind of people who see.',
      'Much of God’s will is already plain: to do justice, to love mercy, to speak truth, to care for the weak. Within that wide field there is freedom. Two roads can both be good, and he walks on either.',
      'When Solomon could have asked for anything, he asked for an understanding heart, and God was pleased. Knowing that we do not know is a good beginning. The Bible praises those who seek many counsellors and take time to think.',
      'God is not undone by our wrong turns. Abraham, Moses and Peter took several, and he met them on the road they were actually on. No choice puts a person out of his reach, so we may choose without terror.',
    ],
    suggestions: [
      'It can clear the air to write both paths down with what each would cost and give, and who would be affected. Then it helps to leave the page and come back after a night’s sleep.',
      'One or two wise people who want nothing for themselves are worth more than twenty opinions. In weighty matters, health, law or money, someone trained in it belongs among them.',
      'Fear, hurry and exhaustion are poor advisers. If it can wait, it may wait until one has eaten, slept and prayed. If it cannot, a good enough step in good faith will do.',
      'One may imagine each choice already made and live with it for a day. Peace or unease that stays after prayer is not proof, and it is worth listening to all the same.',
    ],
    steps: [
      'Write the decision down as one plain question, and beneath it what you already know to be right in it.',
      'Ask one wise person for half an hour, and ask them for questions more than for an answer.',
      'Sit for five minutes with God, name both roads to him, and notice what you hope and what you fear.',
      'Set a day by which you mean to decide, and until then give the matter one fixed quarter of an hour a day.',
    ],
  },
  other: {
    acknowledgements: [
      'Some questions do not fit into any drawer. They come from several places at once, and it can be hard even to say where they begin.',
      'There is often more behind a question than the words can hold: a long story, a particular face, a feeling nobody has named. To ask it at all is a beginning.',
      'One carries something around for days, at work, in the queue, on the pillow, and it will not settle. At some point one wants to put it before somebody.',
      'Not every matter can be explained to others. It may be too tangled or too tender, or one may still be looking for the right way of asking.',
    ],
    truths: [
      'In the Bible people bring God everything: harvests and enemies, a lost axe, a childless house, the fate of cities. He never sends one of them away for asking the wrong sort of question. Nothing human is strange to him.',
      'God invites us to ask, seek and knock, and calls himself a Father who does not hand out stones for bread. His answer may be a word, a person, patience or time. The asking itself already brings us near.',
      'Job asked for reasons and in the end met God himself. That is how it often goes in Scripture: the answer is less an explanation than a presence. He knows what we mean, also when we ask badly.',
      'Jesus often replied to a question with another, and people found that he saw further into them than they had said. He was never impatient with an honest heart. In him God has a face turned toward us.',
    ],
    suggestions: [
      'It may help to say the matter three times in different words, aloud or on paper. By the third time, what it is really about has often come to the surface.',
      'A question shared is lighter. Someone who listens well, a friend, a pastor, a counsellor, need not have the answer in order to be of use; being understood is already a kind of light.',
      'Some answers cannot be hurried. One can keep a question open before God like a window, go about the day’s small duties, and notice what comes in.',
      'Reading a little in the Bible each day, without hunting for a solution, gives the mind other company. Quite often a sentence turns out to have been meant for another day.',
    ],
    steps: [
      'Write your question to God as a short letter, beginning with his name and ending with yours.',
      'Read one psalm aloud today, and underline the line that comes closest to what you cannot say.',
      'Tell someone you trust that you have a question you cannot quite put into words, and begin anywhere.',
      'Keep five quiet minutes this evening, say to God what is on your mind, and then simply sit with him.',
    ],
  },
} as const satisfies Record<'work' | 'money' | 'illness' | 'decisions' | 'other', TopicPassages>;
