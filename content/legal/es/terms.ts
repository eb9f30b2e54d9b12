// The terms of service in Spanish.
import { legalFacts, legalDate, type LegalText } from '../legal-text.ts';

export const text: LegalText = {
  title: 'Términos del servicio',
  date: legalDate,
  introduction: [
    'Estos términos son un acuerdo entre tú y el administrador, es decir, quien administra el servidor de esta dirección. Si usas Selah, los aceptas. Si no los aceptas, te pedimos que no lo uses.',
    'Cómo se tratan tus datos está en la Política de privacidad.',
  ],
  sections: [
    {
      key: 'service',
      title: 'Qué es Selah',
      paragraphs: [
        'Selah acompaña cada día: para leer la Biblia, orar, dar gracias y descansar. Funciona también sin conexión. No ocupa el lugar de una iglesia, de un pastor ni de un amigo.',
        'La aplicación no cobra dinero. Su programa es de código abierto, con licencia MIT, y cualquiera puede usarlo; estos términos tratan del servicio de esta dirección.',
      ],
    },
    {
      key: 'account',
      title: 'Quién puede usarlo, y tu cuenta',
      paragraphs: [
        `Hay que tener ${legalFacts.youngest} años o más. Si la ley de tu país pide una edad mayor o el permiso de tus padres, también hace falta.`,
        'Una cuenta necesita un correo electrónico que sea tuyo. Guarda tu contraseña para ti, y cámbiala si alguien más puede conocerla. El administrador puede abrir un servidor solo a personas invitadas.',
        'Puedes irte en cualquier momento, y antes llevarte tus palabras.',
      ],
      links: [
        { to: '/Sync', text: 'Llevarte tus palabras' },
        { to: '/DeleteAccount', text: 'Eliminar tu cuenta' },
      ],
    },
    {
      key: 'made',
      title: 'Los textos que se hacen para ti',
      paragraphs: [
        'Las notas de gracia, las oraciones, las afirmaciones y las respuestas de Sabiduría se componen con los textos de Selah o, si lo aceptas, las escribe una inteligencia artificial. Cada texto dice de dónde viene.',
        'Las respuestas de la inteligencia artificial no son revelación divina. Pueden estar equivocadas. Haz como la gente de Berea, que examinaba las Escrituras para ver si las cosas eran así (Hechos 17:11), y habla con personas que te conocen.',
        'Nada en Selah predice tu futuro. El número de respuestas por día puede estar limitado.',
      ],
    },
    {
      key: 'advice',
      title: 'Ningún consejo profesional, y ayuda en una emergencia',
      paragraphs: [
        'Selah no da consejos médicos, legales, financieros ni psicológicos. Pregunta a quienes se han formado para ello. Nunca dejes un tratamiento ni tardes en buscar ayuda por algo que leíste aquí.',
        'Si tú u otras personas están en peligro, llama ahora al número de emergencias de tu país o acude a alguien de confianza. Nadie vigila lo que escribes, y la aplicación no llama a nadie. Intenta notar las palabras de peligro y señalar dónde hay ayuda, pero se le pueden escapar.',
      ],
    },
    {
      key: 'yours',
      title: 'Tus palabras, y el buen uso',
      paragraphs: [
        'Lo que escribes sigue siendo tuyo. Permites al administrador guardarlo, copiarlo y enviarlo en lo que el servicio lo necesite, y para nada más.',
        'Usa Selah sin hacer daño a nadie. El administrador puede cerrar una cuenta en estos casos; si la ley lo permite, te avisa antes para que puedas guardar tus palabras:',
      ],
      list: [
        'faltar a la ley, a los derechos o a la intimidad de otras personas',
        'entrar en cuentas ajenas, o intentarlo',
        'atacar o sobrecargar el servidor, o saltarse sus límites',
        'crear cuentas con una máquina, o enviar mensajes que nadie quiere',
      ],
    },
    {
      key: 'bible',
      title: 'Los textos de la Biblia',
      paragraphs: [
        'Las traducciones pertenecen a sus editoriales o son de dominio público; la licencia de cada una está al pie de sus capítulos. En el Reino Unido, los derechos de la King James Version son de la Corona.',
        `Las editoriales ponen límites, y la aplicación los respeta: cuántos versículos se pueden copiar a la vez, si una voz puede leerlos, y que un texto con licencia esté en tu dispositivo ${legalFacts.licensedDays} días como máximo. Si citas un texto en otro lugar, respeta su licencia y nómbralo.`,
      ],
    },
    {
      key: 'limits',
      title: 'Garantía, cambios y contacto',
      paragraphs: [
        'Selah se ofrece tal como es. Hasta donde la ley lo permite, nadie garantiza que no tenga fallos, que esté siempre disponible o que nunca se pierda nada. Guarda tus palabras en un archivo de vez en cuando.',
        'Hasta donde la ley lo permite, ni el administrador ni quienes hacen el programa responden por los daños que resulten de usarlo. Esto no quita nada que la ley prohíba quitar: ni tus derechos como consumidor, ni la responsabilidad por dolo, por negligencia grave o por daños a la vida, al cuerpo o a la salud.',
        'Si alguno de estos términos no vale, los demás siguen en pie. Las leyes que te protegen donde vives siguen vigentes.',
        'Cuando estos términos cambien, cambiará también la fecha que llevan arriba. Si no aceptas los nuevos, puedes llevarte tus palabras y eliminar tu cuenta.',
      ],
    },
  ],
};
