// Portuguese words and phrases that show the theme of a gratitude entry.
import type { GratitudePassages } from '../gratitude-themes.ts';

export const themeWords: GratitudePassages['themeWords'] = {
  memory: 'tumulo cemiterio saudade saudades falecid*',
  birth: 'nascimento* gravid* ultrassom nasceu nasceram',
  reconciliation: 'reconcili* reencontr*',
  safety: 'ilesos iles* proteg* protecao salvos',
  health:
    'melhoraram saude cura curad* curou recuper* melhora melhorou melhorando melhoras alta vacina*',
  answered_prayer: 'resposta* respond* atend* orac* oracao pedi pedido* milagre* prece* promessa*',
  learning:
    'matematica aprend* prova provas vestibular* estud* escola* faculdade* universi* concurso* formatura* diploma* curso* aula aulas nota notas professor* habilitacao',
  rest: 'soneca dormi dormiu dormimos sono descans* folga ferias feriado cochilo repouso',
  kindness: 'gentil* gentileza bondos* bondade desconhecid* generos* favor ajudou ajudaram',
  hard_days:
    'horrivel horriveis terrivel doi doendo dificil dificeis dificuldade* triste* tristeza chor* lagrima* luto perdi perda* perdeu sofr* cansa* cansac* ansied* ansios* medo* angusti* apesar sobreviv* aguent* crise* morreu morte falec* solidao sozinh* luta* deserto doente doentes doenca* cancer* dor dores hospital* cirurg* operac* febre* acidente* batida quimio*',
  work: 'trabalh* empreg* chefe* carreira* colega* entrevista* contrat* promoc* promovid* negocio* empresa* escritorio* profiss* projeto* cliente*',
  provision:
    'geladeira dinheiro comida pao alimento* refeicao almoco jantar mesa casa teto lar aluguel contas divida* pagar pagamos paguei pagou salario* renda provis* prover proveu sustento roupa* agua compra* mercado doacao doac* cesta moradia apartamento',
  friendship: 'amig* amizade* companheir*',
  family:
    'famil* mae maes mamae pai pais papai filho* filha* bebe* crianca* espos* marido* mulher casamento* irma irmas irmao* irmaos avo avos vovo* tio* tia* primo* prima primas sobrinh* neto* neta* sogr* padrinho* madrinha* enteado* enteada*',
  faith:
    'fe jesus cristo espirit* igreja* missa* culto* biblia* salmo* evangelho* louv* adorac* perdao perdo* salvac* batis* batiz* comunhao eucaristia comungar sacramento* pastor* padre* grupo celula retiro santo* santa*',
  creation:
    'sol chuva* ceu lua estrela* mar praia* rio rios montanha* serra flor flores floresta* arvore* jardim* natureza passaro* passarinh* cachorr* gato* gata* bicho* animal animais vento amanhecer anoitecer entardecer aurora paisage* criacao primavera verao outono inverno cachoeira*',
  small_joys:
    'cafe cafezinho cha musica* cancao livro* filme* bolo chocolate riso risada* sorriso* sorri gargalhad* banho cheiro sabor gostos* detalhe* pequen* simples surpresa* brincadeir* passeio* caminhada* sorvete serie futebol',
  other: '',
};

export const themeGroups: GratitudePassages['themeGroups'] = {
  GIVER:
    'vizinho|vizinha|vizinhos|vizinhas|desconhecido|desconhecida|alguem|amigo|amiga|amigos|colega|colegas|enfermeira|enfermeiro|enfermeiras|medico|medica|moca|moco|senhora|senhor|homem|mulher|gente|pessoal|chefe|professora|motorista|quem|ela|ele|eles',
  GAVE: 'deu|deram|ofereceu|emprestou|trouxe|trouxeram|comprou|mandou|cozinhou|fez|deixou|consertou|arrumou|limpou|carregou|ajudou|ajudaram|ajuda|cobriu|convidou|levou|escutou|ouviu|animou|cedeu|pagou|cuidou|esperou|visitou|acompanhou',
};

export const themePhrases: GratitudePassages['themePhrases'] = {
  memory:
    'KIN DIED, DIED KIN, KIN partiu|partir, antes dele|dela|de partir|morrer|falecer, saudade* de|da|do|dos|dela|dele, que saudade*, em +memoria, anos com KIN antes, descanse em paz, KIN no ceu, aniversario de morte, PET DIED',
  birth:
    'nasceu meu|minha|nosso|nossa|o|a|com|hoje|ontem, bebe nasceu|chegou|vem, vou|vamos ser pai|pais|mae|avo|avos|tio|tia|vovo|papai|mamae, sou|somos pai|mae|avo|avos|tio|tia|vovo|papai|mamae|titia, esperando|espera um|bebe bebe|filho|gemeos, deu a luz',
  reconciliation:
    'ligou|escreveu depois|apos anos|meses sem, anos|meses sem falar*, me|nos|se perdoou|perdoaram|perdoamos|perdoei, perdoei KIN|meu|minha, voltamos|voltou|voltaram|voltar a +nos|se|falar|conversar, fiz|fizemos|fez|fizeram as +pazes, pediu|pediram|pedi perdao|desculpa|desculpas, KIN voltou falar comigo',
  safety:
    'chegamos|cheguei|chegou antes tempestade|chuva|noite, aviao|voo pousou|bem, viagem bem, chegamos|chegou|cheguei|chegaram|voltamos bem|salvos|seguros|salvo|em seguranca, chegamos|chegou|cheguei|chegaram|voltamos bem|salvos, ninguem se|ficou|saiu machucou|feriu|ferido|morreu, sem feridos, sao e salvo|salvos, livrou|livramento de|do, me|nos guardou|protegeu|livrou, nao aconteceu nada, a salvo',
  health:
    'nao|sem|nunca doente|cancer|dor|dores|febre, nao estou|esta mais doente, exame|exames|resultado|resultados|biopsia bem|bons|bom|normal|normais|negativo|limpo, deu|deram negativo|normal|bom|bem, cirurgia|operacao bem|sucesso, me sinto|sentindo melhor|bem, estou|esta bem melhor, teve|recebi|recebeu|ganhou alta, saiu|sai do hospital, voltou|voltei a andar, cancer sumiu|curado, tumor sumiu|benigno',
  answered_prayer: 'deus|senhor ouviu|escutou|respondeu meu|minha|minhas|nossa',
  learning:
    'passei|passou na|no|em|de prova|exame|concurso|vestibular|ano|faculdade, tirei|tirou boa|boas nota|notas, aprendeu a ler|nadar|escrever, entrei|entrou na faculdade, carteira de motorista',
  rest: 'sem +planos, finalmente dormi|descansei, dormi|dormiu a|bem|toda|8 noite|horas, dia|dias|tarde|noite|manha de|livre folga|descanso|tranquil*, dia|tarde|noite tranquil*|calm*, sem fazer nada, nada pra|para fazer, noite inteira|toda, sem despertador',
  kindness:
    'nao quis|quiseram +cobrar*, sem +cobrar*, KIN|GIVER me|nos GAVE, KIN|GIVER GAVE pra|para|meu|minha|nossa gente|mim|nos|compras|lanche|turno|bolo, GIVER GAVE, me|nos ajudou|ajudaram|deram|deu a|com|lugar|mao|carona|forca, me deram|deu|cedeu|cedeu lugar|carona|passagem, amor|gentil|legal|querid* comigo|conosco, palavra gentil, sorriu pra|para mim|alguem',
  small_joys: 'musica|livro|filme|comida|doce preferid*|favorit*',
  provision: 'nova|novo casa|apartamento|lar, o que comer',
  faith: 'deus|jesus|senhor|cristo perdoou|perdoa, perdoou meus|nossos pecados, nascer de novo',
  hard_days:
    'agradecer o que, nada pra|para agradecer, pessimo|ruim|longo|pesado dia|semana|ano, dia|semana|ano ruim|pesad*|pessim*, nao foi|e facil|bom',
  work: 'novo emprego|trabalho|cargo|projeto',
  other: 'nao +obrigado|obrigada, nao agradeco',
};
