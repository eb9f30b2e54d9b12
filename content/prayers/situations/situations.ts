// Registry of the situations for which the library holds written prayers: category, kind of prayer
// and persons of each.
import type { PrayerCategory } from '../../../schemas/entities/prayer.ts';
import type { Person, SituationPrayers } from './situation.ts';

export type PrayerKind = 'asking' | 'thanking' | 'grieving' | 'confessing' | 'praising';

export interface SituationDefinition {
  category: PrayerCategory;
  /** By person where the prayers of the persons differ in kind. */
  kind: PrayerKind | Partial<Readonly<Record<Person, PrayerKind>>>;
  persons: readonly Person[];
}

const selfOnly = ['self'] as const;
const selfOrOther = ['self', 'other'] as const;
const selfOrGroup = ['self', 'group'] as const;
const anyPerson = ['self', 'other', 'group'] as const;
const otherOnly = ['other'] as const;
const groupOnly = ['group'] as const;

const definitions = {
  illness: { category: 'health', kind: 'asking', persons: selfOrOther },
  surgery: { category: 'health', kind: 'asking', persons: selfOrOther },
  'serious-diagnosis': { category: 'health', kind: 'asking', persons: selfOrOther },
  pain: { category: 'health', kind: 'asking', persons: selfOrOther },
  depression: { category: 'health', kind: 'asking', persons: selfOrOther },
  anxiety: { category: 'other', kind: 'asking', persons: selfOrOther },
  sleeplessness: { category: 'health', kind: 'asking', persons: selfOnly },
  addiction: { category: 'health', kind: 'asking', persons: selfOrOther },
  caregiving: { category: 'family', kind: 'asking', persons: selfOrOther },
  dying: { category: 'other', kind: 'grieving', persons: selfOrOther },
  disability: { category: 'health', kind: 'asking', persons: selfOrOther },
  infertility: { category: 'family', kind: 'asking', persons: selfOrOther },
  pregnancy: { category: 'family', kind: 'asking', persons: selfOrOther },
  'sick-child': { category: 'family', kind: 'asking', persons: selfOrOther },
  bereavement: { category: 'other', kind: 'grieving', persons: selfOrOther },
  miscarriage: { category: 'other', kind: 'grieving', persons: selfOrOther },
  'child-death': { category: 'other', kind: 'grieving', persons: selfOrOther },
  'suicide-loss': { category: 'other', kind: 'grieving', persons: selfOrOther },
  'pet-loss': { category: 'other', kind: 'grieving', persons: selfOnly },
  'marriage-trouble': { category: 'family', kind: 'asking', persons: selfOrOther },
  infidelity: { category: 'relationships', kind: 'grieving', persons: selfOrOther },
  divorce: { category: 'relationships', kind: 'grieving', persons: selfOrOther },
  breakup: { category: 'relationships', kind: 'grieving', persons: selfOrOther },
  wedding: { category: 'family', kind: 'asking', persons: selfOrOther },
  newborn: { category: 'family', kind: 'thanking', persons: selfOrOther },
  parenting: { category: 'family', kind: 'asking', persons: selfOrOther },
  'child-astray': { category: 'family', kind: 'asking', persons: selfOrOther },
  'family-conflict': { category: 'family', kind: 'asking', persons: selfOrOther },
  abuse: { category: 'other', kind: 'asking', persons: selfOrOther },
  loneliness: { category: 'relationships', kind: 'asking', persons: selfOrOther },
  'friendship-broken': { category: 'relationships', kind: 'asking', persons: selfOrOther },
  birthday: { category: 'thanksgiving', kind: 'thanking', persons: selfOrOther },
  'new-job': { category: 'work', kind: 'asking', persons: selfOrOther },
  unemployment: { category: 'work', kind: 'asking', persons: selfOrOther },
  burnout: { category: 'work', kind: 'asking', persons: selfOrOther },
  'work-conflict': { category: 'work', kind: 'asking', persons: selfOrOther },
  money: { category: 'provision', kind: 'asking', persons: selfOrOther },
  housing: { category: 'provision', kind: 'asking', persons: selfOrOther },
  exam: { category: 'work', kind: 'asking', persons: selfOrOther },
  'school-child': { category: 'family', kind: 'asking', persons: otherOnly },
  studies: { category: 'work', kind: 'asking', persons: selfOrOther },
  bullying: { category: 'relationships', kind: 'asking', persons: selfOrOther },
  retirement: { category: 'work', kind: 'asking', persons: selfOrOther },
  decision: { category: 'guidance', kind: 'asking', persons: selfOrOther },
  moving: { category: 'guidance', kind: 'asking', persons: selfOrOther },
  court: { category: 'other', kind: 'asking', persons: selfOrOther },
  aging: { category: 'health', kind: 'asking', persons: selfOrOther },
  travel: { category: 'other', kind: 'asking', persons: selfOrOther },
  migration: { category: 'provision', kind: 'asking', persons: anyPerson },
  prison: { category: 'other', kind: 'asking', persons: selfOrOther },
  soldier: { category: 'other', kind: 'asking', persons: selfOrOther },
  war: { category: 'other', kind: 'asking', persons: selfOrGroup },
  disaster: { category: 'other', kind: 'asking', persons: selfOrGroup },
  country: { category: 'other', kind: 'asking', persons: groupOnly },
  persecution: { category: 'spiritual_growth', kind: 'asking', persons: selfOrGroup },
  meal: { category: 'thanksgiving', kind: 'thanking', persons: groupOnly },
  'anger-with-god': { category: 'spiritual_growth', kind: 'grieving', persons: selfOrOther },
  doubt: { category: 'spiritual_growth', kind: 'asking', persons: selfOrOther },
  'spiritual-dryness': { category: 'spiritual_growth', kind: 'asking', persons: selfOrOther },
  guilt: { category: 'spiritual_growth', kind: 'confessing', persons: selfOrOther },
  shame: { category: 'spiritual_growth', kind: 'asking', persons: selfOrOther },
  forgive: { category: 'relationships', kind: 'asking', persons: selfOrOther },
  temptation: { category: 'spiritual_growth', kind: 'asking', persons: selfOrOther },
  'new-faith': {
    category: 'spiritual_growth',
    kind: { self: 'thanking', other: 'asking' },
    persons: selfOrOther,
  },
  baptism: { category: 'spiritual_growth', kind: 'thanking', persons: selfOrOther },
  church: { category: 'spiritual_growth', kind: 'asking', persons: groupOnly },
  ministry: { category: 'spiritual_growth', kind: 'asking', persons: selfOrOther },
  waiting: { category: 'spiritual_growth', kind: 'asking', persons: selfOrOther },
  'healing-thanks': { category: 'thanksgiving', kind: 'thanking', persons: selfOrOther },
  'answered-prayer': { category: 'thanksgiving', kind: 'thanking', persons: selfOrOther },
  'daily-thanks': { category: 'thanksgiving', kind: 'thanking', persons: selfOnly },
  praise: { category: 'thanksgiving', kind: 'praising', persons: selfOnly },
  morning: { category: 'other', kind: 'asking', persons: selfOnly },
  evening: { category: 'other', kind: 'thanking', persons: selfOnly },
} as const satisfies Readonly<Record<string, SituationDefinition>>;

export type SituationId = keyof typeof definitions;

export const situations: Readonly<Record<SituationId, SituationDefinition>> = definitions;

export const situationIds = Object.keys(definitions) as SituationId[];

export function hasPrayerFor(id: SituationId, person: Person): boolean {
  return situations[id].persons.includes(person);
}

export function getPrayerKind(id: SituationId, person: Person): PrayerKind {
  const { kind } = situations[id];
  return typeof kind === 'string' ? kind : (kind[person] ?? 'asking');
}

/** The prayers of one language; a missing situation is a type error. */
export type WrittenPrayers = Readonly<Record<SituationId, SituationPrayers>>;
