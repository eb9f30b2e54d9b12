// Patterns for the check of an answer in Spanish.
import { buildPattern } from '../answer-patterns.ts';
import type { AnswerPatterns } from '../answer-patterns.ts';

const god = '(?:dios|jesus|cristo|el senor|el padre|el espiritu santo|el) ';
const adverbs = '(?:(?:[a-z]+mente|pronto|ya|tambien|muy pronto|por fin|al fin) ){0,2}';
const before =
  '(?:(?:un|una|el|la|los|las|tu|tus|ese|esa|este|esta|de vuelta|nuevo|nueva|buen|buena|mejor|gran|verdadero|verdadera|otro|otra|mucho|mucha|mas|hermoso|hermosa|a) ){0,4}';
const goods =
  '(?:empleo|trabajo|puesto|esposo|esposa|marido|mujer|novio|novia|pareja|alma gemela|hijos?|hija|bebe|casa|auto|carro|coche|dinero|riquezas?|fortuna|visa|beca|contrato|exito|milagro|sanidad|sanacion|curacion|ascenso|aumento|departamento|negocio|titulo|salud|amor de tu vida)';
const theirs =
  '(?:tus? (?:esposo|esposa|marido|mujer|hijos?|hijas?|madre|padre|mama|papa|padres|amigo|amiga|jefe|jefa|pareja|hermano|hermana|ex|familia|bebe|matrimonio|negocio|empresa|finanzas|situacion|tratamiento|operacion|cirugia|analisis|resultados?|examen|examenes|entrevista|relacion|salud|enfermedad|cancer|dolor|dolores|depresion|deudas?|suenos?|planes)|ella|la (?:enfermedad|operacion|situacion|cirugia)|el (?:cancer|dolor|tratamiento)|los (?:resultados|medicos)|las cosas)';

export const answerPatterns: AnswerPatterns = {
  ownSuffering:
    /\b(?:saname|curame|aliviame)\b|\bmi (?:enfermedad|dolor|operacion|cirugia|cancer|diagnostico|tratamiento|recuperacion|depresion|adiccion|duelo|cuerpo)\b|\b(?:estoy (?:muy |tan )?(?:enferm[oa]|de luto|embarazada|deprimid[oa])|sufro)\b/,
  foretold: [
    buildPattern(
      god,
      '(?:(?:te|lo|la|le) )?(?:va a ',
      adverbs,
      '(?:sanarte|sanar(?! (?:tu corazon|tu alma|tus heridas|los corazones|a los))|curarte|curar)|',
      adverbs,
      '(?:sanara|curara)(?! (?:tu corazon|tu alma|tus heridas|nuestras|los corazones|a los)))',
    ),
    buildPattern(
      god,
      `(?:va a ${adverbs}(?:darte|enviarte|mandarte|concederte|conseguirte|encontrarte|bendecirte con|devolverte|dar|regalarte) |te (?:va a (?:dar|enviar|mandar|conceder|devolver|regalar)|dara|enviara|mandara|concedera|conseguira|bendecira con|devolvera|regalara) )${adverbs}${before}${goods}`,
    ),
    buildPattern(
      god,
      '(?:te )?(?:va a |)(?:restaurara?|salvara?|arreglara?) (?:tu|la|el) (?:matrimonio|salud|negocio|finanzas|relacion|casa)',
    ),
    buildPattern(
      god,
      '(?:te )?(?:va a (?:abrir(?:te)?)|abrira) (?:una|la|esa|las|un|otra) (?:\\w+ )?puertas?',
    ),
    buildPattern(
      god,
      '(?:te )?(?:va a (?:quitar(?:te)?|hacer(?:te)?|pagar|cambiar|traer)|quitara|hara|pagara|cambiara|traera) (?:(?:la|el|esa|ese|esta|este|tu|tus|a|de vuelta) )*(?:enfermedad|cancer|dolor|deudas?|depresion|ric[oa]|prospero|prospera|esposo|esposa|marido|jefe)',
    ),
    buildPattern(
      `(?:te )?vas a ${adverbs}(?:sanar(?:te)?|curar(?:te)?|recuperar(?:te)?|casar(?:te)?|quedar embarazada|aprobar|ganar el|salir (?:adelante|de esta|bien)|estar (?:bien|mejor|san[oa])|ser (?:sanad[oa]|ric[oa]|madre|padre|mama|papa|ascendid[oa])|lograrlo|sobrevivir|sentir(?:te)? mejor|mejorar|tener exito|(?:conseguir|obtener|encontrar|recibir|tener|conocer a?) ${before}${goods})`,
    ),
    buildPattern(
      `(?:sanaras|te (?:curaras|sanaras|recuperaras|casaras|sentiras mejor)|quedaras embarazada|aprobaras|saldras (?:adelante|de esta|bien)|estaras ${adverbs}(?:bien|mejor|san[oa])|seras ${adverbs}(?:sanad[oa]|curad[oa]|ric[oa]|ascendid[oa]|madre|padre)|lo lograras|sobreviviras|mejoraras|(?:conseguiras|obtendras|encontraras|recibiras|tendras|conoceras a?) ${adverbs}${before}${goods})`,
    ),
    buildPattern(
      theirs,
      ` (?:(?:va|van) a ${adverbs}(?:sanar(?:se)?|curarse|volver|regresar|cambiar|salir bien|mejorar|desaparecer|perdonarte|llamarte|recuperarse|arreglarse|terminar|irse|estar (?:bien|mejor)|ser (?:sanad[oa]s?|buenos|un exito))|(?:se )?(?:sanara|curara|recuperara|arreglara|arreglaran)|se (?:ira|iran)|volvera|regresara|cambiara|saldra(?:n)? bien|mejorara(?:n)?|desaparecera(?:n)?|te (?:perdonara|llamara|amara)|terminara|estara(?:n)? (?:bien|mejor)|sera(?:n)? ${adverbs}(?:sanad[oa]s?|curad[oa]s?|buenos|restaurad[oa]s?|un exito|pagadas))`,
    ),
    buildPattern(
      '(?:todo|esto|eso) (?:va a (?:salir|estar|ir) (?:bien|mejor)|va a (?:mejorar|pasar pronto|arreglarse)|se va a (?:arreglar|resolver|solucionar)|saldra bien|estara bien|ira (?:bien|mejor)|se (?:arreglara|resolvera|solucionara)|mejorara)',
    ),
    buildPattern(
      '(?:manana|la proxima semana|el proximo (?:mes|ano)|este (?:mes|ano)|esta semana),? (?:todo )?(?:sera|estara|ira|va a (?:ser|estar|ir)|te traera)',
    ),
    buildPattern(
      '(?:dios|el senor|jesus|el espiritu(?: santo)?|un angel) (?:me|nos) (?:dijo|ha dicho|dice|esta diciendo|hablo|ha hablado|mostro|ha mostrado|muestra|revelo|ha revelado|revela)',
    ),
    buildPattern(
      '(?:tuve|recibi|tengo|he recibido|he tenido|veo|traigo) (?:para ti )?(?:una |un |la )?(?:\\w+ )?(?:vision|palabra|profecia|mensaje|revelacion) (?:de|para|del|que|sobre)',
    ),
    buildPattern(
      '(?:(?:yo|te|hoy|hoy te) profetizo|predigo|vaticino|te (?:aseguro|garantizo|prometo) que (?:tu|vas|todo|te|se|\\w+aras|\\w+eras|\\w+iras|\\w+dras)|veo (?:en tu futuro|que vas))',
    ),
    buildPattern(
      '(?:dios|el senor|el espiritu) (?:quiere que te diga|me (?:manda|pide) (?:a |que te )?(?:decirte|diga)|tiene un mensaje para ti|te dice(?: hoy)?,? que (?:tu|vas|tendras|seras|\\w+aras))',
    ),
    /^profetizo /,
    buildPattern('tu (?:futuro|destino) (?:sera|te (?:traera|espera)|va a|traera)'),
    buildPattern(
      'tu (?:sanidad|sanacion|milagro|curacion|esposo|esposa|marido|bebe|empleo|trabajo|liberacion) (?:ya )?(?:viene|esta (?:en camino|cerca|llegando|por llegar)|llega)',
    ),
    buildPattern(
      '(?:dios|jesus|el senor|el) (?:te )?(?:esta preparando|prepara) (?:para ti )?',
      before,
      goods,
    ),
    buildPattern(
      '(?<!(?:heridas|llagas|que|si|cuando),? )(?:estas|eres|quedas) (?:ya )?(?:san[oa]|sanad[oa]|curad[oa])(?: en el nombre| de (?:tu|este|esta)| (?:hoy|ahora)|$)',
    ),
    buildPattern(
      '(?:el|la|tu|este|esta|ese) (?:cancer|enfermedad|dolor|depresion|tumor) (?:(?:sale|se va) de tu cuerpo|te deja hoy|deja tu cuerpo|abandona tu cuerpo|desaparece)',
    ),
  ],
  foretoldTogether: [
    [
      buildPattern(
        '(?:en|dentro de|antes de) (?:los |las |el |la |que pasen )?(?:(?:proxim[oa]s?|menos de|un|una|dos|tres|cuatro|cinco|seis|siete|ocho|diez|treinta|cuarenta|unos|unas|pocos|pocas|\\d+) ){1,2}(?:horas?|dias?|semanas?|mes|meses|anos?)|antes de (?:navidad|fin de (?:mes|ano))',
      ),
      /(?<![a-z])(?:vas a|va a|van a|[a-z]{2,}(?:aras|eras|iras|dras)|(?:dios|todo|esto|ella|el senor|tu [a-z]+) (?:(?:te|se|lo|la) )?[a-z]{2,}(?:ra|ran))(?![a-z])/,
    ],
    [
      buildPattern('pronto'),
      /(?<![a-z])(?:vas a|[a-z]{2,}(?:aras|eras|iras|dras)|tus? [a-z]+ (?:(?:te|se) )?(?:va a|van a|[a-z]{2,}(?:ra|ran))|(?:todo|esto) (?:(?:se) )?(?:va a|[a-z]{2,}ra))(?![a-z])/,
    ],
  ],
  commanded: [
    buildPattern(
      '(?:deja|dejen|para(?= de tomar)|suspende|abandona|tira|bota|rechaza|no (?:tomes|sigas|uses|necesitas)|ya no tomes|olvida) (?:de tomar |de usar |de ir a |con |tomar |tomando )?(?:(?:tu|tus|el|la|los|las|ese|esa|esos|esas|mas|todos?|todas?|ningun) )*(?:\\w+ )?(?:medicinas?|medicamentos?|medicacion|pastillas?|tratamientos?|quimio|quimioterapia|terapia|insulina|antidepresivos?|recetas?|dialisis)',
    ),
    buildPattern(
      '(?:no (?:necesitas|te hace falta)|ya no necesitas|en vez de|en lugar de) (?:(?:ir|ver|al|a|un|una|tu|ningun|el|la|de) )*(?:medicos?|doctores?|doctor|doctora|medicina|tratamiento|terapia|terapeuta|psicologo|psicologa|psiquiatra|hospital|consejero)',
    ),
    buildPattern(
      'no (?:llames|vayas|confies|hables|escuches|acudas|le digas|se lo digas|lo cuentes|le cuentes) (?:(?:a|al|con|en|la|el|los|tu|tus|un|nada) )*(?:policia|medicos?|doctor|nadie|padres|hospital|terapeuta)',
    ),
    buildPattern(
      '(?:deja|abandona|divorciate de|separate de|rompe con|corta con|reniega de) (?:a )?(?:tu|tus) (?:esposo|esposa|marido|mujer|pareja|novio|novia|matrimonio|familia|padres|hijos|madre|padre|trabajo|empleo|iglesia)',
    ),
    buildPattern(
      '(?:quedate con|vuelve con|regresa con|regresa a|vuelve a|sometete a|obedece a) (?:tu (?:esposo|esposa|marido|mujer|pareja|agresor|novio|novia)|el que|quien te|ese hombre|un hombre)',
    ),
    buildPattern(
      '(?:debes|tienes que|estas obligad[oa] a) (?:enviar|pagar|donar|transferir|sembrar|comprar|vender|dejar a tu|abandonar|divorciarte|renunciar|obedecer a|casarte|quedarte con|dar(?:nos)? (?:dinero|tu|todo|\\d))',
    ),
    buildPattern(
      '(?:envia(?:nos|me)?|manda(?:nos)?|dona|transfiere|siembra|deposita|da(?:nos)?|haz) (?:(?:tu|tus|un|una|el|la|de|todo|todos|todas) )*(?:dinero|donacion|donativo|ofrenda|ahorros|semilla|diezmo|deposito|\\d+ ?(?:dolares|pesos|euros)|tarjeta)',
    ),
    buildPattern('(?:renuncia a tu (?:trabajo|empleo)|vende tu (?:casa|auto|carro))'),
    buildPattern(
      '(?:comparte|envia|reenvia|manda) (?:este|esta|esto) ?(?:\\w+ )?(?:a|con) (?:\\w+ ){0,2}(?:personas|amigos|contactos)|haz clic|visita (?:nuestr[oa]|este|esta|la|el) (?:sitio|pagina|enlace)',
    ),
    buildPattern(
      '(?:matate|suicidate|hazte dano|lastimate|ayuna (?:por )?\\w+ dias sin (?:comer|beber|agua))',
    ),
    buildPattern(
      '(?<!no )(?:cancela|aplaza|interrumpe) (?:tu|tus|la|el) (?:quimio|quimioterapia|tratamientos?|terapia|operacion|cirugia|dialisis)',
    ),
    buildPattern(
      '(?<!(?:no|nadie) )(?:aguanta|soporta|acepta|resiste) (?:los|sus) (?:golpes|maltratos|abusos)|quedate con (?:el|ella) y (?:aguanta|soporta|ora|acepta|ten paciencia)',
    ),
    buildPattern('no (?:lo |la |los )?denuncies|no pongas (?:una )?denuncia'),
  ],
};
