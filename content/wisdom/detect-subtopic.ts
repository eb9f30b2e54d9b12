// Detects the subtopic of a Wisdom question about forgiveness or marriage, in any of the four
// languages.
import { takeBeginning } from '../text-analysis/topic-reader.ts';

/** `guilt`: being forgiven by God, or what the user did to a partner. */
export type QuestionSubtopic =
  | 'another'
  | 'oneself'
  | 'guilt'
  | 'quarrel'
  | 'coldness'
  | 'betrayal';

/** Joins patterns of folded text; each one begins at the beginning of a word. */
function anyOf(...patterns: readonly RegExp[]): RegExp {
  return new RegExp(`\\b(?:${patterns.map(({ source }) => source).join('|')})`);
}

const forgivesOneself = anyOf(
  /(?:forgiv\w*|pardon\w*) (?:my ?sel|your ?sel|our ?sel|one ?sel|themsel)\w*/,
  /self-?forgiv/,
  /(?:me|se) (?:\w+ )?pardonn\w* (?:a )?(?:moi|soi)-?(?: )?meme/,
  /pardonner a (?:moi|soi)/,
  /(?:a|de|pour|comment|puis-je|peux|veux|sais|dois|pas) me pardonner/,
  /je (?:ne )?me pardonne/,
  /perdon(?:ar|o|e)(?:me|se|nos|te)? a (?:mi|si|un[oa]) mism/,
  /(?:puedo|logro|consigo|como|a|quiero|necesito|cuesta|debo) perdonarme/,
  /(?:no )?me perdono\b/,
  /perdoar a (?:mim|si)\b/,
  /(?:consigo|como|posso|a|quero|preciso|devo|para|de) me perdoar/,
  /perdoar-me|me perdoo/,
);

const god = '(?:god|the lord|dieu|le seigneur|dios|el senor|deus|o senhor|jesus|christ|cristo)';

const isForgivenByGod = anyOf(
  /(?:does|will|can|could|would|has|did|may) (?:god|jesus|christ|the lord)(?: (?:really|ever|still|even|always|truly|actually))* forgiv/,
  new RegExp(`${god}(?: (?!help)\\w+){0,3} forgiv\\w* (?:me|us|my|our|all|any|every|sin)\\b`),
  /(?:am i|are we|be|been|was i) (?:\w+ )?forgiven\b/,
  /forgiv\w* (?:of |for )?(?:my |our |all |the )?sins?\b/,
  /god's (?:forgiveness|mercy|pardon)|forgiveness (?:from|of) (?:god|jesus|the lord)/,
  /(?:un(?:forgiv|pardon)able|impardonnable|imperdonable|imperdoavel)/,
  new RegExp(`${god}[^.?!]{0,25} (?:me|nous|nos|m'a|m'ait) (?:\\w+ )?(?:pardonn|perdo)\\w+`),
  new RegExp(
    `${god}(?: (?:peut-il|peut|puede|podra|pode|vai|va|tout|todo|tudo))* (?:pardonn|perdo[na])\\w*`,
  ),
  new RegExp(`(?:me perdonara?|me perdoara?|perdonarme|perdoar-me) ${god}`),
  /pardon(?:ne-t-il)? (?:de dieu|du seigneur)|perdon de (?:dios|jesus)|perdao de (?:deus|jesus)/,
  /(?:suis-je|etre|serai-je) pardonne|(?:ser|estoy|sere) perdonad|(?:ser|estou|serei) perdoad/,
);

const forgivesAnother = anyOf(
  /forgiv(?:e|ing) (?:him|her|them|some|people|others?|another|those|what (?:he|she|they|was|happened))\b/,
  /forgiv(?:e|ing) (?:my|our|his|their|the|an?|this|that) (?!sins?\b|guilt|mistake|past|fault|wrong|trespass|own\b|self)\w/,
  /(?:i|we)(?: (?!(?:god|jesus|christ|he|she|they|you|him)\b)\w+){0,3} forgive\b(?! (?:me|us|god|my ?sel|our ?sel|my sin))/,
  /(?:grudges?|resent\w*|(?:wronged|hurt|offended) me)\b/,
  /pardonner (?:a|au|aux) (?!moi|soi)\w/,
  /(?:lui|leur) pardonne/,
  /(?:comment|je|peux|j'arrive)(?: (?!me\b)\w+){0,3} pardonner\b(?! a (?:moi|soi))(?! mes)/,
  /rancune|rancoeur|j'en veux a (?!moi)|ressentiment|m'(?:a|ont) (?:fait (?:du )?(?:mal|tort)|blesse)/,
  /perdonar(?:l[oae]s?\b| al\b| a (?!mi mism|si mism|un[oa] mism)\w)/,
  /perdono a (?!mi mism)\w|(?:como|puedo|consigo|logro|quiero) perdonar\b(?! (?:a mi|mis))/,
  /rencor|resentimiento|me (?:hirio|lastimo|hizo dano|hicieron dano)/,
  /perdo(?:ar|o|e) (?!(?:[ao]s? )?(?:meus?|minhas?) (?:pec|err|falt|culp))(?:a|o|os|as|ao|aos|meu|minha|quem|el[ea]s?|alguem|aquel[ea]|um|uma) ?(?!mim|si\b)\w/,
  /perdoa-l[oa]|(?:como|consigo|posso|quero) perdoar\b(?! (?:a mim|meus pec))/,
  /ressentimento|magoa\b|me (?:feriu|magoou|machucou)/,
);

/** Without accents, Portuguese “traí” and “trai” are one word: an object makes it the first. */
const hasBetrayed = anyOf(
  /i(?:'ve| have| had)?(?: (?:once|also|even|just))? (?:cheated|committed adultery|had an affair|betrayed (?:my|him|her)|slept with)/,
  /forgiv\w* me for (?:cheating|my (?:affair|adultery))/,
  /i(?:'m| am| was|'ve been| have been)(?: \w+)? (?:cheating|unfaithful|having an affair)/,
  /j'ai (?:\w+ )?(?:trompe|trahi|ete infidele|eu une (?:aventure|liaison)|commis (?:l'|un )adultere)/,
  /engane a mi|(?:fui|he sido) infiel|(?:traicione|he enganado) a|tuve una? (?:aventura|amante)/,
  /trai (?:a |o )?(?:minha|meu)|(?:eu )?fui infiel|tive um caso|(?<!me )enganei/,
);

const partner =
  '(?:husband|wife|spouse|partner|boyfriend|girlfriend|fiancee?|mari|femme|epou(?:x|se)|conjointe?|copa?ine?|compagn(?:on|e)|marido|espos[oa]|mujer|pareja|novi[oa]|mulher|namorad[oa]|noiv[oa])';

const wasBetrayed = anyOf(
  /cheat(?:ed|s|ing) on (?:me|us)\b|(?:was|been|got) cheated on/,
  new RegExp(
    `${partner}(?:'s| is| was| has| had| keeps| been| having)* (?:\\w+ )?(?:cheat|affair|unfaithful|infidel|adulter|betray|slept with|sleeping with)`,
  ),
  /(?:he|she)(?:'s| is| was| has| had| been| having)* (?:an affair|unfaithful)/,
  new RegExp(`betrayed by my ${partner}`),
  /(?:forgiv\w*|his|her) (?:an? )?(?:affair|infidelity|adultery|cheating|unfaithfulness)\b/,
  /(?:pardonn|perdon|perdo)\w+ (?:(?:a|su|una?|uma?|une|son|l') ?)(?:infid|adulter|traicion\b|traicao|tromperie)/,
  new RegExp(
    `${partner}[^.?!]{0,30} (?:another (?:woman|man)|une autre femme|un autre homme|otra mujer|otro hombre|outra mulher|outro homem)\\b`,
  ),
  /m'(?:a|avait) (?:\w+ )?(?:trompe|ete infidele)|(?:il|elle) me trompe/,
  new RegExp(
    `${partner} (?:me |m'a |m'avait |est |a |eu |ete )*(?:trompe|infidele|une (?:liaison|maitresse|aventure)|un amant|trahi|couche avec)`,
  ),
  new RegExp(
    `${partner} (?:me |fue |es |ha |sido |tuvo |esta |siendo )*(?:engan|infiel|traicion|(?:tiene )?una? (?:amante|aventura)|tiene otr[oa](?=[.?!,]|$))`,
  ),
  /me (?:fue|es|ha sido) infiel|me (?:puso|pone) los cuernos|me engan\w+ con/,
  new RegExp(
    `${partner} (?:me |foi |e |tem |teve |esta |anda |sendo )*(?:trai|infiel|um caso|uma? amante|engan)`,
  ),
  /(?:ele|ela) me trai|me traiu com|fui traid/,
);

const quarrels = anyOf(
  /(?:fight|argu|quarrel|shout|yell|bicker)(?!er)\w*/,
  /(?:dispu|engueul|querell|cri(?:e|ons|ent)\b)\w*/,
  /(?:pele(?:a|o)|discut|discus|pleit|grit)\w*/,
  /(?:brig(?!ad)|discus|discut|bate-?boca)\w*/,
);

const isCold = anyOf(
  /(?:cold|distant|roommates|strangers|drift\w*|grown apart|growing apart|lost the spark)\b/,
  /(?:doesn'?t|don'?t|won'?t|never|stopped|no longer) (?:\w+ )?(?:talk|speak|love|touch|listen|care)\w*/,
  /(?:froid|distant|eloign|indifferen|colocataire|etranger)\w*/,
  /(?:parle|aime|touche|ecoute|regarde)s? (?:plus|pas|presque plus)\b/,
  /(?:fri[oa]|distante|indiferen|alejad|extran[oa]s|desconocid)\w*/,
  /(?:ya )?no (?:me|nos) (?:habl|quier|am[ao]|toc|escuch|mir)\w*/,
  /(?:distante|indiferen|afastad|estranhos|fri[oa])\w*/,
  /nao (?:me |nos |se )?(?:fala|conversa|am[ao]|toca|escuta|olha)\w*/,
);

const marriageSubtopics = [
  ['quarrel', quarrels],
  ['coldness', isCold],
] as const;

/** Reads a question about a partner's unfaithfulness: which of the two deceived the other. */
export function detectBetrayal(question: string): 'betrayal' | 'guilt' | undefined {
  const text = takeBeginning(question);
  if (hasBetrayed.test(text)) return 'guilt';
  return wasBetrayed.test(text) ? 'betrayal' : undefined;
}

/** `undefined` for none, or if the question is about several. */
export function detectForgiveness(question: string): 'another' | 'oneself' | 'guilt' | undefined {
  const text = takeBeginning(question);
  const isOfAnother = forgivesAnother.test(text);
  if (forgivesOneself.test(text)) return isOfAnother ? undefined : 'oneself';
  // A question about both asks how to forgive, and names the forgiveness of God as its reason.
  if (isOfAnother) return 'another';
  return isForgivenByGod.test(text) ? 'guilt' : undefined;
}

/** `undefined` for none, or if the question is about both. */
export function detectMarriageSubtopic(question: string): 'quarrel' | 'coldness' | undefined {
  const text = takeBeginning(question);
  const found = marriageSubtopics.filter(([, pattern]) => pattern.test(text));
  return found.length === 1 ? found[0]?.[0] : undefined;
}
