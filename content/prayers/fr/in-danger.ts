// French prayers for a person in danger. No word depends on the gender of this person.
import type { PassagesByConcern } from '../prayer-passages.ts';

export const inDanger: PassagesByConcern = {
  life: {
    comforts: [
      'Père, tu entends ce que j’ose à peine dire. La douleur est lourde, et je n’ai presque plus de forces pour la porter. Tu ne te détournes pas de moi, tu n’as pas de colère contre moi, et je reste ton enfant.',
      'Dieu de miséricorde, il fait très sombre là où je suis, et tu le sais. Rien de ce que je ressens ne te choque. Tu m’as donné la vie, tu sais mon nom, et je compte pour toi, même quand je ne le sens plus.',
    ],
    askings: [
      'Tiens-moi pendant cette heure, puis pendant la suivante. Garde-moi du mal, aussi de celui que je pourrais me faire. Envoie-moi quelqu’un qui s’assoie près de moi et qui écoute, et donne-moi le courage de dire maintenant ce que je vis vraiment.',
      'Reste tout près et protège-moi. Conduis-moi vers quelqu’un qui peut aider : un proche, un médecin, une voix calme au téléphone. Dénoue mon silence, pour que je parle aujourd’hui. Que la douleur s’allège, peu à peu, et que je trouve du repos.',
    ],
    trusts: [
      'Devant toi, je n’ai pas à faire semblant. Tu me tiens quand je ne peux plus tenir, et cette nuit n’aura pas le dernier mot. Je te demande de l’aide au nom de Jésus. Amen.',
      'Tu m’aimes depuis le début, et tu m’aimes encore. Je n’ai pas besoin de voir toute la route : seulement le prochain souffle et l’heure qui vient, avec toi. Au nom de Jésus. Amen.',
    ],
  },
  violence: {
    comforts: [
      'Seigneur, tu vois ce qui se passe derrière les portes fermées. Tu vois le mal qui est fait, et tu connais ma peur. Ce n’est pas ta volonté, et ce n’est pas ma faute. J’ai droit à la sécurité, et tu es de mon côté.',
      'Mon Dieu, tu m’entends même quand je dois parler tout bas. J’ai mal, j’ai peur, et il est difficile de le dire. Tu m’as donné une dignité, et personne n’a le droit de me la prendre.',
    ],
    askings: [
      'Mets-moi à l’abri, avec tous ceux qui courent le même danger. Montre-moi une issue et une porte qui s’ouvre. Envoie-moi quelqu’un qui me croie et qui m’aide, et donne-moi le courage de demander. Que le mal cesse, et que ceux qui le font soient arrêtés.',
      'Sois mon abri aujourd’hui. Conduis-moi vers un lieu sûr et vers des gens qui savent que faire. Ôte-moi la honte, qui n’est pas à moi. Donne-moi des pensées claires, une heure tranquille pour chercher de l’aide, et la force du premier pas.',
    ],
    trusts: [
      'Tu ne m’as jamais demandé de supporter cela. Tu es mon refuge, et tu veux que je vive libre et sans peur. Je m’appuie sur toi, et je laisserai d’autres m’aider. Au nom de Jésus. Amen.',
      'Ce que l’on me fait n’enlève rien à ma valeur devant toi. Tu guéris lentement et vraiment, et tu restes avec moi. Je te demande la sécurité et la paix, au nom de Jésus. Amen.',
    ],
  },
};
