// Passages of grace notes in French; no word depends on the person's gender.
import type { GracePassages } from '../grace-note-passages.ts';

export const grace: GracePassages = {
  acknowledgements: {
    joyful: [
      'Quelque chose de clair est entré dans ta journée, et c’est beau de l’entendre. La joie n’a pas besoin d’excuse ni d’explication : elle peut simplement prendre sa place à table aujourd’hui.',
      'Il y a des jours où l’on chante en faisant la vaisselle sans s’en rendre compte. Ce jour ressemble un peu à ceux-là, et il vaut la peine de s’y arrêter.',
      'Voilà une joie, et tu prends le temps de rester un instant devant elle. Tant de bonnes choses passent dans nos vies sans que personne les salue ; celle-ci a été remarquée.',
      'Le cœur léger, c’est une manière de respirer : l’air entre mieux, les visages paraissent plus proches. Aujourd’hui tu connais un peu de cette légèreté, et personne n’a à te la reprocher.',
      'La joie arrive souvent par une porte de côté, au milieu des courses ou d’un trajet ordinaire. Elle est venue jusqu’à toi, et elle n’a pas demandé si tout était en ordre.',
      'Peut-être que tout n’est pas réglé, et pourtant quelque chose en toi sourit. L’un n’efface pas l’autre. On peut avoir une liste de soucis dans la poche et de la lumière au visage.',
    ],
    weary: [
      'La fatigue est là, et elle dit vrai : tu as porté beaucoup, peut-être plus que les autres ne le voient. Ici, rien ne t’oblige à faire bonne figure.',
      'Certains matins, même lacer ses chaussures demande un effort. Si ce jour est de ceux-là, ce n’est pas une faute ni un manque de foi. C’est la charge qui est lourde.',
      'Il y a la fatigue que le sommeil répare, et l’autre, celle qui se lève avec nous le matin. Quelle que soit la tienne, elle mérite mieux qu’un conseil donné trop vite.',
      'Tenir jour après jour use, comme l’eau use la pierre, sans bruit. Personne n’applaudit ceux qui tiennent ainsi. Mais ton effort est réel, et le besoin de repos l’est aussi.',
      'Il se peut que tu n’aies même plus envie de parler. Le silence convient aussi, ici. Une lampe que l’on a baissée éclaire encore la pièce, et personne ne lui demande davantage.',
      'Quand les forces s’en vont, tout grandit : la pile de linge, le courrier, la moindre parole de travers. Cela ne dit rien contre toi ; cela dit seulement que souffler est devenu nécessaire.',
    ],
    seeking: [
      'Une question t’accompagne, et elle ne se laisse pas ranger dans un tiroir. C’est inconfortable, mais chercher est une façon honnête de vivre, et souvent aussi une façon de prier.',
      'Ne pas savoir fatigue plus qu’on ne le croit. On avance comme dans une maison la nuit, une main au mur. Tu n’as pas à faire comme si la lumière était allumée.',
      'Il y a en toi un désir de comprendre, et peut-être aussi de trouver quelqu’un au bout de cette recherche. Ce désir est précieux, même quand il empêche de dormir.',
      'Autour de toi, certains semblent savoir exactement où ils vont. Beaucoup cherchent pourtant, derrière leur assurance. Reconnaître que l’on ne sait pas encore demande plus de vérité que d’en avoir l’air.',
      'Tu tiens peut-être une carte sans savoir où tu es dessus. Cela arrive à ceux qui ont vraiment pris la route, et il n’y a pas de honte à s’arrêter au carrefour.',
      'Les réponses toutes faites ne te suffisent pas, et cela se comprend. Une vraie soif ne se calme pas avec l’image d’un verre d’eau. La tienne a le droit de demander à boire.',
    ],
    peaceful: [
      'Un calme s’est posé sur ta journée, comme dans une pièce que l’on vient d’aérer. Il ne fait pas de bruit, et il faut souvent un moment pour le remarquer.',
      'Rien ne te bouscule en cet instant, ou du moins rien qui ait le dernier mot. Respirer ainsi est un cadeau, et c’est bon de ne pas le traverser en courant.',
      'Il y a des heures qui ressemblent à un lac sans vent : on y voit jusqu’au fond. Ton cœur en connaît une, et il n’a pas besoin d’en faire davantage.',
      'Tout n’est peut-être pas tranquille autour de toi, mais quelque chose l’est au-dedans. Cette paix-là ne dépend pas du silence des voisins, et l’on peut s’asseoir un moment près d’elle.',
      'Une tasse qui fume, un peu de lumière sur le mur, et rien qui presse : des instants pareils paraissent peu de chose. Ils nourrissent pourtant, comme le pain de tous les jours.',
      'On parle souvent de ce qui va mal, et rarement de la paix quand elle est là. La tienne est présente aujourd’hui, discrète, comme quelqu’un qui lit dans la pièce d’à côté.',
    ],
  },
  frames: [
    { before: 'Tu l’as dit ainsi : « ', after: ' », et cela est entendu.' },
    { before: 'Ces mots sont les tiens, « ', after: ' », et Dieu les reçoit.' },
    { before: 'Tu as écrit « ', after: ' », et ces mots ont ici leur place.' },
    { before: 'Rien n’est perdu de ces mots, « ', after: ' », pas même leurs silences.' },
    { before: 'Derrière « ', after: ' », il y a plus que des mots, et Dieu le sait.' },
  ],
  unquoted: [
    'Même ce qui n’a pas été dit, Dieu le sait.',
    'Il n’y a pas besoin de beaucoup de mots ici.',
    'Un cœur parle aussi quand les phrases ne viennent pas.',
    'Ce qui t’habite aujourd’hui est connu de Dieu, jusqu’au fond.',
  ],
  truths: {
    joyful: [
      'La foi chrétienne appelle cela un don. La bonté que tu goûtes a une source, et cette source ne se tarit pas quand la journée se termine. Dieu a voulu la joie, et il se réjouit avec toi.',
      'Jésus est allé à une noce, il a mangé avec ses amis, il a béni des enfants. Dieu n’est pas un convive morose. Une joie vraie ne l’éloigne pas ; elle lui ressemble plus qu’on ne pense.',
      'Ce qui est bon n’est pas un hasard qu’il faudrait vite mettre à l’abri. On peut le recevoir à mains ouvertes : celui qui donne ne compte pas, et il ne présente pas de facture ensuite.',
      'Personne n’a mérité l’air de ce matin, et il est donné quand même. La grâce est ainsi : elle précède, elle déborde, et elle n’attend pas que l’on se montre à la hauteur.',
      'La joie, dans l’Évangile, se partage : on appelle les voisins, on met un couvert de plus. Dieu l’a faite ainsi, assez large pour réchauffer aussi ceux qui n’en ont pas reçu aujourd’hui.',
      'Au cœur de la foi, il y a un tombeau vide et des amis qui n’osent pas croire à leur bonheur. Toute vraie joie garde quelque chose de ce matin-là, où la vie a eu raison de la mort.',
    ],
    weary: [
      'Dieu ne mesure pas ta valeur à ce que tu arrives à faire. Avant la première tâche du jour, il t’aimait ; après la dernière, faite ou non, il t’aime encore, sans rien retrancher.',
      'Jésus a connu la fatigue. Il s’est assis au bord d’un puits en plein midi, il a dormi dans une barque secouée. Celui qui t’accompagne sait, dans son corps, ce que veut dire n’en plus pouvoir.',
      'Dans la Bible, Dieu envoie à un prophète épuisé du pain, de l’eau et du sommeil, avant toute autre parole. Il n’a pas de mépris pour les besoins simples. Se reposer peut être une manière de se fier à lui.',
      'Le monde ne tient pas sur tes épaules, même si certains jours en donnent l’impression. Dieu veille quand tu dors, et ce qu’il soutient ne tombe pas parce que tu fermes les yeux.',
      'Une prière peut tenir en un soupir. Dieu comprend les phrases inachevées, et l’Esprit prie en nous quand les mots sont à bout. Il n’y a pas d’effort à fournir pour mériter son attention.',
      'Le Berger dont parle l’Évangile ne crie pas de loin après la brebis qui traîne. Il va vers elle et la prend sur ses épaules. Ce qui est faible n’est pas un fardeau pour lui.',
    ],
    seeking: [
      'Dieu n’a pas peur de tes questions. La Bible en est pleine, posées tout haut par des gens qui l’aimaient, et elle les a gardées. On peut douter devant lui sans sortir de sa maison.',
      'Bien avant que quelqu’un cherche Dieu, Dieu cherche cette personne. C’est le secret de toute quête chrétienne : celui vers qui l’on marche n’est pas immobile au loin, il vient aussi à notre rencontre.',
      'Abraham s’est mis en route sans connaître l’adresse. Dieu ne lui a pas donné de carte ; il lui a donné une promesse et sa présence. On peut ignorer le chemin et y être pourtant en bonne compagnie.',
      'En Jésus, Dieu n’a pas envoyé une explication mais quelqu’un. On l’a vu marcher, pleurer, partager le pain. La vérité, dans la foi chrétienne, a un visage, et ce visage est tourné vers toi.',
      'La sagesse de Dieu n’est pas réservée aux gens sûrs d’eux. Elle se demande simplement, comme on demande du pain à la maison, et l’on peut revenir avec la même question sans recevoir de reproche.',
      'Une graine travaille longtemps sous terre sans que l’on en voie rien. Dieu n’est pas absent de ce qui demeure caché, et son silence n’est pas un refus. Son Fils a connu, lui aussi, l’attente et la nuit.',
    ],
    peaceful: [
      'La paix que donne le Christ n’est pas seulement l’absence de bruit. Elle a traversé la croix, elle sait ce que coûte la vie, et c’est pourquoi elle peut demeurer là où le calme ordinaire ne tient pas.',
      'Au septième jour, Dieu s’est reposé, et il avait trouvé bon ce qu’il avait fait. Le repos ne se gagne pas au bout de la liste : il est offert, comme le reste de la création.',
      'Rien ne demande que cet instant serve à quelque chose. Dieu aime être avec toi, sans programme, comme deux personnes qui s’aiment regardent par la même fenêtre sans avoir besoin de parler.',
      'Un petit enfant contre sa mère ne réclame plus rien : la Bible prend cette image pour parler du cœur devant Dieu. On peut se tenir ainsi, sans mérite ni crainte, et cela lui suffit.',
      'La paix reçue fait de la place pour d’autres. Jésus la donnait en entrant dans une maison, comme on apporte du pain. Le calme d’une seule personne peut reposer toute une pièce, sans un mot.',
      'Les jours paisibles ne sont pas une pause entre deux épreuves ; ils sont vraiment tes jours. Dieu y est aussi présent que dans les heures difficiles, et il n’attend pas que l’on ait mal pour être proche.',
    ],
  },
  reflections: {
    joyful: [
      'À qui aimerais-tu raconter cette joie aujourd’hui ? Il y a peut-être quelqu’un qui serait heureux d’en recevoir une part, comme on porte une assiette chez le voisin.',
      'Si cette joie pouvait parler, de quoi parlerait-elle ? D’une personne, d’un lieu, d’un long chemin derrière toi ? Dieu y était peut-être plus tôt qu’on ne le pensait.',
      'Dire merci allonge un peu le plaisir, comme on laisse fondre un carré de chocolat. Quel mot, ou quel silence, conviendrait à ta reconnaissance en ce moment ?',
      'Les bons souvenirs sont des provisions. Qu’est-ce que tu voudrais garder de ce jour, pour le retrouver intact un matin de pluie ?',
      'La joie ouvre souvent la main sans qu’on y pense. Y a-t-il un geste minuscule, un appel, une parole, qui te vient à l’esprit ?',
      'Et si la joie n’était pas une récompense, mais une invitation ? On peut se demander vers qui, ou vers quoi, celle-ci te tourne aujourd’hui.',
    ],
    weary: [
      'De toutes les choses que tu portes, laquelle pourrait rester par terre jusqu’à demain ? Il y en a peut-être une, toute petite, et ce serait déjà de l’air.',
      'Quand as-tu pu te reposer vraiment pour la dernière fois, et qui était près de toi ? Ce souvenir dit peut-être ce dont tu as besoin.',
      'Y a-t-il une personne à qui tu pourrais dire, sans t’expliquer longtemps : « Je n’en peux plus » ? Parfois, une chaise à côté de la nôtre change le poids de l’heure.',
      'Que dirais-tu à une personne chère qui porterait ce que tu portes ? La douceur que tu aurais pour elle, Dieu l’a déjà pour toi.',
      'Le soir, on pose ses clés, son manteau, ses chaussures. On peut aussi poser devant Dieu une phrase inachevée. Laquelle serait-ce aujourd’hui ?',
      'Une gorgée d’eau, une fenêtre ouverte, trois respirations lentes : le soin de Dieu passe souvent par des choses sans gloire. Laquelle serait à ta portée maintenant ?',
    ],
    seeking: [
      'Quelle est la question sous ta question ? Parfois, derrière ce que l’on veut savoir, il y a quelqu’un que l’on voudrait entendre.',
      'À quel moment, ces derniers temps, t’es-tu dit que quelque chose sonnait juste ? Un détail, une parole, un visage : les indices sont souvent modestes.',
      'Qu’est-ce qui changerait si tu n’avais pas à répondre tout de suite ? Une question que l’on porte avec Dieu pèse autrement qu’une question portée sans personne.',
      'Y a-t-il quelqu’un dont la foi te paraît vraie, sans grands discours ? Sa façon de vivre contient peut-être une part de ce que tu cherches.',
      'On cherche parfois très loin ce qui tient dans une journée ordinaire. Où as-tu déjà rencontré un peu de bonté, même minuscule, depuis hier ?',
      'Si Jésus s’asseyait en face de toi, que lui demanderais-tu en premier ? Et que resterait-il à dire, une fois les questions posées ?',
    ],
    peaceful: [
      'Où, dans ton corps, sens-tu cette paix ? Dans les épaules, la respiration, les mains ? Dieu nous a donné un corps qui sait aussi dire merci.',
      'Qu’est-ce qui t’a permis d’arriver jusqu’à ce calme : un lieu, une personne, une chose que tu as cessé de porter ? C’est un bon souvenir à garder.',
      'Quel nom te vient quand tu laisses le silence durer ? Certaines prières ne sont rien d’autre qu’un visage gardé un moment devant Dieu.',
      'La tranquillité dépend de ce qui nous entoure, la paix vient de plus loin. Laquelle des deux connais-tu en ce moment, et à quoi le vois-tu ?',
      'La paix n’a pas besoin de témoins, mais elle aime la compagnie. Avec qui aimerais-tu partager un moment comme celui-ci, sans rien faire de spécial ?',
      'Si cette heure portait le nom d’un lieu, lequel choisirais-tu ? Les lieux de paix restent en nous, et l’on peut y revenir en priant.',
    ],
  },
  inDanger: {
    life: {
      messages: [
        'Ta vie compte, aussi en cette heure où la douleur prend toute la place. Dieu ne t’en veut pas de souffrir, et rien de ce que tu ressens ne le fait reculer. Mais cette heure est trop lourde pour rester sans personne. Un proche, un médecin, une ligne d’écoute, le numéro d’urgence : quelqu’un peut répondre maintenant, de jour comme de nuit. Il suffit de dire « J’ai besoin d’aide », et de laisser cette personne rester près de toi.',
        'Ce que tu portes est grave, et c’est bien de ne pas l’avoir gardé entièrement caché. Tu as du prix aux yeux de Dieu, sans rien avoir à prouver. La première chose, maintenant, c’est ta sécurité : t’éloigner de ce qui pourrait te blesser, et appeler quelqu’un qui vienne, qui écoute, qui reste. Les secours et les lignes d’écoute sont là pour des moments comme celui-ci. Demander leur aide n’est pas une faiblesse ; Dieu vient aussi par leurs voix.',
      ],
      reflections: [
        'Qui pourrait être près de toi dans l’heure qui vient ? Un nom suffit, et un message très court : « Peux-tu m’appeler maintenant ? »',
        'La douleur dit que personne ne peut comprendre. Au bout du fil, il y a pourtant des gens qui ont appris à l’entendre, et qui répondent dès maintenant.',
      ],
    },
    violence: {
      messages: [
        'Ce que l’on te fait n’est pas juste, et ce n’est pas ta faute. Dieu ne te demande pas de le supporter : il a donné à toute personne une dignité que nul n’a le droit d’abîmer. Tu as droit à un lieu sûr. Si le danger est proche, les secours peuvent venir maintenant. Il existe aussi des gens formés pour écouter, croire et mettre à l’abri : une association, un médecin, une personne de confiance. On peut leur parler, même tout bas.',
        'Personne n’a le droit de te faire mal, de te menacer ni de te faire vivre dans la peur. Dieu est du côté de qui souffre, et ta sécurité compte plus que les apparences ou le silence. Tu peux appeler la police ou les urgences dès maintenant si tu crains pour toi ou pour des enfants. Une personne de confiance, un refuge, un médecin peuvent t’aider à trouver la suite, un pas après l’autre.',
      ],
      reflections: [
        'Y a-t-il un endroit où tu pourrais respirer sans peur aujourd’hui, et une personne qui pourrait t’y conduire ou t’y attendre ?',
        'La honte appartient à qui fait le mal, jamais à qui le subit. À quelle personne sûre pourrais-tu le dire en premier, aujourd’hui même ?',
      ],
    },
  },
  neutral: [
    {
      truth: { mood: 'seeking', index: 1 },
      questions: [
        'Si Dieu te cherche depuis longtemps, qu’a-t-il peut-être déjà remarqué dans ta vie, avant même que tu lui adresses un seul mot ?',
        'Qui est venu vers toi, un jour, sans que tu l’aies demandé ? Qu’est-ce que cette visite ou cet appel a changé pour toi ?',
      ],
    },
    {
      truth: { mood: 'weary', index: 0 },
      questions: [
        'Comment aborderais-tu la journée si ta valeur ne dépendait pas de ce que tu réussis ? Qu’est-ce qui changerait en premier ?',
        'Quelle personne t’est chère sans avoir rien à prouver pour cela ? L’amour de Dieu pour toi ressemble peut-être plus à cela qu’à un salaire.',
      ],
    },
    {
      truth: { mood: 'seeking', index: 3 },
      questions: [
        'Quelle scène de la vie de Jésus te vient la première à l’esprit ? Que montre-t-elle de Dieu que l’on oublie facilement ?',
        'Quand tu penses au regard de Dieu sur toi, qu’imagines-tu ? Est-ce que cela ressemble à la façon dont Jésus regardait les gens ?',
      ],
    },
    {
      truth: { mood: 'peaceful', index: 1 },
      questions: [
        'Quand te reposes-tu vraiment, dans la journée ou dans la semaine ? Si rien ne te vient, où pourrait commencer un petit moment libre ?',
        'Qu’est-ce qui te repose : le sommeil, une promenade, la musique, une bonne compagnie ? Laquelle de ces choses aurait bientôt sa place ?',
      ],
    },
    {
      truth: { mood: 'seeking', index: 0 },
      questions: [
        'Quelle question n’as-tu encore jamais posée à Dieu ? On peut la lui dire en une seule phrase, sans la rendre plus sage qu’elle n’est.',
        'Connais-tu quelqu’un qui croit et qui pourtant s’interroge ? Que pourrais-tu apprendre de sa manière de parler de Dieu, ou de lui parler ?',
      ],
    },
    {
      truth: { mood: 'joyful', index: 3 },
      questions: [
        'Qu’as-tu reçu ces derniers jours sans l’avoir mérité ni payé : une parole, un service, un peu de temps ? À qui pourrais-tu dire merci ?',
        'Où essaies-tu encore de mériter ce que Dieu donne déjà ? Qu’est-ce que cela changerait de le recevoir simplement, comme l’air de ce matin ?',
      ],
    },
    {
      truth: { mood: 'weary', index: 3 },
      questions: [
        'Parmi ce qui t’occupe en ce moment, qu’est-ce qui dépend vraiment de toi, et que pourrais-tu laisser à Dieu ou à d’autres ?',
        'Qu’aimerais-tu remettre à Dieu ce soir, avant de fermer les yeux ? Une seule phrase peut suffire pour lui en parler.',
      ],
    },
    {
      truth: { mood: 'seeking', index: 4 },
      questions: [
        'Pour quelle décision, grande ou petite, aimerais-tu demander de la sagesse à Dieu aujourd’hui ? Une phrase toute simple peut suffire pour commencer.',
        'Y a-t-il une question que tu as déjà posée plusieurs fois ? Rien n’empêche de la reposer, avec les mots d’aujourd’hui. Quels seraient-ils ?',
      ],
    },
    {
      truth: { mood: 'weary', index: 4 },
      questions: [
        'Si ta prière d’aujourd’hui n’avait que trois mots, lesquels choisirais-tu ? Ils peuvent aussi venir en silence, sans que l’on cherche longtemps.',
        'À quel moment de ta journée une prière très courte aurait-elle sa place : en marchant, en attendant, avant de dormir ?',
      ],
    },
    {
      truth: { mood: 'joyful', index: 1 },
      questions: [
        'Quelle place Dieu a-t-il dans les bons moments de ta vie : les repas, les fêtes, les rires ? Où aimerais-tu penser davantage à lui ?',
        'Avec qui partages-tu volontiers un repas ? Et si Jésus s’asseyait à cette table, de quoi aimerais-tu lui parler en premier ?',
      ],
    },
    {
      truth: { mood: 'weary', index: 5 },
      questions: [
        'Qui, autour de toi, avance moins vite que les autres en ce moment ? Comment pourrais-tu faire un bout de chemin à son pas ?',
        'De qui as-tu déjà accepté de l’aide sans pouvoir la rendre ? Le berger de l’Évangile ressemble peut-être un peu à cette personne.',
      ],
    },
    {
      truth: { mood: 'peaceful', index: 3 },
      questions: [
        'Que dirais-tu à Dieu si tu n’avais rien à lui demander ni à lui expliquer ? Peut-être que rester là suffit déjà.',
        'Auprès de quelle personne n’as-tu rien à prouver ? Qu’est-ce que cette confiance peut t’apprendre sur la manière d’être devant Dieu ?',
      ],
    },
  ],
};
