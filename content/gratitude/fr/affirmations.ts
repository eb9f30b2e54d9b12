// French affirmations in response to gratitude entries. No word depends on the gender of the user.
import type { GratitudePassages } from '../gratitude-themes.ts';
import { appreciations } from './appreciations.ts';
import { conclusions } from './conclusions.ts';
import { themeGroups, themePhrases, themeWords } from './theme-words.ts';

export const gratitude: GratitudePassages = {
  frames: [
    { before: 'Avec « ', after: ' », tu as mis un merci dans ta journée.' },
    { before: 'Ces mots, « ', after: ' », méritaient d’être dits et gardés.' },
    { before: 'Ton merci a pris cette forme, « ', after: ' », et il est entendu.' },
    { before: 'Dieu reçoit tes mots comme ils sont, « ', after: ' », sans rien corriger.' },
    { before: 'Tu as écrit « ', after: ' », et cette ligne a maintenant sa page.' },
  ],
  unquoted: [
    'Ce que tu as noté aujourd’hui vaut la peine d’être gardé.',
    'Ton merci est là, simple et vrai, et Dieu l’entend.',
    'Tu as pris un moment pour regarder ce qui est bon.',
    'Une chose bonne a trouvé sa place dans ces lignes.',
  ],
  appreciations,
  conclusions,
  inDanger: {
    life: [
      'Même dans un merci, on entend parfois que tout fait très mal. Ta vie a du prix pour Dieu, maintenant, sans condition. Cette douleur est trop lourde pour rester sans personne : un proche, un médecin, une ligne d’écoute ou les urgences peuvent répondre à l’instant. Leur dire que tu as besoin d’aide est permis, et c’est un pas vers la vie.',
      'C’est bien d’avoir écrit ceci. Tu comptes, et Dieu ne détourne pas les yeux de ce que tu traverses. Ta sécurité passe avant tout le reste en ce moment. Quelqu’un peut venir près de toi ou te parler au téléphone, tout de suite : une personne de confiance, les secours, une ligne d’écoute. Dieu passe aussi par elles.',
    ],
    violence: [
      'Ce qui se passe là n’est pas juste, et la faute n’est pas la tienne. Dieu t’a donné une dignité, et il ne te demande pas de supporter que l’on te fasse mal. Tu as droit à la sécurité. Les secours, une association ou une personne qui te croit peuvent t’aider dès maintenant à trouver un lieu sûr.',
      'On peut dire merci et avoir pourtant besoin d’aide ; l’un ne rend pas acceptable ce que l’on te fait. Personne n’a ce droit. Dieu veut que tu vives sans peur. En cas de danger, la police ou les urgences peuvent venir, et des gens savent écouter et mettre à l’abri. Leur parler aujourd’hui ne trahit personne.',
    ],
  },
  prompts: [
    'Aujourd’hui, j’ai souri quand…',
    'La personne qui m’a fait du bien, c’est…',
    'Un petit plaisir de ce jour, c’était…',
    'Malgré tout, il y a eu…',
    'En regardant autour de moi, j’ai vu…',
    'Je ne veux pas oublier…',
  ],
  themeWords,
  themeGroups,
  themePhrases,
};
