// French words and phrases that show the theme of a gratitude entry.
import type { GratitudePassages } from '../gratitude-themes.ts';

export const themeWords: GratitudePassages['themeWords'] = {
  memory: 'tombe cimetiere defunt*',
  birth: 'naissance* enceinte grossesse echographie',
  reconciliation: 'reconcili* retrouvailles',
  safety: 'indemne* protege* saufs',
  health: 'sante gueri* remission retabli* convalescen* mieux',
  answered_prayer: 'exauc* reponse repondu miracle*',
  learning:
    'maths math note notes appris apprendre apprend examen* diplome* etud* ecole* lycee* college universit* permis cours bac professeur* maitresse eleve*',
  rest: 'sommeil dormi* dors repos repose* reposee* sieste* vacances detente detendu* conge*',
  kindness:
    'gentil gentils gentille* gentiment gentillesse bienveillan* inconnu inconnue genereu* generosite',
  hard_days:
    'affreu* horrible* terrible* difficile* dur dure durs dures malgre epreuve* larmes pleur* deuil* deces decede* mort morts morte perdu perte* seul seule solitude triste* tristesse chagrin* fatigue* epuis* angoiss* anxie* peur* depress* souffr* divorc* chomage licenci* accident* enterrement* obseques malad* cancer* hopita* douleur* chimio* operation* opere*',
  work: 'travail* boulot* emploi* metier* collegue* patron* projet* entretien* embauch* contrat* stage* bureau* client* equipe* promotion* reunion*',
  provision:
    'frigo pain argent toit maison* logement* appartement* nourriture repas manger loyer* facture* salaire* paye* paie dette* budget* chauffage vetement*',
  friendship: 'ami amis amie amies amiti* copain* copine* pote potes camarade*',
  family:
    'famille* mere* maman pere* papa fils fille filles enfant* bebe* mari femme epoux epouse conjoint* parents frere* soeur* oncle* tante* cousin* neveu* niece* mariage couple mamie mamy papi papy',
  faith:
    'foi bible psaume* evangile* eglise* messe* culte* communion eucharistie bapt* pardon* louange* paroisse* pretre* pasteur* confess* croix paques resurrection priere* prier salut',
  creation:
    'soleil ciel nature mer montagne* foret* arbre* fleur* oiseau* jardin* pluie neige etoile* lune lumiere printemps automne hiver saison* animal animaux chien* chat chats riviere* lac plage* promenade* balade* paysage* vent campagne',
  small_joys:
    'cafe* the chocolat* gateau* dessert* musique* chanson* livre* film* rire* sourire* sourit souri blague* jeu jeux bain douche bougie* couverture* odeur* parfum* glace* croissant* draps',
  other: '',
};

export const themeGroups: GratitudePassages['themeGroups'] = {
  GIVER:
    'voisin|voisine|voisins|voisines|inconnu|inconnue|quelqu|qqn|ami|amie|amis|collegue|collegues|infirmiere|infirmieres|infirmier|medecin|dame|monsieur|homme|gens|patron|prof|chauffeur|elle|il|ils|elles|on|qui',
  GAVE: 'donne|offert|prete|apporte|achete|envoye|cuisine|prepare|laisse|repare|tondu|deneige|nettoye|porte|aide|aidee|aides|aidait|remplace|invite|invitee|conduit|conduite|raccompagne|raccompagnee|ecoute|ecoutee|encourage|encouragee|cede|paye|garde|attendu|depanne|depannee',
};

export const themePhrases: GratitudePassages['themePhrases'] = {
  memory:
    'KIN DIED, DIED KIN, KIN est parti|partie ciel|trop|avant, manque KIN, me|nous|m manque|manques|manquent, en +memoire, avant deces|depart|mort, annees avec KIN avant, repose en paix, anniversaire de mort|deces, PET DIED',
  birth:
    'premiere +echo, est|sont|vient ne|nee|nes|nees|naitre, attend|attends|attendons un|bebe|enfant|jumeaux bebe|enfant|heureux, attend|attendons bebe|jumeaux, ne|nee cette|hier|ce|aujourd nuit|matin|hui, suis|devenu|devenue|devient|etre|devenir papi|papy|mamie|mamy|papa|maman|tonton|tata|oncle|tante|grand|marraine|parrain, premier bebe, heureux evenement, arrivee de bebe|enfant',
  reconciliation:
    'rappele*|appele*|ecrit apres ans|mois|annees|silence, ans|mois|annees de silence, m|nous|lui|s a|ai|est|sommes|ont|suis|est|sont pardonne*, pardonne a KIN|mon|ma|mes, se|nous|on parle*|reparle* de|a nouveau, reparle*, fait la paix, demande* pardon, present* excuses, excuse* aupres, retrouve* ma|mon frere|soeur|fils|fille|pere|mere apres',
  safety:
    'rentre*|arrive* avant orage|verglas|neige|tempete|nuit, vol|avion|voyage|trajet bien passe*, atterri*, bien|sain|saine arrive*|rentre*|sauf|sauve, arrive* bien|sain|saine|bon|sans, rentre* sain|saine|sans|entiers, personne n est|a|ete blesse*|mort*|rien, personne blesse*, plus peur que mal, en securite, a l abri, pas de blesse*, veille sur moi|nous|lui|elle|eux, evite accident|pire',
  health:
    'plus|pas|jamais|sans|ni malade|cancer|douleur|douleurs|fievre|hopital, vais|va|allons|vont|sens|allait beaucoup|mieux|bien mieux, vais|va|vont mieux, resultats|examens|analyses|scanner|irm|biopsie bon|bons|bonnes|rassurant*|normaux|negatifs|negatif|benin, bons|bonnes resultats|nouvelles hopital|analyses, operation bien|reussi*|passe*, remarche*, sorti|sortie|rentre* de hopital, cancer gueri|parti|disparu, tumeur disparu*|benigne, forme retrouve*',
  answered_prayer: 'dieu|seigneur|tu entendu|ecoute ma|mes|nos|notre',
  learning:
    'eu|obtenu|reussi|decroche mon|son|le|ses|mes|son permis|bac|diplome|examen|concours|partiels|exams, bonne|bonnes note|notes, a appris, appris a lire|nager|ecrire, enfin compris',
  rest: 'rien +de +prevu, bien|enfin dormi|repose*, jour|journee|soiree|matinee|apres repos|conge|calme|tranquille|libre, sans rien faire, rien a faire, grasse +matinee, nuit complete|entiere|reparatrice|calme, jour off, moment calme|de calme|tranquille, temps de souffler',
  kindness:
    'rien fait +payer|voulu, gratuitement, KIN|GIVER GAVE, coup de main, laisse* sa|ma|leur|passer place, tenu|tient la porte, gentil*|adorable|sympa avec moi|nous, mot gentil, souri* a moi|dans, me|nous|m a|ont GAVE',
  small_joys: 'chanson|livre|film|gateau|plat prefere*, bain|douche chaud*',
  provision: 'nouvel|nouveau|nouvelle appartement|logement|maison, de quoi manger',
  faith: 'dieu|jesus|seigneur|christ pardonne*, pardonne mes|nos peches',
  hard_days:
    'fait mal, merci pour quoi, mauvaise|sale|dure|longue journee|semaine|periode, rien de bon, pas facile|bien',
  family: 'chez mes|ma|mon KIN, repas|diner|dejeuner famille|parents|maman|papa|mere|pere|enfants',
  work: 'nouveau|nouvel travail|boulot|emploi|poste|job',
  other: 'pas +merci',
};
