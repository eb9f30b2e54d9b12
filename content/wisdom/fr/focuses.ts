// French Wisdom passages for questions whose situation needs other words than its topic.
import type { PassagesByFocus } from '../wisdom-topics.ts';

export const focuses: PassagesByFocus = {
  illness_of_another: {
    acknowledgements: [
      'Quand une personne aimée est malade, la journée a deux horloges : la sienne, et la nôtre, qui ne compte presque plus. On veille, on attend, on se sent inutile.',
      'C’est dur de voir souffrir quelqu’un sans pouvoir prendre sa douleur. L’amour cherche quoi faire, et souvent il ne reste qu’à être là, simplement, un jour après l’autre.',
    ],
    truths: [
      'Dans les Évangiles, beaucoup viennent à Jésus pour un autre : un père pour sa fille, des amis pour un homme sur sa civière. Il les écoute. Porter une personne malade devant Dieu est un vrai service, même sans paroles.',
      'La Bible n’explique jamais la maladie par un manque de foi, ni chez la personne malade, ni chez ceux qui prient. Dieu est proche du lit, et proche aussi de la chaise à côté, où l’on est à bout de forces.',
    ],
    suggestions: [
      'Une présence vaut mieux qu’une phrase bien trouvée. On peut demander ce qui ferait du bien aujourd’hui : de la compagnie, du silence, un repas, un trajet, quelqu’un pour aller chez le médecin.',
      'Qui prend soin d’un autre a besoin de soin : du sommeil, une heure libre, une oreille. Médecins, psychologues et groupes d’aidants sont là aussi pour les proches, et accepter leur aide n’enlève rien à l’amour.',
    ],
    steps: [
      'Demande à la personne malade ce qui serait bon aujourd’hui, et fais une petite chose de sa réponse.',
      'Dis franchement à quelqu’un comment tu vas, toi, et demande-lui une heure de relais cette semaine.',
    ],
  },
  addiction_of_another: {
    acknowledgements: [
      'Aimer quelqu’un qui est pris dans une dépendance, c’est espérer et être déçu, encore et encore. On compte, on cache, on excuse, et l’on se perd de vue.',
      'À côté d’une dépendance, on apprend à guetter la porte et à lire un visage en une seconde. Les promesses se font et se défont, et la honte garde tout à la maison.',
    ],
    truths: [
      'Personne n’a causé cela en aimant trop peu, et personne ne le guérit en aimant plus. Dieu voit la personne entière derrière la dépendance. Il ne demande ni de porter ce qui n’est pas à nous, ni d’appeler petit ce qui fait mal.',
      'Dans la Bible, l’amour et la vérité vont ensemble. Dire clairement ce qui se passe, et ce que l’on ne couvrira plus, peut être plus aimant que le silence. Dieu est avec la personne prise au piège, et avec ses proches.',
    ],
    suggestions: [
      'La dépendance est une maladie pour laquelle il existe de l’aide, et les familles en ont une aussi : centres d’addictologie, médecins, groupes comme Al-Anon. On peut y aller même si l’autre ne veut rien savoir.',
      'Il est sage de décider, un jour calme, ce que l’on fera les mauvais jours : l’argent, la voiture, les enfants. S’il y a de la peur ou de la violence, la sécurité passe en premier.',
    ],
    steps: [
      'Cherche un centre ou un groupe pour les proches de personnes dépendantes, et note son numéro.',
      'Dis aujourd’hui à une personne de confiance comment c’est vraiment à la maison, sans excuser et sans accuser.',
    ],
  },
  abuse: {
    acknowledgements: [
      'Ce que tu décris est grave, et mérite d’être cru. Les abus laissent de la peur, de la honte, de la confusion, parfois pendant des années, et la faute est à qui les commet.',
      'Il faut du courage pour mettre des mots là-dessus. Beaucoup de personnes blessées, par des gestes, des mots, l’argent ou le contrôle, se sont demandé si c’était assez grave pour appeler. Ça l’est.',
    ],
    truths: [
      'Dieu ne veut pas qu’un être humain en blesse ou en contrôle un autre, et aucune parole de la Bible n’en donne le droit. Il est du côté de qui est blessé. Ta dignité vient de lui, et personne ne peut l’enlever.',
      'Jésus était dur avec ceux qui faisaient du mal aux faibles, et doux avec les blessés. La foi n’exige ni le silence, ni un pardon rapide, ni le retour dans le danger. Dieu peut porter la colère et les questions.',
    ],
    suggestions: [
      'Il existe de l’aide pour ce qui arrive maintenant et pour ce qui est arrivé il y a longtemps : lignes d’écoute, associations, médecins, police. On y écoute en confiance, et l’on va seulement jusqu’où tu veux aller.',
      'Rien n’oblige à tout décider aujourd’hui. Une personne qui te croit, et un professionnel habitué à cela, peuvent réfléchir avec toi à la sécurité, à la guérison, et à ce qui vient en premier.',
    ],
    steps: [
      'Appelle une ligne d’écoute pour les violences, depuis un téléphone que personne ne contrôle, même juste pour savoir ce qui est possible.',
      'Dis à une personne qui te croira ce qui s’est passé ou se passe, avec aussi peu de mots que tu veux.',
    ],
  },
  infertility: {
    acknowledgements: [
      'Attendre un enfant qui ne vient pas est un chagrin que presque personne ne voit. Chaque mois a son espoir et son petit deuil, et les bonnes nouvelles des autres peuvent faire mal.',
      'Rendez-vous, calendriers, conseils bien intentionnés : le désir d’enfant prend toute la place. À deux, on le porte parfois différemment, et chacun peut s’y sentir seul.',
    ],
    truths: [
      'La Bible raconte Anne, qui pleurait au temple parce qu’elle n’avait pas d’enfant, et d’autres comme elle. Dieu ne les a pas grondées. Ne pas avoir d’enfant n’est pas une punition, et personne ne vaut moins devant lui pour cela.',
      'Dieu ne mesure pas une vie au nombre d’enfants. Il connaît ce désir, et l’on peut le lui dire sans politesse. Toutes ces prières n’ont pas reçu un enfant pour réponse, et pourtant personne n’a été renvoyé.',
    ],
    suggestions: [
      'Il peut être bon de parler, à deux ou avec un ami, de ce qui donne encore des forces et de ce qui coûte trop. Les pauses sont permises, et l’on peut manquer certaines fêtes.',
      'Les médecins peuvent dire ce qui est possible, et un psychologue aider avec ce que cela fait au cœur. Les deux font partie de l’aide de Dieu, quoi que l’on décide à la fin.',
    ],
    steps: [
      'Dis à Dieu en une phrase comment a été ce mois, sans l’embellir et sans rien cacher.',
      'Choisis cette semaine une chose qui fait du bien et qui n’a rien à voir avec l’attente, et garde-lui du temps.',
    ],
  },
  child_loss: {
    acknowledgements: [
      'Perdre un enfant, avant la naissance ou après, renverse l’ordre du monde. Il n’y a pas de mots justes pour cela, et beaucoup de ceux que l’on entend font seulement mal.',
      'Un enfant est mort, et avec lui toutes les années qui devaient venir. Certaines pertes n’ont pas de tombe et peu de témoins, et la douleur est aussi réelle qu’une autre.',
    ],
    truths: [
      'Rien dans la Bible ne rend bonne la mort d’un enfant ni ne lui donne une raison. Jésus a pris les enfants dans ses bras et dit que le Royaume est à eux. On peut confier un enfant à ces bras-là, avec des larmes.',
      'Dieu sait ce que c’est que perdre un fils. Il ne se tient pas en dehors de ce deuil. Il porte l’accusation, le silence et le cri sans paroles, et aucune vie n’est trop courte pour être connue de lui.',
    ],
    suggestions: [
      'La culpabilité accompagne souvent une telle perte, et elle dit rarement la vérité. Il peut être bon de prononcer ces pensées devant un médecin, une sage-femme ou un pasteur, qui sauront y répondre.',
      'Il n’y a pas de calendrier pour cela. Un prénom, une bougie, une lettre, un groupe de parents qui le savent de l’intérieur : l’amour a besoin d’un lieu, et dans un couple chacun pleure à sa façon.',
    ],
    steps: [
      'Dis aujourd’hui à voix haute le prénom de l’enfant, ou un mot pour lui, et allume une bougie.',
      'Demande à quelqu’un d’écouter simplement une demi-heure, sans conseil et sans rien vouloir arranger.',
    ],
  },
  divorce: {
    acknowledgements: [
      'Quand un lien se brise, tout un monde part avec lui : des projets, des habitudes, un cercle de gens, une part de soi. Soulagement, colère et chagrin peuvent tenir dans une même heure.',
      'Une séparation rend étranges même les choses simples : le double des clés, la place vide, les papiers. La nuit, on repasse les vieilles scènes, et bien des voix se permettent de juger.',
    ],
    truths: [
      'Dieu prend les promesses au sérieux, et il sait donc ce que cela fait quand l’une se brise. La Bible parle de liens rompus sans jeter les gens. Personne ne tombe de la main de Dieu parce qu’une relation s’achève.',
      'Jésus a rencontré des gens dont la vie s’était défaite, et il leur parlait longuement, avec vérité et sans mépris. Auprès de lui, on est plus qu’une histoire qui a échoué. Il sait ce qui a été subi, et ce qui a été fait.',
    ],
    suggestions: [
      'Ce que l’on décide dans la première tempête doit rarement être définitif. Un conseiller, et pour le droit et les enfants un avocat ou une association, peuvent remettre un peu d’ordre.',
      'Les enfants, s’il y en a, ont besoin d’entendre que ce n’est pas leur faute. Les adultes aussi ont besoin de quelqu’un, qui ne les venge pas et qui ne les presse pas.',
    ],
    steps: [
      'Note la question la plus urgente en ce moment, et le nom d’une personne qui pourrait t’y aider.',
      'Propose à quelqu’un de manger avec toi cette semaine, pour qu’un soir au moins se passe en bonne compagnie.',
    ],
  },
  family_conflict: {
    acknowledgements: [
      'Personne ne peut nous blesser comme notre famille, car personne ne nous connaît depuis si longtemps. Il suffit d’une phrase à table, et chacun reprend son vieux rôle.',
      'Entre parents, enfants adultes, frères et sœurs, les disputes naissent rarement là où elles éclatent. Derrière l’héritage ou la remarque, il y a souvent une vieille question : est-ce qu’on m’a vu ?',
    ],
    truths: [
      'La Bible est pleine de familles divisées : Jacob et Ésaü, Joseph et ses frères. Dieu n’a abandonné aucune d’elles, et la paix a souvent pris des années. Honorer ses parents ne veut dire ni tout approuver, ni subir le mal.',
      'Autant que cela dépend de nous, vivre en paix : Paul l’écrit, et il dit honnêtement que cela ne dépend pas d’un seul côté. Une limite posée calmement peut servir la paix. Dieu voit ce que chacun a perdu dans la querelle.',
    ],
    suggestions: [
      'Il aide souvent de ne parler que d’une chose, à un moment calme, et de dire comment on l’a vécue plutôt que ce que l’autre est. Une lettre est parfois plus facile qu’une rencontre.',
      'Une tierce personne, conseiller, médiateur ou pasteur, peut entendre ce que la famille n’entend plus. Prendre de la distance un temps n’est pas trahir, et la porte n’a pas à être fermée pour toujours.',
    ],
    steps: [
      'Écris la phrase qui a fait le plus mal, et dessous ce dont tu aurais eu besoin à ce moment-là.',
      'Prie aujourd’hui pour un membre de ta famille, par son nom et sincèrement, sans demander à Dieu de ne changer que lui.',
    ],
  },
  guilt: {
    acknowledgements: [
      'La culpabilité peut suivre quelqu’un comme une ombre, plus longue la nuit. On revoit sans cesse ce que l’on a fait, et l’on donnerait beaucoup pour le défaire.',
      'Il y a des fautes réelles, et d’autres que l’on ressent seulement. De l’intérieur, on les distingue mal, et les deux poussent à se cacher de Dieu et des autres.',
    ],
    truths: [
      'Rien de ce qui est apporté sincèrement à Dieu n’est trop lourd pour son pardon. Pierre a renié son ami, David a fait bien pire, et tous deux ont pu recommencer. Le Christ a porté nos fautes pour que personne ne les porte toujours.',
      'Pardonner, ce n’est pas dire que ce n’était rien. La faute est nommée, portée par Dieu et ôtée. Celui que Dieu pardonne n’a plus à se punir, même si les conséquences restent et si le cœur est en retard.',
    ],
    suggestions: [
      'La culpabilité grandit dans le silence. La dire à un prêtre, à un pasteur ou à une personne discrète, et entendre le pardon à voix haute, a libéré beaucoup de gens.',
      'Là où quelque chose peut être réparé sans nouveau mal, un petit pas concret aide plus que de longs remords. Et quand la culpabilité ne lâche pas, un psychologue peut aider à la regarder en face.',
    ],
    steps: [
      'Dis à Dieu en mots simples ce qui s’est passé, puis à voix haute que sa miséricorde est aussi pour cela.',
      'Note si quelque chose peut être réparé, et si oui, le premier petit pas pour y arriver.',
    ],
  },
  depression: {
    acknowledgements: [
      'La dépression est plus que de la tristesse. Tout est lourd, les couleurs pâlissent, se lever est déjà un travail. Elle prétend que les choses sont ainsi, et que c’est notre faute.',
      'On voudrait se réjouir et l’on ne peut pas ; on voudrait prier et l’on n’entend que du vide. Du dehors, cela se voit à peine, et la solitude en est plus grande.',
    ],
    truths: [
      'Élie s’est couché sous un arbuste, il n’en pouvait plus. Dieu ne lui a pas fait la leçon ; il l’a laissé dormir, lui a donné du pain, et encore du sommeil et du pain. La dépression n’est ni un péché ni un manque de foi.',
      'Il y a des psaumes qui finissent dans le noir, et ils sont aussi la Sainte Écriture. La proximité de Dieu ne dépend pas de ce que l’on ressent. Il tient ceux qui ne tiennent plus rien, et il le fait doucement.',
    ],
    suggestions: [
      'La dépression est une maladie qui se soigne. Un médecin ou un psychologue est une bonne première porte, et un traitement n’est pas une défaite. Si des idées de mort viennent, une ligne d’écoute répond.',
      'La prochaine petite chose suffit : un verre d’eau, une fenêtre, dix pas dehors, un message à quelqu’un. D’autres peuvent prier pendant ce temps, quand les mots manquent.',
    ],
    steps: [
      'Appelle un médecin aujourd’hui, ou demande à quelqu’un de prendre le rendez-vous et de venir avec toi.',
      'Envoie à une personne cette phrase : je ne vais pas bien, donne-moi des nouvelles. Il n’y a rien d’autre à expliquer.',
    ],
  },
  unemployment: {
    acknowledgements: [
      'Perdre son travail, ou ne pas en trouver, enlève plus que le salaire. La journée perd sa forme, chaque refus paraît personnel, et l’on redoute qu’on nous demande ce que l’on fait.',
      'Les candidatures partent et le silence revient. On finit par douter de ce que l’on sait faire, et à la maison on montre plus de calme qu’on n’en a, pendant que les comptes tournent.',
    ],
    truths: [
      'Devant Dieu, personne ne vaut ce qu’il gagne. Jésus raconte un maître qui va, même à la dernière heure, vers ceux que nul n’a embauchés, et leur donne de quoi vivre. Dieu voit ceux qui attendent sur la place.',
      'La Bible connaît le travail comme un don, et elle connaît aussi des années de désert, où le peuple ne pouvait que recevoir son pain jour après jour. Un tel temps n’est pas perdu, et il n’est pas un verdict.',
    ],
    suggestions: [
      'Un cadre fixe aide : quelques heures pour chercher, puis autre chose, dehors et avec des gens. Les amis, les anciens collègues, la paroisse entendent souvent parler de postes qui ne sont jamais publiés.',
      'Un service de conseil peut vérifier à quelles aides on a droit, et une personne d’expérience relire une candidature. Les soucis de la nuit pèsent moins quand quelqu’un d’autre connaît les chiffres.',
    ],
    steps: [
      'Dis aujourd’hui à trois personnes que tu cherches du travail, et en une phrase ce que tu fais bien.',
      'Fixe l’heure à laquelle la recherche s’arrête ce soir, et fais ensuite quelque chose où tu te sens capable.',
    ],
  },
  betrayal: {
    acknowledgements: [
      'Une trahison venue de la personne en qui l’on avait le plus confiance fait perdre pied. Les souvenirs deviennent douteux, le sommeil se fait rare, et les questions arrivent la nuit.',
      'Une infidélité blesse à plusieurs endroits à la fois : la confiance, le corps, l’avenir que l’on imaginait. Colère, chagrin et honte se mêlent, même quand on n’a rien fait de honteux.',
    ],
    truths: [
      'La Bible appelle l’infidélité un mal et ne la minimise pas. Dieu lui-même dit avoir été trahi par ceux qu’il aimait. Il est proche des cœurs brisés, et il ne reproche à personne le choix qu’un autre a fait.',
      'Dans l’Écriture, pardonner n’est pas encore faire confiance, et le pardon ne décide pas à lui seul de l’avenir d’un couple. Il peut commencer lentement, devant Dieu. La confiance, elle, demande de la vérité, du repentir et du temps.',
    ],
    suggestions: [
      'Rien n’oblige à décider de l’avenir sous le choc. Parler à quelqu’un de sûr, un ami, un pasteur, un prêtre, un conseiller, aide à respirer et à réfléchir de nouveau.',
      'Il est juste de demander la vérité, et de la distance s’il le faut. Un médecin peut conseiller pour la santé, un thérapeute pour le reste ; face à la peur ou aux pressions, la sécurité passe avant tout.',
    ],
    steps: [
      'Raconte aujourd’hui à une personne de confiance ce qui s’est passé, en lui demandant d’écouter et de garder cela pour elle.',
      'Dis à Dieu, sans chercher de belles phrases, ce qui s’est brisé, puis ce qu’il te faut pour tenir aujourd’hui.',
    ],
  },
  forgiving_oneself: {
    acknowledgements: [
      'Il est parfois plus facile de pardonner aux autres qu’à soi-même. La scène revient, avec ce qu’il aurait fallu dire ou faire, et le verdict reste toujours le même.',
      'Les autres ont peut-être tourné la page depuis longtemps, et une voix intérieure en reparle encore. Elle écoute toutes les raisons d’être indulgent, puis elle recommence le procès.',
    ],
    truths: [
      'Dieu connaît toute l’histoire, et il est plus grand que le cœur qui accuse. Là où il pardonne, aucun tribunal ne siège au-dessus du sien. Accueillir sa miséricorde n’est pas de l’orgueil : c’est se fier à sa parole plutôt qu’à son propre verdict.',
      'Pierre a pleuré ce qu’il avait fait, et Jésus lui a ensuite confié une tâche. Il ne lui a pas demandé de se punir d’abord. Dans la Bible, le regret ramène vers Dieu et vers les autres ; il n’est pas une condamnation sans fin.',
    ],
    suggestions: [
      'La douceur envers soi n’excuse pas le mal. On peut nommer la faute, réparer ce qui peut l’être sans blesser davantage, et laisser le reste entre les mains de Dieu.',
      'Entendre une autre voix parler de miséricorde aide souvent : un pasteur, un prêtre, un ami sage. Si les pensées ne laissent plus de repos ou deviennent sombres, un médecin ou un psychologue est aussi un secours de Dieu.',
    ],
    steps: [
      'Écris ce que tu dirais à un ami proche qui aurait fait la même chose, puis relis-le pour toi, à voix haute.',
      'Nomme la chose devant Dieu en une seule phrase, puis remercie-le, à voix haute, pour sa miséricorde, qui est plus grande.',
    ],
  },
};
