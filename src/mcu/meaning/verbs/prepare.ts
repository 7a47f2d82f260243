import { byEye, type Verb } from './verb.ts'

/** Presents, meals and the like. */
export const prepare: Verb = {
  id: 'prepare',
  forms: ['prepare', 'arrange', 'organize', 'organise', 'celebrate', 'host', 'sort', 'store', 'give', 'gift'],
  example: 'prepare a birthday present for your neighbor',
  category: 'Building',
  missing: 'what is prepared is free: no rule and no plan',
  read: (phrase) => (phrase.text === '' ? undefined : byEye('arrangements', phrase)),
}
