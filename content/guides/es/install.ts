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
    'Instala Selah como una aplicación: se abre desde su propio icono, funciona sin conexión y puede recordarte que ores.',
  tabs: {
    overview: [
      headingFor('ios', 'En un iPhone o iPad'),
      steps(
        'Abre Selah en Safari; desde iOS 16.4 también sirven otros navegadores. Si estás en otra aplicación, abre la página en Safari desde el menú de esa aplicación.',
        'Toca el botón Compartir, un cuadrado con una flecha, en la barra de Safari. Si no lo ves, toca primero •••. En otros navegadores está junto a la dirección o en el menú.',
        'Desplázate hacia abajo y elige «Añadir a pantalla de inicio» o «Agregar a Inicio», y después «Añadir» o «Agregar».',
      ),
      note(
        'En estos dispositivos, la aplicación instalada empieza vacía. Primero inicia sesión o exporta a un archivo lo que escribiste.',
      ),
      link('/Sync', 'Exportar lo que escribiste'),
      text('Los recordatorios funcionan desde iOS 16.4, y solo en la aplicación instalada.'),
      headingFor('android', 'En Android'),
      steps(
        'Abre Selah en Chrome, Edge, Samsung Internet o Firefox.',
        'Abre el menú del navegador.',
        'Elige «Instalar aplicación» o «Añadir a pantalla de inicio».',
      ),
      headingFor('computer', 'En una computadora'),
      list(
        'Chrome y Edge: el icono de instalar al final de la barra de direcciones, o «Instalar» en el menú.',
        'Safari en un Mac: «Añadir al Dock» en el menú Archivo (macOS Sonoma o posterior).',
        'Firefox no instala aplicaciones web en todas partes. Un marcador también abre Selah sin conexión.',
      ),
      heading('Qué obtienes'),
      list(
        'Un icono propio y una ventana sin las barras del navegador.',
        'Se abre sin internet. Descarga una Biblia para leerla entera sin conexión.',
        'Recordatorios a las horas que elijas.',
      ),
      link('/BibleLibrary', 'Descargar una Biblia'),
      heading('Quitar Selah'),
      list(
        'En un teléfono, mantén pulsado el icono de Selah y quítalo como cualquier otra aplicación.',
        'En una computadora, abre Selah, luego el menú de su ventana, y elige «Desinstalar». En un Mac con Safari, quítala del Dock y elimínala de Aplicaciones.',
      ),
      note(
        'Desinstalar la aplicación puede borrar lo que solo está en ese dispositivo. Comprueba antes que todo esté sincronizado.',
      ),
      link('/PWATroubleshoot', 'Ayuda con la instalación'),
    ],
    manifest: [
      text(
        'El manifiesto le dice al navegador cómo se llama la aplicación, qué aspecto tiene y dónde empieza. Es el archivo `public/manifest.webmanifest`. El servidor también lo entrega en la dirección donde lo buscan las aplicaciones de la plataforma:',
      ),
      code('addresses.txt'),
      text(
        'Un extracto con los campos más importantes. El archivo completo está en esas direcciones.',
      ),
      code('manifest.webmanifest'),
      rows(
        [
          '`id`, `start_url`, `scope`',
          'La identidad de la aplicación, su página de inicio y las páginas que pertenecen a ella. Si cambias `id`, los navegadores ven otra aplicación.',
        ],
        ['`display`', '`standalone`: una ventana sin las barras del navegador.'],
        [
          '`orientation`',
          'Vertical de forma predeterminada. La aplicación no la bloquea: se puede girar el dispositivo.',
        ],
        [
          '`icons`',
          'Ocho tamaños de 72 a 512 píxeles, dos con margen (`maskable`, 192 y 512) para las formas de Android, y uno de un solo color (`monochrome`).',
        ],
        ['`shortcuts`', 'Nota de gracia, Biblia y Oración, al mantener pulsado el icono.'],
        [
          '`share_target`',
          'Los textos y los enlaces compartidos desde otras aplicaciones se pueden guardar como nota u oración.',
        ],
      ),
      link('/ManifestGenerator', 'Crear el manifiesto de otra aplicación'),
    ],
    worker: [
      text(
        'El service worker es un script entre la aplicación y la red. Su código está en `sw/` y se compila como `sw.js`. La página lo registra para toda la aplicación, desde la dirección de la plataforma o, si no existe, desde `/sw.js`:',
      ),
      code('register.js'),
      heading('Lo que hace'),
      list(
        'Guarda en el dispositivo los archivos de la aplicación, por versión, para que todas las páginas se abran sin conexión.',
        'Las solicitudes al servidor van a la red. Si no hay respuesta en 5 segundos, entrega una copia guardada de 7 días como máximo, pero solo del manifiesto y de los archivos subidos para todos. Nunca guarda lo que escribes: eso está en la base de datos del navegador (IndexedDB).',
        'Sin conexión, responde a las demás solicitudes con el estado 503, en vez de mostrar datos viejos como si fueran nuevos.',
        'Un archivo que falta recibe la respuesta 404, nunca una página.',
        'Cuando vuelve la conexión, sincroniza los cambios pendientes. Si el navegador admite Background Sync, lo hace incluso con la aplicación cerrada.',
        'Muestra los recordatorios que envía el servidor.',
      ),
      heading('Versiones nuevas'),
      text(
        'La página busca una versión nueva cada 30 minutos y cada vez que se abre. La versión nueva espera hasta que la persona elige «Actualizar ahora»; entonces se actualizan todas las pestañas a la vez.',
      ),
      heading('En una emergencia'),
      text(
        'Si un service worker ya publicado causa problemas, inicia el servidor con este ajuste. Así el servidor entrega uno que se elimina a sí mismo junto con sus cachés. Las entradas de las personas no se tocan. Quita el ajuste cuando el problema esté resuelto.',
      ),
      code('kill-switch.env'),
      text(
        'Con `?debug=true` al final de la dirección, la aplicación muestra el estado de su service worker.',
      ),
      link('/ServiceWorkerGenerator', 'Crear un service worker para otra aplicación'),
    ],
    deploy: [
      text(
        'En cualquier computadora con npm, dos comandos inician toda la aplicación en `http://localhost:8080`:',
      ),
      code('start.sh'),
      heading('Un servidor pequeño'),
      text(
        'Para una congregación bastan un proceso y un archivo SQLite. `deploy/selah.service` es una unidad de systemd:',
      ),
      code('server.sh'),
      text('Los ajustes de `/etc/selah.env`, todos opcionales:'),
      code('selah.env'),
      rows(
        ['`PUBLIC_URL`', 'La dirección en la que se abre la aplicación.'],
        [
          '`SMTP_URL`',
          'El servidor de correo. Sin él, los códigos para crear una cuenta se guardan como archivos en `/var/lib/selah/outbox`, que solo el servicio y root pueden leer (`0700`).',
        ],
        [
          '`SUPPORT_EMAIL`',
          'Recibe los comentarios que se envían desde la aplicación, también sin cuenta. Es además el remitente de los correos del servidor. Sin esta dirección, no se pueden enviar comentarios.',
        ],
        ['`ACCESS`', '`public_without_login`, `public_with_login` o `private_with_login`.'],
        [
          '`ADMIN_EMAIL`, `ADMIN_PASSWORD`',
          'Los dos o ninguno: una cuenta de administrador que se crea en el primer inicio. Quita después la contraseña.',
        ],
        ['`TRUST_PROXY`', 'Solo si el proxy está en otra máquina.'],
        ['`DATABASE_URL`', 'Usa PostgreSQL en vez de SQLite; entonces se requiere `JWT_SECRET`.'],
      ),
      heading('HTTPS'),
      text(
        'Los navegadores instalan aplicaciones y ejecutan service workers solo por HTTPS (y en `localhost`). Con Caddy, basta con esto:',
      ),
      code('Caddyfile'),
      heading('Dos servidores y PostgreSQL'),
      text(
        '`deploy/compose.yaml` inicia los dos servidores, la base de datos y Caddy. Consulta `deploy/README.md` para saber más, también sobre las copias de seguridad.',
      ),
      code('compose.sh'),
      heading('Detrás de otro servidor'),
      text(
        'El servidor de Selah envía las cabeceras correctas. Si alojas `dist/` en otro servidor, configúralas así:',
      ),
      rows(
        [
          '`index.html`, `sw.js`, `manifest.webmanifest`',
          '`cache-control: no-cache`; si no, se sigue usando una versión vieja.',
        ],
        [
          '`assets/`',
          '`cache-control: public, max-age=31536000, immutable`: los nombres incluyen una huella.',
        ],
        ['Páginas desconocidas', '`index.html`. Un archivo que falta debe responder 404.'],
        ['`/api/`', 'Se reenvía al servidor y nunca se guarda en caché.'],
      ),
      heading('Comprobación'),
      code('check.sh'),
      link('/PWATroubleshoot', 'Comprobar el manifiesto y el service worker'),
    ],
  },
};
