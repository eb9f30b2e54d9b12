// Portuguese function words, and patterns over folded text for a suicidal thought and for violence.
import type { TextPatterns } from '../text-patterns.ts';

/** The person who hurts, and the victim. */
const who =
  '(?:marido|esposo|esposa|mulher|companheiro|companheira|parceiro|namorado|namorada|noivo|ex|pai|papai|mae|mamae|padrasto|madrasta|irmao|irma|filho|filha|tio|tia|avo|pais|chefe|professor|pastor|padre|homem|alguem|ele|ela|eles|sogra|sogro)';
const whom =
  '(?:na? minha mae|n?os meus filhos|n?as minhas filhas|no meu filho|na minha filha|n?as criancas|na minha irma|no meu irmao|a minha mae|minha mae|meus filhos|meu filho|minha filha|minha irma)';

export const textPatterns: TextPatterns = {
  functionWords:
    'o a os as um uma uns umas de do da dos das no na nos nas ao aos pelo pela pelos pelas e ou em com sem por para pra meu minha meus minhas teu tua seu sua seus suas nosso nossa eu me mim te ti se que quem qual como quando onde nao nem sim mais mas porque muito ja sao sou es esta estao estou estamos era foi tem tenho ha ser estar este esta isto isso todo toda todos ele ela eles voce senhor deus obrigado obrigada ajuda alguem algo um dia',
  life: {
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
  violence: [
    new RegExp(
      `\\b${who}(?: (?!nao )[\\w']+){0,3}? (?:me|nos) (?:\\w+ )?(?:bate\\w*|bateu|espanc\\w+|agred\\w+|agride|estupr\\w+|violent\\w+|ameac\\w+|machuca|chut[ao]\\w*|esmurr\\w+|enforc\\w+|esgan\\w+|maltrat\\w+|quer matar|vai matar|da (?:uma )?surras?)\\b(?! (?:no (?:xadrez|jogo)|com (?:amor|carinho)))`,
    ),
    new RegExp(
      `\\b${who}(?: (?!nao )[\\w']+){0,3}? (?:bate|bateu|batia|batem|espanca|agride) (?:em (?:mim|nos)|${whom})\\b`,
    ),
    /\b(?:quer|vai|ameaca|ameacou|tentou|tenta|quis|disse que vai) (?:me (?:matar|bater|machucar)|matar-me|nos matar)\b/,
    /\bele (?:\w+ ){0,2}(?:que )?(?:me mata|me matava|me mataria)\b(?! de (?:rir|vergonha|saudades?|amor))/,
    /\b(?:abusa|abusou|abusava|abusam) de mim\b|\b(?:fui|sou|estou sendo|ja fui|era) (?:\w+ )?(?:estuprad[oa]|abusad[oa]|violentad[oa]|agredid[oa]|espancad[oa]|maltratad[oa])\b(?! pela vida)|\b(?:violencia (?:domestica|conjugal|familiar|em casa|sexual)|abuso sexual|apanho (?:do|da|dele|em casa|de meu)|sofro (?:violencia|abuso|agressoes))\b/,
    /\b(?:marido|esposo|companheiro|namorado|pai|ex|irmao|filho|padrasto) (?:e |esta |fica |ficou )?(?:muito )?(?:violento|agressivo)\b|\bmedo (?:do meu|de meu) (?:marido|esposo|companheiro|namorado|ex)\b|\bmedo (?:de )?que ele me (?:bata|mate|machuque)\b|\blevanta a mao (?:para|contra) mim\b/,
    /\bme (?:forc(?:a|ou|ava|ando)|obrig(?:a|ou|ava|ando)|pressiona) a (?:\w+ )?(?:sexo|relac(?:ao|oes)|transar|deitar com (?:ele|ela)|dormir com (?:ele|ela))\b|\bsexo comigo (?:a forca|contra a minha vontade|sem (?:o )?meu consentimento)\b|\bme (?:agarrou|pegou|pega) pelo pescoco\b/,
  ],
  violenceOfOthers: [
    /\b(?:marido|esposo|companheiro|namorado|ex|pai|padrasto) (?:dela|dele) (?:\w+ ){0,2}?(?:bate|espanca|agride|maltrata|ameaca|machuca)|\b(?:e|esta sendo|foi) (?:agredid|espancad|maltratad|violentad|estuprad)[oa]s? pel[oa] \w+/,
    /\b(?:homem|marido|esposo|namorado|companheiro|padrasto|pai) que (?:bate nel[ae]s?|[ao]s? (?:espanca|agride|maltrata|ameaca)|(?:espanca|agride|maltrata|ameaca) ela)\b/,
  ],
};
