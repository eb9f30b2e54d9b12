// French commentaries of Peaceful Sleep: what each comforting verse may mean to a person in bed.
import type { SleepTexts } from '../sleep-outline.ts';

export const comfort: SleepTexts['commentaries'] = {
  psalm_4_8:
    'Celui qui prie ainsi avait des ennemis, et des raisons de garder les yeux ouverts. Il s’allonge pourtant. Le verrou a sa place ; sa confiance va plus loin, jusqu’à quelqu’un. Tu peux poser la tête à côté de la sienne.',
  psalm_3_5:
    'Se coucher, dormir, ouvrir les yeux : le psaume en fait une histoire avec Dieu. Quand nous ne surveillons plus rien, pas même notre souffle, quelqu’un nous porte encore. Chaque matin que tu as connu est venu ainsi, sans travail de ta part.',
  numbers_6_24:
    'Ces mots ont été donnés pour être dits sur d’autres, à voix haute. Laisse-les se dire cette nuit sur toi, comme on remonte une couverture. Il n’y a rien à répondre. Une bénédiction se reçoit aussi les yeux fermés.',
  psalm_23_1:
    'Le berger n’accompagne pas seulement dans l’herbe tendre. Quand vient la vallée sombre, le psaume cesse de parler de lui et se met à lui dire « tu ». La nuit peut faire cela : changer ce que l’on savait de Dieu en une parole adressée à lui.',
  psalm_46_1:
    'Voilà un secours que l’on trouve, pas un secours que l’on mérite. Le psaume ne nie pas que la terre tremble ; il dit où se tenir quand elle tremble. On y entre en pyjama, avec toutes ses questions.',
  psalm_46_10:
    'Cette parole tombe au milieu du vacarme des guerres. Elle ne te gronde pas de ton agitation. Elle te permet de lâcher un instant la barre, parce que quelqu’un d’autre est Dieu, et que ce rôle n’est pas le tien cette nuit.',
  psalm_55_22:
    'Certains fardeaux restent sans réponse à deux heures du matin. On peut seulement les tendre à quelqu’un, comme un sac trop lourd dans l’escalier. Le verset ne parle pas d’une solution, il parle d’un soutien, pendant que rien n’est encore réglé.',
  psalm_62_1:
    'Il y a un silence vide, et un autre qui attend quelqu’un. Le psaume connaît le second. Si les mots te manquent, ton silence peut devenir prière, tourné vers Dieu comme un fauteuil vers la fenêtre.',
  psalm_91_1:
    'Ce sont des mots de maison : habiter, demeurer, loger. Des croyants ont connu des nuits terribles en les disant ; ils y trouvaient moins une explication qu’une adresse. Tu peux dire à ton tour chez qui tu habites, même d’une voix qui tremble.',
  psalm_121_3:
    'Quelqu’un reste debout pour que tu puisses t’étendre. Dieu ne s’assoupit pas à son poste, et il ne t’a pas mis de garde cette nuit. Si tes yeux restent ouverts malgré tout, ils le sont du moins en sa compagnie.',
  psalm_131_2:
    'L’enfant de ce verset n’a plus besoin du sein, et il reste quand même. Il ne vient rien chercher, il est là, rien de plus. On peut se poser ainsi devant Dieu, quand on n’a plus de demande à faire.',
  psalm_145_18:
    'Pour appeler Dieu, il ne faut ici ni voix assurée ni belle formule, seulement un cœur qui ne joue pas de rôle. Un mot suffit, même de colère, même à moitié perdu dans l’oreiller. La distance jusqu’à lui n’est pas plus grande que ce mot.',
  psalm_147_3:
    'Panser prend du temps, et des mains patientes. Le psaume met côte à côte les cœurs blessés et les étoiles, comme si le même regard s’occupait des deux. Ta peine n’est pas un détail perdu sous un ciel trop grand.',
  proverbs_3_24:
    'La sagesse, dans ce verset, ne mène pas au succès mais à un lit où l’on s’étend sans crainte. Ne l’entends pas comme un reproche si la crainte est là. On peut en faire une demande : que cela devienne vrai, peu à peu, pour moi.',
  isaiah_26_3:
    'L’esprit glisse, c’est sa nature, surtout la nuit. La fermeté n’est pas de ne jamais glisser, c’est d’avoir où revenir. Un souffle, le nom de Dieu, un détour, puis le nom encore. Cette paix repose sur lui plutôt que sur ton calme.',
  isaiah_43_1:
    'L’eau et le feu ne sont pas effacés de ces versets : on les traverse. Mais personne n’y passe dans l’anonymat. Dieu y appelle par le nom, et il marche à côté. Pour lui, tu n’es pas un dossier.',
  isaiah_49_15:
    'Même l’amour d’une mère peut manquer, et la Bible ose le dire. Si tu le sais par expérience, ces versets ne l’arrondissent pas. Ils parlent de mains gravées : on n’oublie pas ce que l’on a sous les yeux à chaque geste.',
  isaiah_54_10:
    'On croit les montagnes solides, puis le sol bouge : une nouvelle, un départ, un résultat. Dieu regarde cela en face. Ce qu’il met sous tes pieds n’est pas un terrain sans secousses, c’est une bonté qui ne se retire pas.',
  lamentations_3_22:
    'Ces mots viennent d’une ville en ruine, non d’un fauteuil. La bonté y est donnée par jour, comme le pain, sans réserve pour l’année. Rien ne t’oblige à trouver cette nuit la force de toute la semaine.',
  zephaniah_3_17:
    'À cette heure, on imagine volontiers Dieu sévère, occupé à compter nos manques. Le prophète le montre autrement, joyeux, et qui chante sur les siens. Une berceuse, peut-être, assez basse pour une chambre obscure.',
  matthew_11_28:
    'Il n’est pas nécessaire d’arriver en bon état : l’invitation s’adresse justement à qui n’en peut plus. Le repos dont parle Jésus est plus large que le sommeil. Il peut se trouver près de lui, même dans une nuit blanche.',
  john_14_27:
    'Jésus parle ainsi la veille de sa mort, à des gens qui ont peur. Sa paix n’attend donc pas que tout soit réglé. Il la laisse comme on laisse à ceux que l’on aime ce que l’on a de plus précieux.',
  romans_8_38:
    'Voici une longue liste de tout ce qui pourrait nous arracher à Dieu, et rien n’y est assez fort. Ajoute en silence ce qui t’effraie cette nuit, avec son vrai nom. L’amour du Christ est plus long que la liste.',
  thessalonians_3_16:
    'Une lettre s’achève, où il a fallu dire des choses difficiles, et l’un de ses derniers souhaits est la paix. Elle a plusieurs façons de venir : une visite, un aveu, un peu moins de bruit au-dedans. Le Seigneur en connaît d’autres encore.',
};
