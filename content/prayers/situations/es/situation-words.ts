// Spanish words that show the situation of a prayer request.
import type { SituationWords } from '../situation-words.ts';

export const situationWords: SituationWords = {
  groups: {
    SCHOOL_CHILD: 'hijo|hija|hijito|hijita|nino|nina|nieto|nieta|sobrino|sobrina|ahijado|ahijada',
    CHILD:
      'hijo|hija|hijos|hijas|nino|nina|ninos|ninas|bebe|bebes|bb|hijito|hijita|gemelos|mellizos|muchacho|muchacha|adolescente|chiquito|chiquita|chico|chica|nene|nena',
    PARTNER: 'marido|esposo|esposa|mujer|pareja|conyuge|matrimonio|esposos',
    LOVER: 'novio|novia|prometido|prometida|pareja|enamorado|enamorada|pololo|polola',
    KIN: 'madre|mama|mami|mamita|padre|papa|papi|papito|padres|papas|hermano|hermana|hermanos|hermanas|abuelo|abuela|abuelita|abuelito|abuelos|tio|tia|primo|prima|sobrino|sobrina|marido|esposo|esposa|mujer|amigo|amiga|vecino|vecina|colega|companero|companera|suegra|suegro|familiar|alguien|persona|madrina|padrino|novio|novia|cunado|cunada|nieto|nieta|ser|yayo|yaya',
    DIED: 'murio|muerto|muerta|muerte|fallecio|fallecido|fallecida|fallecimiento|murieron|funeral|entierro|velorio|velatorio',
    ILL: 'enfermo|enferma|enfermos|enfermedad|fiebre|hospital|hospitalizado|hospitalizada|cancer|leucemia|operacion|operan|operar|cirugia|asma|epilepsia|uci|terapia|intensivos|intensiva|internado|internada|salud|sana|sanar|sanidad|sanacion|cura|curar|neumonia|bronquiolitis|ingresado|ingresada|diabetes|grave|malito|malita',
    JOB: 'trabajo|trabajos|empleo|puesto|chamba|curro|laburo|pega|trabajito',
    PET: 'perro|perra|perrito|perrita|gato|gata|gatito|gatita|mascota|cachorro|conejo|caballo|hamster|loro|animalito',
    THANK: 'gracias|agradezco|agradecer|agradecido|agradecida|gloria|doy',
    LOSE: 'perdi|perdio|perder|perdido|perdimos|perdiendo|perdida|pierdo|quede|quedo|quedamos',
  },
  negations: 'no|nunca|jamas|sin|ningun|ninguna|ni|tampoco',
  afterNegation:
    'estoy|esta|estan|es|soy|son|tengo|tiene|tenemos|tienen|un|una|el|la|los|las|mi|mis|ya|mas|me|le|nada|de|hay|sigo',
  articles: 'el|la|los|las|un|una|de|del|al|a|mi|mis|su|sus|nuestro|nuestra|en',
  thanks: 'gracias|agradezco|agradecido|agradecida|gloria|bendito|aleluya|alabado',
  sure: {
    illness:
      'derrame, infarto, enfermo, enferma, enfermos, enfermedad, enfermedades, enfermo*, enferm*, gripe, gripa, covid, neumonia, pulmonia, infeccion*, sepsis, fiebre, diabet*, derrame cerebral, ictus, infarto*, ataque corazon|al, hospitalizad*, internad*, ingresad* hospital|en|uci|uti, hospital, ospital, urgencias, uci, coma, asma, epilep*, presion alta, hipertension, tiroides, bronquitis, lupus, esclerosis, parkinson, tuberculosis, malaria, virus, dengue, salud de|quebrantada|delicada, sanidad para|de|en, sana|sanar|sane|sanes|cura|curar mi|a|KIN|mis|el|la, sanacion, recuperacion, recupere, restablec*, rinones, dialisis, higado, malito, malita, sane mi|a|su, pierna|brazo|cadera rota|roto',
    surgery:
      'operacion*, operan, operar, operado, operada, operaran, opera mi|manana|el|la|hoy, cirugi*, sirugia, cirujano*, quirofano, anestesia, intervencion, intervenid*, trasplante, cesarea, bypass, protesis, operasion, cateterismo, me operan|opero',
    'serious-diagnosis':
      'cancer*, tumor*, quimio*, leucemia, linfoma, metastasis, melanoma, biopsia*, oncolog*, radioterapia, vih, sida, diagnostic* de|grave|cancer|me|le, resultado* de|del|biopsia|examenes|pruebas|analisis|medicos|tac, resonancia, tomografia, esperando|espero|esperamos resultado*, diagnosticaron, diagnostico, enfermedad grave|terminal|incurable|rara, incurable, mamografia, carcinoma',
    pain: 'dolor*, migrana*, fibromialgia, artritis, artrosis, duele*, ciatica, endometriosis, cronico*, cronica*, jaqueca*, lumbalgia, neuralgia, hernia',
    depression:
      'depres*, deprim*, sin ganas|fuerzas|animo|esperanza|alegria vivir|de|de, sin ganas, no tengo ganas|fuerzas|animo|alegria, vacio*|vacia por|dentro|siento|interior, me siento vacio|vacia|apagad*, nada me alegra|llena|importa, no siento nada|alegria, no me levanto|puedo levantar*|cama, no puedo levantarme, lloro todos|todo|cada|sin|todas, desesper*, desesperanza, oscuridad|tunel|pozo, pozo, todo es negro|gris, sin sentido, bipolar, salud mental, no encuentro|tiene|veo sentido, perdi las ganas|la, posparto depresion, desanim*, tristeza profunda|constante',
    anxiety:
      'ansied*, ansios*, ansiedad, ancieda*, angusti*, panico*, preocup*, miedo*, temor*, asustad*, nervios*, aterr*, fobia*, inquiet*, estres*, agobi*, pensamientos no|acelerados|negativos, paz interior|mental|en|para corazon|mente|mi|el, intranquil*',
    sleeplessness:
      'insomnio, imsomnio, no duermo|dormir|puedo|logro|consigo|concilio dormir|bien|nada|el|hace, no duermo, no puedo|logro|consigo dormir, desvel*, sin dormir, noches en|sin|blanco, pesadill*, despierto a|de|en|toda las|madrugada|noche|tres, despiert* a las, conciliar el sueno, no he dormido, no pego ojo, las 3 de|am, madrugada, duermo mal|poco|nada',
    addiction:
      'KIN que +bebe, adicci*, adict*, alcohol*, alcool*, bebida*, borrach*, bebe|bebo|toma|tomo mucho|demasiado|otra|cada|todos|alcohol|licor|trago, tomar alcohol|trago, dejar de|el|la beber|tomar|fumar|alcohol|bebida|droga*|jugar|vicio, drog*, cocaina, heroina, marihuana, fumo, fumar, cigarr*, tabaco, apuest*, ludopat*, juego* azar|de|apuestas, casino, pornograf*, porno, recai*, recaida, sobrio, sobria, sobriedad, rehabilita*, vicio*, dejar la droga, centro de rehabilitacion, emborrach*, pastillas adict*',
    caregiving:
      'alzheimer, demencia, cuidador*, cuidando|cuido|cuida|cuidar|cuidamos a|de|mi|al KIN|enferm*|mama|papa|padres|mi|mis|su|ancian*, cuidado de KIN|mi|mama|papa, cuido mi|a KIN, ya no me reconoce|conoce, no me reconoce, me hago cargo KIN|mi|de, atender a KIN, residencia|asilo de ancianos, cuidar mi|a KIN',
    dying:
      'muriendo*, moribund*, agoni*, cuidados paliativos, paliativ*, ultimos dias|momentos|horas|minutos, fase|etapa|enfermedad terminal, terminal, se esta muriendo|yendo|apagando, va a morir, voy a morir, le queda*|quedan poco*|dias|semanas|meses, me queda* poco*|dias|meses, desahuciad*, lecho de muerte, los medicos no|ya|dicen pueden|nada|dan, partir de este mundo, fin de la vida, final de su|la vida, poco tiempo de vida, morir en paz, esta por partir, me|le dan|dieron pocos|meses|dias|semanas, doctores|medicos meses|dias|semanas vida, quedan meses|dias|semanas, ya no hay nada que hacer, no hay nada hacer',
    disability:
      'discapac*, silla de ruedas, paraliti*, paralis*, ciego, ciega, ceguera, sordo, sorda, sordera, autis*, autismo, sindrome de down, amput*, minusval*, invalid*, perdio|perdi la|el|una vista|pierna|brazo|vision|oido|audicion, no puede|puedo caminar|andar, volver a caminar, paralitic*, paraplej*, tetraplej*',
    infertility:
      'no puedo|podemos|pueden|logro|logramos tener|concebir hijos|hijo|bebe|bebes, infertil*, esteril*, fertili*, fecundacion, fiv, in vitro, tener|concebir un|hijos|bebe|familia|hijo bebe|hijo|hijos, concebir, quedar*|quedo|quede embaraz*|en embarazo, quedar embarazada, ser mama|madre|papa|padre|padres, deseo|anhelo|quiero|queremos|esperando|buscando|buscamos|anhelamos|deseamos|sueno hijo|bebe|hijos|embarazo|un|ser, danos|dame un hijo|bebe, vientre vacio, test negativo, tratamiento de fertilidad, no llega el|bebe|hijo bebe|hijo|un',
    pregnancy:
      'embaraz*, enbaraz*, espero|espera|esperamos|esperando un bebe|hijo|gemelos|nino|nina|mi, esperamos bebe|un, parto*, dar a luz, por nacer, bebe por nacer|viene|que, contracciones, ecografia, ultrasonido, semanas de gestacion|embarazo, gestacion, va a nacer, alumbramiento, trimestre, nacimiento de|proximo pronto|mi, espera|espero|esperamos|esperando mellizos|gemelos|bebe|trillizos',
    'sick-child':
      'CHILD ILL, ILL CHILD, CHILD esta muy enferm*|en|malo|hospital|grave, CHILD en hospital|uci|incubadora, CHILD tiene fiebre|cancer|leucemia|asma|convulsiones, prematur*, incubadora, neonat*, salud de CHILD|mi CHILD, nieto|nieta|nietecito ILL, CHILD accidente, CHILD terapia|cuidados intensiva|intensivos, CHILD de # anos|meses ILL, CHILD esta malit*|grave, #17 anos|meses ILL',
    bereavement:
      'KIN murio|muerto|muerta|fallecio|fallecid*|muere, murio KIN|mi|un, fallecio, falleci*, fallecimiento, muerte de KIN|mi|un|una|mis|su, luto, duelo, funeral, entierro, velorio, velatorio, enterr*, viud*, extrano|echo tanto|mucho|menos|a KIN, extrano, echo de menos, perdi a KIN|mi|mis, perdio a su|KIN, perdida de KIN|un|mi|su, se +fue +con +dios, se +fue +al +cielo, se fue con el +senor, en paz descanse, descanse en paz, partida de KIN|mi|su, ya no esta|estan conmigo|aqui|entre, ser querido, partio con|a|al, hace un ano murio, sin el|ella|mi vida|casa, dolor por perdida|muerte, doliente*, mataron|asesin* KIN, ya +esta +con +dios, ya descansa',
    miscarriage:
      'nacio +muerto, nacio +muerta, aborto espontaneo|natural|involuntario, aborte, perdi|perdimos|perdio bebe|embarazo|mi|a|el|un|nuestro bebe|embarazo, perdi el bebe|embarazo, perdimos al|el|nuestro bebe|embarazo, perdi a mi bebe semanas|embarazo|antes|meses, perdida gestacional, embarazo ectopico|perdido, nacio muert*|sin, sin latido*, no tenia|hay latido, dejo de latir, mortinato, legrado, perdida de embarazo, angelito semanas, nacido muerto, perdida bebe|del',
    'child-death':
      'CHILD murio|muerto|muerta|fallecio|fallecid*|muere|murieron, murio CHILD|mi|nuestro CHILD, fallecio CHILD|mi|nuestro CHILD, muerte|fallecimiento|perdida de CHILD|mi|un|nuestro CHILD, muerte|perdida de CHILD, perdi|perdimos|perdieron|perdio a|mi|mis|un|nuestr*|su CHILD, enterr* CHILD|a|mi CHILD, muerte subita, mataron|mato|asesin* CHILD|a CHILD|mi, mataron a CHILD, murio|muere su|la|el CHILD, CHILD de # anos|meses murio|fallecio, #17 anos|meses murio|fallecio|muerto|muerta, enterraron|enterr* hij*|CHILD',
    'suicide-loss':
      'suicid*, se quito la vida, se mato, se ahorco, termino con su vida, quitarse la vida mi|KIN, acabo con su vida',
    'pet-loss':
      'PET murio|fallecio|muerto|muerta|muere|partio|dormir|atropell*, murio PET|mi PET, muerte|perdida|perdi de|a|mi PET, perdi a PET|mi PET, sacrificar PET, extrano PET|mi PET, se murio PET|mi PET, dormir PET, perdi a mi PET, PET se fue|perdio|perdido',
    'marriage-trouble':
      'PARTNER no me habla|escucha, matrimonio crisis|problema*|mal|dificil*|peligro|restaur*|salva*|roto|pleit*|frio, crisis|problema*|pelea*|pleito*|discusi*|discutimos|peleamos|conflicto* con|en|de|matrimonial*|mi matrimonio|marido|esposo|esposa|mujer|pareja|conyuge, peleo|peleamos|discutimos|discuto|peleando|discutiendo con|todo|mi|mucho marido|esposo|esposa|mujer|pareja, marido|esposo|esposa|mujer discut*|grita|frio|fria|distante, restaura*|salva|sana|salvar|sanar|bendice|ayuda mi|nuestro|el matrimonio, marido y yo, esposo y yo, esposa y yo, mujer y yo, matrimonial*, ya no me|nos ama*|quiere|amamos, hogar restaur*|peleas, por|sobre mi matrimonio, salva mi|su|nuestro matrimonio',
    infidelity:
      'infiel, infieles, infidelidad*, engano*|engana con|me|marido|esposo|otra|esposa, me engano, me engana*, me fue infiel, adulter*, otra mujer, otro hombre, amante, me traiciono marido|esposo|esposa|mujer, marido|esposo|esposa|mujer traicion*|engan*|infiel|otra, tiene otra|otro, doble vida, aventura con, cuernos, cachos, puso los cuernos, me pone los cuernos',
    divorce:
      'divorc*, separacion, separad*, separando*|separar*|separamos|separe, se +fue +de +casa|la +casa, marido|esposo|esposa|mujer me +dejo|abandono, PARTNER se +fue, me dejo marido|esposo|esposa|mujer|con, custodia, ex marido|esposo|esposa|mujer, fin de matrimonio|mi, mi matrimonio termino|acabo, abandono esposo|marido',
    breakup:
      'ruptura, rompi*, rompimos, rompio conmigo, LOVER dejo|termino|rompio|fue|corto, me dejo novio|novia|mi|por|despues, termine|terminamos|termino con|conmigo|la, corazon roto|partido|destrozado, me rompieron el|corazon, mal de amores, mi ex, mi ex novi*, desamor, cortamos|corto conmigo|con, olvidarl*|olvidar ex|a, me rompio, dejo LOVER, dejo el|la LOVER, la|lo dejo LOVER',
    wedding:
      'boda*, me caso, nos casamos, se +casan|casaron|casaran, se va a casar, casarnos|casarme|casarse, casamiento, matrimonio sabado|proximo|manana|civil, recien casad*, compromet*, prometid*, pedida de mano, casamos, casaremos|casaran|casara, luna de miel, esponsales, contraer matrimonio, me voy a casar, vamos a casar, se casa el|este|manana|sabado|domingo, hij* se casa, se casa mi',
    newborn:
      'recien nacid*, nacio mi|nuestr*|el|la|hoy|ayer|sano|sana|bebe|CHILD, nacieron, CHILD nacio|nacido|nacida, nacimiento de|mi|del CHILD|mi|nuestro|nieto|nieta|sobrin*, dio a luz, di a luz, soy|somos|ser abuel*|papas|padres|tia|tio, nuevo bebe, llego nuestr*|mi bebe|hij*, nuevo integrante, nuestra bebe, bienvenid* bebe, tuvo su|a|un bebe|hij*, tuvo bebe',
    parenting:
      'crianza, criar|crio|educar|educo|formar a|mis|solo|sola|bien hij*|nin*|mis, criar, paciencia con|para|a hij*|nin*|mis|CHILD, grito|gritar|pierdo|gritarle* a|la|les|mis hij*|paciencia|nin*, buena madre|mama, buen padre|papa, madre|padre|mama|papa solter*|sol*, mejor madre|mama|padre|papa, adolescen*, berrinche*, rebeld*|rebelde CHILD|hij*, hijo|hija rebelde, rabieta*, educar, cria|criando|crio sol*|sola hij*|nin*|tres|dos, cria sola, crio sola',
    'child-astray':
      'hijo prodigo, CHILD pandilla|malas|mal|aparto|alej*|perdid*|bebe|tom*|rebeld*|escap*|abandon*|descarri*|vicio*|apart*|mala, CHILD no|ya quiere|habla|cree|viene|escucha|contesta|va|llama|saber, CHILD se fue|alejo|aparto|escapo|perdio, malas companias|amistades|juntas|influencias, mal camino|malos pasos|mala vida, vuelva|regrese|volver|regresar a|mi|al casa|hij*|camino|dios|iglesia, se fue de casa hij*, trae de vuelta|regreso, descarri*, alejad* de dios|nosotros CHILD, apartad* de dios|la|los|iglesia, hijo|hija en pasos, CHILD fue +de casa, CHILD no contesta|responde|llama|escribe|habla, CHILD aparto|alejo dios|iglesia, anda en malos pasos, malos pasos, anda mal, CHILD lejos dios|iglesia|casa|nosotros',
    'family-conflict':
      'padres|mama|papa|familia odia*|rechaza* novio|novia|esposo|esposa|pareja, no +aguanto|soporto +a +mi|mis|los suegra|suegro|suegros|madre|mama|padre|papa|padres|hermano|hermana|familia|cunada|cunado, madre|padre|mama|papa|padres|hermana|hermano|suegra critica*|insulta*|humilla*|grita*|controla*|juzga*, familia pelea*|pelead*|dividida|unida|unid*|problema*|conflicto*|discusi*|pleito*|rota|reconcili*|paz|separad*|discut*|enojad*|distanciad*|union, pelea*|pleito*|conflicto*|discusi*|problema*|discordia|paz|union|reconcili*|unidad|unir en|familiar*|de|con|entre|la familia|herman*|padres|suegra|familiares|hogar|mama|papa, herencia, no|sin|deje habla*|hablo|hablamos|hablan|dirige con|a|me herman*|madre|padre|mama|papa|KIN|palabra, herman*|padres|mama|papa|madre|padre no|pelea*|discut*|ya|se|dejo habla*|pelean|hablan|quiere|discuten|hablamos|pelead*|palabra|gritan, pelead*|enojad*|distanciad* con|de|mi herman*|mama|papa|padre|madre|KIN, padres pelean|discuten|gritan, familiar* conflicto*, reconcili* con herman*|mi|padre|madre, madrastra|padrastro, suegra|suegro|nuera|cunada|cunado no me|acepta|habla|quiere|soporta, suegra|suegro mete|critica',
    abuse:
      'maltrat*, me pega*, me golpe*, golpea*|golpes|pega|pego a|mi|me KIN|mi|su|hij*, violencia, violent*, abus*, viola*|violo|violaron|violacion, me amenaza, amenaz*, agred*, agresi* de|esposo|marido, miedo|temor a|de mi esposo|marido|pareja, me insulta marido|esposo|pareja, me controla',
    loneliness:
      'nadie me escribe|llama|visita, soledad, solo, sola, solos, solit*, no tengo|tiene amig*|nadie|a, nadie me|con llama|quiere|visita|quien|habla|entiende, sin amig*|nadie, aislad*, hacer amig*, encontrar pareja|amor|esposo|esposa|amistades, solter*, me siento sol*, abandonad*, conocer gente|a, sin compania',
    'friendship-broken':
      'amig* traicion*|pelea*|enoj*|ignora*|distanci*, pelea*|pelee|discut*|discusi*|enoj*|enfad*|perdi|reconcili*|traicion*|disgust*|distanci* con|de|a|mi|una|un amig*|mejor, amistad rota|perdida|termin*|restaur*|rompi*|sana*|recuper*|acab*, mejor amig* no +me|traicion*, amig* me +traiciono|mintio|fallo|engano, perdi una amistad, perdi amistad|mi, recuperar amistad|mi|la, confianza en amiga|amigo',
    birthday:
      'cumplean*, cumple, cumplo, cumple anos, cumples, aniversario de nacimiento|vida, un ano mas de vida, anos hoy, quince anos|anera, quinceanera, cumple # anos, cumplo # anos, # anos hoy',
    'new-job':
      'entrevista*, nuevo JOB, nueva posicion|funcion, empiezo|comienzo|empieza|comienza|empezar|inicio|empece|comenzar|comence|inicia JOB|nuevo|en|a|mi trabajo|trabajar|empleo|puesto|chamba, primer dia|semana de|en|trabajo, ascenso, oferta de trabajo|empleo|laboral, contratad*|contraten, prueba laboral|de, puesto nuevo',
    unemployment:
      'desemple*, paro, cesant*, LOSE JOB, LOSE mi|el|sin JOB, sin JOB, busco|buscando|busca|necesito|necesita|encontr*|encuentr*|conseguir|consiga|consigo|dame|danos|pido|hallar|abre|buscar|necesitamos JOB|un|puertas JOB|de, despid*, despid* del, despidieron, despedid*, me echaron|corrieron JOB|del|de, no tengo|encuentro|hay|consigo JOB, falta de JOB, puertas de JOB, busqueda de JOB, curriculum*, cv, por un JOB, un trabajo, puertas laborales, no encuentra|consigue|halla JOB|nada, no consigue nada trabaj*, sin empleo, KIN no|sin encuentra|consigue trabajo, despues de un ano buscando JOB',
    burnout:
      'burnout, agotad*, agotamiento, agota*, cansad*|cansancio|cansada de|del|trabajo|mucho|estoy|siempre|tanto, cansad*, cansancio, sobrecarg*, demasiado|mucho|exceso trabajo|de trabajo, estres* trabajo|laboral|del|en, no doy mas|abasto, no puedo mas, exhaust*, quemad* trabajo|laboral|por, sin descanso, presion en|laboral|del trabajo, abrumad*, rendid*, descansar, turnos dobles, trabaj* demasiado|mucho|tanto',
    'work-conflict':
      'jefe, jefa, companer* de|trabajo trabajo|oficina, colega*, mobbing, acoso laboral|trabajo|en, ambiente laboral|trabajo|de, problema*|conflicto*|injust*|chisme*|pelea* en|laboral*|trabajo trabajo|oficina, supervisor*, patron, gerente, encargad*, injusticia*|injust* trabajo|laboral, me humillan trabajo|en, vida imposible oficina|trabajo, jefe|jefa humilla|grita|maltrat*|injust*|insulta, hacen la vida imposible, persigu*|acos*|molest* en trabajo|oficina',
    money:
      'deuda*, dinero, plata, pagar|pago|pagamos el|la|las|los|mis|renta|alquiler|luz renta|alquiler|deuda*|luz|cuenta*|facturas|prestamo|recibos|escuela, financ*, prestamo*, econom*, pobre, pobreza, hipoteca, banco, bancarrota, fin de mes, no me|nos|alcanza alcanza|llega, no alcanza, sueldo, salario, facturas, comida para|en|no, no tengo|hay|tenemos comida, no tengo|hay|tenemos que|para comer|pagar, hambre, embargo, impuestos, provision, provee*, renta, recursos, credito*, tarjeta*, escasez, ruina, quiebra, lana, sustento, subieron|subio|sube alquiler|renta|luz|precio*, que nos|me alcance, no alcanza el, deben|debo dinero|banco|plata, luz|agua|renta atrasad*|debo|cort*, banco nego',
    housing:
      'sin casa|techo|hogar|vivienda, desaloj*, desahuci* piso|casa|de, vivienda, alquiler caro|casa|buscar, encontrar|busco|buscando|necesito|buscamos|conseguir|necesitamos|encuentre|dame casa|piso|departamento|apartamento|lugar|vivienda|habitacion|hogar|techo|donde, donde vivir|dormir|quedarme|quedarnos, durmiendo|duermo|vivo en|la calle|coche|carro|auto, en la calle, casero, casera, albergue, perdi|perdimos la|mi|nuestra casa, nos echan|quieren casa|de|sacar, sin hogar, techo, casa propia, dueno del piso|departamento, hipotecado',
    exam: 'examen*, examenes, ecsamen, exsamen, oposicion*, parcial*, final* de|universidad, prueba de|manana|matematicas|acceso|admision, selectividad, ebau, test, aprobar, apruebe, carnet de conducir, tesis defensa, defensa de tesis|la, certificacion, recuperacion matematicas, prueba escrita|oral|universidad, pruebas academicas, exam',
    'school-child':
      'SCHOOL_CHILD escuela|colegio|cole|kinder|preescolar|primaria|guarderia, SCHOOL_CHILD empieza|empezar|empezara|comienza|comenzar|entra|entrar|inicia|nueva|nuevo|va escuela|colegio|cole|kinder|clases|primaria, escuela|colegio SCHOOL_CHILD',
    studies:
      'SCHOOL_CHILD escuela medicina|enfermeria|negocios|manejo, estudi*, universidad, uni, colegio|escuela|clases empez*|comienz*|inicio|nuev*|dificil|primer|va|mal|tareas|notas, clases, curso escolar|nuevo, ano escolar|academico, carrera universitaria|de|mi, tesis, tareas, deberes, concentr*, aprender, maestria, doctorado, secundaria, bachillerato, prepa, preparatoria, calificaciones, semestre, beca, facultad, instituto, primer grado|dia colegio|escuela|clases',
    bullying:
      'bullying, bulling, buling, acos* escuela|colegio|escolar|a|en|por|instituto, acoso escolar|en|cole, burl*, se burlan, ciberacoso, molestan escuela|colegio|en, companer* clase|escuela|colegio|cole burl*|molest*|insult*|peg*, insult* en escuela|colegio|clase, le pegan|molestan en, se rien de, rechaz* en|companer* escuela|clase|colegio, marginad*',
    retirement:
      'jubil*, jubilacion, retiro, pension*, me retiro, ultimo dia de trabajo, dejo de trabajar despues|tras',
    decision:
      'decision*, desicion*, decid*, elegir, eleccion, elijo, escoger, dud*|se si|entre aceptar|irme|debo|mudarme|dos, no se que hacer|camino|decidir|decision|elegir, que debo hacer, que hago, que camino, discern*, encrucijada, guia* mis|me|nos|mi|senor|pasos, guiame, muestrame|ensename el|tu|camino, tu voluntad, sabiduria para|en|al, buen camino, dos ofertas|opciones|caminos, direccion, que direccion, orientame, iluminame, ilumina mi, cual camino, no se cual|que elegir|camino|hacer|decidir|escoger',
    moving:
      'mudan*, mudar*, mudo|mudamos a|de|nos|otra, nos mudamos, me mudo, nueva ciudad|casa|vida, nuevo pais|hogar|barrio|departamento|piso, traslad*, cambio|cambiar|cambiarme de ciudad|casa|pais|piso, cajas, me voy a vivir, ir a vivir, vivir a|en otra|otro, mudandonos',
    court:
      'juicio, juez, jueza, tribunal*, abogad*, corte, audiencia, demanda, demand*, justicia, acusad*|acusan|acusaron injust*|falsa*|de|me|sin|mi, acusad*, juzgado, sentencia, proceso legal|judicial, legal, fiscal, testigo, denuncia, caso legal, falsamente, pleito legal, condena*',
    aging:
      'vejez, envejec*, anciano, anciana, viejo, vieja, viejit*, tercera edad, mi edad, se me olvida*, memoria falla|me|pierdo|se, hacer|haciendo viej*|mayor, tengo 70|75|78|79|80|81|82|83|84|85|86|88|90|87|89, edad avanzada, asilo, residencia de ancianos|mayores, pierdo fuerzas, fuerzas ya no, # anos debil*|fragil|fuerzas, tengo # anos cansad*|fuerzas|sol*',
    travel:
      'viaj*, viaje*, vuelo*, avion, carretera, camino|ruta largo|carro|seguro, manej*|conducir|conduzco|conduce manana|noche|lejos|larg*|por, vacaciones, peregrin*, autobus, aeropuerto, ruta, de regreso a casa, buen viaje, bus, viajando, vuelva|regrese sano|con bien|salv*, vuelo manana',
    migration:
      'refugiad*, asilo, inmigra*, migrant*, migra*, emigr*, papeles, visa, visado, residencia permiso|legal|de|tramit*, indocument*, deport*, frontera*, lejos de|mi casa|pais|tierra|patria|familia|mi, sin papeles, ice, embajada, ciudadania, exili*, nostalgia, permiso de trabajo, cruzar, cruzando, extranjer*, otro pais lejos|solo, huyendo, huir, nacionalidad, la selva, darien',
    prison:
      'carcel, preso, presa, presos, prision*, prision, encarcel*, deteni*, tras las rejas, recluso*, reo, penal, condenad* anos, penitenciar*, libertad condicional, arrest*, celda, privad* de libertad, CHILD|KIN carcel|preso|presa|detenido|detenida',
    soldier:
      'soldado*, ejercito, militar*, marina, despleg*, servicio militar, cuartel, tropas, en +el +frente, mision militar|de, recluta, infante*, fuerzas armadas, legion',
    war: 'guerra*, bomba*, bombard*, ucrania, gaza, palestin*, sudan, siria, misil*, alto el fuego, cese al fuego, invasion, israel, medio oriente, oriente medio|proximo, paz en|mundial|del|para mundo|el|tierra, congo, conflicto armado, terrorism*, drones',
    disaster:
      'terremoto*, sismo*, temblor*, inunda*, huracan*, ciclon, tormenta*, incendio*, tsunami, tornado*, deslave*, derrumbe*, sequia, desastre*, dana, erupcion, volcan, fuego casa|quemo|perdi*, se quemo, quemo|incendio casa|la|nuestra, damnificad*, riada*, alud, tifon, inundacion casa|llevo|todo, agua se llevo, se llevo casa|todo el|la|rio',
    country:
      'eleccion*, gobern*, gobierno*, presidente, nuestro|mi|este|el|nuestra|por pais|nacion|patria, nacion, politic*, dirigent*, autoridad*, votar, voto, democracia, patria, lideres, corrupcion, nicaragua, venezuela, mi pais',
    persecution:
      'persegu*, persigu*, persecucion, cristian* perseguid*|muer*|sufr*|matan|asesin*|presos|encarcel*, por su fe, por mi fe, por creer|ser cristian*|creyente|cristo|evangelic*, fe perseguid*|prohibid*|carcel|rechaz*|burl*, por causa de fe|cristo|la|tu, iglesia quemad*|atacad*|clandestina|perseguida, iglesias quemad*|atacad*, me rechaz*|odian|echaron|burl* cristian*|por|creer fe|cristian*|cristo|creer, familia rechaz*|echo|corrio cristian*|fe|cristo|evangelic*',
    meal: 'antes de comer, bendecir|bendice|bendiga los|esta|la|estos|nuestra|el alimentos|comida|mesa|cena|almuerzo|pan, alimentos, bendicion de|para la|los mesa|alimentos|comida, la mesa, por esta comida, por los alimentos, cena, almuerzo, desayuno, oracion|gracias comida|mesa|alimentos|cena|antes, comida bendice|bendecir, por la comida',
    'anger-with-god':
      'enojad*|enfadad*|molest*|furios*|rabia|decepcionad*|coraje|enojo|resentid*|ira con|contra|hacia dios|contigo|senor|ti|tigo, enojad* contigo, rabia contigo|dios, porque me|dios permit*|dejaste|abandon*|quitaste|castigas, donde estabas|estas dios|tu|senor|cuando, me abandon* dios|senor|tu|por, dios me|no|es abandon*|fallo|olvid*|injusto|escucha|cruel|importa, me abandonaste, me fallaste, te olvidaste, no me escuchas, dios injusto, reclam* a dios, por que dios permit*|deja|dejo|castiga|abandono, por que permit*|dejaste|quitaste|abandon*, por que me abandon*|castig*|quitaste|dejaste',
    doubt:
      'dud*, dudas, dudo, pierdo|perdi|perdiendo|perder la|mi fe, fe debil|flaque*|tambalea|se|crisis|poca, crisis de fe, no se si|creo existe*|creo, no creo, dios existe, existes, existe dios, eres real, creo ayuda incredulidad|mi, incredul*, me cuesta creer, cuesta creer, preguntas de|sobre fe|dios, aumenta mi fe, poca fe, dejar de creer, deje de creer, si es verdad|real',
    'spiritual-dryness':
      'lejos de dios|ti|el|senor, alejad* de dios|ti|senor, dios lejos|lejano|callad*|silencio|distante|ausente|calla, te siento|siento lejos|distante|lejano, no siento|escucho|oigo dios|tu|a|presencia|nada presencia|voz|dios|cuando, no te siento|oigo|escucho|encuentro, no siento a dios, no puedo|logro|consigo orar|rezar, orar|oracion*|rezo|rezar vac*|seca*|fri*|pared|rutina|techo|sin|me, sequedad, sequia|desierto|aridez espiritual, desierto, silencio de dios, tu silencio, tib*, fe fria|apagada|seca|tibia, acercarme|acercar a|mas dios|ti, volver a dios|ti, vacio|vacia espiritual, no tengo|sin ganas de orar|rezar|leer, ganas de orar|rezar, sentir tu|a presencia|dios, frialdad, enfriad*, me cuesta orar|rezar, orar me cuesta, espiritualmente, rezo y no, oro|rezo|orar no siento|pasa|nada, oro y no siento, rezo y no siento',
    guilt:
      'culp*, culpa, culpable, peca*, peque, pecado, pecados, perdoname, perdona mis|mi|me|nos pecados|pecado|faltas|senor, arrepent*, confes*, confieso, remordimiento*, menti, robe, engane, le hice dano|mal, hice dano|algo|mal, lastime, aborte, aborto, mi error|culpa, falle, te falle, me equivoque, perdonarme, no me perdono, lo que hice, he pecado, he fallado|hecho|mentido|robado, puedes perdon*, hice mucho dano, accidente cause|causo, no se perdona',
    shame:
      'verguenza, avergonz*, no valgo, valgo nada, no sirvo, no soy suficiente|buen*|digno|digna, inutil, me odio, odio mi|como cuerpo|me, fea, feo, autoestima, inseguridad*, insegur*, fracasad*, fracaso, nadie me quiere|ama|valora, no me quiero|siento amad*|digno, indign*, basura, rechazo por|de mi|cuerpo, no merezco, poca cosa, gord*, me siento inutil|fea|feo|nada|menos|rechazad*|suci*',
    forgive:
      'perdonar a|al|lo|el|la|quien|mi|mis|su, perdonarl*|perdonarlo|perdonarla, perdono|perdonar, no puedo|logro|consigo|quiero perdonar*, ayuda* a perdonar, aprender a perdonar, rencor*, resentim*, amargur*, odio* a|hacia|contra|mi|que, odio, venganza, vengar*, ira|rabia|coraje contra|hacia|con KIN|mi|el|ella|quien, me hizo|hicieron dano|mal|mucho|tanto, me hirio|lastimo|lastimaron, herida* que me',
    temptation:
      'tenta*, tentacion*, tentad*, lujuria, mismo pecado, vuelvo|volver a caer|pecar, caer en pecado|la|tentacion, pensamientos impuros, impur*, resistir, me atrae* otra|otro|mujer|hombre|una|un, caigo siempre|en|otra, coquete*',
    'new-faith':
      'nuevo creyente|cristian*|en|convertid*, nueva creyente|fe|en, recien convertid*, convert*, conversion, me converti, acepte|aceptar|acepto|acepte|acepten a|cristo|jesus cristo|jesus|senor|dios, conoc* a|de dios|cristo|jesus|ti|senor, conozca* a|de dios|cristo|jesus|ti|senor, empiezo|empece|comence|comienzo|empezando a|en|mi creer|fe|orar|conocer|camino|biblia, no cree|creen|conoce* en|dios|cristo|jesus, no es|son creyente*|cristian*, ateo|atea, salvacion de|para|mi KIN|mi|mis|alma|amig*|familia, entreg* mi|su vida|corazon, encuentr* a|la|contigo dios|fe|cristo, busque a dios, abra su corazon, llegue a|se creer|salve|fe|salven, primera vez que|rezo|oro, inconvers*, nacer de nuevo, se acerque a dios|ti, salvacion, toca su corazon, acepte a, acepte cristo|jesus',
    baptism:
      'baut*, bauti*, bautizo*, bautismo, primera comunion, confirmacion, bautis*, comunion primera|mi|de',
    church:
      'nuestra|mi|la|tu|por iglesia|parroquia|congregacion|comunidad, iglesia dividi*|problema*|conflicto*|unidad|crec*|pastor|avivamiento|pequena|vacia|union, parroquia*, congregacion, unidad de|en la|iglesia|cristianos, avivamiento, pastor|sacerdote|parroco|cura de|nuestro|mi|y|nuevo, nuestro pastor, nuevo pastor|sacerdote|parroco, iglesia, comunidad parroquial|cristiana|de',
    ministry:
      'ministerio*, misioner*, misiones, predic*, servir a|en|al|te|con dios|iglesia|ti|senor|demas|ministerio, servirte, servicio iglesia|en, siervo|sierva, voluntari*, catequ*, catequesis, catequista, escuela dominical|biblica, evangeliz*, alabanza equipo|grupo|dirijo|ministerio, lider de|jovenes, grupo de jovenes|oracion, diacono, sermon, obra misionera, soy pastor|lider|sacerdote|misioner*, llamado, pastoral, coro, mision iglesia|evangel*|misioner*|africa|parroquia',
    waiting:
      'espera, esperando, esperar, espero hace|una|desde|tu|respuesta, paciencia, sin respuesta, no respondes|contestas|responde|llega|contesta, cuanto tiempo, hasta cuando, orando|oro|orado|rezando|pido|rezo hace|desde|por|anos|meses anos|meses|tiempo|mucho|y, tu tiempo, tiempos de dios, tiempo de espera, no pasa nada, nada cambia, demora*, tarda*, no llega, respuesta no',
    'healing-thanks':
      'gracias sana*|sano|salud|recuper*|curo|curad*|resultado*|operacion|salio|mejor|sanidad|curar*|alta, THANK sanidad|salud|sanar*|recuper*|curacion|sanacion|curar*, resultado*|examenes|analisis|biopsia|prueba*|tac|estudios bien|negativ*|buen*|limpi*|salieron|bueno|perfect*, operacion|cirugia bien|exito|salio|exitosa, salio bien|todo|del de|operacion|cirugia|hospital, salieron bien|negativ*|buen*, ya estoy|esta sano|sana|mejor|curad*|recuperad*, me siento|esta|estoy mejor|recuperad*|sanad*|curad*, curado, curada, curad*, recuperad*, remision, libre de cancer, de alta, alta medica, sali del hospital, sobrio|sobria desde|hace|meses, ya no estoy enferm*|tengo|tiene cancer|enferm*, sanaste, me sano, fue benigno, benigno, ya camina, sane, dolor|fiebre|tumor se|ya fue|desaparecio|paso|quito, no bebe|toma|fuma mas|gracias|ya',
    'answered-prayer':
      'oracion* contest*|respond*|escuch*|respuesta, contest*|respond*|escuch* mi|mis|nuestr* oracion*, contestaste|respondiste|escuchaste, me escuchaste, dios respondio|contesto|escucho|hizo|cumplio, consegui*|consiguio|encontre|encontro|encontramos|obtuve|dieron|dio|salio|tengo JOB|el|la|un|casa|visa|trabajo visa|trabajo|casa|departamento|piso|papeles|ascenso, consegui JOB|un, aprob* examen*|el|todo|mis|la, aprobe, gracias por JOB|nuevo|el|mi|haber|respond*|escuch*|conced*|ayud*|conseg*|aprob* trabajo|empleo|nuevo|escuch*|respond*|concedid*, buena noticia|noticias, milagro*, reconcili* gracias|con|nos, nos reconciliamos, hicimos las paces, me llamo|perdono, volvio a|mi|hablar, testimonio, me dieron JOB|la|el trabajo|visa|beca|puesto, por fin, ya tengo JOB|casa|visa, tengo trabajo gracias, volvio a hablarme|hablar',
    'daily-thanks':
      'gracias por|dios|senor|padre|jesus dia|todo|vida|familia|amig*|hijos|salud|casa|sol|amor|bendici*, gratitud, accion de gracias, bendiciones, bonito dia, hermoso dia, dia hermoso|bonito|lindo, cosas sencillas|pequenas',
    praise:
      'alab* a|sea|te|al|tu|senor, alabo, alabado, alabanza*, adora*, adoro, gloria a|al|dios|ti, aleluya*, santo santo|eres|es, que grande|bueno eres|es, eres grande|santo|bueno|digno|maravilloso|poderoso, dios es grande|bueno|fiel|amor|maravilloso, bendito seas|sea|dios, exalt*, engrande*, te amo senor|dios|jesus|padre|mi, grandeza, majestad, honra, glorif*, maravilloso',
    morning:
      'manana de|al|esta|buena*|oracion|por|antes, esta manana, por la manana, empezar|empiezo|comenzar|comienzo|inicio|iniciar|comienza|empieza el|este|mi|un dia, nuevo dia, dia que|de empieza|comienza|comienzo, al despertar, desperte, me desperte, me levanto, acabo de despertar|levantar*, antes de ir|salir, amanecer, amaneci, bendice mi|este dia',
    evening:
      'esta noche, antes de dormir|acostar*, fin|final del dia, termina|termino|acaba|terminar el|este|mi|un dia, dormir|duermo en|tranquil*|esta|ahora, oracion de la noche, voy a dormir|acostar*, acostarme|acostar, me acuesto, al anochecer, atardecer, a la cama, dia termino|termina|acabo, dormir bien|tranquil*|paz, oracion para dormir',
  },
  hints: {
    ministry: 'mision',
    'daily-thanks': 'gracias, agradec*, agradezco',
    morning: 'buenos dias',
    evening: 'buenas noches, noche',
    baptism: 'padrino*, madrina*, ahijad*',
    illness:
      'doctor*, medico*, salud, tratamiento*, sana*, curar*, accidente*, medicin*, hospital, examenes',
    'serious-diagnosis': 'resultado*, analisis, prueba*',
    pain: 'sufr*, molestia*',
    depression: 'vacio, vacia, triste*, llor*, lagrimas, esperanza, sol*, oscur*',
    anxiety: 'futuro, calma, paz, incertidumbre',
    sleeplessness: 'dormir, duermo, noche*',
    addiction: 'beber, tomar, juego',
    caregiving: 'ancian*, mayor*, cuid*',
    dying: 'morir, muerte',
    infertility: 'hijo*, bebe',
    pregnancy: 'bebe, nacer, nacimiento',
    bereavement: 'perdi, perdida, muerte, falta, ausencia',
    'marriage-trouble': 'marido, esposo, esposa, pareja, matrimonio',
    divorce: 'abogad*, dejo',
    breakup: 'dejo, relacion, amor',
    wedding: 'casar*, casad*, matrimonio',
    parenting: 'CHILD, padres',
    'family-conflict': 'familia, pelea*, conflicto*, suegr*, cunad*, nuera, yerno',
    loneliness: 'amig*, nadie',
    'friendship-broken': 'amistad, amig*',
    unemployment: 'trabajo, empleo',
    burnout: 'descanso, presion, estres*',
    'work-conflict': 'trabajo, oficina, injust*',
    money: 'pagar, comida, plata',
    housing: 'casa, alquiler, piso',
    exam: 'prueba, pruebas',
    studies: 'escuela, colegio, clase',
    decision: 'sabiduria, camino, guia*, luz, no se si|que',
    court: 'abogado*, custodia',
    aging: 'edad, debil*',
    travel: 'manejar, conducir',
    country: 'pais',
    forgive: 'perdon*, ira, herida*, enojo',
    'anger-with-god': 'enojo, rabia, injust*, por +que +a +mi, por +que +yo',
    doubt: 'creer, fe',
  },
};
