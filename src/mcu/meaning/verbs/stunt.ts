import { byEye, type Verb } from './verb.ts'

/** Jumps and falls for which players have names. */
export const stunt: Verb = {
  id: 'stunt',
  forms: [
    'mlg',
    'mlg water bucket',
    'water bucket mlg',
    'neo',
    'quad jump',
    'parkour',
    'bridge',
    'speed bridge',
    'spin',
    'dance',
    'double jump',
    'triple jump',
    'long jump',
    'bunny hop',
    'nod',
    'strafe',
  ],
  example: 'MLG water bucket',
  category: 'Motion',
  missing: 'only the agent’s motion in the air counts',
  read: (phrase) => byEye('acrobatics', phrase),
}
