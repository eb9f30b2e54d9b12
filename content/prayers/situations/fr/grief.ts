// French prayers for death, loss and mourning.
import type { SituationPrayers } from '../situation.ts';

export const grief = {
  bereavement: {
    self: {
      title: 'Dans le deuil',
      text: [
        'Seigneur, la mort m’a pris quelqu’un que j’aimais. La chaise est là, les affaires sont là, et je me surprends encore à vouloir raconter ma journée à une personne qui ne répondra pas. On me parle du temps qui apaise. Pour l’instant, le temps creuse.',
        'Laisse-moi pleurer sans me presser. Reçois auprès de toi l’être aimé qui me manque, dans ta lumière et dans ta paix. Ce que je n’ai pas dit, dis-le à ma place ; ce que je regrette, pardonne-le. Donne-moi des gens qui prononcent encore son nom. Jésus, tu as pleuré devant une tombe, alors même que tu croyais à la vie. Fais tenir ensemble mes larmes et mon espérance. Amen.',
      ].join('\n\n'),
    },
    other: {
      title: 'Pour une personne en deuil',
      text: [
        'Dieu de toute consolation, je te confie une personne qui pleure un être aimé. Les premiers jours sont pleins de monde et de papiers ; ensuite vient le silence des soirées, et c’est lui surtout que je crains pour elle.',
        'Accueille dans ta paix la vie qui vient de nous être enlevée. Et viens t’asseoir près de celle qui reste. Donne-lui de dormir un peu, de manger, de pleurer quand les larmes viennent. Que nul ne lui mesure son chagrin. Apprends-moi à ne pas disparaître après les obsèques, à téléphoner aux dates difficiles, à dire le nom de la personne disparue. Ta promesse est plus forte que la tombe. Amen.',
      ].join('\n\n'),
    },
  },
  miscarriage: {
    self: {
      title: 'Après la perte d’un enfant attendu',
      text: [
        'Père, un enfant était attendu, et il ne naîtra pas. Peu de gens l’ont su, presque personne ne l’a vu, et certains disent déjà que d’autres viendront. Mais c’était cet enfant-là. J’avais commencé à l’aimer, à lui faire une place dans ma vie.',
        'Prends-le contre toi. Tu l’as connu avant nous, et pas une vie, si courte soit-elle, ne t’échappe. Console ce corps et ce cœur qui s’étaient préparés à la joie. Ôte-moi l’idée que j’aurais dû faire autrement. Donne-nous de pleurer ensemble, chacun à sa manière, sans nous éloigner. Un jour, j’en ai l’espérance, je connaîtrai le visage que je n’ai pas pu voir vivre. Garde-le jusque-là. Amen.',
      ].join('\n\n'),
    },
    other: {
      title: 'Pour une personne qui a perdu l’enfant attendu',
      text: [
        'Seigneur, il y a une maison où l’on préparait une naissance et où l’on pleure maintenant. Je t’apporte ce chagrin que le monde voit à peine : pas de souvenirs à raconter, pas de photos, seulement un vide à la place d’un visage.',
        'Reçois cet enfant dans tes bras. Console la personne qui l’attendait, dans son corps comme dans son âme, et entoure tous ceux qui espéraient avec elle. Éloigne les phrases qui blessent et la fausse culpabilité. Accorde le temps qu’il faut, des larmes permises, un geste d’adieu peut-être. Donne-moi de ne pas faire comme si rien n’était arrivé. Rien de ce qui a vécu n’est perdu pour toi. C’est notre espérance. Amen.',
      ].join('\n\n'),
    },
  },
  'child-death': {
    self: {
      title: 'Après la mort d’un enfant',
      text: [
        'Mon Dieu, cet enfant est mort. Je n’ai pas de phrase après celle-là. Le monde continue, les gens font leurs courses, et je ne comprends pas comment c’est possible. Ce n’est pas dans l’ordre des choses d’enterrer un enfant.',
        'Je ne te demande pas d’explication, je n’en supporterais aucune. Je te demande de le tenir. Qu’il n’ait plus peur, qu’il n’ait plus mal, qu’il rie quelque part près de toi. Tiens-nous aussi, nous qui restons avec une chambre vide. Aide-moi à respirer l’heure qui vient, puis la suivante. Si je crie contre toi, écoute mon cri comme une prière. Tu as vu mourir ton Fils. Ne t’éloigne pas. Amen.',
      ].join('\n\n'),
    },
    other: {
      title: 'Pour ceux qui pleurent un enfant',
      text: [
        'Père des miséricordes, un enfant est mort, et ceux qui l’aimaient marchent comme dans un pays étranger. Je n’ai rien à leur dire qui soit à la hauteur. Je viens donc te parler d’eux, puisque je ne sais pas leur parler.',
        'Garde cet enfant dans ta joie, où rien ne peut plus lui faire de mal. Porte ses parents, et tous les siens, à travers des jours qui n’ont pas de sens. Protège leur amour quand la douleur les sépare. Envoie des amis qui restent des années, et non des semaines. Que personne ne leur explique ta volonté. Toi-même, pleure avec eux, et tiens allumée pour eux la lampe qu’ils ne voient plus. Amen.',
      ].join('\n\n'),
    },
  },
  'suicide-loss': {
    self: {
      title: 'Après un suicide',
      text: [
        'Seigneur, une personne que j’aimais s’est donné la mort. Les questions tournent, surtout la nuit : ce que j’aurais pu voir, ce que j’aurais pu dire. À la peine se mêlent la colère, la honte parfois, et le silence gêné des autres.',
        'Tu connais la nuit où sa douleur l’a enfermée. Je la remets à ta miséricorde, qui descend plus bas que tous nos abîmes. Ôte de mes épaules une faute qui n’est pas la mienne. Donne-moi de parler à des gens formés, ou à d’autres qui ont vécu ce deuil, et de demander de l’aide si la vie me devient trop lourde. Que je garde de cette personne toute sa vie, et pas seulement son dernier jour. Amen.',
      ].join('\n\n'),
    },
    other: {
      title: 'Pour une personne endeuillée par un suicide',
      text: [
        'Jésus, tu es descendu jusque dans la mort la plus abandonnée. Je te prie pour une personne qui a perdu un être aimé par suicide. Elle cherche des signes dans chaque souvenir, et se fait des reproches que je voudrais lui enlever.',
        'Accueille dans ta tendresse la vie qui s’est brisée ; toi seul sais ce qu’elle souffrait. Délie celle qui reste du poids de la faute. Mets auprès d’elle des gens qui ne jugent pas, qui n’ont pas peur du mot, et une aide solide si le désespoir la gagne à son tour. Garde-la en vie, Seigneur. Et fais de nous un entourage qui parle, qui se souvient, qui revient frapper à la porte. Amen.',
      ].join('\n\n'),
    },
  },
  'pet-loss': {
    self: {
      title: 'Après la mort d’un animal aimé',
      text: [
        'Créateur de tout ce qui respire, je pleure un animal, et je sais que certains en souriront. Mais il y avait ce bruit familier dans la maison, cette confiance sans calcul, cette présence les jours où je ne parlais à personne. Maintenant le silence me surprend à chaque porte.',
        'Merci pour cette vie que tu m’as confiée, pour la joie, les habitudes, la chaleur. Si j’ai dû décider de la fin, apaise mon doute : c’était par amour. Tu n’oublies pas même un moineau, et je te remets cette créature sans savoir comment tu la gardes. Console-moi, et conserve en moi la tendresse qu’elle m’a apprise. Amen.',
      ].join('\n\n'),
    },
  },
} satisfies Record<string, SituationPrayers>;
