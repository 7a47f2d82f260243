import { byEye, type Verb } from './verb.ts'

/** Liquids that are dammed up. */
export const clog: Verb = {
  id: 'clog',
  forms: ['clog', 'stop up', 'plug', 'drain', 'dam', 'seal', 'block off', 'block up'],
  example: 'clog the lava',
  category: 'Building',
  missing: 'where a liquid flows is a matter of shape',
  read: (phrase) => (phrase.text === '' ? undefined : byEye('liquids', phrase)),
}
