// The terms of service in Spanish.
import { legalFacts, legalDate, type LegalText } from '../legal-text.ts';

export const text: LegalText = {
  title: 'Términos del servicio',
  date: legalDate,
  introduction: [
    'Estos términos son un acuerdo entre tú y el administrador, es decir, la persona o el grupo que gestiona el servidor de esta dirección. Al usar Selah, los aceptas. Si no los aceptas, te pedimos que no uses Selah.',
    'La Política de privacidad explica cómo se usan tus datos.',
  ],
  sections: [
    {
      key: 'service',
      title: 'Qué es Selah',
      paragraphs: [
        'Selah te acompaña cada día para leer la Biblia, orar, dar gracias y descansar. También funciona sin conexión. No sustituye a una iglesia, ni a un pastor, ni a una amistad.',
        'La aplicación es gratis. Su código es abierto, con licencia MIT, y cualquier persona puede usarlo; estos términos se refieren al servicio de esta dirección.',
      ],
    },
    {
      key: 'account',
      title: 'Quién puede usar Selah, y tu cuenta',
      paragraphs: [
        `Debes tener ${legalFacts.youngest} años o más. Si la ley de tu país exige una edad mayor o el permiso de tus padres, eso también se aplica.`,
        'Para tener una cuenta necesitas un correo electrónico que sea tuyo. No compartas tu contraseña, y cámbiala si otra persona puede conocerla. El administrador puede limitar el acceso a personas invitadas.',
        'Puedes irte en cualquier momento y exportar antes lo que escribiste.',
      ],
      links: [
        { to: '/Sync', text: 'Exportar lo que escribiste' },
        { to: '/DeleteAccount', text: 'Eliminar tu cuenta' },
      ],
    },
    {
      key: 'made',
      title: 'Los textos que se escriben para ti',
      paragraphs: [
        'Las notas de gracia, las oraciones, las afirmaciones y las respuestas de Sabiduría vienen de la biblioteca de Selah o, si lo aceptas, las escribe una inteligencia artificial (IA). Cada texto indica de dónde viene.',
        'Las respuestas de la IA no son revelación divina. Pueden estar equivocadas. Haz como los de Berea, que examinaban las Escrituras para ver si las cosas eran así (Hechos 17:11), y habla con personas que te conocen.',
        'Nada en Selah predice tu futuro. El número de respuestas por día puede estar limitado.',
      ],
    },
    {
      key: 'advice',
      title: 'Ningún consejo profesional, y ayuda en una emergencia',
      paragraphs: [
        'Selah no da consejos médicos, legales, financieros ni psicológicos. Consulta a un profesional. Nunca dejes un tratamiento ni tardes en buscar ayuda por algo que leíste aquí.',
        'Si tú u otras personas están en peligro, llama ahora al número de emergencias de tu país o acude a alguien de confianza. Nadie supervisa lo que escribes, y la aplicación no llama a nadie. Intenta reconocer cuándo escribes sobre un peligro y mostrarte dónde encontrar ayuda, pero puede no lograrlo.',
      ],
    },
    {
      key: 'yours',
      title: 'Lo que escribes, y el buen uso',
      paragraphs: [
        'Lo que escribes sigue siendo tuyo. Permites al administrador guardarlo, copiarlo y transmitirlo en la medida en que el servicio lo necesite, y para nada más.',
        'Usa Selah sin hacer daño a nadie. El administrador puede cerrar una cuenta en estos casos; si la ley lo permite, te avisa antes para que puedas exportar lo que escribiste:',
      ],
      list: [
        'incumplir la ley o vulnerar los derechos o la privacidad de otras personas',
        'entrar en cuentas ajenas, o intentarlo',
        'atacar o sobrecargar el servidor, o saltarse sus límites',
        'crear cuentas de forma automática, o enviar mensajes no deseados',
      ],
    },
    {
      key: 'bible',
      title: 'Los textos de la Biblia',
      paragraphs: [
        'Las traducciones pertenecen a sus editoriales o son de dominio público; la licencia de cada una aparece al final de sus capítulos. En el Reino Unido, los derechos de la King James Version son de la Corona.',
        `Las editoriales ponen límites, y la aplicación los respeta: cuántos versículos se pueden copiar a la vez, si un texto se puede leer en voz alta, y que un texto con licencia esté en tu dispositivo ${legalFacts.licensedDays} días como máximo. Si citas un texto en otro lugar, respeta su licencia e indica la fuente.`,
      ],
    },
    {
      key: 'limits',
      title: 'Garantía, cambios y contacto',
      paragraphs: [
        'Selah se ofrece tal como está. En la medida en que la ley lo permite, no hay garantía de que no tenga errores, de que esté siempre disponible o de que nunca se pierda nada. Exporta de vez en cuando lo que escribiste.',
        'En la medida en que la ley lo permite, ni el administrador ni quienes crean el programa responden por los daños que resulten de usarlo. Esto no limita los derechos que la ley no permite limitar: tus derechos como consumidor y la responsabilidad por dolo, por negligencia grave o por daños a la vida, al cuerpo o a la salud.',
        'Si alguno de estos términos no es válido, los demás siguen vigentes. Las leyes que te protegen donde vives también se aplican.',
        'Si cambian estos términos, también cambiará la fecha de arriba. Si no aceptas los nuevos, puedes exportar lo que escribiste y eliminar tu cuenta.',
      ],
    },
  ],
};
