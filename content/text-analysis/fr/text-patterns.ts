// French function words, and patterns over folded text for a suicidal thought and for violence.
import type { TextPatterns } from '../text-patterns.ts';

/** The person who hurts, and the victim. */
const who =
  "(?:mari|conjoint|compagnon|copain|petit ami|femme|epouse|compagne|copine|ex|pere|papa|mere|maman|beau-pere|belle-mere|frere|soeur|fils|fille|oncle|parents?|patron|professeur|pretre|pasteur|homme|fiance|quelqu'un|il|elle|on|ils)";
const whom =
  '(?:ma mere|ma maman|mes enfants|nos enfants|les enfants|mon enfant|notre enfant|mon fils|ma fille|ma soeur|mon frere|mon bebe)';

export const textPatterns: TextPatterns = {
  functionWords:
    'le la les l un une des du de d et en dans sur pour par avec sans mon ma mes ton ta tes son sa ses notre nos votre vos leur leurs je j moi tu toi il elle nous vous ils elles on me m te t se s ce cet cette ces ca c qui que qu quoi dont ou ne n pas plus ni mais si comme quand est es suis sont etait ai a as ont avons avez etre avoir fait au aux chez y tres tout tous toute seigneur dieu merci aide',
  life: {
    own: [
      /\b(?:j'ai|j'avais|avoir|ai|avec) (?:\w+ ){0,3}?(?:envie|desir) (?:de |d')(?:mourir|en finir|me tuer|me suicider|disparaitre|me faire (?:du )?mal|me pendre|me mutiler|etre mort)/,
      /\bje (?:\w+ )?(?:voudrais|veux|souhaite|prefere|prefererais|desire|aimerais|voulais|souhaiterais|pense a|songe a|reve de|vais) (?:(?!pas\b)\w+ )?(?:mourir|etre morte?)\b(?! (?:a (?:moi|mes|mon|ma|tout|tes)|pour|au (?:peche|monde)|avec toi|comme (?:jesus|le christ)))/,
      /\b(?:veux|voudrais|vais|pense|pensees?|songe|pensais|voulais|essaye|essaie|tente|tentee?|peur|idee|tentation|moyen|risque|capable|besoin) (?:(?!pas\b)\w+ )?(?:a |de |d')?(?:me (?:tuer|suicider|pendre|donner la mort|mutiler|faire du mal|jeter (?:sous|par|du))|m'oter la vie|en finir\b(?! (?:avec (?!la vie|ma vie|tout)))|mettre fin a (?:mes jours|ma vie))/,
      /\b(?:mettre fin a (?:mes jours|ma vie)|en finir avec (?:la|ma) vie|me suicider|m'oter la vie|me donner la mort|je me (?:mutile|scarifie))\b/,
      /\bje (?:ne |n')?(?:veux|voudrais|peux|souhaite|desire) plus (?:continuer a |rester en )?(?:vivre|exister|etre en vie|etre de ce monde|vie)\b(?! (?:dans|avec|a|chez|ici|comme|ainsi|en|pres|loin|sous|pour|cette|cela))/,
      /\b(?:plus|aucune|perdu (?:le |l'|toute? )?) ?(?:l')?(?:envie|gout|raison|force|volonte|desir) de vivre\b|\b(?:fatiguee?|lasse?|degoutee?|n'en peux plus) de (?:vivre|la vie)\b|\bla vie ne vaut (?:plus|pas) (?:la peine|d'etre)|\bmieux (?:sans moi|morte?\b)/,
      /\b(?:pensees|idees|envies|pulsions) suicidaires?\b|\bje (?:suis|me sens|deviens) (?:\w+ )?suicidaire|\bpense(?:es?)? (?:\w+ )?au suicide|\b(?:si seulement|j'aimerais|je voudrais|je souhaite) (?:que )?(?:j'etais|etre|ne plus|ne jamais) (?:morte?|me reveiller|exister|etre nee?)/,
      /\bje (?:\w+ )?(?:pense|songe|vais|veux|voudrais|ai pense|suis tentee? de) ?(?:a |de )?(?:faire |prendre |avaler )?(?:une overdose|un surdosage|tous (?:mes|les|ces) (?:cachets|comprimes|medicaments))\b|\bj'ai (?:fait une overdose|(?:pris|avale) tous mes (?:cachets|comprimes|medicaments))\b/,
      /\b(?:plus|pas|aucune?|guere) (?:de |d'|une |la |un |le |seule )?(?:raisons?|envie|but|sens) (?:de vivre|a (?:la|ma) vie|de (?:rester en|continuer a) vi(?:e|vre))\b(?! (?:a|dans|chez|avec|ici|en|comme|sous|pres|loin)\b)|\bje me (?:suis )?(?:coupee?|coupe|scarifiee?|brulee?) (?:hier|cette nuit|ce soir|encore|expres|a nouveau|volontairement|les veines|les bras|quand je (?:vais|me sens)|tous les)\b/,
    ],
    others: [
      /\b(?:veut|voulait|voudrait|souhaite|menace de|parle de|tente de|essaye de|essaie de|pense a|envie de) (?:mourir\b(?! (?:a|pour|comme))|en finir avec (?:la|sa) vie|se (?:tuer|suicider|pendre|donner la mort)|s'oter la vie|mettre fin a ses jours)|\bveut plus vivre\b(?! (?:dans|avec|a|chez|ici|comme|en))|\bse (?:mutile|scarifie)\b|\btentatives? de suicide|\b(?:est|sont|reste) (?:\w+ )?suicidaires?\b/,
    ],
  },
  violence: [
    new RegExp(
      `\\b${who}(?: (?!ne |n')[\\w']+){0,3}? (?:me |nous |m'a |m'avait |nous a )(?:\\w+ )?(?:frapp\\w+|bat|bats|battait|battent|battue?|tape|tapait|gifl\\w+|cogn\\w+|viol[ea]\\w*|etrangl\\w+|maltrait\\w+|brutalis\\w+|violent\\w+|agress\\w+)\\b(?! (?:aux?|a la|sur les nerfs|sur le systeme|par (?:sa|son|ses)))`,
    ),
    new RegExp(
      `\\b${who}(?: [\\w']+){0,2}? (?:frappe|bat|tape|gifle|cogne|viole|maltraite|brutalise) ${whom}\\b`,
    ),
    new RegExp(
      `\\b${who}(?: [\\w']+){0,2}? (?:veut|va|allait|voulait|jure de|menace de|a essaye de|essaie de|a tente de) (?:me (?:tuer|frapper|battre|faire du mal)|nous tuer)\\b|\\b${who}(?: [\\w']+){0,2}? me menace(?: de mort)?\\b`,
    ),
    /\b(?:je suis|j'ai ete|j'etais|on m'a|je me suis faite?|je me fais) (?:\w+ )?(?:battue?|battre|frappee?|frapper|maltraitee?|violee?|violer|agressee? sexuellement|abusee?|etranglee?)\b(?! (?:par la vie|par (?:la maladie|cette parole|ta|ce|un verset)|de (?:voir|constater)))/,
    /\bviolences? (?:conjugales?|domestiques?|familiales?|sexuelles?)\b|\b(?:femme|enfant) battue?\b|\b(?:mari|conjoint|compagnon|copain|pere|ex|fils|frere) (?:est |devient |est devenu )?(?:tres )?violent\b|\b(?:abuse|abusait|abuse sexuellement|a abuse) de moi\b|\blev(?:e|ait|er) la main sur (?:moi|nous|les enfants)\b|\bcoups de (?:mon|ma)\b|\bj'ai peur (?:de mon (?:mari|conjoint|compagnon|copain|ex)\b|qu'il me (?:frappe|tue|batte))/,
    /\b(?:me |m'a |m'ont |m'avait |m')(?:\w+ )?(?:force\w{0,2}|oblige\w{0,2}|contrain\w{1,3}) a (?:\w+ )?(?:coucher|(?:des |avoir |rapports|relations ){1,3}(?:sexuel\w{1,3}|avec lui|avec elle)?|faire l'amour|sexe)\b|\bm'impose des rapports\b|\bme prend de force\b|\bm'a (?:prise?|attrapee?|saisie?) (?:a|par) la gorge\b/,
  ],
  violenceOfOthers: [
    /\bson (?:mari|conjoint|compagnon|copain|ex|pere) (?:\w+ ){0,2}?(?:la |le |les |l'a )(?:frapp\w+|bat|battue?|gifle|maltraite\w*|viol[ea]\w*|etrangle\w*)|\b(?:est|sont|a ete|ete) (?:battue?s?|frappee?s?|maltraitee?s?|violee?s?) par (?:son|sa|leur|mon)\b/,
    /\b(?:mari|conjoint|compagnon|copain|homme|ex|pere) (?:qui |de (?:ma|mon|sa|son|la|une?) \w+ )(?:la|le|les) (?:frappe|bat|gifle|maltraite|viole|menace)\b/,
  ],
};
