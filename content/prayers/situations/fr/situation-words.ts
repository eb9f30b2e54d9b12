// French words that show the situation of a prayer request.
import type { SituationWords } from '../situation-words.ts';

export const situationWords: SituationWords = {
  groups: {
    SCHOOL_CHILD: 'fils|fille|enfant|garcon|ado|neveu|niece|filleul|filleule',
    CHILD:
      'fils|fille|filles|enfant|enfants|bebe|bebes|petit|petite|garcon|garcons|jumeaux|jumelles|gamin|gosse|gosses|ado|ados|nourrisson',
    PARTNER: 'mari|femme|epoux|epouse|conjoint|conjointe|compagnon|compagne|couple|homme|cheri',
    LOVER: 'copain|copine|compagnon|compagne|fiance|fiancee|petit|petite|amoureux|mec',
    KIN: 'mere|maman|pere|papa|parent|parents|frere|freres|soeur|soeurs|mamie|papi|papy|meme|pepe|mami|tante|oncle|tata|tonton|cousin|cousine|neveu|niece|mari|femme|epoux|epouse|ami|amie|voisin|voisine|collegue|grand|proche|proches|famille|marraine|parrain|beau|belle|copine|copain|quelqu|personne|mamy|mamies|conjoint',
    DIED: 'mort|morte|morts|deces|decede|decedee|decedes|obseques|enterrement|enterre|enterree|eteint|eteinte',
    ILL: 'malade|malades|maladie|fievre|hopital|hospitalise|hospitalisee|cancer|leucemie|operation|opere|operee|asthme|epilepsie|reanimation|intensifs|rea|sante|guerison|guerisse|guerir|gueris|soigne|pneumonie|bronchiolite|diabete',
    JOB: 'travail|emploi|emplois|boulot|job|poste|taf|cdi',
    PET: 'chien|chienne|chat|chatte|chiot|chaton|lapin|cheval|hamster|animal|minou|perroquet',
    THANK: 'merci|remercie|remercier|reconnaissant|reconnaissante|reconnaissance|gloire|graces',
    LOSE: 'perdu|perds|perdre|perte|perd|perdus|perdue',
  },
  negations: 'pas|plus|jamais|sans|aucun|aucune|ni|non|ne|n|guere',
  afterNegation:
    'suis|est|sont|ai|as|avons|ont|etais|etait|de|d|du|la|le|l|un|une|mon|ma|mes|pas|plus|ne|n|vraiment|ete',
  articles: 'le|la|les|l|un|une|des|du|de|d|mon|ma|mes|son|sa|ses|notre|nos|leur|leurs|en|au|a',
  thanks: 'merci|remercie|gloire|reconnaissant|reconnaissante|louange|alleluia|beni',
  sure: {
    illness:
      'malade, malades, maladie, maladies, malade*, grippe, covid, pneumonie, infection, fievre, diabet*, avc, infarctus, crise cardiaque, insuffisance, hospitalis*, hopital, urgences, reanimation, coma, asthme, epilep*, hypertension, thyroide, bronchite, lupus, sclerose, parkinson, tuberculose, paludisme, virus, guerison de|pour|physique|du, gueris*|guerir mon|ma|mes|KIN|moi|le|la|les, gueris moi|le|la, retablissement, retabl*, reins, dialyse, foie, coeur malade|fragile, sante fragile|de|mauvaise, jambe|bras|hanche casse*, en rea, appendicite, souffrant*, alite*, sous oxygene, attrape',
    surgery:
      'operation, operations, opere, operee, operer, chirurgi*, chirurgien*, bloc operatoire, anesthesi*, intervention, greffe, transplantation, cesarienne, pontage, prothese hanche|genou|de, se fait operer, operat*, oppere*',
    'serious-diagnosis':
      'cancer*, tumeur*, chimio*, leucemie, lymphome, metastas*, melanome, biopsie, oncolog*, radiotherap*, rayons, vih, sida, diagnosti* de|grave|vient|d|cancer, resultats examens|scanner|irm|biopsie|analyse|analyses|du|medicaux, irm, scanner, attends|attend|attente|attendons resultats, resultat* de|d|biopsie|analyse, diagnosti*, maladie grave|incurable|orpheline|rare, gravement malade, incurable, charcot, carcinome',
    pain: 'douleur*, migraine*, fibromyalgi*, arthrose, arthrite, polyarthrite, mal dos|tete|partout|ventre|genou|jambes|au|de, sciatique, endometriose, chronique*, souffre du|dos|physiquement|de, lombalgie, neuropathie, hernie',
    depression:
      'depress*, deprime*, plus de force*|joie|envie|gout|espoir, plus envie rien|de, plus gout a, n ai plus force|envie|gout, vide interieur, me sens vide|eteint*|nul, gout a rien, envie de rien, rien ne fait, pleure tous|sans|tout|chaque, sans force, idees noires, desespoir, desespere*, bipolaire, tunnel, tout est noir|gris|sombre, n arrive plus a lever|me, plus a me lever, trou noir, baby blues, burn out depression, mal de vivre, perdu gout|joie, moral a zero|plus|bas, si triste, pleure pour rien, tellement triste, pleurer sans|tout',
    anxiety:
      'angoiss*, anxi*, anxieu*, panique*, paniqu*, stress*, inquiet*, inquietude*, inquiet, peur, peurs, crainte*, soucis, souci, terrifi*, effray*, phobie*, m inquiete, rumine*, nerveu*, trac, tourment*, boule ventre|au, apaise mon|mes|coeur|esprit, paix interieure|interieur, paix du coeur|coeur',
    sleeplessness:
      'insomni*, dors pas|plus|mal|rien, dormir pas|plus|mal|n, n arrive plus|pas dormir, n arrive a|pas|plus dormir, pas a dormir, trouve|trouver pas le|plus|le sommeil, sommeil, nuits blanches, nuit blanche, cauchemar*, reveille la|a|toutes|chaque|toute nuit|3h|4h|nuits|2h, eveille*, fermer l oeil, nuit sans dormir|sommeil, dort|dormi pas|plus, arrive pas dormir',
    addiction:
      'addict*, alcool*, alcolo*, boit trop|encore|tous|beaucoup|de|a|nouveau, bois trop|encore|tous|de|nouveau, boire arreter|arrete|trop|encore, arreter|arrete|arreter de|d boire|fumer|alcool|jouer, drogue*, cocaine, heroine, cannabis, joint*, fumer, tabac, cigarette*, jeux argent|hasard|d, jeu d argent, casino, paris sportifs, porno*, rechute*, sobre, sobriete, sevrage, cure desintox*|de, dependan*, dependance*, overdose, shit, beuh, ecrans dependance',
    caregiving:
      'alzheimer, demence, aidant*, m occupe|occuper|s occupe|occupons de|d KIN|mere|pere|parents|mari|malade|ma|mon|sa|son, occupe ma|mon|mes|de KIN, prends|prendre|prend soin KIN|malade|ma|mon, soigne ma|mon|sa|son KIN, me reconnait plus|pas, perd la tete|memoire, perte de memoire|autonomie, garde|garder mere|pere malade, ehpad, soins KIN domicile, aide soignant|soignante familial',
    dying:
      'plus pour longtemps, mourant*, agonie, agonise, soins palliatifs, palliatif*, fin de vie, derniers jours|instants|heures|moments, va mourir, vais|vas mourir, condamne*, plus longtemps|beaucoup a vivre|temps, phase terminale, terminal*, plus rien a faire, medecins ne peuvent|ont plus|abandonne, va bientot mourir|partir|nous, va s eteindre, lit de mort, approche de la mort, bientot mourir, derniers souffles|souffle, plus que|quelques jours|semaines|mois a|vivre, medecins|docteurs donnent jours|semaines|mois, plus rien faire, reste quelques|que semaines|jours|mois, plus que quelques, bientot la fin',
    disability:
      'handicap*, fauteuil roulant, paralys*, aveugle, sourd*, surdite, autis*, trisomi*, ampute*, amputation, tetraplegi*, paraplegi*, infirmite, perdu la vue|jambe|usage|main|un, perd la vue|l, marche plus|pas, remarcher, invalid*, malvoyant*, cecite, autisme',
    infertility:
      'infertil*, steril*, fiv, pma, enfant venir|vient|arrive pas|vienne, desir|desire|desirons|envie|attendons|attente|voulons|voudrais|veux|souhaite|espere enfant|enfants|bebe|maternite, tomber|tombe enceinte, avoir|concevoir enfant|bebe|enfants, concevoir, devenir maman|mere|papa|parents|pere, donne|donner|accorde|envoie nous|moi enfant|bebe, fertil*, test negatif, essayons|essaie|essais bebe|enfant|un|d, ventre vide, encore mes regles, berceau vide, fecond*',
    pregnancy:
      'enceinte, grossesse, attend|attends|attendons bebe|jumeaux|enfant|petit|heureux, va|vais|doit|bientot accoucher, accouchement, terme grossesse|prevu|dans, bebe a naitre, enfant a naitre, echographie, contractions, va naitre|nait, futur bebe|maman, trimestre, encinte, naissance prochaine|bientot|prevue',
    'sick-child':
      'CHILD ILL, ILL CHILD, CHILD a hopital|de, CHILD est hopital|a, CHILD a fievre|cancer|accident, premature*, prema, neonat*, CHILD tres malade, CHILD operation|opere*, petit fils|fille ILL, CHILD hopital, CHILD soins intensifs, CHILD de # ans|mois ILL, #17 ans|mois ILL',
    bereavement:
      'KIN DIED, deces de|du|d, mort de|du|d KIN, mort de mon|ma|mes, decede*, deuil*, obseques, enterrement, enterre, funerail*, veuf, veuve, nous a quitte*|quittes, me manque*|manquent tellement|tant|trop|beaucoup|chaque|terriblement|enormement, perdu mon|ma|mes KIN, perte de KIN, perte mon|ma KIN, disparition de, n est plus parmi|ici, parti vers|rejoindre|trop|au, partie vers|rejoindre|trop|au, repose en paix, incineration, est morte|mort, mort subite KIN, perdu un ami|proche|etre, perdu une amie|soeur, etre cher, condoleances, sans elle|lui vie|maison|vivre',
    miscarriage:
      'bebe mort +ne, mort +ne, mort +nee, fausse couche|couches, faussecouche, fausses couches, mort ne|nee|nes, mort in utero, coeur arrete|battait bebe, coeur ne bat|battait plus, extra uterine, grossesse arretee|perdue, perdu bebe|le|notre semaines|mois|grossesse, perdu le bebe, perdu notre bebe|enfant naissance|avant, perdu mon bebe, bebe perdu, ange parti, ivg naturelle, mfiu, perdu les jumeaux|bebes',
    'child-death':
      'CHILD DIED, mort de|du|d CHILD, deces de|du|d CHILD, perdu CHILD, perdu notre|mon|ma|son|leur|un CHILD, perte de|d CHILD, enterre CHILD, mort subite nourrisson, tue mon|notre|ma CHILD, on a tue CHILD|mon, CHILD a ete tue*, CHILD de # ans|mois mort*|decede*, #17 ans|mois mort|morte|decede|decedee, CHILD est mort*|deced*, CHILD deced*, perdu leur|son|notre|mon CHILD',
    'suicide-loss':
      'suicide*, suicid*, s est suicide*|tue*|pendu*|ote*|donne*|jete*, mis fin a|ses, mit fin a|ses, ote la vie, donne la mort, pendu il|y|mois, s est +pendu|suicide|suicidee|tue|tuee',
    'pet-loss':
      'PET DIED, DIED PET, mort|deces|perte|perdu de|du PET, piquer|euthanasi* PET, PET euthanasi*|endormi*|piqu*, PET manque, PET parti|partie|perdu|perdue, perdu mon|notre|ma PET',
    'marriage-trouble':
      'PARTNER ne|me +me|parle plus|parle|pas, mariage crise|difficulte*|mal|danger|va|sauve|sauver|difficile|souffre|bat, couple crise|difficulte*|mal|danger|va|souffre|traverse|bat, crise|probleme*|difficulte*|dispute*|tension*|conflit* de|dans couple|mariage|conjugal*, dispute*|disputons|dispute|crie|parle|parlons|engueul*|distance|froid|querell* avec mari|femme|epoux|epouse|conjoint, mari|femme|epouse|epoux dispute*|crie|froid|froide|distant*, conjugal*, sauve*|sauver|restaure*|restaurer mon|notre mariage|couple, mari et moi, femme et moi, m aime plus, on s aime plus|pas, s engueul* mari|femme|tout, mari|femme ne|n parle|aime plus, mon couple',
    infidelity:
      'trompe*|trompee, infidel*, adulter*, liaison, amant, maitresse, une autre femme, un autre homme, m a trahi* mari|femme, mari|femme|conjoint|epouse|epoux trahi*|ment|trompe*, couche|coucher avec|ailleurs, aventure avec|extra, double vie, cocu*, decouvert mari|femme maitresse|autre|amant',
    divorce:
      'divorc*, separation, separe*, separer, mari|femme|epoux|epouse|conjoint quitte*|parti|partie|part|veut, garde des enfants|alternee, partir de la maison, ex mari|femme|conjoint, fin de mariage|notre|mon, juge aux affaires, mariage fini|termine|est',
    breakup:
      'rupture, rompu, rompre, LOVER quitte*|laisse*|parti|partie|rompu, coeur brise, chagrin d amour, largue*, plaque*, mon ex, ma ex, fini avec|entre, m a laisse* tomber, peine de coeur, histoire d amour finie, chagrin amour, quittee par, quitte par, LOVER l a quitte*|largue*, m a quitte*, me quitte, fait larguer|plaquer, larguer, plaquer, recontacter mon|ma ex, 3|2|4|5 ans ensemble',
    wedding:
      'mariage samedi|dimanche|prochain|approche|dans|demain|bientot|prepar*|civil|religieux, marie*|marier|marions|marient samedi|bientot|dimanche|prochain|dans|demain|ce|le|en, va|vont|allons se marier, nous marions, se marie*|marient, fiance*|fiancailles, jeunes maries, maries hier|samedi|depuis, noces, viens de marier, nous allons marier, venons de marier, epouser|epouse le|bientot|samedi, pour le mariage de|d, mariage de KIN|CHILD|cousine|mon|ma, se marie*',
    newborn:
      'nouveau ne, nouveau nee, bebe|fils|fille|petit|petite|enfant|petits est|ne|nee|vient|arrive* ne|nee|la|naitre, naissance de|d|du, bebe|fils|fille|petit +est +ne|nee, est +ne|nee +ce|hier|aujourd|cette|en|le|a, sont +nes|nees, vient de naitre, viens d accoucher, a accouche, devenue|devenu|suis grand|grands|mamie|papa|maman|pere|mere|papi|tata mere|pere|parents, accueilli|accueillir bebe|notre, naissance, nouveau bebe, vient|viens|venons accoucher|naitre, a accouche*, accouche* petit|petite|garcon|fille|jumeaux|hier, accouche bien',
    parenting:
      'education, eduquer, elever|eleve seul*|mes|ses|nos enfants|fils|fille|CHILD, elever CHILD, patience|patient* avec|envers CHILD|enfants, crie*|perds|m enerve*|enerve patience|sur|apres|contre enfants|CHILD|mes, bonne mere|maman, bon pere|papa|parent*, mere|maman|pere|papa seul*|celibataire, parents, crise*|adolescen*|ado|ados difficile*|insolent*|repond*|crise, adolescent*, adolescence, mamans solo, maman solo, etre meilleure mere|maman, autorite, ecrans enfants, eleve|elever|elevee seule|seul CHILD|ses|mes|trois|deux, crie trop sur, trop crie*',
    'child-astray':
      'enfant prodigue, fils|fille|CHILD parti*|fugue*|mauvais*|derive*|perdu*|eloigne*|rejet*|coupe|ne, fils|fille|CHILD ne|n|veut|me|nous parle|donne|vient|croit|plus|veut, mauvaises frequentations, fils|fille|CHILD abandonn* la|l|foi, fugu*, ramene|ramener|revienne|revenir mon|ma fils|fille|CHILD, fils|fille revienne|revenir|rentrer, s est eloigne* de dieu|foi|nous, quitte la maison|foyer, mauvaise pente|voie|compagnie|compagnies, deserte la foi, CHILD ne|n repond|donne|appelle|contacte plus|pas, CHILD a quitte foi|eglise|maison, CHILD tourne le dos, CHILD file un mauvais, CHILD fume|traine shit|gens|mauvais*, traine avec, CHILD loin dieu|nous|moi|eglise',
    'family-conflict':
      'parents|mere|pere|famille deteste*|rejette* fiance|fiancee|copain|copine|mari|femme, ne supporte +plus|pas +ma|mon|mes belle|beau|beaux|mere|pere|parents|frere|soeur|famille|maman|papa, supporte +plus|pas +ma|mon|mes belle|beau|beaux|mere|pere|parents|frere|soeur|famille|maman|papa, mere|pere|maman|papa|parents|soeur|frere critique*|insulte*|rabaisse*|crie|controle*|juge*, famille dispute*|conflit*|dechire*|divise*|fache*|brouill*|reconcili*|paix|unie|eclat*|guerre|probleme*|ensemble|tension*, conflit*|dispute*|tension*|querelle*|fache*|brouill*|paix|unite|reconcili*|probleme* dans|de|en famille|frere|freres|soeur|soeurs|parents|mere|pere|familial*|familiaux|belle, heritage, succession, parle*|parlons plus|pas|jamais frere|soeur|mere|pere|parents|KIN, frere|soeur|mere|pere|parents|freres|KIN ne|n|se parle*|disputent|adresse*|dechirent|parlent|crient|veut, fache*|brouille* avec frere|soeur|mere|pere|fille|fils|parents|KIN, familial* conflit*|tension*, familiaux, mes parents disputent|crient|se, disputent, reconcilie* mes|ma|nous|notre, fache*|brouille*|parle* plus KIN, belle +mere|soeur|famille mele|critique|deteste|supporte|accepte',
    abuse:
      'me bat, me frappe*, frappe moi|ma|sa|me, battu*, violence*, violent*, maltrait*, abus*, viol|viole*|violee, coups, attouchement*, inceste, me fait peur mari|compagnon, menace* de|me, harcelement conjugal, bat sa|ma|les|ses, me gifle, humilie*, pervers',
    loneliness:
      'personne ne|m m|ecrit|appelle ecrit|appelle, personne ne veut de +moi, seul, seule, seuls, solitude, isole*, isolement, personne a qui|parler, pas|plus d amis|ami, me faire amis|des, abandonne*, personne ne|m appelle|visite|vient|comprend, celibat*, trouver l amour|ame|mari|femme|conjoint, rencontrer quelqu|l, trouver quelqu, esseule*, aucun ami',
    'friendship-broken':
      'ami|amie|amis|amies|copine|copain trahi*|dispute*|fache*|menti|ignore*|brouille*|trahison, dispute*|fache*|brouille*|reconcili*|trahi*|querelle*|embrouille* avec|par meilleur*|ami|amie|amis|copine|copain, amitie brisee|perdue|finie|trahie|restaure*|cassee|rompue|abimee, perdu une amitie, trahison ami|amie, perdu ma|mon meilleur* ami|amie, ami|amie m a trahi*|menti|blesse*|tourne, amie|ami ne me parle',
    birthday:
      'anniversaire*, aniversaire, bougies, fete ses|mes ans, fetons les ans, j ai ans aujourd, mes 18|20|30|40|50|60|70|80 ans, ses 18|20|30|40|50|60|70|80|90 ans, a # ans aujourd|demain, fete ses|mes #, # ans aujourd',
    'new-job':
      'entretien*, nouveau|nouvelle JOB|travail|job|fonction|fonctions, embauch*, premier jour|jours au|de|travail|boulot, commence*|debute* JOB|nouveau|un|mon|lundi travail|emploi|boulot|poste|job, promotion, prise de poste, periode d essai, candidature*, entretient embauche|demain, commence son|mon|ma nouveau|premier JOB, premier JOB lundi|demain, nouveau|premier JOB',
    unemployment:
      'chomage, chomeur*, chomeuse, LOSE JOB, cherche*|recherche|trouver|trouve|trouvons|besoin JOB, licenci*, vire*, sans JOB, plus de JOB, pas de JOB, pole emploi, france travail, embauche*, recherche d emploi, candidatures refus*|sans, demandeur*, aucune reponse candidature*, entreprise ferme|liquid*, donne moi JOB, refus cv, cdd fini, ne|n trouve|trouvent pas|plus JOB, cherche toujours JOB',
    burnout:
      'burnout, burn out, epuis*, surmen*, debord*, surcharg*, a bout, bout de forces|souffle, trop de travail, trop travail|boulot, fatigu*, n en peux plus, en peux plus, stress* travail|boulot, pression travail|boulot|au, creve*, besoin de repos, vide d energie, plus d energie, charge mentale, tenir le rythme, travaill* trop|sans|beaucoup',
    'work-conflict':
      'patron*, chef, cheffe, collegue*, manager, superieur*, harcel*|harcelement travail|boulot|chef|moral|bureau, mobbing, ambiance travail|bureau|equipe, conflit*|tension*|injustice|probleme* au|travail|bureau travail|bureau|equipe|boulot, equipe travail, employeur, directeur|directrice, travail toxique, patron|chef|cheffe|patronne humilie|crie|injuste|harcele|rabaisse, vie impossible bureau|travail, harcel* par|au patron|boulot|chef|travail|collegues|bureau',
    money:
      'argent, dette*, factur*, loyer|factures|courses payer|paye, payer|paie|regler le|les|mes|mon loyer|factures|dettes|cantine, finance*, financi*, fin de mois|mois, fins de mois, pauvre*, pauvrete, surendett*, credit*, decouvert, huissier*, banque, faillite, salaire, budget, salaires, precarite, manger a fin|la|faim|plus|quoi, impot*, loyer, misere, rien a manger, nourrir mes|ma enfants|famille, pret, sous, joindre les deux, ruine*, augmente loyer|prix|factures, loyer augmente, plus|pas d argent, d argent pour, finir le mois, payer electricite|gaz|chauffage|eau|essence',
    housing:
      'sans abri, sdf, expuls*, logement*, hlm, appartement*, trouver|cherche*|recherche|besoin logement|maison|appartement|toit|studio, dormir|dors|vit|vis|dort rue|voiture|dehors, a la rue, proprietaire, hebergement, heberge*, toit, sans domicile, plus de maison|toit, bail, foyer d urgence, perdu maison|notre, expuls* du|le|de|mois|nulle|part, nulle part ou aller|dormir, on va etre expuls*',
    exam: 'examen*, exam, exams, exmen, concours, bac, brevet, partiel*, epreuve ecrit*|math*|bac|orale|de, oral, permis de|conduire, permis, controle maths|demain|de, soutenance, these soutenance, revision*, revise*, rattrapage*, certification, qcm',
    'school-child':
      'SCHOOL_CHILD ecole|maternelle|college|cp|recreation, SCHOOL_CHILD commence|commencer|entre|entrer|va|change|changer|nouvelle|nouveau ecole|maternelle|college, rentree|ecole SCHOOL_CHILD, SCHOOL_CHILD fait|fera +sa|la rentree',
    studies:
      'SCHOOL_CHILD ecole commerce|ingenieur|ingenieurs|medecine|infirmiere|infirmiers, etudes, etudier, etudiant*, universite, fac, ecole rentree|difficile|commence|nouvelle|mal|reprend|premier|devoirs, rentree, college, lycee, licence, master, memoire, devoirs, concentrer|concentration, cours, apprendre, doctorat, prepa, these, annee scolaire, notes, orientation, parcoursup, formation, apprentissage, travaille bien a|ecole, bien ecole annee',
    bullying:
      'harcel* ecole|college|lycee|classe|scolaire|ligne|camarades|eleves, moqu*, se moque*|moquent, moqueries, cyberharcel*, insulte* ecole|eleves|par|les, embete* ecole|a, rejete* classe|par|eleves, tete de turc, souffre douleur, bouc emissaire, racket*, harcel* ecole|college|lycee|classe|eleves, cyberharcelement, harcelement scolaire',
    retirement:
      'retraite, retrait*, dernier jour de travail|au, fin de carriere, pension, prends ma retraite, cesser de travailler, retraite*',
    decision:
      'decision*, decid*, choisir, choix, hesit*, sais pas quoi faire|si|quel|quelle|que, quel|quelle chemin|voie|choix|metier|direction, que dois je, discern*, carrefour, croisee des chemins, eclair* moi|mon|mes|nous|ma, guide moi|nous|mes, montre moi chemin|voie|ta|le, ta volonte, faire le bon|dois, deux propositions|offres, accepter ou, dois je, bon chemin, orientation, dois|devrais accepter|partir|rester|choisir, si je dois, accepter ou rester|refuser, eclaire* moi',
    moving:
      'demenag*, demenage*, emmenag*, nouvelle ville|maison|region, nouveau pays|quartier|logement|village|appartement, cartons, changer|change|changeons de ville|pays|region|maison, quitter notre|ma|la ville|maison|region, installer a|dans|en|nouvelle, mutation, partir vivre|habiter, part|partir|pars habiter|vivre, habiter au|en|a canada|etranger|autre',
    court:
      'tribunal, proces, juge, avocat*, justice, audience, plainte, accuse* a|tort|de|injustement|faussement, condamn* prison|tribunal|juge, prud, jugement affaire|mardi|demain|tribunal|lundi, temoign* tribunal|proces, verdict, garde a vue, affaire judiciaire, judiciaire',
    aging:
      'vieill*, vieux jours, agee*, age avance, mon age, forces diminuent|baissent|declinent|m|me|s, memoire baisse|s|me|flanche, vieillesse, j ai 70|75|78|80|81|82|83|84|85|86|87|88|89|90, maison de retraite, grand age, jambes ne|me portent, vieux, vieille, perds la memoire, perd|perds ses|mes forces, # ans perd|faibl*, grand mere|pere # ans',
    travel:
      'voyag*, voyage, vol, avion, route, trajet, prends|prend|prendre la|l route|avion|volant, conduire demain|loin|nuit|longue, pelerinage, vacances, train, sur la route, deplacement, bonne route, aeroport, partons|pars|part en|demain vacances|voyage',
    migration:
      'refugie*, asile, migrant*, immigr*, exil*, papiers, titre|carte sejour|de, visa, sans papiers, prefecture, oqtf, expulse* france|pays|territoire, regularis*, naturalis*, loin de chez|mon|ma|notre|son pays|famille, frontiere*, mal du pays, pays etranger, ambassade, quitte mon pays, fui, fuir guerre|pays, etranger papiers, demandeur* d asile, traverse* la mer|mediterranee',
    prison:
      'prison*, incarcer*, detenu*, detention, parloir, emprison*, derriere les barreaux, cellule, arrete* par|police, garde a vue, maison d arret, taule, liberation conditionnelle, peine de prison, CHILD|KIN en|est prison',
    soldier:
      'soldat*, armee, militaire*, mission militaire|en|exterieure|mali|opex, opex, legion, marine nationale, caserne, regiment, au front, engage* dans|armee, deploye*, service militaire, militaire, mission exterieure, militaire mission, mission militaire',
    war: 'guerre*, bombe*, bombard*, ukraine, gaza, palestin*, soudan, syrie, missile*, cessez le feu, invasion, israel, moyen orient, proche orient, paix dans le monde|monde|au, congo, liban, rdc, attentat*, terroris*, drone*, paix monde',
    disaster:
      'seisme*, tremblement* de terre, inond*, ouragan*, cyclone*, tempete*, incendie*, tsunami, tornade, feu|feux de foret|foret|detruit|maison, maison brule*, brule* maison, glissement, secheresse, catastrophe*, crue*, typhon, volcan, eruption, sinistres, inondation maison|emporte|tout, eau a tout emporte',
    country:
      'election*, gouvern*, president, notre|mon|ce|le pays, nation, politiqu*, politic*, dirigeant*, vote, voter, democratie, ministre*, elus, republique, la france, corruption, deputes',
    persecution:
      'persecut*, chretiens persecut*|tues|souffr*|opprimes|orient|emprisonnes|arretes, foi menace*|rejete*|prison|tue*|moque*, a cause de foi|ma|leur|sa foi|christ|jesus|ton, parce|car chretien*|que|je chretien*|crois, eglise*|eglises brule*|attaque*|incendie*, cause foi, freres et soeurs persecut*, au nom du christ, eglise clandestine|souterraine, rejete* pour foi|ma, famille rejette|rejete* chretien*|foi|jesus, rejet* depuis chretien*|converti*|que, depuis devenu* chretien*',
    meal: 'repas, benedicite, avant de manger, a table, benis|benir cette|ce|notre|la nourriture|repas|table, nourriture|repas benis|merci|benie, dejeuner, diner, souper, pour ce repas, table familiale, passer a table, merci pour repas|nourriture',
    'anger-with-god':
      'en veux a dieu|toi|seigneur, pourquoi dieu|seigneur|m|tu|as, pourquoi tu|as permis|fais|laisse*|m, ou etais +tu, dieu abandonne*|laisse*|oublie*, tu m as|ne abandonne*|oublie*|laisse*|ecoutes, dieu injuste|cruel, je t en veux, pourquoi moi, revolte*, dieu ne|s fait rien, dieu se moque|fiche, colere|fache*|revolte*|furieu*|decu* contre|par|envers dieu|toi|seigneur, decu* de dieu|toi',
    doubt:
      'doute*, douter, perds|perdre|perdu|perd la|ma foi, foi vacill*|faible|chancel*|s|crise|fragile|ebranle*, questions foi|sur|dieu, dieu existe*, crois plus|pas, croire n|plus|ne|difficile|pas, viens au secours incredulite, incredul*, n arrive plus croire, arrive a croire, sais plus si crois|dieu|je, plus la foi, remets en question, augmente ma foi, es tu reel, y a t il +dieu',
    'spiritual-dryness':
      'loin de dieu|toi|lui|seigneur, dieu loin|silen*|absent|lointain|tait, tu es|sembles loin|silen*|absent|lointain, sens|ressens|entends plus|pas dieu|presence|ta|rien, presence de dieu, arrive plus|pas prier, n arrive plus|pas|a prier, priere*|prie|prier vide*|seche*|seches|mur|mots|routine|rien|n, secheresse|desert|aridite spirituel*|interieur*, aridite, traverse* un desert, ton silence, silence de dieu, plus envie de prier, rapproch* de dieu|toi|seigneur|moi, foi tiede|eteinte|seche|froide, tiede, prier n, plus prier, spirituellement vide|sec, entendre ta voix, prie ne|n|et sens|ressens rien|plus|pas, prieres plafond|mur',
    guilt:
      'fait quelque chose terrible|grave|mal, culpab*, coupable*, peche, peches, pardonne moi|mes|nous, pardonne mes|mon peches|fautes|faute|peche, remords, regret*, j ai menti|vole|trompe|blesse|peche|trahi|avorte, demande*|implore pardon|ton|a, faute*, ma faute, avortement, ivg, confess*, repent*, fait du mal|tort, me pardonner|pardonne, le mal que, peux tu pardonner, honte de ce, m en veux, se reproche|reprocher, accident cause*',
    shame:
      'honte, sans valeur, nul, nulle, ne vaux rien, vaux rien, rien valoir, me deteste|hais, deteste moi|mon|corps, laid*|moche, moche, estime de soi|moi, confiance en moi|soi, pas assez bien|bonne|bon|belle, jamais assez bien|bonne|bon, personne ne m|m aime, pas aime*|aimable|digne, indigne, inutile, bonne a rien, bon a rien, mal aime*, mal dans ma peau, me sens nul*|rejete*|inutile|sale, ratee, complexe*, rate ma|tout vie, je suis une|un merde|nul|rate*|rien, personne peut m|aimer',
    forgive:
      'pardonner a|au|aux|mon|ma|mes|celui|celle|ceux|l|a|lui|leur|ce|cet, pardon a donner|accorder, aide* a|moi|me|nous pardonner, arrive pas|a|plus|a pardonner, pardonner, rancune*, ressentiment, amertume, amer, haine*, hais mon|ma|les|lui|cette, vengeance, venger, en veux a KIN|mon|ma|mes, colere contre|envers KIN|mon|ma|mes|lui|elle|celui, m a fait +mal|souffrir|tant, m a +fait +du +mal, rancoeur*, m a blesse*',
    temptation:
      'tentation*, tente, tentee, tente* par|de, convoit*, luxure, meme peche, pensees impures, impur*, resister, attire* par, retombe* dans|toujours|encore, succomb*, tomber dans peche, seduction',
    'new-faith':
      'nouveau converti|chretien|croyant, nouvelle foi|convertie|dans, convert*, conversion, donne*|donner|confie* ma|mon|sa vie|coeur a|jesus|dieu|christ, decouvert|decouvre|decouvrir|rencontre* jesus|dieu|foi|christ|la foi|dieu|jesus, viens|commence*|debute* de|a|dans croire|convertir|foi|prier, connaisse*|connaitre|connait|rencontre pas|jesus|dieu|christ|te|seigneur jesus|dieu|christ|seigneur, ne croit|croient pas|plus, croit pas dieu|en, athee*, salut de|du|pour KIN|mon|ma|mes|mari, non croyant*|croyante, trouve|trouvent la foi|dieu, ouvre* son|leur coeur, catechumen*, premiere fois prie|que, accepte|accueilli jesus, croire en jesus|toi, nouvellement, rencontre* jesus|dieu|le seigneur, vie a change jesus',
    baptism:
      'bapt*, bapteme, batem*, premiere communion, confirmation, communion premiere|dimanche|solennelle, profession de foi',
    church:
      'notre|mon|ma|l eglise|paroisse|communaute|pasteur|cure|assemblee|pretre, eglise divis*|conflit*|unite|grandi*|vide|croissance|reveil|local*|vieillit, paroisse*, unite de|dans eglise|paroisse|communaute|chretiens, reveil, communaute paroissiale|chretienne, pour l eglise, nouveau pasteur|cure, assemblee, benis|pour eglise',
    ministry:
      'ministere, missionnaire*, precher, predication*, preche, benevol*, catech*, ecole du dimanche, servir dieu|eglise|toi|seigneur|les|te|le, service eglise|paroisse, serviteur*|servante, evangelis*, louange groupe|equipe|conduire, groupe jeunes|de, animer|anime groupe|la, diacre, sermon, homelie, suis pasteur|catechiste|pretre|missionnaire, kt, aumoner*, mission eglise|evangel*|humanitaire|paroisse|afrique|de|chretienne',
    waiting:
      'attente, attends depuis|toujours|une|ta, attendre, patience, pas de reponse, sans reponse, jusqu a quand, combien de temps, prie* depuis|des ans|annees|mois|longtemps, reponds pas|plus|jamais, ton temps|heure, toujours rien, repond pas, prieres sans, patienter, exauce pas, tarde*, ans|annees|mois que je prie|attends, je prie pour mari|femme rien, rien ne vient, reponse de dieu depuis, attend une reponse, rien ne change|bouge',
    'healing-thanks':
      'merci gueri*|guerison|resultats|retabli*|remission|sorti*|negatif*|operation|mieux|sante, THANK guerison|gueri*|retablissement|sante, remission, gueri, guerie, gueris totalement, plus de cancer, resultats|examens|analyses|scanner|biopsie|irm|test bons|negatif*|bon|bonnes|excellents|rien|rassurants, operation|intervention bien|reussi* passe*, bien passe* operation|l|intervention, sorti|sortie|sorti d|de l hopital, va mieux, vais mieux, vais beaucoup mieux, retabli, retablie, rentre|rentree|revenu* de|a|la l hopital, sobre depuis, bonne sante, remarche, benin, benigne, n est plus malade, ne suis plus malade, plus mal|douleur merci, ne boit|bois|fume plus, douleur* disparu*|parti*|passe*, fievre tombe*, gueri* merci',
    'answered-prayer':
      'priere*|prieres exauc*|ecoute*|entendue*, exauc*, reussi|eu mon|l|le|examen|bac|permis|concours examen|bac|permis|concours, trouve un|du|enfin JOB|logement|appartement, as entendu|repondu|ecoute, dieu a repondu|entendu|agi, seigneur a repondu|entendu, bonne nouvelle, merci trouve*|reussi*|obtenu|exauc*|reponse|reconcili*|embauch*|visa|travail|emploi, reconcilie*, miracle*, obtenu le|mon|un visa|poste|cdi|papiers|promotion, embauche* merci, m a pardonne|rappele, a enfin appele|repondu|accepte, temoignage, as repondu, cdi signe, enfin JOB|logement, ai retrouve JOB, m a reparle, eu|obtenu|decroche JOB, j ai eu JOB|concours|visa',
    'daily-thanks':
      'merci pour|de journee|jour|vie|famille|tout|soleil|amis|amour|bonte|enfants|mari|femme|maison|cadeau|creation|nature|repas, rends|rendre grace*, gratitude, action de grace, belle journee, petites joies|choses|bonheurs',
    praise:
      'lou* soit|sois|dieu|seigneur|ton|toi|te, loue, louange*, alleluia, aleluia, gloire a|dieu|toi, ador*, que tu es|dieu grand|saint|bon|merveilleux, tu es grand|saint|digne|bon|merveilleux|magnifique, dieu est grand|bon|merveilleux, beni sois|soit|dieu, saint saint, magnifi*, exalt*, beni soit, t aime seigneur|jesus|dieu|mon, je t aime seigneur|jesus|dieu|pere, celebr* ton|ta nom|grandeur, merveilleux dieu',
    morning:
      'debut de journee|cette, commence*|commencer|debute cette|la|ma|journee journee, nouvelle journee, nouveau jour, journee qui|commence, au reveil, reveil, viens de reveiller, avant d aller travail, benis ma|cette journee, lever du jour, bonjour seigneur, priere du matin, ce matin',
    evening:
      'soiree, coucher, avant de dormir|coucher, fin de|du journee|jour, priere du soir, vais dormir|coucher|me, m endormir, journee finie|terminee|finit|s|est, nuit tombe|qui, au lit, priere bonne nuit, ce soir avant|dormir, ce soir je',
  },
  hints: {
    ministry: 'mission',
    'daily-thanks': 'merci, remercie*, remercier, reconnaissan*, gratitude',
    bullying: 'harcel*',
    morning: 'matin, bonjour',
    evening: 'soir, bonne nuit, bonsoir',
    baptism: 'marraine, parrain, filleul*',
    illness:
      'docteur, medecin*, sante, traitement*, guerison, guer*, soin*, accident*, hopital, medicament*, examens',
    'serious-diagnosis': 'resultats, analyses, examens',
    pain: 'souffr*, mal, malaise',
    depression: 'vide, triste*, pleure*, larmes, espoir, noir, moral, seul*, force*',
    anxiety: 'avenir, calme, paix, stress*, incertitude',
    sleeplessness: 'nuit*, dormir, dors',
    addiction: 'boire, jeux',
    caregiving: 'age*, maison de retraite',
    dying: 'mort, mourir',
    infertility: 'enfant, bebe',
    pregnancy: 'bebe, naissance, naitre',
    bereavement: 'manque, perdu, mort, perte, absence, deuil',
    'marriage-trouble': 'mari, femme, epoux, epouse, conjoint, couple, mariage',
    divorce: 'avocat, quitte',
    breakup: 'quitte*, relation, amour',
    wedding: 'marie*, mariage',
    parenting: 'CHILD, ado, ados, parent*',
    'family-conflict':
      'famille, dispute*, conflit*, belle +mere|famille|soeur|fille, beau +pere|frere|fils',
    loneliness: 'amis, personne',
    'friendship-broken': 'amitie, ami, amie, meilleur* +ami|amie',
    unemployment: 'emploi, travail',
    burnout: 'repos, pression, las, lasse',
    'work-conflict': 'travail, bureau, injust*',
    money: 'payer, manger',
    housing: 'maison, loyer',
    exam: 'reussir, note*, test',
    studies: 'ecole, classe, maitresse',
    decision: 'sagesse, chemin, guide*, lumiere',
    court: 'juge*, avocat',
    aging: 'age, faible*',
    travel: 'conduire, conduis, partir',
    country: 'pays',
    forgive: 'pardon*, colere, blessure*',
    'anger-with-god': 'colere, pourquoi, injust*',
    doubt: 'croire, foi',
  },
};
