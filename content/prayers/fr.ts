// The passages of a prayer in French; the spaces before ; : ! ? and inside « » are narrow and do not break.
import type { Passages } from './passages.ts';

export const french: Passages = {
  openings: [
    'Père, tu es là, et ma voix ne te fatigue jamais. Je viens devant toi sans rien arranger ni cacher.',
    'Seigneur mon Dieu, tu m’as donné la vie et tu me connais. Rien n’est trop petit pour que je t’en parle.',
    'Dieu de miséricorde, tu vois dans la nuit comme en plein jour. Il est bon de vivre sous ton regard.',
    'Père, tu écoutais déjà quand je cherchais encore mes mots. Je fais silence devant toi, et je ne joue pas de rôle.',
    'Dieu fidèle, ta bonté était là avant tous mes soucis. Je me tourne vers toi, et je n’ai rien à prouver.',
    'Seigneur, tu restes proche de tous ceux qui t’appellent. Je t’appelle à mon tour, simplement, sans belles phrases.',
  ],
  frames: [
    { before: 'Tu as entendu mes mots, « ', after: ' », et tu en connais tout le poids.' },
    { before: 'Quand je dis « ', after: ' », tu entends aussi ce que je tais.' },
    { before: 'Je n’ai pas d’autres mots que « ', after: ' » pour te dire ce que je porte.' },
    { before: 'Mon cœur répète « ', after: ' », et je te le confie tout entier.' },
    { before: 'Voici ce que j’apporte, « ', after: ' », et tu sais tout ce qui se tient derrière.' },
  ],
  innerQuotes: ['“', '”'],
  unquoted: [
    'Tu sais ce que j’apporte, même là où les mots me manquent.',
    'Je t’ai dit ce que je pouvais, et tu connais le reste.',
    'Tout ce que je porte est là, à découvert devant toi.',
    'Tu as tout entendu, et rien de cela ne t’est étranger.',
  ],
  hearts: {
    family: [
      'C’est toi qui m’as confié ces personnes, avec leurs rires et leurs blessures. Je les aime, et parfois je ne sais plus comment les aider.',
      'Ma famille occupe mes pensées, avec ses joies et ses soucis. Tu connais chacun par son nom, ceux qui sont proches et ceux qui sont loin.',
      'Personne ne peut me réjouir ni me blesser autant que les miens. Je te les apporte un par un, avec tout ce que nous ne disons pas.',
      'Je ne peux pas veiller sur tous ceux que j’aime. Il y a des chemins où je ne peux pas les suivre, mais toi, tu y es.',
    ],
    health: [
      'La maladie rétrécit les jours et rallonge les nuits. Tu connais ce corps, sa faiblesse, et toutes les peurs qui viennent avec elle.',
      'Tu as formé le corps et l’esprit, et tu sais combien ils sont fragiles. Je t’apporte la douleur, l’attente et les questions restées sans réponse.',
      'Je voudrais montrer de la force, mais la peur me prend parfois. Tu ne te détournes pas de la faiblesse, et Jésus a connu la souffrance.',
      'La santé est un cadeau que l’on remarque surtout quand il manque. Je dépose devant toi ce qui fait mal et ce que je ne peux changer.',
    ],
    guidance: [
      'Je dois choisir, et je ne vois pas loin. Beaucoup de voix parlent à la fois, et la mienne n’est pas toujours sage.',
      'J’aimerais avoir une carte, et je ne vois souvent que le pas suivant. Toi, tu connais toute la route, et tu connais ma hâte.',
      'Mes pensées tournent en rond et ne trouvent pas le repos. J’ai peur de mal choisir, et peur aussi de ne rien choisir du tout.',
      'Tant de choses restent floues pour moi. J’ai tout retourné dans ma tête, et il me faut encore une sagesse qui ne vienne pas de moi.',
    ],
    provision: [
      'Tu sais ce qu’il me faut et ce qui me manque. Les comptes ne tombent pas toujours juste, et l’inquiétude me suit jusqu’au lit.',
      'Il n’est pas facile de parler d’argent et de besoin. Mais le pain et le loyer comptent pour toi, et devant toi je n’ai pas à rougir.',
      'Je calcule, je prévois, et l’inquiétude reste là. Tout ce que j’ai m’est venu de ta main, et demain s’y trouve aussi.',
      'Certains besoins ont un nom, d’autres pèsent sans que je sache les dire. Tu as déjà nourri des gens au désert, et tu vois aussi ma table.',
    ],
    relationships: [
      'Tu nous as créés les uns pour les autres, et pourtant la proximité est difficile. Je connais l’attente, les malentendus, les mots que je regrette.',
      'Tu vois tous les liens de ma vie, les chaleureux et les abîmés. Il y en a que je ne peux pas réparer, d’autres que j’attends encore.',
      'Je voudrais aimer mieux, et souvent je ne fais que me protéger. Tu sais qui m’a fait du mal, et à qui j’en ai fait.',
      'La solitude peut s’asseoir près de moi même au milieu des autres. Tu sais ce que j’attends des gens, et ce que toi seul peux donner.',
    ],
    spiritual_growth: [
      'Je voudrais mieux te connaître, et mon attention s’échappe si vite. Certains jours je prie avec joie, d’autres jours seulement par habitude.',
      'Ma foi me semble petite en ce moment. Je ne te cache ni mes doutes ni mes silences, car tu ne me demandes pas de faire semblant.',
      'Il y a en moi de vieilles habitudes qui reviennent trop facilement. Je ne suis pas encore ce que j’espère, et pourtant tu ne me lâches pas.',
      'Je désire une foi qui dure plus qu’une bonne humeur. Tu as commencé cette vie en moi, et mes efforts seuls ne la feront pas grandir.',
    ],
    work: [
      'Le travail occupe tant de place dans ma tête, que j’en aie, que j’en cherche ou que je craigne de le perdre. Tu vois mes efforts.',
      'Tu nous as donné un travail à faire, et tu sais combien il peut user. Je sens la pression, et cette question : suis-je à la hauteur ?',
      'Je voudrais travailler honnêtement, et le faire bien. Mais mes forces ont des limites, et je mesure trop souvent ma valeur à mes résultats.',
      'Dans la vie professionnelle, tant de choses m’échappent : les décisions, les délais, l’humeur des autres. Je t’apporte ma part, telle qu’elle est.',
    ],
    thanksgiving: [
      'Aujourd’hui je veux te dire merci. J’ai reçu tant de bien que je n’ai pas gagné, et que je n’aurais pas su préparer.',
      'Mon cœur te dit merci, et je ne veux pas le garder pour moi. Tu étais là dans les jours difficiles, tu es là dans cette joie.',
      'Merci pour les grands et les petits cadeaux : le souffle, le pain, une bonne parole au bon moment. Tous me ramènent à toi.',
      'J’aurais pu passer à côté de ce bien sans le voir. Mais je l’ai vu, je sais de quelle bonté il vient, et je te remercie.',
    ],
    other: [
      'Cela n’entre pas bien dans les mots. Il y a de l’espoir, du souci, et une lassitude que je ne sais pas expliquer.',
      'Tu sais ce qui m’habite, même sans mots. Ce qui pèse, je ne le porte pas sans toi ; ce qui est bon me vient de toi.',
      'J’y pense pendant le jour, et la nuit cela revient. Je préfère te l’apporter maintenant, au lieu de tourner en rond dans ma tête.',
      'Cela me dépasse, et je ne peux pas tout résoudre. Je me sens peu de chose, mais pas sans appui, puisque tu es là.',
    ],
  },
  askings: {
    family: [
      'Garde ceux que j’aime. Donne-nous de la patience dans la fatigue, des mots doux dans les désaccords, et le courage de pardonner. Là où la distance s’est installée, ouvre un chemin.',
      'Sois présent chez nous, à table comme dans les heures silencieuses. Apprends-moi à écouter avant de répondre, et à aimer chacun des miens comme toi tu m’aimes.',
      'Console ceux qui souffrent, et approche-toi de ceux qui se sont éloignés. Fais de moi quelqu’un qui apporte la paix, avec franchise et douceur, même les jours difficiles.',
      'Que ton amour nous garde ensemble. Donne la sagesse à ceux qui prennent soin des autres, le repos aux plus fatigués, et à moi un cœur qui sert sans compter.',
    ],
    health: [
      'Accorde la guérison, selon ce que tu sais être bon. Éclaire ceux qui soignent, donne du sommeil quand la nuit est longue, et du courage pour chaque heure.',
      'Je te demande le soulagement et le rétablissement. Pendant l’attente, apaise ma peur, guide les médecins, et ne laisse pas la maladie occuper toute la place.',
      'Relève ce qui est affaibli, soigne ce qui est blessé. Donne-moi de la patience dans les jours lents, et de la reconnaissance pour chaque petit pas en avant.',
      'Prends pitié, Seigneur. Si la guérison peut venir, qu’elle vienne ; s’il faut attendre, reste tout près. Garde en moi l’espérance, et rends la douleur moins vive.',
    ],
    guidance: [
      'Donne-moi la sagesse qui me manque. Montre-moi le prochain pas à faire, ferme les portes qui mèneraient au mal, et que la peur ne décide pas à ma place.',
      'Fais taire le bruit en moi, pour que j’entende ce qui est vrai. Envoie-moi des conseils honnêtes, et rends-moi capable de suivre un chemin qui n’est pas facile.',
      'Redresse mon regard. Que ta Parole forme mes pensées, que l’amour purifie mes intentions, et que je sache patienter si la réponse demande encore du temps.',
      'Conduis-moi, même lentement. Apprends-moi à ne pas confondre ta paix avec mon confort, à demander quand je ne sais pas, et à avancer quand je sais.',
    ],
    provision: [
      'Donne ce qu’il faut pour aujourd’hui. Ouvre-moi un moyen honnête de gagner ma vie, envoie une aide que je puisse accepter, et délivre-moi de la honte.',
      'Donne assez pour ce jour, et le calme pour demain. Rends-moi sage avec ce que j’ai, honnête avec ce que je dois, et capable de partager même peu.',
      'Ôte la peur de mes calculs. Envoie du travail, de l’aide ou un bon conseil, comme tu le voudras, et apprends-moi à distinguer l’envie du besoin.',
      'Regarde ce besoin et viens à mon aide. Donne-moi de dormir sans refaire mes comptes, de demander sans honte, et de ne pas oublier plus pauvre que moi.',
    ],
    relationships: [
      'Apprends-moi à écouter sans préparer ma réponse. Donne-moi du courage pour la parole franche, de l’élan pour le premier pas, et la paix quand rien n’est réglé.',
      'Guéris ce qui s’est déchiré, autant que cela est possible. Ne laisse pas l’amertume grandir en moi, et aide-moi à pardonner sans faire comme si de rien n’était.',
      'Donne-moi des amitiés où l’on se parle vrai, et apprends-moi à en offrir aussi. Quand il faut prendre du recul, éclaire-moi ; quand il faut rester, donne-moi la patience.',
      'Bénis ceux qu’il m’est facile d’aimer, et les autres aussi. Veille sur mes paroles, adoucis ce qui est dur en moi, et donne-moi de rencontrer de la bonté.',
    ],
    spiritual_growth: [
      'Réveille en moi le goût de ta Parole. Donne-moi chaque jour quelques minutes de silence, un cœur vrai, et la force de vivre ce que j’ai compris.',
      'Par ton Esprit, fais-moi ressembler davantage à Jésus, dans la patience, la vérité et le service. Si je tombe, aide-moi à revenir vite sans me cacher de toi.',
      'Affermis ma foi là où elle est fragile. Mets près de moi des gens qui me rapprochent de toi, et que ma manière de vivre dise ce que je crois.',
      'Sonde-moi avec douceur et montre-moi ce que je peux laisser derrière moi. Sème en moi ce qui vient de toi, et fais-le mûrir en son temps, sans orgueil.',
    ],
    work: [
      'Donne-moi un esprit clair et des mains sûres. Aide-moi à travailler avec soin, à me reposer sans remords, et à traiter chacun avec justice, même sous pression.',
      'Ouvre la bonne porte, et donne-moi de la patience devant celles qui restent fermées. Que mon travail soit utile à quelqu’un, et qu’il ne devienne pas mon maître.',
      'Bénis l’ouvrage de mes mains. Donne la sagesse à ceux qui décident, la paix à ceux qui travaillent ensemble, et à moi, le soir, une conscience tranquille.',
      'Montre-moi ce que je dois accepter et ce que je peux laisser. Dans la réussite, garde-moi humble ; dans l’échec, rappelle-moi que je suis toujours à toi.',
    ],
    thanksgiving: [
      'Garde vivante en moi cette reconnaissance quand viendront des jours plus durs. Que je partage ce que j’ai reçu, et que je voie ceux qui attendent encore.',
      'Apprends-moi à me souvenir. Que mon merci soit plus qu’un mot : un pas plus léger, une main ouverte, une réponse plus douce à qui aura besoin de moi.',
      'Que je tienne tes dons à mains ouvertes, sans les aimer plus que toi. Bénis ceux par qui ta bonté est venue jusqu’à moi, et donne-leur aussi de la joie.',
      'Ouvre mes yeux sur ta bonté, même dans les jours ordinaires. Apprends-moi à donner et à louer, et garde-moi proche de ceux pour qui le merci est difficile.',
    ],
    other: [
      'Donne-moi la paix pour cette heure et la lumière pour le pas suivant. Console ce qui pleure en moi, calme ce qui a peur, et donne-moi de me reposer en toi.',
      'Fais ici ce qui est bon, même si ce n’est pas ce que je prévoyais. Aide-moi à attendre sans aigreur, et à agir quand le moment viendra.',
      'Reste avec moi, et avec tous ceux que cela touche. Donne de la force là où elle manque, de la clarté dans la confusion, et chaque jour un peu de bonté.',
      'Écoute-moi, et viens à mon aide comme tu sais le faire. Tiens-moi ferme quand mes sentiments changent, et montre-moi une petite chose que je puisse faire.',
    ],
  },
  trusts: [
    'Je ne sais pas ce que demain apportera. Mais je te connais, et je peux m’appuyer sur toi.',
    'Tu as donné ton Fils pour moi : ma vie compte pour toi. Je remets cela entre tes mains.',
    'Ma confiance n’est pas grande, mais tu es fidèle. J’aime mieux tenir ta main que tout comprendre.',
    'Quoi qu’il arrive, tu y seras avec moi. C’est là-dessus que je veux bâtir, aujourd’hui et demain.',
    'Jusqu’ici tu as pris soin de moi. Je choisis de croire à ta bonté plus qu’à mes peurs.',
    'Ton amour ne dépend pas de la beauté de ma prière. Je lâche prise et te fais confiance.',
  ],
  closings: [
    'Je te prie au nom de Jésus, ton Fils. Amen.',
    'Au nom de Jésus, qui prie encore pour moi. Amen.',
    'Exauce-moi pour l’amour de Jésus ; c’est en son nom que je prie. Amen.',
    'Reste près de moi : je te le demande au nom de Jésus. Amen.',
    'Je demande tout cela au nom de Jésus et non au mien. Amen.',
  ],
};
