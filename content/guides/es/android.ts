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
    'No necesitas un paquete para instalar Selah en Android: lo hace el navegador. Solo lo necesitas para ofrecer Selah en Google Play. Esta guía es para quienes administran un servidor; todos los pasos se hacen en una computadora.',
  tabs: {
    method: [
      heading('Bubblewrap (recomendado)'),
      text(
        'Bubblewrap crea una aplicación pequeña que abre la dirección de tu servidor a pantalla completa en el navegador del teléfono (una Trusted Web Activity, TWA). Es la misma aplicación que en la web: comparte con el navegador el service worker, los recordatorios y las entradas guardadas, y una versión nueva en el servidor también es una versión nueva en la aplicación.',
      ),
      heading('Capacitor'),
      text(
        'Capacitor pone los archivos de la aplicación en el paquete y los muestra en una WebView. Es útil si escribes tu propio código nativo. Para Selah tiene desventajas:',
      ),
      list(
        'Su dirección es `https://localhost`: todo lo que se comparte lleva esa dirección, y se empieza sin las entradas que ya existen.',
        'Una WebView no admite web push ni guardar archivos; ambas cosas requieren plugins y cambios en el código.',
        'Cada versión nueva de la aplicación requiere un paquete nuevo.',
      ),
      rows(
        [
          'Requisitos',
          'Node.js para ambos. Bubblewrap descarga JDK 17 y las herramientas de Android. Capacitor 8 necesita Node.js 22 y Android Studio.',
        ],
        [
          'Destino',
          `Desde el 31 de agosto de 2026 Google Play acepta aplicaciones nuevas y actualizaciones solo si están destinadas a Android 16 (nivel de API ${guideFacts.playTarget}) o posterior. Capacitor 8 usa ${guideFacts.playTarget}. En un proyecto de Bubblewrap, revisa \`targetSdkVersion\` en \`app/build.gradle\`.`,
        ],
        [
          'Identificador',
          `\`${guideFacts.appId}\`. No se puede cambiar después del primer envío. Si administras tu propio servidor, elige tu propio identificador.`,
        ],
      ),
      heading('Con Bubblewrap'),
      code('bubblewrap.sh'),
      steps(
        '`init` lee el manifiesto de tu servidor y pide los demás datos.',
        'Compara `twa-manifest.json` con la pestaña «Configuración» y después ejecuta `update`.',
        '`build` crea `app-release-bundle.aab` para la tienda y `app-release-signed.apk` para probar.',
        'Pon `assetlinks.json` en el servidor (pestaña «Firma»); si no, la aplicación muestra una barra de direcciones.',
      ),
    ],
    capacitor: [
      text(
        'Primero compila Selah con la dirección de tu servidor, porque un paquete no tiene una dirección web propia:',
      ),
      code('capacitor.sh'),
      text('Permite este origen en el servidor; si no, rechaza todas las solicitudes:'),
      code('cors.env'),
      note(
        '`CORS_ORIGINS` solo acepta direcciones con http y https. En iOS una aplicación de Capacitor tiene el origen `capacitor://localhost`, que el servidor de Selah rechaza.',
      ),
      text('El archivo `capacitor.config.ts` va en la raíz del proyecto:'),
      code('capacitor.config.ts'),
      list(
        '`webDir` es `dist`, la carpeta donde se compila Selah.',
        'No uses `server.url`: está pensado solo para el desarrollo. Para cargar la aplicación desde el servidor, usa Bubblewrap.',
        'La pantalla de inicio dura dos segundos (`2000`); necesita `@capacitor/splash-screen`.',
      ),
    ],
    configuration: [
      text('Las respuestas a las preguntas de Bubblewrap para Selah en este servidor:'),
      code('twa-manifest.json'),
      rows(
        [
          '`enableNotifications`',
          'Los recordatorios aparecen como notificaciones de la aplicación, y Android pide el permiso en su nombre.',
        ],
        [
          '`orientation`',
          '`default`: un paquete fijado en vertical excluiría a quien usa el dispositivo fijado de lado.',
        ],
        ['`appVersionCode`', 'Aumenta con cada envío; lo hace `update`.'],
        ['`fingerprints`', 'Huellas de la clave de firma; consulta la pestaña «Firma».'],
      ),
      text(
        'Bubblewrap lee los accesos directos y los iconos del manifiesto. Ejecuta esto después de cada cambio en el archivo:',
      ),
      code('update.sh'),
    ],
    signing: [
      text(
        'Android solo instala aplicaciones firmadas. Bubblewrap crea una clave en `init`; para crearla a mano:',
      ),
      code('keytool.sh'),
      note(
        'Guarda el archivo y sus contraseñas en dos lugares seguros, y nunca en el repositorio. Con la firma de aplicaciones de Play, Google guarda la clave que comprueban los teléfonos, y una clave de subida perdida se puede reemplazar. Sin ella, si pierdes la clave, ya no podrás actualizar la aplicación.',
      ),
      heading('El vínculo entre la aplicación y el servidor'),
      text(
        'El servidor debe confirmar que la aplicación es suya. Para eso necesita la huella (SHA-256) de la clave que comprueban los teléfonos. Está en la Play Console, en la firma de aplicaciones; no uses la de la clave de subida. Para probar tu propio paquete, agrega la huella de tu propia clave:',
      ),
      code('fingerprint.sh'),
      code('assetlinks.json'),
      steps(
        'Guarda el archivo en el repositorio como `public/.well-known/assetlinks.json`.',
        'Compila de nuevo con `npm run build` y reinicia el servidor.',
        'Solicítalo con curl: la respuesta debe ser 200 con JSON.',
      ),
      code('assetlinks.sh'),
    ],
    publish: [
      steps(
        `Crea una cuenta en la Play Console: ${guideFacts.playFee} USD, una vez.`,
        'Crea la aplicación, sube `app-release-bundle.aab` para la prueba interna e instálala desde allí.',
        `Una cuenta personal creada después del 13 de noviembre de 2023 necesita primero una prueba cerrada: ${guideFacts.playTest[0]} probadores durante ${guideFacts.playTest[1]} días seguidos. Las cuentas de organizaciones, no.`,
        'Completa los textos, las imágenes, la seguridad de los datos, la edad y la categoría.',
        `Envíala a revisión. Suele tardar de ${guideFacts.playReview[0]} a ${guideFacts.playReview[1]} días, a veces más con una cuenta reciente.`,
      ),
      text(
        'Después, una versión nueva en tu servidor llega a todas las personas sin pasar por la tienda. Solo necesitas un paquete nuevo si cambia el icono, el nombre, el nivel de API o un ajuste en `twa-manifest.json`.',
      ),
      link('/AppStoreGuide', 'Textos, imágenes y respuestas para las tiendas'),
    ],
  },
};
