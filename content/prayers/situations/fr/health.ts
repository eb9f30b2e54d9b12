// French prayers for illness, body and mind, and for the hope of a child.
import type { SituationPrayers } from '../situation.ts';

export const health = {
  illness: {
    self: {
      title: 'Dans la maladie',
      text: [
        'Père, la maladie a réduit mes journées à peu de choses : un lit, des remèdes, des heures qui avancent mal. Mon corps ne suit plus, et je perds parfois patience avec lui. Je te dis ma fatigue comme elle est, et la peur qui vient avec elle certains soirs.',
        'Je te demande la guérison, tout simplement. Donne un jugement sûr à ceux qui me soignent, et du repos à mes nuits. Ne me laisse pas croire que ma vie a moins de prix quand je ne peux plus rien faire. Apprends-moi à recevoir de l’aide sans honte. Je me remets entre tes mains pour aujourd’hui. Demain, je te parlerai encore. Amen.',
      ].join('\n\n'),
    },
    other: {
      title: 'Pour {une personne|@} malade',
      text: [
        'Seigneur Jésus, tu t’es arrêté auprès de tant de malades, et tu n’as trouvé aucun d’eux importun. Je te parle {d’une personne|de @,} que la maladie retient et affaiblit. Je vois un peu de ce {qu’elle|qu’il} traverse, et je ne peux pas le traverser à sa place.',
        'Guéris-{la|le}, je te le demande. Quand les journées sont longues, donne-lui une visite, une voix, une raison de sourire. Bénis les mains qui {la|le} soignent et la patience de ses proches. Montre-moi ce que je peux faire de concret, un repas, un trajet, un moment de silence à ses côtés. Je {la|le} confie à ta tendresse, qui va plus loin que la mienne. Amen.',
      ].join('\n\n'),
    },
  },
  surgery: {
    self: {
      title: 'Avant une opération',
      text: [
        'Dieu qui m’as tissé un corps et qui en connais chaque fibre, le moment de l’opération approche. Malgré toutes les explications, la peur revient : m’endormir, ne plus rien décider, laisser d’autres mains agir.',
        'Sois avec les chirurgiens, avec la personne qui veillera sur mon sommeil, avec celles qui m’accueilleront au réveil. Donne-leur un regard précis et des gestes calmes. Garde ceux qui attendront des nouvelles dans un couloir. Et quand mes pensées s’éteindront, que la dernière soit pour toi. Tu ne dors pas, toi. Je te confie ma vie, avant, pendant et après. Amen.',
      ].join('\n\n'),
    },
    other: {
      title: 'Pour {une personne|@} avant une opération',
      text: [
        'Père, une opération approche, et je pense à {la personne|@,} qui s’y prépare. Il y a l’attente, les examens, la nuit d’avant, puis la porte du bloc où aucun proche n’entre. Toi, tu y entres.',
        'Calme sa peur, sans lui demander de la cacher. Conduis la main des chirurgiens, donne de l’attention à toute l’équipe, et que rien d’important ne leur échappe. Accorde un bon réveil, une douleur supportable et des forces qui reviennent jour après jour. Soutiens aussi ceux qui regarderont l’horloge en attendant un appel. Nous sommes plusieurs à tenir à cette vie, et tu y tiens plus que nous. C’est pourquoi je te la confie. Amen.',
      ].join('\n\n'),
    },
  },
  'serious-diagnosis': {
    self: {
      title: 'Face à un diagnostic grave',
      text: [
        'Mon Dieu, un mot a été prononcé, et depuis, tout est partagé entre avant et après. Je hoche la tête quand on me parle de traitement, puis je rentre et je ne me souviens que de la moitié. J’ai peur des résultats, peur de souffrir, peur pour ceux que j’aime.',
        'Je veux vivre, Seigneur, et je te demande de me guérir. Accompagne chaque soin, chaque attente, chaque rendez-vous. Donne-moi des médecins qui disent vrai avec bonté, et des proches devant qui je peux pleurer. Quand je compte les jours, aide-moi à habiter celui-ci. Tu connais le chemin qui est devant moi ; je n’y marche pas sans toi. Amen.',
      ].join('\n\n'),
    },
    other: {
      title: 'Pour {une personne|@,} {atteinte|atteint} d’une maladie grave',
      text: [
        'Dieu de la vie, une nouvelle est tombée, et elle a fait trembler plus d’une personne. Je t’apporte {celle|@,} qui doit vivre avec ce diagnostic, les traitements, et la peur de chaque résultat. Les phrases qui rassurent trop vite me restent dans la gorge.',
        'Je te demande sa guérison, et je ne veux pas avoir honte de demander beaucoup. Rends les soins efficaces et les soignants attentifs. Dans les heures mauvaises, fais-lui sentir qu’on ne l’abandonne pas ; dans les bonnes, laisse-lui goûter la lumière, un café, une conversation. Apprends-nous, autour, à écouter plus qu’à conseiller. Que ton amour soit plus proche encore que sa crainte. Amen.',
      ].join('\n\n'),
    },
  },
  pain: {
    self: {
      title: 'Quand la douleur ne s’en va pas',
      text: [
        'Seigneur, la douleur était là au réveil, et elle sera sans doute là ce soir. Elle prend de la place dans tout : dans mes projets, dans mon humeur, dans ma façon de répondre aux autres. Je voudrais qu’elle cesse, et je te le demande encore.',
        'Soulage-moi. Guide ceux qui cherchent un traitement avec moi, et donne-leur de me croire. Les jours où rien n’aide, garde mon cœur de l’amertume et envoie-moi un peu de douceur : une heure de répit, une position qui apaise, un rire. Jésus, toi qui as crié de douleur, tu ne me demandes pas de sourire. Je souffre devant toi, et je te fais confiance devant toi. Amen.',
      ].join('\n\n'),
    },
    other: {
      title: 'Pour {une personne|@,} qui souffre chaque jour',
      text: [
        'Jésus, tu sais ce que c’est que d’avoir mal. Je te parle {d’une personne|de @,} qui vit avec une douleur tenace. {Elle|Il} en dit peu, je crois, parce que les autres se lassent d’entendre la même réponse à la même question.',
        'Prends pitié de son corps. Fais trouver aux médecins ce qui soulage, et donne aux remèdes leur force. Offre-lui des nuits entières, des matins plus légers. Garde-{la|le} de penser {qu’elle|qu’il} est un poids. À moi, donne la fidélité de demander encore de ses nouvelles et d’attendre vraiment la réponse. Toi qui relèves ceux qui ploient, tiens-toi à ses côtés, jusqu’à l’heure où la douleur lâchera prise. Amen.',
      ].join('\n\n'),
    },
  },
  depression: {
    self: {
      title: 'Quand je n’ai plus de force',
      text: [
        'Mon Dieu, je ne sens presque rien. Se lever, se laver, répondre à un message : tout est trop haut. On me dit que ça passera, et je n’arrive pas à le croire. Même prier est un effort, alors je te donne ces quelques mots, et le reste en silence.',
        'Ne me lâche pas dans ce vide. Donne-moi le courage de dire à une personne sûre comment je vais en vérité, et d’aller voir un médecin sans attendre d’être au plus bas. Bénis l’aide que je recevrai. Rends-moi, peu à peu, le goût d’une chose, même petite. Quand je ne peux pas croire que ma vie compte, crois-le pour moi, toi qui me l’as donnée. Amen.',
      ].join('\n\n'),
    },
    other: {
      title: 'Pour {une personne|@} en dépression',
      text: [
        'Père, {il y a une personne|je te confie @,} que la tristesse a {éteinte|éteint}. Ce qui l’intéressait ne l’atteint plus, et ses jours se ressemblent comme des pièces sans fenêtre. Je voudrais trouver la phrase qui change tout, et je sais qu’elle n’existe pas.',
        'Approche-toi {d’elle|de lui}, toi qui ne t’effraies pas de la nuit. Conduis-{la|le} vers un médecin, vers des personnes formées pour aider, et ôte la honte qui retient. Protège sa vie dans les heures les plus sombres. Donne-moi une présence simple : venir, appeler, ne pas juger, et demander de l’aide avec {elle|lui} s’il le faut. Que la lumière revienne à son pas. D’ici là, que ta main {la|le} tienne. Amen.',
      ].join('\n\n'),
    },
  },
  anxiety: {
    self: {
      title: 'Dans l’angoisse',
      text: [
        'Seigneur, mon cœur bat trop vite et mes pensées courent plus loin que la route. J’imagine ce qui pourrait arriver, et mon corps répond comme si c’était déjà là. Je viens à toi au milieu de cela, sans attendre d’avoir retrouvé le calme.',
        'Respire avec moi. Ramène-moi à cette pièce, à cette heure, à ce sol sous mes pieds. Ce qui dépend de moi, aide-moi à le faire ; ce qui n’en dépend pas, prends-le. Et si la peur devient trop forte, donne-moi de chercher de l’aide et de ne pas en rougir. Je ne connais pas demain. Toi, tu y es déjà, et tu es bon. Cela me suffit pour le prochain pas. Amen.',
      ].join('\n\n'),
    },
    other: {
      title: 'Pour {une personne|@} dans l’angoisse',
      text: [
        'Dieu de paix, je te présente {une personne|@,} que la peur tient {serrée|serré}. Parfois {elle|il} sait pourquoi, parfois {elle|il} ne sait pas ; dans les deux cas son souffle se raccourcit, et ses nuits avec lui. Lui dire de ne pas s’inquiéter n’y change rien.',
        'Toi, parle-lui mieux que nous. Fais descendre un peu de calme dans son corps, desserre l’étau, rends à ses pensées leur juste taille. Mets sur son chemin des gens patients, et une aide compétente {si elle|s’il} en a besoin. Apprends-moi à rester près {d’elle|de lui} sans l’agacer de bons conseils. Tu marchais vers tes amis en pleine tempête : va vers {elle|lui} aussi, ce soir comme demain. Amen.',
      ].join('\n\n'),
    },
  },
  sleeplessness: {
    self: {
      title: 'Quand le sommeil ne vient pas',
      text: [
        'Il fait nuit, Seigneur, et je ne dors pas. J’ai regardé l’heure, je me suis promis de ne plus la regarder. Les soucis paraissent plus grands quand la maison se tait, et demain me fait peur à cause de cette fatigue.',
        'Je cesse un moment de lutter. Si le sommeil ne vient pas, que je me repose au moins près de toi. Prends une à une les choses qui tournent : ce que je n’ai pas fini, ce que j’ai mal dit, ce que je redoute. Tu veilles, donc je n’ai pas besoin de veiller. Desserre mes épaules, ralentis mon souffle, et accorde-moi quelques heures profondes. Sinon, que la nuit me soit douce. Amen.',
      ].join('\n\n'),
    },
  },
  addiction: {
    self: {
      title: 'Quand une dépendance me tient',
      text: [
        'Père, tu sais ce que je cache aux autres. Je me suis promis d’arrêter, plus d’une fois, et j’ai recommencé. Je connais les ruses, les excuses, le dégoût d’après. Pourtant je viens à toi, parce que tu n’as pas détourné les yeux.',
        'Délivre-moi, un jour à la fois, une heure s’il le faut. Donne-moi le courage de parler : à un médecin, à un groupe, à une personne qui ne me fera pas la leçon. Éloigne de moi ce qui m’attire vers la chute. Quand je retombe, que je me relève vers toi et non plus loin dans la cachette. Je vaux plus que cette chaîne, puisque tu m’aimes. Aide-moi à le croire ce soir. Amen.',
      ].join('\n\n'),
    },
    other: {
      title: 'Pour {une personne|@,} {prise|pris} dans une dépendance',
      text: [
        'Seigneur, je t’amène {une personne|@,} qu’une dépendance tient {captive|captif}. Ses promesses, je les ai entendues ; je crois qu’elles étaient sincères. Ce qui {la|le} tient est plus fort que sa volonté, et autour {d’elle|de lui} la confiance s’use.',
        'Sois plus fort encore. Donne-lui un moment de vérité sans écrasement, et fais-lui accepter l’aide de gens qui connaissent ce combat. Protège sa vie, et protège ceux que cela blesse. Garde-moi de deux erreurs : couvrir ce qui {la|le} détruit, et fermer la porte à l’être humain {qu’elle|qu’il} reste. Montre-moi la limite juste et le geste juste. Tu ouvres les prisons, Dieu patient. Ouvre celle-ci, et marche avec {elle|lui} au-dehors. Amen.',
      ].join('\n\n'),
    },
  },
  caregiving: {
    self: {
      title: 'Quand je prends soin d’un proche',
      text: [
        'Seigneur, mes journées sont faites des besoins d’une autre personne : ses repas, ses remèdes, ses nuits, ses oublis. Je le fais par amour, et pourtant il y a des heures où la colère monte, puis la honte de cette colère. La fatigue est en moi jusqu’aux os.',
        'Tu ne me reproches pas ma limite. Donne-moi la force d’aujourd’hui, et la sagesse de demander du renfort avant de m’effondrer. Ouvre des portes : une voisine, un service, une journée de repos sans remords. Garde la tendresse dans mes gestes, même les plus répétés, et la dignité de la personne que je soigne. Toi qui as lavé les pieds de tes amis, tu connais ce travail. Fais-le avec moi. Amen.',
      ].join('\n\n'),
    },
    other: {
      title: 'Pour une personne qui prend soin d’un proche',
      text: [
        'Dieu de tendresse, je pense à une personne qui soigne jour et nuit. Elle pense aux médicaments, au linge, aux rendez-vous, et s’oublie en chemin. On demande des nouvelles du malade, rarement des siennes.',
        'Vois-la, toi. Donne du repos à son corps et un peu d’air à ses journées. Quand la personne aimée ne la reconnaît plus, ou la repousse, que ton amitié console ce chagrin dont on parle si peu. Fais naître autour d’elle une aide réelle, des heures offertes, des services qui répondent. Pardonne-lui ses impatiences, et surtout fais qu’elle se les pardonne. Et dis-moi quel soir je peux prendre sa place. Amen.',
      ].join('\n\n'),
    },
  },
  dying: {
    self: {
      title: 'Quand la fin approche',
      text: [
        'Père, je sens que le temps se fait court. Je laisse partir des choses que je croyais tenir, et certaines me font mal à lâcher. Il y a des visages que je voudrais regarder encore longtemps. Il y a aussi ce que je regrette ; je le dépose devant toi.',
        'Reste avec moi, car le soir vient. Apaise la douleur, et donne à ceux qui me soignent de savoir comment. Laisse-moi dire merci, pardon, je t’aime, à qui doit l’entendre. Console d’avance ceux qui pleureront. Et quand je ne pourrai plus parler, prie en moi. Jésus, tu as passé cette porte avant moi. Prends ma main, et conduis-moi chez ton Père. Amen.',
      ].join('\n\n'),
    },
    other: {
      title: 'Pour {une personne|@} à la fin de sa vie',
      text: [
        'Seigneur de la vie, {une personne qui nous est chère|@} s’approche de la mort. La chambre est devenue silencieuse, et nos mots y sont maladroits. Nous voudrions {la|le} retenir, et nous ne voulons plus {qu’elle|qu’il} souffre.',
        'Sois là, plus près que nous. Ôte-lui la douleur et la peur. Si quelque chose pèse encore sur son cœur, reçois-le et pardonne. Fais-lui sentir la chaleur d’une main, une voix connue, ta paix sous toutes choses. Donne aux siens le temps de dire ce qui compte, et la force de rester. Puis, à ton heure, ouvre-lui ta maison. Berger des vivants et des morts, tu ne {la|le} lâches pas dans la vallée. Amen.',
      ].join('\n\n'),
    },
  },
  disability: {
    self: {
      title: 'Vivre avec un handicap',
      text: [
        'Dieu qui as voulu que je vive, tu connais mon corps et ce qu’il ne permet pas. Ce ne sont pas toujours les limites qui me blessent : ce sont les marches devant la porte, les regards, la pitié, les décisions prises sans me demander. Certains jours, je fais avec. D’autres jours, j’en pleure.',
        'Donne-moi la force de réclamer ma place, et la liberté de recevoir de l’aide sans me rapetisser. Mets autour de moi des gens qui me voient avant de voir ce qui me manque. Soutiens mon corps, garde mes capacités, apaise ce qui fait mal. Tu ne m’aimes pas malgré, tu m’aimes entièrement. Que je vive de cela. Amen.',
      ].join('\n\n'),
    },
    other: {
      title: 'Pour une personne en situation de handicap',
      text: [
        'Seigneur, je te confie une personne qui vit avec un handicap. Beaucoup de choses que les autres font sans y penser lui coûtent du temps, des forces, des démarches sans fin. Elle n’a pas demandé à être un exemple ; elle voudrait surtout vivre.',
        'Donne-lui de la santé et du courage, des amitiés vraies, un travail ou une activité où ses dons comptent. Ouvre les portes que nous avons construites trop étroites, et change nos regards, le mien d’abord. Soutiens ceux qui l’accompagnent tous les jours. Quand la lassitude la prend, sois son appui. Tu as fait cette vie à ton image, belle et entière devant toi. Qu’elle le sache, et que nous le montrions. Amen.',
      ].join('\n\n'),
    },
  },
  infertility: {
    self: {
      title: 'Dans le désir d’un enfant',
      text: [
        'Seigneur, j’attends un enfant qui ne vient pas. Chaque mois apporte son espoir, puis sa déception, et il faut continuer à sourire aux naissances des autres. Les questions bien intentionnées font mal. Mon propre corps, ma propre histoire, je ne sais plus comment les regarder.',
        'Je te le demande sans détour : accorde-nous un enfant. Éclaire les médecins, et guide les décisions difficiles. Garde l’amour vivant, pour qu’il ne se réduise pas à cette attente. Quand la jalousie me prend, ne me la reproche pas, guéris-la. Tu as entendu Anne, que l’on prenait pour une femme ivre tant elle priait avec ses larmes. Entends aussi les miennes, et tiens-moi debout. Amen.',
      ].join('\n\n'),
    },
    other: {
      title: 'Pour une personne qui désire un enfant',
      text: [
        'Dieu qui donnes la vie, tu connais le désir d’enfant que porte cette personne. Il y a une chambre imaginée, des prénoms gardés pour plus tard, et un silence qui se prolonge. Peu de gens savent ce que coûtent les examens, les attentes, les fêtes de famille.',
        'Je te demande pour elle la joie d’un enfant. Donne aux médecins compétence et délicatesse. Protège l’amour autour d’elle des reproches muets et de la fatigue. Quelle que soit la suite, que sa vie ne lui paraisse jamais stérile à tes yeux ni aux siens. Retiens ma langue quand je voudrais donner des conseils, et apprends-moi à espérer avec elle, doucement. Entends sa prière cachée. Amen.',
      ].join('\n\n'),
    },
  },
  pregnancy: {
    self: {
      title: 'Pendant la grossesse',
      text: [
        'Père de toute vie, un enfant grandit, caché à nos yeux et connu des tiens. Je m’émerveille, et je m’inquiète pour un rien. Mon corps, mes nuits, mes projets changent de forme, et je ne sais pas encore qui je deviens.',
        'Protège cet enfant. Donne-lui de grandir comme il faut, jour après jour, jusqu’à une naissance heureuse. Garde-moi en santé, conduis les mains qui nous suivront, et apaise ma peur de l’accouchement. Prépare autour de ce berceau des cœurs patients et un peu de calme. Apprends-nous dès maintenant à aimer cet enfant pour ce qu’il sera, et non pour nos rêves. Tu l’appelles déjà par son nom. Nous l’attendons avec toi. Amen.',
      ].join('\n\n'),
    },
    other: {
      title: 'Pour une grossesse',
      text: [
        'Seigneur, une vie nouvelle se prépare, et j’en rends grâce. Je te confie la personne qui attend cet enfant : ses nausées et ses élans, ses questions la nuit, le monde qui rétrécit et s’agrandit en même temps.',
        'Garde la mère et l’enfant en bonne santé. Donne du discernement aux sages-femmes et aux médecins, et un accouchement sans danger. Si la situation est compliquée, si l’argent manque ou si l’entourage fait défaut, envoie une aide qui ne juge pas. Ôte les peurs inutiles, et fais prendre au sérieux celles qui avertissent. Toi qui es né d’une femme et qui as dormi dans une mangeoire, bénis cette attente, et que la joie y soit plus grande que la crainte. Amen.',
      ].join('\n\n'),
    },
  },
  'sick-child': {
    self: {
      title: 'Quand mon enfant est malade',
      text: [
        'Seigneur, mon enfant est malade, et je donnerais tout pour être à sa place. Je souris quand il le faut, puis je pleure dans la salle de bains. Voir souffrir un enfant, ne pas pouvoir l’expliquer, ne pas savoir quand cela finira : tu vois ce que cela fait.',
        'Guéris mon enfant, je t’en supplie. Donne aux médecins de trouver vite et de soigner bien. Rends la nuit paisible, la peur petite, les piqûres supportables. Donne-moi un visage calme, et des bras où venir pleurer à mon tour. N’oublie pas le reste de la maison, qui attend aussi. Jésus, on t’amenait les enfants et tu les prenais contre toi. Prends le mien. Amen.',
      ].join('\n\n'),
    },
    other: {
      title: 'Pour des parents dont l’enfant est malade',
      text: [
        'Jésus, des parents venaient te chercher pour leur enfant malade, et tu te mettais en route. Je viens te chercher à mon tour, pour un enfant qui souffre et pour ceux qui veillent près de son lit.',
        'Va chez eux. Guéris cet enfant, apaise son corps, laisse-le jouer de nouveau. Donne aux soignants savoir et douceur. Aux parents, donne la force de tenir, de manger, de dormir à tour de rôle, de ne pas s’en prendre l’un à l’autre quand la peur déborde. Pense aux frères et sœurs, s’il y en a, qui comprennent plus qu’on ne dit. Et donne à l’entourage des gestes utiles plutôt que de grands mots. Aie pitié, Seigneur. Amen.',
      ].join('\n\n'),
    },
  },
} satisfies Record<string, SituationPrayers>;
