// Spanish guide: building an Android package of Selah.
import {
  code,
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

export const guide: GuideText<'android'> = {
  intro:
    'Nadie necesita un paquete para instalar Selah en Android: lo hace el navegador. Un paquete es para quien quiere que lo encuentren en Google Play. Todo esto lo hace en un ordenador quien lleva el servidor.',
  tabs: {
    method: [
      heading('Bubblewrap: nuestro consejo'),
      text(
        'Bubblewrap hace una aplicación pequeña que abre la dirección de tu servidor a pantalla completa en el navegador del teléfono (una Trusted Web Activity, TWA). Es la misma aplicación que en la web: el service worker, los recordatorios y las palabras guardadas son los del navegador, y una versión nueva en el servidor es una versión nueva en la aplicación.',
      ),
      heading('Capacitor'),
      text(
        'Capacitor pone los archivos de la aplicación en el paquete y los muestra en una WebView. Vale la pena cuando escribes partes nativas propias. Para Selah tiene un precio:',
      ),
      list(
        'Su dirección es `https://localhost`: las palabras que alguien comparte llevan esa dirección, y se empieza con el espacio vacío.',
        'Una WebView no tiene web push y no guarda archivos por sí misma; ambas cosas piden plugins y cambios en el código.',
        'Cada versión nueva de la aplicación es un paquete nuevo.',
      ),
      rows(
        [
          'Lo que hace falta',
          'Node.js para ambos. Bubblewrap busca él mismo JDK 17 y las herramientas de Android. Capacitor 8 necesita Node.js 22 y Android Studio.',
        ],
        [
          'Destino',
          `Desde el 31 de agosto de 2026 Google Play acepta aplicaciones nuevas y actualizaciones solo si están hechas para Android 16 (nivel de API ${guideFacts.playTarget}) o posterior. Capacitor 8 pone ${guideFacts.playTarget}. En un proyecto de Bubblewrap mira \`targetSdkVersion\` en \`app/build.gradle\`.`,
        ],
        [
          'Identificador',
          `\`${guideFacts.appId}\`. No se puede cambiar después del primer envío. Quien lleva su propio servidor elige su propio identificador.`,
        ],
      ),
      heading('Con Bubblewrap'),
      code('bubblewrap.sh'),
      steps(
        '`init` lee el manifiesto de tu servidor y pregunta lo demás.',
        'Compara `twa-manifest.json` con la parte «Configuración» y después ejecuta `update`.',
        '`build` hace `app-release-bundle.aab` para la tienda y `app-release-signed.apk` para probar.',
        'Pon `assetlinks.json` en el servidor (parte «Firma»), o la aplicación muestra una barra de direcciones.',
      ),
    ],
    capacitor: [
      text(
        'Primero compila Selah de modo que conozca su servidor, pues dentro del paquete no tiene dirección propia:',
      ),
      code('capacitor.sh'),
      text('En el servidor hay que permitir este origen, o no pasa ninguna llamada:'),
      code('cors.env'),
      note(
        '`CORS_ORIGINS` solo acepta direcciones con http y https. En iOS una aplicación de Capacitor tiene el origen `capacitor://localhost`, que nuestro servidor rechaza.',
      ),
      text('El archivo `capacitor.config.ts` está en la raíz del proyecto:'),
      code('capacitor.config.ts'),
      list(
        '`webDir` es `dist`, donde queda Selah compilado.',
        'Deja fuera `server.url`: sus autores lo destinan al desarrollo. Quien quiere la aplicación desde el servidor toma Bubblewrap.',
        'La imagen de apertura dura dos segundos (`2000`); necesita `@capacitor/splash-screen`.',
      ),
    ],
    configuration: [
      text('Lo que pregunta Bubblewrap, contestado para Selah en este servidor:'),
      code('twa-manifest.json'),
      rows(
        [
          '`enableNotifications`',
          'Los recordatorios aparecen como los de la aplicación, y Android pide permiso en su nombre.',
        ],
        [
          '`orientation`',
          '`default`: un paquete que fija la pantalla en vertical dejaría fuera a quien tiene el dispositivo montado de lado.',
        ],
        ['`appVersionCode`', 'Crece con cada envío; lo hace `update`.'],
        ['`fingerprints`', 'De la clave de firma, ver la parte «Firma».'],
      ),
      text(
        'Bubblewrap toma los accesos directos y los iconos del manifiesto. Después de cada cambio en este archivo:',
      ),
      code('update.sh'),
    ],
    signing: [
      text(
        'Android solo instala lo que está firmado. Bubblewrap hace una clave en `init`; a mano se hace así:',
      ),
      code('keytool.sh'),
      note(
        'Guarda el archivo y sus contraseñas en dos lugares seguros, y nunca en el repositorio. Con la firma de aplicaciones de Play, Google guarda la clave que ven los teléfonos, y una clave de subida perdida se puede cambiar; sin ella, una clave perdida es el fin de la aplicación.',
      ),
      heading('El vínculo entre aplicación y servidor'),
      text(
        'El servidor debe decir que la aplicación es suya. Para eso necesita la huella (SHA-256) de la clave que ven los teléfonos: en la Play Console, en la firma de aplicaciones, y no la de la clave de subida. Para probar tu propio paquete añade la huella de tu propia clave:',
      ),
      code('fingerprint.sh'),
      code('assetlinks.json'),
      steps(
        'Pon el archivo en el repositorio como `public/.well-known/assetlinks.json`.',
        'Compila de nuevo con `npm run build` y reinicia el servidor.',
        'Pídelo con curl: debe responder 200 con JSON.',
      ),
      code('assetlinks.sh'),
    ],
    publish: [
      steps(
        `Abre una cuenta en la Play Console: ${guideFacts.playFee} USD, una vez.`,
        'Crea la aplicación, sube `app-release-bundle.aab` a la prueba interna e instálala desde allí.',
        `Una cuenta personal creada después del 13 de noviembre de 2023 necesita primero una prueba cerrada: ${guideFacts.playTest[0]} probadores durante ${guideFacts.playTest[1]} días seguidos. Las cuentas de organizaciones, no.`,
        'Rellena los textos, las imágenes, la seguridad de los datos, la edad y la categoría.',
        `Envíala a revisión. Suele tardar de ${guideFacts.playReview[0]} a ${guideFacts.playReview[1]} días, a veces más con una cuenta reciente.`,
      ),
      text(
        'Después, una versión nueva en tu servidor llega a todos sin la tienda. Solo hace falta un paquete nuevo para un icono, un nombre, un nivel de destino o un ajuste nuevo en `twa-manifest.json`.',
      ),
      link('/AppStoreGuide', 'Textos, imágenes y respuestas para las tiendas'),
    ],
  },
};
