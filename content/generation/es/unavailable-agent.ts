// Spanish texts that replace the answer of an agent when no model can answer.
import type { UnavailableTexts } from '../agent-instructions.ts';

export const unavailableTexts: UnavailableTexts = {
  no_model:
    'Gracias por escribir. Aquí la IA no está disponible, así que no puedo responderte. Lo que escribiste está guardado, y la oración, la Biblia y tus notas siguen aquí para ti. Si sientes angustia o estás en peligro, habla ahora con alguien de confianza o llama al número de emergencias de tu país.',
  failed:
    'Lo siento, no pude responder. Lo que escribiste está guardado. Vuelve a escribir dentro de un rato. Si es urgente, habla con alguien de confianza.',
  budget_spent:
    'Lo siento, se alcanzó el límite de IA de hoy. Lo que escribiste está guardado. Vuelve mañana. Si es urgente, habla con alguien de confianza.',
};
