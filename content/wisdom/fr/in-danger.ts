// French Wisdom passages for a question that speaks of danger. No word depends on the gender of the
// user.
import type { WisdomPassages } from '../wisdom-topics.ts';

export const inDanger: WisdomPassages['inDanger'] = {
  life: {
    insights: [
      'Ta vie a une valeur que la douleur ne peut pas effacer, même si elle la cache en ce moment. Dieu n’est pas en colère contre toi. Il entend ce qui est si difficile à dire, et il ne s’éloigne pas. Dans une heure comme celle-ci, la première chose n’est pas de comprendre, mais d’être en sécurité, avec quelqu’un. S’éloigner de ce qui pourrait te blesser, rejoindre une personne, parler à voix haute : cela suffit pour maintenant. Un proche, un médecin, les urgences ou une ligne d’écoute peuvent répondre tout de suite. Dieu aide aussi par ceux qui veillent.',
      'Ce que tu traverses est très lourd, et tu n’as pas à le porter en silence. Tu comptes pour Dieu, exactement dans l’état où tu te trouves, et rien de ce que tu penses ne le fait fuir. La souffrance fait croire qu’il n’y a plus d’issue ; c’est elle qui parle, et elle ne voit pas tout. Ce qui aide maintenant, c’est une présence humaine : quelqu’un qui s’assoit près de toi, qui garde au loin ce qui est dangereux, qui appelle avec toi. Des personnes formées répondent jour et nuit, sans juger. Leur parler demande du courage, et Dieu est là pendant cet appel.',
    ],
    steps: [
      'Appelle maintenant un proche, le numéro d’urgence de ton pays (112 en Europe) ou une ligne d’écoute (3114 en France, 988 au Canada).',
      'Envoie à une personne de confiance : « Je suis en danger, viens ou appelle-moi », et compose le 112 si la réponse tarde.',
    ],
  },
  violence: {
    insights: [
      'Ce qui t’est fait est mal, et tu n’en portes pas la faute. Rien de ce que tu as pu dire ou faire ne donne à quelqu’un le droit de te blesser ou de te faire peur. Dieu voit derrière les portes fermées, et il est du côté de la personne qui souffre. Il ne demande à personne de rester en danger au nom de l’amour, de la famille ou du pardon. Ta sécurité, et celle des enfants s’il y en a, vient d’abord. Des secours, des associations, des médecins savent écouter, croire et mettre à l’abri, à ton rythme et en secret s’il le faut.',
      'Vivre avec la peur use le corps et brouille les pensées ; il n’est pas étonnant que tout paraisse confus. Mais une chose est claire : tu as droit au respect et à un lieu sûr. Devant Dieu, ta dignité est entière, et ce que l’on te fait subir ne la diminue pas. Chercher de l’aide n’est ni trahir ni se venger. Il peut être prudent d’en parler depuis un téléphone que personne ne surveille, avec une personne qui te croit. La police, les urgences, une association ou un médecin peuvent agir dès aujourd’hui, et réfléchir avec toi à la suite.',
    ],
    steps: [
      'Appelle la police ou les urgences (112 en Europe) si le danger est proche, ou une association d’aide aux victimes (116 006 en France).',
      'Parle aujourd’hui à une personne sûre, un médecin, une voisine, une association, et choisis avec elle un signe et un endroit en cas d’urgence.',
    ],
  },
};
