// French prayers for marriage, family, friendship and loneliness.
import type { SituationPrayers } from '../situation.ts';

export const family = {
  'marriage-trouble': {
    self: {
      title: 'Quand mon couple va mal',
      text: [
        'Seigneur, dans notre couple, les mots sont devenus durs, ou bien il n’y en a plus. Nous parlons des courses et des factures. Le reste, nous l’évitons. Je connais par cœur la liste de ses torts ; la mienne, je la lis moins souvent.',
        'Adoucis nos voix. Donne-nous une heure pour nous écouter vraiment, et l’humilité de demander l’aide d’un tiers si nous n’y arrivons plus. Montre-moi ce que j’ai à changer, et ce que je dois dire avec franchise. Réveille ce qui nous a fait nous choisir. Je ne peux pas décider pour l’autre, mais je te donne ma part. Là où l’eau manque, tu peux encore faire du vin. Amen.',
      ].join('\n\n'),
    },
    other: {
      title: 'Pour un couple en difficulté',
      text: [
        'Dieu fidèle, je te confie deux personnes mariées qui se font du mal, ou qui ne se disent plus rien. Je n’ai qu’une partie de l’histoire, et je ne veux pas en être le juge. Toi, tu connais les deux cœurs.',
        'Calme la colère et casse le silence. Donne-leur de se regarder de nouveau comme deux personnes fatiguées plutôt que comme deux ennemis. Conduis-les vers des gens capables de les aider, et donne-leur de ne pas attendre trop longtemps. Protège les plus fragiles autour d’eux. Que je ne jette pas d’huile sur le feu par mes avis. Fais remonter entre eux la bonté des commencements, avec la vérité en plus. Amen.',
      ].join('\n\n'),
    },
  },
  infidelity: {
    self: {
      title: 'Après une trahison dans le couple',
      text: [
        'Mon Dieu, la confiance est brisée. La personne à qui j’avais donné ma vie m’a menti, et je relis tout notre passé en me demandant ce qui était vrai. Je passe de la rage à l’envie de tout effacer. J’ai honte, alors que la faute n’est pas la mienne.',
        'Tiens-moi pendant que le sol bouge. Je ne veux rien décider dans le feu de cette douleur ; donne-moi du temps, un lieu sûr, quelques personnes de confiance. Rends-moi l’estime que cette trahison m’a prise. S’il y a un chemin ensemble, qu’il passe par la vérité. S’il n’y en a pas, ne me laisse pas sans avenir. Toi que tes amis ont trahi, Jésus, tu sais. Reste. Amen.',
      ].join('\n\n'),
    },
    other: {
      title: 'Pour une personne trahie dans son couple',
      text: [
        'Seigneur, une personne a été trompée, et le choc est dans tout son être. Elle ne dort plus, elle repasse chaque conversation, elle se demande si elle a manqué de quelque chose. Je te l’apporte, blessée comme elle est.',
        'Panse cette blessure. Dis-lui sa valeur, que la faute d’autrui n’a pas diminuée. Garde-la des décisions prises dans la nuit, et donne-lui la clarté quand le jour viendra. Donne du courage à la vérité, du repentir à qui a blessé, et à tous deux une aide sage. Que personne ne la presse, ni de partir, ni de pardonner. À moi, donne d’écouter longtemps et de me taire ensuite. Amen.',
      ].join('\n\n'),
    },
  },
  divorce: {
    self: {
      title: 'Dans la séparation',
      text: [
        'Père, ce que nous avions promis ne tient plus. Il y a les cartons, les avocats, les explications à donner, et ce lit trop large. Je pleure une personne qui est encore en vie, et la vie que j’avais imaginée avec elle.',
        'Ne me laisse pas seulement avec mes échecs. Là où j’ai blessé, donne-moi de le reconnaître ; là où j’ai subi, panse-moi. Rends les démarches justes et les paroles moins cruelles. S’il y a des enfants dans cette histoire, couvre-les de ton amour, et garde-nous de nous servir d’eux. Apprends-moi à vivre les soirées vides. Tu ne te sépares pas de moi, je m’appuie là-dessus pour recommencer. Amen.',
      ].join('\n\n'),
    },
    other: {
      title: 'Pour une personne qui se sépare',
      text: [
        'Dieu plein de patience, une union se défait, et une personne que je te présente traverse ce déchirement. Autour d’elle on prend parti, on commente, on suppose. Elle, elle doit trouver un toit, de l’argent, des mots, et dormir.',
        'Sois sa demeure pendant que la sienne se vide. Donne-lui des conseillers honnêtes et des amis qui n’attisent rien. Apaise la colère, la sienne et celle qu’on lui oppose ; que la justice soit respectée. Veille sur chaque enfant pris dans cette rupture. Quand viendra le calme, montre-lui que sa vie a encore des chemins. Garde-moi de la curiosité là où il suffit d’être fidèle. Amen.',
      ].join('\n\n'),
    },
  },
  breakup: {
    self: {
      title: 'Après une rupture',
      text: [
        'Seigneur, c’est fini, et je n’arrive pas à le croire. Je regarde encore mon téléphone. Les endroits, les chansons, tout ramène à cette histoire. Je me demande ce qui n’allait pas chez moi, et je sais que cette question me fait du mal.',
        'Prends ma peine au sérieux, même si d’autres disent que cela passera. Aide-moi à ne pas mendier, à ne pas me venger, à ne pas me jeter dans n’importe quels bras. Donne-moi des amis avec qui manger et pleurer un peu. Garde ce qui était beau, guéris ce qui ne l’était pas. Mon cœur t’appartenait avant cette rencontre, et il t’appartient encore. Rends-lui doucement son battement. Amen.',
      ].join('\n\n'),
    },
    other: {
      title: 'Pour une personne après une rupture',
      text: [
        'Père, je te prie pour une personne dont l’histoire d’amour vient de finir. Ceux qui n’ont pas aimé ainsi trouvent qu’elle exagère. Toi, tu prends au sérieux un cœur qui se fend.',
        'Console-la dans les heures où le manque est le plus fort, le soir, la nuit, devant un message qu’elle n’enverra pas. Garde-la de se mépriser. Donne-lui de manger, de sortir, de rire sans se le reprocher. Ce que cette histoire lui a fait de bien, qu’elle le conserve ; ce qu’elle lui a fait de mal, guéris-le. Envoie-lui de bons amis, et que j’en sois. Ouvre devant elle, à son rythme, un horizon qu’elle ne voit pas encore. Amen.',
      ].join('\n\n'),
    },
  },
  wedding: {
    self: {
      title: 'Pour notre mariage',
      text: [
        'Seigneur, nous nous disons oui. Parmi les invités, les listes et les fleurs, je m’arrête un instant pour te parler de l’essentiel : cette personne que je reçois, et la vie que nous te confions à deux.',
        'Merci pour les détours qui nous ont fait nous rencontrer. Donne-nous de tenir notre parole dans les jours sans fête. Apprends-nous à demander pardon avant la nuit, à rire de nous-mêmes, à garder notre porte ouverte. Que l’argent, le travail et la fatigue ne mangent pas notre tendresse. Souviens-toi de ceux qui nous manquent à table. À Cana, tu étais parmi les invités ; sois chez nous aussi, et reste quand la musique s’arrêtera. Amen.',
      ].join('\n\n'),
    },
    other: {
      title: 'Pour un mariage',
      text: [
        'Dieu de l’alliance, deux personnes unissent leurs vies, et leur joie nous gagne. Je te les présente avec leur histoire, leurs différences, et cette confiance un peu folle qu’il faut pour promettre toute une vie.',
        'Bénis leur oui. Qu’il soit redit le matin, à table, après les disputes, dans la maladie et dans l’abondance. Donne-leur une bonne langue, prompte au merci et lente au reproche. Fais de leur maison un lieu où l’on respire, où d’autres trouvent une assiette. Quand ils ne se comprendront plus, envoie-leur ta lumière et des amis sûrs. Que nous soyons pour eux un appui discret. Et que leur amour parle un peu du tien. Amen.',
      ].join('\n\n'),
    },
  },
  newborn: {
    self: {
      title: 'Pour un enfant qui vient de naître',
      text: [
        'Merci, Seigneur. Cet enfant est là, avec ses poings fermés et son poids si léger dans les bras. Je regarde ses doigts, et je n’ai pas de mots. Hier il était attendu, aujourd’hui il respire parmi nous.',
        'Merci pour le passage réussi, pour les mains qui l’ont accueilli, pour le lait, le sommeil, le premier cri. Bénis sa mère, et rends-lui ses forces. Nos gestes sont maladroits devant tant de confiance : donne-nous patience et bon sens dans les nuits courtes. Que cet enfant sache dès le début qu’il est le bienvenu. Nous te le présentons ; il est à toi avant d’être à nous. Veille sur son souffle, et que notre joie te chante. Amen.',
      ].join('\n\n'),
    },
    other: {
      title: 'Pour une naissance',
      text: [
        'Béni sois-tu, Père, pour l’enfant qui vient d’arriver. Une famille s’agrandit, et toute la terre a l’air un peu plus neuve. Je me réjouis de cette joie qui n’est pas la mienne et qui me touche pourtant.',
        'Merci pour ce petit visage, pour la vie sortie du secret. Garde l’enfant en bonne santé, et relève sa mère de la fatigue de la naissance. Donne à ceux qui l’entourent des nuits suffisantes, des mains habiles, de l’humour quand tout déborde. Que les difficultés, s’il y en a, trouvent des aides autour du berceau. Apprends-nous à offrir des repas plutôt que des avis. Que cette vie grandisse sous ton regard. Amen.',
      ].join('\n\n'),
    },
  },
  parenting: {
    self: {
      title: 'Pour élever mes enfants',
      text: [
        'Père, tu m’as confié une vie à élever, et je ne me sens pas toujours à la hauteur. Je crie, puis je regrette. Je compare, je m’inquiète, je regarde les autres qui ont l’air de savoir. Le soir, quand tout dort, je pense à ce que j’aurais dû faire.',
        'Donne-moi de la patience avant sept heures du matin et après sept heures du soir. Apprends-moi à dire non sans colère et oui sans crainte, et à demander pardon à hauteur d’enfant. Montre-moi ce qui compte vraiment. Là où je manque, aime à travers d’autres : grands-parents, amis, maîtres. Tu es patient avec moi ; que mes enfants en reçoivent quelque chose. Amen.',
      ].join('\n\n'),
    },
    other: {
      title: 'Pour une personne qui élève des enfants',
      text: [
        'Seigneur, je te remets une personne qui élève des enfants. De l’extérieur, on voit surtout ce qui ne va pas : le bruit, le retard, la colère au supermarché. Toi, tu vois les mille gestes qui ne se comptent pas.',
        'Renouvelle sa patience et ses forces. Donne-lui des réponses pour les questions difficiles, et la paix de ne pas tout savoir. Allège les soucis d’argent, d’école, de santé. Qu’il y ait des moments de vrai rire, et des soirs calmes. Fais de nous des voisins et des proches qui soulagent plutôt qu’ils ne jugent. Bénis chaque enfant de cette maison, et qu’il trouve en elle quelque chose de ta douceur. Amen.',
      ].join('\n\n'),
    },
  },
  'child-astray': {
    self: {
      title: 'Quand mon enfant s’éloigne',
      text: [
        'Mon Dieu, je ne sais plus comment rejoindre mon enfant. Une porte s’est fermée, et chaque mot de moi semble la fermer davantage. J’ai peur de certaines fréquentations, de certaines nuits, d’un appel qui viendrait. Je cherche mes fautes, et j’en trouve ; je cherche la clé, et je ne la trouve pas.',
        'Va où je ne peux pas aller. Protège sa vie, et mets sur son chemin des gens de bien. Garde en lui, sous tout le reste, le souvenir d’avoir reçu de l’amour. Apprends-moi à attendre sans fermer ma porte, à poser des limites sans retirer ma tendresse. Père, tu guettais la route. Je la guette avec toi. Amen.',
      ].join('\n\n'),
    },
    other: {
      title: 'Pour des parents inquiets pour leur enfant',
      text: [
        'Jésus, tu as raconté l’histoire d’un père qui regardait la route. Je te prie pour des parents qui vivent cela : leur enfant s’est éloigné d’eux, ou de la foi, ou de lui-même, et ils ne dorment que d’un œil.',
        'Garde cet enfant, petit ou grand, dans les lieux où il se perd. Protège son corps, réveille sa mémoire du bien, ouvre-lui un chemin de retour sans humiliation. Aux parents, donne de ne pas se déchirer en cherchant à qui la faute. Donne-leur des conseils sûrs, des limites justes, et assez d’amour pour laisser une lampe allumée. Que nous ne les jugions pas. Tu cherches mieux que nous ceux que nous aimons. Amen.',
      ].join('\n\n'),
    },
  },
  'family-conflict': {
    self: {
      title: 'Quand ma famille se déchire',
      text: [
        'Seigneur, dans ma famille on ne se parle plus, ou l’on se parle pour se blesser. Il y a des phrases que nul ne retire, des comptes très anciens, des fêtes que l’on redoute. Moi aussi, je garde en réserve mes arguments.',
        'Viens au milieu de nous, là où nous tenons nos positions. Apaise ce qui brûle en moi avant que je parle. Fais-moi voir la peine que cache la dureté de l’autre, sans m’obliger à nier la mienne. Ouvre une occasion, un téléphone, une table où l’on puisse se retrouver. Et s’il faut une distance pour un temps, qu’elle soit sans haine. Fais de moi, si c’est possible, une personne de paix. Amen.',
      ].join('\n\n'),
    },
    other: {
      title: 'Pour une famille divisée',
      text: [
        'Père de tous, il y a une famille où le silence est devenu une arme, et où les vieux reproches passent d’une génération à l’autre. Je te prie pour la personne qui en souffre et qui m’en a laissé voir quelque chose.',
        'Repose son cœur, fatigué de faire le pont ou de compter les absents. Touche ceux qui ont raison comme ceux qui ont tort, puisque cela se mélange. Donne à l’un d’eux le courage de parler en premier, et aux autres la grâce de répondre. Que les enfants ne portent pas ces querelles. Tu as fait la paix au prix de ta vie, Seigneur Jésus. Viens la refaire dans cette maison. Amen.',
      ].join('\n\n'),
    },
  },
  abuse: {
    self: {
      title: 'Quand je subis la violence',
      text: [
        'Dieu qui vois ce qui se passe derrière les portes, tu sais ce que je vis chez moi. La violence, les mots qui salissent, la peur du bruit d’une clé : ce n’est pas de l’amour, et tu ne l’as jamais voulu. Ce n’est pas ma faute, même si on me le répète.',
        'Mets-moi en sécurité. Donne-moi le courage d’en parler, d’appeler les secours, d’ouvrir la porte d’une association, d’un médecin, de la police. Fais que l’on me croie. Protège ceux qui vivent sous ce toit avec moi. Rends-moi peu à peu ma voix et ma dignité, que nul n’a le droit de me prendre. Tu entends le cri des opprimés. Entends le mien, et conduis-moi dehors. Amen.',
      ].join('\n\n'),
    },
    other: {
      title: 'Pour une personne victime de violence',
      text: [
        'Seigneur, défenseur de ceux qu’on écrase, je te parle d’une personne qui subit la violence dans sa propre maison. Elle se tait, elle excuse, elle a peur ; et cela ne la rend en rien responsable du mal qu’on lui fait.',
        'Protège sa vie dès cette heure. Ouvre une issue, un lieu sûr, des personnes compétentes, et donne-lui la force d’y aller le moment venu. Arrête la main qui frappe et la bouche qui humilie. Que personne, au nom de la foi, ne lui demande de supporter. Donne-moi vigilance et prudence : que je la croie, que je l’aide à trouver du secours, que je n’aggrave pas le danger. Toi qui la veux libre, délivre-la. Amen.',
      ].join('\n\n'),
    },
  },
  loneliness: {
    self: {
      title: 'Dans la solitude',
      text: [
        'Seigneur, la maison est silencieuse, et ce silence pèse. Il y a des jours où ma voix ne sert qu’à remercier à la caisse. Je vois des gens ensemble derrière les fenêtres, et je me demande si je manque à une seule personne.',
        'Tu es là, je le crois, mais j’ai aussi besoin d’un visage. Tu l’as dit toi-même au commencement : la solitude n’est pas bonne pour l’être humain. Donne-moi une rencontre, un groupe, un voisin, et l’audace d’appeler en premier. Guéris les déceptions qui m’ont fait reculer. Et fais-moi penser à une autre solitude, tout près peut-être, que je pourrais rompre. En attendant, assieds-toi à ma table ; tu y as ta place. Amen.',
      ].join('\n\n'),
    },
    other: {
      title: 'Pour {une personne|@,} qui souffre de la solitude',
      text: [
        'Père, tu donnes une maison à ceux qui n’en ont pas. Pense à {cette personne|@,} qui vit dans la solitude. Ses journées passent parfois sans qu’un seul être prononce son prénom. {Elle|Il} ne se plaint guère ; {elle|il} a cessé d’attendre, et cela m’inquiète davantage.',
        'Fais-lui sentir que tu {la|le} connais. Amène jusqu’à sa porte une amitié simple, un coup de fil régulier, une activité où l’on compte sur {elle|lui}. Guéris ce qui lui fait croire {qu’elle|qu’il} dérange. Et puisque je te demande cela, ne me laisse pas l’oublier : donne-moi un jour et une heure pour aller {la|le} voir. Que ton Église ait pour {elle|lui} une chaise et un sourire. Amen.',
      ].join('\n\n'),
    },
  },
  'friendship-broken': {
    self: {
      title: 'Après une amitié blessée',
      text: [
        'Jésus, tu appelais les tiens des amis, et tu as connu leur distance. Une amitié qui comptait pour moi s’est brisée. Il y a eu des mots, ou une confidence répétée, et maintenant nous nous évitons. Je rejoue la scène, et j’y ai toujours le beau rôle.',
        'Montre-moi la vérité, la part de l’autre et la mienne. Si je dois demander pardon, donne-moi de le faire sans « mais ». Si je dois dire que j’ai eu mal, donne-moi des mots sans venin. Ouvre une conversation quand le moment sera bon. Et si ce lien ne peut pas renaître, garde en moi la gratitude plutôt que la rancune. Prends soin de cette personne que j’évite, toi qui ne l’évites pas. Amen.',
      ].join('\n\n'),
    },
    other: {
      title: 'Pour une personne blessée par une amitié',
      text: [
        'Dieu de la paix, une amitié s’est rompue, et une personne que je connais en porte la peine. On ne prend pas de jour de congé pour ce chagrin-là, il n’a pas de faire-part. Pourtant il fait mal comme un deuil.',
        'Adoucis ce qui est resté en travers de sa gorge. Donne-lui de distinguer le malentendu de la faute, et de trouver le bon moment pour parler. Mets dans l’autre cœur le même désir. Si la confiance peut se reconstruire, aide-les à la refaire pierre après pierre. Sinon, ne laisse pas cette blessure lui faire craindre toutes les amitiés. Que je sois de ceux en qui elle peut avoir confiance. Amen.',
      ].join('\n\n'),
    },
  },
  birthday: {
    self: {
      title: 'Pour mon anniversaire',
      text: [
        'Merci, Père, pour une année de plus. Je regarde le chemin derrière moi : des visages, des lieux, des joies que je n’avais pas prévues, des peines que je croyais ne pas traverser. Tu y étais, même quand je ne te cherchais pas.',
        'Merci pour ceux qui m’ont donné la vie et pour ceux qui m’ont appris à l’aimer. Merci pour ce corps, avec son âge et ses traces. Ce que j’ai gâché, pardonne-le ; ce que j’ai reçu, fais-le fructifier. Pour l’année qui s’ouvre, je ne te demande pas tout : donne-moi de bons compagnons, un travail utile, un cœur qui s’étonne encore. Apprends-moi à compter mes jours avec gratitude. Amen.',
      ].join('\n\n'),
    },
    other: {
      title: 'Pour l’anniversaire de {quelqu’un|@}',
      text: [
        'Seigneur, nous fêtons {une personne|@}, et je te remercie de l’avoir {appelée|appelé} à la vie. Le monde serait plus pauvre sans son rire, sans sa façon d’être là. Merci pour tout ce {qu’elle|qu’il} a donné cette année, souvent sans le savoir.',
        'Bénis l’année qui commence pour {elle|lui}. Donne-lui la santé, des amis fidèles, assez de pain et assez de fête. Console en {elle|lui} ce qui reste triste même un jour d’anniversaire. Accomplis ses désirs qui sont bons, et surprends-{la|le} par d’autres, meilleurs. Que les mois à venir {la|le} rapprochent de toi et des siens. Et que nous n’attendions pas un gâteau pour lui dire que nous l’aimons. Amen.',
      ].join('\n\n'),
    },
  },
  'school-child': {
    other: {
      title: 'Pour {un enfant|@} à l’école',
      text: [
        'Père, je te confie {un enfant|@,} qui part à l’école avec un sac sur le dos et peut-être une peur que l’on ne voit pas. Il y a là tant de visages, et des moments où tous les autres semblent savoir quoi faire.',
        'Apaise son cœur sur le chemin. Donne-lui des enseignants patients et justes, une place à table, et une amitié pour commencer. Quand une leçon est difficile, qu’on la lui explique encore une fois, avec douceur. Éloigne les paroles qui blessent, et {qu’il|qu’elle|qu’il} n’y croie pas. Donne-lui de quoi rire, et de quoi raconter à la maison. Jésus, tu prenais les enfants dans tes bras et tu les bénissais. Je ne peux pas entrer dans sa classe ; toi, tu le peux. Reste tout près, et ramène-{le|la|le} chez nous le cœur léger. Amen.',
      ].join('\n\n'),
    },
  },
} satisfies Record<string, SituationPrayers>;
