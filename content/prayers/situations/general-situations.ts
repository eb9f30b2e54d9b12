// Which situations are more general than others: of an illness and a surgery, the surgery is the
// matter of the request.
import type { SituationId } from './situations.ts';

/** Feelings, times of the day and other situations that go along with any matter. */
const leastSpecific: ReadonlySet<SituationId> = new Set([
  'anxiety',
  'loneliness',
  'sleeplessness',
  'waiting',
  'praise',
  'daily-thanks',
  'morning',
  'evening',
  'decision',
  'church',
  'spiritual-dryness',
  'burnout',
  'depression',
  'shame',
  'parenting',
]);

const moreSpecific: Readonly<Partial<Record<SituationId, readonly SituationId[]>>> = {
  illness: [
    'surgery',
    'serious-diagnosis',
    'sick-child',
    'dying',
    'caregiving',
    'depression',
    'addiction',
    'disability',
    'pain',
    'healing-thanks',
    'bereavement',
    'pregnancy',
    'newborn',
    'miscarriage',
    'aging',
  ],
  'sick-child': ['child-death', 'miscarriage', 'suicide-loss'],
  ministry: ['baptism', 'soldier'],
  pain: ['surgery', 'serious-diagnosis', 'dying', 'bereavement', 'healing-thanks'],
  surgery: ['sick-child', 'healing-thanks'],
  'serious-diagnosis': ['sick-child', 'healing-thanks', 'dying', 'bereavement'],
  dying: ['bereavement', 'child-death'],
  bereavement: ['child-death', 'suicide-loss', 'miscarriage', 'pet-loss'],
  'child-death': ['miscarriage', 'suicide-loss'],
  pregnancy: ['miscarriage', 'infertility', 'newborn'],
  'family-conflict': ['marriage-trouble', 'child-astray', 'abuse', 'divorce', 'infidelity'],
  'marriage-trouble': ['infidelity', 'divorce', 'abuse', 'wedding'],
  divorce: ['infidelity', 'abuse'],
  breakup: ['divorce', 'infidelity'],
  unemployment: ['new-job', 'retirement', 'answered-prayer'],
  'new-job': ['answered-prayer'],
  studies: ['exam', 'bullying', 'school-child'],
  'school-child': ['exam', 'bullying', 'sick-child', 'child-astray'],
  exam: ['answered-prayer'],
  money: ['unemployment', 'housing', 'addiction'],
  burnout: ['caregiving', 'work-conflict'],
  'work-conflict': ['unemployment', 'burnout', 'bullying'],
  temptation: ['addiction'],
  guilt: ['addiction', 'temptation'],
  forgive: ['infidelity', 'abuse', 'guilt'],
  'anger-with-god': ['bereavement', 'child-death', 'miscarriage'],
  church: ['baptism', 'ministry', 'persecution'],
  country: ['war'],
  travel: ['moving', 'soldier'],
  moving: ['migration'],
  'daily-thanks': ['evening'],
  'new-faith': ['school-child'],
  newborn: ['disability', 'sick-child'],
  'answered-prayer': ['healing-thanks'],
};

export function isMoreGeneral(situation: SituationId, other: SituationId): boolean {
  if (situation === other) return false;
  if (moreSpecific[situation]?.includes(other)) return true;
  return leastSpecific.has(situation) && !leastSpecific.has(other);
}
