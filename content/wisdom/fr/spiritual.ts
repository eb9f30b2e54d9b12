// French Wisdom passages about the life of faith. No word depends on the gender of the reader.
import type { TopicPassages } from '../wisdom-topics.ts';

export const spiritual = {
  doubt: {
    acknowledgements: [
      'Il y a des jours où les mots de la foi passent dans la bouche comme du papier. On regarde les autres chanter, et l’on se demande si l’on est encore des leurs.',
      'Le doute vient parfois d’un livre, plus souvent d’un lit d’hôpital ou d’une prière restée sans réponse. Il n’arrive pas par caprice : il arrive parce que quelque chose fait mal.',
      'Douter fatigue, surtout en secret. On craint de décevoir sa famille, sa paroisse, Dieu lui-même, et l’on continue les gestes en espérant que personne ne demande ce qu’il y a derrière.',
      'Certaines questions ne se laissent plus endormir : le mal, le silence, les contradictions des croyants. Elles reviennent au milieu d’un cantique, et elles demandent une réponse honnête, non une formule.',
    ],
    truths: [
      'Thomas n’a pas cru sur parole, et Jésus n’a pas claqué la porte : il est revenu, avec ses plaies, et il lui a parlé. Dans l’Évangile, celui qui doute est encore à table avec les autres.',
      'Job a contesté, les psaumes ont demandé pourquoi, et Dieu n’a pas effacé ces pages. Un doute adressé à Dieu reste une relation. La foi n’est pas l’absence de questions, mais une confiance qui les traverse.',
      'Personne ne se sauve par la force de ses convictions. Dieu tient plus fermement que nous ne croyons, et une foi minuscule, tournée vers lui, même un instant, est déjà une vraie foi.',
      'La foi chrétienne s’appuie sur quelqu’un qui a vécu, qui est mort, et que des témoins ont rencontré vivant. Elle supporte qu’on l’examine, et des gens d’une grande franchise l’ont fait à chaque siècle.',
    ],
    suggestions: [
      'Il aide souvent de distinguer la question de la blessure. L’une cherche des livres et des conversations, l’autre demande du temps, du repos, une présence. Les deux méritent que l’on s’y arrête.',
      'Parler à un croyant qui ne se scandalise de rien fait du bien : un pasteur, un prêtre, une amie de confiance. La foi des autres peut porter la nôtre un bout de chemin.',
      'On peut garder une petite pratique, même sèche : une ligne d’Évangile, un instant de silence, une prière qui commence par « si tu es là ». Une porte entrebâillée n’est pas une porte fermée.',
      'Dieu ne presse pas. Lire un évangile lentement, comme pour la première fois, en notant ce qui attire et ce qui résiste, est une façon loyale de chercher.',
    ],
    steps: [
      'Écris ta question la plus difficile telle qu’elle est, et commence la page par les mots « Mon Dieu ».',
      'Lis une courte scène d’évangile, et demande-toi seulement quel personnage te ressemble aujourd’hui, et pourquoi.',
      'Dis à une personne dont la foi te paraît vraie : « J’ai des doutes, est-ce que je peux t’en parler ? »',
      'Reste deux minutes en silence, sans essayer de croire ni de ne pas croire, et dis simplement à Dieu où tu en es.',
    ],
  },
  prayer: {
    acknowledgements: [
      'On s’assied pour prier, et la liste des courses arrive. Les mots semblent rebondir au plafond, l’heure avance, et l’on se dit que d’autres, sûrement, savent mieux s’y prendre.',
      'Demander longtemps la même chose use le cœur. On ne sait plus s’il faut insister, se taire ou changer de demande, et le silence de Dieu devient presque un bruit.',
      'Parfois, la prière s’est arrêtée sans qu’on le décide, après un chagrin ou simplement sous le poids des semaines. Reprendre paraît gênant, comme rappeler quelqu’un après des années.',
      'Il y a l’envie de prier et la peur de mal le faire. On cherche les bonnes formules, la bonne posture, alors qu’au fond on voudrait seulement que quelqu’un écoute.',
    ],
    truths: [
      'Les disciples ont demandé à Jésus de leur apprendre à prier ; personne n’a donc à le savoir d’avance. Il leur a donné peu de mots, des mots simples, et le premier de tous est un nom : Père.',
      'Dans la Bible, on prie debout, à genoux, en pleurant, en dansant, en dormant mal. Dieu n’exige pas un style. Il regarde le cœur, et l’Esprit prie avec nous quand nous ne savons plus que dire.',
      'Dieu répond parfois oui, parfois autrement, parfois par un silence que l’on ne comprend pas. Jésus lui-même a demandé que la souffrance s’éloigne de lui. Une demande restée sans réponse n’est pas une personne rejetée.',
      'Prier n’est pas informer Dieu, qui sait déjà. C’est se laisser rejoindre par lui, là où l’on est. Comme dans toute amitié, les paroles comptent, les silences aussi, et la fidélité plus encore que l’émotion.',
    ],
    suggestions: [
      'Un moment fixe et court tient mieux qu’un grand projet : deux minutes avec le café, une phrase dans le bus. Les distractions elles-mêmes peuvent devenir la prière, l’une après l’autre.',
      'Quand les mots manquent, ceux des autres sont là : un psaume, le Notre Père, une vieille prière d’enfance. On s’y appuie comme sur une rampe, sans avoir à tout ressentir.',
      'Prier avec le corps aide parfois : ouvrir les mains, marcher, allumer une lampe. Et demander à quelqu’un de prier à notre place, pour un temps, est une très vieille et bonne coutume.',
      'Il est permis de dire à Dieu l’ennui, la colère ou le manque d’envie. Une prière vraie vaut mieux qu’une belle prière, et elle ouvre souvent la porte à la suivante.',
    ],
    steps: [
      'Dis le Notre Père très lentement, et arrête-toi sur la première demande qui te touche, sans aller plus loin.',
      'Choisis deux minutes fixes aujourd’hui, avec une alarme s’il le faut, et passe-les simplement en présence de Dieu.',
      'Parle à Dieu d’une chose très ordinaire de ta journée, comme tu le ferais avec un ami dans la cuisine.',
      'Demande à une personne que tu connais de prier pour toi cette semaine, en une phrase, sans tout lui expliquer.',
    ],
  },
  temptation: {
    acknowledgements: [
      'La tentation connaît nos heures faibles : le soir tard, après une dispute, devant un écran. Elle promet du repos et demande ensuite le silence, puis la honte, puis encore le silence.',
      'On s’était promis de ne plus le faire, et l’on se retrouve au même endroit. Ce qui pèse alors n’est pas seulement la chute, mais l’idée que cela recommencera toujours.',
      'Une habitude qui tient fort commence souvent par un vrai besoin : se consoler, oublier, se sentir en vie. Le besoin est bon ; le chemin pris laisse plus de vide qu’avant.',
      'Il y a ce que l’on montre et ce que l’on cache. Entre les deux, l’énergie s’épuise à surveiller, à effacer, à inventer, et l’on finit par se croire deux personnes.',
    ],
    truths: [
      'Jésus a été tenté pour de bon, dans la faim et la fatigue. Éprouver une tentation n’est donc pas une faute. Il comprend la lutte de l’intérieur, et il ne regarde pas de haut ceux qui luttent.',
      'Après la chute, Dieu ne ferme pas sa porte. Il appelle Adam dans le jardin, il relève Pierre au bord du lac. La honte pousse à se cacher ; la grâce, elle, pose une question et attend.',
      'Le péché n’est pas une liste de plaisirs interdits par jalousie : c’est ce qui abîme l’amour, pour Dieu, pour les autres, pour soi. Dieu s’y oppose parce qu’il aime, comme on retient un enfant au bord de l’eau.',
      'La foi ne demande pas de lutter par la seule volonté. Elle parle de l’Esprit qui donne de la force, de frères et de sœurs qui portent avec nous, et d’issues modestes que l’on apprend à voir.',
    ],
    suggestions: [
      'Il est plus facile d’éviter un terrain que d’y combattre. Changer un trajet, déplacer le téléphone, se coucher plus tôt : ces gestes sans gloire valent souvent mieux que de grandes résolutions.',
      'Ce qui reste caché garde sa force. En parler à une seule personne sûre, ou en confession, enlève à la honte une grande part de son pouvoir, même avant que rien ne change.',
      'Une dépendance n’est pas un simple manque de caractère. Un médecin, un groupe d’entraide, un thérapeute connaissent des chemins pour en sortir pas à pas, et Dieu travaille volontiers avec eux.',
      'Après une rechute, mieux que « pourquoi suis-je ainsi ? », il y a « qu’est-ce qui m’a manqué juste avant ? ». La réponse, sommeil, compagnie, consolation, indique souvent où chercher de l’aide.',
    ],
    steps: [
      'Éloigne aujourd’hui une seule chose qui rend la chute facile : un objet, une application, un numéro, un trajet.',
      'Confie ce combat à une personne de confiance, en une phrase, et demande-lui de prendre de tes nouvelles dans trois jours.',
      'Note à quelle heure la tentation revient d’ordinaire, et prévois pour cette heure-là une marche, un appel ou un psaume.',
      'Reviens vers Dieu tout de suite, sans attendre de te sentir digne, et dis seulement : « Me voici, aide-moi. »',
    ],
  },
  purpose: {
    acknowledgements: [
      'On fait ce qu’il faut, les jours se suivent, et une question remonte dans la file d’attente ou sous la douche : à quoi tout cela sert-il, et où cela mène-t-il ?',
      'Il y a des moments où le sens se dérobe : les études finies, les enfants partis, la retraite, une maladie. Ce qui remplissait les heures n’est plus là, et rien n’a pris sa place.',
      'À voir les autres, tout semble tracé : une vocation, une réussite, une cause. La comparaison rend la vie ordinaire plus pâle qu’elle n’est, et l’on a l’impression de rester au bord.',
      'On porte parfois un désir que l’on n’ose pas regarder, ou au contraire aucun désir du tout. Dans les deux cas, le matin manque d’une raison claire de se lever.',
    ],
    truths: [
      'Avant toute tâche, l’être humain est voulu et aimé de Dieu. Le sens de la vie ne commence pas par une mission à trouver, mais par une relation déjà offerte, dont tout le reste découle.',
      'Jésus a passé près de trente ans dans un village, à un métier sans éclat. Dieu n’a pas trouvé ces années perdues. La vie cachée, celle des cuisines et des ateliers, a tout son poids devant lui.',
      'Aimer Dieu et aimer son prochain : l’Évangile ramène l’essentiel à cela. Il n’y a pas d’âge, de santé ni de place où cet appel devienne impossible, et personne n’y est de trop.',
      'Dieu appelle rarement avec un plan complet. Il a pris des bergers, des pêcheurs, une jeune fille de Nazareth, au milieu de ce qu’ils faisaient. La vocation se découvre souvent en marchant, avec d’autres.',
    ],
    suggestions: [
      'Une bonne question est plus modeste qu’on ne croit : qui, autour de moi, serait soulagé par ce que je sais faire ? Les grandes directions naissent souvent d’un service assez petit.',
      'Regarder en arrière éclaire : les moments où l’on se sentait à sa place, les personnes que l’on aidait sans effort. Un ami peut souvent voir cela mieux que nous.',
      'Quand plus rien n’a de goût pendant des semaines, ce n’est pas toujours une question de sens. Cela peut être une dépression, et un médecin est alors une aide aussi vraie qu’une prière.',
      'Essayer vaut souvent mieux que tout prévoir. Quelques heures de bénévolat, un cours, une conversation avec quelqu’un du métier en apprennent plus qu’un long débat dans sa tête.',
    ],
    steps: [
      'Note trois moments où tu as senti que ta présence comptait, même peu, et cherche ce qu’ils ont en commun.',
      'Rends aujourd’hui un petit service à quelqu’un, sans en parler, et regarde ce que cela change en toi.',
      'Demande à deux personnes qui te connaissent bien ce qu’elles viendraient chercher auprès de toi en cas de besoin.',
      'Offre à Dieu, ce matin ou ce soir, la tâche la plus banale du jour, et fais-la en pensant à lui.',
    ],
  },
} satisfies Record<'doubt' | 'prayer' | 'temptation' | 'purpose', TopicPassages>;
