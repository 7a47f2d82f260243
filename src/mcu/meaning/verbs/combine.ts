import { byEye, type Verb } from './verb.ts'

/** Two items that become one. */
export const combine: Verb = {
  id: 'combine',
  forms: ['combine', 'merge', 'join'],
  example: 'combine two iron pickaxes',
  category: 'Tool Use',
  missing: 'no counter tells what was taken out of an anvil, and no action works one',
  read: (phrase) => (phrase.text === '' ? undefined : byEye('anvils', phrase)),
}
