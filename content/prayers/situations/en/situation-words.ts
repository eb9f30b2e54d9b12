// English words that show the situation of a prayer request.
import type { SituationWords } from '../situation-words.ts';

export const situationWords: SituationWords = {
  groups: {
    SCHOOL_CHILD:
      'son|daughter|child|kid|boy|girl|teen|teenager|grandson|granddaughter|nephew|niece|stepson|stepdaughter|godson|goddaughter',
    CHILD:
      'son|sons|daughter|daughters|daugther|daugter|child|children|kid|kids|baby|babies|toddler|toddlers|boy|girl|newborn|twin|twins|infant|teen|teens|teenager|teenagers|stepson|stepdaughter',
    PARTNER: 'husband|wife|spouse|partner|hubby|fiance|fiancee|marriage|hubbys|hubs',
    LOVER: 'boyfriend|girlfriend|bf|gf|fiance|fiancee|partner',
    KIN: 'mother|mum|mom|mama|mommy|father|dad|daddy|parent|parents|brother|brothers|sister|sisters|grandmother|grandma|granny|nan|nana|grandfather|grandpa|grandad|granddad|gran|aunt|auntie|uncle|cousin|niece|nephew|husband|wife|friend|neighbour|neighbor|colleague|coworker|partner|spouse|sibling|siblings|family|mam|papa|man|woman|someone|everyone',
    DIED: 'died|dead|passed|death|dies|buried|funeral',
    ILL: 'ill|sick|unwell|poorly|fever|hospital|hospitalised|hospitalized|icu|leukemia|cancer|pneumonia|asthma|surgery|disease|illness|diagnosed|diabetes|epilepsy|nicu|intensive|er|infection|health|heal|healing',
    JOB: 'job|jobs|work|position|employment|jobb',
    PET: 'dog|dogs|cat|cats|puppy|kitten|pet|pets|horse|hamster|rabbit|bunny|parrot|doggy|kitty',
    THANK: 'thank|thanks|thankful|grateful|praise',
    LOSE: 'lost|lose|losing|loose|lossed|loss',
  },
  negations:
    'not|no|never|without|isnt|arent|wasnt|werent|hasnt|havent|dont|doesnt|didnt|nor|longer|free',
  afterNegation:
    'am|is|are|was|be|been|being|have|has|had|having|a|an|the|any|my|from|of|feel|feeling|suffer|suffering|got|really|so|longer|that|more',
  articles: 'the|a|an|my|his|her|our|their|your|of|s|in|at',
  thanks: 'thank|thanks|thankful|grateful|praise|thx|glory|hallelujah|blessed',
  sure: {
    illness:
      'has +ms, multiple sclerosis, ill, sick, sickness, illness, ilness, disease*, unwell, poorly, flu, influenza, covid, pneumonia, pnuemonia, infection*, sepsis, fever, diabet*, lupus, stroke, heart attack|failure|disease|problem|problems|condition, kidney*, dialysis, liver, hospitalised|hospitalized, in hospital|icu, the hospital, in coma, heal my body, asthma, epilep*, seizure*, high blood pressure, thyroid, bronchitis, appendicitis, recover|recovery from, sclerosis, parkinson*, tuberculosis, malaria, hepatitis, bed ridden|rest, physical healing, healing for|of, heal KIN|me|him|her|them, broken leg|hip|arm|bone, recovery for, virus, car accident|crash, in a coma, accident hospital, ventilator, life support',
    surgery:
      'surgery, surgeries, surgury, sugery, surgical, surgry, operation, operated, operat on, going under knife, anesthe*, anaesthe*, bypass, transplant, c section, caesarean|cesarean, knee|hip replacement, being operated, biopsy surgery, have op, having op, knee|hip +replacement',
    'serious-diagnosis':
      'cancer*, cancr, canser, tumor*, tumour*, chemo*, leukemia, leukaemia, lymphoma, metasta*, melanoma, biopsy, oncolog*, radiotherapy, radiation, radiation treatment, als, hiv, test|scan|blood results, results of scan|test|tests|biopsy|mri, results from hospital|doctor, diagnosed with|as, diagnosis, waiting for results, mri, waiting on results, malignant, carcinoma, lump breast, scan results, incurable, motor neurone, stage +#|four|three',
    pain: 'chronic, pain, pains, aches, migraine*, fibromyalgia, arthritis, arthritus, back hurts, hurts all time, backpain, sciatica, body hurts, endometriosis, headache*, neuropathy, chronicle pain',
    depression:
      'depress*, depresion, no joy|motivation|energy live|anything, feel|feeling empty|numb|hopeless|nothing, empty inside, cant get out bed, cannot get out bed, no strength|hope left, everything is dark|grey|gray, see no point|sense, whats the point, dark place, no will to live, hopeless*, despair, feel so low, mental health, bipolar, cry every day|night, numb inside, dont feel anything, nothing makes happy, burden to everyone, postpartum depression',
    anxiety:
      'anxi*, anxeity, anxity, panic*, worry, worries, worried, worrying, afraid, fear, fears, fearful, scared, scary, terrified, nervous, overthink*, phobia*, frightened, what ifs, racing thoughts|heart, restless mind|thoughts, peace of mind, worried sick, worried about|for, heart racing',
    sleeplessness:
      'insomnia, insomia, cant|cannot|couldnt|not|unable|dont|barely|trouble|hardly|havent sleep|sleeping|slept, cant fall asleep, sleepless*, awake at|all night|again|3|4|2|3am|4am|2am, lie|lying awake, wake up every|at night, no sleep, nightmare*, bad dreams, 3am again, sleep problems, wide awake',
    addiction:
      'addict*, adict*, alcohol*, drunk, drunkard, drinking, drinks too|heavily|again|every|a|all, drink again|too|every|problem, stop drinking, bottle again, drugs, drug, cocaine, heroin, meth, opioid*, fentanyl, weed, gambl*, betting, porn*, relaps*, sober, sobriety, rehab, clean from|for|again, smoking, quit smoking, cigarettes, stop smoking, vaping, marijuana, overdose*, pills addicted, using again, hooked on',
    caregiving:
      'dementia, demetia, alzheimer*, caregiv*, carer, caretaker, care|caring|look|looking|looks|cares after|for KIN|parents|elderly|him|her|disabled|old|ill|sick|bedridden, taking|take care of KIN|sick|elderly|aging|disabled|him|her, nursing KIN, looking after KIN, no longer recognises|recognizes me, doesnt recognise|recognize me, care of KIN exhausted, caring full time, looks|cares|caring|nursing after|for KIN|father|mother|husband|wife|him|her|parents, do everything for|him|her|mother|father, i do everything, feeding tube, bedridden, home full time, cant|doesnt|no remember my|me +name|anymore, remember my name',
    dying:
      'dying, hospice, palliative, end of life, last days|hours, deathbed, death bed, days|weeks|months to|left live, nothing more doctors, terminal, terminally, doctors have given up, slipping away, going to die soon, will die soon, close to death, time is short, not long left|live, final days|hours, comfort care, stopped treatment, i will die, nothing more|else can|they|doctors, nothing more do|done, no more treatment, weeks|months|days left, gave me|him|her|us months|weeks|days',
    disability:
      'disab*, wheelchair, paraly*, blind, blindness, deaf, autis*, down syndrome, downs syndrome, amputat*, handicap*, cerebral palsy, cant walk, lost sight|eyesight|hearing|leg|arm, losing sight|eyesight|hearing, walk again, special needs, limb, born +deaf|blind|with|without down|syndrome|arm|hand, born deaf|blind',
    infertility:
      'infertil*, ivf, cant|cannot get|conceive|have pregnant|children|baby|child|kids, conceive, trying for|to|have baby|child|conceive|pregnant, want|longing|long|wish|desire|hope|waiting for|a|to|have baby|child|children|motherhood, bless us|me with child|baby|children, negative test, become a mother|father|mom|mum|parents, empty cradle|womb, fruit of womb, barren, still not|no pregnant, struggling to conceive, fertility, want to be mother|mom|mum, want get pregnant, longs|longing for child|baby, long* for child|baby, want|wants a child|baby so|but, years trying|ttc, ttc',
    pregnancy:
      'pregnan*, pregant, prego, expecting baby|child|twins|our|first|in, due date, due in|next, weeks along, safe delivery, deliver baby, unborn, giving birth, give birth, labor, labour, childbirth, ultrasound, morning sickness, trimester, 12|20|30 weeks',
    'sick-child':
      'CHILD ILL, ILL CHILD, CHILD in hospital|icu, CHILD has fever|cancer|leukemia|seizures|epilepsy|asthma, CHILD had accident, premature, preemie, nicu, little one ILL, CHILD operation, grandson|granddaughter|grandchild|grandbaby ILL, children s hospital, CHILD intensive care, newborn ILL, #17 year|years|yr|yrs|month|months|yo|y old ILL, CHILD nicu|incubator|ventilator',
    bereavement:
      'KIN DIED, died, DIED KIN|friend, death of, passed away, passed on, grief, greif, grieving, griev*, mourn*, bereav*, funeral, funral, burial, widow*, lost my KIN, miss him|her|them so|every|terribly, buried, rip, rest in peace, anniversary of death, passing of, her|his funeral, in heaven now, loss of KIN, KIN passed, miss KIN so|who|every, empty house|chair without, life|house|home|christmas without him|her',
    miscarriage:
      'miscar*, miscarage, mis carriage, stillb*, still born, lost baby weeks|pregnant, lost baby at weeks, baby heartbeat stopped, no heartbeat, ectopic, lost pregnancy, born still|sleeping, losing baby weeks, angel baby, lost our unborn, lost +the|our|my +baby|pregnancy|babies|twins, lost pregnancy|baby',
    'child-death':
      'CHILD died|dead|death|passed|killed, death|loss of CHILD, lost CHILD, lost my|our CHILD, buried CHILD, sids, buried my CHILD, losing CHILD, killed my|our CHILD, CHILD was killed, CHILD drowned, #17 year|yr|years|yrs|month|months|yo|y old DIED',
    'suicide-loss':
      'killed himself|herself|themselves, took his|her|their life|own, suicide KIN|died|of, died by suicide, commit*|lost suicide, lost to suicide, hanged|shot himself|herself, ended his|her|their life, by suicide, KIN suicide',
    'pet-loss':
      'PET DIED|sleep|down|passed, lost PET, put PET down|sleep, death|loss of PET, miss my PET, PET was put, PET went rainbow, rainbow bridge, DIED PET, PET gone|lost|killed, lost my PET',
    'marriage-trouble':
      'PARTNER doesnt|wont|not|never|stopped|hardly talk|talking|speak|speaking|listen, marriage trouble|problem|problems|crisis|struggling|struggle|falling|difficult|restore|restoration|save|hard|cold|help|on|broken, save|heal|restore|fix|for my|our marriage, PARTNER fight|argue|arguing|fighting|argument|shout|cold|distant|shouting|quarrel|quarrelling|talk|talking|yell|yelling, fight|argue|arguing|fighting|shouting|quarrel|shout|argument|fights with PARTNER, we live like strangers|roommates, marriage, mariage, doesnt love me anymore, no love anymore, marital, argue every day, roommates',
    infidelity:
      'cheat*, affair, unfaithful*, infidel*, adulter*, another woman|man, other woman|man, betrayed by PARTNER, PARTNER betrayed|slept|lied, slept with someone|another, has someone else, mistress, sleeping with, found messages phone, texting another, trust after affair',
    divorce:
      'divorc*, devorce, separated, separation, seperat*, custody, PARTNER left|leaving|leave|moved, PARTNER wants out, PARTNER walked, signed papers, splitting after years, split from PARTNER, ex PARTNER, marriage is over|ended, marriage ended|over, papers signed|signing|today, divorce papers, he|she moved out, moved out, wants to separate|split|leave, PARTNER separate|separating',
    breakup:
      'breakup*, break up, broke up, broken up, breaking up, dumped, LOVER left|ended|broke|dumped|gone, heartbroken, heartbreak, heart is broken, broken heart, broke my heart, broke heart, end of relationship, relationship ended|over, ended relationship, she|he left me, ex boyfriend|girlfriend, my ex, split up, he|she doesnt love me, get over ex|breakup|boyfriend|girlfriend|him',
    wedding:
      'wedding, weding, get|getting|got married, marry|marrying next|on|in|soon|him|her, newlywed*, engaged, engagement, bride, groom, just married, married saturday|today|next|yesterday|soon|last, tie the knot, our marriage begins, fiance|fiancee and',
    newborn:
      'newborn, new born, baby was|is|has|boy|girl born|here|arrived, gave birth, born today|yesterday|last|this|healthy|safely, birth of, baby boy|girl, welcomed baby|our|a, just had baby, had baby, became a grandma|grandpa|grandmother|grandfather|dad|mum|mom|father|mother, became grandparents|parents, new baby, twins were born, grandchild|grandson|granddaughter born|arrived, became|become|im|am uncle|aunt|auntie|grandpa|grandma|grandmother|grandfather|nana, uncle|aunt today',
    parenting:
      'parenting, raise|raising|bring|bringing up CHILD, raising CHILD|kids|alone, patience|patient with CHILD|kids|them, lose|losing|lost temper|patience with|CHILD, shout|yell|yelling|shouting|scream at CHILD, single mum|mom|mother|dad|parent|father, be better|good mother|mum|mom|dad|father|parent, good father|mother|mum|mom|dad|parent, teenager*|toddler difficult|tantrum*|rude|hard|argues|angry, tantrum*, bringing up, wisdom raising|raise|with CHILD, CHILD behaviour|behavior, toddler, teenage CHILD, yell|yelling|shout|shouting|scream|screaming at +my +CHILD, CHILD rude|hit|lies|naughty, mother of teenagers|toddlers|#',
    'child-astray':
      'prodigal, CHILD gang|left|away|wrong|bad|ran|turned|strayed|lost|moved|cut|estranged, CHILD doesnt|wont|stopped|not|no speak|talk|believe|church|contact|call|longer|speaking|talking, CHILD left home|church|faith|house, CHILD turned away|back, CHILD from god|faith|church, bad|wrong company|crowd|friends CHILD, CHILD bad|wrong company|crowd|friends|influence|path|people, ran|run away from home, wayward, bring son|daughter|child|children|kids home|back, son|daughter|child|children|kids come home|back, runaway, estranged from CHILD|son|daughter, CHILD wants nothing, CHILD nothing to do, CHILD rebel*, CHILD lost way, CHILD far god|you|from, CHILD wants to|nothing do with',
    'family-conflict':
      'parents|mother|father|mum|mom|dad|family hate|hates|dislike|reject|rejects boyfriend|girlfriend|fiance|fiancee|partner|husband|wife, cant|cannot +stand +my in|mother|father|sister|brother|family|parents|mum|mom|dad, mother|mum|mom|father|dad|parents|sister|brother criticis*|criticiz*|insult*|belittl*|shouts|yells|controls|judge*, family fight|fights|fighting|conflict|feud|argu*|quarrel*|peace|divided|split|problem*|dispute|drama|broken|apart|unity|reconcil*|together|trouble*|tension*|war, fight|fights|fighting|conflict|feud|quarrel*|argu*|dispute|peace|unity|reconcil*|divided in|family, not|dont|doesnt|havent|stopped|no speak|spoken|talk|talked|speaking|talking KIN|brother|sister|mother|father|dad|mum|mom|parents, KIN dont|doesnt|not|havent|wont|stopped|hasnt speak|spoken|talk|talked|speaking|talking, KIN fight|fighting|arguing|argue|quarrel*, inheritance, argu*|fight|fighting with sister|brother|mother|mum|mom|father|dad|parents|KIN, siblings, parents fight|fighting|argue|arguing, toxic family, estranged, brothers|sisters fighting, family feud, stepmother|stepfather|stepmum|stepdad',
    abuse:
      'abus*, beats me|her|him|us, hits me|her|him|us, hit me|her again, domestic violence, violent, violence at home, violence, beaten by, molest*, rape*, raped, afraid of PARTNER, scared of PARTNER, threatens me|her, assaulted, hurts me when, beating|hitting me|her, beats KIN, hits KIN, controls everything',
    loneliness:
      'nobody|noone ever|texts|writes, lonel*, lonley, alone, lonly, no friends, no one to|talk, nobody to|calls|visits|cares|talks, have nobody|noone, have no one|friends, isolat*, make friends, cant|cannot|help|want|need find friends, all by myself, noone calls|cares, new friends, single and|still|at, find a husband|wife|partner|spouse, find love, soulmate, new city no|alone|friends, no one calls, weekends alone|worst, eat alone, alone at christmas|home|in',
    'friendship-broken':
      'friend|friends fight|argument|argue|argued|betrayed|betrays|betray|quarrel|quarreled|quarrelled|fell|fallen|lied|ignores|ignoring|speak|talk|talking|spoke|cut|fallout|ghosted|unfriended|gossip*|backstab*, argu*|fight|fought|quarrel*|fell|falling|reconcil*|fallen|row with|out|best friend|friends, friendship broken|over|ended|restore|heal|lost|repair|broke, lost|heal|restore|repair|save|broken|mend friendship, friend told secret|everyone|lies, friend secret, betrayed friend|by, friend stabbed|backstabbed|lied|cheated, lost friend|best, trusted friend',
    birthday:
      'birthday, bday, b day, birthday*, years old today, bithday, turn|turning|turned|turns #, turns|turning|turned # today|tomorrow',
    'new-job':
      'interview*, intervew, new JOB, start|starting|started|begin|beginning JOB|new|work monday|tomorrow|job, first day at|of work|job, job offer, got job, promotion, new position|role|boss job, new career, first week at|of work|job, application for JOB, jobinterview, starting|start new, start on|the 1st|monday job|work',
    unemployment:
      'unemploy*, unemployd, LOSE JOB, jobless, laid off, layoff*, layed off, fired, redundan*, need|find|finding|looking|look|seeking|search|searching|want|provide|give|for|get|seek JOB, JOB search|hunt|hunting, no JOB, out of work, without JOB, applications rejected|no, rejected applications, job applications, company closed|closing, cant find|get JOB, sacked, let go from, need work, JOB loss',
    burnout:
      'burnout, burn out, burnt out, burned out, overwork*, overwhelm*, overwelmed, exhaust*, exausted, stress*, too much work|stress|pressure, work too much, cant keep up, no rest, pressure at|from work, work pressure, running on empty, worn out, so tired, tired all time, tired of|from work, workload, deadlines, drained, cant cope work, long hours, need rest, double shifts, works|work|working too|so hard|much|long',
    'work-conflict':
      'boss, colleague*, coworker*, co worker*, manager, supervisor, mobbing, workplace, toxic work|job|workplace, team at work, bullied|bullying|harass*|gossip|treated at|by|unfairly work|boss|office|colleagues|unfair, work bullying|conflict|harass*, hr, problems at work, harass*|bullied|bullying boss|work|manager|colleague|colleagues|office',
    money:
      'debt*, dept, bills, rent pay, pay|paying|paid|afford|cover rent|bills|bill|debts|loan|electricity, money, mony, financ*, loan*, bankrupt*, poor, poverty, afford, broke, mortgage*, ends meet, salary, overdraft, paycheck*, enough to eat|live, no food, feed my|children|family|kids, credit card*, provision, creditors, taxes, bailiff*, cant pay, rent, bank account, financial*, hungry, groceries, gas|water|electric|electricity|phone|heating bill, bill is|of #',
    housing:
      'homeless*, evict*, evicted, landlord, apartment, appartment, place to live|stay, roof over, house to rent|live, housing, find|finding|need|looking|search|searching|affordable home|flat|house|apartment|place|accommodation, no home|house|place, living in|my car, sleep in car, shelter, kicked out, lose|losing|lost home|house|our home|house, on street|streets, sofa surfing, sleeping rough|on',
    exam: 'finals, final test, test tomorrow|monday|today|at|on|next|school, driving test, mock, mocks, sat, gcse*, bar exam, board exams, quiz, midterm*, thesis defense, math|maths|chemistry|biology test, pass test|the test, nclex, a levels, math|maths|final final|finals|test|exam, final on|exam|tomorrow, exam, exams, examination*, exan, exame, exem',
    'school-child':
      'SCHOOL_CHILD school|preschool|kindergarten|playground, SCHOOL_CHILD is|are|has|goes|going|in|at school|preschool|kindergarten, SCHOOL_CHILD start|starts|starting|started|begin|begins|new|first|changes|changing|back school|preschool|kindergarten|grade, school SCHOOL_CHILD',
    studies:
      'SCHOOL_CHILD law|medical|med|nursing|grad|graduate|business|art|trade|driving school, studies, studying, study, university, uni, college, school year|starts|start|starting|begins|work|again|first|new|difficult|hard, first|new day|year|term|semester of|at school|university|college|term|year, semester, my degree, thesis, dissertation, homework, concentrate*, learn better, learning, grades, student, students, back to school, phd, kindergarten, nursing school, scholarship, lessons, start|starts|starting school|college|university|uni, term starts',
    bullying:
      'bull* at|school|online|kids|him|her|my|me|class|by, bullied, bullying, bullys, bullies, bullyed, teased, make|made|making fun of, laugh at me|him|her, mock* at|me|him|her|school|class, cyberbull*, picked on, kids at school mean|call|laugh, excluded class|school, mean girls, hate comments',
    retirement:
      'last day at|of work, pension, pensioner, after years of work stop, leaving work after, retir*',
    decision:
      'decision*, decid*, desicion, decison, choose*, choosing, choice*, crossroad*, which way|path|job|one, dont know whether|which|if, whether to|i, right path|thing|choice|direction|way, discern*, guidance, need direction, show me path|way|will, wisdom for|to|about, yes or no, two options|offers|jobs',
    moving:
      'moving to|house|home|away|abroad|out|in|cities|across|next|town, move to|house|home|away|abroad|new|another, moved to|house|here|away|abroad|new|into, relocat*, new house|home|city|town|country|apartment|flat|neighbourhood|neighborhood, packing boxes, boxes, moving',
    court:
      'court, lawsuit, judge hearing|case|be|decide, trial, legal, lawyer|attorney case|court|hearing|trial, falsely|wrongly accused, justice, custody hearing|court, jury, hearing tomorrow|monday|court, sued, suing, tribunal, verdict, testify, witness court, accused of, sentenc*',
    aging:
      'getting|growing|grow|gets|grows|get old|older, old age, ageing, aging, memory fading|failing|going, im|am 70|75|77|78|79|80|81|82|83|84|85|86|87|88|89|90, old and|now|body, eyesight fading, years old and weak|alone|tired, legs dont carry, body slows, cant do what used, care home, nursing home, frail, walking stick, forgetful',
    travel:
      'travel*, traveling, travell*, journey, trip, road trip, safe flight|drive|journey|travels|trip, flight, flights, flying to|tomorrow|home|today, fly to|tomorrow|home, drive home|to|tomorrow|long, driving to|home|tomorrow|through|long|long|late, road safe|safety, on the road, vacation, holiday, long drive, pilgrimage, road home, airport, plane',
    migration:
      'refugee*, asylum, immigra*, migra*, visa, immigration papers, papers legal|residence|asylum, deport*, green card, residence|residency permit|card|papers, work permit, undocumented, border, far from home|country|my|family, foreign country|land, ice, immigrant*, far away from home|family|country, embassy, citizenship, homesick, exile, fled, flee|fleeing',
    prison:
      'prison*, jail*, behind bars, incarcerat*, inmate*, locked up, parole, arrested, detention, sentenced to years, imprison*, cell',
    soldier:
      'soldier*, army, military, deploy*, navy, marine|marines, air force, basic training, troops, serving in overseas|army|military, boot camp, enlist*, barracks, front line, frontline, at the front, conscript*, veteran',
    war: 'war, wars, bomb*, ukraine, ukrane, gaza, sudan, syria, missile*, air raid*, airraid*, palestin*, rockets, shelling, ceasefire, invasion, israel, middle east, peace in world|the, congo, yemen, drones, sirens, occupied',
    disaster:
      'earthquake*, earthqake, flood*, hurricane*, tornado*, wildfire*, storm, storms, typhoon*, tsunami, landslide*, fire destroyed|burned|in, house burned|fire|burnt, volcano, drought, disaster*, cyclone, forest fire|fires, burned down, lost everything in fire|flood',
    country:
      'election*, government*, president, our|my|this country|nation, leaders, politic*, politicians, nation, parliament, prime minister, vote|voting, democracy, authorities, those who govern, corruption',
    persecution:
      'persecut*, persicuted, christians in|killed|suffer|suffering|north, killed|attacked|hated|imprisoned|arrested|threatened|mocked for|because faith|jesus|christian|christ|believing, for my faith|christ, for their faith, underground church, church was burned|attacked, because i am christian|believe, because im christian, secret believers, brothers and sisters persecuted, because i|we follow|believe|serve jesus|christ|god|in, because follow|believe jesus|christ, family rejected|disowned|threw because|jesus|faith|christian, hate|hated|mock|rejected|beaten because christian|faith|jesus',
    meal: 'grace before|for, meal*, dinner, lunch, bless food|this|the|meal|table, before we|eating eat, before eating, say grace, blessing food|over|for, blessing before|table, food on table, breakfast, table prayer, supper, thanksgiving dinner, thanks for food, for the food, this food',
    'anger-with-god':
      'angry|mad|furious|rage|anger|disappointed|upset with|at god|you|lord|jesus, god abandoned|forsaken|failed|let, you abandoned|left|failed|forgot me, hate god|you, god is unfair|cruel, why do you allow, god doesnt care, unfair god, you dont care, you let me down, god let me down, why did|does|do|would|have you|god let|allow|take|took|permit|punish|hate, why me god|lord, where were you when|god|lord, how could you let|do|allow|take',
    doubt:
      'doubt*, dout*, losing|lost|lose|loosing faith|my, questions about faith|god|bible, dont know if|whether believe|god|exist, not sure god|i|if believe|exists|real, does god exist, are you real, is god real, struggle to believe, cant believe anymore|in, hard to believe, help my unbelief, unbelief, faith weak|fading|shaken|crisis|slipping, weak faith, stopped believing, god exists, if god exists|real',
    'spiritual-dryness':
      'far from|away god|you|him|lord, god far|distant|silent|quiet|absent, you|god seem|feel|are far|distant|silent, dont|cant|cannot|not feel|hear|sense god|your|you|presence|him, prayer|prayers feel|feels|is|are empty|dry|dead|nothing|words|wall|ceiling, dry|dryness|desert spiritual*|season|prayer, spiritual dryness|dryness|desert|dry, cant|cannot|dont pray|want anymore|any, spiritually dry|empty|dead|cold, god is silent, closer to god|you|him|jesus|lord, cant pray, bored by|in|of church|prayer|bible, hear your voice, god feels, my heart is cold, dont hear you, close to god again, draw near|closer, talk to wall, lukewarm, prayer|prayers hit|bounce|ceiling|wall, hit the ceiling, prayer bounce*',
    guilt:
      'guilt*, gilty, sinned, sin, sins, forgive me, forgiveness for me|my|what, confess*, repent*, i hurt someone|her|him|people, regret*, i lied, i stole, i cheated, my fault, mistake i made, ashamed of what|did, abortion, forgive my sins|sin|lie, done something terrible|wrong|bad, terrible things|thing did, i did something, remorse, cant forgive myself, hit someone, did wrong|terrible, i have hurt|wronged, can god forgive, need|ask|asking|beg|begging forgiveness, please forgive me, lied to PARTNER|KIN|my|him|her',
    shame:
      'worthless*, ashamed, shame, not good|worthy|pretty enough, never good enough, hate myself|how|my, unloved, unworthy, self esteem, self hatred|worth|hate, feel ugly|stupid|useless|unwanted|failure, failure, useless, ugly, nobody loves|wants me, no one loves|wants me, noone loves me, unlovable, not enough, self confidence, low confidence, disgusted with myself, im a failure|nothing, loser, good for nothing',
    forgive:
      'forgiv* my|KIN|him|her|them|someone|people|those|person|who|the|others|what, cant|cannot|how|want|struggle|help|hard to|me forgive, resent*, bitter*, grudge*, let go of anger|hurt|hate|hatred, unforgiv*, hate KIN|him|her|them|the, hatred, revenge, anger|angry at|with|towards|toward KIN|him|her|person|people|the, i was hurt by, wronged me, hating KIN|him|her|them, stop hating, forgive what',
    temptation:
      'tempt*, temtation, lust*, resist, impure thoughts, attracted to coworker|colleague|another|someone|married, flirting, same sin, falling same|into sin, fall into sin, impure, keep falling',
    'new-faith':
      'new christian|believer|faith|in faith, gave|given|give my|life|heart to jesus|christ|god|lord|life|heart, accepted jesus|christ, started|begun|begin|began to|believe believe|believing|bible|faith, born again, just|newly converted|believed, found|find|come|comes|come|know|knows|meet|accept jesus|god|christ|faith|lord|you to|the, salvation of|for KIN, unsaved, KIN doesnt|dont|not|isnt believe|christian|believer|know, dont|doesnt|not know|believe jesus|god|in|christ|you, conversion, be saved, atheist, lead|bring KIN to|christ|faith|jesus|god, find faith, new to faith|this, first time praying|pray|bible, became christian|a, open his|her|their heart|eyes to, come to faith|christ|know, find god, salvation',
    baptism:
      'bapti*, babtism, christening, first communion, confirmation, communion first, godmother, godfather, baptis*, godchild, confirmed sunday',
    church:
      'our|my church|parish|congregation|pastor|priest|pastors, church unity|divided|division|divisions|split|pastor|conflict|growth|empty|closing|fighting|members|grow|revival|small|community, unity in|of church|parish|congregation, parish, congregation*, revival, bless our|the church, for the church, new pastor, small group, youth group, the church, church',
    ministry:
      'ministry, ministrys, missionar*, mission, mission trip, preach*, sermon, i|as serve|volunteer|pastor|teach|lead|am a|as sunday|pastor|church|priest|missionary|volunteer|school, volunteer*, sunday school, worship team|leader, serving|serve god|lord|church|in|the|others|you, evangeli*, youth leader, pastor tired|discouraged, catechis*, homeless ministry, deacon, my calling, choir, bible study lead|group, im pastor',
    waiting:
      'waiting, wait, patience, no answer, unanswered, how long, prayed|praying for years|months|long|so|and, still no answer|nothing, tired of waiting, delay*, your timing, gods timing, season of waiting, dont answer, not answer*, never answer*, patient, god|you not answer|answering, why not answer, prayed so long, praying for #, pray|praying # years|months|yrs, for # years praying|asking, no answer yet, keep waiting',
    'healing-thanks':
      'thank heal*|recover*|healthy|cured|better|results|remission|negative|home|benign|recovering|clean, THANK healing|healed|recovery|recovered|cured|remission|healthy|benign, cancer free|gone, in remission, healed, fully|has|have|ive|i|has recovered, recovered, surgery|operation went well|good|fine|great|perfect|smoothly, results|scan|biopsy|test|tests good|negative|clear|benign|fine|clean|came, good results, all clear, out of hospital, is better now|again, feeling better, better now, back from hospital, surgery success*, home from hospital, sober for|since|now, healthy again, no longer ill|sick|depressed|pain, came back clear|negative|clean, can walk again, pain|fever|tumor|tumour|cancer|depression is gone|away|better|disappeared, doesnt|not drink|drinks anymore|more|longer thank',
    'answered-prayer':
      'answered prayer|prayers|my|our|me|you, prayer|prayers answered|heard|was|were, got job|hired|visa|apartment|accepted|promotion|house, passed exam*|test|the|my|finals, he|she|they forgave|came|called|spoke|apologized|apologised, reconciled, good news, god heard|answered|provided, you heard|answered|provided, thank finding|found|job|visa|passed|passing|helping|new|reconcil*|answer*|work|exam|apartment|house|baby|hearing, miracle, found job|work|home|apartment|house, breakthrough, visa approved|granted, got accepted, we made up, was accepted, thank you for listening|hearing, speaking again, debt paid|free, testimony',
    'daily-thanks':
      'thank this|the|day|today|everything|all|my|another|life|family|friends|sun|coffee|for|home|breath|small, grateful for|today, gratitude, thankful for|today, beautiful day, good day, count my blessings, blessings, nothing to ask thank, just thank|thanks|grateful, thanks today|lord|god|jesus|father, ordinary day, something good today',
    praise:
      'praise you|god|him|the|lord|his|your, worship you|god|him, hallelujah, alleluia, halleluja, adore, adoration, you are holy|great|worthy|good|awesome|mighty|amazing, how great|good you|god|is|are, glory, god is good|great, holy holy, majesty, exalt, magnify, creation beautiful, i love you lord|god|jesus, love you jesus|lord|god, praise',
    morning:
      'morning, good morning, start of|the day, start my|this|the day, before work day, begin|beginning of|day|this day, new day, day ahead, today ahead, bless my|this day, just woke, woke up, morning prayer, starting day, first thing',
    evening:
      'evening, bedtime, before bed|sleep|sleeping, good night, goodnight, end of day|the, night prayer, go|going to bed|sleep, end day, day is over|done|ending, tonight, evening prayer, falling asleep prayer, going to sleep, off to bed',
  },
  hints: {
    'daily-thanks': 'thank, thankful, grateful, thanks, thx',
    'anger-with-god': 'why me, where were you, where are you',
    migration: 'papers',
    illness:
      'hospital, doctor*, heal*, health, recover*, medicine*, treatment*, symptom*, surgeon, injur*, accident, icu',
    surgery: 'surgeon*',
    'serious-diagnosis': 'results, scan, tests',
    pain: 'hurts, ache, aching, hurting, painful',
    depression: 'empty, numb, sad, sadness, crying, cry, hope, tired of life, low, down, alone',
    anxiety: 'nerves, stress*, future, uncertain*, calm, peace',
    sleeplessness: 'sleep, awake, night',
    addiction: 'drink, bottle, substance',
    caregiving: 'elderly, care home, nursing home',
    dying: 'die, death',
    disability: 'walk, limitation*',
    infertility: 'baby, child, womb',
    pregnancy: 'baby, birth, delivery',
    bereavement: 'miss, missing, loss, death, lost',
    'suicide-loss': 'suicide',
    'marriage-trouble': 'PARTNER, couple, PARTNER +and +i|me',
    divorce: 'lawyer, left me',
    breakup: 'left me, relationship',
    wedding: 'married',
    parenting: 'CHILD, teenager*',
    'family-conflict': 'family, quarrel*, argument, in +law|laws, motherinlaw',
    loneliness: 'friends',
    'friendship-broken': 'friendship, friend, bestie, best +friend',
    unemployment: 'job, jobs, employ*',
    burnout: 'tired, weary, rest, pressure, fatigue',
    money: 'pay, food, bill',
    housing: 'house, home, rent',
    exam: 'test, tests, pass',
    studies: 'school, concentrat*, focus, class',
    decision: 'wisdom, direction, guide, path, know what do, what should i do, should i, your will',
    court: 'judge, lawyer*, custody, hearing',
    aging: 'old, elderly, weak, age',
    travel: 'driving, drive, safe',
    country: 'country',
    forgive: 'forgiv*, anger, angry, hurt',
  },
};
