// Detects what a typed question asks for: a choice, as in "Should I move to another city?", or
// trust in God.
import { takeBeginning } from '../text-analysis/topic-reader.ts';

/** In English, French, Spanish and Portuguese, without accents; a verb of choice must follow. */
const choiceQuestions = [
  /\b(?:should|shall) (?:i|we) (?:really |still |just )?(?:accept|apply|buy|change|choose|go|leave|move|quit|resign|return|sell|sign|start|stay|study|switch|take|turn)\b/,
  /\b(?:whether|if) (?:i|we) should\b/,
  /\b(?:dois-je|devrais-je|devons-nous|je dois|je devrais|faut-il|vaut-il mieux)\b.*\b(?:accepter|acheter|changer|choisir|commencer|demenager|demissionner|etudier|partir|quitter|rester|revenir|vendre)\b/,
  /\b(?:debo|deberia|debemos|deberiamos|conviene|me conviene|es mejor)\b.*\b(?:aceptar|cambiar(?:me)?|comprar|dejar|elegir|empezar|estudiar|irme|mudar(?:me|nos)|quedarme|renunciar|vender|volver)\b/,
  /\b(?:devo|deveria|devemos|deveriamos|vale a pena|e melhor|sera que)\b.*\b(?:aceitar|comecar|comprar|deixar|escolher|estudar|ficar|largar|mudar|pedir demissao|sair|trocar|vender|voltar)\b/,
] as const;

/** @param question in any language, of any length */
export function isQuestionOfChoice(question: string): boolean {
  const beginning = takeBeginning(question);
  return choiceQuestions.some((pattern) => pattern.test(beginning));
}

/** In English, French, Spanish and Portuguese, without accents. */
const trustInGod =
  /\b(?:trust(?:ing)?|rely on|have faith in) (?:in )?(?:god|jesus|the lord|him again)\b|\bconfiance (?:en|a) (?:dieu|jesus)\b|\b(?:confiar|confio|confie|confianza|confianca|fe) (?:de nuevo |otra vez |novamente |de novo )?(?:en|em) (?:dios|deus|jesus)\b/;

/** @param question in any language, of any length */
export function isQuestionOfTrust(question: string): boolean {
  return trustInGod.test(takeBeginning(question));
}
