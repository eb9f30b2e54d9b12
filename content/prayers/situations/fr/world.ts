// French prayers for journeys, exile, prison, war, disaster, the country, persecution and meals.
import type { SituationPrayers } from '../situation.ts';

export const world = {
  travel: {
    self: {
      title: 'Avant un voyage',
      text: [
        'Seigneur, je prends la route. Les bagages sont presque prêts, et il y a dans mon cœur de l’impatience avec un peu d’inquiétude. Je pense à la distance, aux autres conducteurs, à ceux que je laisse à la maison.',
        'Garde-moi sur le chemin, à l’aller et au retour. Tiens éveillés ceux qui conduisent, et donne-leur de la prudence. Préserve de l’accident, du vol, de la maladie. Que je sache goûter le voyage, regarder par la fenêtre, remercier. Fais-moi rencontrer des gens de bien, et que je sois pour d’autres une rencontre bonne. Veille sur les miens pendant mon absence. Où que j’arrive, tu y seras déjà. Amen.',
      ].join('\n\n'),
    },
    other: {
      title: 'Pour {une personne|@} en voyage',
      text: [
        'Dieu qui marches avec les voyageurs, {une personne|@} part, et ma pensée {la|le} suit. Je voudrais un message à chaque étape. Je ne peux pas {la|le} garder ; c’est à toi que je {la|le} confie.',
        'Va devant {elle|lui} et derrière {elle|lui}. Écarte les dangers de la route, de l’air et de la mer. Donne à ceux qui {la|le} conduisent des yeux reposés et des gestes prudents. {Qu’elle|Qu’il} trouve en chemin de l’aide {si elle|s’il} en manque, et un toit pour la nuit. Si les choses ne vont pas comme prévu, donne-lui du calme. Accorde-lui la joie de ce voyage et un retour paisible. Jusque-là, apaise aussi mon inquiétude. Amen.',
      ].join('\n\n'),
    },
  },
  migration: {
    self: {
      title: 'Loin de mon pays',
      text: [
        'Père, je vis loin de la terre où j’ai grandi. Ici, je cherche mes mots, et l’on me croit moins capable parce que je les cherche. J’attends des papiers, un tampon, une réponse. Une partie de moi est restée là-bas, avec ceux que je ne peux pas embrasser.',
        'Donne-moi des papiers et un avenir. Mets devant moi des gens justes, aux guichets, au travail, dans la rue. Apprends-moi cette langue, et garde-moi la mienne pour chanter. Protège les miens au loin. Console mes nuits, quand les souvenirs de la route reviennent. Jésus, tes parents ont fui avec toi vers un pays étranger. Tu connais ce chemin. Donne-moi un lieu où poser mon sac. Amen.',
      ].join('\n\n'),
    },
    other: {
      title: 'Pour une personne exilée',
      text: [
        'Seigneur, ami de l’étranger, je te prie pour une personne qui a dû quitter son pays. Elle a laissé une maison, une langue, des tombes. Ici, son sort tient à un dossier, et il lui faut raconter plusieurs fois ce qu’elle voudrait oublier.',
        'Protège-la des passeurs, des patrons sans scrupule et du mépris. Fais avancer ses démarches, et que ceux qui décident voient un visage. Réunis-la avec les siens, ou garde vivant le lien. Donne-lui un travail, un toit, quelqu’un qui lui apprenne la ville. Guéris ce que la route a blessé. Et donne-moi d’ouvrir ma porte, mon temps, mon amitié ; je recevrai sans doute plus que je n’apporte. Amen.',
      ].join('\n\n'),
    },
    group: {
      title: 'Pour les réfugiés et les exilés',
      text: [
        'Dieu d’Abraham, le voyageur, tu vois les routes et les mers où marchent ceux qui fuient. Ils portent des enfants, des téléphones enveloppés de plastique, la clé d’une maison qui n’existe peut-être plus. Nous les voyons en images ; toi, tu les connais un par un.',
        'Garde-les de la noyade, du froid, de la violence et de ceux qui vendent les vies humaines. Donne du courage aux équipes qui secourent, de la justice aux lois, de la mesure aux paroles publiques. Accueille en ta paix ceux qui sont morts en chemin. Fais de nos villes des lieux où l’on peut recommencer. Délivre-nous de la peur qui ferme, et rends-nous hospitaliers comme tu l’es envers nous. Amen.',
      ].join('\n\n'),
    },
  },
  prison: {
    self: {
      title: 'En prison',
      text: [
        'Seigneur, je suis en prison. Le temps a ici un autre poids : les portes, le bruit, puis le silence qui est pire. Je pense à dehors, à ceux que j’ai quittés, à ce qui continue sans moi. Il y a des choses que je regrette, et d’autres que je subis.',
        'Tu n’as pas besoin d’autorisation pour entrer. Viens. Garde-moi de la violence, du désespoir, et de la haine que l’on apprend vite entre ces murs. Donne-moi un travail, un livre, une personne à qui parler sans masque. Protège les miens et ce qui nous lie encore. Ce qui est à réparer, aide-moi à le vouloir. Que mon cœur devienne libre avant la porte. Amen.',
      ].join('\n\n'),
    },
    other: {
      title: 'Pour une personne en prison',
      text: [
        'Jésus, tu as dit que visiter ceux qu’on enferme, c’était te visiter. Je te présente donc une personne en prison. Je ne suis pas son juge. Je pense à ses nuits, à l’attente des lettres, au jour qui se répète.',
        'Garde-la en vie et en bonne santé. Protège-la de la violence et du mépris, et ne la laisse pas se réduire à ce qu’elle a fait ou à ce dont on l’accuse. Donne la justice si elle a été lésée, le repentir si elle a lésé. Soutiens sa famille, que l’on montre du doigt. Console aussi ceux qui ont souffert d’un mal commis. Et prépare déjà des gens, moi peut-être, pour le jour de la sortie. Amen.',
      ].join('\n\n'),
    },
  },
  soldier: {
    self: {
      title: 'Au service de mon pays',
      text: [
        'Dieu des vivants, je porte l’uniforme, et je pars là où l’on m’envoie. Je ne dis pas tout à ceux qui m’attendent. Il y a la peur, l’ennui, la camaraderie, et des questions que l’on ne pose qu’à toi, la nuit, pendant la garde.',
        'Protège ma vie et celle de mes camarades. Garde ma conscience : que je n’obéisse jamais à ce qui est indigne, que je ne prenne pas goût à la force, que je voie un être humain dans celui d’en face. Préserve les civils. Donne-moi le sang-froid, et la grâce de rentrer, le corps sauf et l’âme en paix. Soutiens ceux qui comptent les jours à la maison. Et hâte la paix, Seigneur. Amen.',
      ].join('\n\n'),
    },
    other: {
      title: 'Pour une personne sous l’uniforme',
      text: [
        'Seigneur, une personne sert dans l’armée, et chaque nouvelle du monde me fait penser à elle. Je regarde les cartes, j’attends un message court. Je sais qu’elle ne raconte pas tout, pour nous ménager.',
        'Couvre-la de ta protection. Donne-lui des chefs sages, des camarades loyaux, un cœur qui reste humain au milieu des armes. Épargne-lui de devoir faire ce qui la hanterait. Garde aussi ceux qui vivent là où elle passe, et ceux que l’on nomme ennemis. À son retour, donne-nous de l’accueillir avec ce qu’elle a vu, sans curiosité et sans peur, et de l’aider à trouver des soins s’il le faut. Donne la paix à notre temps. Amen.',
      ].join('\n\n'),
    },
  },
  war: {
    self: {
      title: 'Au milieu de la guerre',
      text: [
        'Dieu, notre refuge, la guerre est sur nous. On apprend à reconnaître les bruits, à dormir avec ses chaussures, à compter les siens après chaque alerte. Je ne sais plus faire de projets au-delà de demain. J’ai peur, et je suis en colère.',
        'Garde-nous en vie. Protège les enfants, les vieux, ceux qui ne peuvent pas fuir, ceux qui soignent sans lumière et sans eau. Arrête les bombes et ceux qui les ordonnent. Ne laisse pas la haine faire en moi ce que les armes font dehors. Garde-moi une chose belle à regarder, une main à tenir. Jusqu’à quand, Seigneur ? Tu as pleuré sur une ville. Pleure avec nous, et fais cesser cela. Amen.',
      ].join('\n\n'),
    },
    group: {
      title: 'Pour ceux qui vivent la guerre',
      text: [
        'Prince de la paix, nous te prions pour ceux qui vivent sous les bombes. Nous fermons l’écran quand nous n’en pouvons plus ; eux n’ont pas d’écran à fermer. Il y a des caves, des couloirs d’hôpital, des mères qui comptent les enfants.',
        'Protège les vies. Donne de l’eau, du pain, des médicaments, des routes ouvertes pour les secours. Console ceux qui enterrent à la hâte. Soutiens les soignants, les négociateurs, tous ceux qui refusent de haïr. Brise l’orgueil de ceux qui décident la guerre loin du feu, et donne à leurs peuples le courage de la paix. Ne permets pas que nous nous habituions. Fais de nous des artisans de réconciliation, à commencer par nos paroles. Amen.',
      ].join('\n\n'),
    },
  },
  disaster: {
    self: {
      title: 'Après une catastrophe',
      text: [
        'Seigneur, en quelques instants tout a changé. Ce qui était solide ne l’était pas. Je cherche des gens, des affaires, un endroit pour dormir, et je tremble encore quand un bruit ressemble à celui-là. Je suis en vie, et je ne sais pas quoi faire de cette vie au milieu des ruines.',
        'Garde-nous cette nuit. Conduis les secours vers ceux qui attendent, donne-nous de l’eau, un abri, des nouvelles. Console ceux qui pleurent un mort. Calme dans mon corps la peur qui ne veut pas partir. Merci pour les mains qui se tendent, voisins et inconnus. Tu n’es pas dans la violence qui détruit ; tu es dans ces mains. Aide-nous à rebâtir. Amen.',
      ].join('\n\n'),
    },
    group: {
      title: 'Pour les victimes d’une catastrophe',
      text: [
        'Père, une catastrophe a frappé, et des familles entières ont tout perdu en un moment. Devant de telles images, nous n’avons pas d’explication, et nous n’en cherchons pas. Nous te disons seulement : aie pitié.',
        'Sois avec ceux qui attendent sous les décombres ou sur un toit, et avec ceux qui creusent pour les atteindre. Reçois les morts auprès de toi. Donne aux blessés des soins, aux enfants perdus une main connue, aux survivants un abri et de l’eau propre. Garde les sauveteurs. Rends justes et rapides ceux qui répartissent l’aide. Et quand les caméras seront parties, ne nous laisse pas oublier ; ouvre nos mains, et que notre don dure. Amen.',
      ].join('\n\n'),
    },
  },
  country: {
    group: {
      title: 'Pour notre pays',
      text: [
        'Dieu de tous les peuples, nous te prions pour notre pays. Nous aimons ses paysages, ses langues, ses tables ; nous connaissons aussi ses colères, ses injustices, et la méfiance qui monte entre voisins.',
        'Donne à ceux qui gouvernent le souci du bien commun et le respect des plus faibles. Garde-les de la corruption, du mensonge et de l’orgueil. Quand nous votons, éclaire-nous, et donne-nous d’accepter le verdict des urnes. Protège ceux qui rendent la justice, soignent, enseignent et informent. Apprends-nous à discuter sans mépriser. Que nul ne soit laissé sur le bord de la route à cause de son origine ou de sa pauvreté. Et donne-nous d’être, là où nous vivons, de bons ouvriers de paix. Amen.',
      ].join('\n\n'),
    },
  },
  persecution: {
    self: {
      title: 'Quand ma foi m’expose',
      text: [
        'Jésus, à cause de toi, on me rejette. Il y a des portes fermées, des moqueries, des menaces, et jusque chez les proches un silence qui fait mal. Je ne cherche pas l’héroïsme. J’ai peur, et certains jours je me demande si je vais tenir.',
        'Tiens-moi, toi. Donne-moi de savoir quand parler et quand me taire, quand rester et quand partir. Protège ceux qui prient avec moi, et ceux que ma foi met en danger. Garde mon cœur libre de haine. Tu as prié pour ceux qui te clouaient ; apprends-moi à prier pour ceux qui me font du mal. Fais-moi sentir que d’autres, au loin, prient pour moi. Amen.',
      ].join('\n\n'),
    },
    group: {
      title: 'Pour les croyants persécutés',
      text: [
        'Seigneur, notre berger, nous te prions pour ceux qui souffrent à cause de leur foi. Ils chantent à voix basse, se réunissent en secret, perdent leur travail, leur liberté, parfois la vie. Nous, nous choisissons l’heure de notre messe ou de notre culte.',
        'Sois leur force. Visite les prisonniers, guéris ceux que l’on a torturés, console les veuves et les orphelins. Donne-leur une parole au bon moment et la grâce de ne pas haïr. Change le cœur de ceux qui les poursuivent, comme tu as changé celui de Paul. Protège aussi les croyants d’autres religions que l’on opprime. Et réveille-nous : que notre liberté parle pour eux. Nous sommes un seul corps. Amen.',
      ].join('\n\n'),
    },
  },
  meal: {
    group: {
      title: 'Avant le repas',
      text: [
        'Père, bénis cette table et ceux qui l’entourent. Merci pour le pain et pour les mains qui l’ont semé, pétri, cuit et servi. Merci de nous avoir réunis, avec nos faims et nos histoires.',
        'Pense à ceux qui mangent dans la solitude, et à ceux qui n’ont rien sur la table. Apprends-nous à partager. Reste avec nous pendant que nous parlons et rions. Amen.',
      ].join('\n\n'),
    },
  },
} satisfies Record<string, SituationPrayers>;
