// All Brazilian Portuguese Wisdom passages, combined, and the keywords that identify the topic of a
// question.
import type { WisdomPassages } from '../wisdom-topics.ts';
import { emotions } from './emotions.ts';
import { focuses } from './focuses.ts';
import { inDanger } from './in-danger.ts';
import { lifeChallenges } from './life-challenges.ts';
import { passageSubtopics } from './passage-subtopics.ts';
import { relationships } from './relationships.ts';
import { spiritual } from './spiritual.ts';

export const wisdom: WisdomPassages = {
  byTopic: { ...emotions, ...relationships, ...spiritual, ...lifeChallenges },
  byFocus: focuses,
  passageSubtopics,
  generalNote:
    'Estas são palavras gerais sobre o assunto; talvez não respondam a tudo o que você perguntou.',
  inDanger,
  topicWords: {
    anxiety:
      'ansied* ansios* preocup* medo* panico nervos* inquiet* angusti* aflit* aflic* estress* apreens* inseguranc* insegur* temo temor tenso tensa tensao sufoc* insonia',
    grief:
      'luto enlut* morreu morte morto morta morrer morrendo falec* funeral* enterr* velorio viuv* saudade* perda perdas aborto partiu sepult* cemiterio',
    anger:
      'raiva odio odei* irrit* furios* furia explod* grit* vinganc* vingar revolta* indign* brav* brig* zanga* injustic*',
    loneliness:
      'solidao sozinh* solitari* isolad* isolament* abandon* rejei* ninguem excluid* esquecid* vazio',
    marriage:
      'casament* casad* casar marido mulher espos* conjug* divorc* separac* separar adulter* noiv* namor* matrimoni* relacionamento traic* traiu traid* infidel*',
    parenting:
      'filho* filha* crianca* bebe* adolescent* educar educac* paternidade maternidade enteado* enteada* birra* criar',
    friendship: 'amig* amizade* companheir* colega* fofoca* vizinh*',
    forgiveness:
      'perdo* perdao magoa* ressent* rancor* reconcili* desculp* arrepend* culpa culpad* amargura feriu',
    doubt:
      'duvid* descren* ateu ateia incredul* fe existe certeza* acreditar acredito crer crenca questiono silencio sofrimento',
    prayer:
      'orar oro orac* rezar rezo reza* prece* jejum medit* devocional louvor adorar adoracao interced* biblia',
    temptation:
      'tentac* tentad* pecad* pecar pornograf* vici* luxuri* cobic* inveja* mentir mentira* bebida alcool droga* jogo apostas recai* compuls* habito* castidade',
    purpose:
      'proposito significado vocac* chamad* missao dom dons talento* rumo futuro existencia utilidade inutil sonho* destino motivac*',
    work: 'trabalh* empreg* desempreg* chefe* patrao carreira* entrevista* demiss* demitid* demitir profiss* empresa* negocio* escritorio* curriculo aposent* estud* prova provas faculdade* universi* vestibular concurso* burnout',
    money:
      'dinheiro divida* contas financ* salari* aluguel pobre* pobreza rico* riqueza* emprest* boleto* despejo fome economi* gastos gastar dizimo* oferta* ganancia falencia pagar cartao juros',
    illness:
      'doen* enferm* cancer* saude cura curar hospita* medic* dor dores diagnost* cirurg* operac* tratament* depress* exame* remedio* deficien* cronic* sintoma* demencia alzheimer internad*',
    decisions:
      'decis* decid* escolh* direc* caminho* discern* orient* conselho* indecis* encruzilhada opc* vontade mudar mudanca* sabedor*',
    other: '',
  },
};
