// Folded pattern parts, by language, that show that a request is for another person.
import type { Language } from '../../schemas/fields.ts';

export interface OtherPersonWords {
  /** Before the one prayed for: for my mother. */
  before: string;
  /**
   * Words before the phrase that change its meaning: “I work for my father”, “I live for my
   * children”.
   */
  notBefore: string;
  possessives: string;
  /** Between a possessive and a person. */
  between: string;
  /**
   * Words for relatives, which need a possessive. Without a possessive, “for a child” asks to have
   * a child.
   */
  kin: string;
  /** Words for people that may follow any article. */
  people: string;
  articles: string;
  /** Someone I love, and the like: whole. */
  someone: string;
  /** Complete pronouns at the end of a sentence, or before a statement about these persons. */
  pronouns: string;
  /** A need and its link: the healing of, the surgery of. */
  needOf: string;
  /** Heal, bless, protect: right before the person. */
  verbs: string;
  /** Words for the user who prays. */
  self: string;
  /** For me, for us. */
  forSelf: string;
}

const adjectivesEn =
  'dear|old|elderly|little|big|older|younger|youngest|oldest|eldest|unborn|newborn|sick|ill|dying|grown|adult|good|best|closest|close|beloved|poor|lonely|own|whole|first|two|three|four|new|great|step|only|former|ex|teenage|struggling|suffering|unemployed|jobless|pregnant|disabled';

export const otherPersonWordsByLanguage: Readonly<Record<Language, OtherPersonWords>> = {
  en: {
    before: 'for|on behalf of|over',
    notBefore:
      'work|works|worked|working|live|lives|living|die|care|cares|caring|wait|waiting|long|longing|wish|hope|hoping|responsible|thanks?|thank you|grateful|provide|providing|pay|cook|fight|ask(?:ed)? forgiveness|good enough|gift|there|much|love|anger|get over|argue|argued',
    possessives: "my|our|his|her|their|your|[a-z]+'s",
    between: adjectivesEn,
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
  fr: {
    before: 'pour|en faveur de|de la part de',
    notBefore:
      'travaille|travailler|vis|vivre|mourir|merci|merci infiniment|reconnaissance|cuisine|responsable|paye|paie|temps|amour|colere|assez bien',
    possessives: 'mon|ma|mes|notre|nos|son|sa|ses|leur|leurs|ton|ta|tes|votre|vos',
    between:
      'chere?s?|vieux|vieil|vieille|petite?s?|grande?s?|jeunes?|pauvres?|meilleure?s?|futurs?|future|premiere?|deux|trois|quatre|bons?|bonne|propres?|belles?|anciens?|ancienne|tres|cheres?|bien-aimee?|autres?|tout|toute',
    kin: 'mere|maman|pere|papa|parents?|fils|fille|filles|enfants?|bebe|bebes|jumeaux|jumelles|mari|femme|epoux|epouse|conjointe?|compagnon|compagne|copain|copine|fiancee?|freres?|soeurs?|grand-?\\s?(?:mere|pere|parents?)s?|mamie|papi|papy|petite?s?-(?:fils|fille|filles|enfants)|tantes?|oncles?|tata|tonton|cousine?s?|neveux?|nieces?|filleule?s?|parrain|marraine|beau-(?:pere|frere|fils)|belle-(?:mere|soeur|fille)|famille|proches?|ex',
    people:
      'ami|amis|amie|amies|voisine?s?|collegues?|camarades?|patron|patronne|professeure?s?|eleves?|etudiante?s?|pasteur|pretres?|medecins?|infirmiere?s?|malades?|patiente?s?|refugiee?s?|prisonnieres?|prisonniers?|pauvres|veuves?|orphelins?|sans-abri|gens|personnes|soldats?|victimes|dirigeants|missionnaires?|etre cher|proches?|equipe|communaute|paroisse',
    articles:
      "un|une|le|la|les|l'|des|ce|cet|cette|ces|tous les|toutes les|tous mes|un de mes|une de mes|d'autres|deux",
    someone:
      "(?:quelqu'un|une personne|un proche|un etre cher|des proches|les personnes|(?:ceux|celles|celui|celle|toutes? (?:ceux|celles)|tous ceux)(?= (?:que|qui)\\b)|ceux qui)(?: (?:que|qu') ?(?:j'aime|j'apprecie|nous aimons|je connais|je cheris))?(?: qui m'est (?:cher|chere|proche))?(?: (?:de|dans) (?:mon|ma|mes) \\w+)?",
    pronouns: 'lui|elle|eux|elles',
    needOf:
      "(?:guerison|sante|operation|retablissement|traitement|consolation|force|courage|paix|protection|securite|salut|conversion|sagesse|aide|travail|emploi|avenir|foi|esperance|repos|maladie|examens?|bien-etre|soulagement|convalescence|chimio\\w*|intervention|benediction)s? (?:de|d'|pour|du|des|a) ?",
    verbs:
      'gueris|guerir|guerisse|aide|aider|aides|benis|benir|protege|proteger|garde|garder|console|consoler|sauve|sauver|fortifie|fortifier|guide|guider|soutiens|soutenir|soulage|soulager|veille sur|veiller sur|sois avec|reste avec|reste pres de|accompagne|accompagner|prends soin de|encourage|restaure|delivre|delivrer|touche|conduis|porte|apaise|souviens-toi de|viens en aide a|aie pitie de|prie pour|prions pour|donne a|accorde a|releve|relever|eclaire|soigne|soigner',
    self: "je|j|j'|moi|me|m|nous|moi-meme",
    forSelf:
      '(?:pour) (?:moi|nous|moi-meme)|et (?:pour )?(?:moi|nous)\\b|(?:aide|guide|gueris|protege|benis|sauve|console|fortifie)-(?:moi|nous)',
  },
  es: {
    before: 'por|para|a favor de|en favor de',
    notBefore:
      'trabajo|trabajar|trabajando|vivo|vivir|moriria|morir|gracias|agradezco|agradecer|agradecid[oa]|cocino|responsable|tiempo|amor|rabia|pago|pagar|dejad[oa]|herid[oa]|rechazad[oa]|abandonad[oa]|enganad[oa]|criad[oa]',
    possessives: 'mi|mis|nuestro|nuestra|nuestros|nuestras|su|sus|tu|tus',
    between:
      'querid[oa]s?|viej[oa]s?|pequen[oa]s?|gran|mayor|menor|mejor|mejores|joven|pobre|futur[oa]|primer[oa]?|dos|tres|cuatro|buen[oa]?|propi[oa]s?|amad[oa]s?|ancian[oa]s?|unic[oa]|otr[oa]s?|tod[oa]s?|ex',
    kin: 'madre|mama|mami|padres?|papa|papi|hij[oa]s?|hijit[oa]s?|nin[oa]s?|bebes?|gemel[oa]s|espos[oa]|marido|mujer|pareja|novi[oa]|prometid[oa]|herman[oa]s?|abuel[oa]s?|abuelit[oa]s?|niet[oa]s?|ti[oa]s?|prim[oa]s?|sobrin[oa]s?|ahijad[oa]s?|suegr[oa]s?|cunad[oa]s?|yerno|nuera|hijastr[oa]s?|padrastro|madrastra|familia|familiares|seres queridos|ser querido|ex',
    people:
      'amig[oa]s?|vecin[oa]s?|companer[oa]s?|colegas?|jef[ea]|profesor(?:a|es)?|maestr[oa]s?|alumn[oa]s?|estudiantes?|pastor(?:a|es)?|sacerdotes?|medic[oa]s?|enfermer[oa]s?|enferm[oa]s?|pacientes?|refugiad[oa]s?|pres[oa]s|prisioner[oa]s?|pobres|viudas?|huerfan[oa]s?|personas?|gente|soldados?|victimas|gobernantes|misioner[oa]s?|ancian[oa]s|migrantes|equipo|comunidad|familiar|conocid[oa]s?',
    articles:
      'un|una|unos|unas|el|la|los|las|este|esta|estos|estas|ese|esa|esos|todos los|todas las|todos mis|todas mis|uno de mis|una de mis|otr[oa]s',
    someone:
      '(?:alguien|una persona|un ser querido|seres queridos|mis seres queridos|(?:los|las|quienes|quien|todos los|aquellos)(?= (?:que|amo|quiero|sufren|estan)\\b))(?: (?:a quien|al que|a la que|a los que|que|a quienes) (?:yo )?(?:amo|quiero|aprecio|conozco|amamos|queremos|me importa))?(?: (?:muy )?(?:querid[oa]|cercan[oa]|especial)(?: (?:para|a) mi)?)?',
    pronouns: 'el|ella|ellos|ellas',
    needOf:
      '(?:salud|sanidad|sanacion|curacion|recuperacion|operacion|cirugia|tratamiento|consuelo|fuerzas?|fortaleza|animo|valor|paz|proteccion|seguridad|salvacion|conversion|sabiduria|ayuda|trabajo|empleo|futuro|fe|esperanza|descanso|enfermedad|examen|examenes|bienestar|alivio|bendicion(?:es)?|quimio\\w*|vida) (?:de|para|a|del) ?',
    verbs:
      'sana|sanar|sane|sanes|cura|curar|ayuda|ayudar|ayudes|bendice|bendecir|bendigas|protege|proteger|protejas|guarda|guardar|cuida|cuidar|cuides|consuela|consolar|salva|salvar|fortalece|fortalecer|fortalezcas|guia|guiar|sosten|sostener|alivia|vela por|acompana|acompanar|quedate con|permanece con|anima|restaura|libra|libera|toca|conduce|levanta|acuerdate de|ten piedad de|ten misericordia de|ora por|oro por|orar por|oren por|da|dale|concede|concedele|esta con',
    self: 'yo|me|mi(?= [.,;!?]|[.,;!?]|$| y )|conmigo|nos|nosotr[oa]s',
    forSelf:
      '(?:por|para) (?:mi(?=$|[.,;!?]| y )|nosotr[oa]s|mi mism[oa])|y (?:por )?(?:yo\\b|mi(?=$|[.,;!?]))|(?:ayuda|guia|sana|protege|bendice|consuela|salva|cura|fortalece|dame|danos)(?:me|nos)\\b',
  },
  pt: {
    before: 'por|pel[oa]s?|para|pra|pros?|em favor d[aeo]s?',
    notBefore:
      'trabalho|trabalhar|trabalhando|vivo|viver|morreria|morrer|obrigad[oa]|agradeco|agradecer|agradecid[oa]|grat[oa]|gratidao|gracas a deus|cozinho|responsavel|tempo|amor|raiva|pago|pagar|abandonad[oa]|ferid[oa]|rejeitad[oa]|traid[oa]|criad[oa]|louvo',
    possessives: '(?:[oa]s? )?(?:meus?|minhas?|nossos?|nossas?|seus?|suas?|teus?|tuas?)',
    between:
      'querid[oa]s?|velh[oa]s?|pequen[oa]s?|grandes?|mais|melhor|melhores|jovem|pobre|futur[oa]|primeir[oa]|dois|duas|tres|quatro|bo[am]|proprio|propria|amad[oa]s?|unic[oa]|outr[oa]s?|tod[oa]s?|ex',
    kin: 'mae|mamae|maezinha|pai|papai|pais|filh[oa]s?|filhinh[oa]s?|criancas?|bebes?|gemeos|gemeas|espos[oa]|marido|mulher|companheir[oa]|parceir[oa]|namorad[oa]|noiv[oa]|irmao|irma|irmaos|irmas|avo|avos|vovo|net[oa]s?|netinh[oa]s?|ti[oa]s?|prim[oa]s?|sobrinh[oa]s?|afilhad[oa]s?|sogr[oa]s?|cunhad[oa]s?|genro|nora|entead[oa]s?|padrasto|madrasta|familia|familiares|parentes?|entes queridos|ente querido|ex',
    people:
      'amig[oa]s?|vizinh[oa]s?|colegas?|chefe|professor(?:a|es)?|alun[oa]s?|estudantes?|pastor(?:a|es)?|padres?|medic[oa]s?|enfermeir[oa]s?|doentes?|enferm[oa]s?|pacientes?|refugiad[oa]s?|pres[oa]s|prisioneir[oa]s?|pobres|viuvas?|orfaos?|pessoas?|gente|soldados?|vitimas|governantes|missionari[oa]s?|idos[oa]s?|migrantes|equipe|comunidade|conhecid[oa]s?',
    articles:
      'um|uma|uns|umas|o|a|os|as|este|esta|estes|estas|esse|essa|esses|todos os|todas as|todos os meus|todas as minhas|um dos meus|uma das minhas|outr[oa]s',
    someone:
      '(?:alguem|uma pessoa|um ente querido|entes queridos|(?:quem|aqueles|todos)(?= (?:que|eu|amo|sofre|esta)\\b))(?: (?:que|a quem) (?:eu )?(?:amo|quero bem|conheco|amamos|prezo))?(?: (?:eu )?(?:amo|quero bem))?(?: (?:muito )?(?:querid[oa]|proxim[oa]|especial)(?: (?:para|a|de) mim)?)?',
    pronouns: 'ele|ela|eles|elas',
    needOf:
      '(?:saude|cura|recuperacao|operacao|cirurgia|tratamento|consolo|forcas?|animo|coragem|paz|protecao|seguranca|salvacao|conversao|sabedoria|ajuda|trabalho|emprego|futuro|fe|esperanca|descanso|doenca|provas?|bem-estar|alivio|bencaos?|quimio\\w*|vida|internacao|exame) (?:de|d[oa]s?|para|pra|pr[oa]|a|ao) ?',
    verbs:
      'cura|curar|cure|ajuda|ajudar|ajude|abencoa|abencoar|abencoe|protege|proteger|proteja|guarda|guardar|guarde|cuida d[aeo]s?|cuidar d[aeo]s?|cuide d[aeo]s?|consola|consolar|console|salva|salvar|salve|fortalece|fortalecer|fortaleca|guia|guiar|guie|sustenta|sustentar|alivia|vela por|acompanha|acompanhar|fica com|esteja com|esta com|anima|restaura|livra|liberta|toca|conduz|levanta|lembra-te d[aeo]s?|tem misericordia d[aeo]s?|tem piedade d[aeo]s?|ora por|oro por|orar por|orem por|da a|da ao|concede a',
    self: 'eu|me|mim|comigo|nos|a gente',
    forSelf:
      '(?:por|para|pra) (?:mim|nos\\b)|e (?:por |para )?(?:eu|mim)\\b|(?:ajuda|guia|cura|protege|abencoa|consola|salva|fortalece|da)-(?:me|nos)\\b|me (?:ajud|gui|cur|proteg|proteja|consol|salv|fortale|de)\\w*',
  },
};

/** Words that are capitalized after `for` but are not names of people. Folded. */
export const wordsThatAreNoNames: ReadonlySet<string> = new Set(
  (
    'god jesus christ lord holy father heaven bible church easter christmas lent advent monday tuesday wednesday thursday friday saturday sunday january february march april may june july august september october november december today tomorrow tonight peace strength love hope joy help healing health work courage wisdom grace mercy patience rest sleep life money food rent faith guidance protection my our the a an all everyone everything i me us your his her their this that israel ukraine russia gaza palestine africa europe america france spain brazil portugal mexico haiti congo sudan syria iran china india earth world ' +
    'dieu seigneur christ jesus noel paques careme avent lundi mardi mercredi jeudi vendredi samedi dimanche janvier fevrier mars avril mai juin juillet aout septembre octobre novembre decembre paix force amour espoir joie aide guerison sante travail courage sagesse moi nous toi mon ma mes notre nos le la les un une afrique ukraine bresil espagne etre ' +
    'dios senor cristo favor navidad pascua lunes martes miercoles jueves viernes sabado domingo enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre paz fuerza fuerzas amor esperanza alegria ayuda salud trabajo sabiduria mi mis nuestro nuestra espana mexico venezuela cuba colombia argentina chile peru ti que eso esto ' +
    'deus senhor pascoa natal quaresma segunda terca quarta quinta sexta janeiro fevereiro marco maio junho julho setembro outubro novembro dezembro forca forcas esperanca ajuda saude cura trabalho sabedoria meu minha meus minhas nosso nossa brasil angola mocambique mim tudo isso'
  ).split(' '),
);
