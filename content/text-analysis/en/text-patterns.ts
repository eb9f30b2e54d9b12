// English function words, and patterns over folded text for a suicidal thought and for violence.
import type { TextPatterns } from '../text-patterns.ts';

/** The person who hurts, and the victim. */
const who =
  '(?:husband|wife|partner|boyfriend|girlfriend|fiancee?|spouse|ex|father|dad|daddy|mother|mum|mom|step\\w+|brother|sister|son|daughter|uncle|aunt|cousin|grand\\w+|boss|teacher|pastor|priest|man|men|he|she|they|someone|somebody|family|parents|in-laws)';
const whom =
  '(?:me|us|my (?:mother|mum|mom|mommy|sister|brother|son|daughter|kids?|child|children|baby)|our (?:kids?|child|children|baby|son|daughter)|the (?:kids|children|baby))';

export const textPatterns: TextPatterns = {
  functionWords:
    'the a an of to and in on for with without my your his her our their its i me you he she it we they us is are was were am be been have has had do does did not no this that these those who whom what which when where how why from by at as but or so if because can cannot could will would should please lord god help some any all every more than there here about after before',
  life: {
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
  violence: [
    new RegExp(
      `\\b${who}(?: (?!(?:god|jesus|not|never)\\b)[\\w']+){0,3}? (?:hits?|hitting|beats?|beaten|beating|punch\\w*|slap\\w*|kick(?:s|ed|ing)|chok(?:es|ed|ing)|strangl\\w+|rap(?:es|ed|ing)|abus(?:es|ed|ing)|molest\\w*|assault\\w*|batter\\w*|grop\\w+|stalk\\w*) ${whom}\\b(?! (?:at|in(?: the)? (?:a )?(?:game|race|chess)|to|up|by|with (?:a |the )?(?:questions?|news|bills?|facts?|ball)|out of))`,
    ),
    new RegExp(
      `\\b${who}(?: [\\w']+){0,2}? (?:threaten\\w*(?: to)?|wants? to|tried to|tries to|is going to|will|says (?:he|she) will) (?:kill|hurt|beat|hit) ${whom}\\b(?! (?:with the|at))|\\b${who} (?:\\w+ )?(?:threatens|threatened|is threatening) ${whom}\\b|\\bforces? (?:himself|herself) on me\\b|\\brais\\w+ (?:his|her) hand (?:to|against|at) me\\b|\\bhurts me (?:physically|when he|when she)\\b`,
    ),
    /\b(?:i|i'm|we) ?(?:am|are|was|were|have been|had been|get|got|been|keep getting|'ve been|being)? ?(?:being |often |sexually |physically |regularly |getting )*(?:beaten|abused|raped|molested|assaulted|battered|strangled)\b(?! (?:down|by (?:life|the|my (?:illness|cancer|own))|at|in the))/,
    /\bdomestic (?:violence|abuse)\b|\b(?:abusive|violent) (?:husband|wife|marriage|relationship|partner|boyfriend|girlfriend|father|mother|dad|mum|mom|home|parents?|stepfather|ex|brother|man)\b|\bmy (?:husband|wife|partner|boyfriend|girlfriend|father|dad|mother|stepfather|brother|son|ex) (?:is|gets|becomes|turns|has become) (?:so |very |often |always |physically )?(?:violent|abusive)\b/,
    /\b(?:afraid|scared|frightened|terrified) (?:of|that) (?:my )?(?:husband|partner|boyfriend|he|ex)\b(?= (?:will|might|could|is going to|and what)\b|[.!?,]|$)/,
    /\b(?:husband|partner|boyfriend|ex|father|dad|stepfather)\b[^.!?]{0,80}\b(?:afraid|scared|frightened|terrified) of him\b/,
    /\b(?:forc(?:es?|ed|ing)|mak(?:es?|ing)|made|coerc(?:es?|ed|ing)|pressur(?:es?|ed|ing)) me (?:to |into )?(?:\w+ )?(?:sex|intercourse|sexual\w{0,2}|sleep with (?:him|her|them)|sleeping with (?:him|her|them))\b|\bsex with me (?:against my will|without my consent|while i sleep|when i (?:say no|sleep))|\b(?:grab\w{0,4}|held|holds|took) me by (?:the|my) (?:throat|neck|hair)\b|\bpull\w{0,3} a (?:knife|gun) on (?:me|us)\b/,
  ],
  violenceOfOthers: [
    /\b(?:her|his|their) (?:\w+ )?(?:husband|wife|partner|boyfriend|girlfriend|father|mother|stepfather|stepmother|dad|mum|mom|ex|uncle|parents) (?:\w+ ){0,2}?(?:hits?|beats?|beating|hitting|abus(?:es|ed|ing)|punch\w*|rap(?:es|ed)|strangl\w+|chok(?:es|ed|ing)) (?:her|him|them)\b|\b(?:is|are|was|being|gets|been) (?:being )?(?:beaten|abused|hit|raped|molested|battered) by (?:her|his|their|my|a|an) \w+/,
    /\b(?:man|husband|boyfriend|partner|guy) (?:who|that) (?:hits|beats|abuses|rapes|threatens) (?:her|him|them)\b/,
  ],
};
