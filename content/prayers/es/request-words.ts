// Spanish words by which a prayer request is read. All are folded.
import { wordSet } from '../person-words.ts';
import type { RequestWords } from '../request-words.ts';
import { situationWords } from '../situations/es/situation-words.ts';

export const requestWords: RequestWords = {
  topics: {
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
  otherPerson: {
    before: 'por|para|a favor de|en favor de',
    notBefore:
      'trabajo|trabajar|trabajando|vivo|vivir|moriria|morir|gracias|agradezco|agradecer|agradecid[oa]|cocino|responsable|tiempo|amor|rabia|pago|pagar|dejad[oa]|herid[oa]|rechazad[oa]|abandonad[oa]|enganad[oa]|criad[oa]',
    possessives: 'mi|mis|nuestro|nuestra|nuestros|nuestras|su|sus|tu|tus',
    between:
      'querid[oa]s?|viej[oa]s?|pequen[oa]s?|gran|mayor|menor|mejor|mejores|joven|pobre|futur[oa]|primer[oa]?|dos|tres|cuatro|buen[oa]?|propi[oa]s?|amad[oa]s?|ancian[oa]s?|unic[oa]|otr[oa]s?|tod[oa]s?|ex',
    kin: 'madre|mama|mami|padres?|papa|papi|hij[oa]s?|hijit[oa]s?|nin[oa]s?|bebes?|gemel[oa]s|espos[oa]|marido|mujer|pareja|novi[oa]|prometid[oa]|herman[oa]s?|abuel[oa]s?|abuelit[oa]s?|niet[oa]s?|ti[oa]s?|prim[oa]s?|sobrin[oa]s?|ahijad[oa]s?|suegr[oa]s?|cunad[oa]s?|yerno|nuera|hijastr[oa]s?|padrastro|madrastra|familia|familiares|seres queridos|ser querido|ex',
    people:
      'amig[oa]s?|vecin[oa]s?|companer[oa]s?|colegas?|jef[ea]|profesor(?:a|es)?|maestr[oa]s?|alumn[oa]s?|estudiantes?|pastor(?:a|es)?|sacerdotes?|medic[oa]s?|enfermer[oa]s?|enferm[oa]s?|pacientes?|refugiad[oa]s?|pres[oa]s|prisioner[oa]s?|pobres|viudas?|huerfan[oa]s?|personas?|gente|soldados?|victimas|gobernantes|misioner[oa]s?|ancian[oa]s|migrantes|equipo|comunidad|familiar|conocid[oa]s?',
    articles:
      'un|una|unos|unas|el|la|los|las|este|esta|estos|estas|ese|esa|esos|todos los|todas las|todos mis|todas mis|uno de mis|una de mis|otr[oa]s',
    someone:
      '(?:alguien|una persona|un ser querido|seres queridos|mis seres queridos|(?:los|las|quienes|quien|todos los|aquellos)(?= (?:que|amo|quiero|sufren|estan)\\b))(?: (?:a quien|al que|a la que|a los que|que|a quienes) (?:yo )?(?:amo|quiero|aprecio|conozco|amamos|queremos|me importa))?(?: (?:muy )?(?:querid[oa]|cercan[oa]|especial)(?: (?:para|a) mi)?)?',
    pronouns: 'el|ella|ellos|ellas',
    needOf:
      '(?:salud|sanidad|sanacion|curacion|recuperacion|operacion|cirugia|tratamiento|consuelo|fuerzas?|fortaleza|animo|valor|paz|proteccion|seguridad|salvacion|conversion|sabiduria|ayuda|trabajo|empleo|futuro|fe|esperanza|descanso|enfermedad|examen|examenes|bienestar|alivio|bendicion(?:es)?|quimio\\w*|vida) (?:de|para|a|del) ?',
    verbs:
      'sana|sanar|sane|sanes|cura|curar|ayuda|ayudar|ayudes|bendice|bendecir|bendigas|protege|proteger|protejas|guarda|guardar|cuida|cuidar|cuides|consuela|consolar|salva|salvar|fortalece|fortalecer|fortalezcas|guia|guiar|sosten|sostener|alivia|vela por|acompana|acompanar|quedate con|permanece con|anima|restaura|libra|libera|toca|conduce|levanta|acuerdate de|ten piedad de|ten misericordia de|ora por|oro por|orar por|oren por|da|dale|concede|concedele|esta con',
    self: 'yo|me|mi(?= [.,;!?]|[.,;!?]|$| y )|conmigo|nos|nosotr[oa]s',
    forSelf:
      '(?:por|para) (?:mi(?=$|[.,;!?]| y )|nosotr[oa]s|mi mism[oa])|y (?:por )?(?:yo\\b|mi(?=$|[.,;!?]))|(?:ayuda|guia|sana|protege|bendice|consuela|salva|cura|fortalece|dame|danos)(?:me|nos)\\b',
  },
  noNames:
    'dios senor cristo favor navidad pascua lunes martes miercoles jueves viernes sabado domingo enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre paz fuerza fuerzas amor esperanza alegria ayuda salud trabajo sabiduria mi mis nuestro nuestra espana mexico venezuela cuba colombia argentina chile peru ti que eso esto',
  person: {
    baby: wordSet('bebe bebes'),
    child: wordSet(
      'hijo hija hijos hijas nino nina ninos ninas hijito hijita gemelos mellizos muchacho muchacha adolescente nene nena',
    ),
    partner: wordSet(
      'marido esposo esposa mujer pareja novio novia prometido prometida matrimonio',
    ),
    relative: wordSet(
      'madre mama mami mamita padre papa papi papito padres papas hermano hermana hermanos hermanas abuelo abuela abuelita abuelito abuelos nieto nieta nietos nietito nietita tio tia tios primo prima primos sobrino sobrina sobrinos familia suegra suegro nuera yerno cunada cunado ahijado ahijada familiares comadre compadre bisabuela bisabuelo padrino madrina concuna hermanito hermanita tatarabuela primito',
    ),
    acquaintance: wordSet(
      'amigo amiga amigos amigas vecino vecina vecinos vecinas colega companero companera companeros jefe jefa pastor maestro maestra profesor profesora alguien persona gente hombre mujer senora senor alumno alumna misioneros moribundo',
    ),
    pronoun: wordSet('ella ellos ellas'),
    hers: wordSet('su sus cuyo cuya'),
    ofHer: new Set(),
    of: wordSet('de del a'),
    isOwnerFirst: false,
    addresses: wordSet('padre senor senora mujer amigos amigas'),
    determiners: wordSet(
      'mi mis tu su sus un una unos unas los las el la al del dos ese esa este nuestro nuestra',
    ),
    indefinite: wordSet('un una otro otra'),
    conjunctions: wordSet('y e pero porque mas que aunque'),
    dead: wordSet('murio muerto muerta fallecio fallecido fallecida funeral entierro muerte'),
    subject: wordSet(
      'yo me conmigo nos nosotros nosotras estoy tengo soy siento quiero necesito puedo voy perdi estamos tenemos somos podemos queremos necesitamos busco cuido vivo oro rezo hago digo vengo llevo sigo',
    ),
    here: wordSet('aqui aca nuestro nuestra mi mis todo'),
    many: wordSet(
      'gente victimas refugiados familias todos quienes aquellos ellos pueblo pueblos cristianos creyentes mundo civiles migrantes damnificados ucrania gaza sudan siria israel',
    ),
  },
  relations: {
    possessives: 'mi nuestro nuestra',
    withoutPossessive: 'mama papa',
    otherRelations: 'ex-marido ex-esposo ex-esposa ex-mujer medio-hermano media-hermana',
    names: {
      son: { name: 'mi hijo', words: 'hijo hijito' },
      daughter: { name: 'mi hija', words: 'hija hijita' },
      grandson: { name: 'mi nieto', words: 'nieto nietito' },
      granddaughter: { name: 'mi nieta', words: 'nieta nietita' },
      mother: { name: 'mi madre', words: 'madre mama mami mamita' },
      father: { name: 'mi padre', words: 'padre papa papi papito' },
      grandmother: { name: 'mi abuela', words: 'abuela abuelita' },
      grandfather: { name: 'mi abuelo', words: 'abuelo abuelito' },
      brother: { name: 'mi hermano', words: 'hermano hermanito' },
      sister: { name: 'mi hermana', words: 'hermana hermanita' },
      husband: { name: 'mi esposo', words: 'marido esposo' },
      wife: { name: 'mi esposa', words: 'esposa mujer' },
      uncle: { name: 'mi tío', words: 'tio' },
      aunt: { name: 'mi tía', words: 'tia' },
      nephew: { name: 'mi sobrino', words: 'sobrino' },
      niece: { name: 'mi sobrina', words: 'sobrina' },
      maleFriend: { name: 'mi amigo', words: 'amigo' },
      femaleFriend: { name: 'mi amiga', words: 'amiga' },
    },
  },
  situation: situationWords,
};
