// English Wisdom passages about life with God: doubt, prayer, temptation, purpose.
import type { TopicPassages } from '../wisdom-topics.ts';

export const spiritual = {
  doubt: {
    acknowledgements: [
      'Doubt can arrive like fog: yesterday the path was plain, and now one hears one’s own steps and little else. It is lonely, above all among people who sing loudly.',
      'Sometimes doubt begins with a book or a question, and sometimes beside a hospital bed. What used to hold is tested, and one is not sure it will bear weight.',
      'To doubt and still want to believe is a tiring place to stand. One foot is on the boat and one on the pier, and the water between keeps moving.',
      'There are questions one hardly dares to say in church: whether God is there, whether he is good, whether any of it is true. Unsaid, they only get heavier.',
    ],
    truths: [
      'The Bible makes room for doubters. Abraham laughed, Job protested, John sent from prison to ask. Thomas would not take his friends’ word for it, and Jesus came back through a locked door for his sake, with no scolding at the threshold.',
      'Faith in Scripture is less a feeling of certainty than a leaning on someone. Even very little of it is real. What saves a person is not how strongly one holds on, but who it is that is being held on to.',
      'God has not answered every question, and he has shown us his Son. Christian faith rests on what happened with Jesus, seen and told by witnesses, his cross and his rising. One can look there again when all else is unclear.',
      'In the psalms people call God hidden and late, and they say it to his face. Such prayers were kept as holy. A faith that may ask is stronger than one that must not, and God is not afraid of truth.',
    ],
    suggestions: [
      'It helps to give a doubt its right name: a question of the mind, a disappointment, an old wound, plain tiredness. Each needs something different, and some need sleep and company before books.',
      'Doubts do better in the open. A patient believer, a priest or pastor who has known dark stretches, a good book slowly read: there are people who have asked this very thing before.',
      'One can go on with small habits of faith while the big questions wait, much as one keeps eating without appetite. A short prayer with an “if” in it is still a prayer.',
      'When one’s own faith is thin, the faith of others may carry for a while. Sitting in the back row and letting them sing is an honest way of being there.',
    ],
    steps: [
      'Write your hardest question at the top of a page, addressed to God, and leave the rest of the page empty.',
      'Read one short scene about Jesus today, slowly, and notice only what he does and how he treats people.',
      'Tell one believer you trust what you are unsure of, and ask how they live with questions of their own.',
      'Pray one sentence that you can say without pretending, even if it is only that you would like to believe.',
    ],
  },
  prayer: {
    acknowledgements: [
      'Many people sit down to pray and find themselves making shopping lists. The words feel thin, the ceiling seems low, and one wonders whether others know some trick.',
      'There are times when prayer is like writing to someone who does not write back. One goes on for a while, and then the pauses between letters grow longer.',
      'Praying can feel too large for an ordinary mouth. What does one say to God, in what order, and does it count when one is cross, distracted or half asleep?',
      'A request made again and again, and still no change: that hurts. One begins to ask if one prayed wrongly, or if anyone is there, and such questions wear the heart out.',
    ],
    truths: [
      'When his friends asked how to pray, Jesus gave them a few short lines that begin with Father. Prayer rests on that word. It is no performance before a judge; it is speaking with someone who already knows and still wants to hear.',
      'The Bible knows many ways of praying: songs, sighs, silence, anger, thanks, a cry of three words from the waves. None was turned away for being clumsy. God’s Spirit prays along within us where our own language comes to an end.',
      'Jesus himself asked for something in the garden and did not receive it as he asked. So an unfulfilled request is no sign of being unloved. The Father heard him, and heard further than the night that he was in.',
      'God in Scripture is not persuaded by length or skill. He listens to a tax collector who can only ask for mercy. What matters is to come, and to come truthfully; everything else about praying is learned along the way.',
    ],
    suggestions: [
      'A fixed little place and time carry better than great resolutions: a chair, the bus, the minute while the kettle boils. Short and often is a good rule, and missed days need no settling up.',
      'When one’s own words fail, there are borrowed ones: the Lord’s Prayer, a psalm, an old prayer from church. Others have worn them smooth, and they fit many hands.',
      'Wandering thoughts need not be fought. Whatever comes up, the dentist, the quarrel, the bill, can be turned into the next thing one tells God about. So the distraction becomes the prayer.',
      'A long silence is easier to bear together. One can ask somebody to pray in one’s place for a time, and be honest with God about the disappointment.',
    ],
    steps: [
      'Tell God three things from today in plain words: one good, one hard, one that you need.',
      'Pray the Lord’s Prayer once, slowly, and stop at the line where something in you stirs.',
      'Sit in silence for three minutes with open hands, and begin and end simply with God’s name.',
      'Choose a daily minute that already exists, such as waiting for the kettle, and make it the place where you pray.',
    ],
  },
  temptation: {
    acknowledgements: [
      'Temptation seldom looks like evil. It comes as relief after a long day, as something owed to us, as just this once. Afterwards it has a different face.',
      'To fall again over the same stone is bitter. One had promised, one had meant it, and now there is the old shame and the thought that trying is pointless.',
      'Some struggles no one else knows about: a screen at night, a bottle, a flirtation, a lie that needs another. Keeping it hidden takes almost more strength than resisting it.',
      'Wanting what does harm is confusing. One part of the heart pulls away and another leans in, and it is hard to say which of the two is really oneself.',
    ],
    truths: [
      'Jesus was tempted, hungry and alone in a desert, and so he can feel with us. Being tempted is not itself a sin. He did not give in, and he does not despise those who did; he helps both to stand and to get up.',
      'The Bible is realistic about desire: it begins small and promises much. It also says that God does not leave us alone with it and is faithful in the trial. With him there is always some way to turn, however narrow.',
      'Paul wrote that he did what he did not want to do, and many have recognised themselves in it. His answer was no trick of willpower; it was a person, Christ, who frees. Grace comes first, and change grows out of it.',
      'No fall is deeper than God’s mercy. Peter wept bitterly and was entrusted with others all the same. Whoever confesses the truth is met by a forgiveness that washes clean, and that gives strength to go another way, as often as needed.',
    ],
    suggestions: [
      'It is wise to know one’s weak hours: hungry, angry, lonely, tired. Often the fight is lost long before the moment itself, and can be won there too, with supper, sleep or a call.',
      'What is brought into the light loses power. A confessor, a pastor or one discreet friend who may ask about it can do more than a hundred secret resolutions.',
      'Where a habit has become an addiction, a doctor, a counsellor or a group is a real help from God. Nobody blames a broken leg for needing more than good will.',
      'It helps to ask what the desire is really after: comfort, closeness, rest, being seen. These are good things, and there are truer ways to them, which can be looked for with God.',
    ],
    steps: [
      'Put one small obstacle today between yourself and the thing, such as a locked drawer, a deleted app, or another way home.',
      'Tell one person you trust about the struggle, in two sentences, and agree on when you will speak again.',
      'Confess to God what happened, in plain words, and then say aloud that you accept his forgiveness.',
      'Write down the hour when you are most at risk, and beside it one good thing to do instead.',
    ],
  },
  purpose: {
    acknowledgements: [
      'One can be busy from morning till night and still ask what it is all for. The days get done like dishes, and by evening the sink is full again.',
      'After a school, a job, a child’s leaving or a loss, the old answer to who we are no longer fits. What is left can feel like a coat without hooks.',
      'Others seem to have a calling with a capital letter. One’s own life looks small beside it: some work, some errands, a few people, and a faint fear of having missed the turning.',
      'The question of purpose often comes at night, when nothing can be done about it. Am I needed, does it matter that I am here, should I be somewhere else entirely?',
    ],
    truths: [
      'Before the Bible gives anyone a task, it gives them a name: made in God’s image, called good, loved. Our worth does not hang on being useful. Whatever we are to do in life grows out of first belonging to him.',
      'Jesus put all callings into two: to love God and to love the person next to us. That can be done in a palace or a wheelchair, in paid work or none. No life is too small to hold it.',
      'God likes to work with what seems ordinary: a shepherd’s staff, a lunch of five loaves, a widow’s two coins. Most of Jesus’ own years passed unnoticed in a village. Hidden faithfulness is not a waiting room; it is already life with God.',
      'Scripture compares the church to a body, with many parts and none of them superfluous. Gifts differ, and each is given for the good of others. We often find our place by serving, sooner than by searching ourselves for it.',
    ],
    suggestions: [
      'Purpose is often easier to see backwards. When has there been a quiet gladness in doing something, and who was helped by it? Friends sometimes see these threads better than we do.',
      'A calling need not be found all at once. Trying something modest for a month, a class, a visit, an afternoon of helping, tells more than long brooding over the perfect choice.',
      'When everything feels empty for weeks, it may be tiredness or depression and not a lack of meaning. Then a doctor or a counsellor is a good first door, and God is behind it too.',
      'Seasons differ. There are years for building, and years for caring, healing or waiting. It takes a weight off to ask only what love looks like in this one.',
    ],
    steps: [
      'Write down three moments in which you felt alive or useful, and look for what they have in common.',
      'Ask someone who knows you well what you bring with you into a room, and listen without waving it away.',
      'Do one small thing today for somebody who cannot repay it, and tell nobody but God.',
      'Begin tomorrow with one question to God, whom you can love today, and note in the evening what came of it.',
    ],
  },
} as const satisfies Record<'doubt' | 'prayer' | 'temptation' | 'purpose', TopicPassages>;
