// Patterns over folded text, by language, for plain statements of a suicidal thought or of violence by
// another person.
import type { Language } from '../../schemas/fields.ts';

interface LifeWords {
  /** Statements about the user. */
  own: readonly RegExp[];
  /** Statements about another person. */
  others: readonly RegExp[];
}

/**
 * Patterns for a suicidal thought. “Die to oneself”, “die for others” and a wish not to die do not
 * match.
 */
export const lifeWordsByLanguage: Readonly<Record<Language, LifeWords>> = {
  en: {
    own: [
      /\bi(?:'m| am|'d| would| have| had|'ve)? (?:\w+ ){0,2}?(?<!not |n't |never )(?:want|wanted|wanna|wish|wished|long|longing|like|prefer|ready|planning|plan|going|wanting|rather|hoping|hope|pray|prefer) (?:(?:just|only|really) )?(?:(?:to|2) )?(?:just |be )?(?:die|dead)\b(?! (?:to (?:my|self|sin|the|this|it|all|him|you)|for (?!real\b|good\b|sure\b)|like (?:christ|jesus|you)))/,
      /\b(?:wish|wished) (?:that )?i (?:was|were|had|could|would|might|may|did|didn't)(?: (?:just|already|not|never|simply|only))* (?:dead|die|died|wake up|woken up|been born|disappear|exist|alive)\b/,
      /\b(?<!not |n't )(?:want|wanting|going|wish|plan|planning|trying|tried|ready|about|need|urge|decided|how) to (?:just )?(?:kill|hurt|harm|cut|hang|drown|poison|shoot) myself\b/,
      /\b(?:will|might|could|gonna|wanna|i'll|should|to|and) kill myself\b(?! (?:laughing|for|with (?:work|laughter)|at work|working))/,
      /\b(?:thinking|think|thought|thoughts|afraid|dreaming|dream) (?:of|about) (?:\w+ )?(?:killing|hurting|harming|cutting|hanging|drowning) myself\b|\b(?:stop|keep|been|am|i'm|started) (?:cutting|harming|hurting) myself\b(?! (?:at|on|off|by|when|while|short|out))|\bkilling myself\b(?! (?:at|with|over|to|working|laughing))/,
      /\bself[- ]?harm|^kms\b|\bi want to disappear (?:forever|for good|from this (?:world|earth))/,
      /\b(?:end|ending) (?:my (?:own )?life|it all)\b|\b(?:take|taking|took) my own life\b|\b(?:to|from|of|about) (?:take|taking) my life\b(?! (?:and|back|in|into|to|for|where))/,
      /\b(?:feel|feeling|am|i'm|been|become|becoming|so|very|was) suicidal\b|\bmy suicid|\bsuicidal (?:thoughts|feelings|ideas|ideation|again)\b|\b(?:think|thinking|thoughts|thought|considering|contemplating|consider) (?:of |about )?(?:committing )?suicide\b|\b(?:want|going|like|tried|tempted|planning|rather) to commit suicide\b|\bsuicide (?:is|seems|would be) (?:the|my) (?:only|best|last)\b/,
      /\bi (?:really |just |honestly )?(?:do not|don't|dont|no longer|can't|cannot|can not|didn't|did not) (?:really |even )?(?:want|wish|wanna|care)?(?: to)? ?(?:live anymore|live any more|live any longer|go on living|keep living|be alive|exist anymore|be here anymore|be in this world|wake up (?:anymore|again|tomorrow))\b/,
      /\bi (?:really |just )?(?:do not|don't|dont|no longer) want to (?:live|exist)\b(?! (?:in|with|at|there|by|near|under|for|off|like|here|among|on|as|together|apart|this|anymore with))/,
      /\b(?:no|lost (?:the|my|all)|without (?:a|any)|see any|have any|find any|found any) (?:will|reason|desire|wish) (?:left )?to live\b|\b(?:tired of (?:living|being alive|life)(?! (?:in|with|at|like|here|under|for|this|on|out|by)\b)|better off (?:dead|without me)|life is not worth living|life isn't worth living|nothing (?:left )?to live for)\b/,
      /\bi(?:'m| am|'ve| have| had|'d)? (?:(?!not\b)[\w']+ ){0,3}?(?:thinking|think|thought|thoughts|planning|plan|dreaming|want|wanted|going|tempted|ready|tried|urge|considering) (?:(?:of|about|to|on) )?(?:an? |taking |take |taken ){0,2}(?:overdos(?:e|ed|ing)|all (?:of )?(?:my|the|these) (?:pills|tablets|medicine|meds))\b|\bi (?:overdosed|took (?:an overdose|all (?:of )?my (?:pills|tablets|meds)))\b/,
      /(?:^|[.!?,;:] ?|\band )(?:just |really |been )?(?:thinking|dreaming|tempted|planning) (?:of |about |to )(?:taking|take|swallowing|swallow) all (?:of )?(?:my|the|these) (?:pills|tablets|meds|medicine)\b/,
      /(?:\bnot|n't|\bdont|\bcant|\bcannot|\bnever|\bno longer|\bhardly) (?:really |even |actually )?(?:see|have|find|feel|know) (?:a |any |one |the |my |much |what the ){0,2}(?:will|reason|desire|wish|point|sense|purpose) (?:left )?(?:to live|to (?:go on|keep|continue) living|to stay alive|(?:in|of|for) (?:living|being alive|life|going on))\b|\bno (?:point|sense) (?:in|of) (?:living|being alive|going on)\b/,
      /\bi(?:'ve| have| had)? (?:also |still |often |just |even )?(?:cut|cutting|burn|burned|burnt|harm|harmed|hurt) myself (?:(?:so |really )?(?:last night|again|yesterday|today|tonight|on purpose|deliberately|because i|to feel|every|sometimes|at night|last week|this (?:morning|evening|week))\b|when i(?:'m| am| feel|t gets)\b)|\bi cut myself(?=[.!?,]|$)/,
    ],
    others: [
      /\b(?:wants|wanted|wish(?:es)?|says (?:he|she|they) wants?|threatens|threatened|tried|trying|tries|going) to (?:die\b(?! (?:to|for|at))|commit suicide\b|kill (?:himself|herself|themselves)|take (?:his|her|their) (?:own )?life|end (?:his|her|their) (?:own )?life|hurt (?:himself|herself|themselves))/,
      /\bmy (?:\w+ ){1,3}?(?:is|are|feels|seems|was) (?:\w+ )?suicidal\b|\b(?:she|he|they|who) (?:is|are|feels?) (?:\w+ )?suicidal\b|\bsuicide attempt|\battempted suicide|\b(?:cuts|harms|cutting|harming|killing) (?:himself|herself|themselves)\b|\bdoes(?: not|n't) want to live\b(?! (?:in|with|at|near|like|here))/,
    ],
  },
  fr: {
    own: [
      /\b(?:j'ai|j'avais|avoir|ai|avec) (?:\w+ ){0,3}?(?:envie|desir) (?:de |d')(?:mourir|en finir|me tuer|me suicider|disparaitre|me faire (?:du )?mal|me pendre|me mutiler|etre mort)/,
      /\bje (?:\w+ )?(?:voudrais|veux|souhaite|prefere|prefererais|desire|aimerais|voulais|souhaiterais|pense a|songe a|reve de|vais) (?:(?!pas\b)\w+ )?(?:mourir|etre morte?)\b(?! (?:a (?:moi|mes|mon|ma|tout|tes)|pour|au (?:peche|monde)|avec toi|comme (?:jesus|le christ)))/,
      /\b(?:veux|voudrais|vais|pense|pensees?|songe|pensais|voulais|essaye|essaie|tente|tentee?|peur|idee|tentation|moyen|risque|capable|besoin) (?:(?!pas\b)\w+ )?(?:a |de |d')?(?:me (?:tuer|suicider|pendre|donner la mort|mutiler|faire du mal|jeter (?:sous|par|du))|m'oter la vie|en finir\b(?! (?:avec (?!la vie|ma vie|tout)))|mettre fin a (?:mes jours|ma vie))/,
      /\b(?:mettre fin a (?:mes jours|ma vie)|en finir avec (?:la|ma) vie|me suicider|m'oter la vie|me donner la mort|je me (?:mutile|scarifie))\b/,
      /\bje (?:ne |n')?(?:veux|voudrais|peux|souhaite|desire) plus (?:continuer a |rester en )?(?:vivre|exister|etre en vie|etre de ce monde|vie)\b(?! (?:dans|avec|a|chez|ici|comme|ainsi|en|pres|loin|sous|pour|cette|cela))/,
      /\b(?:plus|aucune|perdu (?:le |l'|toute? )?) ?(?:l')?(?:envie|gout|raison|force|volonte|desir) de vivre\b|\b(?:fatiguee?|lasse?|degoutee?|n'en peux plus) de (?:vivre|la vie)\b|\bla vie ne vaut (?:plus|pas) (?:la peine|d'etre)|\bmieux (?:sans moi|morte?\b)/,
      /\b(?:pensees|idees|envies|pulsions) suicidaires?\b|\bje (?:suis|me sens|deviens) (?:\w+ )?suicidaire|\bpense(?:es?)? (?:\w+ )?au suicide|\b(?:si seulement|j'aimerais|je voudrais|je souhaite) (?:que )?(?:j'etais|etre|ne plus|ne jamais) (?:morte?|me reveiller|exister|etre nee?)/,
      /\bje (?:\w+ )?(?:pense|songe|vais|veux|voudrais|ai pense|suis tentee? de) ?(?:a |de )?(?:faire |prendre |avaler )?(?:une overdose|un surdosage|tous (?:mes|les|ces) (?:cachets|comprimes|medicaments))\b|\bj'ai (?:fait une overdose|(?:pris|avale) tous mes (?:cachets|comprimes|medicaments))\b/,
      /\b(?:plus|pas|aucune?|guere) (?:de |d'|une |la |un |le |seule )?(?:raisons?|envie|but|sens) (?:de vivre|a (?:la|ma) vie|de (?:rester en|continuer a) vi(?:e|vre))\b(?! (?:a|dans|chez|avec|ici|en|comme|sous|pres|loin)\b)|\bje me (?:suis )?(?:coupee?|coupe|scarifiee?|brulee?) (?:hier|cette nuit|ce soir|encore|expres|a nouveau|volontairement|les veines|les bras|quand je (?:vais|me sens)|tous les)\b/,
    ],
    others: [
      /\b(?:veut|voulait|voudrait|souhaite|menace de|parle de|tente de|essaye de|essaie de|pense a|envie de) (?:mourir\b(?! (?:a|pour|comme))|en finir avec (?:la|sa) vie|se (?:tuer|suicider|pendre|donner la mort)|s'oter la vie|mettre fin a ses jours)|\bveut plus vivre\b(?! (?:dans|avec|a|chez|ici|comme|en))|\bse (?:mutile|scarifie)\b|\btentatives? de suicide|\b(?:est|sont|reste) (?:\w+ )?suicidaires?\b/,
    ],
  },
  es: {
    own: [
      /(?<!\bno (?:me )?|\bnunca )\b(?:quiero|quisiera|deseo|prefiero|preferiria|querria|anhelo|ganas de|pienso en|pensando en|me gustaria|necesito|queria|deseando) (?:ya |solo |solamente |simplemente )?(?:morir(?:me)?|estar muert[oa])\b(?! (?:a (?:mi|mis|todo|este)|por|al (?:pecado|mundo)|para (?!siempre|no|descansar|dejar)|como (?:jesus|cristo|tu)|de (?:risa|verguenza|hambre|amor)))/,
      /(?<!\bno )\bme (?:quiero|quisiera|voy a|deseo) (?:morir|matar|suicidar)\b(?! de (?:risa|verguenza|hambre|ganas|amor))/,
      /\b(?:quiero|quisiera|voy a|pienso|pensado|pienso en|pensando en|pense en|ganas de|intente|intentado|deseo|idea de|ideas de|miedo (?:de|a)|tentacion de|he querido|podria|plan para|planeo|forma de) (?:\w+ )?(?:matarme|suicidarme|quitarme la vida|ahorcarme|cortarme|lastimarme|hacerme dano|autolesionarme|acabar con todo|terminar con todo)/,
      /\b(?:suicidarme|quitarme la vida|(?:acabar|terminar) con mi (?:propia )?vida|poner fin a mi vida|cortarme las venas|me autolesiono)\b/,
      /\bno quiero (?:ya )?(?:seguir )?(?:vivir|viviendo|existir|estar en este mundo|estar viv[oa]|despertar)\b(?! (?:en|con|como|asi|cerca|lejos|aqui|para|bajo|de|entre|a)\b)/,
      /\b(?:sin|no tengo|perdi las|no me quedan|perdido las) ?(?:mas |ya )?(?:ganas|razones|motivos|fuerzas) (?:de|para) (?:vivir|seguir viviendo)\b|\b(?:cansad[oa]|hart[oa]) de (?:vivir|la vida)\b|\b(?:estaria|estarian|estaran|estoy) mejor (?:muert[oa]|sin mi)\b|\bno vale la pena vivir\b/,
      /\bojala (?:yo )?(?:me muriera|me muera|estuviera muert[oa]|no (?:despertara|despierte|hubiera nacido|existiera))|\b(?:pensamientos|ideas|ideaciones) suicidas?\b|\bpens(?:ando|ado|e|ar)? en (?:el )?suicid|\bpienso en (?:el )?suicid|\b(?:me siento|soy|estoy) suicida\b/,
      /\b(?:pienso|pense|pensado|pensando|quiero|voy|tentad[oa]) (?:en |a |de )?(?:hacerme |tomarme |tomar |tragarme ){0,2}(?:(?:una )?sobredosis|todas (?:mis|las) (?:pastillas|medicinas))\b|\bme tome todas (?:mis|las) pastillas\b/,
      /\bno (?:le )?(?:veo|encuentro|hallo|siento) (?:mas |ya |ningun[a]? |una? |el |la ){0,2}(?:razon|razones|motivos?|sentido) (?:para|de|a|por) (?:que )?(?:vivir|seguir (?:viviendo|viv[oa])|la vida|mi vida)\b|\bme (?:corto|corte|he cortado|queme|lastime) (?:anoche|ayer|hoy|otra vez|de nuevo|a proposito|esta noche|los brazos|las munecas|cuando (?:me siento|estoy)|para sentir)\b/,
    ],
    others: [
      /(?<!\bno )\b(?:quiere|queria|intento|intenta|amenaza con|amenazo con|habla de|piensa en|trato de) (?:morir(?:se)?\b(?! (?:a|por|como))|matarse|suicidarse|quitarse la vida|acabar con su vida)|(?<!\bno )\bse quiere (?:morir|matar|suicidar)\b|\bno quiere (?:seguir )?(?:vivir|viviendo)\b(?! (?:en|con|como|asi|cerca|lejos|aqui))|\bintentos? de suicidio|\bse (?:autolesiona|corta los brazos)\b/,
    ],
  },
  pt: {
    own: [
      /(?<!\bnao (?:mais )?|\bnunca )\b(?:quero|queria|desejo|prefiro|preferia|preferiria|vontade de|gostaria de|penso em|pensando em|pensei em|preciso) (?:ja |so |apenas |mesmo |logo )?(?:morrer|estar mort[oa])\b(?! (?:para (?:mim|o|meu|minha|tudo|este)|por|pelo|pela|como (?:jesus|cristo|tu)|de (?:rir|vergonha)))/,
      /\b(?:quero|queria|vou|penso em|pensei em|pensado em|pensando em|vontade de|tentei|tentado|planejo|medo de|ideia de|ideias de|jeito de) (?:\w+ )?(?:me (?:matar|suicidar|enforcar|cortar|machucar|ferir)|matar-me|suicidar-me|ferir-me)\b|\b(?:me suicidar|suicidar-me|me enforcar|cortar os pulsos|me automutil\w*|eu me corto)\b/,
      /\b(?:tirar|acabar com|terminar com|por fim a|dar fim a|dar cabo d|encerrar) ?(?:a )?(?:minha (?:propria )?vida|propria vida|tudo de uma vez)\b/,
      /\b(?:vou|quero|penso em|vontade de) acabar com tudo\b(?! (?:no|na|o que|que|de)\b)/,
      /\bnao (?:quero|aguento|consigo|suporto|desejo) (?:mais )?(?:viver|continuar vivendo|existir|estar viv[oa]|acordar|continuar viv[oa])\b(?! (?:em|com|como|assim|perto|longe|aqui|para|na|no|sob|entre|de))/,
      /\b(?:sem|nao tenho|perdi a|perdi toda a|nao sinto|nenhuma) ?(?:mais )?(?:vontade|razao|motivo|motivos|forcas?) (?:de|para|pra) (?:viver|continuar viv)|\b(?:cansad[oa]|fart[oa]) (?:de viver|da vida)\b|\bmelhor (?:mort[oa]|sem mim)\b|\bnao vale a pena viver\b/,
      /\b(?:queria|quero|gostaria de) (?:\w+ )?(?:nao (?:acordar|ter nascido|existir)|sumir (?:do mundo|desta vida|para sempre))|\b(?:pensamentos|ideias|ideacoes) suicidas?\b|\b(?:penso|pensando|pensei|pensar) (?:\w+ )?(?:em|no) suicid|\b(?:me sinto|sou|estou) suicida\b|\btomara que eu morra\b/,
      /\b(?:penso|pensei|pensando|pensado|quero|vou|tentad[oa]) (?:em |a |de )?(?:ter |fazer |tomar |engolir ){0,2}(?:(?:uma )?overdose|todos os (?:meus )?(?:remedios|comprimidos))\b|\btomei todos os (?:meus )?(?:remedios|comprimidos)\b/,
      /\bnao (?:vejo|encontro|acho|sinto) (?:mais |nenhuma? |uma? |o |a ){0,2}(?:razao|razoes|motivos?|sentido) (?:para|pra|de|em|na) (?:viver|continuar (?:viv\w+)|vida|minha vida)\b|\b(?:me (?:cortei|corto|queimei|machuquei)|cortei-me) (?:ontem|hoje|de novo|outra vez|de proposito|esta noite|os bracos|os pulsos|quando (?:me sinto|estou)|para sentir)\b/,
    ],
    others: [
      /(?<!\bnao )\b(?:quer|queria|vai|tentou|tenta|ameaca|ameacou|fala em|pensa em) (?:se (?:matar\b(?! de )|suicidar|enforcar)|suicidar-se|matar-se|morrer\b(?! (?:para|por|pelo|pela|como))|tirar a (?:propria|sua) vida|acabar com a (?:propria|sua) vida)|\bnao quer mais viver\b(?! (?:em|com|aqui|na|no|assim))|\btentativas? de suicidio|\bse automutila\b/,
    ],
  },
};

/**
 * Parts of the violence patterns: the person who hurts, the act, and the victim. All three are
 * required, so that a beating heart or a beaten team does not match.
 */
const whoEn =
  '(?:husband|wife|partner|boyfriend|girlfriend|fiancee?|spouse|ex|father|dad|daddy|mother|mum|mom|step\\w+|brother|sister|son|daughter|uncle|aunt|cousin|grand\\w+|boss|teacher|pastor|priest|man|men|he|she|they|someone|somebody|family|parents|in-laws)';
const whomEn =
  '(?:me|us|my (?:mother|mum|mom|mommy|sister|brother|son|daughter|kids?|child|children|baby)|our (?:kids?|child|children|baby|son|daughter)|the (?:kids|children|baby))';
const whoFr =
  "(?:mari|conjoint|compagnon|copain|petit ami|femme|epouse|compagne|copine|ex|pere|papa|mere|maman|beau-pere|belle-mere|frere|soeur|fils|fille|oncle|parents?|patron|professeur|pretre|pasteur|homme|fiance|quelqu'un|il|elle|on|ils)";
const whomFr =
  '(?:ma mere|ma maman|mes enfants|nos enfants|les enfants|mon enfant|notre enfant|mon fils|ma fille|ma soeur|mon frere|mon bebe)';
const whoEs =
  '(?:marido|esposo|esposa|mujer|pareja|novio|novia|ex|padre|papa|madre|mama|padrastro|madrastra|hermano|hermana|hijo|hija|tio|tia|abuelo|padres|jefe|maestro|profesor|pastor|cura|hombre|companero|alguien|el(?= (?:me|nos) )|ella|ellos|suegra|suegro)';
const whomEs =
  '(?:mi madre|mi mama|mis hijos|mis hijas|mi hijo|mi hija|los ninos|nuestros hijos|mi hermana|mi hermano|mi bebe)';
const whoPt =
  '(?:marido|esposo|esposa|mulher|companheiro|companheira|parceiro|namorado|namorada|noivo|ex|pai|papai|mae|mamae|padrasto|madrasta|irmao|irma|filho|filha|tio|tia|avo|pais|chefe|professor|pastor|padre|homem|alguem|ele|ela|eles|sogra|sogro)';
const whomPt =
  '(?:na? minha mae|n?os meus filhos|n?as minhas filhas|no meu filho|na minha filha|n?as criancas|na minha irma|no meu irmao|a minha mae|minha mae|meus filhos|meu filho|minha filha|minha irma)';

export const violenceWordsByLanguage: Readonly<Record<Language, readonly RegExp[]>> = {
  en: [
    new RegExp(
      `\\b${whoEn}(?: (?!(?:god|jesus|not|never)\\b)[\\w']+){0,3}? (?:hits?|hitting|beats?|beaten|beating|punch\\w*|slap\\w*|kick(?:s|ed|ing)|chok(?:es|ed|ing)|strangl\\w+|rap(?:es|ed|ing)|abus(?:es|ed|ing)|molest\\w*|assault\\w*|batter\\w*|grop\\w+|stalk\\w*) ${whomEn}\\b(?! (?:at|in(?: the)? (?:a )?(?:game|race|chess)|to|up|by|with (?:a |the )?(?:questions?|news|bills?|facts?|ball)|out of))`,
    ),
    new RegExp(
      `\\b${whoEn}(?: [\\w']+){0,2}? (?:threaten\\w*(?: to)?|wants? to|tried to|tries to|is going to|will|says (?:he|she) will) (?:kill|hurt|beat|hit) ${whomEn}\\b(?! (?:with the|at))|\\b${whoEn} (?:\\w+ )?(?:threatens|threatened|is threatening) ${whomEn}\\b|\\bforces? (?:himself|herself) on me\\b|\\brais\\w+ (?:his|her) hand (?:to|against|at) me\\b|\\bhurts me (?:physically|when he|when she)\\b`,
    ),
    /\b(?:i|i'm|we) ?(?:am|are|was|were|have been|had been|get|got|been|keep getting|'ve been|being)? ?(?:being |often |sexually |physically |regularly |getting )*(?:beaten|abused|raped|molested|assaulted|battered|strangled)\b(?! (?:down|by (?:life|the|my (?:illness|cancer|own))|at|in the))/,
    /\bdomestic (?:violence|abuse)\b|\b(?:abusive|violent) (?:husband|wife|marriage|relationship|partner|boyfriend|girlfriend|father|mother|dad|mum|mom|home|parents?|stepfather|ex|brother|man)\b|\bmy (?:husband|wife|partner|boyfriend|girlfriend|father|dad|mother|stepfather|brother|son|ex) (?:is|gets|becomes|turns|has become) (?:so |very |often |always |physically )?(?:violent|abusive)\b/,
    /\b(?:afraid|scared|frightened|terrified) (?:of|that) (?:my )?(?:husband|partner|boyfriend|he|ex)\b(?= (?:will|might|could|is going to|and what)\b|[.!?,]|$)/,
    /\b(?:husband|partner|boyfriend|ex|father|dad|stepfather)\b[^.!?]{0,80}\b(?:afraid|scared|frightened|terrified) of him\b/,
    /\b(?:forc(?:es?|ed|ing)|mak(?:es?|ing)|made|coerc(?:es?|ed|ing)|pressur(?:es?|ed|ing)) me (?:to |into )?(?:\w+ )?(?:sex|intercourse|sexual\w{0,2}|sleep with (?:him|her|them)|sleeping with (?:him|her|them))\b|\bsex with me (?:against my will|without my consent|while i sleep|when i (?:say no|sleep))|\b(?:grab\w{0,4}|held|holds|took) me by (?:the|my) (?:throat|neck|hair)\b|\bpull\w{0,3} a (?:knife|gun) on (?:me|us)\b/,
  ],
  fr: [
    new RegExp(
      `\\b${whoFr}(?: (?!ne |n')[\\w']+){0,3}? (?:me |nous |m'a |m'avait |nous a )(?:\\w+ )?(?:frapp\\w+|bat|bats|battait|battent|battue?|tape|tapait|gifl\\w+|cogn\\w+|viol[ea]\\w*|etrangl\\w+|maltrait\\w+|brutalis\\w+|violent\\w+|agress\\w+)\\b(?! (?:aux?|a la|sur les nerfs|sur le systeme|par (?:sa|son|ses)))`,
    ),
    new RegExp(
      `\\b${whoFr}(?: [\\w']+){0,2}? (?:frappe|bat|tape|gifle|cogne|viole|maltraite|brutalise) ${whomFr}\\b`,
    ),
    new RegExp(
      `\\b${whoFr}(?: [\\w']+){0,2}? (?:veut|va|allait|voulait|jure de|menace de|a essaye de|essaie de|a tente de) (?:me (?:tuer|frapper|battre|faire du mal)|nous tuer)\\b|\\b${whoFr}(?: [\\w']+){0,2}? me menace(?: de mort)?\\b`,
    ),
    /\b(?:je suis|j'ai ete|j'etais|on m'a|je me suis faite?|je me fais) (?:\w+ )?(?:battue?|battre|frappee?|frapper|maltraitee?|violee?|violer|agressee? sexuellement|abusee?|etranglee?)\b(?! (?:par la vie|par (?:la maladie|cette parole|ta|ce|un verset)|de (?:voir|constater)))/,
    /\bviolences? (?:conjugales?|domestiques?|familiales?|sexuelles?)\b|\b(?:femme|enfant) battue?\b|\b(?:mari|conjoint|compagnon|copain|pere|ex|fils|frere) (?:est |devient |est devenu )?(?:tres )?violent\b|\b(?:abuse|abusait|abuse sexuellement|a abuse) de moi\b|\blev(?:e|ait|er) la main sur (?:moi|nous|les enfants)\b|\bcoups de (?:mon|ma)\b|\bj'ai peur (?:de mon (?:mari|conjoint|compagnon|copain|ex)\b|qu'il me (?:frappe|tue|batte))/,
    /\b(?:me |m'a |m'ont |m'avait |m')(?:\w+ )?(?:force\w{0,2}|oblige\w{0,2}|contrain\w{1,3}) a (?:\w+ )?(?:coucher|(?:des |avoir |rapports|relations ){1,3}(?:sexuel\w{1,3}|avec lui|avec elle)?|faire l'amour|sexe)\b|\bm'impose des rapports\b|\bme prend de force\b|\bm'a (?:prise?|attrapee?|saisie?) (?:a|par) la gorge\b/,
  ],
  es: [
    new RegExp(
      `\\b${whoEs}(?: (?!no |que no )[\\w']+){0,3}? (?:me|nos) (?:\\w+ )?(?:pega\\w*|pego|golpe\\w+|maltrat\\w+|viol[ao]|violaba|ahorca\\w*|estrangul\\w+|agred\\w+|pate[ao]\\w*|abofete\\w+|amenaza\\w*|amenazo|quiere matar|va a matar|quiso matar|levanta la mano|da (?:una )?palizas?|da golpes)\\b(?! (?:el sol|la gripe|un (?:abrazo|susto)|con (?:amor|carino)))`,
    ),
    new RegExp(
      `\\b${whoEs}(?: [\\w']+){0,2}? (?:le )?(?:pega|golpea|maltrata|agrede|viola) a ${whomEs}\\b`,
    ),
    /\b(?:quiere|amenaza con|amenazo con|intento|intenta|va a|trato de|quiso|podria) (?:matarme|golpearme|pegarme|hacerme dano|violarme)\b(?<!\b(?:no|yo) (?:quiere|va a) \w+)/,
    /\b(?:abusa|abuso|abusaba|abusaron|abusan) de mi\b|\b(?:fui|he sido|soy|me han|estoy siendo|era|ser) (?:\w+ )?(?:maltratad[oa]|violad[oa]|abusad[oa]|golpead[oa]|violado)\b(?! por la vida)|\b(?:violencia (?:domestica|de genero|machista|intrafamiliar|familiar|en (?:mi|la) casa)|malos tratos|sufro (?:maltrato|abuso|violencia)|abuso sexual)\b/,
    /\b(?:marido|esposo|pareja|novio|padre|ex|hermano|hijo|padrastro) (?:es |se pone |se vuelve )?(?:muy )?violent[oa]\b|\bmiedo (?:de|a) (?:que )?mi (?:marido|esposo|pareja|novio|ex)\b|\bmiedo (?:de|a) que (?:el )?me (?:pegue|mate|golpee)\b/,
    /\bme (?:ha |sigue )?(?:oblig(?:a|o|ado|aba|ando)|fuerza|forz(?:o|ado|aba|ando)|presiona) a (?:\w+ )?(?:sexo|relaciones|acostarme con (?:el|ella)|hacer el amor)\b|\bme (?:agarro|agarra) (?:del|por el) cuello\b|\bsexo conmigo (?:sin mi consentimiento|contra mi voluntad|a la fuerza)\b/,
  ],
  pt: [
    new RegExp(
      `\\b${whoPt}(?: (?!nao )[\\w']+){0,3}? (?:me|nos) (?:\\w+ )?(?:bate\\w*|bateu|espanc\\w+|agred\\w+|agride|estupr\\w+|violent\\w+|ameac\\w+|machuca|chut[ao]\\w*|esmurr\\w+|enforc\\w+|esgan\\w+|maltrat\\w+|quer matar|vai matar|da (?:uma )?surras?)\\b(?! (?:no (?:xadrez|jogo)|com (?:amor|carinho)))`,
    ),
    new RegExp(
      `\\b${whoPt}(?: (?!nao )[\\w']+){0,3}? (?:bate|bateu|batia|batem|espanca|agride) (?:em (?:mim|nos)|${whomPt})\\b`,
    ),
    /\b(?:quer|vai|ameaca|ameacou|tentou|tenta|quis|disse que vai) (?:me (?:matar|bater|machucar)|matar-me|nos matar)\b/,
    /\bele (?:\w+ ){0,2}(?:que )?(?:me mata|me matava|me mataria)\b(?! de (?:rir|vergonha|saudades?|amor))/,
    /\b(?:abusa|abusou|abusava|abusam) de mim\b|\b(?:fui|sou|estou sendo|ja fui|era) (?:\w+ )?(?:estuprad[oa]|abusad[oa]|violentad[oa]|agredid[oa]|espancad[oa]|maltratad[oa])\b(?! pela vida)|\b(?:violencia (?:domestica|conjugal|familiar|em casa|sexual)|abuso sexual|apanho (?:do|da|dele|em casa|de meu)|sofro (?:violencia|abuso|agressoes))\b/,
    /\b(?:marido|esposo|companheiro|namorado|pai|ex|irmao|filho|padrasto) (?:e |esta |fica |ficou )?(?:muito )?(?:violento|agressivo)\b|\bmedo (?:do meu|de meu) (?:marido|esposo|companheiro|namorado|ex)\b|\bmedo (?:de )?que ele me (?:bata|mate|machuque)\b|\blevanta a mao (?:para|contra) mim\b/,
    /\bme (?:forc(?:a|ou|ava|ando)|obrig(?:a|ou|ava|ando)|pressiona) a (?:\w+ )?(?:sexo|relac(?:ao|oes)|transar|deitar com (?:ele|ela)|dormir com (?:ele|ela))\b|\bsexo comigo (?:a forca|contra a minha vontade|sem (?:o )?meu consentimento)\b|\bme (?:agarrou|pegou|pega) pelo pescoco\b/,
  ],
};

/** Patterns for violence against another person. */
export const violenceOfOthers: readonly RegExp[] = [
  /\b(?:her|his|their) (?:\w+ )?(?:husband|wife|partner|boyfriend|girlfriend|father|mother|stepfather|stepmother|dad|mum|mom|ex|uncle|parents) (?:\w+ ){0,2}?(?:hits?|beats?|beating|hitting|abus(?:es|ed|ing)|punch\w*|rap(?:es|ed)|strangl\w+|chok(?:es|ed|ing)) (?:her|him|them)\b|\b(?:is|are|was|being|gets|been) (?:being )?(?:beaten|abused|hit|raped|molested|battered) by (?:her|his|their|my|a|an) \w+/,
  /\bson (?:mari|conjoint|compagnon|copain|ex|pere) (?:\w+ ){0,2}?(?:la |le |les |l'a )(?:frapp\w+|bat|battue?|gifle|maltraite\w*|viol[ea]\w*|etrangle\w*)|\b(?:est|sont|a ete|ete) (?:battue?s?|frappee?s?|maltraitee?s?|violee?s?) par (?:son|sa|leur|mon)\b/,
  /\bsu (?:marido|esposo|pareja|novio|ex|padre|padrastro) (?:\w+ ){0,2}?(?:la|le|lo|los) (?:pega|golpea|maltrata|viola|amenaza|agrede|ahorca)\w*|\b(?:es|esta siendo|fue|ha sido) (?:maltratad|golpead|violad|agredid)[oa]s? por (?:su|mi)\b/,
  /\b(?:marido|esposo|companheiro|namorado|ex|pai|padrasto) (?:dela|dele) (?:\w+ ){0,2}?(?:bate|espanca|agride|maltrata|ameaca|machuca)|\b(?:e|esta sendo|foi) (?:agredid|espancad|maltratad|violentad|estuprad)[oa]s? pel[oa] \w+/,
  /\b(?:man|husband|boyfriend|partner|guy) (?:who|that) (?:hits|beats|abuses|rapes|threatens) (?:her|him|them)\b/,
  /\b(?:mari|conjoint|compagnon|copain|homme|ex|pere) (?:qui |de (?:ma|mon|sa|son|la|une?) \w+ )(?:la|le|les) (?:frappe|bat|gifle|maltraite|viole|menace)\b/,
  /\b(?:hombre|marido|esposo|novio|pareja|padrastro|padre) que (?:la|le|lo|las|les|los) (?:pega|golpea|maltrata|viola|amenaza|agrede)\b/,
  /\b(?:homem|marido|esposo|namorado|companheiro|padrasto|pai) que (?:bate nel[ae]s?|[ao]s? (?:espanca|agride|maltrata|ameaca)|(?:espanca|agride|maltrata|ameaca) ela)\b/,
];
