// All French Wisdom passages by topic, and the keywords that identify the topic of a typed
// question.
import type { WisdomPassages } from '../wisdom-topics.ts';
import { emotions } from './emotions.ts';
import { focuses } from './focuses.ts';
import { inDanger } from './in-danger.ts';
import { lifeChallenges } from './life-challenges.ts';
import { passageSubtopics } from './passage-subtopics.ts';
import { relationships } from './relationships.ts';
import { spiritual } from './spiritual.ts';

/**
 * The keywords leave out false friends: `marie` (Mary), `sens` (I feel), `tente`, `crois` (I
 * think), `perdu`, `cher`, `mere` and `pere` (the question may come from a grown child).
 */
export const wisdom: WisdomPassages = {
  byTopic: { ...emotions, ...relationships, ...spiritual, ...lifeChallenges },
  byFocus: focuses,
  passageSubtopics,
  generalNote:
    'Voici des pensées générales sur ce sujet ; elles ne répondent peut-être pas à toute ta question.',
  inDanger,
  topicWords: {
    anxiety:
      'angoiss* anxie* peur* inquiet* souci soucis stress* paniqu* crainte* craindre nerveux nerveuse insomni* trac terreur* apprehen* rumin* phobi*',
    grief:
      'deuil* mort morts morte mourir meurt decede* deces funerail* obseques enterrement* veuf* veuve* chagrin* tristesse triste* pleure* pleurer larmes defunt* absence',
    anger:
      'colere* fache* furieu* rage enerv* haine* hair vengeance* venger injust* insult* frustr* irrit* agac* hurl* crier rancoeur* revolte*',
    loneliness:
      'seul seule solitude solitaire* isole* isolement abandon* rejete* rejet exclu exclue celibat*',
    marriage:
      'mari femme epoux epouse conjoint* mariage* mariee maries marier couple* divorc* separation* infidel* adultere* compagnon compagne fiance* fiancailles conjugal*',
    parenting:
      'enfant* fils fille filles bebe* ado ados adolescen* parent parental* eduquer education elever famille*',
    friendship: 'ami amis amie amies amiti* copain* copine* pote potes camarade* confident*',
    forgiveness:
      'pardon* rancun* reconcili* excuses offens* culpabilit* coupable* regret* remords repent*',
    doubt: 'doute* douter incroy* croire croyan* foi existe prouv* preuve* athee* sceptique*',
    prayer:
      'prier prie pries prions prient priere* priais oraison* exauc* chapelet* rosaire intercession louange* meditation',
    temptation:
      'tentation* peche* pecher porno* dependan* addict* alcool* drogue* casino convoit* luxure desir desirs impur* masturb* rechut*',
    purpose:
      'but buts vocation* mission* dessein* destin destinee inutil* talent* sert servir utile utilite retraite',
    work: 'travail* boulot* emploi* employ* metier* chomage chomeu* patron* chef cheffe collegue* entretien* embauch* carriere* profession* entreprise* bureau* licenci* burnout stage* examen* etud* concours demission*',
    money:
      'argent dette* loyer* facture* salaire* budget* banque* credit* emprunt* financ* pauvre* richesse* riche riches depens* impot* economi* heritage* euro euros surendett*',
    illness:
      'malad* sante cancer* douleur* souffr* hopita* medecin* docteur* operation* chirurg* traitement* depress* handicap* gueri* diagnos* chimio* soigner soins alzheimer parkinson diabet* symptom*',
    decisions:
      'decision* decid* choi* hesit* option* carrefour dilemme* discern* conseil* demenag* orientation trancher volonte',
    other: '',
  },
};
