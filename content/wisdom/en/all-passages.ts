// All English Wisdom passages, combined, and the keywords that identify the topic of a typed
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
    'These are general words on the topic; they may not fit everything in your question.',
  inDanger,
  topicWords: {
    anxiety:
      'anxi* worr* afraid fear* scared scary frighten* panic* stress* overwhelm* nervous* overthink* restless* dread* terrif* insomnia',
    grief:
      'grief griev* mourn* died dead death dying dies funeral* bereav* widow* miscarr* stillb* buried burial* loss memorial orphan*',
    anger:
      'anger* angry mad furious fury rage* raging temper irritat* resent* bitter* hatred hate hates hating revenge vengeance annoy* frustrat* outrag*',
    loneliness:
      'lonel* alone isolat* friendless homesick* unseen unloved unwanted excluded abandon* single outsider* ignored',
    marriage:
      'marriage* marry married marrying husband* wife wives spouse* divorc* wedding* fiance* engaged engagement affair* adulter* unfaithful* infidel* partner* separat* boyfriend* girlfriend* dating couple* remarr*',
    parenting:
      'parenting parenthood child* kid kids son sons daughter* baby babies toddler* teen* stepchild* stepson* stepdaughter* motherhood fatherhood disciplin* adopt* raising upbringing',
    friendship:
      'friend* bestie buddy buddies companion* roommate* flatmate* classmate* neighbor* neighbour* gossip* betray* peer peers clique*',
    forgiveness:
      'forgiv* pardon* reconcil* apolog* sorry guilt* asham* shame* regret* remorse* grudge* wronged amends mercy unforgiv*',
    doubt:
      'doubt* unbelief unbeliev* disbelie* skeptic* sceptic* atheis* agnostic* deconstruct* prove proof evidence believ* faith* exist exists existence evolution science suffering contradict*',
    prayer:
      'pray* praying prayer* unanswered intercess* meditat* devotion* fasting fast rosary hear hears silent silence worship* scripture* bible church* psalm*',
    temptation:
      'tempt* sin sins sinn* sinful lust* porn* addict* alcohol* drunk* drink* drug* gambl* masturbat* habit* relaps* craving* crave* lying lie lies cheat* steal* stole* weakness* greed* envy envious jealous* gluttony pride',
    purpose:
      'purpose* meaning* meaningless calling vocation* talent* gift gifts useless pointless destiny mission worthless identity worth emptiness',
    work: 'work* job jobs jobless boss* career* colleague* coworker* employ* unemploy* interview* office* fired layoff* promot* deadline* burnout exam exams stud* school* college* universit* business* retir* manager* hired hiring',
    money:
      'money* debt* rent bills financ* poor poverty rich riches wealth* afford* loan* mortgage* salar* wage* saving savings budget* tithe* tithing tax taxes inherit* bankrupt* income invest* evict* spend* cost costs',
    illness:
      'ill illness* sick* disease* cancer* doctor* hospital* pain pains painful heal* surger* operation* medic* diagnos* chronic* symptom* disab* depress* dementia alzheimer* tumor* tumour* chemo* treatment* therap* recover* disorder* caregiv* carer*',
    decisions:
      'decid* decision* choos* choice* choose chose option* crossroad* discern* uncertain* unsure undecided dilemma* advice path paths guid*',
    other: '',
  },
};
