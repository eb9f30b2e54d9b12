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

export const guide: GuideText<'store'> = {
  intro:
    'Para quien quiere ofrecer su Selah en una tienda: lo que pide cada tienda, respuestas verdaderas sobre los datos y textos para copiar. Lo que piden las tiendas se comprobó el 22 de noviembre de 2026; míralo otra vez antes de pagar.',
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
      link('/AndroidPackaging', 'Cómo se hace el paquete'),
      heading('Seguridad de los datos'),
      text(
        'Lo que es verdad de Selah tal como lo entregamos. Quien lo cambia responde por sí mismo.',
      ),
      rows(
        [
          'Se recoge, con cuenta',
          'Nombre y correo electrónico; oraciones, gratitud, notas y resaltados (contenido de la persona); progreso de lectura y cifras de uso (actividad en la aplicación). Las palabras muestran lo que alguien cree: indica también las creencias religiosas.',
        ],
        [
          'Se recoge, con recordatorios',
          'La dirección del servicio push del navegador para este dispositivo, las horas y la zona horaria.',
        ],
        [
          'Se recoge, con una opinión',
          'Lo que alguien escribe a quien lleva el servidor y su idioma, también sin cuenta (otros mensajes en la aplicación). Con una cuenta va también el correo electrónico; con el informe de un fallo, la página, la versión y lo que falló. La petición de eliminar una cuenta va por el mismo camino.',
        ],
        [
          'Sin cuenta',
          'Nada sale del dispositivo, salvo las llamadas para textos bíblicos y cosas parecidas, y la opinión que alguien envía.',
        ],
        [
          'Se comparte',
          'Con nadie para publicidad. Un modelo de lenguaje recibe palabras solo si tu servidor tiene uno y la persona aceptó.',
        ],
        [
          'No se recoge',
          'Ubicación, contactos, fotos, pagos, identificadores de publicidad. No hay anuncios ni analíticas.',
        ],
        ['Cifrado en camino', 'Sí, por HTTPS. No de extremo a extremo: dilo si te lo preguntan.'],
        [
          'Eliminación',
          'En la aplicación y en la web, en `https://{host}/DeleteAccount`. Google pide esta dirección.',
        ],
        ['Política de privacidad', '`https://{host}/PrivacyPolicy`'],
        ['Edad', '13 años o más; no es una aplicación para niños'],
      ),
      note(
        'Si tu servidor tiene un modelo de lenguaje, valen las reglas de Google sobre contenido hecho por IA: hay que poder denunciarlo en la aplicación. La opinión que se envía desde Selah sirve para eso, si alguien la lee.',
      ),
    ],
    apple: [
      text(
        'Desaconsejamos empezar aquí. En el iPhone Selah se instala desde Safari, con recordatorios, sin tienda.',
      ),
      link('/PWASetupGuide', 'Instalar Selah'),
      rows(
        ['Tarifa', `${guideFacts.appleFee} USD al año`],
        ['Herramientas', 'Un Mac con Xcode'],
        [
          'Nombre, subtítulo',
          `${guideFacts.nameLimit} y ${guideFacts.subtitleLimit} caracteres como máximo`,
        ],
        ['Palabras clave', `${guideFacts.keywordsLimit} caracteres como máximo, con comas`],
        ['Descripción', `${guideFacts.fullLimit} caracteres como máximo`],
      ),
      note(
        'La regla 4.2 rechaza aplicaciones que son poco más que un sitio web envuelto. La lectura sin conexión y los recordatorios hablan a favor de Selah, pero un simple envoltorio puede ser rechazado, y la tarifa se pierde.',
      ),
      list(
        'PWABuilder hace un proyecto de Xcode que muestra la dirección de tu servidor. Los service workers solo funcionan en él para las direcciones indicadas en `WKAppBoundDomains`.',
        'Capacitor, con los archivos en el paquete, no llega a nuestro servidor desde iOS: su origen no es una dirección web.',
        'Las cuentas deben poder eliminarse dentro de la aplicación: Selah lo permite.',
        'El web push no funciona en un envoltorio así; los recordatorios pedirían código nativo.',
      ),
    ],
    microsoft: [
      text('El camino más corto a una tienda: Windows ejecuta las aplicaciones web tal como son.'),
      steps(
        'Regístrate en el Partner Center. Para particulares es gratis.',
        'Reserva el nombre y copia el identificador del paquete, el identificador y el nombre del editor.',
        'Escribe `https://{host}` en pwabuilder.com, elige el paquete para Windows y rellena los tres valores.',
        'Sube el paquete, rellena los textos, las capturas y la edad, y envíalo a certificación.',
      ),
      text(
        'El paquete lo firma la tienda. Las versiones nuevas de Selah vienen de tu servidor, sin paquete nuevo.',
      ),
    ],
    texts: [
      text(
        'Para cada idioma, un texto que respeta los límites. Si quieres, pon el nombre de tu iglesia o grupo y vuelve a contar.',
      ),
      { kind: 'storeTexts' },
    ],
    checklist: [
      text('Lo que marcas se recuerda solo en este dispositivo.'),
      checks({
        https: 'Al servidor se llega por HTTPS, y su dirección se quedará.',
        check: 'Las comprobaciones del manifiesto y del service worker están en verde.',
        mail: '`SMTP_URL` funciona: llega un código de registro.',
        support: '`SUPPORT_EMAIL` está puesto, y alguien lee lo que llega.',
        privacy:
          'Se leyeron la política de privacidad y las condiciones, y convienen a tu servidor.',
        backup: 'Se hizo una copia de seguridad y se restauró una vez.',
        id: 'El identificador está elegido.',
        keys: 'La clave de firma y sus contraseñas están en dos lugares seguros.',
        links: '`assetlinks.json` responde, y la aplicación no muestra barra de direcciones.',
        pictures:
          'El icono, el gráfico de funciones y al menos dos capturas están listos, en cada idioma si puedes.',
        texts: 'El nombre y las dos descripciones respetan los límites.',
        data: 'El formulario sobre los datos está rellenado con la verdad.',
        login: 'Quien revisa tiene una cuenta de prueba, o puede usar la aplicación sin cuenta.',
        test: 'Otra persona la instaló desde la prueba y la usó un día.',
      }),
      link('/PWATroubleshoot', 'A las comprobaciones'),
    ],
  },
};
