// Patterns for the check of an answer in French.
import { buildPattern } from '../answer-patterns.ts';
import type { AnswerPatterns } from '../answer-patterns.ts';

const god =
  "(?:dieu|jesus|christ|le christ|le seigneur|le pere|l'esprit saint|le saint-esprit|il) ";
const adverbs = '(?:(?:[a-z]+ment|bientot|vite|aussi|alors|enfin|deja) ){0,2}';
const before =
  "(?:(?:un|une|du|de|des|la|le|les|l'|d'|ton|ta|tes|ce|cet|cette|nouveau|nouvel|nouvelle|bon|bonne|beau|belle|meilleur|meilleure|grand|grande|vrai|vraie|autre|beaucoup|plus|bel) ?){0,4}";
const goods =
  '(?:emploi|travail|boulot|poste|mari|femme|epoux|epouse|conjoint|conjointe|ame soeur|enfants?|bebe|fils|fille|maison|voiture|argent|richesses?|fortune|visa|bourse|contrat|succes|miracles?|guerison|logement|appartement|promotion|diplome|reussite|augmentation|sante)';
const theirs =
  '(?:(?:ton|ta|tes|votre) (?:mari|femme|fils|fille|enfants?|mere|pere|maman|papa|ami|amie|patron|patronne|conjoint|conjointe|frere|soeur|ex|famille|parents|bebe|mariage|couple|entreprise|finances|situation|traitement|operation|analyses?|resultats?|examens?|entretien|relation|sante|maladie|cancer|douleurs?|depression|dettes?|projets?|reves?)|elle|la (?:douleur|maladie|situation)|le (?:cancer|traitement)|les (?:resultats|medecins|choses))';

export const answerPatterns: AnswerPatterns = {
  ownSuffering:
    /\b(?:gueris|soigne|releve)[- ]moi\b|\b(?:ma (?:maladie|douleur|depression|guerison|convalescence|dependance)|mon (?:operation|cancer|diagnostic|traitement|deuil|corps|addiction))\b|\bje (?:suis (?:si |tres |encore )?(?:malade|en deuil|enceinte|au chomage)|souffre)\b/,
  foretold: [
    buildPattern(
      god,
      "(?:(?:te|t'|vous|le|la|l') ?)?(?:va ",
      adverbs,
      "(?:(?:te|t'|vous|le|la) ?)?guerir(?! (?:ton|ta|tes|les|nos|ceux|notre) ?(?:coeurs?|ame|blessures|qui))|guerira(?! (?:ton coeur|ton ame|tes blessures|les coeurs|ceux|nos|notre)))",
    ),
    buildPattern(
      god,
      `(?:va ${adverbs}(?:te |t'|vous )?(?:donner|envoyer|trouver|offrir|accorder|rendre) |(?:te |t'|vous )(?:donnera|enverra|trouvera|offrira|accordera|rendra) ${adverbs})${before}${goods}`,
    ),
    buildPattern(
      god,
      '(?:va |)(?:te )?(?:sauver ton mariage|sauvera ton mariage|retablir ta|retablira (?:ta|ton)|rendre riche|rendra riche|faire revenir|fera revenir|changer (?:ton|ta) (?:mari|femme|patron)|changera (?:ton|ta) (?:mari|femme|patron)|ouvrir (?:une|la|cette|des|les) (?:\\w+ )?portes?|ouvrira (?:une|la|cette|des|les) (?:\\w+ )?portes?|payer tes|paiera tes|effacer tes dettes|effacera tes dettes|exaucer ta priere bientot|enlevera (?:ta|cette|ton|ce) (?:maladie|cancer|douleur|depression))',
    ),
    buildPattern(
      'tu vas ',
      adverbs,
      `(?:guerir|te remettre|t'en sortir|te marier|aller mieux|te sentir mieux|reussir|survivre|devenir (?:riche|mere|pere|maman|papa)|etre (?:guerie?|riche|promue?|embauchee?|enceinte|mariee?|heureux|heureuse)|(?:trouver|obtenir|recevoir|avoir|retrouver|rencontrer|decrocher) ${before}${goods}|gagner (?:ton|le|ce) (?:proces|concours))`,
    ),
    buildPattern(
      `tu (?:gueriras|te remettras|t'en sortiras|te marieras|iras ${adverbs}mieux|te sentiras ${adverbs}mieux|reussiras|survivras|deviendras (?:riche|mere|pere|maman|papa)|seras ${adverbs}(?:guerie?|riche|promue?|embauchee?|enceinte|mariee?)|(?:trouveras|obtiendras|recevras|auras|retrouveras|rencontreras|decrocheras) ${adverbs}${before}${goods}|gagneras (?:ton|le|ce))`,
    ),
    buildPattern(
      theirs,
      ` (?:(?:va|vont) ${adverbs}(?:guerir|revenir|changer|bien se passer|s'arranger|disparaitre|s'ameliorer|reussir|te pardonner|partir|s'en sortir|aller mieux|te rappeler|etre (?:guerie?|sauvee?|bons?|bonnes?|payees?|effacees?|retablie?))|guerira|reviendra|changera|s'arrangera|s'arrangeront|disparaitra|disparaitront|s'ameliorera|s'amelioreront|reussira|te pardonnera|partira|s'en sortira|ira (?:bien|mieux)|iront (?:bien|mieux)|se passera bien|sera ${adverbs}(?:guerie?|sauvee?|retablie?|finie?|bon|bonne)|seront ${adverbs}(?:guerie?s?|bons|bonnes|payees|effacees))`,
    ),
    buildPattern(
      "il (?:va (?:guerir|s'en sortir|revenir vers toi|revenir a la maison)|guerira|s'en sortira|reviendra vers toi|survivra)",
    ),
    buildPattern(
      "(?:tout|ca|cela) (?:va (?:\\w+ment )?(?:bien se passer|s'arranger|aller (?:bien|mieux)|rentrer dans l'ordre|s'ameliorer)|ira (?:bien|mieux)|s'arrangera|se passera bien|rentrera dans l'ordre|s'ameliorera)",
    ),
    buildPattern(
      "(?:demain|la semaine prochaine|le mois prochain|l'annee prochaine|cette annee|cette semaine),? (?:tout |ca |cela )?(?:sera|ira|va etre|va aller|t'apportera)",
    ),
    buildPattern(
      "(?:dieu|le seigneur|jesus|l'esprit(?: saint)?|un ange) (?:m'a|me|vient de me|m') ?(?:dit|dire|parle|parler|montre|montrer|revele|reveler|confie)",
    ),
    buildPattern(
      "(?:j'ai (?:recu|eu|vu)|je (?:recois|vois|t'apporte|porte)) (?:pour toi )?(?:un |une |la |le )?(?:parole|vision|prophetie|message|revelation)",
    ),
    buildPattern(
      "je (?:te |le |t')?(?:prophetise|predis|garantis|decrete|vois (?:dans ton avenir|que tu vas|pour toi)|promets que (?:tu|ton|ta|tout))",
    ),
    buildPattern(
      "(?:dieu|le seigneur|l'esprit) (?:veut que je te dise|te fait dire|a un message pour toi|me demande de te dire|te dit(?: aujourd'hui)?,? que (?:tu|ton|ta|tes))",
    ),
    buildPattern('ton avenir (?:sera|te reserve|va|apportera)'),
    buildPattern(
      "(?:ta|ton) (?:guerison|miracle|delivrance|percee|mari|femme|bebe|emploi|travail) (?:(?:deja|bientot) )?(?:arrive|est (?:proche|en route|en chemin|deja la)|s'en vient|approche)",
    ),
    buildPattern(
      "(?:dieu|jesus|le seigneur|il) (?:te |t'|est en train de te )?prepar(?:e|er) (?:pour toi )?",
      before,
      goods,
    ),
    buildPattern(
      "(?<!(?:blessures|meurtrissures|que|si|quand),? )tu es (?:(?:deja|maintenant) )?(?:guerie?|delivree?)(?: au nom| de (?:ta|ton|ce|cette)| (?:maintenant|aujourd'hui)|$)",
    ),
    buildPattern(
      "(?:le|la|ton|ta|cette|ce) (?:cancer|maladie|douleur|depression|tumeur) (?:quitte (?:ton corps|ta vie)|te quitte|s'en va|disparait)",
    ),
  ],
  foretoldTogether: [
    [
      buildPattern(
        "(?:d'ici|sous|dans|avant) (?:les |la |l'|le )?(?:(?:prochaine?s?|une?|deux|trois|quatre|cinq|six|sept|huit|dix|quinze|trente|quarante|quelques|\\d+|fin de|fin du) ){1,2}(?:heures?|jours?|semaines?|mois|annees?|ans)|d'ici (?:demain|noel|paques|peu|la fin)|avant noel",
      ),
      /(?<![a-z'])(?:tu|ton [a-z]+|ta [a-z]+|tes [a-z]+|dieu|elle|cela|ca|tout) (?:(?:te|t'|vous|se|ne) ?)?(?:[a-z]{2,}(?:ra|ras|ront)(?![a-z])|(?:va|vas|vont) (?:(?:te|se|s'|t') ?)?[a-z]+(?:er|ir|re)(?![a-z]))/,
    ],
    [
      buildPattern('bientot'),
      /(?<![a-z'])(?:tu|ton [a-z]+|ta [a-z]+|tes [a-z]+|cela|ca|tout) (?:(?:te|t'|se) ?)?(?:[a-z]{2,}(?:ra|ras|ront)(?![a-z])|(?:va|vas|vont) (?:(?:te|se|s'|t') ?)?[a-z]+(?:er|ir|re)(?![a-z]))/,
    ],
  ],
  commanded: [
    buildPattern(
      "(?:arrete|arretez|cesse|abandonne|jette|refuse|oublie|interromps|ne prends (?:plus|pas)|ne suis (?:plus|pas)) (?:de prendre |de suivre |avec )?(?:(?:ton|ta|tes|le|la|les|l'|ce|cet|cette|ces|tous|toute?|de|d'|vos) ?)*(?:\\w+ )?(?:medicaments?|traitements?|cachets?|comprimes?|chimio|chimiotherapie|therapie|insuline|antidepresseurs?|ordonnance|dialyse|pilules?|soins)",
    ),
    buildPattern(
      "(?:tu n'as (?:pas|plus|aucun) besoin|au lieu|plutot que) (?:de |d'|du |des )(?:(?:voir|consulter|un|une|ton|ta|le|la|tes|aller chez) )*(?:medecins?|medicaments?|docteurs?|traitement|therapie|therapeute|psychologue|psychiatre|psy|hopital)",
    ),
    buildPattern(
      "n'(?:appelle|ecoute|alerte|avertis) (?:personne|(?:pas|plus|jamais) (?:(?:la|le|les|un|ton|ta|tes|a) )*(?:police|medecins?|docteur|parents|hopital))|n'en parle (?:pas|jamais|a personne)|ne (?:va|vas|consulte|vois|dis|parle|fais) (?:pas|rien|jamais|plus) ?(?:(?:confiance|chez|voir|a|aux|au|le|la|un|ton|en) )*(?:police|medecins?|docteur|personne|parents|hopital|psy)",
    ),
    buildPattern(
      '(?<!(?:as|a|ai|ont|avez|avoir|ete|que|qui|il|elle|on) )(?:quitte|divorce d[eu]|abandonne|renie|largue) (?:ton|ta|tes|votre) (?:mari|femme|conjoint|conjointe|copain|copine|mariage|famille|parents|enfants|mere|pere|travail|emploi|eglise)',
    ),
    buildPattern(
      '(?:reste avec|retourne (?:chez|avec|vers)|soumets-toi a|obeis a) (?:ton|ta|celui|celle|cet homme|un homme)',
    ),
    buildPattern(
      '(?:tu dois|il faut que tu|tu es oblige[e]? de) (?:envoyer|envoies|payer|paies|donner (?:de l.|ton|tout ton|\\d)|verser|verses|acheter|achetes|vendre|vendes|quitter|quittes|divorcer|divorces|obeir|obeisses|epouser|epouses|rester avec|restes avec|demissionner|demissionnes)',
    ),
    buildPattern(
      "(?<!(?:as|a|ai|ont|avait|avaient|avez|avoir|ete|je|qui|que|il|elle|on|tu|si|le|se) )(?:envoie|envoyez|verse|versez|donne|transfere|fais|seme) (?:(?:nous|moi|ton|ta|tes|une?|le|la|de|d'|l'|tout|toutes|-nous|-moi) ?)*(?:argent|dons?|offrande|economies|semence|dime|\\d+ ?euros?|virement|carte bancaire)",
    ),
    buildPattern(
      '(?:demissionne|vends ta maison|vends ton appartement|quitte ton (?:travail|emploi))',
    ),
    buildPattern(
      '(?:partage|envoie|transmets|transfere) (?:ce|cette) (?:\\w+ )?(?:a|avec|aux?) (?:\\w+ ){0,2}(?:personnes|amis|contacts)|clique (?:ici|sur)|visite (?:notre|ce|le) (?:site|page|lien)',
    ),
    buildPattern(
      '(?:tue-toi|fais-toi (?:du )?mal|suicide-toi|jeune (?:pendant )?\\w+ jours sans (?:manger|boire|eau))',
    ),
    buildPattern(
      "(?<!(?:tu|je|il|elle|on|qui|n') )(?:annule|reporte|interromps|suspends) (?:ta|ton|tes|la|le|les) (?:chimio|chimiotherapie|traitements?|therapie|operation|dialyse)",
    ),
    buildPattern(
      '(?<!(?:tu|je|il|elle|on|qui|ne) )(?:supporte|endure|accepte|subis) (?:les|ses|ces) (?:coups|violences|gifles)|reste avec (?:lui|elle) et (?:supporte|endure|prie|sois|accepte)',
    ),
    buildPattern(
      'ne (?:le |la |les )?(?:denonce|signale) (?:pas|jamais|personne)|ne porte (?:pas|jamais) plainte',
    ),
  ],
};
