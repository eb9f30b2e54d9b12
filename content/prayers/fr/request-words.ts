// French words by which a prayer request is read. All are folded.
import { wordSet } from '../person-words.ts';
import type { RequestWords } from '../request-words.ts';
import { situationWords } from '../situations/fr/situation-words.ts';

export const requestWords: RequestWords = {
  topics: {
    family:
      'famille* mere* maman pere papa fils fille filles enfant* bebe* mari femme epoux epouse conjoint* parents frere* soeur* oncle tante cousin* neveu* niece* mariage couple',
    health:
      'sante malad* gueri* douleur* souffr* cancer* medecin* docteur* hopita* operation* opere* chirurg* traitement* soigne* soins fievre* medica* depress* handicap* grossesse enceinte insomni* diagnos* retabli* convalesc*',
    guidance:
      'guid* direction decision* decid* choi* sagesse sage chemin* voie avenir discern* conseil* conduis conduire orient* confus* incertain* incertitude* hesit* eclair* vocation carrefour volonte',
    provision:
      'argent pain pains toit financ* loyer* dette* facture* nourri* faim pauvre* salaire* logement* expuls* budget* banque* credit* impot* revenus provision* pourvoi* subven*',
    relationships:
      'ami amis amie* amiti* relation* solitude seul seule pardon* conflit* dispute* querel* voisin* reconcili* rupture* divorc* trahi* jalou* fiance* copain* copine* ennemi* rancune* harcel* malentendu*',
    spiritual_growth:
      'foi spirituel* bible parole peche* tentation* doute* repent* bapt* eglise* disciple* adorer adoration evangile* saintete croire croyan* confiance obei* humilite grandir croissance convers* converti* rapproch*',
    work: 'travail* travaux boulot* emploi* employ* metier* chomage* chomeu* patron* chef collegue* entretien* embauch* carriere* profession* entreprise* bureau* examen* etud* concours licenci* retrait* stage* diplome*',
    thanksgiving:
      'merci remerci* reconnaiss* gratitude louange* graces alleluia celebr* rejoui* joyeu* anniversaire*',
    other:
      'mort morts morte mortes mourir meurt meurs deces* decede* deuil* funerail* obseques enterre* veuf* veuve* suicid* defunt*',
  },
  otherPerson: {
    before: 'pour|en faveur de|de la part de',
    notBefore:
      'travaille|travailler|vis|vivre|mourir|merci|merci infiniment|reconnaissance|cuisine|responsable|paye|paie|temps|amour|colere|assez bien',
    possessives: 'mon|ma|mes|notre|nos|son|sa|ses|leur|leurs|ton|ta|tes|votre|vos',
    between:
      'chere?s?|vieux|vieil|vieille|petite?s?|grande?s?|jeunes?|pauvres?|meilleure?s?|futurs?|future|premiere?|deux|trois|quatre|bons?|bonne|propres?|belles?|anciens?|ancienne|tres|cheres?|bien-aimee?|autres?|tout|toute',
    kin: 'mere|maman|pere|papa|parents?|fils|fille|filles|enfants?|bebe|bebes|jumeaux|jumelles|mari|femme|epoux|epouse|conjointe?|compagnon|compagne|copain|copine|fiancee?|freres?|soeurs?|grand-?\\s?(?:mere|pere|parents?)s?|mamie|papi|papy|petite?s?-(?:fils|fille|filles|enfants)|tantes?|oncles?|tata|tonton|cousine?s?|neveux?|nieces?|filleule?s?|parrain|marraine|beau-(?:pere|frere|fils)|belle-(?:mere|soeur|fille)|famille|proches?|ex',
    people:
      'ami|amis|amie|amies|voisine?s?|collegues?|camarades?|patron|patronne|professeure?s?|eleves?|etudiante?s?|pasteur|pretres?|medecins?|infirmiere?s?|malades?|patiente?s?|refugiee?s?|prisonnieres?|prisonniers?|pauvres|veuves?|orphelins?|sans-abri|gens|personnes|soldats?|victimes|dirigeants|missionnaires?|etre cher|proches?|equipe|communaute|paroisse',
    articles:
      "un|une|le|la|les|l'|des|ce|cet|cette|ces|tous les|toutes les|tous mes|un de mes|une de mes|d'autres|deux",
    someone:
      "(?:quelqu'un|une personne|un proche|un etre cher|des proches|les personnes|(?:ceux|celles|celui|celle|toutes? (?:ceux|celles)|tous ceux)(?= (?:que|qui)\\b)|ceux qui)(?: (?:que|qu') ?(?:j'aime|j'apprecie|nous aimons|je connais|je cheris))?(?: qui m'est (?:cher|chere|proche))?(?: (?:de|dans) (?:mon|ma|mes) \\w+)?",
    pronouns: 'lui|elle|eux|elles',
    needOf:
      "(?:guerison|sante|operation|retablissement|traitement|consolation|force|courage|paix|protection|securite|salut|conversion|sagesse|aide|travail|emploi|avenir|foi|esperance|repos|maladie|examens?|bien-etre|soulagement|convalescence|chimio\\w*|intervention|benediction)s? (?:de|d'|pour|du|des|a) ?",
    verbs:
      'gueris|guerir|guerisse|aide|aider|aides|benis|benir|protege|proteger|garde|garder|console|consoler|sauve|sauver|fortifie|fortifier|guide|guider|soutiens|soutenir|soulage|soulager|veille sur|veiller sur|sois avec|reste avec|reste pres de|accompagne|accompagner|prends soin de|encourage|restaure|delivre|delivrer|touche|conduis|porte|apaise|souviens-toi de|viens en aide a|aie pitie de|prie pour|prions pour|donne a|accorde a|releve|relever|eclaire|soigne|soigner',
    self: "je|j|j'|moi|me|m|nous|moi-meme",
    forSelf:
      '(?:pour) (?:moi|nous|moi-meme)|et (?:pour )?(?:moi|nous)\\b|(?:aide|guide|gueris|protege|benis|sauve|console|fortifie)-(?:moi|nous)',
  },
  noNames:
    'dieu seigneur christ jesus noel paques careme avent lundi mardi mercredi jeudi vendredi samedi dimanche janvier fevrier mars avril mai juin juillet aout septembre octobre novembre decembre paix force amour espoir joie aide guerison sante travail courage sagesse moi nous toi mon ma mes notre nos le la les un une afrique ukraine bresil espagne etre',
  person: {
    baby: wordSet('bebe bebes nourrisson'),
    child: wordSet(
      'fils fille filles enfant enfants garcon garcons jumeaux jumelles gamin gosse gosses ado',
    ),
    partner: wordSet(
      'mari femme epoux epouse conjoint conjointe compagnon compagne copain copine fiance fiancee couple mariage cheri',
    ),
    relative: wordSet(
      'mere maman pere papa parent parents frere freres soeur soeurs mamie papi papy meme pepe tante oncle tata tonton cousin cousine cousins neveu niece filleul filleule famille marraine parrain gendre bru tatie mamy papie petits nieces mamans',
    ),
    acquaintance: wordSet(
      'ami amie amis amies voisin voisine voisins voisines collegue collegues patron patronne chef cheffe camarade pasteur pretre professeur quelqu personne gens homme dame eleve monsieur coloc colocs colocataire pote potes prof mourant mourante missionnaires sdf collegue',
    ),
    pronoun: wordSet('elle lui'),
    hers: wordSet('son sa ses leur leurs dont'),
    ofHer: new Set(),
    of: wordSet('de d du des a'),
    isOwnerFirst: false,
    addresses: wordSet('pere amis amies'),
    determiners: wordSet(
      'mon ma mes ton ta son sa ses leur leurs notre nos votre un une le la les des du au cette ce deux grand grande beau belle petit petite vieux vieille',
    ),
    indefinite: wordSet('un une'),
    conjunctions: wordSet('et mais car donc alors comme que qu'),
    dead: wordSet('mort morte deces decede decedee obseques enterrement enterre morts'),
    subject: wordSet('je j moi me m nous jai jattends jsuis chuis jarrive jen'),
    here: wordSet('ici chez notre mon ma mes nos tout'),
    many: wordSet(
      'gens victimes refugies familles tous ceux celles eux leur peuple peuples chretiens croyants monde civils migrants sinistres ukraine gaza soudan syrie israel orient',
    ),
  },
  relations: {
    possessives: 'mon ma notre',
    withoutPossessive: 'maman papa mamie papi papy',
    otherRelations:
      'petite-fille beau-pere beau-frere beau-fils belle-mere belle-soeur belle-fille ex-mari ex-femme grande-fille demi-frere demi-soeur petit-ami petite-amie',
    names: {
      son: { name: 'mon fils', words: 'fils' },
      daughter: { name: 'ma fille', words: 'fille' },
      grandson: { name: 'mon petit-fils', words: 'petit-fils' },
      granddaughter: { name: 'ma petite-fille', words: '' },
      mother: { name: 'ma mère', words: 'mere maman' },
      father: { name: 'mon père', words: 'pere papa' },
      grandmother: { name: 'ma grand-mère', words: 'grand-mere mamie mamy' },
      grandfather: { name: 'mon grand-père', words: 'grand-pere papi papy' },
      brother: { name: 'mon frère', words: 'frere' },
      sister: { name: 'ma sœur', words: 'soeur' },
      husband: { name: 'mon mari', words: 'mari epoux' },
      wife: { name: 'ma femme', words: 'femme epouse' },
      uncle: { name: 'mon oncle', words: 'oncle' },
      aunt: { name: 'ma tante', words: 'tante' },
      nephew: { name: 'mon neveu', words: 'neveu' },
      niece: { name: 'ma nièce', words: 'niece' },
      maleFriend: { name: 'mon ami', words: 'ami' },
      femaleFriend: { name: 'mon amie', words: 'amie' },
    },
  },
  situation: situationWords,
};
