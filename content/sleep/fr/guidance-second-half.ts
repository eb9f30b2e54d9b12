// French guidance texts of Peaceful Sleep: the last four categories. No word depends on the gender
// of the person who prays.
import type { SleepTexts } from '../sleep-outline.ts';

export const moreNights: Pick<
  SleepTexts['categories'],
  'weariness' | 'pain' | 'guilt' | 'thankful_evening'
> = {
  weariness: {
    title: 'Quand les forces manquent',
    options: [
      {
        title: 'Poser ce que je porte',
        prayer:
          'Jésus, j’ai porté des sacs toute la journée, et je ne parle pas que des courses. Il y a eu les attentes des autres, mes promesses, ce visage que je garde pour que personne ne s’inquiète. Je viens à toi comme on rentre chez soi, en laissant tout tomber dans l’entrée. Tu es doux, et tu ne me donnes pas de note. Montre-moi, à son heure, ce qui est vraiment à moi, et ce que nous pouvons porter à deux. Amen.',
      },
      {
        title: 'La liste n’est pas finie',
        prayer:
          'Seigneur, le linge attend dans la machine, un message est resté sans réponse, et la liste s’allonge pendant que je la regarde. J’ai tiré sur ce jour par les deux bouts. Bâtis toi-même ce que mes efforts ne font pas tenir. Les miens sont dans ta main pendant que je n’ai pas l’œil sur eux. Reçois ce qui est fait, et garde ce qui ne l’est pas. Le repos aussi vient de toi ; je voudrais le prendre sans l’avoir gagné. Amen.',
      },
      {
        title: 'Je n’en peux plus',
        prayer:
          'Dieu d’Élie, tu as vu un prophète couché sous un arbre, qui voulait que tout s’arrête. Tu ne lui as fait aucun reproche. Tu lui as envoyé du pain, de l’eau, et quelqu’un pour le toucher doucement. J’en suis là, moi aussi, ou pas loin. Donne-moi le courage de le dire à une personne sûre, cette nuit même s’il le faut. Et commence avec moi par le plus simple : un verre d’eau, un peu à manger, un peu de repos. Amen.',
      },
      {
        title: 'Toi, tu ne t’épuises pas',
        prayer:
          'Père, je ne retrouve plus mes forces d’avant. Une nuit n’y suffit plus, ni un dimanche. Je m’étends ici avec des jambes de plomb et la tête vide, et je n’ai pas d’explication à donner. Toi qui as fait les étoiles et qui les connais une à une, tu ne t’épuises pas à nous aimer. Ma lassitude ne t’ennuie pas. Renouvelle en moi ce que tu voudras, un élan, ou simplement de quoi marcher. J’attends, les mains ouvertes sur le drap. Amen.',
      },
      {
        title: 'Un peu à l’écart, avec toi',
        prayer:
          'Quand tes amis sont rentrés, Seigneur, ils t’ont tout raconté, et tu as vu qu’ils n’avaient même pas eu le temps de manger. Je te raconte aussi ma journée : qui est venu, ce qui a réussi, ce qui m’a coûté. Il y avait trop de bruit et trop de demandes. Emmène-moi à l’écart, ne serait-ce que dans ces quelques mètres carrés où la lampe est basse. Pour un moment, laisse-moi ne rien faire d’utile, simplement près de toi. Amen.',
      },
    ],
  },
  pain: {
    title: 'Quand le corps fait mal',
    options: [
      {
        title: 'Ton nom entre deux douleurs',
        prayer:
          'Mon Dieu, la douleur me réveille, et les chiffres du réveil ont à peine changé. Je cherche une position, puis une autre. Je pense à toi par petits morceaux, entre deux élancements. Ce n’est pas une longue prière, c’est ton nom et un souffle. Que ta main me tienne là où mes muscles ne tiennent plus. Tu as été mon secours en d’autres nuits. Je m’accroche à ce souvenir comme au bord du lit, et je te cherche dans celle-ci. Amen.',
      },
      {
        title: 'Ce lit que je connais par cœur',
        prayer:
          'Seigneur, je connais ce lit par cœur : le pli du drap, le creux de l’oreiller, le côté qui fait moins mal. Il a vu plus d’heures que je ne voudrais. Viens t’asseoir au bord. Bénis les mains qui changent les draps, comptent les gouttes, apportent de l’eau ; et là où ces mains manquent, envoies-en. Soutiens-moi dans ma faiblesse. Et quand mes pensées deviennent brûlantes comme cet oreiller, retourne-les avec moi du côté frais. Amen.',
      },
      {
        title: 'Mon corps change',
        prayer:
          'Père, ce corps change, et pas comme je l’aurais voulu. Des choses simples me coûtent : un bouton, une marche, une cuillère. Je ne vais pas te dire que c’est peu. Mais je voudrais croire qu’il reste en moi un lieu que la douleur ne possède pas, et que tu y travailles sans bruit. Renouvelle-moi au-dedans. Quand je ne vois plus que les boîtes de médicaments sur la table, ouvre un peu mon regard vers ce qui ne passe pas. Amen.',
      },
      {
        title: 'Tu veilles avec moi',
        prayer:
          'Gardien d’Israël, toi qui ne fermes pas l’œil, nous sommes deux à veiller, et cela change un peu la nuit. J’ai fait ce qui se pouvait : le remède, la bouillotte, l’appel peut-être. Le reste, je le dépose. Garde mon souffle qui entre et mon souffle qui sort. Garde ceux qui me soignent, et ceux que je n’ose plus déranger. S’il faut sonner ou téléphoner à cette heure, ôte-moi la gêne. Que ma route soit longue ou courte, garde-la jusque chez toi. Amen.',
      },
      {
        title: 'Je compte les heures',
        prayer:
          'Dieu de Job, tu as laissé dans ton livre les plaintes d’un homme qui comptait les heures jusqu’à l’aube. Personne ne les a effacées. J’ajoute la mienne. Cette nuit est trop longue, j’en ai assez, et je ne vois pas à quoi elle sert. Je ne te demande pas de me l’expliquer maintenant. Écoute seulement. Allège ce qui peut l’être, ne me laisse pas souffrir sans soins ni sans présence, et supporte mes mots quand ils sont rudes. Amen.',
      },
    ],
  },
  guilt: {
    title: 'Quand je m’en veux',
    options: [
      {
        title: 'Je rejoue toujours la scène',
        prayer:
          'Père très bon, je rejoue la scène, et chaque fois je voudrais entrer dans la pièce et tout arrêter. C’est trop tard, et cela me brûle. Tu ne gardes pas ta colère comme on garde une vieille lettre. Tu sais de quelle poussière je viens, et ta tendresse n’en est pas surprise. Emporte le mal que j’ai fait plus loin que je ne peux aller le rechercher. Et le mal que d’autres m’ont fait, ne me laisse pas le porter comme si c’était ma faute. Amen.',
      },
      {
        title: 'Sans excuses ni détours',
        prayer:
          'J’ai des explications toutes prêtes, Seigneur, et certaines sont même vraies. Mais cette nuit je n’en ai plus envie. Voici ce que j’ai fait, et voici ce que je n’ai pas fait, sans arrondir. Je peux te parler sans avocat, car tu es fidèle. Lave ce qui est sale, redresse ce qui est tordu. Si je dois des excuses à quelqu’un, donne-moi le moment et les mots. Et là où je m’accuse à tort, montre-le-moi aussi : tu aimes la vérité. Amen.',
      },
      {
        title: 'Une vieille faute qui remonte',
        prayer:
          'Dieu qui pardonnes, je t’ai déjà parlé de cela, et ce soir tout remonte encore, comme un bouchon que l’on enfonce dans l’eau. Ce n’est pas toi qui le ramènes à la surface. Tu prends plaisir à faire grâce ; je l’oublie si vite quand la lampe est éteinte. Laisse au fond ce que tu y as jeté, et retiens ma main quand elle veut y pêcher. S’il reste un tort à réparer, montre-le-moi au grand jour, pas à cette heure où tout est noir. Amen.',
      },
      {
        title: 'Rentrer tard',
        prayer:
          'Père, je rentre tard, et les mains vides. J’avais préparé quelques phrases pour que tu me laisses entrer, dans un coin, sans bruit. Mais tu guettais la route bien avant que je la prenne. Je n’ose pas tout à fait croire à tes bras ouverts. Laisse-moi y rester cette nuit, et jette un manteau sur ma honte. La vie à remettre en ordre, nous en parlerons au jour. Ce soir, je voudrais seulement savoir que la porte n’est pas fermée à clé. Amen.',
      },
      {
        title: 'Ce que je n’ai dit à personne',
        prayer:
          'Mon Dieu, il y a une chose que je n’ai dite à personne. À force de la taire, elle est descendue dans le corps : la nuque raide, la mâchoire serrée, le sommeil court. Toi, tu la sais. Je la dis maintenant, tout bas, avec mes mots. Si j’ai mal agi, pardonne-moi. Si l’on m’a fait du mal et que j’ai appris à en avoir honte, défais ce nœud, car cette honte n’est pas la mienne. Montre-moi une personne sûre à qui en parler. Amen.',
      },
    ],
  },
  thankful_evening: {
    title: 'Quand le soir est bon',
    options: [
      {
        title: 'Une joie avant d’éteindre',
        prayer:
          'Père, avant d’éteindre, je regarde encore une fois ce jour. Il n’était pas parfait, et pourtant il y avait de la joie dedans : une odeur de pain, un message inattendu, un fou rire pour presque rien. On se demande souvent où trouver le bonheur, et moi comme tout le monde. Aujourd’hui, j’en ai reçu un peu sans le chercher. Je m’allonge avec cela dans les bras. Que le sommeil vienne tôt ou tard, ma paix est d’être chez toi. Amen.',
      },
      {
        title: 'Un chant à voix basse',
        prayer:
          'Seigneur, j’aurais envie de chanter, mais les murs sont minces et il est tard. Je chante donc en dedans. Ce matin, ta bonté m’attendait déjà dans la lumière de la cuisine. Ce soir, je compte tes fidélités comme on compte les marches en descendant un escalier sans lampe, et j’en trouve encore une sous le pied. Merci pour ce que tes mains ont fait, et pour ce que les miennes ont pu faire avec toi. Que mon dernier mot soit pour te bénir. Amen.',
      },
      {
        title: 'Cela aurait pu finir autrement',
        prayer:
          'Dieu de ma vie, cela aurait pu finir autrement. Tu sais à quoi je pense : à la route ce jour-là, à ce résultat, à cette saison où je pleurais chaque soir. Et me voici dans mon lit, au chaud, à écouter les bruits de la rue. Mon âme ose à peine croire qu’elle peut se poser. Je ne sais pas pourquoi d’autres n’ont pas eu cette issue, et je les porte devant toi. Pour ma part, merci. Apprends-moi à vivre sous ton regard. Amen.',
      },
      {
        title: 'Ce que j’allais oublier',
        prayer:
          'Mon âme oublie vite, Seigneur. Le bon s’efface, et l’ennui d’une minute reste jusqu’au soir. Alors je fais mes comptes à l’envers, et je cherche ce que tu as donné : un pardon, une amitié, de l’eau chaude, une voix aimée au téléphone. J’en oublie encore. Que tout en moi te bénisse, même ce qui est fatigué, même ce qui est vieux. Reçois mon merci comme on reçoit un dessin d’enfant, pour le cœur qu’il y a dedans. Amen.',
      },
      {
        title: 'Quitter ce jour en paix',
        prayer:
          'Siméon a attendu toute une vie, Seigneur, puis il a tenu un enfant dans ses bras et son cœur a trouvé la paix. Moi aussi, j’ai attendu des choses, et j’en attends encore. Mais ce soir je tiens un peu de lumière, et j’y réchauffe mes mains. Tu as visité ce monde sans fracas, avec un nouveau-né. Merci. Laisse-moi quitter ce jour sans m’y agripper, et remettre entre tes mains tout ce qui vient après lui. Amen.',
      },
    ],
  },
};
