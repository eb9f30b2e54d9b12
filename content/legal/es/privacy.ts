// The privacy policy in Spanish.
import { type CollectedItems, legalFacts, legalDate, type LegalText } from '../legal-text.ts';

const collected: CollectedItems = {
  account:
    'Tu correo electrónico, un nombre (al principio, lo que va antes de la @) y tu contraseña. De la contraseña solo se guarda un resumen cifrado (hash), en el que nadie puede leerla.',
  journal:
    'Tus oraciones, gratitudes y notas de gracia, con lo que les añades y los textos que se hicieron para ti.',
  bible: 'Tus notas, resaltados y marcadores de la Biblia.',
  progress: 'Tu progreso de lectura: los días de tus planes y dónde leíste por última vez.',
  usage:
    'Datos de uso: tu idioma y tus ajustes, la duración de tu racha, cuántas oraciones, gratitudes y notas de gracia tienes, y tu último día de actividad.',
  logins:
    'De cada sesión: sus fechas, tu navegador, tu sistema y el comienzo de la dirección de red.',
  reminders:
    'Si activas recordatorios: cuáles, sus días y horas, tu zona horaria, la hora a la que empieza tu día y la dirección con la que este dispositivo recibe notificaciones.',
};

export const text: LegalText = {
  title: 'Política de privacidad',
  date: legalDate,
  introduction: [
    'Lo que escribes en Selah es tuyo.',
    'Selah es un programa que una iglesia, una familia o cualquier otra persona puede instalar en un servidor. A quien administra el servidor de esta dirección lo llamamos aquí el administrador, y es el responsable de tus datos. Quienes hacen el programa no ven nada de ellos, salvo que sean también los administradores.',
    'No hay publicidad, ni estadísticas de visitas, ni rastreo, y no se vende nada.',
  ],
  sections: [
    {
      key: 'collected',
      title: 'Qué se recoge',
      paragraphs: [
        'Sin cuenta, lo que escribes se queda en este navegador, en este dispositivo. El servidor solo conoce lo que le pides, por ejemplo un capítulo de la Biblia, y los mensajes que envías al administrador.',
        'Algunas cosas se quedan en el dispositivo aunque tengas cuenta: qué capítulos leíste y cuándo, los días que cuentan para tu racha, los borradores, las preguntas y las respuestas guardadas de Sabiduría, qué oraciones oraste o dejaste para más tarde, y lo que decidiste sobre el modelo de lenguaje. Solo viajan en un archivo que haces tú.',
        'Selah no usa cookies. Usa el almacenamiento de tu navegador para tus palabras, tus ajustes, tu sesión y la propia aplicación. Las letras y las imágenes vienen del mismo servidor que ella.',
        'Con una cuenta, esto va al servidor, para estar a salvo allí y llegar a tus otros dispositivos:',
      ],
      list: Object.values(collected),
    },
    {
      key: 'use',
      title: 'Para qué se usa, y tu fe',
      paragraphs: [
        'Tus datos se usan para lo que vienes a buscar: guardar tus palabras, llevarlas a tus dispositivos, mostrar tu progreso, dejarte entrar, responderte y proteger el servidor. No se usan para nada más, y ninguna máquina decide nada sobre ti.',
        'Las oraciones y las notas muestran lo que alguien cree. La ley protege esos datos con especial cuidado, por ejemplo el artículo 9 del RGPD en Europa y el artículo 11 de la LGPD en Brasil. Por eso solo se usan con tu consentimiento. Lo das al escribir en una cuenta. Se te pregunta de nuevo, para cada clase de textos, antes de que un modelo de lenguaje reciba algo de ellos.',
        'Puedes retirar tu consentimiento en cualquier momento, con la misma facilidad con que lo diste. Lo que se hizo antes sigue siendo lícito. Tu correo y tu contraseña hacen falta para darte la cuenta; la protección contra abusos se apoya en el interés legítimo del administrador en un servidor seguro.',
        'Una comprobación se hace solo en tu dispositivo: si tus palabras suenan a que estás en peligro, la aplicación muestra dónde encontrar ayuda. No se lo dice a nadie.',
      ],
    },
    {
      key: 'shared',
      title: 'Quién más los recibe',
      paragraphs: [
        'Las demás personas que usan la aplicación no ven tus palabras. Estos reciben la parte de tus datos que hace falta para que funcione:',
      ],
      list: [
        'Un proveedor de inteligencia artificial: solo si este servidor trabaja con un modelo de lenguaje, si has entrado en tu cuenta y si dijiste que sí para esa clase de textos (notas de gracia, oraciones, gratitud o Sabiduría). Recibe las palabras que escribiste allí, el ánimo, la categoría o el tema que elegiste, por quién y para qué oras, y tu idioma. Tu nombre, tu correo y tus otros textos no van con ellas, salvo que los escribas tú. Quien pregunta es el servidor: el proveedor no ve tu dirección de red.',
        'Un proveedor de textos bíblicos, si este servidor usa alguno. Conoce qué capítulo o qué palabras se buscan, pero no quién los busca: pregunta el servidor, nunca tu dispositivo.',
        'La plataforma que aloja el servidor y el servicio de correo que lleva sus mensajes, como los códigos. Trabajan para el administrador. Como en cualquier sitio web, ven la dirección de red de tu dispositivo.',
        'El fabricante de tu navegador, si haces que una voz que necesita conexión lea un texto. Las voces que están en tu dispositivo no envían nada.',
        'El servicio de notificaciones del fabricante de tu navegador, si activas recordatorios. Lleva un mensaje cifrado, que no puede leer y que no contiene ninguna de tus palabras. Ve cuándo llega el mensaje y qué tamaño tiene.',
        'Aquellos con quienes compartes. WhatsApp, Facebook, X y los SMS solo se abren cuando los tocas, y entonces valen sus propias reglas.',
      ],
    },
    {
      key: 'keeping',
      title: 'Cuánto tiempo se guarda, y cómo se protege',
      paragraphs: [
        'Si esta dirección empieza por https, todo viaja cifrado. En la aplicación nadie más que tú puede abrir lo que escribiste; quien tiene el papel de administrador ve los nombres, los correos y las cifras de tu perfil. Pero tus palabras no están cifradas de extremo a extremo: el administrador tiene los medios técnicos para leer lo que hay en el servidor. Usa un servidor cuyo administrador te inspire confianza, y bloquea tu dispositivo.',
        'Los proveedores del administrador pueden estar en otro país. Pregúntale cuáles usa y con qué garantías.',
        'Cuánto se guarda cada cosa:',
      ],
      list: [
        `Lo que escribes: hasta que lo eliminas. La papelera del servidor lo conserva ${legalFacts.trashDays} días más; después queda, como máximo ${legalFacts.traceDays} días, un rastro sin ninguna palabra, para que todos tus dispositivos lo eliminen también.`,
        `Una sesión: ${legalFacts.loginDays} días después de su último uso (${legalFacts.sessionDays} como máximo). Un código por correo: ${legalFacts.codeMinutes} minutos; un enlace para una contraseña nueva: ${legalFacts.linkMinutes} minutos.`,
        'Tus recordatorios y esa dirección: hasta que los desactives o cierres la sesión. Si en ese momento no hay conexión, este dispositivo ya no recibe nada y el servidor elimina la dirección más tarde.',
        'Los contadores contra abusos: más o menos un día, y nunca bajo un nombre o una dirección legible.',
        'El registro técnico de Selah: la hora, la clase de llamada, su resultado y el número de tu cuenta o del texto, pero ninguna palabra, ningún correo ni dirección de red. El administrador decide cuánto dura.',
        'Las copias de seguridad y los mensajes enviados: mientras el administrador los conserve. Aún pueden contener lo que eliminaste. Pregúntale cuánto tiempo.',
        'En tu dispositivo: hasta que cierras la sesión, lo que quita de él tus palabras. Lo que escribiste sin cuenta se queda hasta que lo elimines o borres los datos de tu navegador.',
      ],
    },
    {
      key: 'rights',
      title: 'Tus derechos, tu edad y el contacto',
      paragraphs: [
        `Selah es para personas de ${legalFacts.youngest} años o más. Si la ley de tu país pide una edad mayor o el permiso de tus padres, vale la ley. Si un niño o una niña menor tiene una cuenta, díselo al administrador para que se elimine la cuenta.`,
        'Puedes ver tus datos, llevártelos, corregirlos y eliminarlos, limitar su uso u oponerte a él, y retirar tu consentimiento. También puedes reclamar ante la autoridad de protección de datos de tu país.',
        'Cuando la aplicación cambie lo que hace con tus datos, cambiará este texto, y también la fecha que lleva arriba.',
        'La mayoría de tus derechos los tienes a mano, sin pedir nada a nadie:',
      ],
      list: [
        'Ver: la página «Tus palabras» muestra qué hay en el servidor y qué está solo en este dispositivo.',
        'Llevar contigo: en esa misma página guardas todo en un archivo, para traerlo más tarde o para leerlo.',
        'Corregir: cada texto se puede editar. Para cambiar tu nombre o tu correo, escribe al administrador.',
        `Eliminar: cada texto por separado, o la cuenta entera: al momento con un código por correo si el servidor puede hacerlo, o a petición tuya, en un plazo de ${legalFacts.deletionDays} días.`,
        'Retirar tu consentimiento: donde escribes, elige «Cambiar» bajo las palabras sobre el modelo de lenguaje. Para poner fin a cualquier otro uso, elimina tu cuenta.',
      ],
      links: [
        { to: '/Sync', text: 'Ver tus palabras y llevártelas' },
        { to: '/Account', text: 'Tu cuenta y tu contraseña' },
        { to: '/DeleteAccount', text: 'Eliminar tu cuenta' },
      ],
    },
  ],
};
