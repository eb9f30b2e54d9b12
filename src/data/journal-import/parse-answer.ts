// Understands what a table says about the answer of a prayer: yes or no in each language of the app,
// a date, or the answer in the person's words.
import { foldName } from './clean-text.ts';
import type { SourceDate } from './import-types.ts';
import { parseDate } from './parse-date.ts';

const yesWords = new Set(
  (
    'yes|y|true|1|x|ok|✓|✔|☑|answered|oui|o|vrai|exauce|exaucee|repondu|' +
    'si|s|verdadero|respondida|respondido|contestada|sim|verdadeiro|atendida'
  ).split('|'),
);
const noWords = new Set(
  (
    'no|n|n/a|none|false|0|-|open|waiting|pending|unanswered|ongoing|active|current|in progress|praying|' +
    'not yet|not answered|not yet answered|not answered yet|still praying|still waiting|' +
    'non|faux|ouvert|ouverte|en attente|en cours|actif|active|en priere|pas encore|' +
    'non exauce|non exaucee|pas exauce|pas exaucee|pas encore exauce|pas encore exaucee|' +
    'toujours en cours|toujours en attente|toujours en priere|encore en priere|' +
    'falso|abierta|abierto|pendiente|activa|activo|en curso|en proceso|en oracion|orando|' +
    'esperando|todavia no|aun no|no respondida|no respondido|no contestada|sin respuesta|' +
    'sin responder|sigo orando|seguimos orando|aun orando|todavia orando|' +
    'nao|aberta|aberto|pendente|ativa|ativo|em andamento|em curso|em oracao|aguardando|' +
    'ainda nao|nao respondida|nao respondido|nao atendida|sem resposta|ainda orando'
  ).split('|'),
);
/** A text that begins with one of these words says that there is no answer yet. */
const negations = new Set(
  (
    'not|still|no|never|non|n|ne|pas|toujours|jamais|sin|sigo|seguimos|aun|todavia|nunca|' +
    'nao|ainda|sem'
  ).split('|'),
);

export interface Answer {
  isAnswered: boolean;
  date: SourceDate | null;
  /** The person's words: the answer, or what they wrote about a prayer without one. */
  words: string;
}

/** A text that is neither a date nor a yes or no is the answer itself. */
export function parseAnswer(text: string): Answer {
  const folded = foldName(text)
    .replace(/(?<![.!…])[.!…]+$/, '')
    .trim();
  if (folded === '' || noWords.has(folded)) return { isAnswered: false, date: null, words: '' };
  if (yesWords.has(folded)) return { isAnswered: true, date: null, words: '' };
  const date = parseDate(text);
  if (date) return { isAnswered: true, date, words: '' };
  const [first = ''] = /^\p{L}+/u.exec(folded) ?? [];
  return { isAnswered: !negations.has(first), date: null, words: text };
}
