// Patterns for the check of an answer in English.
import { buildPattern } from '../answer-patterns.ts';
import type { AnswerPatterns } from '../answer-patterns.ts';

const god = '(?:god|jesus|christ|the lord|the father|the holy spirit|he) ?';
const will = "(?: ?will|'ll| ?shall| ?is going to| ?are going to| ?is about to| ?are about to)";
const adverbs = '(?: (?:[a-z]+ly|soon|now|also|all|one day|just|then|again)){0,2} ';
const before =
  '(?:(?:a|an|the|your|that|this|another|back|with|new|better|good|great|healthy|perfect|right|loving|beautiful|wonderful|future|much|more|many|enough|dream|real|full|whole|complete|big|plenty of|lots of) ){0,4}';
const goods =
  '(?:jobs?|promotion|raise|husband|wife|spouse|soulmate|baby|child|children|son|daughter|house|car|money|wealth|riches|fortune|visa|scholarship|contract|success|breakthrough|miracle|healing|cure|recovery|apartment|income|business|degree|true love|love of your life)';
const troubles =
  '(?:illness|cancer|pain|sickness|disease|depression|anxiety|debts?|tumou?r|addiction)';
const theirs =
  '(?:your (?:husband|wife|son|daughter|child|children|mother|father|mum|mom|dad|friend|boss|partner|brother|sister|ex|family|parents|baby|marriage|business|finances|situation|circumstances|treatment|surgery|operation|tests?|results?|scan|exam|interview|relationship|health|luck|dreams?|plans?)|your (?:\\w+ )?(?:illness|cancer|pain|depression|debts?)|she|they|the (?:surgery|operation|treatment|results?|tests?|doctors?|court|pain|cancer|illness|interview))';

export const answerPatterns: AnswerPatterns = {
  ownSuffering:
    /\b(?:heal|cure) me\b|\bmy (?:illness|sickness|disease|pain|surgery|operation|cancer|tumou?r|diagnosis|treatment|recovery|depression|addiction|grief|injury|body)\b|\bi(?:'m| am) (?:so |very |still )?(?:sick|ill|in pain|suffering|grieving|dying|depressed|pregnant|unemployed)\b/,
  foretold: [
    buildPattern(
      god,
      will,
      adverbs,
      `(?:heal (?:you|him|her|this|your (?!heart|soul|spirit|land|hurting heart))|cure (?:you|him|her|your)|(?:remove|take away|end|lift) (?:this |your |the |all your )?${troubles})`,
    ),
    buildPattern(
      god,
      will,
      adverbs,
      '(?:restore (?:your )?(?:health|marriage|finances|business|job|relationship)|save your (?:marriage|job|business|house|relationship)|fix (?:this|your)|solve (?:this|your)|pay (?:off )?your|turn (?:this|it|things|everything) around|make you (?:rich|wealthy|healthy|pregnant|successful|famous|well again)|change (?:him|her|your (?:husband|wife|boss|son|daughter|partner))|bring (?:him|her|them|your \\w+) (?:back|home))',
    ),
    buildPattern(
      god,
      will,
      adverbs,
      `(?:give|send|grant|find|get|provide|bless)(?: you)? ${before}${goods}`,
    ),
    buildPattern(
      god,
      will,
      adverbs,
      '(?:open (?:a|the|that|this|every) (?:\\w+ )?doors?|answer (?:your|this) prayers? (?:soon|today|tomorrow|this|next|exactly)|grant your (?:wish|request))',
    ),
    buildPattern(
      'you',
      will,
      adverbs,
      `(?:get|receive|find|have|land|win|be given|be offered|earn|own|meet|marry|conceive|pass|buy|keep) ${before}(?:${goods}|exam|test|interview|lottery|case)`,
    ),
    buildPattern(
      'you',
      will,
      adverbs,
      '(?:be (?:fully )?(?:healed|cured|rich|wealthy|promoted|hired|pregnant|married|fine|okay|ok|alright|successful|well again|healthy again|cancer.free|debt.free|free of (?:pain|debt|cancer))|recover|get (?:better|well|married|pregnant|hired|promoted|rich)|feel (?:better|fine|happy again)|pass (?:your|the|this)|beat (?:this|cancer|the)|succeed|become (?:rich|a (?:mother|father|parent|mom|dad))|walk again|survive this)',
    ),
    buildPattern(
      theirs,
      will,
      adverbs,
      '(?:be (?:fully |completely )?(?:healed|cured|(?:fine|okay|ok|alright|all right)(?! with)|well|successful|good|restored|saved|gone|over|paid|negative|better|a success|back)|recover|come (?:back|home|around)|return|change|survive|get (?:better|well)|forgive you|love you|call you|apologi[sz]e|improve|end|go (?:away|well)|disappear|leave you|vanish|succeed|say yes|turn around|find (?:a|work)|come true)',
    ),
    buildPattern(
      'he',
      will,
      adverbs,
      '(?:be (?:healed|cured|(?:fine|okay)(?! with))|recover|come (?:back|home) to you|return to you|survive|apologi[sz]e|call you|get (?:better|well)|change his mind)',
    ),
    buildPattern(
      '(?:everything|all of this|things|it|tomorrow|this (?:week|month|year)|next (?:week|month|year))',
      will,
      adverbs,
      '(?:be (?:fine|okay|ok|alright|all right|better|easier|over|great|your \\w+)|work out|turn out (?:well|fine|right|all right|good)|get (?:better|easier)|improve|bring you)',
    ),
    buildPattern(
      '(?:god|the lord|jesus|the (?:holy )?spirit|an angel) (?:(?:has|have|just|is|already) )*(?:told|tells|telling|revealed|reveals|revealing|spoke|spoken|speaking|showed|shown|shows|showing) (?:to )?me',
    ),
    buildPattern(
      'i (?:have |had |just )*(?:have|had|received|got|saw|seen|heard|bring|see) (?:you )?(?:an? |the )?(?:\\w+ )?(?:word|vision|prophecy|message|revelation) (?:from|of|for|about|that)',
    ),
    buildPattern(
      'i (?:can )?(?:prophesy|foresee|predict|foretell|decree|guarantee|see (?:that you will|\\w+(?: \\w+){0,4} in your future)|promise you(?: that)? (?:you|it|your))',
    ),
    buildPattern(
      '(?:god|the lord|the spirit) (?:wants me to tell you|has a (?:\\w+ )?message for you|(?:says|is saying|tells you|is telling you)(?: to you)?(?: today| now)?(?: that)? (?:you will|your \\w+ will|this is your))',
    ),
    buildPattern('your (?:future|destiny) (?:holds|will|is going to|looks)'),
    buildPattern(
      `(?:will|shall|'ll|going to) (?:very )?soon (?:be|have|get|receive|find|end|improve|meet|see your)`,
    ),
    buildPattern(
      "(?:very )?soon,? (?:you|it|this|your \\w+|everything|things)(?: will|'ll| are going to| is going to)",
    ),
    buildPattern(
      "your (?:\\w+ )?(?:healing|miracle|breakthrough|husband|wife|spouse|soulmate|baby|job|deliverance|promotion|recovery|cure)(?: is| are|'s) (?:(?:already|now|surely) )*(?:on (?:its|his|her|the) way|coming(?! from)|near|at hand|arriving|about to (?:come|arrive)|around the corner)",
    ),
    buildPattern(
      "(?:god|jesus|christ|the lord|the father|he)(?: is|'s) (?:(?:already|now|even now) )*(?:preparing|sending|bringing|arranging|giving)(?: for)?(?: you)? ",
      before,
      goods,
    ),
    buildPattern(
      "(?<!(?:wounds|stripes|that|if|until|when) )you(?: are|'re) (?:(?:now|already|completely|fully) )*(?:healed|cured|delivered)(?: in (?:the|jesus)| (?:of|from) (?:your|this|the|all)| (?:now|today)|$)",
    ),
    buildPattern(
      `(?:the|your|this|all|every) ${troubles} (?:(?:now|today) )?(?:leaves|is leaving|disappears|vanishes|departs|is gone)(?: from)?(?: you| your| today| now|$)`,
    ),
  ],
  foretoldTogether: [
    [
      buildPattern("(?:will|shall|going to)|(?:you|it|he|god)'ll"),
      buildPattern(
        '(?:within (?:the )?|in the (?:next|coming) )(?:\\w+ ){0,2}(?:hours?|days?|weeks?|months?|years?)',
      ),
    ],
    [
      buildPattern(
        "(?:you|your \\w+|it|god|he|she|this)(?: will| shall|'ll| is going to| are going to)",
      ),
      buildPattern(
        'in (?:one|two|three|four|five|six|seven|ten|forty|a few|\\d+) (?:hours|days|weeks|months|years)|by (?:tomorrow|next \\w+|the end of (?:the|this) (?:week|month|year)|christmas|easter|monday|friday|sunday)',
      ),
    ],
  ],
  commanded: [
    buildPattern(
      "(?<!(?:not|n't|never|to|if you|before you|without|than) )(?:stop|quit|give up|don't|do not|throw (?:away|out)|skip|refuse|avoid|come off|get off) (?:taking |take |using |use |having )?(?:(?:your|the|all|any|these|those|that|more|of) )*(?:\\w+ )?(?:medicines?|medications?|meds|pills|tablets|treatments?|chemo|chemotherapy|therapy|insulin|antidepressants?|prescriptions?|dialysis)",
    ),
    buildPattern(
      "(?:you (?:don't|do not|no longer) need|instead of) (?:(?:an?|your|any|the|to see|see) )*(?:\\w+ )?(?:doctors?|medicines?|medications?|pills|treatment|therapy|therapists?|counsell?ors?|psychiatrists?|hospital|chemo)",
    ),
    buildPattern(
      "(?:don't|do not|never) (?:call|go to|see|tell|trust|talk to|listen to) (?:(?:the|an?|your|any) )*(?:police|doctors?|anyone|anybody|hospital|therapist|parents)",
    ),
    buildPattern(
      "(?<!(?:not|n't|never|to|if you|whether you|before you|you may|you might|you could) )(?:leave|divorce|abandon|walk out on|break up with|cut off|disown) your (?:husband|wife|spouse|partner|boyfriend|girlfriend|marriage|family|parents|children|mother|father|job|church)",
    ),
    buildPattern(
      '(?:stay with|go back to|return to|submit to|obey) (?:your|the|an?) (?:husband|wife|abuser|partner|boyfriend|girlfriend|man who|woman who)',
    ),
    buildPattern(
      'you (?:must|have to|shall) (?:send|pay|donate|transfer|sow|buy|sell|leave|divorce|quit|obey|marry|stay with|give (?:us|me|all|your|\\d))',
    ),
    buildPattern(
      '(?:send|transfer|donate|wire|sow|give) (?:(?:us|me|your|an?|the|some|all|of) )*(?:money|donation|offering|seed|seeds|savings|\\d+|bank|credit card)',
    ),
    buildPattern(
      "(?<!(?:not|n't|never|to|if you|before you|you could) )(?:quit|resign from) your job|sell your (?:house|home|car)",
    ),
    buildPattern(
      '(?:share|forward|send|pass) this (?:\\w+ )?(?:with|to) (?:\\w+ ){0,2}(?:people|friends|contacts)|click (?:here|on|the)|visit (?:our|this|the) (?:website|site|page|link)',
    ),
    buildPattern(
      "(?<!(?:not|never|to|of|from|you|n't) )(?:kill|hurt|harm) yourself|fast (?:for )?(?:\\w+ )?days without (?:food|water|eating|drinking)",
    ),
    buildPattern(
      "(?<!(?:not|n't|never|to|if you|before you|without|than) )(?:cancel|postpone|interrupt|discontinue|call off) (?:(?:your|the|all) )*(?:\\w+ )?(?:medicines?|medications?|treatments?|chemo|chemotherapy|therapy|surgery|operation|dialysis)",
    ),
    buildPattern(
      "(?<!(?:not|n't|never|to|nobody should) )(?:endure|put up with|tolerate|bear|accept|suffer) (?:(?:the|his|her|their|all) ){0,2}(?:beatings?|blows|violence|abuse|slaps)|(?<!(?:not|n't|never|to) )stay with (?:him|her) and (?:endure|bear|be patient|pray|submit|accept|suffer)",
    ),
    buildPattern(
      "(?:don't|do not|never) (?:report|denounce|press charges|testify against) ?(?:him|her|them|your|the|this|it|against|$)",
    ),
  ],
};
