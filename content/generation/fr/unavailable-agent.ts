// French texts that replace the answer of an agent when no model can answer.
import type { UnavailableTexts } from '../agent-instructions.ts';

export const unavailableTexts: UnavailableTexts = {
  no_model:
    'Merci pour ton message. L’IA n’est pas disponible ici, et je ne peux donc pas te répondre. Ce que tu as écrit est enregistré, et tu peux toujours utiliser la prière, la Bible et tes notes. En cas de détresse ou de danger, parle dès maintenant à une personne de confiance ou appelle le numéro d’urgence de ton pays.',
  failed:
    'Désolé, je n’ai pas pu te répondre. Ce que tu as écrit est enregistré. Réessaie dans un moment. Si c’est urgent, parle à une personne de confiance.',
  budget_spent:
    'Désolé, la limite d’IA du jour est atteinte. Ce que tu as écrit est enregistré. Reviens demain. Si c’est urgent, parle à une personne de confiance.',
};
