// Portuguese words by which a prayer request is read. All are folded.
import { wordSet } from '../person-words.ts';
import type { RequestWords } from '../request-words.ts';
import { situationWords } from '../situations/pt/situation-words.ts';

export const requestWords: RequestWords = {
  topics: {
    family:
      'famili* mae maes mamae pai pais papai filho* filha* bebe* crianca* espos* marido* mulher casamento* irma* avo avos tio* tia* primo* sobrinh* neto* neta* sogr*',
    health:
      'saude doen* enferm* cura cure curar* curad* dor dores cancer* medic* doutor* hospita* operac* cirurg* tratamento* febre* recuperac* depress* gravid* insonia* diagnost* sintoma* terapia*',
    guidance:
      'guia* guie direc* decis* decid* escolh* sabedor* sabio sabia caminho* rumo* futuro discern* conselho* orient* confus* incert* vocac* proposito* vontade encruzilhada* clareza',
    provision:
      'dinheiro financ* aluguel* divida* contas boleto* comida fome pao pobre* salari* provis* prover proved* emprestimo* despejo* teto moradia* econom* renda imposto* gastos falencia sustento',
    relationships:
      'amig* amizade* relacion* solidao sozinh* perdo* conflito* briga* discuss* discut* vizinh* reconcili* rompiment* divorc* traic* traid* ciume* namor* noiv* inimig* magoa* rejei* ressent* assedio* bullying',
    spiritual_growth:
      'fe espirit* biblia* pecado* pecar pecador* tentac* duvid* arrepend* batis* batiz* igreja* discipul* adorar adorac* evangel* santidade crer crent* confiar confianca obed* humild* crescer crescimento',
    work: 'trabalh* emprego* empregad* desempreg* chefe* carreira* colega* entrevista* contrat* demiss* demitid* negocio* empresa* escritorio* profiss* prova provas vestibular* estud* faculdade* universi* concurso* promoc* aposent* projeto*',
    thanksgiving:
      'obrigad* gracas agradec* gratidao grato grata louv* celebr* aleluia* aniversario* regozij*',
    other:
      'morreu morrer* morrendo morte* morto* morta* falec* funeral* luto enlut* enterr* velorio* viuv* suicid* sepult*',
  },
  otherPerson: {
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
  noNames:
    'deus senhor pascoa natal quaresma segunda terca quarta quinta sexta janeiro fevereiro marco maio junho julho setembro outubro novembro dezembro forca forcas esperanca ajuda saude cura trabalho sabedoria meu minha meus minhas nosso nossa brasil angola mocambique mim tudo isso',
  person: {
    baby: wordSet('bebe bebes nenem'),
    child: wordSet(
      'filho filha filhos filhas crianca criancas menino menina filhinho filhinha gemeos adolescente garoto garota',
    ),
    partner: wordSet(
      'marido esposo esposa mulher companheiro companheira parceiro namorado namorada noivo noiva casamento',
    ),
    relative: wordSet(
      'mae mamae mainha pai papai painho pais irmao irma irmaos irmas avo avos vovo neto neta netos netinho netinha tio tia tios primo prima primos sobrinho sobrinha sobrinhos familia sogra sogro nora genro cunhada cunhado afilhado afilhada parentes comadre compadre bisa biso bisavo padrinho madrinha enteado enteada mano mana irmaozinho vo titia titio casal',
    ),
    acquaintance: wordSet(
      'amigo amiga amigos amigas vizinho vizinha vizinhos vizinhas colega colegas chefe patrao pastor professor professora alguem pessoa gente homem moca rapaz senhora senhor aluno aluna missionarios moribundo amiguinha morador',
    ),
    pronoun: wordSet('ela ele elas eles'),
    hers: wordSet('seu sua seus suas'),
    ofHer: wordSet('dela dele delas deles'),
    of: wordSet('de do da dos das'),
    isOwnerFirst: false,
    addresses: wordSet('pai senhor senhora amigos amigas'),
    determiners: wordSet(
      'meu minha meus minhas teu seu sua um uma uns umas os as dos das dois o a do da ao esse essa este nosso nossa',
    ),
    indefinite: wordSet('um uma outro outra'),
    conjunctions: wordSet('e mas porque pois que embora'),
    dead: wordSet('morreu morto morta faleceu falecido falecida funeral velorio enterro morte'),
    subject: wordSet(
      'eu me mim comigo nos estou to tenho sou sinto quero preciso posso vou perdi consigo estamos temos somos podemos queremos precisamos procuro cuido vivo moro oro rezo faco aguento sei fui fico',
    ),
    here: wordSet('aqui nosso nossa minha meu meus minhas tudo'),
    many: wordSet(
      'gente vitimas refugiados familias todos aqueles eles povo povos cristaos crentes mundo civis migrantes desabrigados ucrania gaza sudao siria israel',
    ),
  },
  relations: {
    possessives: 'meu minha nosso nossa',
    withoutPossessive: 'mamae papai mainha painho',
    otherRelations: 'ex-marido ex-esposo ex-esposa ex-mulher meio-irmao meia-irma',
    names: {
      son: { name: 'meu filho', words: 'filho filhinho' },
      daughter: { name: 'minha filha', words: 'filha filhinha' },
      grandson: { name: 'meu neto', words: 'neto netinho' },
      granddaughter: { name: 'minha neta', words: 'neta netinha' },
      mother: { name: 'minha mãe', words: 'mae mamae mainha' },
      father: { name: 'meu pai', words: 'pai papai painho' },
      grandmother: { name: 'minha avó', words: '' },
      grandfather: { name: 'meu avô', words: '' },
      brother: { name: 'meu irmão', words: 'irmao' },
      sister: { name: 'minha irmã', words: 'irma' },
      husband: { name: 'meu marido', words: 'marido esposo' },
      wife: { name: 'minha esposa', words: 'esposa mulher' },
      uncle: { name: 'meu tio', words: 'tio' },
      aunt: { name: 'minha tia', words: 'tia titia' },
      nephew: { name: 'meu sobrinho', words: 'sobrinho' },
      niece: { name: 'minha sobrinha', words: 'sobrinha' },
      maleFriend: { name: 'meu amigo', words: 'amigo' },
      femaleFriend: { name: 'minha amiga', words: 'amiga' },
    },
  },
  situation: situationWords,
};
