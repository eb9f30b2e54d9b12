// French prayers for thanks and praise, and for the beginning and end of the day.
import type { SituationPrayers } from '../situation.ts';

export const thanks = {
  'healing-thanks': {
    self: {
      title: 'Merci pour la santé retrouvée',
      text: [
        'Seigneur, j’ai retrouvé des forces, et je voudrais te le dire avant de reprendre ma course. Il y a eu la peur, les nuits, l’attente. Maintenant je remarque des choses toutes bêtes : monter un escalier, avoir faim, faire un projet. Merci.',
        'Merci pour ceux qui m’ont soigné le corps et ceux qui ont tenu mon moral. Merci pour les remèdes, pour les messages, pour les prières que j’ignore. Ne me laisse pas oublier trop vite ce que j’ai appris, ni ceux qui restent dans les chambres que j’ai quittées. Je pense à eux devant toi. Que cette santé rendue serve à aimer davantage. Mon corps te loue à sa manière ; ma voix se joint à lui. Amen.',
      ].join('\n\n'),
    },
    other: {
      title: 'Merci pour la guérison d’une personne',
      text: [
        'Dieu bon, la nouvelle que nous espérions est venue : cette personne va mieux. Nous avions prié en retenant notre souffle, et nous respirons. Merci, de tout cœur.',
        'Merci pour chaque soignant, pour la science et pour la patience, pour les proches qui ont tenu bon. Merci de l’avoir gardée dans les heures que nous n’avons pas vues. Achève ce qui a commencé : rends-lui le goût, le sommeil, la confiance dans son corps. Aide-la si la peur revient malgré tout. Et que notre merci ne s’arrête pas à nous ; souviens-toi de ceux qui attendent encore de bonnes nouvelles, et donne-leur de quoi espérer. Gloire à toi pour la vie. Amen.',
      ].join('\n\n'),
    },
  },
  'answered-prayer': {
    self: {
      title: 'Merci pour une prière exaucée',
      text: [
        'Père, tu as entendu ma prière. Ce que je demandais depuis des jours, parfois sans y croire, est arrivé, et j’en ris et j’en pleure. Je reviens vers toi avant toute autre chose, comme ce malade guéri qui fit demi-tour pour dire merci.',
        'Merci pour ce don, et pour les mains humaines par lesquelles il est venu. Merci aussi pour le temps d’avant, quand je n’avais que ta présence et qu’elle suffisait à peine. Aide-moi à bien user de ce que je reçois, à le partager, à ne pas t’oublier maintenant que tout va mieux. Je porte vers toi ceux dont la prière attend encore. Béni sois-tu aujourd’hui, et demain aussi. Amen.',
      ].join('\n\n'),
    },
    other: {
      title: 'Merci pour une bonne nouvelle dans la vie d’un autre',
      text: [
        'Seigneur, une personne pour qui nous avons prié a reçu une réponse, et sa joie déborde jusque chez nous. Je te remercie avec elle. Il est bon de pouvoir te parler d’autre chose que de nos manques.',
        'Merci pour ce qui s’est ouvert, dénoué, réconcilié. Merci pour tous ceux qui y ont travaillé sans se montrer. Garde cette joie, et donne-lui des racines, pour qu’elle nourrisse encore dans les jours gris. Préserve mon cœur de toute envie, afin que je me réjouisse vraiment. Et que cette nouvelle rende courage à ceux qui prient depuis longtemps sans rien voir venir. Tu es bon, Seigneur, et nous le disons ensemble. Amen.',
      ].join('\n\n'),
    },
  },
  'daily-thanks': {
    self: {
      title: 'Merci pour les choses ordinaires',
      text: [
        'Merci, mon Dieu, pour ce qui ne fait pas de bruit. Pour l’eau chaude, le pain, la clé qui tourne dans la serrure. Pour la voix qui a demandé de mes nouvelles, pour un trajet sans histoire, pour la lumière sur un mur. Rien de tout cela ne m’était dû.',
        'Merci pour mon corps, qui a travaillé sans que j’y pense. Merci pour ceux que j’aime et pour ceux qui m’ont rendu service sans que je sache leur nom. Pardonne-moi de voir si vite ce qui manque. Apprends-moi à m’arrêter un instant, à regarder, à le dire aussi aux gens. Que mon merci devienne une manière de vivre, et que j’en donne à qui en a peu. Amen.',
      ].join('\n\n'),
    },
  },
  praise: {
    self: {
      title: 'Pour louer Dieu',
      text: [
        'Que tu es grand, Seigneur ! Tu étais avant les montagnes, et tu sais combien de moineaux se sont posés sur ce toit. Les étoiles ne te fatiguent pas, et mon murmure ne t’échappe pas. Je ne te demande rien pour l’instant. Je te regarde.',
        'Tu es saint, et tu t’approches. Tu es juste, et tu pardonnes. En Jésus, ta gloire a eu un visage, des mains, une table où chacun trouvait place ; en lui tu as aimé jusqu’au bout, et la mort n’a pas eu le dernier mot. Ton Esprit fait vivre tout ce qui vit. Avec la mer, avec les arbres, avec ceux qui chantent depuis des siècles, je te loue. À toi l’honneur, toujours. Amen.',
      ].join('\n\n'),
    },
  },
  morning: {
    self: {
      title: 'Prière du matin',
      text: [
        'Bonjour, Seigneur. La journée est encore pliée, et je ne sais pas ce qu’elle contient. Avant le téléphone, avant les nouvelles, je te donne ces premières minutes. Merci pour la nuit, bonne ou mauvaise, et pour la lumière revenue.',
        'Sois dans ce qui est prévu et dans ce qui dérangera mes plans. Donne-moi du courage pour la tâche que je repousse, de la patience pour la personne qui m’agace, un regard pour celle que je ne remarque jamais. Garde ma langue. Veille sur ceux que j’aime, là où ils vont. Si je t’oublie en chemin, ne m’oublie pas. Et ce soir, que je puisse te raconter ce que tu auras fait. Allons-y ensemble. Amen.',
      ].join('\n\n'),
    },
  },
  evening: {
    self: {
      title: 'Prière du soir',
      text: [
        'La journée est finie, Père, et je la pose devant toi avec ce qu’elle a eu de bon et de manqué. Merci pour ce qui m’a donné de la joie : un mot, un rire, une tâche achevée, un peu de ciel. Merci pour le bien que j’ai reçu sans le voir.',
        'Pardonne ce que j’ai dit trop vite, et ce que je n’ai pas fait. Ce qui reste sur la table attendra ; tu sais t’en occuper pendant que je dors. Garde cette nuit ceux que j’aime, ceux qui travaillent, ceux qui souffrent et ne trouvent pas le repos. Que mon sommeil soit profond, et que mon cœur se souvienne de toi. Entre tes mains je remets mon souffle. Amen.',
      ].join('\n\n'),
    },
  },
} satisfies Record<string, SituationPrayers>;
