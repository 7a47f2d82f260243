import { byEye, type Verb } from './verb.ts'

/** Where an agent looks. */
export const look: Verb = {
  id: 'look',
  forms: [
    'look',
    'look at',
    'look up',
    'look up at',
    'look down',
    'look around',
    'watch',
    'stare at',
    'observe',
    'gaze at',
    'face',
  ],
  example: 'look at the sky',
  category: 'Motion',
  missing: 'the journal holds no directions of view',
  read: (phrase) => byEye('looking', phrase),
}
