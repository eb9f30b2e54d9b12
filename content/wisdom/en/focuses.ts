// English Wisdom passages for questions whose situation needs other words than its topic.
import type { PassagesByFocus } from '../wisdom-topics.ts';

export const focuses: PassagesByFocus = {
  illness_of_another: {
    acknowledgements: [
      'When someone we love is ill, the day has two clocks: their hours, and our own, which hardly count any more. One watches, waits, and feels useless.',
      'It is hard to see a person suffer and to be unable to take it from them. Love looks for something to do, and often there is only being there.',
    ],
    truths: [
      'In the Gospels people often come to Jesus for someone else: a father for his daughter, friends for a man on a mat. He hears them gladly. To bring a sick person before God is a real service, even without words.',
      'The Bible never explains illness as a lack of faith, neither of the sick person nor of those who pray. God is near to the one in bed, and near to the one who sits beside it and is tired.',
    ],
    suggestions: [
      'Being with them is worth more than finding the right sentence. It helps to ask what is wanted today: company, silence, a meal, a lift, or someone who comes along to the doctor.',
      'Whoever cares for another needs care as well: sleep, a free hour, somebody to talk to. Doctors, counsellors and support groups are there for relatives too, and accepting their help takes nothing from love.',
    ],
    steps: [
      'Ask the one who is ill what would be good today, and do one small thing from the answer.',
      'Tell one person honestly how you yourself are doing, and ask for one hour of relief this week.',
    ],
  },
  addiction_of_another: {
    acknowledgements: [
      'To love someone who is caught in an addiction is to hope and to be disappointed again and again. One counts, hides, excuses, and slowly loses sight of oneself.',
      'Living beside an addiction, one learns to listen for the door and to read a face in a second. Promises are made and broken, and shame keeps it all indoors.',
    ],
    truths: [
      'Nobody caused this by loving too little, and nobody can cure it by loving more. God alone sees the whole person behind the addiction. He does not ask us to carry what is not ours, nor to call harm harmless.',
      'In the Bible love and truth belong together. To say clearly what is happening, and what one will no longer cover up, can be more loving than any silence. God is with the person who is caught, and with those who suffer beside them.',
    ],
    suggestions: [
      'Addiction is an illness for which there is help, and there is help for families as well: advice centres, doctors, groups such as Al-Anon. They can be visited even while the other person wants nothing of it.',
      'It is wise to decide on calm days what will be done on bad ones: about money, about driving, about children. Where there is fear or violence, safety comes first, and trained people can be called.',
    ],
    steps: [
      'Look up one advice centre or family group for addiction near you, and write its number down.',
      'Tell one trustworthy person today how things really are at home, without excusing and without accusing.',
    ],
  },
  abuse: {
    acknowledgements: [
      'What you describe is serious, and it deserves to be believed. Abuse can leave fear, shame and confusion behind, for years as well, and the fault lies with the one who does it.',
      'It takes courage to put such a thing into words. Many who were hurt, by hands, words, money or control, wondered whether it was bad enough to ask for help. It is.',
    ],
    truths: [
      'God does not will that one person should hurt or control another, and no word of the Bible gives a right to it. He is on the side of those who are wounded. Your dignity comes from him, and nobody can take it.',
      'Jesus was harsh with those who harmed the weak, and gentle with those who were harmed. Faith does not demand silence, nor a quick forgiveness, nor a return into danger. God can bear the anger and the questions that belong to this.',
    ],
    suggestions: [
      'Help exists for what happens now and for what happened long ago: helplines for abuse, counselling centres, doctors, the police. They listen in confidence, and they go only as far as you want to go.',
      'You need not decide everything today. A person who believes you, and a counsellor with experience in this, can think with you about safety, about healing, and about what comes first.',
    ],
    steps: [
      'Call a helpline for violence or abuse from a telephone that no one checks, even just to ask what is possible.',
      'Tell one person who will believe you what happened or is happening, in as few words as you like.',
    ],
  },
  infertility: {
    acknowledgements: [
      'To wait for a child that does not come is a sorrow hardly anyone sees. Each month has its hope and its small funeral, and other people’s good news can hurt.',
      'Appointments, calendars, well-meant advice: the longing for a child takes hold of the whole of life. Two people may carry it differently, and each may feel alone in it.',
    ],
    truths: [
      'The Bible tells of Hannah, who wept in the temple because she had no child, and of others like her. God did not scold them. Childlessness is no punishment, and nobody is worth less before him because of it.',
      'God does not measure a life by children. He knows the longing, and he can be told of it without good manners. Not every prayer of this kind was answered with a child, and yet nobody who prayed was sent away.',
    ],
    suggestions: [
      'It may help to talk with each other, or with a friend, about what still gives strength and what costs too much. Pauses are allowed, and so is staying away from certain celebrations.',
      'Doctors can say what is possible, and a counsellor can help with what it does to the heart. Both belong to God’s help, whatever a couple or a person decides in the end.',
    ],
    steps: [
      'Tell God in one sentence what this month has been like, without making it prettier than it was.',
      'Choose one thing this week that does good and has nothing to do with waiting, and make time for it.',
    ],
  },
  child_loss: {
    acknowledgements: [
      'To lose a child, before birth or after it, turns the order of the world around. There are no fitting words for it, and many that people say only hurt.',
      'A child has died, and the years you hoped to share will not come. Some losses have no funeral, and few people know of them. The pain is as real as any.',
    ],
    truths: [
      'Nothing in the Bible makes the death of a child good or gives it a reason. Jesus took children in his arms and said that God’s kingdom belongs to them. Into these arms we may entrust a child, with tears and with questions.',
      'God knows what it is to lose a son. He does not stand outside this grief. He bears the accusation, the silence and the cry that has no words, and no life is too short to be known by him.',
    ],
    suggestions: [
      'Guilt often comes along with such a loss, and it seldom speaks the truth. It can help to say these thoughts aloud to a doctor, a midwife or a pastor, who can answer them.',
      'There is no timetable for this. A name, a candle, a letter, a group of parents who know it from within: many have found that love needs a place, and that partners mourn differently.',
    ],
    steps: [
      'Say the child’s name aloud today, or find a word for the child, and light a candle with it.',
      'Ask one person to simply listen for half an hour, with no advice and nothing to be made better.',
    ],
  },
  divorce: {
    acknowledgements: [
      'When a relationship breaks, a whole world goes with it: plans, habits, a circle of people, a part of oneself. Relief, anger and grief can come in a single hour.',
      'A separation makes even simple things strange: the second key, the empty side, the forms. One goes through old scenes at night, and there are many voices that judge.',
    ],
    truths: [
      'God takes promises seriously, and therefore he knows what it means when one breaks. The Bible speaks of broken bonds without throwing people away. Nobody falls out of God’s hand because a relationship has ended or is ending.',
      'Jesus met people whose lives had come apart, and he talked with them at length, truthfully and without contempt. With him a person is more than a story that failed. He knows what was suffered, and also what was done.',
    ],
    suggestions: [
      'Decisions made in the first storm rarely have to be final. A counsellor, and where law and children are concerned a lawyer or an advice centre, can bring some order into what feels like none.',
      'Children, if there are any, need to hear that it is not their fault. Adults need somebody as well, one who neither takes revenge for them nor hurries them on.',
    ],
    steps: [
      'Write down the one question that is most urgent now, and the name of a person who could help with it.',
      'Ask someone to eat with you this week, so that at least one evening does not have to be got through alone.',
    ],
  },
  family_conflict: {
    acknowledgements: [
      'Nobody can hurt us quite like our own family, because nobody has known us so long. One sentence at the table is enough, and everyone is back in an old part.',
      'Quarrels among parents, grown children, brothers and sisters seldom begin where they break out. Behind the inheritance or the remark there is often an old question: was I seen?',
    ],
    truths: [
      'The Bible is full of families at odds: Jacob and Esau, Joseph and his brothers. God did not give up on any of them, and peace often took years. Honouring parents does not mean agreeing to everything, nor bearing harm.',
      'As far as it depends on you, live in peace, writes Paul, and he says honestly that it does not depend on one side alone. A calm limit can serve peace. God sees what each has lost in the quarrel.',
    ],
    suggestions: [
      'It often helps to speak of one thing only, at a quiet time, and to say how it was for oneself instead of what the other is like. A letter can be easier than a meeting.',
      'A third person, a counsellor, a mediator or a pastor, can hear what the family no longer hears. Distance for a time is no betrayal, and the door need not be locked for ever.',
    ],
    steps: [
      'Write down the sentence that hurt most, and beneath it what you would have needed in that moment.',
      'Pray for one member of your family today, by name and honestly, without asking God to change only them.',
    ],
  },
  guilt: {
    acknowledgements: [
      'Guilt can follow a person like a shadow, and it is longest at night. One sees what was done again and again, and would give much to undo it.',
      'Some guilt is real, and some only feels so. From within the two can hardly be told apart, and both make a person hide from God and from others.',
    ],
    truths: [
      'Nothing that is brought honestly to God is too heavy for him to forgive. Peter denied his friend, David did far worse, and both could begin again. Christ carried our guilt, so that nobody has to carry it for ever.',
      'Forgiveness does not say that it was nothing. It says that the guilt is named, borne by God and taken away. Those whom God forgives need not go on punishing themselves, even when the consequences remain and the feeling lags behind.',
    ],
    suggestions: [
      'Guilt grows in silence. To tell it to a pastor, a priest or a person who keeps confidences, and to hear forgiveness spoken aloud, has set many people free.',
      'Where something can be put right without new harm, a small concrete step helps more than long remorse. Where guilt will not let go, or was never real, a counsellor can help to look at it.',
    ],
    steps: [
      'Tell God in plain words what happened, then say aloud that his mercy is meant for this as well.',
      'Write down whether something can be put right, and if so, the first small step towards it.',
    ],
  },
  depression: {
    acknowledgements: [
      'Depression is more than sadness. Everything is heavy, colours fade, and even getting up is work. It says that this is how things are, and that it is one’s own fault.',
      'One would like to be glad and cannot; one would like to pray and hears only emptiness. From outside little can be seen of it, and that makes it lonelier still.',
    ],
    truths: [
      'Elijah lay down under a bush and had had enough. God did not preach to him; he let him sleep, gave him bread, and then slept and bread again. Depression is no sin and no lack of faith.',
      'In the psalms there are prayers that end in the dark, and they are Holy Scripture too. God’s nearness does not depend on our feeling it. He holds people who can no longer hold anything, and he does so gently.',
    ],
    suggestions: [
      'Depression is an illness that can be treated. A doctor or a therapist is a good first door, and medicine is no defeat. If thoughts of death come, a crisis line answers at any hour.',
      'The next small thing is enough: a glass of water, a window, ten steps outside, a message to one person. Others can pray in the meantime, when one’s own words are missing.',
    ],
    steps: [
      'Call a doctor today, or ask somebody to make the appointment for you and to come along.',
      'Send one person the sentence: I am not doing well, please get in touch. Nothing more needs to be explained.',
    ],
  },
  unemployment: {
    acknowledgements: [
      'To lose a job, or to find none, takes away more than the income. The day loses its shape, every refusal feels personal, and one dreads the question of what one does.',
      'Applications go out and silence comes back. One begins to doubt one’s own abilities, and at home one pretends to be calmer than one is, while the sums go round.',
    ],
    truths: [
      'Before God nobody is worth what they earn. Jesus told of an owner who went out even in the last hour to those whom no one had hired, and gave them what they needed. God sees those who wait in the market place.',
      'The Bible knows work as a gift, and it also knows years in the desert in which God’s people could do nothing but receive bread day by day. Such a time is not lost, and it is no verdict.',
    ],
    suggestions: [
      'A fixed frame helps: some hours for the search, then something else, outdoors and with people. Friends, former colleagues and the parish often hear of things that are never advertised.',
      'An advice centre can check what support is due, and someone with experience can look through an application. Worry at night is easier to bear when one other person knows the figures.',
    ],
    steps: [
      'Tell three people today that you are looking for work, and say in one sentence what you can do well.',
      'Fix the hour at which the search ends today, and do something afterwards that makes you feel capable.',
    ],
  },
  betrayal: {
    acknowledgements: [
      'To be betrayed by the person one trusted most takes the ground away. Old memories are suddenly in doubt, sleep is thin, and questions keep coming at the worst hours.',
      'Betrayal wounds in many places at once: trust, the body, the picture of the future. Anger, grief and shame arrive together, even when one has done nothing shameful.',
    ],
    truths: [
      'The Bible calls unfaithfulness a wrong and does not play it down. God himself speaks of being betrayed by those he loved. He is near to broken hearts, and he does not blame the one who was deceived for another person’s choice.',
      'In Scripture, to forgive is not yet to trust again, and forgiveness alone does not decide the future of a couple. It can begin slowly, before God. Trust is another matter: it needs truth, remorse and time.',
    ],
    suggestions: [
      'No decision about the future has to be made in the first shock. Someone to talk to, a trusted friend, a pastor, a counsellor, helps one to think again and to be heard.',
      'It is right to ask for the truth, and for distance where it is needed. A doctor can advise about health, a counsellor about the rest; where there is fear or pressure, safety comes first.',
    ],
    steps: [
      'Tell one trusted person today what happened, and ask that person simply to listen and to keep it private.',
      'Say to God, without choosing fine words, what has been broken, and add what you need to get through today.',
    ],
  },
  forgiving_oneself: {
    acknowledgements: [
      'It can be easier to pardon others than oneself. The old scene comes back, with what should have been said or done, and the verdict is always the same.',
      'Others may have let it rest long ago, and still there is a voice inside that brings it up. It hears every reason for mercy, and then begins again.',
    ],
    truths: [
      'God knows the whole of what happened, and he is greater than the heart that accuses. Where he forgives, no second court sits above him. To accept his mercy is not pride; it is to trust his word more than one’s own verdict.',
      'Peter wept over what he had done, and afterwards Jesus gave him a task again. He was not asked to punish himself first. In the Bible remorse is meant to lead back to God and to people, and not into endless self-accusation.',
    ],
    suggestions: [
      'Mercy towards oneself is not an excuse. One can name the fault, mend what can be mended without new harm, and let the rest stay with God.',
      'It often helps to hear mercy from another voice: a pastor, a priest, a wise friend. If the thoughts never rest, or turn dark, a counsellor or a doctor is God’s help too.',
    ],
    steps: [
      'Write down what you would say to a good friend who had done the same, and read it aloud to yourself.',
      'Name the matter before God in one sentence, and then thank him, aloud, for mercy that is greater.',
    ],
  },
};
