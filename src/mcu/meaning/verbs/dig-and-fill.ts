import { byEye, type Verb } from './verb.ts'

/** Three blocks dug down and one filled up, a shelter for the night. */
export const digAndFill: Verb = {
  id: 'dig three down and fill one up',
  forms: [
    'dig three down and fill one up',
    'dig three holes and fill one',
    'dig3fill1',
    'build dig3fill1',
    'dig 3 down and fill 1 up',
    'dig three down fill one up',
  ],
  example: 'dig three down and fill one up',
  category: 'Building',
  missing: 'the shape of a hole is not judged by a rule',
  read: (phrase) => byEye('digging', phrase),
}
