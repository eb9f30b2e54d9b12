// English words and phrases that show the theme of a gratitude entry.
import type { GratitudePassages } from '../gratitude-themes.ts';

export const themeWords: GratitudePassages['themeWords'] = {
  memory: 'grave cemeter* memorial',
  birth: 'newborn pregnan* expecting ultrasound',
  reconciliation: 'reconcil* apolog*',
  safety: 'safe safely protect* unhurt unharmed unscathed',
  health: 'health* heal healed healing recover* remission painless eyesight checkup',
  answered_prayer: 'answer* prayed prayer prayers miracle* granted breakthrough*',
  learning:
    'math maths course courses grade grades learn* school exam exams stud* class classes college universit* teacher* student* degree graduat* diploma lesson*',
  rest: 'sleep slept rest rested resting nap naps vacation holiday holidays unwind* relax*',
  kindness:
    'kind kindness kindly stranger strangers generous* generosity thoughtful compliment* favor favour',
  hard_days:
    'terrible horrible awful hurts hurting alone terrified hard difficult* tough despite grief griev* loss lost died death funeral* mourn* cry cried crying tears sad sadness struggl* rough anxious anxiety worried depress* lonel* survived trouble* divorce* miscarr* ill illness* sick* hospital* cancer* pain surger* chemo*',
  work: 'work* job jobs boss career* colleague* coworker* project* office shift business customer* client* promot* interview* deadline* employ* hired',
  provision:
    'fridge pantry food meal meals dinner lunch breakfast supper bread roof house apartment shelter bills rent money paid pay paycheck income salary savings groceries clothes provision* provid* debt*',
  friendship: 'friend* companion* buddy buddies pal pals bestie',
  family:
    'famil* mother* mom moms mum mums mommy mummy father* dad dads daddy son sons daughter* child* kid kids husband* wife spouse marriage parent* brother* sister* sibling* grandm* grandf* grandp* granddaughter* grandson* grandchild* grandkid* nana granny baby babies toddler* cousin* uncle* aunt aunts auntie niece* nephew*',
  faith:
    'christ saviour savior faith* bible scripture* psalm* gospel* church* worship* grace mercy mercies forgiv* forgave salvation saved spirit holy baptis* baptiz* communion eucharist mass sermon* pastor* priest* resurrection',
  creation:
    'nature sun sunny sunshine sunrise* sunset* sunlight moon* star stars starry sky skies rain* snow* cloud* wind breeze tree trees leaf leaves flower* garden* bird birds birdsong sea ocean* beach* lake* river* mountain* hill hills forest* woods spring summer autumn winter weather creation hike* hiking dog dogs puppy cat cats kitten* animal* butterfl* bloom* blossom*',
  small_joys:
    'coffee tea cocoa chocolate cake cookie* icecream smile* smiling laugh* joke* song songs music sing singing sang book books reading film movie* game games bath blanket* candle* quiet silence cozy cosy treat treats fun dance* dancing bike pancake* weekend',
  other: '',
};

export const themeGroups: GratitudePassages['themeGroups'] = {
  GIVER:
    'neighbour|neighbor|neighbours|neighbors|stranger|strangers|someone|somebody|friend|friends|coworker|colleague|nurse|nurses|doctor|lady|man|woman|guy|boss|teacher|driver|people|church|she|he|they|who',
  GAVE: 'gave|offered|lent|brought|bought|sent|cooked|left|baked|paid|fixed|repaired|mowed|cleared|shoveled|shovelled|cleaned|carried|helped|helps|covered|visited|invited|drove|picked|lifted|listened|encouraged|let|waited|watched',
};

export const themePhrases: GratitudePassages['themePhrases'] = {
  memory:
    'years|days|year|months without KIN|him|her, KIN DIED, DIED KIN, miss|misses KIN|him|her|them|you, in +memory, loving memory, years|time with KIN before, before he|she died|passed|left, rest in peace, in heaven, anniversary of death, PET DIED, remember* KIN DIED, had with KIN before passed|died',
  birth:
    'was|is|were|been born, born last|today|yesterday|this|healthy|tonight, gave birth, new baby, baby boy|girl|arrived|here|kicked, birth of, positive pregnancy test, im|am|became|become|be a grandma|grandpa|grandmother|grandfather|mom|mum|dad|mother|father|aunt|uncle|nana',
  reconciliation:
    'rang|called|phoned|wrote after years|months|silence, years|months of silence, KIN|GIVER|she|he|they forgave|forgives|forgiven, forgave each|him|her|them|KIN, forgive|forgiving each|KIN|him|her|them, speaking|talking|talk|spoke|spoken again, said sorry, made|make up with|again|after, made peace, peace between|with KIN|us, back together, cleared +the +air, hugged after fight|argument|years',
  safety:
    'home|back|arrived before storm|ice|snow|dark, landed safe|safely|well|ok|fine, plane|flight landed|ok|fine, home|back|arrived|there safe|safely|well|ok, arrived safe|safely|well|ok, nobody|noone|one|none hurt|injured|harmed, watched over me|us|him|her|them, kept me|us|him|her|them safe, avoided crash|accident, close call, missed|missing us|me by, survived crash|accident|storm, storm passed|missed',
  health:
    'not|no|isnt|arent|never|without sick|ill|pain|cancer|fever|hospital, cancer +free, pain +free, fever gone|broke, cancer|pain|tumor|tumour|infection gone|shrank|better, free of|from cancer|pain, feel|feeling|getting|is|am|im|much better, test|tests|scan|results|bloods|biopsy|mri clear|good|fine|normal|negative|benign, came|back clear, good|normal|clear|great results|scan|checkup, surgery|operation went|success*|well, walk|walking again, home|out from|of hospital, back home from hospital, sober, can breathe|see|hear|walk again, recover* from surgery|illness|operation',
  answered_prayer: 'god|lord|he|you heard my|me|us|our, prayer*|prayers answered|heard',
  learning:
    'passed my|the|her|his|our test|exam|exams|class|finals, driving test, good grade|grades|marks, got into college|university|school, understood at last|finally, test|exam went well',
  rest: 'no +plans, early +night, day|days|evening|morning|afternoon|weekend off, quiet day|evening|morning|night|weekend|moment|hour, nothing to do, slow morning|day, lazy day|morning|sunday, no alarm, good night sleep, good|full|whole +night, lie in, sat|sit down, time to breathe, break from',
  kindness:
    'driver GAVE, GAVE for +free, free of charge, KIN|GIVER made me|us breakfast|lunch|dinner|soup|tea|coffee|cake, KIN|GIVER GAVE me|us|our|my, KIN|GIVER GAVE a|the|soup|door|snow, KIN|GIVER GAVE, stranger|someone|somebody|neighbour|neighbor GAVE, held +the +door, kind|kinder|nice|sweet to +me|us, paid for +my|our, let me in|go, smiled at +me, kind words, act of kindness, checked on me',
  small_joys:
    'favourite|favorite song|book|film|movie|show|cake|food|place, ice cream, hot bath|shower',
  provision:
    'new home|house|flat|apartment, enough to eat, paid off, food on table, warm bed|house|home|clothes',
  faith:
    'sunday|church +service, was|am|im|is|been born again, god|jesus|christ|lord|he forgave|forgives my|sins, forgave|forgiven|forgive my +sins',
  hard_days:
    'nothing to be thankful|grateful|happy, bad|hard|long|terrible|awful|rough day|week|month|year, not easy|well|good',
  other: 'no +thanks, not thankful|grateful',
};
