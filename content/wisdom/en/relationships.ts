// English Wisdom passages about relationships: marriage, parenting, friendship, forgiveness.
import type { TopicPassages } from '../wisdom-topics.ts';

export const relationships = {
  marriage: {
    acknowledgements: [
      'Two people can share a bathroom shelf for years and still miss each other. Tiredness, money, children or silence pile up, and tenderness waits somewhere under the laundry.',
      'Marriage brings out the best in people, and also what they would rather have kept hidden. The same argument returns in new clothes, and both feel that nobody listens.',
      'It is possible to love someone and be lonely beside them. One longs for a hand or a question, and instead there is talk of bills and of who takes the car.',
      'When trust is shaken between two people, or hope runs thin, even home stops being restful. Every sentence is weighed, and one lies awake next to someone far away.',
      'No marriage stays as it was on the first day. There are good seasons and hard ones, and from inside it is not always clear which has just begun.',
      'A shared life is made of small things: who listens, who waits, who says sorry first. Much of it goes unseen, and much of it is harder than it looks.',
    ],
    truths: [
      'In the Bible marriage is a covenant, a promise meant to shelter two people. Its model is the love of Christ, who serves and gives himself. Such love is the opposite of control; no one may use it as a reason for harming the other.',
      'God made woman and man in his image, with one dignity. Scripture asks both to honour each other, to be truthful and to be kind. No marriage does this perfectly. All of them live on patience, forgiveness and daily grace.',
      'Faithfulness in Scripture is more than staying in one house. It means keeping faith in words, in the body, in money and in sorrow. God himself is faithful in this way, and he helps those who want to learn it late.',
      'The Bible tells of many troubled marriages and hides little. God does not leave these houses. He hears the one who weeps there, calls wrong by its name, and works with people as they are, not as they look in photographs.',
    ],
    suggestions: [
      'Often many little turns toward each other help more than one big talk: a greeting at the door, ten minutes without a screen. Where one has wounded, a clear apology opens more than reasons do.',
      'When every talk ends in a quarrel, a third person can be a blessing: a counsellor, a pastor, a wise couple. Going early is good, and going alone is possible too.',
      'It may help to speak of one’s own feelings and needs rather than of the other’s faults. Where there is fear, threats or blows, though, safety comes first, and people trained for this are God’s help.',
      'Nobody can change another person, and nobody has to carry a marriage alone. What is mine to say, to mend and to ask for can be sorted out in prayer and with somebody wise.',
    ],
    steps: [
      'Name before God one thing in this marriage that is good and one that hurts, without weighing them against each other.',
      'Ask someone you trust, or a counsellor, for an hour to talk about how things really are at home.',
      'Write down what you need most just now, in one sentence without blame, and keep it for a calm moment.',
      'Pray for each of you by name today, with one honest request, and leave the outcome with God.',
    ],
  },
  parenting: {
    acknowledgements: [
      'Raising a child is love with very little sleep. There is joy that catches in the throat, and there are days when one shouts over a shoe and feels awful by evening.',
      'Parents carry a worry that never quite clocks off. Is it too strict, too soft, too much screen, too little time? Other families seem to manage, at least in pictures.',
      'A child grows and takes roads of their own, and the heart goes along. It is hard to watch a struggle one cannot fix with a plaster and a kiss.',
      'Between a parent and a child, small or grown, words can hurt for years. There is so much love in it, and so much that went differently from what was meant.',
    ],
    truths: [
      'In the Bible children are a gift entrusted to us and never a possession. Jesus took them in his arms when busy people wanted them gone. Each child belongs first of all to God, and he loves them more than the best parent can.',
      'Scripture’s families are far from perfect. There is favouritism, jealousy, runaway sons, and God still writes his story with them. A parent’s mistakes are real, and so is grace; the failures of a home are not stronger than his mercy.',
      'God calls himself a Father, and also compares himself to a mother who comforts. He knows what it is to call a child and get no answer. Parents who wait, hope or weep are understood by him from within.',
      'The Bible asks parents to teach and to guide, and warns them not to crush a child’s spirit. Firmness and tenderness belong together in it. Children mostly learn what God is like from how they are forgiven and listened to.',
    ],
    suggestions: [
      'Perfect parents do not exist, and children do well with good enough ones. Saying sorry to a child, at eye level and without excuses, teaches more than a week of never slipping.',
      'Ten undivided minutes can be worth more than a grand outing. And a rested adult is a gift to any child, so accepting help with the hours is part of loving well.',
      'When a child is in real trouble, in body, mind or company, it is wise to ask early: a doctor, a teacher, a counsellor. Seeking help is no verdict on anyone’s love.',
      'With a grown child, a door left open often does more than advice. A short message with no hook in it, a meal, and prayer in secret can keep the path clear.',
    ],
    steps: [
      'Give ten minutes today to a child’s own choice of talk or game, with the telephone in another room.',
      'Pray for the child by name tonight, and hand over to God one thing that you cannot control.',
      'Tell the child, or write in a short note, one thing you are glad about that has nothing to do with success.',
      'Ask another parent or a relative for one hour of help this week, and say honestly what it is for.',
    ],
  },
  friendship: {
    acknowledgements: [
      'Friendships can be the best thing in a life and still be tender ground. A message left unanswered, a joke that stung, and suddenly one wonders where one stands.',
      'As the years go by, friends move, marry, change or grow quiet. Nobody decided anything, and one day there is a gap where there used to be a voice.',
      'It hurts in its own way when a friend disappoints us, or when we have let one down. There is no ceremony for it, and few people ask how we are.',
      'Finding friends as an adult can feel like being new at school. Everyone seems to have a table already, and it takes nerve to carry one’s tray across the room.',
    ],
    truths: [
      'The Bible honours friendship: David and Jonathan, Ruth and Naomi, Paul and those he missed when he wrote. Jesus called his disciples friends and opened his heart to them, knowing how they would fail. Friendship is one of the ways God loves us.',
      'A true friend, as Scripture describes one, stays in trouble and tells the truth kindly. Flattery is cheap and loyalty is not. God himself spoke with Moses as one speaks with a friend, and offers the same nearness to us.',
      'Jesus was hurt by friends: one sold him, one denied him, most ran. After Easter he cooked breakfast for those who had run. Broken loyalty was not the end of the story, and yet what had happened was spoken about.',
      'Scripture says plainly that company shapes us. It praises wise companions and warns of those who draw us into harm. Love is owed to all people; closeness may be given with care, and distance can be faithful too.',
    ],
    suggestions: [
      'Most friendships live on being the first to call now and then, without counting. Where something stands between two people, a short, honest word in private usually heals more than months of guessing.',
      'Not every friend can be everything. One is good for laughing, another for the hospital corridor. Thanking each for what they do give makes it easier to forgive what they cannot.',
      'New friendship tends to grow sideways, while doing something together. Showing up at the same place week after week, and asking one question more, is often how it starts.',
      'If a friendship drains or belittles, it is fair to take a step back and to look at it with someone wise. A boundary said calmly can be a form of truthfulness.',
    ],
    steps: [
      'Send a friend one sentence today about something good that you remember doing together.',
      'Invite someone to something small this week, a walk or a cup of tea, with a day and a time.',
      'Write down what you would like to say to a friend you miss or have hurt, and pray over it before sending anything.',
      'Thank God for three people who have been good company to you, and tell one of them so.',
    ],
  },
  forgiveness: {
    acknowledgements: [
      'A deep wrong keeps living in the body. A name is mentioned and the stomach drops. People say to let it go, as if it were a balloon on a string.',
      'To have hurt somebody weighs heavily as well. One would give a lot to take it back, and instead one replays it at night and looks for excuses that do not hold.',
      'Between the one who was wronged and the one who did wrong there is a distance no one can jump. Sorry may have been said, or never will be.',
      'Some of us find it easier to pardon others than ourselves. A thing from long ago still sits in the corner like an unpaid bill, and every joy has to pass it.',
      'When someone has wronged us, the hurt and the wish for peace pull in two directions. It may be a parent, a friend or a stranger; the weight is carried daily.',
    ],
    truths: [
      'In the Bible forgiveness never means that nothing happened. God names the wrong, carries its cost himself in Christ, and sets the guilty free. To forgive is to hand the debt to him; it is not to deny it, to forget it, or to trust blindly.',
      'Nobody is beyond God’s mercy. Peter denied, Paul persecuted, David did worse, and each was met by grace and by truth. Whoever turns to God with real guilt finds him already on the road, more ready to forgive than we are to ask.',
      'Forgiving and being reconciled are two things. The first can begin in one heart, before God; the second needs truth, change and time from both. Scripture longs for peace, and says soberly that it does not depend on one person alone.',
      'Jesus ties our forgiving to the forgiveness that we ourselves live on: what flows to us is meant to flow further. Those who cannot forgive yet may tell him just that. He is patient with wounds, and he helps from within.',
    ],
    suggestions: [
      'Forgiveness is usually a road and not a moment. It can begin with telling God the whole truth of what was done, and with asking to want, one day, to be free of it.',
      'For a heavy guilt it is good not to stay alone: confession, a pastor, a trusted friend. Where it is possible without new harm, making amends in some concrete way brings more peace than remorse does.',
      'Where the wound is deep or the danger is not over, distance is wise, and forgiving asks nobody to go back into it. A counsellor or the law may be part of God’s way of setting things right.',
      'Being gentle with oneself is not the same as making excuses. One can name the fault, carry its consequences, and still accept that God has chosen mercy as the last word on it.',
      'It can help to write down what was lost and to show it to a pastor, a counsellor or a patient friend. What has been named can more easily be given to God.',
    ],
    steps: [
      'Tell God in plain words what was done, to you or by you, without softening it and without adding to it.',
      'Write a letter that you do not send, say in it all that needs saying, and lay it before God.',
      'Choose one debt in your heart, large or small, and say the name to God with the words: I give this over to you.',
      'Arrange a talk with a pastor or a trusted person about the one thing that keeps returning.',
    ],
  },
} as const satisfies Record<'marriage' | 'parenting' | 'friendship' | 'forgiveness', TopicPassages>;
