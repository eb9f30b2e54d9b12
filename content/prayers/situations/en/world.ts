// English prayers for journeys, exile, prison, war, disaster, the country, the persecuted, and grace at meals.
import type { SituationPrayers } from '../situation.ts';

export const world = {
  travel: {
    self: {
      title: 'Before a journey',
      text: [
        'Lord, I am setting out. The bag is packed, or nearly, and I have checked twice what I always check twice. I look forward to the journey, and there is a little unease in it, as there always is when one leaves the familiar behind.',
        'Protect me on the way. Keep awake those who drive, steer or fly, and keep me attentive too. Guard me from accidents and from people with bad intentions. If something goes wrong, let me stay calm and find someone who helps.',
        'Bless those whom I leave and those to whom I come. Open my eyes for what you want to show me out there. There is no place where you are not already. Bring me safely to the end of the road, and safely home. Amen.',
      ].join('\n\n'),
    },
    other: {
      title: 'For {someone|@} on a journey',
      text: [
        'God, you walk with all who are on the way. I commend to you {a person|@,} who is travelling. I cannot come along, and I catch myself looking at the clock and the weather. So I ask you to go in my place.',
        'Keep the road clear and the mind awake. Ward off accident, illness and theft. Give friendly people to ask, a clean bed, bread and water, and connections that work. In foreign places, let there be something of home.',
        'Let this journey go well from beginning to end. May the people on the way be kind, and may there be quiet moments with you. Bring this traveller safely to the destination and, when the time comes, home again. Your hand reaches as far as any road. Amen.',
      ].join('\n\n'),
    },
  },
  migration: {
    self: {
      title: 'Far from home',
      text: [
        'God of Abraham, you know people who had to leave their country. I am one of them. I carry names of streets in me that mean nothing to those around. Here I spell my own name and look for words like a child. Papers decide over my days.',
        'Let me find a place where I may stay. Give those who decide about me eyes to see a human being. Help me to learn the language, to find work, to keep my dignity in the waiting rooms. Protect those whom I left behind, and do not let them forget my voice.',
        'When homesickness comes, sit down beside me. You yourself were carried as a child into a strange land. With you I am no foreigner. Lead me on, step after step. Amen.',
      ].join('\n\n'),
    },
    other: {
      title: 'For {someone|@} far from home',
      text: [
        'Father of all peoples, I bring you {a person|@,} who lives far from home. You know what was left there, and what was seen on the way, and that not everything can be told. Here much is new, and little of it is sure.',
        'Give a good decision about the papers, a room, honest work, and a doctor who has time. Let the language open up like a window. Send neighbours who greet and invite, and a congregation in which there is room for another way of singing.',
        'Protect from people who exploit and from those who hate. Watch over the family, near and far. And make us ready to learn from the one who has come. Jesus too was once a refugee. Let {this person|@} find peace, and roots. Amen.',
      ].join('\n\n'),
    },
    group: {
      title: 'For people who had to flee',
      text: [
        'Lord, so many people are on the road because they could not stay where they were. They walk, they wait at fences, they sit in boats that are too full. We see pictures and turn the page. You turn no page.',
        'Save those who are in danger at this hour, on the water, in the desert, in the hands of traffickers. Give milk to the children and shelter for the night. Lead those who were separated back to each other. Strengthen all who rescue, feed and advise.',
        'Change the hearts of the powerful, so that people need not flee. And give us courage to share, sober heads for just laws, and open doors. In each stranger you yourself come to us. Let us recognise you in time. Amen.',
      ].join('\n\n'),
    },
  },
  prison: {
    self: {
      title: 'In prison',
      text: [
        'God, here the doors are locked and the days look alike. You come in all the same; no one can keep you outside. I speak to you quietly, because here one does not show what is inside.',
        'You know why I am in this place, what I did and what I did not do. What is guilt, I lay before you and ask for forgiveness. Be with those I have hurt. What is unjust, bring to light. Keep me from violence, from drugs and from despair, and keep something in me soft.',
        'Watch over my people outside, and let me not lose them. Give me something good to do today, a book, a conversation, an honest hour. Your Son was a prisoner too. One day let me walk out as a free human being, and be free already within. Amen.',
      ].join('\n\n'),
    },
    other: {
      title: 'For {someone|@} in prison',
      text: [
        'Jesus, you said that you wait for us in the prisons. So I turn my thoughts there and pray for a person behind walls. I do not want to judge. You know the whole story.',
        'Protect from violence and from being hardened. Let the nights pass. Give a good word from a guard, a chaplain, a cellmate. Let remorse grow where there is guilt, and let the truth come out where there is none. Comfort those who suffer because of a crime, and do not forget them.',
        'Keep the bonds to the family alive, and let letters arrive. Prepare for the time after: a roof, work, people who trust once more. To you no one is only what they have done. Lord, give freedom within, and in your time beyond these walls. Amen.',
      ].join('\n\n'),
    },
  },
  soldier: {
    self: {
      title: 'In military service',
      text: [
        'Lord God, I serve with a weapon in my hand, and I do not do it with a light heart. I have learned to function. But at night, when it gets quiet, I am a human being with fear, with longing for home, and with questions I do not say aloud.',
        'Protect my life and the lives of those beside me. Give me a clear mind in danger. Keep my conscience awake, so that I do nothing I could not tell you. Protect those who have no weapon. Let me not begin to hate.',
        'Be with the people who wait for me; give them sleep. What I have seen, help me to carry, and later to speak of it. Let the day come when this service is not needed. I put myself under your protection. Amen.',
      ].join('\n\n'),
    },
    other: {
      title: 'For {someone|@} in military service',
      text: [
        'God of peace, I pray for {a person|@,} who serves in the military, perhaps close to danger. At home every call is awaited and every silence is long. You see this life under the helmet, which is precious to you and to us.',
        'Bring {this person|@} through unharmed, in body and in soul. Give comrades who can be relied on and commanders who think before they order. Keep the conscience tender and the heart free from hatred. Have mercy also on those on the other side, who are loved as well.',
        'When it is over, lead home, and let there be help for what the eyes have seen. And give wisdom to those who decide about war, that they may seek peace sooner and more earnestly. Guard and keep, Lord, by day and by night. Amen.',
      ].join('\n\n'),
    },
  },
  war: {
    self: {
      title: 'When living in a war',
      text: [
        'God, there is war where I live. I have learned to tell the sounds apart. I sleep in my clothes, if I sleep. I think of those I love, and I count them over and over. I am afraid, and I am so tired of being afraid.',
        'Protect us. Cover this house, this street, those who can no longer run. Let there be water and bread and light. Take the dead into your peace. Turn back the hands that want to fire.',
        'I have hatred in me, and I bring it to you before it devours me. Preserve what is human in us. You made peace by the blood of your own Son, so you know what it costs. Let it come here, soon. Until then be our refuge, for we have no other. Amen.',
      ].join('\n\n'),
    },
    group: {
      title: 'For people in a war',
      text: [
        'God of peace, we pray for the people who live in the midst of war. For us it is news; for them it is the kitchen, the cellar, the way to the well. You hear each of them by name, above the noise.',
        'Save lives. Let the shelling stop, and let the help come through. Be with the wounded and with those who operate by the light of a torch. Protect children, and one day give them back their sleep. Be with the ones who refuse to do evil, on whatever side they stand.',
        'Break the pride of those who profit from war. Give the negotiators patience. Do not let us get used to it. You have promised that swords will be turned into ploughs; we hold you to your word. Amen.',
      ].join('\n\n'),
    },
  },
  disaster: {
    self: {
      title: 'After a disaster',
      text: [
        'Lord, in a few moments so much was destroyed. I stand before what is left, and my head does not take it in. Things that were always there are there no longer. I look for people, for papers, for something dry or whole. I am trembling still.',
        'I thank you that I am alive, and I weep for those who are not, and for all that is lost. You are not in the destruction; I look for you in the hands that dig and share and bandage. Let me be such a pair of hands too.',
        'Give us today water, food and a place to sleep. Keep further danger away from us. Give strength for the clearing up, which will take long, and let the world not forget us next week. Be the ground that does not shake. Amen.',
      ].join('\n\n'),
    },
    group: {
      title: 'For people after a disaster',
      text: [
        'Father, we are shaken by what has struck these people. In a short time they have lost houses, work, and some of them those they loved most. We stand far off and can hardly imagine it. You are in the midst of them.',
        'Let those who are missing be found alive. Strengthen the rescuers, and protect them. Bring doctors, clean water, blankets and warm food quickly to where they are needed, and let no one be passed over because they are poor or far away.',
        'Comfort those who bury their dead. Keep away disease and looting and the fear of the next blow. When the cameras have gone, let help remain, for rebuilding and for wounded souls. And make us generous, today and a year from now. Lord, have mercy on them. Amen.',
      ].join('\n\n'),
    },
  },
  country: {
    group: {
      title: 'For our country',
      text: [
        'Lord of the nations, we bring you our country: the land with its rivers and cities, its songs, its wounds, and the people who live here, whether or not they agree with one another. Thank you for what is good in it and for those who laboured for it before us.',
        'Give wisdom to those who govern and a conscience that cannot be bought. When there are elections, let them be fair and free, and let the losers be respected. Expose lies. Protect judges, journalists, and all who serve quietly.',
        'Heal the distrust between us. Let us talk before we shout, and see the weak before we count the gains. Give bread, work and safety to each house. Forgive what our people have done wrong, and make us a blessing to our neighbours. Amen.',
      ].join('\n\n'),
    },
  },
  persecution: {
    self: {
      title: 'When persecuted for my faith',
      text: [
        'Lord Jesus, because I belong to you I am under pressure. I have to think about what I say and to whom. Some have turned away from me. I did not look for this, and I am not brave by nature.',
        'You said that it would be so, and that you would remain. Protect me and those I love, and the brothers and sisters who share this lot. Give me wisdom to know when to be silent and when to speak. If I have been weak, pick me up as you did Peter.',
        'I do not want to hate those who do this. Touch their hearts. Let my faith not become hard, but clear. I was never as free as with you. Keep me in your hand, and let your peace be stronger than their threats. Amen.',
      ].join('\n\n'),
    },
    group: {
      title: 'For Christians who are persecuted',
      text: [
        'God, our Father, we pray in safety for those who cannot pray in safety. They meet behind drawn curtains, they lose work and home, some are in cells, some have given their lives. They belong to us, and we know hardly one of their names. You know them all.',
        'Strengthen them today. Let them feel that they are not forgotten. Protect the children, who have to be silent at school. Give courage to the timid and patience to the imprisoned, and let those who were tortured find healing.',
        'Turn the hearts of those who persecute, as you turned Saul on the road. Let laws be made that leave each person free to believe. And make us, who have it easy, more thankful and more faithful. Join us with them in the one prayer of your people. Amen.',
      ].join('\n\n'),
    },
  },
  meal: {
    group: {
      title: 'Grace before a meal',
      text: [
        'Father, we are sitting at one table, and that alone is a gift. We thank you for this food, for the earth and the rain, for those who sowed and harvested and cooked it.',
        'Bless what we eat and those who eat it. Bless our talk as well, and let us rise from here kinder than we sat down. Be with those who are hungry today or have to eat alone. Amen.',
      ].join('\n\n'),
    },
  },
} satisfies Record<string, SituationPrayers>;
