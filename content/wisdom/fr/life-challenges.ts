// French Wisdom passages about life challenges, and for questions without a detected topic. No word
// depends on the gender of the reader.
import type { TopicPassages } from '../wisdom-topics.ts';

export const lifeChallenges = {
  work: {
    acknowledgements: [
      'Le travail suit parfois jusque dans le lit : un courriel, une phrase du chef, une erreur que l’on repasse. Le dimanche soir, le ventre sait déjà que lundi arrive.',
      'Ne pas avoir de travail fatigue aussi. Les candidatures restent sans réponse, les gens demandent ce que l’on fait dans la vie, et le milieu de la semaine paraît bien vide.',
      'Il y a des lieux où l’effort ne se voit pas, et où il ne reste que des chiffres. On commence à douter de soi, alors que c’est la charge qui est trop grande.',
      'Un conflit avec un collègue, une décision injuste, un métier qui ne ressemble plus à ce que l’on aimait : au travail aussi on peut perdre confiance, et personne n’en parle à la pause.',
    ],
    truths: [
      'Au commencement, Dieu travaille, et il se repose. Il donne à l’être humain un jardin à cultiver et un jour pour s’arrêter. Le travail est donc bon, mais aucune vie ne se résume à ce qu’elle produit.',
      'La Bible s’élève contre les salaires retenus et les maîtres durs. La justice au travail est pour Dieu une affaire sérieuse, et réclamer avec droiture ce qui est juste n’est pas manquer d’humilité ni de foi.',
      'La valeur d’une personne est fixée ailleurs que sur un contrat. Elle vient de Dieu, qui l’a créée à son image et qui l’aime jusqu’à la croix. Ni une promotion ni un licenciement n’y changent rien.',
      'Ce que l’on fait avec soin et honnêteté, même sans témoin, Dieu le reçoit comme un service qui lui est rendu. Laver un sol ou tenir un registre peut ainsi devenir une manière d’aimer.',
    ],
    suggestions: [
      'Une frontière claire protège : une heure où le téléphone se tait, une pause vraiment prise, un soir sans dossier. Ce n’est pas de la paresse, et le reste du travail s’en porte souvent mieux.',
      'Face à une injustice, garder des notes et parler à une personne compétente, délégué, médecin du travail, juriste, aide plus que se taire. La prière peut donner du calme pour ces démarches.',
      'Pendant une recherche, un rythme simple soutient : quelques heures pour les démarches, puis marcher, voir des gens, aider quelqu’un. Le refus d’un poste ne dit rien de ce que l’on vaut.',
      'Quand le corps proteste, sommeil brisé, larmes, boule au ventre, il mérite qu’on l’écoute avant qu’il ne cède. Un médecin peut aider à trouver la mesure, et se reposer à temps est une sagesse.',
    ],
    steps: [
      'Fixe pour ce soir une heure à laquelle ces soucis s’arrêtent, et pose alors ton téléphone dans une autre pièce.',
      'Choisis la tâche qui pèse le plus, fais-en seulement le premier quart d’heure, et remets le reste à Dieu.',
      'Parle à une personne de confiance de ce qui te pèse dans le travail, avec un fait précis et une date.',
      'Remercie quelqu’un pour un travail que l’on remarque rarement : le ménage, l’accueil, une livraison, un repas.',
    ],
  },
  money: {
    acknowledgements: [
      'Quand l’argent manque, on compte tout : les jours, les tranches de pain, les enveloppes que l’on n’ouvre pas. La honte s’ajoute aux chiffres, et l’on sourit à la caisse en retenant son souffle.',
      'L’argent est rarement seulement de l’argent : il parle de sécurité, de liberté, de vieilles peurs d’enfance. C’est pourquoi il fait naître tant de disputes et si peu de conversations.',
      'Une dette ressemble à une présence dans la maison : elle s’assied à table, elle dort dans la chambre. On voudrait ne pas y penser, et l’on ne pense presque qu’à elle.',
      'L’argent peut décider de l’humeur d’une maison entière. On compare, on économise, on emprunte, on regrette, et le sentiment d’être à l’abri reste toujours un pas plus loin.',
    ],
    truths: [
      'Dans la Bible, la pauvreté n’est pas une punition, ni la richesse une preuve de foi. Jésus n’avait pas de maison à lui. Dieu prend la défense de ceux qui manquent, et il connaît leurs besoins.',
      'L’Évangile met en garde contre l’argent devenu maître, non contre le pain sur la table. Ce que l’on a est confié par Dieu, pour vivre et pour partager, et jamais pour mesurer la valeur de quelqu’un.',
      'Demander le pain de ce jour, c’est reconnaître que l’on dépend de Dieu et aussi les uns des autres. Les premiers chrétiens mettaient en commun : recevoir de l’aide fait donc partie de la foi.',
      'La liberté dont parle l’Écriture n’est pas d’avoir beaucoup, mais de ne pas laisser l’avoir décider de tout. On peut apprendre le contentement sans renoncer à demander justice ou un salaire décent.',
    ],
    suggestions: [
      'Mettre tous les chiffres sur une seule feuille fait peur, puis soulage : l’inconnu pèse souvent plus que le connu. On peut le faire à deux, avec quelqu’un qui ne juge pas.',
      'Pour les dettes, il existe des conseillers gratuits, des services sociaux, des associations. Les appeler tôt laisse plus de choix, et leur aide est une des formes que prend le secours de Dieu.',
      'Avant une dépense ou un prêt, une nuit de délai éclaire souvent. Les promesses trop belles et les offres pressées méritent l’avis d’une personne prudente qui n’a rien à y gagner.',
      'Un peu de partage, à la mesure de ses moyens, desserre la peur. Et quand il ne reste rien à donner, recevoir avec simplicité est une générosité aussi, car elle laisse les autres aimer.',
    ],
    steps: [
      'Ouvre une enveloppe ou un relevé que tu évites, lis-le jusqu’au bout, puis note la prochaine date importante.',
      'Cherche le numéro d’un service gratuit de conseil budgétaire près de chez toi, et pose-le en évidence sur la table.',
      'Parle de ta situation à une personne discrète, avec un chiffre vrai, et demande-lui d’y réfléchir avec toi.',
      'Prie avec ton budget devant toi, ligne par ligne, en disant simplement à Dieu ce qui inquiète et ce qui suffit.',
    ],
  },
  illness: {
    acknowledgements: [
      'La maladie apporte son propre vocabulaire, ses salles d’attente, ses nuits. Le corps que l’on oubliait devient un sujet, et l’on se fatigue aussi de répondre à ceux qui demandent des nouvelles.',
      'Il y a l’avant et l’après d’un résultat. Entre deux rendez-vous, on vit sur une île étrange, où les projets des autres semblent venir d’un pays lointain.',
      'Une maladie qui dure ne se voit pas toujours. On passe pour quelqu’un qui va bien, alors qu’il a fallu négocier chaque marche d’escalier, et la tristesse reste dans la chambre.',
      'La maladie change aussi les liens. On devient quelqu’un dont les autres s’inquiètent, on rassure tout le monde, et l’on garde pour la nuit ce que l’on n’a osé dire à personne.',
    ],
    truths: [
      'Jésus s’est laissé toucher par les malades, et il les touchait. Jamais il ne leur a dit que leur mal prouvait un manque de foi. La souffrance n’est pas un signe que Dieu s’éloigne.',
      'La Bible demande la guérison et connaît aussi des maux qui restent. Paul a prié trois fois pour le sien. Dieu se tient dans les deux cas, dans le corps qui se relève comme dans celui qui s’affaiblit.',
      'En Jésus, Dieu s’est fait chair, et il a connu les plaies. La foi chrétienne espère la résurrection du corps, non sa fuite. Tout ce qui se vit et se souffre dans un corps a donc du prix pour lui.',
      'La médecine et la prière ne sont pas rivales. Dieu donne l’intelligence à ceux qui soignent et reste présent là où ils n’ont plus de remède. Personne ne vaut moins parce qu’il dépend des autres.',
    ],
    suggestions: [
      'On peut préparer un rendez-vous avec une feuille : les questions, les peurs, ce que l’on n’a pas compris. Venir avec quelqu’un aide à entendre, et faire répéter est un droit.',
      'Les jours de peu de forces, une prière peut tenir en un mot ou en un objet dans la main. D’autres peuvent prier à notre place, et c’est bien ainsi.',
      'La douleur et la tristesse se disent à l’équipe qui soigne ; elles se soulagent aussi, et en parler fait partie du traitement. Un aumônier peut écouter sans rien vouloir obtenir.',
      'Accepter de l’aide n’est pas peser sur les autres. Un repas, une course, une heure de compagnie : beaucoup attendent seulement qu’on leur dise quoi faire, et quand.',
    ],
    steps: [
      'Écris les trois questions que tu voudrais poser au médecin, et range-les là où tu les trouveras le jour venu.',
      'Dis à une personne proche, sans minimiser, comment s’est vraiment passée la nuit ou la journée d’hier.',
      'Offre à ton corps un soin simple aujourd’hui : un verre d’eau, une crème douce, un rayon de soleil, un repos sans remords.',
      'Demande à quelqu’un de faire une chose précise pour toi : une course, un trajet, un coup de fil, une heure de présence.',
    ],
  },
  decisions: {
    acknowledgements: [
      'Choisir, c’est aussi renoncer, et l’on tourne autour de la décision comme autour d’une maison dont toutes les portes sont fermées. Chaque avis ajoute une raison et enlève un peu de clarté.',
      'Deux bonnes choses peuvent s’opposer, ou deux choses difficiles. On dresse des listes à minuit, on les déchire au matin, et la date limite approche sans se soucier de rien.',
      'On voudrait un signe, quelque chose d’assez clair pour ne plus pouvoir se tromper. En attendant, on repousse, et ne pas choisir devient une façon de choisir qui pèse aussi.',
      'Une décision touche rarement une seule vie. Il y a ceux que l’on aime, ceux que l’on craint de décevoir, et cette petite voix qui demande ce que l’on veut, soi, en vérité.',
    ],
    truths: [
      'Dieu ne cache pas sa volonté comme un trésor piégé. L’essentiel en est connu : la justice, la miséricorde, l’humilité devant lui. À l’intérieur de cet espace, il laisse souvent plusieurs chemins ouverts.',
      'La sagesse, dans la Bible, se demande, et elle s’apprend : par la prière, l’expérience, le conseil des autres. Dieu ne contourne pas notre intelligence ; il l’éclaire, et il prend son temps pour cela.',
      'Un mauvais choix n’est pas plus fort que Dieu. L’histoire biblique est pleine de détours qu’il a su habiter. On peut décider sans certitude complète, parce que sa fidélité ne dépend pas de notre clairvoyance.',
      'L’Esprit conduit vers ce qui est vrai, vers l’amour, vers une paix qui supporte l’effort. La précipitation, la peur et la flatterie sont de mauvais guides, et la tradition chrétienne l’a toujours su.',
    ],
    suggestions: [
      'Imaginer un choix comme déjà fait, pendant une journée entière, puis l’autre le lendemain, montre souvent lequel donne de la paix et lequel serre. Ces indices ne décident pas, mais ils parlent.',
      'Deux ou trois conseillers suffisent, si possible différents entre eux, et l’un au moins sans intérêt dans l’affaire. Pour une question grave, juridique ou médicale, l’avis d’un professionnel est précieux.',
      'Il vaut mieux, quand on le peut, ne pas trancher au plus fort de la colère ou de l’épuisement. Une nuit, un repas, une marche en prière rendent souvent aux choses leur taille.',
      'Les grandes décisions se découpent. On peut chercher le plus petit pas qui se laisse essayer et reprendre, et voir ce qu’il apprend, avant d’engager tout le reste.',
    ],
    steps: [
      'Écris la question en une seule phrase, avec ses deux options, et lis-la lentement devant Dieu avant de dormir.',
      'Appelle une personne sage qui n’a rien à gagner dans l’affaire, et demande-lui surtout de te poser des questions.',
      'Note ce que chaque option te ferait gagner, perdre et craindre, puis souligne ce qui touche aussi d’autres que toi.',
      'Fixe une date raisonnable pour décider, inscris-la dans ton agenda, et laisse la question se reposer jusque-là.',
    ],
  },
  other: {
    acknowledgements: [
      'Certaines questions n’entrent dans aucune case. Elles tournent dans la tête pendant la vaisselle, elles changent de forme, et l’on ne sait pas bien à qui les confier.',
      'Demander quelque chose à Dieu peut sembler étrange : est-ce trop petit, trop compliqué, trop tard ? Beaucoup gardent leur question pour eux, de peur qu’elle ne soit pas la bonne.',
      'On cherche parfois une réponse, et parfois seulement quelqu’un qui prenne la question au sérieux. Les deux besoins se ressemblent, et ils peuvent se tenir devant la même porte.',
      'Une vraie question a souvent plusieurs couches : ce que l’on dit, ce que l’on tait, ce que l’on ne sait pas encore soi-même. Il est normal qu’elle résiste à une réponse rapide.',
    ],
    truths: [
      'La Bible est remplie de gens qui interrogent Dieu : des rois, des veuves, des prophètes, des enfants. Il ne les renvoie pas. Celui qui a fait l’oreille écoute, et rien de ce qui vit ne l’ennuie.',
      'Jésus posait lui-même beaucoup de questions, et il laissait aux gens le temps de répondre. Dieu n’est pas un guichet qui délivre des solutions ; il est quelqu’un qui entre en conversation, et qui reste.',
      'La sagesse vient de Dieu, qui la donne avec générosité, par l’Écriture, par l’Esprit, par des personnes prudentes. Elle n’arrive pas toujours sous forme de réponse : parfois c’est une paix, une patience, un pas.',
      'Il n’y a pas de domaine de la vie qui serait trop ordinaire pour Dieu. Jésus a partagé le pain, le deuil, l’impôt et la fête. Tout ce qui préoccupe peut entrer dans la prière sans changer de vêtements.',
    ],
    suggestions: [
      'Mettre la question par écrit, telle qu’elle vient, aide souvent à voir ce qu’elle demande vraiment. On peut ensuite la lire à Dieu, lentement, comme on lit une lettre à un proche.',
      'Un ami réfléchi, un pasteur, un prêtre, ou un professionnel si l’affaire est sérieuse, peut voir ce que nous ne voyons plus. Dieu répond volontiers par la bouche de quelqu’un.',
      'Il est bon de laisser à une question le temps d’une nuit ou d’une semaine. Ce qui reste après ce délai est en général ce qui compte, et se laisse mieux formuler.',
      'Lire un court passage de la Bible avec sa question à côté de soi, sans chercher à forcer un lien, ouvre parfois un autre angle. Et si rien ne s’ouvre, le silence partagé n’est pas perdu.',
    ],
    steps: [
      'Écris ta question sur un papier, en une phrase, et garde-la dans ta poche aujourd’hui comme une petite prière.',
      'Pose ta question à Dieu à voix haute, puis reste une minute sans rien ajouter, même si rien ne vient.',
      'Choisis une personne dont tu estimes le jugement, et demande-lui un quart d’heure pour réfléchir ensemble.',
      'Lis un psaume jusqu’au bout, et note le mot ou l’image qui reste avec toi quand tu fermes le livre.',
    ],
  },
} satisfies Record<'work' | 'money' | 'illness' | 'decisions' | 'other', TopicPassages>;
