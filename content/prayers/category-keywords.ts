// Folded keywords that identify the topic of a prayer request, by language and category. `heal*`
// matches every word with this beginning.
import type { Language } from '../../schemas/fields.ts';
import type { PrayerCategory } from '../../schemas/entities/prayer.ts';

/**
 * Words of grief are listed under `other`, whose passages comfort. False friends are left out:
 * `guer*` in French means both healing and war.
 */
export const topicWordsByLanguage: Readonly<
  Record<Language, Readonly<Record<PrayerCategory, string>>>
> = {
  en: {
    family:
      'famil* mother* mom mum father* dad son sons daughter* child* kid kids husband* wife marriage* parent* brother* sister* grandm* grandf* baby cousin* uncle aunt',
    health:
      'heal* sick* ill illness* disease* pain pains painful cancer* doctor* hospital* surger* operation* medic* recover* fever* symptom* injur* diagnos* depress* insomnia pregnan* chronic* treatment*',
    guidance:
      'guid* direction* decision* decid* choos* choice* wisdom wise* path paths lead leading discern* confus* uncertain* unsure future calling crossroad* advice clarity purpose plans',
    provision:
      'money financ* rent debt* bills bread food hung* provid* provision* poor poverty afford* salar* wage* loan* mortgage* evict* homeless* income bankrupt* savings tax taxes',
    relationships:
      'friend* relationship* lonel* forgiv* conflict* argu* quarrel* neighbor* neighbour* reconcil* divorc* dating boyfriend* girlfriend* breakup betray* roommate* enem* resent* jealous* fiance* bull* heartbr* apolog* misunderst*',
    spiritual_growth:
      'faith* bible scriptur* spirit* sin sins sinful tempt* repent* doubt* bapti* church* worship* discipl* closer obey* obedien* holiness devotion* salvation gospel* trust* humb* grow growth',
    work: 'work* job jobs jobless boss* career* coworker* colleague* employ* unemploy* interview* exam exams stud* business* office* promot* deadline* college* universit* hir* layoff* fired project* retir*',
    thanksgiving:
      'thank* thx grateful* gratitude prais* appreciat* rejoic* celebrat* joyful* hallelujah alleluia glad',
    other:
      'grief griev* died death* dead die dies dying funeral* mourn* bereav* widow* miscarr* stillb* suicid* buried burial*',
  },
  fr: {
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
  es: {
    family:
      'famili* madre* mama padre* papa hijo* hija* nino* nina* bebe* espos* marido* mujer matrimonio* herman* abuel* tio* tia* primo* sobrin* niet* hogar* suegr*',
    health:
      'salud enferm* sana* curar curac* dolor* cancer* medic* doctor* hospital* operaci* operar* cirug* tratamiento* fiebre* recuperaci* depres* embaraz* insomnio diagnost* lesion* discapa* sintoma*',
    guidance:
      'guia* direccion* decision* decid* eleg* elijo elija eleccion* sabidur* sabio sabia camino* rumbo* futuro discern* consejo* orient* confus* confund* incert* vocacion* proposito* voluntad encrucijada* claridad',
    provision:
      'dinero finan* renta* alquiler* deuda* factura* comida hambre pan techo pobre* salari* sueldo* provis* provee* prestamo* hipoteca* desaloj* vivienda* econom* ingresos impuesto* gastos quiebra sustento',
    relationships:
      'amig* amistad* relacion* soledad perdon* conflicto* pelea* discut* discusi* vecin* reconcili* ruptur* divorci* traici* celos* novio* novia* enemig* rencor* rechaz* malentend* resent* acoso* pareja*',
    spiritual_growth:
      'fe espirit* biblia* pecado* pecar pecador* tentaci* duda* arrepent* bauti* iglesia* discipul* adorar adoraci* evangeli* santidad creer creyent* confiar confianza obed* humild* crecer crecimiento acercarme',
    work: 'trabaj* empleo* emplead* desemple* jefe* jefa* carrera* colega* entrevista* contrat* despid* despedid* negocio* empresa* oficina* profesi* examen* estudi* universi* oposici* ascenso* laboral* jubil* proyecto*',
    thanksgiving:
      'gracias agradec* agradez* gratitud alabar alabanza* alabado regocij* celebr* aleluya* aniversario* cumplean* gozo*',
    other:
      'muri* muert* muere* morir* falleci* funeral* luto duelo* entierr* enterr* viud* suicid* difunt* velorio*',
  },
  pt: {
    family:
      'famili* mae maes mamae pai pais papai filho* filha* bebe* crianca* espos* marido* mulher casamento* irma* avo avos tio* tia* primo* sobrinh* neto* neta* sogr*',
    health:
      'saude doen* enferm* cura cure curar* curad* dor dores cancer* medic* doutor* hospita* operac* cirurg* tratamento* febre* recuperac* depress* gravid* insonia* diagnost* sintoma* terapia*',
    guidance:
      'guia* guie direc* decis* decid* escolh* sabedor* sabio sabia caminho* rumo* futuro discern* conselho* orient* confus* incert* vocac* proposito* vontade encruzilhada* clareza',
    provision:
      'dinheiro financ* aluguel* divida* contas boleto* comida fome pao pobre* salari* provis* prover proved* emprestimo* despejo* teto moradia* econom* renda imposto* gastos falencia sustento',
    relationships:
      'amig* amizade* relacion* solidao sozinh* perdo* conflito* briga* discuss* discut* vizinh* reconcili* rompiment* divorc* traic* traid* ciume* namor* noiv* inimig* magoa* rejei* ressent* assedio* bullying',
    spiritual_growth:
      'fe espirit* biblia* pecado* pecar pecador* tentac* duvid* arrepend* batis* batiz* igreja* discipul* adorar adorac* evangel* santidade crer crent* confiar confianca obed* humild* crescer crescimento',
    work: 'trabalh* emprego* empregad* desempreg* chefe* carreira* colega* entrevista* contrat* demiss* demitid* negocio* empresa* escritorio* profiss* prova provas vestibular* estud* faculdade* universi* concurso* promoc* aposent* projeto*',
    thanksgiving:
      'obrigad* gracas agradec* gratidao grato grata louv* celebr* aleluia* aniversario* regozij*',
    other:
      'morreu morrer* morrendo morte* morto* morta* falec* funeral* luto enlut* enterr* velorio* viuv* suicid* sepult*',
  },
};
