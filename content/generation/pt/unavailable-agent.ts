// Portuguese texts that replace the answer of an agent when no model can answer.
import type { UnavailableTexts } from '../agent-instructions.ts';

export const unavailableTexts: UnavailableTexts = {
  no_model:
    'Obrigado por escrever. A IA não está disponível aqui, por isso não posso responder. O que você escreveu está salvo, e você ainda pode usar a oração, a Bíblia e suas notas. Se você estiver em aflição ou em perigo, procure agora alguém de confiança ou ligue para o número de emergência do seu país.',
  failed:
    'Sinto muito, não consegui responder. O que você escreveu está salvo. Escreva de novo daqui a pouco. Se for urgente, procure alguém de confiança.',
  budget_spent:
    'Sinto muito, o limite de IA de hoje foi atingido. O que você escreveu está salvo. Volte amanhã. Se for urgente, procure alguém de confiança.',
};
