// Detects a prayer in which the person who prays is the one who suffers: “heal me”, “my illness”.
import type { Language } from '../../schemas/fields.ts';
import { foldText } from '../text-analysis/fold-text.ts';

/** Over folded text. */
const ownSuffering: Readonly<Record<Language, RegExp>> = {
  en: /\b(?:heal|cure) me\b|\bmy (?:illness|sickness|disease|pain|surgery|operation|cancer|tumou?r|diagnosis|treatment|recovery|depression|addiction|grief|injury|body)\b|\bi(?:'m| am) (?:so |very |still )?(?:sick|ill|in pain|suffering|grieving|dying|depressed|pregnant|unemployed)\b/,
  fr: /\b(?:gueris|soigne|releve)[- ]moi\b|\b(?:ma (?:maladie|douleur|depression|guerison|convalescence|dependance)|mon (?:operation|cancer|diagnostic|traitement|deuil|corps|addiction))\b|\bje (?:suis (?:si |tres |encore )?(?:malade|en deuil|enceinte|au chomage)|souffre)\b/,
  es: /\b(?:saname|curame|aliviame)\b|\bmi (?:enfermedad|dolor|operacion|cirugia|cancer|diagnostico|tratamiento|recuperacion|depresion|adiccion|duelo|cuerpo)\b|\b(?:estoy (?:muy |tan )?(?:enferm[oa]|de luto|embarazada|deprimid[oa])|sufro)\b/,
  pt: /\b(?:cura-me|me cur[ae]|alivia-me)\b|\b(?:minha (?:doenca|dor|operacao|cirurgia|recuperacao|depressao)|meu (?:cancer|diagnostico|tratamento|vicio|luto|corpo))\b|\b(?:estou (?:muito |tao )?(?:doente|de luto|gravida|deprimid[oa])|eu sofro)\b/,
};

/** @param language of the text */
export function speaksOfOwnSuffering(text: string, language: Language): boolean {
  return ownSuffering[language].test(foldText(text));
}
