// The passages of a prayer in English.
import type { Passages } from './passages.ts';

export const english: Passages = {
  openings: [
    'Father, you are near, and you do not grow tired of my voice. I come to you as I am.',
    'Lord God, you made me and you know me. Nothing in my life is too small to bring to you.',
    'Merciful God, you see in the dark as well as in the light. It is good to be seen by you.',
    'Father in heaven, you listened before I found the words. I am quiet before you now, and I will not pretend.',
    'Faithful God, your kindness is older than all my troubles. I turn to you now, with nothing to prove.',
    'Lord, you have never been far from anyone who calls. I call to you now, simply and without fine words.',
  ],
  frames: [
    { before: 'You have heard me say “', after: '” and you know everything that stands behind it.' },
    { before: 'The words I have are “', after: '” and you understand far more than they say.' },
    { before: 'I have no better words than “', after: '” for what I carry to you.' },
    { before: 'My heart keeps saying “', after: '” and I hand it over to you.' },
    { before: 'I say “', after: '” and you also hear what I leave out.' },
  ],
  innerQuotes: ['‘', '’'],
  unquoted: [
    'You know what I carry here, even the parts without words.',
    'I have told you what I could, and you know the rest.',
    'All that I have brought to you lies open before you.',
    'You have heard it all, and none of it is strange to you.',
  ],
  hearts: {
    family: [
      'You gave me these people, with their laughter and their wounds. I love them, and some days I do not know how to help.',
      'My family is close to my heart, and so are the worries we share. You know each of us by name, near or far.',
      'No one can gladden or hurt me like the people of my own house. I bring them to you one by one, with all we leave unsaid.',
      'I cannot watch over everyone I love. There are doors I cannot open and roads I cannot walk for them, but you are there.',
    ],
    health: [
      'Illness makes the days narrow and the nights long. You know this body, every weakness and every fear that comes with it.',
      'You formed the body and the mind, and you know how frail they are. I bring you pain, and waiting, and questions nobody has answered.',
      'I want to be strong about this, but sometimes I am afraid. You do not turn from weakness, and Jesus himself knew pain.',
      'Health is a gift I often notice only when it is missing. Now I lay before you what hurts, what worries me, and what I cannot change.',
    ],
    guidance: [
      'I stand before a choice, and I cannot see far. Many voices speak at once, and my own is not always wise.',
      'I would like a map, and often I only see the next step. You know the whole road, and you know how easily I hurry.',
      'My thoughts go round and round and find no rest. I am afraid of choosing wrongly, and also afraid of not choosing at all.',
      'So much is unclear to me. I have turned it over again and again, and still I need wisdom that is not my own.',
    ],
    provision: [
      'You know what I need and what I lack. The numbers do not always add up, and the worry follows me to bed.',
      'It is hard to speak of money and need. Yet you care about bread, rent and shoes, and I do not have to be ashamed before you.',
      'I am counting and planning, and still I worry. Everything I have came from your hand, and tomorrow is in it as well.',
      'Some needs I can name, and others only weigh on me. You have fed people in empty places before, and you see this place too.',
    ],
    relationships: [
      'You made us for one another, and yet being close is hard. I know longing, and misunderstanding, and words I wish unsaid.',
      'You see every bond in my life, the warm ones and the strained ones. Some I cannot mend alone, and some I still long for.',
      'I want to love well, and I often protect myself instead. You know who has hurt me, and you know whom I have hurt.',
      'Loneliness can sit with me even in a full room. You know what I hope for from people, and what only you can give.',
    ],
    spiritual_growth: [
      'I long to know you better, and my attention wanders so quickly. Some days I pray with joy, and some days only out of habit.',
      'My faith feels small just now. I do not hide my doubts or my dry seasons from you, because you have never asked me to pretend.',
      'There is an old self in me that returns too easily. I am not yet who I hope to be, and you have not let go.',
      'I want a faith that lasts beyond a good mood. You began this life in me, and I cannot make it grow by trying harder.',
    ],
    work: [
      'Work fills so much of my mind, whether I have it, seek it or fear for it. You see the effort nobody counts.',
      'You gave us work to do, and you know how it can wear us down. I feel the pressure, and the question whether I am good enough.',
      'I want to do honest work and do it well. But my strength has limits, and my worth feels tied to results.',
      'So much in working life is not in my hands: decisions, deadlines, other people’s moods. I bring you my share of it, just as it is.',
    ],
    thanksgiving: [
      'Today I want to thank you. So much good has come to me that I did not earn and could not have arranged.',
      'My heart is thankful, and I do not want to keep it to myself. You were there in hard days, and you are here in this joy.',
      'Thank you for gifts both large and small: for breath, for bread, for a kind word at the right time. They all lead back to you.',
      'I could easily have passed over this good thing. But I have seen it, and I know whose kindness stands behind it, and I thank you.',
    ],
    other: [
      'This does not fit into neat words. There is hope in it, and worry, and also a weariness I cannot quite explain.',
      'You know what moves me, even when I cannot name it. What is heavy I need not carry alone, and what is good comes from you.',
      'I have thought about it by day, and it comes back at night. I would rather bring it to you than keep turning it over.',
      'There is more in this than I can solve. I am small before it, but I am not alone before it, because you are here.',
    ],
  },
  askings: {
    family: [
      'Guard the ones I love. Give us patience when we are tired, gentle words when we disagree, and courage to forgive. Where we have drifted apart, show us a way back.',
      'Be present in our home, at the table and in the quiet hours. Teach me to listen before I answer, and to love each one as you have loved me.',
      'Comfort whoever is hurting, and draw near to whoever has gone far away. Make me a person of peace among them, truthful and kind, even on difficult days.',
      'Hold my family together with your love. Give wisdom to those who care for others, rest to the weary, and to me a heart that serves without keeping count.',
    ],
    health: [
      'Bring healing, as you see is good. Give skill to those who care for the sick, sleep when the night is long, and courage for each hour as it comes.',
      'I ask for relief and for recovery. While I wait, quiet my fear, guide the doctors, and do not let illness be the only voice I hear.',
      'Touch what is hurt and strengthen what is weak. Give me patience with slow days, honesty with those who help, and thankfulness for every small step forward.',
      'Have mercy, Lord. Where there can be healing, let it come; where there must be waiting, stay close. Keep hope alive in me, and ease the pain.',
    ],
    guidance: [
      'Give me wisdom for what lies before me. Show me the next faithful step, close the doors that would harm me, and keep me from deciding out of fear.',
      'Quiet the noise in me, so that I can hear what is true. Send me honest counsel, and make me willing to follow where it is not easy.',
      'Set my way of seeing straight. Let your Word shape my thinking, let love guide my motives, and let me be patient if the answer takes time.',
      'Lead me, even if slowly. Teach me to tell your peace from mere comfort, to ask when I do not know, and to begin when I do.',
    ],
    provision: [
      'Provide what is needed for this day. Open honest ways for me to earn and to save, bring help I can accept, and free me from shame.',
      'Give enough for today, and calm for tomorrow. Make me wise with what I have, honest about what I owe, and generous even when it is little.',
      'Take the fear out of my planning. Send work, help or good counsel as you choose, and teach me the difference between what I want and what I need.',
      'Look on this need and help. Let me sleep without doing sums, work without despair, ask for help without pride, and remember those who have even less.',
    ],
    relationships: [
      'Teach me to listen without preparing my answer. Give me courage for an honest talk, grace for the first step, and peace when things stay unfinished.',
      'Heal what has been torn, as far as it can be healed. Keep bitterness from growing in me, and help me forgive without pretending that nothing happened.',
      'Give me friends I can be truthful with, and make me such a friend. Where I need to step back, give me wisdom; where I need to stay, give patience.',
      'Bless those I find easy to love and those I do not. Guard my tongue, soften what is hard in me, and let me also be met with kindness.',
    ],
    spiritual_growth: [
      'Awaken my love for your Word. Give me a few quiet minutes each day, a truthful heart in them, and the strength to do what I have understood.',
      'By your Spirit, make me more like Jesus: patient, truthful and free to serve. When I fall, help me turn back quickly and not hide from you.',
      'Strengthen my faith where it is thin. Put people beside me who draw me toward you, and let what I believe become visible in how I treat others.',
      'Search me gently and show me what to leave behind. Plant in me what is yours, and let it ripen in its time, without hurry and without pride.',
    ],
    work: [
      'Give me a clear head and steady hands. Help me to work with care, to rest without guilt, and to treat those around me fairly, even under pressure.',
      'Open the door that is right, and give me patience before the closed ones. Let my work serve someone, and do not let it own me.',
      'Bless the work of my hands. Give wisdom to those who decide, peace among those who work side by side, and to me a quiet conscience at evening.',
      'Show me what to take on and what to leave. When I succeed, keep me humble; when I fail, remind me that I am still yours.',
    ],
    thanksgiving: [
      'Keep this gratitude alive in me when harder days come. Let me share what I have received, and notice those who are waiting for something good.',
      'Teach me to remember. Make my thanks more than a word: a lighter step, an open hand, a kinder answer to the next person who needs me.',
      'Let me hold your gifts with open hands and never love them more than you. Bless those through whom your goodness reached me, and refresh them too.',
      'Give me eyes for your goodness on ordinary days as well. Make me generous and quick to praise, and near to anyone for whom thanks is hard.',
    ],
    other: [
      'Give me peace for this hour and light for the next step. Comfort what grieves in me, calm what is afraid, and let me rest in you.',
      'Do in this what is good, even if it differs from my plan. Help me to wait without growing bitter and to act when it is time.',
      'Stay with me, and with everyone this touches. Give strength where it is lacking, truth where things are confused, and some kindness to lean on each day.',
      'Hear me, and help in the way you know is best. Hold me fast when feelings change, and show me one small thing that I can do.',
    ],
  },
  trusts: [
    'I do not know what tomorrow holds. I know you, and that is enough to lean on.',
    'You gave your Son for me; you are not careless with my life. I leave this in your hands.',
    'My trust is not large, but you are faithful. I would rather hold your hand than have every answer.',
    'Whatever comes, you will be there in it with me. On that I want to build, today and tomorrow.',
    'You have carried me until now. I choose to trust your goodness more than my fears.',
    'Your love does not depend on how well I pray. I let go now and trust you.',
  ],
  closings: [
    'I pray this in the name of Jesus, your Son. Amen.',
    'In the name of Jesus, who prays for me still. Amen.',
    'Hear me for the sake of Jesus. In his name I pray. Amen.',
    'Stay near me, I ask in the name of Jesus. Amen.',
    'I ask all this in Jesus’ name and not in mine. Amen.',
  ],
};
