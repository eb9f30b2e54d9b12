// Spanish words and phrases that show the theme of a gratitude entry.
import type { GratitudePassages } from '../gratitude-themes.ts';

export const themeWords: GratitudePassages['themeWords'] = {
  memory: 'tumba cementerio difunt*',
  birth: 'nacimiento* embaraz* ecografia nacio nacieron',
  reconciliation: 'reconcili* reconciliamos',
  safety: 'ilesos iles* proteg* proteccion salvos',
  health:
    'salud sana sano sanar* sanid* sanaci* sane sanit* curar* curaci* recuper* mejoria* vacuna*',
  answered_prayer:
    'respondi* responde* respuesta* contesto contestad* contestaste escuchaste milagro* concedi* cumpliste oraciones',
  learning:
    'mate matematica* nota notas aprend* estudi* examen* universi* escuela* colegio* clase* curso* tarea* titulo* gradu* aprob* maestr* profesor*',
  rest: 'dormi* durmi* descans* siesta* vacacion* feriado reposo',
  kindness: 'amable* amabilidad desconocid* generos* bondados* gentil* favor',
  hard_days:
    'horrible* terrible* duele* dificil* duro dura duros duras triste* llor* lagrima* miedo* duelo* luto muri* muert* fallec* perdi perdimos perdida* soledad cansad* cansancio agot* crisis problema* preocup* ansi* angusti* pesar sufr* depres* divorci* pelea* fracas* velorio* entierro* funeral* enfermo enferma enfermos enfermedad* cancer* dolor* hospital* quimio* cirug* operaci* fiebre* choque accidente*',
  work: 'ascend* trabaj* empleo* jefe* jefa* companer* colega* proyecto* entrevista* contrat* negocio* client* oficina* ascenso* profesi*',
  provision:
    'nevera refrigerador* dinero comida pan techo casa alquiler renta sueldo* salari* provis* provee* provey* alcanzo pagar pague cuentas factura* deuda* ropa cama agua plato almuerzo cena desayuno mercado sustento ahorro*',
  friendship: 'amig* amistad*',
  family:
    'famil* madre madres mama mami padre padres papa papi hijo* hija* nino* nina* bebe* espos* marido* mujer matrimonio* herman* abuel* tio tios tia tias primo primos prima primas sobrin* nieto* nieta* suegr* hogar',
  faith:
    'fe cristo biblia palabra iglesia misa culto bauti* comunion eucaristi* perdon* gracia salvaci* espirit* evangeli* orar oracion rezar rezo alab* ador* creer confiar confianza confesi* pastor* sacerdote* parroqui* salmo*',
  creation:
    'creacion naturaleza cielo cielos sol lluvia mar playa rio rios montana* arbol* flor flores jardin* planta plantas pajar* aves luna estrella* atardecer* amanecer* primavera otono invierno verano nieve viento bosque* campo animal* perro* perra* perrit* gato* gata* gatit* mascota* paisaje*',
  small_joys:
    'cafe cafecito chocolate musica cancion* risa* reir reimos reirme sonri* libro* pelicula* postre* helado* juego* jugar jugamos baile* bailar pastel* aroma olor paseo* caminata* silencio detalle* sorpres*',
  other: '',
};

export const themeGroups: GratitudePassages['themeGroups'] = {
  GIVER:
    'vecino|vecina|vecinos|vecinas|desconocido|desconocida|alguien|amigo|amiga|amigos|companero|companera|colega|enfermera|enfermero|enfermeras|medico|doctora|doctor|senora|senor|hombre|mujer|gente|jefe|jefa|maestra|chofer|quien|ella|ellos',
  GAVE: 'dio|dieron|ofrecio|presto|trajo|trajeron|compro|regalo|mando|cocino|preparo|dejo|arreglo|reparo|limpio|cargo|ayudo|ayudaron|ayuda|cubrio|invito|llevo|escucho|animo|cedio|pago|cuido|espero|visito|acompano',
};

export const themePhrases: GratitudePassages['themePhrases'] = {
  memory:
    'KIN DIED, DIED KIN, KIN partio|partiera, antes de que|el|ella partiera|muriera|falleciera|partir|morir, extrano a|mucho KIN|mucho, KIN la|lo|los|las extrano, la|lo +extrano, en +memoria, anos con KIN antes, descanse en paz, en el cielo KIN, KIN en el cielo, aniversario de muerte, PET DIED',
  birth:
    'primera +eco|ecografia, nacio mi|nuestro|nuestra|el|la, ha nacido, bebe llego|nacio|viene, vamos|voy a ser papas|papa|mama|abuelo|abuela|abuelos|tio|tia|padres, soy|somos papa|mama|abuelo|abuela|abuelos|tio|tia|padres, esperando|espera|esperamos bebe|hijo|gemelos, dio a luz',
  reconciliation:
    'llamo|escribio despues|tras anos|meses sin, anos|meses sin hablar*, me|nos|le|se perdono|perdonaron|perdonamos|perdone, perdono a|me|mi KIN|mi, volvimos|volvio|volvieron|volver a hablar*, hicimos|hice|hizo|hicieron las +paces, hicimos|hice la +paz, pidio|pidieron|pedi perdon|disculpas, hablamos de|otra nuevo|vez',
  safety:
    'llegamos|llegue|llego antes tormenta|lluvia|noche, avion|vuelo aterrizo|bien, viaje bien, llegamos|llego|llegue|llegaron|regresamos|volvimos bien|sanos|seguros|salvos|sano|con, nadie salio|resulto|quedo|se herido*|lastimado*|lastimo|murio, sin heridos, sano y salvo, nos|me cuido|guardo|libro|protegio en|de|camino, a salvo, no paso nada',
  health:
    'no|ya|sin|nunca enfermo|enferma|cancer|dolor|fiebre, no estoy|esta enfermo|enferma, resultados|examenes|analisis|biopsia|tomografia bien|buenos|limpios|normales|negativos|negativo, salieron|salio bien|limpio|negativo resultados|examenes|biopsia|cirugia|operacion, operacion|cirugia bien|exito|exitosa, me|se siento|siente|encuentro mejor|bien, mejor|recuperado|recuperada de salud|fiebre|gripe|operacion, alta hospital|medica, dieron de alta, salio|sali del hospital, volvio|volvi a caminar, tumor desaparecio|benigno, cancer desaparecio|curado',
  answered_prayer: 'dios|senor escucho|oyo|contesto mi|mis|nuestra|nuestras',
  learning:
    'aprobe|aprobo|pase|paso el|mi|la|los|su examen|materia|curso|ano|prueba|examenes, buena|buenas nota|notas|calificaciones, aprendio a leer|nadar|escribir, entre|entro a la universidad, licencia de conducir',
  rest: 'sin +planes, por fin dormi|durmio|descanse, dormi|durmio toda|bien|ocho|8, dia|dias|tarde|manana|noche libre|descanso|tranquil*, sin hacer nada, nada que hacer, buena noche de sueno, noche entera|completa, sin despertador',
  kindness:
    'no quiso|quisieron +cobrar*, sin +cobrar*, KIN|GIVER me|nos|le GAVE, GIVER GAVE, me|nos ayudo|ayudaron|echo a|con|mano, me cedio|dejaron|dejo asiento|lugar|pasar, amable*|linda|lindo|atent* conmigo|nosotros, tratar*|trato con amabilidad|bien|carino, palabra amable, sonrio a mi|alguien',
  small_joys: 'cancion|libro|pelicula|comida|postre favorit*',
  provision: 'nueva|nuevo casa|apartamento|hogar|departamento, que comer',
  faith:
    'dios|jesus|senor|cristo perdono|perdona|perdonas, perdono mis|nuestros pecados, nacer de nuevo',
  hard_days:
    'no se que agradecer, nada que agradecer, mal|mala|pesado|largo dia|semana|ano, no fue|es|ha facil|bueno',
  work: 'nuevo trabajo|empleo|puesto|proyecto',
  other: 'no +gracias, no le|te|les agradezco',
};
