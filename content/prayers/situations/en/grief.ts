// English prayers for people who mourn a death.
import type { SituationPrayers } from '../situation.ts';

export const grief = {
  bereavement: {
    self: {
      title: 'In mourning',
      text: [
        'God, someone I love has died. I still think: I must tell this later, and then I remember. The world goes on with its traffic and its shopping, and I move through it as if behind glass. There are hours when I can weep and hours when I feel nothing at all.',
        'Thank you for this life and for all that we shared. Forgive what was left unsaid between us. I cannot hold on to the one I miss, so please do it for me. Receive this beloved person into your light.',
        'And stay with me. Let me eat and sleep. Send me people who can bear to hear the name. I believe that love does not end at a grave. Where I cannot believe it, believe it for me. Amen.',
      ].join('\n\n'),
    },
    other: {
      title: 'For {someone|@} in mourning',
      text: [
        'Lord, you wept at the grave of your friend. Look upon {this person|@}, who has lost someone and must now live with an empty chair. There are no words that make it good, and I do not want to look for them.',
        'Give tears, and after the tears some rest. Be there in the first hours, when so much must be arranged, and be there in the weeks that follow, when the cards no longer come and the silence is loud. Let memories hurt less with time, and warm more.',
        'Make us faithful friends who still ask after months. Receive the one who died into your peace, and keep alive the hope of seeing one another again, through him who rose from the dead. Amen.',
      ].join('\n\n'),
    },
  },
  miscarriage: {
    self: {
      title: 'After losing a child before birth',
      text: [
        'God, there was a life, and now it is no more. Hardly anyone knew it as I did, and I had already made room. I had counted the weeks. Words of comfort are kindly meant, and they do not reach me.',
        'I do not know why. I only know that it hurts, more than I can show. Take from me the question of what I did wrong. Let me mourn as long as I need, and let there be someone who mourns with me.',
        'You know this child, with whom I had so little time. Keep this small life with you, where nothing is too short and nothing forgotten. And hold me, for my arms are empty. Amen.',
      ].join('\n\n'),
    },
    other: {
      title: 'For someone who lost a child before birth',
      text: [
        'Tender God, a child was awaited with love and did not come to live with us. I pray for this person, who had begun to dream and now has to put the dreams away. It is a real death, though there may be no grave, and a real grief.',
        'Be close in it. Heal the body where it needs healing. Silence every voice that speaks of fault. Keep us others from quick comfort; let us bring a meal, say the word child, and be still.',
        'If there is someone to share this grief, let them find each other in it, each in a different way of mourning. The little one is in your care, known and loved. Let this person rest in you also, until the day hurts less. Amen.',
      ].join('\n\n'),
    },
  },
  'child-death': {
    self: {
      title: 'After the death of my child',
      text: [
        'My God, my child is dead. I write it, I say it, and I do not grasp it. It is against all order that I should be here and my child not. Everything in me cries out to you, and part of the cry is anger. You can bear it. You saw your own Son die.',
        'I do not ask for explanations now; none would be enough. I ask you to hold my child, and with my child each thing about this life that I alone remember. Do not let one bit of it be lost.',
        'And carry me through this day, for I cannot see how to live it. Give me one breath and then another. Let me say the name aloud. I long for the morning on which you wipe away all tears. Amen.',
      ].join('\n\n'),
    },
    other: {
      title: 'For someone whose child has died',
      text: [
        'Father, before this loss we all fall silent. A child has died, and a person whom I know must go on living without the one who was meant to stay much longer. There is nothing that we could set against it.',
        'Come down into this night. Do not let this person be alone in it, and do not let anyone demand that the grief be short. When guilt comes up, take it away. When the strength is lacking even to get dressed, send someone who simply does what is needed.',
        'The child is with you, in safe hands, in a light that we cannot imagine. Let this one day be a comfort, when comfort can be heard at all. Until then, stay and keep watch. Have mercy on us. Amen.',
      ].join('\n\n'),
    },
  },
  'suicide-loss': {
    self: {
      title: 'After a suicide',
      text: [
        'Merciful God, someone I love could not go on living. I go back over the last days, the last call, and search for the sign that I did not see. I am sad and angry and tired, and I miss the voice.',
        'Take this life into your arms. You know how dark it was, darker than any of us understood, and you do not condemn. You went down into the deepest night yourself, so that no one would be there without you.',
        'Free me from the endless questions. I was not given power over another person’s life and death. Lead me to people with whom I can speak openly, and let me seek help when the weight becomes too great. Keep me in life, and let peace come, slowly, in its time. Amen.',
      ].join('\n\n'),
    },
    other: {
      title: 'For someone after a suicide',
      text: [
        'God of all comfort, a person has died by suicide, and another stands before the ruins of it. I bring you the one who remains, with the grief, the horror, and the questions that get no answer.',
        'Lift off the guilt that does not belong there. Stop the whispering of neighbours, and the silence that is worse. Give people who listen and are not afraid of the word, and skilled help for the nights. Watch closely over this life too, so that sorrow does not pull it down.',
        'The one who died is not outside your mercy, for nothing is outside it. You heard the cry that no one heard. Gather up what broke, there and here. Let this person one day remember the whole life, and not only its end. Amen.',
      ].join('\n\n'),
    },
  },
  'pet-loss': {
    self: {
      title: 'After the death of a pet',
      text: [
        'Creator, I come to you with a grief that some would smile at. An animal has died that lived with me, that knew my step at the door and was glad of me on bad days as on good ones. The house is too quiet now. I still look at the usual place.',
        'Thank you for this creature. You thought of it, you gave it its coat or its feathers, its tricks and its trust. Through it you gave me comfort without words. If I had to decide about the end, give me peace with that decision.',
        'Not a sparrow falls without you. So I believe that this small life was not small to you, and I give it back into your kind hands. Let me weep without shame, and remember with joy. Amen.',
      ].join('\n\n'),
    },
  },
} satisfies Record<string, SituationPrayers>;
