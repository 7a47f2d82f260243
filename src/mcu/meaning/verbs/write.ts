import { byEye, type Verb } from './verb.ts'

/** Books, signs and maps. */
export const write: Verb = {
  id: 'write',
  forms: ['write', 'sign', 'draw', 'read', 'edit', 'copy', 'sketch'],
  example: 'write a book',
  category: 'Tool Use',
  missing: 'no counter tells what was written',
  read: (phrase) => (phrase.text === '' ? undefined : byEye('writing', phrase)),
}
