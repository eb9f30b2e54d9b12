// French guidance texts of Peaceful Sleep: the first four categories. No word depends on the gender
// of the person who prays.
import type { SleepTexts } from '../sleep-outline.ts';

export const nights: Pick<
  SleepTexts['categories'],
  'restless_mind' | 'fear' | 'loneliness' | 'grief'
> = {
  restless_mind: {
    title: 'Les pensées qui tournent',
    options: [
      {
        title: 'Ma tête parle encore',
        prayer:
          'Père, la maison s’est tue, et ma tête parle encore. Elle reprend la même phrase, refait les mêmes comptes, prépare des réponses à des gens qui dorment. Je te dis ces soucis l’un après l’autre, sans les ranger. Je te remercie aussi pour une chose bonne de ce jour, même petite. Mets ta paix à la porte de mon cœur, comme une veilleuse dans le couloir. Je n’arrive pas à tout comprendre cette nuit, et tu ne me le demandes pas. Amen.',
      },
      {
        title: 'Demain est déjà là',
        prayer:
          'Seigneur Jésus, demain est déjà dans ma chambre, avec son réveil, ses factures et ses rendez-vous. Je le vis dix fois avant qu’il arrive, et chaque fois il est plus lourd. Tu connais mes besoins et ceux des miens. Je repose ce jour qui n’est pas encore à moi. Garde-moi dans cette heure-ci, où il n’y a qu’un drap, un souffle et toi. Et au matin, aide-moi à faire simplement ce qui sera devant moi. Amen.',
      },
      {
        title: 'Je voudrais tout tenir',
        prayer:
          'Dieu puissant et tendre, j’ai passé la journée à tout retenir : les heures, les gens, ce qui pourrait mal tourner. Mes mains sont encore serrées sous la couverture. Je les ouvre maintenant, doigt après doigt. Ce que je ne peux pas résoudre cette nuit, je le remets dans les tiennes, qui sont plus grandes. Il me coûte de reconnaître que le monde tourne sans mon aide. Apprends-moi cette petitesse qui n’humilie pas, celle d’une personne que l’on aime. Amen.',
      },
      {
        title: 'Trop de choses à la fois',
        prayer:
          'Elles arrivent toutes ensemble, mon Dieu : ce que j’ai oublié, ce que l’on m’a dit, ce que je crains pour ceux que j’aime. Je n’ai pas fini une pensée que la suivante est là. Par moments je perds pied, et je ne sais même plus ce que je cherchais. Soutiens-moi. Au milieu de ce bruit, laisse-moi trouver une seule pensée qui console : tu es là, ma plainte ne te fatigue pas, et tu m’aimes aussi dans le désordre. Amen.',
      },
      {
        title: 'Un point fixe dans la nuit',
        prayer:
          'Seigneur, mes pensées courent comme des enfants dans un escalier, et je n’ai plus la force de les rattraper. Je ne vais pas les gronder. Je veux seulement me tourner vers toi, et recommencer chaque fois qu’elles m’entraînent ailleurs. Toi, tu ne bouges pas. Tu es comme le mur contre lequel le lit s’appuie : solide, silencieux, présent sans que j’y pense. Donne-moi assez de confiance pour l’heure présente, et s’il en vient une autre sans sommeil, assez pour celle-là aussi. Amen.',
      },
    ],
  },
  fear: {
    title: 'Quand la nuit fait peur',
    options: [
      {
        title: 'J’ai peur dans le noir',
        prayer:
          'Dans le noir, Seigneur, tout grandit : un craquement du plancher, une douleur, une parole entendue aujourd’hui. Même quand on n’est plus enfant, on a peur parfois, et l’on n’ose pas le dire. À toi, je le dis. Sois ma lumière là où je n’en vois aucune. Ce qui me menace n’est pas plus grand que toi, même si mon cœur bat comme s’il l’était. Reste avec moi, tout près, pendant que mon souffle cherche à se calmer. Amen.',
      },
      {
        title: 'J’ai besoin d’une main',
        prayer:
          'Mon Dieu, je n’ai pas besoin de grandes explications cette nuit. J’ai besoin d’une main. La mienne tremble un peu, et elle cherche dans l’obscurité quelque chose à quoi se tenir. Tu connais le nom de ce qui m’effraie, même si je n’arrive pas à le prononcer. Prends ma faiblesse comme elle est. Soutiens-moi par en dessous, comme le matelas porte ce corps sans que je doive m’accrocher. Tu es mon Dieu en plein jour, et dans cette chambre aussi. Amen.',
      },
      {
        title: 'Un abri pour cette nuit',
        prayer:
          'Dieu Très-Haut, je viens me mettre à l’abri chez toi, comme on entre sous un toit quand l’orage éclate. Je ne sais pas ce qui rôde cette nuit, ni dehors ni dans mes pensées. Je te nomme les personnes pour qui je tremble, et je les place sous ta garde avec moi. Étends sur nous ton ombre, celle qui protège et n’effraie pas. Si la peur revient, et elle connaît le chemin, que ta fidélité soit là avant elle. Amen.',
      },
      {
        title: 'La peur est venue d’un coup',
        prayer:
          'Seigneur, la peur m’est tombée dessus sans prévenir, au moment où j’allais fermer les yeux. Mon cœur court, ma bouche est sèche, et je ne saurais pas dire pourquoi. Je sens le drap sur ma peau, l’oreiller sous ma nuque, l’air qui entre et qui sort. Tu es ici, dans ces choses simples. Sois mon assurance quand je n’en ai aucune. Retiens-moi au bord de ce que j’imagine ; et si l’alerte est vraie, donne-moi d’appeler quelqu’un. Amen.',
      },
      {
        title: 'La tempête et l’oreiller',
        prayer:
          'Jésus, tu as dormi dans une barque que les vagues remplissaient, la tête sur un coussin. Moi, j’ai un lit, un toit, quatre murs, et l’impression de couler. Tes amis ont crié vers toi, et tu étais avec eux dans la même nuit. Je crie aussi, tout bas, pour ne réveiller personne. Dis une parole à ce vent qui souffle en moi. Et s’il souffle encore longtemps, laisse-moi m’asseoir près de toi, avec le peu de foi que j’ai. Amen.',
      },
    ],
  },
  loneliness: {
    title: 'Quand il n’y a personne',
    options: [
      {
        title: 'Personne ne sait que je veille',
        prayer:
          'Père, à cette heure, personne ne sait que j’ai les yeux ouverts. Les fenêtres d’en face sont noires, le téléphone ne s’allume pas. Toi, tu le sais. Il n’y a pas d’étage, pas de ville, pas de nuit où je serais hors de ta portée, et l’obscurité ne te gêne pas pour me voir. Je ne cherche pas à me montrer sous un meilleur jour. Regarde-moi comme tu sais regarder, avec bonté, et que cela me tienne compagnie. Amen.',
      },
      {
        title: 'Une place restée vide',
        prayer:
          'Seigneur, il y a dans cette maison un silence qui n’y était pas avant. Une place à table, un côté du lit, une voix que j’attends encore quand j’entends des pas dehors. Je ne t’en parle pas pour accuser. Cela me manque, c’est tout. Tu marches devant moi, dans des jours que je ne connais pas, et je n’ai pas à les visiter cette nuit. Tiens-moi. Ton amour ne fait pas sa valise, il ne claque pas les portes. Amen.',
      },
      {
        title: 'Les autres ont l’air si entourés',
        prayer:
          'Ce soir, mon Dieu, j’ai regardé la vie des autres sur un écran : des tables pleines, des rires, des mains qui se tiennent. Puis j’ai éteint, et la chambre m’a paru plus vide. Délivre-moi de ces comparaisons qui mordent. Aide-moi à voir ce qui m’est donné, sans faire semblant que rien ne manque. Tu ne t’en vas pas quand la fête est ailleurs. Sois mon secours quand je crains de ne compter pour personne. Amen.',
      },
      {
        title: 'Sans famille autour de moi',
        prayer:
          'Dieu des veuves et des orphelins, tu connais ceux qui hésitent devant la case où l’on écrit qui prévenir en cas d’urgence. Cette nuit je pense à la famille que je n’ai pas, ou que je n’ai plus, ou qui me fait mal. Je te présente ce manque sans le maquiller. Ouvre-moi une maison, un banc, une table où l’on remarque mon absence. Et donne-moi des yeux pour quelqu’un qui veille ce soir derrière un autre mur. Amen.',
      },
      {
        title: 'Les nuits aussi',
        prayer:
          'Jésus, tes amis t’ont vu partir, et ils ont pourtant appris que tu restais avec eux. Je me dis que les nuits sont comprises, et même celle-ci, avec ses heures qui n’avancent pas. Je n’ai rien d’extraordinaire à te raconter : la soupe réchauffée, le trajet du retour, quelques mots échangés à la caisse. Tu étais là. Tu es là aussi maintenant, entre la lampe éteinte et le mur. Chaque fois que je rouvrirai les yeux, que ma première pensée te trouve. Amen.',
      },
    ],
  },
  grief: {
    title: 'Quand le deuil veille',
    options: [
      {
        title: 'Le soir, je ne tiens plus',
        prayer:
          'Seigneur, la journée, je tiens encore. Je réponds, je fais les courses, je dis que ça va. Mais quand j’éteins, il ne reste que cette absence, et elle prend toute la place. Je ne sais plus comment on respire avec un cœur en morceaux. Toi, tu viens près des gens brisés, et tu n’exiges pas qu’ils se recollent avant ton arrivée. Approche-toi. Je n’ai pas de belles prières cette nuit, j’ai des larmes, et tu les entends. Amen.',
      },
      {
        title: 'Tu as pleuré, toi aussi',
        prayer:
          'Jésus, tu savais ce que tu allais faire, et devant la tombe de ton ami tu as pleuré quand même. Cela me touche plus qu’un long discours. Tu n’as dit à personne de sécher ses yeux. Alors je laisse venir mes larmes sur cet oreiller, sans m’excuser. Tu sais combien j’aimais, et combien de petites choses me le rappellent encore : une tasse, une écharpe, une chanson. Reste auprès de moi devant cette pierre que je ne peux pas rouler. Amen.',
      },
      {
        title: 'Tout revient, la nuit',
        prayer:
          'Mon Dieu, je repasse tout dans ma tête : l’appel, le couloir, les derniers mots, et ceux que je n’ai pas dits. C’est amer, et je ne veux pas te le cacher. Il y a de la colère aussi, certaines nuits. Je ne te demande pas d’effacer ces souvenirs ; je te demande de ne pas me laisser sans rien d’autre. Il me reste ta bonté, même quand je ne la sens pas. Donne-m’en la part d’un jour, cela fait déjà quelque chose. Amen.',
      },
      {
        title: 'Mon deuil dure trop longtemps',
        prayer:
          'Autour de moi, Seigneur, la vie a repris. Les gens ne demandent plus, ou bien ils espèrent que la réponse sera courte. Moi, j’en suis encore au premier jour, à certaines heures. Toi, tu ne regardes pas ta montre. Tu as donné à ceux qui pleurent une place tout près de toi, sans leur fixer de délai. Console-moi à ta manière, par une voix, une main, un silence, ou par rien que je sache nommer. Et que je n’aie pas à rougir de mes larmes. Amen.',
      },
      {
        title: 'L’été en plein hiver',
        prayer:
          'Dieu vivant, tu prépares un monde où l’on n’enterre plus personne. J’y crois comme on croit à l’été en plein hiver, les mains froides. Ce soir, dans cette maison, la mort semble avoir eu le dernier mot. Je laisse entre tes mains la personne que je pleure ; tu la connais mieux que moi. Demeure avec nous dans ce monde ancien, où l’on a encore besoin de mouchoirs. Et donne-moi, pour cette nuit, de quoi vivre et quelqu’un à qui parler. Amen.',
      },
    ],
  },
};
