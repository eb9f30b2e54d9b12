// Spanish texts of the reminders.
import type { ReminderTexts } from '../reminder-texts.ts';

export const reminders: ReminderTexts = {
  reminders: {
    grace: [
      {
        title: 'Una palabra de gracia',
        body: 'Tienes aquí una breve palabra de la Escritura.',
      },
      {
        title: 'Gracia para hoy',
        body: 'Tómate un minuto de calma. Hay una palabra para hoy.',
      },
      { title: 'Un minuto de quietud', body: 'Respira y recibe tu nota de gracia.' },
      { title: 'Sus misericordias son nuevas', body: 'Hay gracia para este día. Ven a ver.' },
      { title: 'Sea como sea este día', body: 'Tu nota de gracia está aquí cuando quieras.' },
    ],
    plan: [
      { title: 'Tu lectura de hoy', body: 'El siguiente pasaje de tu plan está listo.' },
      { title: 'Un poco más en la Palabra', body: 'Unos minutos con tu plan de lectura.' },
      { title: 'Sigue donde te quedaste', body: 'Continúa tu plan a tu ritmo.' },
      {
        title: 'Una página de la Escritura',
        body: 'La siguiente parte de tu plan está aquí cuando quieras.',
      },
      { title: 'Pan para hoy', body: 'Una breve lectura de tu plan.' },
    ],
    prayer: [
      { title: 'Un momento para orar', body: 'Trae lo que llevas en el corazón.' },
      { title: 'Un tiempo con Dios', body: 'Bastan unas pocas palabras.' },
      { title: 'Haz una pausa', body: 'Tómate un momento para orar.' },
      { title: 'Ven tal como estás', body: 'Ora con tus palabras o en silencio.' },
      { title: 'Un momento de calma', body: '¿Por quién te gustaría orar hoy?' },
    ],
    gratitude: [
      { title: '¿Qué hubo de bueno hoy?', body: 'Basta con algo pequeño.' },
      { title: 'Un momento para dar gracias', body: 'Escribe algo que te alegró.' },
      { title: 'Cuenta una bendición', body: 'Aunque sea muy pequeña.' },
      { title: 'Repasa tu día con calma', body: '¿Hubo un gesto de bondad, dado o recibido?' },
      { title: 'Con el corazón agradecido', body: 'Una línea en tu diario, tal como salga.' },
    ],
  },
  test: {
    title: 'Los recordatorios están activados',
    body: 'Así se verán tus recordatorios.',
  },
};
