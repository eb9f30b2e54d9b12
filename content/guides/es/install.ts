// Spanish guide: installing Selah, and offering the installation on a self-hosted server.
import {
  code,
  type GuideText,
  heading,
  headingFor,
  link,
  list,
  note,
  rows,
  steps,
  text,
} from '../guide.ts';

export const guide: GuideText<'install'> = {
  intro:
    'Selah es un sitio web que se instala como una aplicación. Así tiene su icono y su ventana, se abre sin conexión y puede enviarte recordatorios. La primera parte es para todos; las demás, para quien lleva un servidor.',
  tabs: {
    overview: [
      headingFor('ios', 'En un iPhone o iPad'),
      steps(
        'Abre Selah en Safari; desde iOS 16.4 sirven también otros navegadores. Si estás dentro de otra aplicación, abre la página en Safari desde el menú de esa aplicación.',
        'Toca el botón Compartir, un cuadrado con una flecha, en la barra de Safari. Si no lo ves, toca primero •••. En otros navegadores está junto a la dirección o en el menú.',
        'Desplázate hacia abajo y elige «Añadir a pantalla de inicio» o «Agregar a Inicio», y después «Añadir» o «Agregar».',
      ),
      note(
        'En estos dispositivos la aplicación instalada tiene su propio espacio y empieza vacía. Primero inicia sesión, o guarda tus palabras en un archivo, para que vengan contigo.',
      ),
      link('/Sync', 'Llevarte tus palabras'),
      text('Los recordatorios funcionan allí desde iOS 16.4, y solo en la aplicación instalada.'),
      headingFor('android', 'En Android'),
      steps(
        'Abre Selah en Chrome, Edge, Samsung Internet o Firefox.',
        'Abre el menú del navegador.',
        'Elige «Instalar aplicación» o «Añadir a pantalla de inicio».',
      ),
      headingFor('computer', 'En un ordenador'),
      list(
        'Chrome y Edge: el icono de instalar al final de la barra de direcciones, o «Instalar» en el menú.',
        'Safari en un Mac: «Añadir al Dock» en el menú Archivo (macOS Sonoma o posterior).',
        'Firefox no instala aplicaciones web en todas partes. Un marcador también abre Selah sin conexión.',
      ),
      heading('Después'),
      list(
        'Abre Selah una vez con conexión, para que guarde lo que necesita.',
        'Para tener toda la Biblia sin conexión, guarda una traducción en el dispositivo.',
        'Cuando hay una versión nueva, Selah lo dice y espera a que toques. Lo que estás escribiendo se queda.',
        'Quitar la aplicación puede borrar también lo que solo estaba en ese dispositivo. Mira antes si algo espera todavía.',
      ),
      link('/BibleLibrary', 'Guardar una traducción de la Biblia'),
      link('/PWATroubleshoot', 'Cuando algo no funciona'),
    ],
    manifest: [
      text(
        'El manifiesto dice al navegador cómo se llama la aplicación, qué aspecto tiene y dónde empieza. Es el archivo `public/manifest.webmanifest`; el servidor lo da también en la dirección donde lo buscan las aplicaciones de la plataforma:',
      ),
      code('addresses.txt'),
      text(
        'Un extracto: sus campos más importantes, tal como están en el archivo. El archivo entero está en esas direcciones.',
      ),
      code('manifest.webmanifest'),
      rows(
        [
          '`id`, `start_url`, `scope`',
          'Quién es la aplicación, dónde empieza y qué forma parte de ella. Quien cambia `id` hace de ella una segunda aplicación.',
        ],
        ['`display`', '`standalone`: una ventana sin las barras del navegador.'],
        [
          '`orientation`',
          'Al principio en vertical. La aplicación no la bloquea: quien lo necesita gira el dispositivo.',
        ],
        [
          '`icons`',
          'Ocho tamaños de 72 a 512 píxeles, dos con margen (`maskable`, 192 y 512) para las formas de Android, y uno de un solo color (`monochrome`).',
        ],
        [
          '`shortcuts`',
          'Nota de gracia, Biblia y Oración, con una pulsación larga sobre el icono.',
        ],
        [
          '`share_target`',
          'Las palabras y los enlaces compartidos desde otras aplicaciones se vuelven una nota o una oración.',
        ],
      ),
      link('/ManifestGenerator', 'Escribir el manifiesto de otra aplicación'),
    ],
    worker: [
      text(
        'El service worker es un script que está entre la aplicación y la red. Su fuente está en `sw/`; la compilación hace de ella `sw.js`. La página lo registra en la dirección de la plataforma, o en `/sw.js` donde esa falta, para toda la aplicación:',
      ),
      code('register.js'),
      heading('Lo que hace'),
      list(
        'Guarda la aplicación misma en el dispositivo, cada archivo según su versión, para que todas las páginas se abran sin conexión.',
        'Las llamadas al servidor van a la red. Si no llega respuesta en 5 segundos, da lo que guardó desde hace 7 días como máximo, pero solo el manifiesto y los archivos subidos para todos. Lo que has escrito nunca lo guarda el service worker: está en la base de datos del navegador (IndexedDB).',
        'Sin conexión responde a las llamadas con el estado 503 y lo dice, en vez de mostrar algo viejo como si fuera nuevo.',
        'Un archivo que falta recibe la respuesta 404, nunca una página.',
        'Cuando vuelve la conexión, envía lo que espera, incluso con la aplicación cerrada, donde el navegador lo permite (Background Sync).',
        'Muestra los recordatorios que envía el servidor.',
      ),
      heading('Versiones nuevas'),
      text(
        'La página pregunta por una versión nueva cada 30 minutos y cuando se vuelve a abrir. La nueva espera hasta que alguien elige actualizar; entonces todas las pestañas cambian juntas.',
      ),
      heading('En una emergencia'),
      text(
        'Si un service worker ya entregado hace daño, arranca el servidor con este ajuste. Entonces entrega uno que se retira a sí mismo con sus cachés; no se tocan las palabras de nadie. Quita el ajuste cuando el fallo esté reparado.',
      ),
      code('kill-switch.env'),
      text(
        'Con `?debug=true` al final de la dirección, la aplicación muestra cómo está su service worker.',
      ),
      link('/ServiceWorkerGenerator', 'Escribir un service worker para otra aplicación'),
    ],
    deploy: [
      text(
        'En cualquier máquina con npm la aplicación entera funciona tras dos órdenes, en `http://localhost:8080`:',
      ),
      code('start.sh'),
      heading('Un servidor pequeño'),
      text(
        'Un proceso y un archivo SQLite bastan para una congregación. `deploy/selah.service` es una unidad para systemd:',
      ),
      code('server.sh'),
      text('Los ajustes, todos opcionales, en `/etc/selah.env`:'),
      code('selah.env'),
      rows(
        ['`PUBLIC_URL`', 'La dirección en la que se encuentra la aplicación.'],
        [
          '`SMTP_URL`',
          'El servidor de correo. Sin él, los códigos de registro quedan como archivos en `/var/lib/selah/outbox`, que solo el servicio y root pueden leer (`0700`).',
        ],
        [
          '`SUPPORT_EMAIL`',
          'Recibe las opiniones que se envían desde la aplicación, también las de invitados. El servidor la pone como remitente de sus cartas. Sin ella, nadie puede enviar opiniones.',
        ],
        ['`ACCESS`', '`public_without_login`, `public_with_login` o `private_with_login`.'],
        [
          '`ADMIN_EMAIL`, `ADMIN_PASSWORD`',
          'Los dos o ninguno: una cuenta de administración, creada en el primer arranque. Quita después la contraseña.',
        ],
        ['`TRUST_PROXY`', 'Solo si el proxy está en otra máquina.'],
        ['`DATABASE_URL`', 'PostgreSQL en vez de SQLite; entonces hace falta `JWT_SECRET`.'],
      ),
      heading('HTTPS'),
      text(
        'Los navegadores instalan aplicaciones y ejecutan service workers solo por HTTPS (y en `localhost`). Con Caddy basta esto:',
      ),
      code('Caddyfile'),
      heading('Dos servidores y PostgreSQL'),
      text(
        '`deploy/compose.yaml` arranca los dos, la base de datos y Caddy. `deploy/README.md` dice más, también sobre las copias de seguridad.',
      ),
      code('compose.sh'),
      heading('Detrás de otro servidor'),
      text(
        'Nuestro servidor pone él mismo las cabeceras correctas. Quien pone `dist/` en otro alojamiento cuida de esto:',
      ),
      rows(
        [
          '`index.html`, `sw.js`, `manifest.webmanifest`',
          '`cache-control: no-cache`, o la gente se queda con una versión vieja.',
        ],
        [
          '`assets/`',
          '`cache-control: public, max-age=31536000, immutable`: los nombres llevan una huella.',
        ],
        ['Páginas desconocidas', '`index.html`. Un archivo que falta debe responder 404.'],
        ['`/api/`', 'Al servidor, y en ninguna caché.'],
      ),
      heading('Comprobarlo'),
      code('check.sh'),
      link('/PWATroubleshoot', 'Comprobar aquí el manifiesto y el service worker'),
    ],
  },
};
