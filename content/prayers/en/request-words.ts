// English words by which a prayer request is read. All are folded.
import { wordSet } from '../person-words.ts';
import type { RequestWords } from '../request-words.ts';
import { situationWords } from '../situations/en/situation-words.ts';

const adjectives =
  'dear|old|elderly|little|big|older|younger|youngest|oldest|eldest|unborn|newborn|sick|ill|dying|grown|adult|good|best|closest|close|beloved|poor|lonely|own|whole|first|two|three|four|new|great|step|only|former|ex|teenage|struggling|suffering|unemployed|jobless|pregnant|disabled';

export const requestWords: RequestWords = {
  topics: {
    family:
      'famil* mother* mom mum father* dad son sons daughter* child* kid kids husband* wife marriage* parent* brother* sister* grandm* grandf* baby cousin* uncle aunt',
    health:
      'heal* sick* ill illness* disease* pain pains painful cancer* doctor* hospital* surger* operation* medic* recover* fever* symptom* injur* diagnos* depress* insomnia pregnan* chronic* treatment*',
    guidance:
      'guid* direction* decision* decid* choos* choice* wisdom wise* path paths lead leading discern* confus* uncertain* unsure future calling crossroad* advice clarity purpose plans',
    provision:
      'money financ* rent debt* bills bread food hung* provid* provision* poor poverty afford* salar* wage* loan* mortgage* evict* homeless* income bankrupt* savings tax taxes',
    relationships:
      'friend* relationship* lonel* forgiv* conflict* argu* quarrel* neighbor* neighbour* reconcil* divorc* dating boyfriend* girlfriend* breakup betray* roommate* enem* resent* jealous* fiance* bull* heartbr* apolog* misunderst*',
    spiritual_growth:
      'faith* bible scriptur* spirit* sin sins sinful tempt* repent* doubt* bapti* church* worship* discipl* closer obey* obedien* holiness devotion* salvation gospel* trust* humb* grow growth',
    work: 'work* job jobs jobless boss* career* coworker* colleague* employ* unemploy* interview* exam exams stud* business* office* promot* deadline* college* universit* hir* layoff* fired project* retir*',
    thanksgiving:
      'thank* thx grateful* gratitude prais* appreciat* rejoic* celebrat* joyful* hallelujah alleluia glad',
    other:
      'grief griev* died death* dead die dies dying funeral* mourn* bereav* widow* miscarr* stillb* suicid* buried burial*',
  },
  otherPerson: {
    before: 'for|on behalf of|over',
    notBefore:
      'work|works|worked|working|live|lives|living|die|care|cares|caring|wait|waiting|long|longing|wish|hope|hoping|responsible|thanks?|thank you|grateful|provide|providing|pay|cook|fight|ask(?:ed)? forgiveness|good enough|gift|there|much|love|anger|get over|argue|argued',
    possessives: "my|our|his|her|their|your|[a-z]+'s",
    between: adjectives,
    kin: 'mother|mum|mom|mama|mommy|father|dad|daddy|parents?|son|sons|daughters?|child|children|kids?|baby|babies|twins|husband|wife|spouse|fiancee?|partner|boyfriend|girlfriend|brothers?|sisters?|siblings?|grand(?:mother|father|ma|pa|parents?|son|sons|daughters?|child|children)|aunt(?:ie)?s?|uncles?|cousins?|nephews?|nieces?|godson|goddaughter|godchild|(?:mother|father|sister|brother|son|daughter)-in-law|stepmother|stepfather|stepson|stepdaughter|famil(?:y|ies)|loved ones?|ex',
    people:
      'friends?|neighbou?rs?|colleagues?|co-?workers?|classmates?|roommates?|teachers?|students?|pupils?|pastors?|priest|boss|doctors?|nurses?|patients?|leaders?|missionar(?:y|ies)|refugees?|prisoners?|strangers?|soldiers?|victims|widows?|orphans?|homeless|sick|poor|lonely|people|family members?|team|president|government|community|congregation|man|woman|boy|girl',
    articles:
      'an?|the|this|that|these|those|some|all|every|another|all the|all my|one of my|two|many',
    someone:
      '(?:some(?:one|body)|a person|(?:those|people|the people|everyone|all)(?= (?:who|whom|i|we|that|in|at|with|near|close|dear)\\b)|the one(?= (?:i|we)\\b)|a loved one|loved ones)(?: (?:that|whom|who))?(?: (?:i|we) (?:\\w+ )?(?:love|know|care (?:about|for)|miss|met|cherish|like))?(?: (?:close|dear|near) to (?:me|us))?',
    pronouns: 'him|her|them',
    needOf:
      '(?:heal(?:ing|th)|recovery|surgery|operation|treatment|comfort|strength|courage|peace|protection|safety|salvation|conversion|wisdom|help|work|job|future|faith|hope|provision|guidance|rest|mercy|grace|illness|sickness|wellbeing|blessings?) (?:of|for|on|upon|to) ?',
    verbs:
      'heal|help|bless|protect|guard|comfort|save|keep|strengthen|guide|cure|sustain|provide for|watch over|be with|stay with|look after|take care of|encourage|restore|uphold|pray for|praying for|be near|remember|deliver|lead|convert|touch|carry|hold|calm|give',
    self: "i|i'm|i've|i'd|i'll|me|myself|we|we're|we've|us|ourselves",
    forSelf:
      '(?:for|heal|help|bless|protect|comfort|save|guide|strengthen) (?:me|us|myself)|(?:husband|wife|children|kids|son|daughter|family|mother|father|parents|friends?) and (?:me|i|myself)|me and',
  },
  noNames:
    'god jesus christ lord holy father heaven bible church easter christmas lent advent monday tuesday wednesday thursday friday saturday sunday january february march april may june july august september october november december today tomorrow tonight peace strength love hope joy help healing health work courage wisdom grace mercy patience rest sleep life money food rent faith guidance protection my our the a an all everyone everything i me us your his her their this that israel ukraine russia gaza palestine africa europe america france spain brazil portugal mexico haiti congo sudan syria iran china india earth world',
  person: {
    baby: wordSet('baby babies newborn infant unborn'),
    child: wordSet(
      'son sons daughter daughters daugther daugter child children kid kids boy girl toddler twins stepson stepdaughter teenager teen',
    ),
    partner: wordSet(
      'husband husbands wife wifes wives spouse partner boyfriend boyfriends girlfriend girlfriends fiance fiancee marriage hubby bf gf',
    ),
    relative: wordSet(
      'mother mothers mum mums mom moms mama mommy father fathers dad dads daddy parent parents brother brothers sister sisters sibling siblings grandmother grandma grandmas granny nan nana gran grandfather grandpa grandad granddad grandparents grandson granddaughter grandchild grandchildren grandkids aunt auntie uncle cousin cousins niece nieces nephew nephews goddaughter godson family families couple inlaws relatives godmother godfather stepmother stepfather stepmom stepdad stepmum grandson ',
    ),
    acquaintance: wordSet(
      'friend friends neighbour neighbor neighbours neighbors colleague colleagues collegue coworker coworkers boss roommate roomate flatmate pastor priest teacher student classmate someone somebody people man woman guy lady team men women patient patients missionaries refugees homeless coworkers classmates guest',
    ),
    pronoun: wordSet('she he shes hes him'),
    hers: wordSet('her his their whose s'),
    ofHer: new Set(),
    of: wordSet('of'),
    isOwnerFirst: true,
    addresses: wordSet('father friends'),
    determiners: wordSet(
      'my his her their our your a the s some two this homeless missionary old young poor elderly single',
    ),
    indefinite: wordSet('a an another'),
    conjunctions: wordSet('and but because so while as since'),
    dead: wordSet('died dead passed funeral buried death dies'),
    subject: wordSet('i im ive id ill me myself we us ourselves mine'),
    here: wordSet('here our my our everything'),
    many: wordSet(
      'people victims refugees families everyone those them they their christians believers world civilians migrants immigrants affected ukraine gaza sudan syria israel north',
    ),
  },
  relations: {
    possessives: 'my our',
    withoutPossessive: 'mum mom mommy mummy dad daddy grandma grandpa granny',
    otherRelations:
      'step-son step-daughter step-mother step-mom step-father step-dad step-brother step-sister god-mother god-father god-son god-daughter grand-son grand-daughter grand-mother grand-father grand-child ex-husband ex-wife',
    names: {
      son: { name: 'my son', words: 'son' },
      daughter: { name: 'my daughter', words: 'daughter daugther daugter' },
      child: { name: 'my child', words: 'child kid' },
      grandson: { name: 'my grandson', words: 'grandson' },
      granddaughter: { name: 'my granddaughter', words: 'granddaughter' },
      mother: { name: 'my mother', words: 'mother mum mom mama mommy mummy' },
      father: { name: 'my father', words: 'father dad daddy' },
      grandmother: { name: 'my grandmother', words: 'grandmother grandma granny nan nana gran' },
      grandfather: { name: 'my grandfather', words: 'grandfather grandpa grandad granddad' },
      brother: { name: 'my brother', words: 'brother' },
      sister: { name: 'my sister', words: 'sister' },
      husband: { name: 'my husband', words: 'husband hubby' },
      wife: { name: 'my wife', words: 'wife' },
      uncle: { name: 'my uncle', words: 'uncle' },
      aunt: { name: 'my aunt', words: 'aunt auntie' },
      nephew: { name: 'my nephew', words: 'nephew' },
      niece: { name: 'my niece', words: 'niece' },
      friend: { name: 'my friend', words: 'friend' },
      maleFriend: { name: 'my friend', words: '' },
      femaleFriend: { name: 'my friend', words: '' },
    },
  },
  situation: situationWords,
};
