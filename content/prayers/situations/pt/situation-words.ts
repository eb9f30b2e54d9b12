// Portuguese words that show the situation of a prayer request.
import type { SituationWords } from '../situation-words.ts';

export const situationWords: SituationWords = {
  groups: {
    SCHOOL_CHILD:
      'filho|filha|filhinho|filhinha|crianca|menino|menina|neto|neta|sobrinho|sobrinha|afilhado|afilhada',
    CHILD:
      'filho|filha|filhos|filhas|crianca|criancas|bebe|bebes|menino|menina|filhinho|filhinha|gemeos|adolescente|nenem|guri|garoto|garota|pequeno|pequena',
    PARTNER: 'marido|esposo|esposa|mulher|companheiro|companheira|conjuge|casamento|parceiro',
    LOVER: 'namorado|namorada|noivo|noiva|parceiro|parceira|namoro',
    KIN: 'mae|mamae|pai|papai|pais|irmao|irma|irmaos|irmas|avo|avos|vovo|vo|tio|tia|primo|prima|sobrinho|sobrinha|marido|esposo|esposa|mulher|amigo|amiga|vizinho|vizinha|colega|sogra|sogro|alguem|pessoa|parente|familiar|madrinha|padrinho|namorado|namorada|cunhado|cunhada|neto|neta|ente|mainha|painho',
    DIED: 'morreu|morto|morta|morte|faleceu|falecido|falecida|falecimento|morreram|funeral|enterro|velorio',
    ILL: 'doente|doentes|doenca|febre|hospital|internado|internada|intensiva|cancer|leucemia|operacao|operar|cirurgia|asma|epilepsia|uti|saude|cura|curar|cure|pneumonia|bronquiolite|enfermo|enferma|hospitalizado|hospitalizada|diabetes|grave|doentinho|doentinha|dodoi',
    JOB: 'trabalho|trabalhos|emprego|vaga|servico|trampo|empreguinho|cargo',
    PET: 'cachorro|cachorra|cachorrinho|cachorrinha|gato|gata|gatinho|gatinha|cao|caozinho|pet|bichinho|coelho|cavalo|hamster|papagaio|cadela|cadelinha',
    THANK:
      'obrigado|obrigada|agradeco|agradecer|agradecido|agradecida|gratidao|grato|grata|gloria|gracas',
    LOSE: 'perdi|perdeu|perder|perdido|perdemos|perdendo|perda|perco|fiquei|ficou|ficamos',
  },
  negations: 'nao|nunca|jamais|sem|nenhum|nenhuma|nem|n',
  afterNegation:
    'estou|esta|estao|to|ta|e|sou|sao|tenho|tem|temos|um|uma|o|a|os|as|meu|minha|mais|ja|me|com|de|ha',
  articles:
    'o|a|os|as|um|uma|de|do|da|dos|das|meu|minha|meus|minhas|seu|sua|nosso|nossa|ao|na|no|em',
  thanks:
    'obrigado|obrigada|brigado|brigada|gracas|agradeco|gratidao|gloria|louvado|aleluia|grata|grato',
  sure: {
    illness:
      'doente, doentes, doenca, doencas, doensa, enferm*, enfermidade*, gripe, covid, pneumonia, infeccao, febre, diabet*, avc, derrame, infarto*, internad*, internacao, hospitaliz*, hospital, uti, coma, asma, epilep*, pressao alta, hipertensao, tireoide, bronquite, lupus, esclerose, parkinson, tuberculose, malaria, virus, dengue, saude de|da|do|fragil|debilitada|abalada, cura para|de|da|do|pra, cura|curar|cure|cures|sara|sarar meu|minha|o|a|KIN|meus|mim, cure, recuperacao, recupere, restabelec*, rins, hemodialise, dialise, figado, doentinh*, sarar, plano de saude|cura, braco|perna|bacia quebrad*, pedra nos rins',
    surgery:
      'operacao, operacoes, operar, operad*, operado, cirurgi*, sirurgia, sirugia, cirugia, anestesia, centro cirurgico, transplante, cesarea, cesariana, cateterismo, ponte de safena, vai operar, opera amanha|hoje|dia|na, procedimento cirurgico',
    'serious-diagnosis':
      'cancer*, tumor*, quimio*, leucemia, linfoma, metastase*, melanoma, biopsia*, oncolog*, radioterapia, hiv, aids, diagnostic* de|grave|cancer|com, resultado* de|do|dos|da|exame* exame*|biopsia|ressonancia|tomografia, resultado dos exames, resultado* biopsia|exame*, ressonancia, tomografia, esperando|aguardando|espero|aguardo resultado*, diagnostico, diagnosticad*, doenca grave|terminal|rara|incuravel, nodulo, mamografia, carcinoma',
    pain: 'dor, dores, doi, doendo, enxaqueca*, fibromialgia, artrite, artrose, ciatico, ciatica, endometriose, cronic*, hernia, lombar, coluna, neuralgia, enchaqueca*',
    depression:
      'depress*, deprim*, sem forcas|forca|vontade|animo|alegria|esperanca viver|de|pra|para, sem vontade, sem animo, nao tenho forca*|vontade|animo|alegria, vazi* por|dentro|interior|sinto, me sinto vazi*|apagad*, nada me alegra|anima|importa|faz, nao sinto nada|alegria|mais, nao consigo sair|levantar|me da|cama, nao consigo levantar, choro todo*|toda|sem|o|muito, desesper*, fundo do poco, poco, tudo escuro|cinza|preto, sem sentido, bipolar, saude mental, perdi a|o vontade|gosto|alegria, tristeza profunda|constante|que, pos parto depressao, desanim*, nao vejo sentido|saida',
    anxiety:
      'ansied*, ansios*, anciedade, ancios*, angusti*, panico*, preocup*, medo*, temor*, assustad*, nervos*, apavor*, fobia*, inquiet*, estres*, aflit*, aflicao, pensamentos acelerados|negativos|nao, acalma|acalme|paz meu|minha|no|interior|de coracao|mente|espirito, crise* de ansiedade|panico',
    sleeplessness:
      'insonia, insonias, nao durmo|dormir|consigo|dormi, nao durmo, nao consigo dormir, sem dormir, noites em|sem claro|dormir, pesadelo*, acord* as|de|no|toda|na madrugada|3|noite|meio, acordad* de|as|na madrugada|noite|3, pegar no sono, madrugada acordad*, madrugada, 3 da manha|madrugada, durmo mal|pouco, perder o sono, perdi o sono, sem sono',
    addiction:
      'KIN que +bebe, vicio*, viciad*, adict*, adiccao, alcool*, alcolismo, bebida*, bebad*, bebe|bebo muito|demais|todo|de|outra|cachaca, beber demais|muito|de|parar, parar|para|pare|largar|deixar|largue|deixe de|com|o|a|as beber|fumar|bebida*|droga*|jogar|vicio|alcool|cigarro|crack, drog*, drogas, cocaina, crack, maconha, fumo, fumar, cigarro*, apostas, aposta*, jogo* azar|de|do|apostas|online, jogatina, tigrinho, bets, cassino, pornograf*, porno, recai*, recaida*, sobrio, sobria, sobriedade, reabilita*, clinica de recuperacao|reabilitacao, dependencia, dependente* quimic*, dependencia quimica|de, overdose',
    caregiving:
      'alzheimer, demencia, cuidador*, cuidando|cuido|cuida|cuidar|cuidamos de|da|do|dos|meu|minha KIN|idos*|doente*|mae|pai|pais|meu|minha|meus|acamad*, cuido mae|pai|avo, nao me reconhece|conhece, acamad*, cuidar de KIN, tomo conta KIN|da|do|de, cuidado* com KIN idos*',
    dying:
      'dias|semanas|meses +de +vida, morrendo, moribund*, agoni*, cuidados paliativos, paliativ*, ultimos dias|momentos|horas|instantes, fase|estado|estagio terminal, terminal, vai morrer|partir, vou morrer|partir, esta partindo|morrendo|indo, poucos dias|meses|horas de|vida, pouco tempo de vida, desenganad*, leito de morte, medicos nao|desengan*|ja podem|tem|nada, final da|de vida, fim da|de vida, leva em paz, se despedindo, nos ultimos, deram|dao poucos|meses|dias|semanas, medicos deram meses|dias|semanas, nao ha|tem mais nada fazer, nas ultimas',
    disability:
      'deficien*, cadeira de rodas, paralitic*, paralis*, ceg*, cega, cego, cegueira, surdo, surda, surdez, autis*, autismo, sindrome de down, amput*, invalid*, perdeu|perdi a|o|uma visao|perna|braco|audicao|movimento*, nao anda|ando|pode|consegue|consigo andar|caminhar, voltar a andar, tetrapleg*, parapleg*, deficiente, pcd, cadeirante*, rampa, autista, autistas',
    infertility:
      'nao posso|podemos|podem|consigo|conseguimos ter|conceber filhos|filho|bebe, nao posso|consigo|conseguimos engravidar, infertil*, esteril*, fertiliz*, fiv, in vitro, ter|conceber um|filhos|filho|bebe|uma filho|bebe|filhos|crianca, conceber, engravid*, ser mae|pai|pais, desejo|sonho|quero|queremos|esperando|tentando|tentamos|espera|sonhamos|desejamos filho|bebe|filhos|ser|ter|engravidar|um|gravidez, da|de nos|me um filho, ventre vazio, teste negativo, tentante*, positivo, me tornar mae',
    pregnancy:
      'gravid*, gravida, gravidez, gestante, gestacao, espero|espera|esperamos|esperando um|uma|nosso|bebe|gemeos|o bebe|filho|menin*|neto|neta, esperamos bebe, parto, dar a luz, bebe na barriga, na barriga, vai nascer|nascer, por nascer, ultrassom, contracoes, semanas de gravidez|gestacao, trimestre, nascimento proximo|do|da bebe, pre natal, gravidez de risco, espera|espero|esperamos|esperando gemeos|bebe|trigemeos',
    'sick-child':
      'CHILD ILL, ILL CHILD, CHILD esta|ta muito|internad*|doente|no|mal|com doente|hospital|mal|febre|grave, CHILD com febre|cancer|leucemia|doenca|pneumonia, CHILD tem febre|cancer|leucemia|asma|convulsoes, prematur*, incubadora, neonatal, saude do|da CHILD|meu|minha CHILD, netinh*|neto|neta ILL, CHILD acidente|internad*, saude CHILD, CHILD terapia|cuidados intensiva|intensivos, CHILD de # anos|meses ILL, #17 anos|meses|aninhos ILL',
    bereavement:
      'KIN morreu|mort*|faleceu|falecid*|morre, morreu KIN|meu|minha|um, faleceu, faleci*, falecimento, morte de|da|do KIN|meu|minha|um|uma, luto, enlutad*, funeral, enterro, velorio, enterr*, viuv*, saudade*, sinto falta de|da|do|dela|dele, perdi KIN|meu|minha|um|uma KIN|amig*|pai|mae, perdeu KIN|a|o KIN, perda de|da|do KIN|meu|minha|um|ente, se +foi +pro|para|pra|cedo, nos deixou, descanse em paz, partida de|da|do KIN|meu|minha, nao esta mais entre|aqui|conosco, ente querido, partiu para|pra|cedo|ontem, sem ele|ela vida|casa, no ceu, ficou viuv*, mataram|assassin* KIN, descansa em paz, enterrou KIN, enterramos',
    miscarriage:
      'nasceu +morto, nasceu +morta, aborto espontaneo|natural|retido, perdi|perdemos|perdeu bebe|gravidez|meu|o|nosso|a|um bebe|gravidez|nenem, perdi o bebe, perdemos o|nosso bebe, perdi meu bebe semanas|gravidez|antes|meses|barriga, perda gestacional, gravidez ectopica|perdida, nasceu mort*|sem, sem batimento*, coracao parou bebe|de|do, natimort*, curetagem, parou de bater, nasceu sem vida, sofreu um aborto, sofri um aborto, perda bebe|do, anjinho semanas',
    'child-death':
      'CHILD morreu|mort*|faleceu|falecid*|morreram, morreu CHILD|meu|minha|nosso CHILD, faleceu CHILD|meu|minha CHILD, morte|perda|falecimento do|da|de|dos CHILD|meu|minha|nosso|um CHILD, morte|perda do|da|de|um CHILD, perdi|perdemos|perderam|perdeu CHILD|meu|minha|o|a|um|uma|nosso|nossa|seu CHILD, enterr* CHILD|meu|minha CHILD, morte subita, mataram|matou|assassin* CHILD|meu|minha CHILD, mataram CHILD, CHILD foi assassin*|mort*, CHILD de # anos|meses morreu|faleceu, #17 anos|meses morreu|faleceu, enterrou|enterraram|enterramos filh*|CHILD, perdeu filh*',
    'suicide-loss':
      'suicid*, suicidou, se matou, se enforcou, tirou a propria vida, tirou a vida, tirou propria|sua vida, deu fim a vida, acabou com a vida|propria, cometeu suicidio, KIN se +matou',
    'pet-loss':
      'PET morreu|faleceu|mort*|morre|partiu|foi|sacrific*|atropelad*, morreu PET|meu|minha PET, morte|perda|perdi|falta|saudade* do|da|de|meu|minha|o PET|meu|minha PET, perdi PET|meu|minha PET, eutanasia, sacrificar PET, sinto falta PET, PET se foi|perdeu',
    'marriage-trouble':
      'PARTNER nao fala|conversa|escuta comigo|mais|me, casamento crise|problema*|mal|dificil*|perigo|restaur*|salv*|acaband*|briga*|abalad*|frio, crise|problema*|briga*|discussa*|discussoes|discutimos|brigamos|conflito* no|com|conjugal*|de|em casamento|marido|esposo|esposa|mulher|conjuge|casal, brigo|brigamos|discutimos|brigando|discutindo com|muito|todo|o|meu marido|esposo|esposa|mulher, marido|esposo|esposa|mulher discut*|grita|fri*|distante, restaura*|salv*|cura|abenco* meu|nosso|o|minha casamento, marido e eu, esposa e eu, mulher e eu, eu e meu|minha marido|esposa|mulher|esposo, conjugal*, nao me ama mais, nao nos amamos, vida a dois, salva meu|nosso casamento',
    infidelity:
      'trai*, traicao, traiu, traid*, infiel, infidelidade*, adulter*, outra mulher, outro homem, amante, tem outra|outro, vida dupla, caso com|extraconjugal, enganou|engana marido|esposa|me, chifre*, corno, corna, pulou a cerca',
    divorce:
      'divorc*, divorsio, separacao, separad*, separar*|separando|separamos|separou|separei, saiu de casa, marido|esposo|esposa|mulher deixou|abandonou|largou, PARTNER saiu +de +casa, PARTNER foi +embora, me deixou marido|esposa|mulher|com|por, guarda dos|das filhos, ex marido|esposa|mulher, fim do|de casamento|meu, casamento acabou|terminou|chegou',
    breakup:
      'termino, terminamos|terminou|terminei comigo|namoro|com|o|meu, rompi*|rompeu|rompemos, LOVER deixou|terminou|largou|foi|acabou, me deixou|largou namorad*|noiv*|depois|ele|ela, coracao partido|quebrado|despedacado, meu ex, minha ex, ex namorad*, desilusao, fim do|de namoro|relacionamento, fim namoro, esquecer ele|ela|meu, acabou namoro|relacionamento|o, fora do namorad*, levei um fora, LOVER a|o deixou|largou, foi deixad*|largad* LOVER, terminou comigo, ela|ele terminou',
    wedding:
      'casamento sabado|proximo|amanha|marcad*|domingo|civil|preparativ*|vai|dia, vou casar, vamos casar, me caso, nos casamos, casa|casam|casar sabado|domingo|amanha|hoje|semana|mes, casar sabado|em|no|mes|semana, recem casad*, noiv*, noivado, noivos, se casam|casa|casar|casaram, vai casar, vao casar, bodas, dia do casamento, lua de mel, casou hoje|ontem|sabado, festa de casamento, pedido de casamento, casamento da|do|dos KIN|minha|meu|prima, caso sabado|domingo|amanha|em|hoje, casamento de KIN',
    newborn:
      'recem nascid*, nasceu meu|minha|nosso|nossa|o|a|hoje|ontem|saudavel|bem|bebe|CHILD, nasceram, CHILD nasceu|nascid*, nascimento do|da|de|dos|meu|minha CHILD|neto|neta|sobrinh*|meu|minha|nosso|nossa, deu a luz, dei a luz, sou|somos|ser|virei avo*|avos|papais|tia|tio|pai|mae nasc*|agora|pela, novo bebe, chegou nosso|nossa|o|meu bebe|filh*, chegada do|da bebe|filh*|CHILD, nova vida na familia, ganhou|teve bebe|nenem|menin*|filh*, ganhou nenem',
    parenting:
      'criacao dos|de filh*, criar|crio|educar|educo|educacao sozinh*|meu*|minha*|os|dos|filh* filh*|crianca*|meus, criar filh*|bem, educar, paciencia com|para|pra filh*|crianca*|os|meu*|minha*|CHILD, grito|gritar|perco|gritei com|a|os|paciencia filh*|paciencia|eles|os|com, boa mae, bom pai, mae|pai solteir*|solo|sozinh*, melhor mae|pai, adolescen*, birra*, filho|filha rebelde, rebeldia, ser mae|pai melhor|dificil|cansa, cria|criando sozinh* filh*|tres|dois, cria sozinha, crio sozinha',
    'child-astray':
      'filho prodigo, CHILD fugiu|mas|ma|afast*|perdid*|bebe|bebend*|rebelde|vicio*|viciad*|desviad*|errad*|mal|trafico|abandon*|larg*|mau|maus, CHILD nao|parou quer|fala|cre|vem|acredita|me|escuta|vai|atende|de, CHILD se afastou|desviou|perdeu, CHILD saiu de|da, mas companhias|amizades|influencias, mau caminho|caminhos, caminho errado, volte|voltar|traz|traga|retorne pra|para|meu|minha|de casa|filh*|volta|igreja|deus, desviad*, afastad* de|da deus|igreja|nos CHILD, filho na vida, CHILD nao atende|responde|liga|fala|escreve, CHILD anda com|em mas|mal|maus, CHILD foi embora, CHILD longe deus|igreja|casa|caminhos, CHILD saiu casa anda, gente errada, anda com gente',
    'family-conflict':
      'pais|mae|pai|familia odeia*|odeiam|rejeita* noivo|noiva|namorado|namorada|marido|esposa, nao +aguento|suporto +minha|meu|meus|a|o sogra|sogro|sogros|mae|pai|pais|irmao|irma|familia|cunhada|cunhado, mae|pai|pais|irma|irmao|sogra critica*|xinga*|humilha*|grita*|controla*|julga*, familia brig*|dividida|unida|unid*|problema*|conflito*|discussoes|discussao|reconcili*|paz|separad*|desunid*|guerra|intriga*|desunia*|uniao|destruid*, brig*|conflito*|discussa*|discussoes|problema*|paz|uniao|reconcili*|intriga*|desuniao|unir|desentend* na|em|de|entre|com|da|familiar*|dos|minha|meu|meus familia|irma*|irmao*|pais|sogra|parentes|casa|mae|pai, heranca, nao|parei|parou fala*|falo|falamos|conversa*|falam com|comigo|mais|se irma*|mae|pai|KIN|minha|meu, irma*|irmao*|pais|mae|pai nao|brig*|discut*|se|parou|pararam fala*|falam|conversa*|brigam|quer|falar|brigando|discut*, brigad*|afastad*|distante com|de|da|do|dos irma*|mae|pai|familia|minha|meu|filh*|KIN, pais brigam|brigando|discutem|gritam|brigando, familiar* conflito*|briga*, reconcili* com irma*|meu|minha|pai|mae, madrasta|padrasto, inventario, sogra|sogro|nora|cunhada|cunhado nao me|aceita|fala|gosta|suporta, sogra|sogro mete|critica',
    abuse:
      'me bate, me agride, me espanc*, espanc*, agress*, agredi*, bate na|em|no|nos|me mim|mulher|minha|esposa|filh*, apanh*, violencia, violent*, maus tratos, maltrat*, abus*, estupr*, me ameaca, ameac*, medo do|de|da meu marido|companheiro|padrasto|esposo, abusador*, relacionamento abusivo',
    loneliness:
      'ninguem me liga|manda|escreve|chama, solidao, sozinho, sozinha, sozinhos, solitari*, nao tenho|tem amig*|ninguem, ninguem me|pra|para|liga|com liga|visita|ama|conversar|procura|quer|conversa|entende, sem amig*|ninguem, isolad*, fazer amig*|amizades|novos, encontrar amor|alguem|namorad*|esposo|marido|companheir*|esposa, solteir*, me sinto so|sozinh*, abandonad*, carencia, mora|moro|vive|vivo sozinh*, nao conheco ninguem',
    'friendship-broken':
      'amig* brig*|discut*|magoad*|ignor*|bloque*|chatead*, brig*|briguei|discut*|discussao|perdi|reconcili*|traid*|traicao|desentend*|magoad* com|de|da|do|a|o|um|uma|meu|minha|por amig*|melhor|amizade, amizade rompida|perdida|acab*|restaur*|quebrad*|destruid*|termin*|desfeita|abalad*, melhor amig* nao +me, amig* me +traiu|mentiu|enganou|decepcionou, perdi uma|a|minha amizade, perdi amizade|minha, recuperar amizade|minha|a, amiga|amigo se afastou',
    birthday:
      'aniversari*, aniversario, aniverssario, niver, faco|faz|fazendo|completo|completa|completando anos|18|30|40|50|60|70|80, mais um ano de vida, parabens, anos hoje, anos de vida, faz|faco|fez|completa|completo # anos, # anos hoje',
    'new-job':
      'entrevista*, novo JOB, nova funcao|vaga|posicao|empresa|area, comeco|inicio|comeca|comecar|comecei|comecando|iniciar JOB|novo|no|num|em|a|amanha|meu trabalho|emprego|trabalhar|cargo|servico, primeiro dia|semana de|no|trabalho, promocao, proposta de trabalho|emprego, contratad*|contratem, periodo de experiencia, processo seletivo, emprego novo, trabalho novo',
    unemployment:
      'desempreg*, dezempreg*, LOSE JOB, LOSE meu|o|sem JOB, sem JOB, procuro|procurando|procura|preciso|precisa|precisando|encontr*|conseguir|consiga|consigo|arrumar|arrume|arranjar|busco|buscando|peco JOB, porta* de|do JOB, demit*, demissao, demitid*, mandad*|mandaram embora, me mandaram embora, nao tenho|encontro|acho|consigo|ha|arrumo JOB, falta de JOB, curriculo*, um emprego, por um emprego|trabalho, vaga de emprego, seguro desemprego, portas de emprego|trabalho, nao encontra|consegue|acha|arruma JOB|nada, mandad* embora',
    burnout:
      'burnout, esgotad*, esgotamento, exaust*, exaustao, cansad*, cansaco, sobrecarreg*, muito|excesso|tanto|demais trabalho|de trabalho|servico, estress* trabalho|no|do|com, nao aguento mais, nao dou conta, nao aguento o trabalho, sem descanso, pressao no|do|trabalho trabalho, trabalho demais|pressao, descansar, descanso, sem energia, estafa, correria, dobrando turno, stress, trabalh* demais|muito|tanto, nao descansa nunca',
    'work-conflict':
      'chefe, patrao, patroa, colega* de|do|no trabalho|servico|escritorio, colegas, assedio moral|no|trabalho, ambiente de|no|toxico trabalho, problema*|conflito*|injust*|fofoca*|briga*|perseguicao|perseguid*|humilhad* no|do|de trabalho|servico|empresa|emprego, supervisor*, gerente, encarregad*, injustica*|injust* trabalho|no, mobbing, trabalho toxico, patroes, chefe|patrao humilha|grita|maltrat*|injust*|xinga|persegue, vida um inferno trabalho, inferno trabalho|servico, persegu* no|na trabalho|servico|empresa, chefe me humilha, chefe humilha|me',
    money:
      'divida*, dinheiro, grana, pagar|pago|pagamento o|a|as|os|minhas|meu|meus|do|aluguel|contas aluguel|divida*|luz|conta*|boletos|emprestimo|agua, pagar contas|aluguel|dividas|boletos, financ*, emprestimo*, boleto*, contas, pobre, pobreza, hipoteca, banco, falencia, fim do mes, nao|mal da|tenho|sobra|chega para|pra|dinheiro pagar|comer|dinheiro|comida, salario, comida em|na|pra|falta|faltando|acabou|nao, fome, nome sujo|serasa|spc, impostos, provisao, aluguel, sustento, cartao, cartoes, despensa, geladeira vazia, cesta basica, aperto, situacao financeira, credores, agiota*, penhora, subiu|aumentou|aumentaram aluguel|luz|preco*, devo|deve|devem dinheiro|banco, luz|agua|conta|aluguel atrasad*|cortad*|vencid*, banco negou, geladeira quebrou',
    housing:
      'sem casa|teto|lar|moradia, despej*, moradia, procuro|procurando|encontrar|preciso|conseguir|achar|precisamos|encontre|arrumar casa|apartamento|lugar|moradia|um|onde|teto lugar|casa|apartamento|morar|teto|quarto, onde morar|ficar|dormir, dormindo|durmo|moro|morando|vivendo na|no rua|carro|abrigo, na rua, morador* de rua, proprietari*, abrigo, perdi|perdemos|perder a|minha|nossa casa, casa propria, pedir|pediu a casa|o, sem teto, ordem de despejo, minha casa minha vida, dono da casa|do, desabrigad*',
    exam: 'prova, provas, exame de|da|do|oab|final direcao|oab|ordem|faculdade|conclusao|admissao|proficiencia, vestibular*, enem, concurso*, oab, passar|passe na|no|em|nas|de prova*|vestibular|concurso|exame*|enem|ano|curso, tcc|defesa apresent*|banca|de|do, defesa do|da tcc|tese|dissertacao, banca, teste, avaliacao, autoescola, recuperacao materia|matematica|final, nota|notas, simulado',
    'school-child':
      'SCHOOL_CHILD escola|escolinha|creche|colegio|maternal, SCHOOL_CHILD comeca|comecar|comecando|vai|va|entra|entrar|nova|novo|muda|mudou escola|escolinha|creche|colegio|aulas, escola|colegio SCHOOL_CHILD',
    studies:
      'SCHOOL_CHILD escola tecnica|direcao|negocios, estud*, faculdade, universidade, escola|aulas comec*|inicio|nov*|dificil|primeir*|volta|mal|notas|ano, aulas, ano letivo|escolar, tcc, dissertacao, tese, concentr*, aprender, mestrado, doutorado, licao|licoes, tarefas, ensino medio, colegio nov*|comec*, semestre, bolsa de estudo*, curso de|tecnico|superior, materias, aprendizado, volta as aulas, primeiro dia aula|escola|faculdade',
    bullying:
      'bullying, buling, bulling, bullyng, zombam, zoam|zoad*|zoando|zombad*|zuam, cyberbullying, humilhad* na|no escola|colegio|sala, xing* na|no|de escola|colegio|colegas, colegas|meninos|meninas|criancas riem|zoam|xingam|zombam|batem|rejeit*|excluem, apelid*, riem de|dela|dele|mim, excluid* na|da|pelos escola|colegas|turma|sala, sofre|sofrendo|sofro na|perseguicao escola, rejeitad* na|pelos escola|colegas|turma',
    retirement:
      'aposent*, aposentadoria, ultimo dia de trabalho, me aposent*, parar de trabalhar, pensao, apozent*, inss aposent*',
    decision:
      'decisao, decisoes, decis*, desisao, decid*, escolh*, escolha, optar, nao sei o|que|qual|se que|fazer|caminho|decis*|devo|aceito|fico, nao sei o que fazer, nao sei se|qual, o que devo fazer, devo aceitar|ir|ficar|mudar, discern*, encruzilhada, guia* meus|me|nos|minha|senhor passos|caminhos|decis*|senhor, me guia|guie|mostra|mostre|oriente|orienta, guia me, mostra me|o|caminho|a caminho|tua|vontade, tua vontade, vontade de deus, sabedoria para|pra|em|na, caminho certo, duas propostas|opcoes, direcao, que caminho, qual caminho, rumo',
    moving:
      'mudanca de|cidade|pra|para|casa|pais, mudar|mudo|mudamos|mudando|mudei de|para|pra cidade|casa|pais|outra|outro|apartamento|longe|um|uma, nos mudamos|mudando, vou me mudar, nova casa|cidade, novo pais|lar|bairro|apartamento, casa nova, cidade nova, caixas, morar em|no|na|fora outra|outro|exterior|cidade|fora, transferid* para|de cidade, vou morar, vamos morar, mudanca, mudando pra|para, nos mudando',
    court:
      'tribunal, juiz, juiza, julgamento, advogad*, audiencia*, processo judicial|na|contra|trabalhista|justica|de|no justica|guarda, processo, justica, acusad*|acusam|acusacao injust*|falsa*|de|me|sem|falso, acusad*, sentenca, forum, causa na|judicial justica, judicial, depor, depoimento, denuncia, calunia*, intimacao, reu, indenizacao',
    aging:
      'velhice, envelhec*, idoso, idosa, velho, velha, velhinh*, terceira idade, minha idade, idade avancada|chegando|pesa, esquec* das|de|as|tudo|coisas, memoria falha|fraca|falhando|ja|perdendo, ficando|ficar velh*, tenho 70|75|78|79|80|81|82|83|84|85|86|87|88|89|90, asilo, perdendo as forcas, forcas diminu*|ja|acabando, lar de idosos, # anos fraqu*|frac*|fragil|forcas, tenho # anos cansad*|forcas|sozinh*, fraquinh*, bisa',
    travel:
      'viaj*, viagem, viagens, viajem, voo, aviao, estrada*, dirigir|dirijo|dirige|dirigindo amanha|noite|longe|long*|ate|pela, ferias, peregrin*, romaria, onibus, aeroporto, rodovia, caminhoneiro*|caminhao, boa viagem, voltar com|em seguranca|bem|paz, na estrada, pegar a estrada, trajeto',
    migration:
      'refugiad*, asilo politico|refugio, imigra*, migrant*, emigr*, papeis, visto, documentos|documentacao pais|estrangeir*|imigra*|residencia, residencia permissao|legal|autorizacao|titulo, ilegal, sem documentos|papeis, deport*, fronteira*, longe de|da|do casa|meu|minha|terra|familia|pais|brasil, exil*, embaixada, consulado, cidadania, saudade do|da|de brasil|terra|minha|casa pais|terra|brasil, outro pais, estrangeir*, terra estranha|estrangeira, fugindo da|de|do guerra, fugir da guerra, pais estrangeiro, moro em|no|na portugal|estados|exterior ilegal|longe, ilegal|indocumentad*, venezuelan*, haitian*, imigrantes',
    prison:
      'presidio, preso, presa, presos, prisao, cadeia, encarcer*, detent*, detid*, atras das grades, penitenciari*, liberdade condicional, cela, regime fechado|semiaberto, condenad* anos|a, foi preso, carcere*, CHILD|KIN preso|presa|cadeia|presidio, estou preso|presa',
    soldier:
      'soldado*, exercito, militar*, marinha, quartel, servico militar, tropas, na +frente +de +batalha|combate, linha de frente, missao militar|de paz, fuzileiro*, aeronautica, forcas armadas, policial*, alistamento, front, recruta*, sirvo no exercito|marinha, e militar',
    war: 'guerra*, bomba*, bombard*, ucrania, gaza, palestin*, sudao, siria, missei*|missil, cessar fogo, invasao, israel, oriente medio, paz no|mundial|na|entre mundo|terra|nacoes|povos, congo, terroris*, drones, mocambique guerra|conflito|cabo, cabo delgado',
    disaster:
      'terremoto*, tremor de terra, enchente*, inunda*, alag*, furacao, ciclone*, tempestade*, incendio*, tsunami, tornado*, deslizamento*, desabament*, seca, desastre*, tragedia, vulcao, erupcao, fogo casa|queimou|destruiu, pegou fogo, queimou|incendiou casa|a|nossa, desabrigad*, temporal, chuvas|chuva fortes|destru*|casa|levou|rio, rio grande do sul, vendaval, queimada*, agua levou, enchente levou|casa|tudo',
    country:
      'eleicao, eleicoes, govern*, governo, presidente, nosso|meu|este|o|nossa|pelo pais|nacao|patria, nacao, politic*, autoridades, votar, voto, democracia, patria, lideres, governantes, corrupcao, pelo brasil, brasil, angola, portugal, congresso',
    persecution:
      'persegu*, perseguicao, crista*|cristaos|cristas perseguid*|mort*|sofr*|presos, por causa da|de fe|jesus|cristo|minha|sua, pela fe, por ser cristao|crista|crente|evangelic*|catolic*, fe perseguid*|proibid*|presos|zombam, igreja* perseguid*|queimad*|atacad*|subterranea|clandestina, igreja perseguida, porque sou crista*|crente|creio|cristao, missionarios presos, minha fe rejeit*|zomb*|ri*, familia expulsou|rejeit*|persegu* cristao|crista|crente|fe|jesus, virei cristao|crista|crente',
    meal: 'refeicao, refeicoes, antes de comer|comermos|almocar|jantar, abencoa|abencoe|abencoar esta|este|o|a|nossa|estes|nosso|os alimento*|comida|mesa|refeicao|pao|almoco|jantar, alimento*, bencao da|do|dos|pra mesa|alimento*|comida, mesa, por esta comida, pelo alimento, pela comida, almoco, jantar, cafe da manha, pelo pao, obrigad* comida|alimento',
    'anger-with-god':
      'raiva|revoltad*|irritad*|zangad*|decepcionad*|brav*|magoad*|furios*|revolta|chatead* com|contra|de deus|contigo|voce|senhor|ti, raiva de deus, revoltad* com, porque permit*|deus|me|o|voce permit*|deixou|abandon*|levou|tirou, onde estava* deus|senhor|tu|voce, deus me|nao|e abandon*|esquec*|injusto|escuta|ouve|cruel|liga|importa|falhou, me abandon* deus|senhor|tu|voce, me abandonou, me abandonaste, se esqueceu de mim, te esqueceste de mim, nao me ouves|ouve|escuta, por que comigo, deus injusto, porque comigo, por que deus permit*|deix*|castiga|abandonou, por que permit*|deixou|levou|tirou, por que me abandon*|castig*|tirou|deixou',
    doubt:
      'duvid*, duvidas, duvido, perdi|perdendo|perco|perder a|minha fe, fe fraca|frac*|abalada|crise|pouca|vacil*|balanc*, crise de fe, nao sei se|mais|creio existe*|creio|deus|acredito, nao creio|acredito mais|em|que|nada deus|em|nada|mais, deus existe, tu existes|es real, existe deus|mesmo, incredulidade, dificil|dificuldade crer|acreditar|de|em, aumenta minha|a|nossa fe, pouca fe, deixei de acreditar|crer, perguntas sobre fe|deus, questionando minha|a|fe|deus, sera que deus|existe',
    'spiritual-dryness':
      'longe de|do deus|ti|senhor|voce, afastad* de|do|dos deus|ti|senhor|caminhos, afastei de deus|ti|do, deus longe|distante|calad*|silencio|ausente, te sinto|sinto longe|distante, nao sinto|ouco|escuto deus|tua|a|sua|mais|tu|nada presenca|deus|voz|quando, nao te sinto|ouco|escuto|encontro, nao consigo orar|rezar|ler, orar|oracao|oracoes|rezo|rezar vazi*|sec*|fri*|parede|teto|rotina|sem|mecanic*, sequidao, secura, seca|deserto|aridez espiritual, deserto, silencio de deus, teu silencio, morn*, fe fria|apagada|seca|morna, me aproximar|aproximar|aproxima|chegar de|mais|perto deus|ti|perto, voltar para|a deus|ti, vazio|vazia espiritual, sem vontade de orar|rezar|ler|ir, vontade de orar|rezar|ler, sentir tua|a|deus presenca|de, frieza, esfri*, espiritualmente, perto de deus|ti, oro|rezo e|nao sinto|acontece, oro e nao sinto, rezo e nao sinto',
    guilt:
      'fiz coisa|algo terrivel|errad*|horrivel, trai +minha|meu PARTNER|LOVER, culpa, culpad*, culp*, peca*, pequei, pecado, pecados, me perdoa|perdoe, perdoa me|meus|os|minhas|por|senhor, perdoe meus|me, arrepend*, confess*, remorso*, menti, roubei, enganei, trai, fiz mal|algo|muito|coisas, magoei, feri, abortei, aborto, meu erro, errei, falhei, te decepcionei, me perdoar, nao me perdoo, o que fiz, podes me perdoar, deus me perdoa|perdoe, pecador*, fiz algo, perdao pelos|por|pelo|dos|de meus|que|ter|minh*, acidente causei|causou, nao se perdoa',
    shame:
      'vergonha, envergonh*, nao valho|presto|sirvo, valho nada, nao sou suficiente|boa|bom|digno|digna|capaz|amad*, inutil, me odeio, odeio meu|minha|como corpo|aparencia|sou, feia, feio, autoestima, auto estima, inseguranca*, insegur*, fracassad*, fracasso, ninguem me ama|quer|valoriza, indign*, lixo, nao mereco, gord*, me sinto inutil|feia|feio|nada|menos|rejeitad*|suj*|inferior|incapaz, rejeicao, inferior*, sem valor',
    forgive:
      'perdoar o|a|meu|minha|quem|ele|ela|os|as|alguem|aquele|aquela, perdoar, perdoa lo|la, nao consigo|quero perdoar, ajuda* a perdoar, liberar perdao, liberar o perdao, dar perdao, rancor*, ressentiment*, amargur*, odio, odeio KIN|meu|minha|ele|ela|aquele, vinganca, vingar, magoa*, raiva de|do|da|dela|dele KIN|meu|minha|ele|ela|quem, me fez|fizeram mal|sofrer|tanto|muito, me magoou|feriu|machucou|magoaram',
    temptation:
      'tentacao, tentacoes, tentad*, luxuria, mesmo pecado, volto|voltar a|ao cair|pecar|pecado, cair em|no|na pecado|tentacao, caio no|sempre|em|de, pensamentos impuros, impur*, resistir, atraid*|atraca|atracao por|pela|pelo, lascivia, flert*',
    'new-faith':
      'novo convertido|na|cristao|crente, nova convertida|na|crista|fe, recem convertid*, convert*, conversao, me converti, aceitei|aceitar|aceite|aceitou|aceitem jesus|cristo|a|deus|senhor jesus|cristo, conhec* jesus|cristo|a|deus|ti|de|o deus|jesus|cristo|senhor, conheca* jesus|a|deus|cristo|o|te deus|jesus|senhor|cristo, comecei|comeco|comecando a|na|no|minha crer|fe|orar|acreditar|caminhada|biblia, nao cre|creem|acredita*|conhece* em|deus|jesus, nao e crente|cristao|crista, ateu|ateia, salvacao de|da|do|para|dos|pra KIN|meu|minha|meus|minhas|alma|familia, entreg* minha|sua|meu vida|coracao, encontr* deus|a|jesus|com fe|jesus|deus|contigo, abra o coracao, toca no coracao, primeira vez que|oro|rezo, venha|vir para|pra|a jesus|igreja|cristo|deus, salvacao, nascer de novo, busque a deus, se renda, aceitei jesus',
    baptism:
      'batis*, batism*, batiz*, batizado, primeira comunhao, crisma*, eucaristia primeira, comunhao primeira, batismo nas aguas, me batizar|batizo',
    church:
      'nossa|minha|a|tua|pela igreja|paroquia|congregacao|comunidade, igreja dividi*|problema*|conflito*|unidade|cresc*|pastor|avivamento|pequena|vazia|uniao, paroquia*, congregacao, unidade da|na|dos igreja|cristaos, avivamento, pastor|padre|paroco da|do|nosso|meu|e|novo|pelo, nosso pastor, novo pastor|padre|paroco, igreja, comunidade paroquial|crista|de',
    ministry:
      'ministerio*, missionari*, missoes, preg*|pregar|pregacao, pregacao, servir a|na|no|te|ao|em|com deus|igreja|ti|senhor|ministerio|proximo, servico na igreja, obra de deus|do, serv* do senhor, servo, voluntari*, catequ*, catequese, catequista, escola dominical|biblica, evangeliz*, evangelismo, louvor ministerio|equipe|grupo|toco|canto|no, lider de|jovens|celula, grupo de jovens|oracao|louvor, celula, diacono, sermao, homilia, sou pastor|lider|padre|missionari*|catequista, chamado, pastoral, coral, missao igreja|evangel*|missionari*|africa|paroquia',
    waiting:
      'espera, esperando, esperar, espero ha|uma|desde|tua|resposta|faz, paciencia, sem resposta, nao respondes|responde|chega|vem, quanto tempo, ate quando, orando|oro|orei|rezando|peco|pedindo ha|faz|por|anos|meses anos|meses|tempo|muito|e, teu tempo, tempo de deus|espera, nada acontece|muda, nada muda, demora*, aguardando, tarda*, aguard*, resposta nao, espero|espera deus|milagre|resposta, deus nao responde, ha anos espero|oro|peco, espera um milagre',
    'healing-thanks':
      'obrigad*|gracas|gratidao|agradec* cura*|curou|saude|recuper*|resultado*|operacao|cirurgia|melhor*|sarou|alta|deu|exame*, THANK cura|saude|recuperacao|curad*, resultado*|exame*|biopsia|teste|ressonancia bem|negativ*|bom|bons|limp*|deram|deu|normal*, operacao|cirurgia bem|sucesso|correu|deu|foi, deu tudo|certo cert*|cirurgia|operacao|na|bem, ja estou|esta|to curad*|bem|boa|bom|melhor|saudavel, me sinto|esta|estou|to melhor|recuperad*|curad*, curado, curada, curad*, recuperad*, remissao, livre do cancer, livre de cancer, de alta, recebeu|recebi|teve|ganhou|tive alta, sai do hospital, saiu do hospital|da uti|uti, sobrio|sobria|limpo|limpa ha|desde|meses, sarei, sarou, nao esta|estou mais doente, benigno, me curou|curaste, curaste, deu negativo, em casa do hospital, voltou para casa hospital, dor|febre|tumor|nodulo sumiu|passou|desapareceu|foi, nao bebe|fuma|usa mais gracas|obrigad*, nao bebe mais',
    'answered-prayer':
      'oracao|oracoes atendid*|respondid*|ouvid*|ouviu|foi|foram, respondeu|respondeste|atendeu|ouviu|ouviste|atendeste minha*|meu|nossa* oracao|oracoes|pedido|clamor, respondeste|atendeste|ouviste, deus respondeu|atendeu|ouviu|fez|cumpriu, consegui*|conseguiu|encontrei|encontrou|arrumei|arrumou|ganhei|arranjei JOB|o|a|um|uma|emprego|casa|visto|vaga visto|emprego|casa|apartamento|trabalho|vaga|bolsa, consegui JOB|um, passei|passou na|no|em|de prova*|vestibular|concurso|exame*|enem|faculdade, passei, fui aprovad*, aprovad*, obrigad* pelo|por|pela|ter|novo|me|responder JOB|novo|ter|emprego|ouvir|atender|responder|nova, boa noticia, boas noticias, milagre*, reconcili* obrigad*|com|nos|gracas, nos reconciliamos, fizemos as pazes, voltou a falar, me perdoou|ligou, testemunho, fui contratad*|promovid*|chamad*, promovid*, bencao alcancada, graca alcancada, finalmente, ja tenho JOB|casa|visto, voltou a falar comigo',
    'daily-thanks':
      'obrigad* por|pelo|pela|deus|senhor|pai|jesus|pelos dia|tudo|vida|familia|dom|amig*|casa|sol|amor|filhos, gratidao, acao de gracas, gracas a|te|dou, bencaos, dia lindo|bonito|bom, lindo dia, coisas simples|pequenas',
    praise:
      'louv* a|seja|te|ao|o|teu|senhor, louvado, louvor, ador*, adoracao, gloria a|ao|deus|ti, aleluia*, santo santo|es|e, quao|como|que grande|bom es|e, es grande|santo|bom|digno|maravilhoso|poderoso|tudo, deus e grande|bom|fiel|amor|maravilhoso, bendito seja*|es|deus, exalt*, engrande*, te amo|amo senhor|deus|jesus|pai|meu, eu te amo, grandeza, majestade, glorific*, maravilhoso, digno de',
    morning:
      'manha, esta manha, de manha, comecar|comeco|inicio|comecando|iniciar|comeca o|do|este|meu|esse|um|mais dia, novo dia, dia que comeca, ao acordar, acordei, me levanto, acabei de acordar, antes de sair|trabalhar|ir, amanhecer, amanheceu, abencoa meu|este|o dia',
    evening:
      'esta noite, antes de dormir|deitar, fim|final do dia|de dia, termina|terminou|acabou|terminar|terminando o|este|meu|mais dia, dormir em|tranquil*|agora paz, oracao da noite, vou dormir|deitar, deitar, me deito, anoitecer, entardecer, pra cama, dia terminou|acabou|termina, dormir bem|tranquil*|paz, oracao pra|para dormir',
  },
  hints: {
    ministry: 'missao',
    'daily-thanks': 'obrigad*, agradec*, agradeco, grato, grata, gracas, brigad*',
    morning: 'bom dia',
    evening: 'noite, boa noite',
    baptism: 'afilhad*, padrinho*, madrinha*',
    illness:
      'doutor*, medico*, saude, tratamento*, cura*, acidente*, remedio*, hospital, exames, exame',
    'serious-diagnosis': 'resultado*, exames, exame',
    pain: 'sofr*, machuc*',
    depression: 'vazio, vazia, triste*, chor*, lagrimas, esperanca, sozinh*, escur*',
    anxiety: 'futuro, calma, paz, incerteza*',
    sleeplessness: 'dormir, durmo, sono',
    addiction: 'beber, jogo, jogar',
    caregiving: 'idos*, cuid*',
    dying: 'morrer, morte',
    infertility: 'filho*, bebe',
    pregnancy: 'bebe, nascer, nascimento',
    bereavement: 'perdi, perda, morte, falta, ausencia',
    'marriage-trouble': 'marido, esposo, esposa, casal, casamento',
    divorce: 'advogad*, deixou',
    breakup: 'deixou, relacionamento, amor',
    wedding: 'casar*, casad*, casamento',
    parenting: 'CHILD, pais',
    'family-conflict': 'familia, brig*, conflito*, sogr*, cunhad*, genro, nora',
    loneliness: 'amig*, ninguem',
    'friendship-broken': 'amizade, amig*',
    unemployment: 'trabalho, emprego',
    burnout: 'pressao, estres*, sono',
    'work-conflict': 'trabalho, empresa, injust*',
    money: 'pagar, comida, conta',
    housing: 'casa, aluguel',
    exam: 'passar, teste',
    studies: 'escola, colegio, classe, turma',
    decision: 'sabedoria, caminho, guia*, luz',
    court: 'advogado*, guarda',
    aging: 'idade, frac*',
    travel: 'dirigir, viajar',
    country: 'pais',
    forgive: 'perdao, raiva, ferid*, odio',
    'anger-with-god': 'raiva, revolta*, injust*, por +que +eu, porque +eu',
    doubt: 'crer, fe, acreditar',
  },
};
