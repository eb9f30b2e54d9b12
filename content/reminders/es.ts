// Spanish texts of the reminders.
import type { ReminderTexts } from './reminder-texts.ts';

export const es: ReminderTexts = {
  reminders: {
    grace: [
      {
        title: 'Una palabra de gracia',
        body: 'Aquí hay una breve palabra de la Escritura para ti.',
      },
      {
        title: 'Gracia para hoy',
        body: 'Tómate un minuto de calma. Hay una palabra para este día.',
      },
      { title: 'Un minuto de quietud', body: 'Respira y recibe tu nota de gracia.' },
      { title: 'Sus misericordias son nuevas', body: 'Este día tiene las suyas. Ven a verlas.' },
      { title: 'Sea como sea este día', body: 'Tu nota de gracia está aquí cuando quieras.' },
    ],
    plan: [
      { title: 'Tu lectura de hoy', body: 'El siguiente pasaje está abierto donde lo dejaste.' },
      { title: 'Un poco más en la Palabra', body: 'Unos minutos con tu plan de lectura.' },
      { title: 'Tu lugar está guardado', body: 'Sigue desde donde estás, a tu ritmo.' },
      {
        title: 'Una página de la Escritura',
        body: 'La siguiente parte de tu plan está aquí cuando quieras.',
      },
      { title: 'Pan para hoy', body: 'Una breve lectura de tu plan.' },
    ],
    prayer: [
      { title: 'Un momento para orar', body: 'Trae lo que llevas en el corazón.' },
      { title: 'Un tiempo con Dios', body: 'Bastan unas pocas palabras.' },
      { title: 'Haz una pausa', body: 'Tus oraciones tienen un lugar aquí.' },
      { title: 'Ven tal como estás', body: 'Ora con tus palabras o en silencio.' },
      { title: 'Un momento de calma', body: '¿Por quién te gustaría orar hoy?' },
    ],
    gratitude: [
      { title: '¿Qué hubo de bueno hoy?', body: 'Basta una cosa pequeña.' },
      { title: 'Un momento para dar gracias', body: 'Escribe una cosa que te alegró.' },
      { title: 'Cuenta una bendición', body: 'Aunque sea muy pequeña.' },
      { title: 'Mira atrás con calma', body: '¿Hubo un gesto de bondad, dado o recibido?' },
      { title: 'Con el corazón agradecido', body: 'Una línea en tu diario, tal como salga.' },
    ],
  },
  test: {
    title: 'Los recordatorios funcionan aquí',
    body: 'Así te avisará Selah en este dispositivo.',
  },
};
