// The privacy policy in Spanish.
import { type CollectedItems, legalFacts, legalDate, type LegalText } from '../legal-text.ts';

const collected: CollectedItems = {
  account:
    'Tu correo electrónico, un nombre (la parte antes de la @ y el que elijas) y tu contraseña. De la contraseña solo se guarda un resumen (hash), que no permite leerla. De cada llave de acceso, hasta que la elimines: identificador, clave pública, nombre, fechas, número de usos, cómo se conecta, si está sincronizada, navegador y sistema. Para los textos privados: sus claves cifradas.',
  journal:
    'Tus oraciones, entradas de gratitud y notas de gracia, con lo que les agregas y los textos que se escribieron para ti.',
  bible:
    'Tus notas, resaltados y marcadores de la Biblia, y los versículos que memorizas, con tu práctica.',
  progress: 'Tu progreso de lectura: los días de tus planes y dónde leíste por última vez.',
  usage:
    'Datos de uso: tu idioma y tus ajustes, la duración de tu racha, cuántas oraciones, entradas y notas de gracia tienes, y tu último día de actividad.',
  logins:
    'De cada inicio de sesión: sus fechas, tu navegador y tu sistema, y el comienzo de la dirección de red.',
  reminders:
    'Si activas recordatorios: cuáles, sus días y horas, tu zona horaria, la hora a la que empieza tu día y la dirección con la que este dispositivo recibe notificaciones.',
};

export const text: LegalText = {
  title: 'Política de privacidad',
  date: legalDate,
  introduction: [
    'Lo que escribes en Selah es tuyo.',
    'Selah es un programa que una iglesia, una familia o cualquier otra persona o grupo puede instalar en un servidor. La persona o el grupo que gestiona el servidor de esta dirección se llama aquí el administrador, y es el responsable de tus datos. Quienes crean el programa no ven ninguno de ellos, salvo que sean también los administradores.',
    'No hay publicidad, ni analíticas, ni rastreo, y no se vende nada.',
  ],
  sections: [
    {
      key: 'collected',
      title: 'Qué se recoge',
      paragraphs: [
        'Sin cuenta, lo que escribes se queda en este navegador, en este dispositivo. El servidor solo recibe lo que le pides, por ejemplo un capítulo de la Biblia, y los mensajes que envías al administrador.',
        'Algunos datos se quedan en el dispositivo aunque tengas cuenta: qué capítulos leíste y cuándo, los días que cuentan para tu racha, los borradores, tus preguntas y las respuestas guardadas de Sabiduría, por qué oraciones ya oraste o cuáles pospusiste, y si aceptaste el uso de la IA. Solo salen de él en un archivo que exportas tú.',
        'Selah no usa cookies. Usa el almacenamiento de tu navegador para lo que escribes, tus ajustes, tu sesión y la propia aplicación. Las fuentes y las imágenes vienen del mismo servidor que la aplicación.',
        'Si tienes una cuenta, lo siguiente se envía al servidor, para que esté a salvo allí y disponible en tus otros dispositivos:',
      ],
      list: Object.values(collected),
    },
    {
      key: 'use',
      title: 'Para qué se usa, y tu fe',
      paragraphs: [
        'Tus datos se usan para guardar lo que escribes, llevarlo a tus dispositivos, mostrar tu progreso, permitirte iniciar sesión, responderte y proteger el servidor. No se usan para nada más, y no se toman decisiones automáticas sobre ti.',
        'Las oraciones y las notas revelan lo que crees. La ley da a esos datos una protección especial, por ejemplo el artículo 9 del RGPD en Europa y el artículo 11 de la LGPD en Brasil. Por eso solo se usan con tu consentimiento. Lo das al empezar y al escribir con una cuenta. Te lo pedimos de nuevo, para cada tipo de texto, antes de enviar algo a un servicio de IA.',
        'Puedes retirar tu consentimiento en cualquier momento, con la misma facilidad con que lo diste. Lo que se hizo antes sigue siendo lícito. Tu correo y tu contraseña son necesarios para la cuenta. La protección contra abusos se basa en el interés legítimo del administrador en un servidor seguro.',
        'Una comprobación se hace solo en tu dispositivo: si por lo que escribes parece que estás en peligro, la aplicación muestra dónde encontrar ayuda. No avisa a nadie.',
      ],
    },
    {
      key: 'shared',
      title: 'Quién más los recibe',
      paragraphs: [
        'Las demás personas que usan la aplicación no pueden ver lo que escribes. Los siguientes destinatarios reciben la parte de tus datos que la aplicación necesita para funcionar:',
      ],
      list: [
        'Un proveedor de inteligencia artificial (IA): solo si este servidor usa IA, si iniciaste sesión y si aceptaste para ese tipo de texto (notas de gracia, oraciones, gratitud o Sabiduría). Recibe el texto que escribiste allí, el estado de ánimo, la categoría o el tema que elegiste, por quién y por qué oras, y tu idioma. No recibe tu nombre, tu correo ni tus otras entradas, salvo que los escribas tú. La solicitud la hace el servidor: el proveedor no ve tu dirección de red.',
        'Un proveedor de textos bíblicos, si este servidor usa alguno. Sabe qué capítulo o palabras se buscan, pero no quién los busca: la solicitud la hace siempre el servidor, nunca tu dispositivo.',
        'El proveedor que aloja el servidor y el servicio que entrega sus correos, como los códigos. Trabajan para el administrador. Como en cualquier sitio web, ven la dirección de red de tu dispositivo.',
        'El fabricante de tu navegador, si escuchas un texto con una voz que necesita conexión. Las voces instaladas en tu dispositivo no envían nada.',
        'El servicio de notificaciones del fabricante de tu navegador, si activas recordatorios. Entrega un mensaje cifrado, que no puede leer y que no contiene nada de lo que escribiste. Ve cuándo se envía el mensaje y qué tamaño tiene.',
        'Las personas y los servicios con los que compartes. WhatsApp, Facebook, X y los mensajes de texto solo se abren cuando los tocas, y entonces se aplican sus propias reglas.',
      ],
    },
    {
      key: 'keeping',
      title: 'Cuánto tiempo se guarda, y cómo se protege',
      paragraphs: [
        'Si esta dirección empieza por https, todo viaja cifrado. En la aplicación solo tú puedes abrir lo que escribiste; quien tiene el rol de administrador ve los nombres, los correos, la última sesión y las cifras de tu perfil. El administrador tiene los medios técnicos para leer lo que escribes. Con «Textos privados», en «Tu cuenta», no puede leer oraciones, gratitud ni notas, pero sí copias anteriores, comentarios y lo que envías a la IA. Usa un servidor cuyo administrador sea de tu confianza, y bloquea tu dispositivo.',
        'Los proveedores del administrador pueden estar en otro país. Pregúntale quiénes son y qué garantías ofrecen.',
        'Cuánto tiempo se guarda cada dato:',
      ],
      list: [
        `Lo que escribes: hasta que lo eliminas. Después se queda ${legalFacts.trashDays} días más en la papelera del servidor. Luego queda un registro sin texto, como máximo ${legalFacts.traceDays} días, para que todos tus dispositivos lo eliminen.`,
        `Una sesión: ${legalFacts.loginDays} días después de su último uso (${legalFacts.sessionDays} como máximo). Un código enviado por correo: ${legalFacts.codeMinutes} minutos; un enlace para una contraseña nueva: ${legalFacts.linkMinutes} minutos.`,
        'Tus recordatorios y la dirección de las notificaciones: hasta que los desactives o cierres sesión. Si en ese momento estás sin conexión, este dispositivo ya no recibe nada y el servidor elimina la dirección más tarde.',
        'Los contadores contra abusos: alrededor de un día, y nunca con un nombre o una dirección legibles.',
        'El registro técnico de Selah: la hora, el tipo de solicitud, su resultado y el número de tu cuenta o entrada, pero nada de lo que escribiste, ningún correo ni dirección de red. El administrador decide cuánto tiempo se guarda.',
        'Las copias de seguridad y los correos enviados: mientras el administrador los conserve. Aún pueden contener lo que eliminaste. Pregúntale cuánto tiempo.',
        'En tu dispositivo: hasta que cierras sesión, lo que borra de él lo que escribiste. Lo que escribiste sin cuenta se queda hasta que lo eliminas o borras los datos de tu navegador.',
      ],
    },
    {
      key: 'rights',
      title: 'Tus derechos, tu edad y el contacto',
      paragraphs: [
        `Selah es para personas de ${legalFacts.youngest} años o más. Si la ley de tu país exige una edad mayor o el permiso de tus padres, se aplica la ley. Si un niño o una niña menor tiene una cuenta, avisa al administrador para que la elimine.`,
        'Tienes derecho a ver, exportar, corregir y eliminar tus datos, a limitar su uso u oponerte a él, y a retirar tu consentimiento. También puedes presentar una reclamación ante la autoridad de protección de datos de tu país.',
        'Si cambia la forma en que la aplicación usa tus datos, también cambiarán este texto y la fecha de arriba.',
        'Puedes ejercer por tu cuenta la mayoría de estos derechos:',
      ],
      list: [
        'Ver: la página «Sincronización y copia de seguridad» muestra qué está en el servidor y qué está solo en este dispositivo.',
        'Exportar: en esa misma página puedes guardar todo en un archivo, como copia o para leerlo.',
        'Corregir: puedes editar cada entrada, y tu nombre en «Tu cuenta». Para cambiar tu correo, escribe al administrador.',
        `Eliminar: puedes eliminar entradas sueltas o toda la cuenta. La cuenta se elimina de inmediato con un código enviado por correo, si el servidor lo permite, o en un plazo de ${legalFacts.deletionDays} días desde tu solicitud.`,
        'Retirar tu consentimiento: donde escribes, elige «Cambiar» debajo del texto sobre la IA. Para poner fin a cualquier otro uso, elimina tu cuenta.',
      ],
      links: [
        { to: '/Sync', text: 'Ver y exportar lo que escribiste' },
        { to: '/Account', text: 'Tu cuenta y tu contraseña' },
        { to: '/DeleteAccount', text: 'Eliminar tu cuenta' },
      ],
    },
  ],
};
