import { byEye, type Verb } from './verb.ts'

/** Switches, lamps and the agent itself. */
export const turn: Verb = {
  id: 'turn',
  forms: [
    'turn',
    'turn on',
    'turn off',
    'switch',
    'switch on',
    'switch off',
    'toggle',
    'pull',
    'press',
    'push',
    'flip',
    'close',
    'activate',
    'deactivate',
  ],
  example: 'turn on the lamp',
  category: 'Tool Use',
  missing: 'states of blocks (open, lit, powered) are not in the journal',
  read: (phrase) => (phrase.text === '' ? undefined : byEye('switches', phrase)),
}
