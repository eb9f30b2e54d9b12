// Spanish guide: publishing Selah in app stores.
import {
  checks,
  guideFacts,
  type GuideText,
  heading,
  link,
  list,
  note,
  rows,
  steps,
  text,
} from '../guide.ts';
import type { StoreTexts } from '../app-store-texts.ts';

export const guide: GuideText<'store'> = {
  intro:
    'Para quienes administran un servidor y quieren ofrecer Selah en una tienda de aplicaciones: lo que pide cada tienda, respuestas correctas sobre los datos y textos para copiar. Los requisitos se comprobaron el 22 de noviembre de 2026; revísalos de nuevo antes de pagar.',
  tabs: {
    play: [
      rows(
        ['Tarifa', `${guideFacts.playFee} USD, una vez`],
        [
          'Revisión',
          `suele tardar de ${guideFacts.playReview[0]} a ${guideFacts.playReview[1]} días, más con una cuenta reciente`,
        ],
        [
          'Prueba cerrada',
          `${guideFacts.playTest[0]} probadores durante ${guideFacts.playTest[1]} días seguidos, para cuentas personales creadas después del 13 de noviembre de 2023`,
        ],
        ['Identificador', `\`${guideFacts.appId}\``],
        ['Destino', `nivel de API ${guideFacts.playTarget} o superior`],
        ['Nombre', `${guideFacts.nameLimit} caracteres como máximo`],
        ['Descripción breve', `${guideFacts.shortLimit} caracteres como máximo`],
        ['Descripción completa', `${guideFacts.fullLimit} caracteres como máximo`],
        ['Capturas de pantalla', `${guideFacts.screenshots} como mínimo`],
        [
          'Icono',
          `${guideFacts.icon} × ${guideFacts.icon} píxeles, PNG: \`icon-512.png\` en \`public/\``,
        ],
        [
          'Gráfico de funciones',
          `${guideFacts.featureGraphic[0]} × ${guideFacts.featureGraphic[1]} píxeles, PNG o JPEG`,
        ],
      ),
      link('/AndroidPackaging', 'Cómo crear el paquete'),
      heading('Seguridad de los datos'),
      text(
        'Estas respuestas son correctas para Selah tal como lo publicamos. Si lo modificas, revisa tus propias respuestas.',
      ),
      rows(
        [
          'Se recoge, con cuenta',
          'Nombre y correo electrónico; oraciones, gratitud, notas y resaltados (contenido generado por el usuario); progreso de lectura y cifras de uso (actividad en la aplicación). Los textos revelan lo que se cree: declara también las creencias religiosas.',
        ],
        [
          'Se recoge, con recordatorios',
          'La dirección del servicio push del navegador para este dispositivo, las horas y la zona horaria.',
        ],
        [
          'Se recoge, con comentarios',
          'Los mensajes al administrador del servidor y su idioma, también sin cuenta (otros mensajes en la aplicación). Con una cuenta se incluye el correo electrónico; con un informe de error, también la página, la versión y lo que falló. La solicitud de eliminar una cuenta se envía de la misma forma.',
        ],
        [
          'Sin cuenta',
          'Nada sale del dispositivo, salvo las solicitudes de textos bíblicos y contenidos similares, y los comentarios que se envían.',
        ],
        [
          'Se comparte',
          'Nada para publicidad. Los textos se envían a un servicio de IA solo si tu servidor usa uno y la persona aceptó.',
        ],
        [
          'No se recoge',
          'Ubicación, contactos, fotos, pagos, identificadores de publicidad. No hay anuncios ni analíticas.',
        ],
        [
          'Cifrado en tránsito',
          'Sí, por HTTPS. De extremo a extremo solo para quienes activan los textos privados.',
        ],
        [
          'Eliminación',
          'En la aplicación y en la web, en `https://{host}/DeleteAccount`. Google pide esta dirección.',
        ],
        ['Política de privacidad', '`https://{host}/PrivacyPolicy`'],
        ['Edad', '13 años o más; no está pensada para niños'],
      ),
      note(
        'Si tu servidor usa IA, se aplican las reglas de Google sobre contenido generado por IA: se debe poder denunciar en la aplicación. El formulario de comentarios de Selah sirve para eso, siempre que leas los mensajes.',
      ),
    ],
    apple: [
      text(
        'No recomendamos empezar aquí. En el iPhone, Selah se instala desde Safari, con recordatorios y sin tienda.',
      ),
      link('/PWASetupGuide', 'Instalar Selah'),
      rows(
        ['Tarifa', `${guideFacts.appleFee} USD al año`],
        ['Herramientas', 'Un Mac con Xcode'],
        [
          'Nombre, subtítulo',
          `${guideFacts.nameLimit} y ${guideFacts.subtitleLimit} caracteres como máximo`,
        ],
        [
          'Palabras clave',
          `${guideFacts.keywordsLimit} caracteres como máximo, separados por comas`,
        ],
        ['Descripción', `${guideFacts.fullLimit} caracteres como máximo`],
      ),
      note(
        'Según la regla 4.2, Apple rechaza aplicaciones que son poco más que un sitio web empaquetado. La lectura sin conexión y los recordatorios juegan a favor de Selah, pero Apple puede rechazar un simple contenedor, y la tarifa no se devuelve.',
      ),
      list(
        'PWABuilder crea un proyecto de Xcode que abre la dirección de tu servidor. Los service workers solo funcionan en él para las direcciones indicadas en `WKAppBoundDomains`.',
        'En iOS, Capacitor con los archivos en el paquete no puede conectarse al servidor de Selah, porque su origen no es una dirección web.',
        'Las cuentas se deben poder eliminar en la aplicación. Selah lo permite.',
        'El web push no funciona en un contenedor así; los recordatorios requerirían código nativo.',
      ),
    ],
    microsoft: [
      text('La tienda más fácil: Windows ejecuta las aplicaciones web sin cambios.'),
      steps(
        'Regístrate en el Partner Center. Para particulares es gratis.',
        'Reserva el nombre y copia el identificador del paquete, el identificador y el nombre del editor.',
        'Escribe `https://{host}` en pwabuilder.com, elige el paquete para Windows y completa los tres valores.',
        'Sube el paquete, completa los textos, las capturas y la edad, y envíalo a certificación.',
      ),
      text(
        'La tienda firma el paquete. Las versiones nuevas de Selah llegan de tu servidor, sin un paquete nuevo.',
      ),
    ],
    texts: [
      text(
        'Un texto en cada idioma, dentro de los límites de las tiendas. Puedes agregar el nombre de tu iglesia o grupo; después revisa la longitud.',
      ),
      { kind: 'storeTexts' },
    ],
    checklist: [
      text('Lo que marcas se guarda solo en este dispositivo.'),
      checks({
        https: 'El servidor usa HTTPS, y su dirección no cambiará.',
        check: 'Las comprobaciones del manifiesto y del service worker son correctas.',
        mail: '`SMTP_URL` funciona: llega el código para crear una cuenta.',
        support: '`SUPPORT_EMAIL` está configurado, y los mensajes se leen.',
        privacy: 'Leíste la política de privacidad y los términos, y corresponden a tu servidor.',
        backup: 'Hiciste una copia de seguridad y la restauraste una vez.',
        id: 'Elegiste el identificador.',
        keys: 'La clave de firma y sus contraseñas están en dos lugares seguros.',
        links: '`assetlinks.json` responde, y la aplicación no muestra la barra de direcciones.',
        pictures:
          'El icono, el gráfico de funciones y al menos dos capturas están listos, en cada idioma si puedes.',
        texts: 'El nombre y las dos descripciones respetan los límites.',
        data: 'El formulario sobre los datos está completo y es correcto.',
        login:
          'Quienes revisan tienen una cuenta de prueba, o pueden usar la aplicación sin cuenta.',
        test: 'Otra persona instaló la versión de prueba y la usó un día.',
      }),
      link('/PWATroubleshoot', 'Ir a las comprobaciones'),
    ],
  },
};

export const storeTexts: StoreTexts = {
  name: 'Selah: Biblia y oración',
  subtitle: 'Leer, orar, descansar',
  keywords:
    'biblia,oración,devocional,gratitud,diario,escritura,fe,sin conexión,dormir,plan de lectura',
  short: 'Lee la Biblia, ora, da gracias y descansa. También sin conexión.',
  full: `Selah te acompaña durante el día: una palabra por la mañana, una oración a mediodía, paz por la noche.

• Biblia: lee, resalta, anota, busca y escucha. Descarga traducciones completas y léelas donde quieras.
• Notas de gracia: una palabra breve para cómo te sientes hoy, con un versículo.
• Oración: escribe lo que llevas en el corazón, ora con tu lista y recuerda las oraciones respondidas.
• Gratitud: unas líneas al día que se convierten en un calendario de cosas buenas.
• Sabiduría: lo que dice la Biblia sobre dieciséis temas de la vida.
• Planes de lectura: planes cortos sobre la paz, la esperanza, el amor, la fe, la sabiduría y la gracia.
• Sueño en paz: textos tranquilos, versículos y oraciones para la noche.
• Progreso: mira cuánto avanzaste, sin presión.

Lo que escribes se guarda en tu dispositivo y está disponible sin conexión. Con una cuenta, también se guarda una copia y se sincroniza con tus otros dispositivos. Sin anuncios y sin analíticas.

Los textos escritos para ti siempre indican de dónde vienen. Tú decides si se usa la IA. Selah no sustituye a una iglesia, ni a un pastor, ni a un médico, ni a una amistad.

Disponible en español, inglés, francés y portugués. A partir de 13 años.`,
};
