// All Spanish Wisdom passages, combined, and the keywords that identify the topic of a question.
import type { WisdomPassages } from '../wisdom-topics.ts';
import { emotions } from './emotions.ts';
import { focuses } from './focuses.ts';
import { inDanger } from './in-danger.ts';
import { lifeChallenges } from './life-challenges.ts';
import { passageSubtopics } from './passage-subtopics.ts';
import { relationships } from './relationships.ts';
import { spiritual } from './spiritual.ts';

export const wisdom: WisdomPassages = {
  byTopic: { ...emotions, ...relationships, ...spiritual, ...lifeChallenges },
  byFocus: focuses,
  passageSubtopics,
  generalNote:
    'Estas son palabras generales sobre el tema; quizá no respondan a todo lo que preguntas.',
  inDanger,
  topicWords: {
    anxiety:
      'ansi* preocup* miedo* angusti* nervio* panico estres* agobi* insomnio temor* temo inquiet*',
    grief:
      'duelo* luto muert* muri* morir fallec* perdi perdimos perdida* viud* funeral* entierr* enterr* velorio* difunt* aborto* extrano extranar',
    anger:
      'enoj* ira rabia furi* colera enfad* grito gritar gritos grite venganza* vengar* odio odiar iracund* irrit*',
    loneliness: 'solo sola soledad solitari* aislad* aislamiento abandonad* excluid*',
    marriage:
      'matrimoni* espos* marido* mujer conyug* pareja* casad* casar* casamiento boda* divorci* separaci* separar* infidel* infiel novio* novia* noviazgo relacion',
    parenting:
      'hijo* hija* crianza criar nino* nina* bebe* adolescen* maternidad paternidad educar nieto* nieta*',
    friendship: 'amig* amistad* companer* vecin* chisme* traicion* confidente*',
    forgiveness:
      'perdon* culpa* culpable* rencor* resentim* reconcili* ofens* ofend* verguenza arrepent* herid* disculp*',
    doubt: 'dud* fe creer incredul* existe existencia ateo* atea ateismo cuestion*',
    prayer:
      'orar oro ore oracion* rezar rezo plegaria* interced* intercesi* ayuno* ayunar padrenuestro rosario',
    temptation:
      'tenta* pecad* pecar adicci* adict* pornogr* porno alcohol* bebida* beber droga* vicio* lujuria apuesta* apostar recai* mentir* mentira*',
    purpose: 'proposito* sentido vocacion* llamado mision destino vacio* rumbo dones talento*',
    work: 'trabaj* empleo* desemple* jefe* jefa* colega* despido* despidieron despedido contrat* entrevista* oficina carrera* negocio* laboral* profesi* jubil* estudi* examen*',
    money:
      'dinero plata deud* alquiler renta pagar factura* sueldo* salari* ahorr* prestamo* hipoteca* econom* financ* pobre* diezmo* banco* gasto* ingresos ofrenda* quiebra',
    illness:
      'enferm* cancer* dolores hospital* medic* doctor* diagnos* tratamient* cirug* operaci* salud depres* cronic* sanar* sanidad sanaci* curar* discapa* sintoma* terapia* demencia alzheimer',
    decisions:
      'decid* decision* eleg* elijo elija eleccion* opcion* camino* mudar* mudanza* discern* futuro encrucijada* indecis* escoger confund* confus* guia direccion voluntad sabidur*',
    other: '',
  },
};
