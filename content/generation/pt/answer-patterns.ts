// Patterns for the check of an answer in Portuguese.
import { buildPattern } from '../answer-patterns.ts';
import type { AnswerPatterns } from '../answer-patterns.ts';

const god = '(?:deus|jesus|cristo|o senhor|o pai|o espirito santo|ele) ';
const adverbs = '(?:(?:[a-z]+mente|logo|ja|tambem|em breve|muito em breve|enfim|finalmente) ){0,2}';
const before =
  '(?:(?:um|uma|o|a|os|as|de volta|seu|sua|seus|suas|teu|tua|esse|essa|este|esta|novo|nova|bom|boa|melhor|grande|verdadeiro|verdadeira|outro|outra|muito|muita|mais|lindo|linda) ){0,4}';
const goods =
  '(?:emprego|trabalho|vaga|marido|esposo|esposa|mulher|namorado|namorada|alma gemea|filhos?|filha|bebe|casa|carro|dinheiro|riquezas?|fortuna|visto|bolsa|contrato|sucesso|milagre|cura|promocao|aumento|apartamento|negocio|diploma|saude|amor da sua vida)';
const theirs =
  '(?:(?:o |a |os |as )?(?:seus?|suas?|teus?|tuas?) (?:marido|esposo|esposa|mulher|filhos?|filhas?|mae|pai|pais|amigo|amiga|chefe|parceiro|parceira|irmao|irma|ex|familia|bebe|casamento|negocio|empresa|financas|situacao|tratamento|cirurgia|operacao|exames?|resultados?|prova|entrevista|relacionamento|saude|doenca|cancer|dor|dores|depressao|dividas?|sonhos?|planos)|ela|a (?:doenca|cirurgia|situacao|operacao|dor)|o (?:cancer|tratamento)|os (?:resultados|medicos|exames)|as coisas)';
const you = '(?:voce |tu )?';

export const answerPatterns: AnswerPatterns = {
  ownSuffering:
    /\b(?:cura-me|me cur[ae]|alivia-me)\b|\b(?:minha (?:doenca|dor|operacao|cirurgia|recuperacao|depressao)|meu (?:cancer|diagnostico|tratamento|vicio|luto|corpo))\b|\b(?:estou (?:muito |tao )?(?:doente|de luto|gravida|deprimid[oa])|eu sofro)\b/,
  foretold: [
    buildPattern(
      god,
      `(?:(?:te|o|a|lhe) )?(?:vai ${adverbs}(?:te |lhe )?(?:curar|sarar)(?! (?:(?:o|os|as|a) )?(?:seu|teu|nossos?|coracao|coracoes|quebrantados|feridas|suas|tuas))|${adverbs}(?:curara|sarara)(?! (?:(?:o|os|as) )?(?:seu coracao|teu coracao|coracao|coracoes|quebrantados|feridas|suas feridas|nossas)))`,
    ),
    buildPattern(god, 'vai curar (?:voce|(?:o |a )?(?:seu|sua|teu|tua) (?!coracao|alma))'),
    buildPattern(
      god,
      `(?:(?:te|lhe) )?(?:vai ${adverbs}(?:te |lhe )?(?:dar|enviar|mandar|conceder|devolver|arranjar|abencoar com|trazer)|dara|enviara|mandara|concedera|devolvera|trara|abencoara com) (?:(?:a |para )?voce )?(?:com )?${adverbs}${before}${goods}`,
    ),
    buildPattern(
      god,
      '(?:vai )?(?:restaurara?|salvara?|consertara?) (?:(?:o|a) )?(?:seu|sua|teu|tua) (?:casamento|saude|negocio|financas|relacionamento)',
    ),
    buildPattern(
      god,
      '(?:(?:te|lhe) )?(?:vai (?:te |lhe )?abrir|abrira) (?:uma|a|essa|as|outra) (?:\\w+ )?portas?',
    ),
    buildPattern(
      god,
      '(?:(?:te|lhe) )?(?:vai (?:te )?(?:tirar|fazer|pagar|mudar|trazer|deixar|livrar (?:voce )?d[aeo])|tirara|fara|pagara|mudara|trara) (?:(?:voce|a|o|as|os|essa|esse|esta|este|sua|seu|suas|seus|tua|teu|de volta) )*(?:doenca|cancer|dor|dividas?|depressao|ric[oa]|marido|esposa|chefe)',
    ),
    buildPattern(
      you,
      `(?:vais?|ira) ${adverbs}(?:ficar (?:bem|boa|bom|melhor|curad[oa]|gravida|ric[oa])|se (?:curar|recuperar|casar|sentir melhor|sair bem)|sarar|melhorar|passar (?:na|no|nessa|nesse)|ganhar (?:o|a|na)|vencer (?:o|esse|essa|a) (?:cancer|doenca)|conseguir ${before}${goods}|ser (?:curad[oa]|ric[oa]|promovid[oa]|mae|pai|contratad[oa])|sobreviver|sair dessa|(?:arrumar|arranjar|encontrar|receber|ter|obter|conhecer) ${before}${goods}|conseguir)`,
    ),
    buildPattern(
      '(?:voce|tu) ',
      `(?:ficara (?:bem|melhor|curad[oa]|gravida|ric[oa])|se (?:curara|recuperara|casara|sentira melhor)|seras? ${adverbs}(?:curad[oa]|ric[oa]|promovid[oa]|mae|pai|contratad[oa])|sobrevivera|(?:conseguira|arrumara|arranjara|encontrara|encontraras|recebera|receberas|tera|teras|obtera|conhecera) ${adverbs}${before}${goods})`,
    ),
    buildPattern(
      theirs,
      ` (?:(?:vai|vao) ${adverbs}(?:sarar|se curar|ser curad[oa]s?|voltar|mudar|dar certo|melhorar|sumir|desaparecer|te perdoar|perdoar voce|ligar|se recuperar|se resolver|acabar|ficar (?:bem|boa|bom|bons)|passar|ser (?:bons|um sucesso))|(?:se )?(?:curara|recuperara|resolvera)|voltara|mudara|dara certo|darao certo|melhorara|melhorarao|desaparecera|desaparecerao|te perdoara|acabara|ficara(?:o)? (?:bem|bons)|sera(?:o)? ${adverbs}(?:curad[oa]s?|bons|restaurad[oa]s?|um sucesso|pagas))`,
    ),
    buildPattern(
      '(?:tudo|isso|isto) (?:vai (?:dar certo|ficar bem|melhorar|se resolver|acabar bem|passar logo)|dara certo|ficara bem|melhorara|se resolvera)',
    ),
    buildPattern(
      '(?<!dia de )(?:amanha|(?:n?a )?semana que vem|(?:n?o )?(?:mes|ano) que vem|este (?:mes|ano)|esta semana),? (?:tudo )?(?:sera|estara|ficara|vai (?:ser|estar|ficar|te trazer)|trara)',
    ),
    buildPattern(
      '(?:deus|o senhor|jesus|o espirito(?: santo)?|um anjo) (?:ja )?(?:me|nos) (?:disse|diz|falou|fala|esta dizendo|mostrou|mostra|revelou|revela)',
    ),
    buildPattern(
      '(?:tive|recebi|tenho|vejo|trago) (?:para voce )?(?:uma |um |a )?(?:\\w+ )?(?:visao|palavra|profecia|mensagem|revelacao) (?:de|para|do|da|que|sobre)',
    ),
    buildPattern(
      '(?:profetizo|prevejo|determino que|(?:te |lhe )?(?:garanto|prometo|asseguro)(?: a voce)? que (?:voce|tudo|seu|sua|ele|ela)|vejo (?:no seu futuro|que voce vai))',
    ),
    buildPattern(
      '(?:deus|o senhor|o espirito) (?:quer que eu (?:te |lhe )?diga|me (?:manda|pede para) (?:te )?dizer|tem uma mensagem para voce|(?:te )?diz (?:hoje )?(?:a voce )?(?:hoje )?que (?:voce|seu|sua))',
    ),
    buildPattern('(?:o )?(?:seu|teu) (?:futuro|destino) (?:sera|vai|reserva|trara|guarda)'),
    buildPattern(
      '(?:seu|sua|teu|tua) (?:cura|milagre|libertacao|marido|esposo|esposa|bebe|emprego) (?:ja )?(?:esta (?:chegando|a caminho|proxim[oa]|perto|vindo)|vem (?:ai|a caminho|chegando)|chega)',
    ),
    buildPattern(
      '(?:deus|jesus|o senhor|ele) (?:te )?(?:esta preparando|prepara) (?:(?:para|a) voce )?',
      before,
      goods,
    ),
    buildPattern(
      '(?<!(?:feridas|pisaduras|que|se|quando),? )(?:voce|tu) (?:esta|estas|e|es|foi) (?:ja )?(?:curad[oa]|sarad[oa])(?: em nome| no nome| d[oae](?:sta|ste)? | (?:hoje|agora)|$)',
    ),
    buildPattern(
      '(?:o|a|seu|sua|este|esta) (?:cancer|doenca|dor|depressao|tumor) (?:(?:sai|deixa|abandona) (?:d?o )?(?:seu|teu) corpo|vai embora|desaparece)',
    ),
  ],
  foretoldTogether: [
    [
      buildPattern(
        '(?:em|dentro de|nos|nas|antes de|daqui a) (?:(?:proxim[oa]s|menos de|um|uma|dois|duas|tres|quatro|cinco|seis|sete|oito|dez|trinta|quarenta|uns|umas|poucos|poucas|alguns|algumas|\\d+) ){1,2}(?:horas?|dias?|semanas?|mes|meses|anos?)|antes d[oe] (?:natal|fim d[oe] (?:mes|ano))|ate (?:amanha|o natal|o fim d[oe] (?:mes|ano))',
      ),
      /(?<![a-z])(?:(?:voce|deus|tudo|isso|ela|o senhor|(?:seu|sua|teu|tua) [a-z]+) (?:(?:te|se|lhe) )?(?:vai|vao|[a-z]{2,}(?:ra|rao)))(?![a-z])/,
    ],
    [
      buildPattern('(?:em breve|logo|logo logo)'),
      /(?<![a-z])(?:(?:voce|tudo|isso|(?:seu|sua|teu|tua) [a-z]+) (?:(?:te|se) )?(?:vai|vao|[a-z]{2,}(?:ra|rao)))(?![a-z])/,
    ],
  ],
  commanded: [
    buildPattern(
      '(?<!(?:nao|nunca) )(?:pare|para(?= de tomar)|deixe|deixa|suspenda|abandone|abandona|jogue fora|joga fora|recuse|nao (?:tome|tomes|use|siga|precisa mais|continue)|largue|larga|esqueca) (?:de tomar |de usar |de fazer |com |tomando |de )?(?:(?:o|a|os|as|seu|sua|seus|suas|teu|teus|tua|esse|essa|esses|essas|mais|todos?|todas?) )*(?:\\w+ )?(?:remedios?|medicamentos?|medicacao|comprimidos?|tratamentos?|quimio|quimioterapia|terapia|insulina|antidepressivos?|receitas?|hemodialise|dialise)',
    ),
    buildPattern(
      '(?:(?:voce )?nao precisa(?: mais)?|em vez|ao inves) (?:(?:de|do|da|ir|ver|ao|a|um|uma|seu|nenhum|procurar) )*(?:medicos?|medica|doutor|remedios?|tratamento|terapia|terapeuta|psicologo|psicologa|psiquiatra|hospital)',
    ),
    buildPattern(
      '(?:nao|nunca) (?:ligue|va|confie|fale|escute|procure|conte|diga)(?: isso| nada)? (?:(?:a|ao|para|em|com|o|os|seus|suas|um|no|na|nos) )*(?:policia|medicos?|ninguem|pais|hospital|terapeuta)',
    ),
    buildPattern(
      '(?<!(?:nao|nunca) )(?:deixe|deixa|largue|larga|abandone|abandona|divorcie-se d[oae]|separe-se d[oae]|termine com|corte) (?:(?:o|a|os|as) )?(?:seu|sua|seus|suas|teu|tua) (?:marido|esposo|esposa|mulher|parceiro|parceira|namorado|namorada|casamento|familia|pais|filhos|mae|pai|trabalho|emprego|igreja)',
    ),
    buildPattern(
      '(?:fique com|volte para|volte com|volte a|submeta-se a[o]?|obedeca a[o]?) (?:(?:o|a) )?(?:(?:seu|sua|teu|tua) (?:marido|esposo|esposa|mulher|parceiro|parceira|agressor|namorado|namorada)|quem te|aquele que te|homem que)',
    ),
    buildPattern(
      'voce (?:so )?(?:deve|tem que|tem de|precisa) (?:enviar|mandar|pagar|doar|transferir|semear|comprar|vender|deixar (?:o |a )?(?:seu|sua)|largar|abandonar|se divorciar|divorciar|pedir demissao|obedecer ao|se casar|ficar com (?:o )?(?:seu|sua)|dar (?:dinheiro|seu|sua|tudo|\\d))',
    ),
    buildPattern(
      '(?:(?:envie|mande|doe|transfira|semeie|deposite|faca)(?:-nos)?|de-nos) (?:(?:o|a|seu|sua|suas|seus|um|uma|todo|todas|de|para nos) )*(?:dinheiro|doacao|oferta|economias|semente|dizimo|pix|deposito|\\d+ ?(?:reais|dolares)|cartao)',
    ),
    buildPattern('(?:peca demissao|venda (?:a )?sua casa|venda (?:o )?seu carro)'),
    buildPattern(
      '(?:compartilhe|envie|mande|encaminhe) (?:este|esta|isto|isso) ?(?:\\w+ )?(?:a|com|para) (?:\\w+ ){0,2}(?:pessoas|amigos|contatos)|clique (?:aqui|no|em)|visite (?:nosso|este|o|a) (?:site|pagina|link)',
    ),
    buildPattern(
      '(?:mate-se|se mate|machuque-se|suicide-se|jejue (?:por )?\\w+ dias sem (?:comer|beber|agua))',
    ),
    buildPattern(
      '(?<!nao )(?:cancele|cancela|adie|interrompa) (?:(?:o|a|seu|sua) ){1,2}(?:quimio|quimioterapia|tratamentos?|terapia|cirurgia|operacao|dialise)',
    ),
    buildPattern(
      '(?<!(?:nao|ninguem) )(?:aguente|suporte|aceite|aguenta) (?:os|as|suas) (?:surras|agressoes|pancadas|violencias)|fique com (?:ele|ela) e (?:aguente|suporte|ore|aceite|tenha paciencia)',
    ),
    buildPattern('nao (?:o |a |os )?denuncie|nao faca (?:a )?denuncia'),
  ],
};
