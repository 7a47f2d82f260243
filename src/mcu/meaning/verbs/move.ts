import type { Predicate } from '../../predicate/predicate.ts'
import { byRule, type Meaning, type Phrase, type Verb } from './verb.ts'

type Motion = Extract<Predicate, { kind: 'moved' }>['by']

/** Kinds of movement, by the words for them, with the default distance or time. */
const MOTIONS: readonly (readonly [
  pattern: RegExp,
  goal: Motion | 'jump' | 'sneak_time',
  amount: number,
  atom: string,
])[] = [
  [/^jump(?:ing)?(?: up(?: and down)?)?$/, 'jump', 1, 'move_jump_ten_times'],
  [/^(?:sneak|crouch)(?:ing)?(?: around)?$/, 'sneak_time', 100, 'move_sneak_for_five_seconds'],
  [/^(?:explore )?run(?:ning)?(?: around)?$|^sprint(?:ing)?$/, 'sprint', 50, 'move_sprint_fifty_blocks'],
  [/^(?:walk|wander|stroll)(?:ing)?(?: around| forward)?$/, 'walk', 50, 'move_walk_fifty_blocks'],
  [
    /^(?:go |explore )?swim(?:ming)?(?: in (?:the )?(?:water|lake|ocean|sea|river))?$/,
    'swim',
    10,
    'move_swim_ten_blocks',
  ],
  [
    /^(?:go underwater|dive|dive deeply|dive underwater|dive into (?:the )?(?:water|ocean|sea)|diving)$/,
    'walk_under_water',
    10,
    'move_dive_and_walk_under_water_for_ten_blocks',
  ],
  [
    /^(?:boating|go boating|row a boat|(?:explore|travel|sail) (?:by|with|in)?(?: a)? ?boat|explore boat)$/,
    'boat',
    30,
    'move_row_a_boat_for_thirty_blocks',
  ],
  [
    /^(?:aviate|fly|glide|fly with (?:an )?elytra|glide with (?:an )?elytra|use (?:an )?elytra|flying)$/,
    'aviate',
    30,
    'move_glide_with_elytra_for_thirty_blocks',
  ],
  [/^(?:fall|fall down|falling|jump off a cliff)$/, 'fall', 10, 'move_fall_ten_blocks'],
  [
    /^(?:climb (?:a |the |up a |up the )?(?:ladder|vines?|scaffolding)s?)$/,
    'climb',
    5,
    'move_climb_ten_blocks',
  ],
]

/** Kinds of movement that a counter of the game measures. */
export const move: Verb = {
  id: 'move',
  forms: [
    'jump',
    'sneak',
    'crouch',
    'run',
    'sprint',
    'walk',
    'wander',
    'stroll',
    'swim',
    'dive',
    'boating',
    'row',
    'sail',
    'aviate',
    'fly',
    'glide',
    'fall',
    'climb',
    'go',
    'explore',
    'travel',
    'use',
    'move',
    'sneaking',
    'swimming',
    'diving',
    'running',
    'walking',
    'jumping',
    'sprinting',
    'falling',
    'flying',
  ],
  example: 'sneak',
  category: 'Motion',
  missing: 'the expert has a plan for sprinting alone',
  read: readMove,
}

const DISTANCE = /^(.*?) ?(?:for )?(\d+) blocks?(.*)$/
const WHERE =
  /^(\w+) ((?:across|over|from|through|along|into|in|around|on|onto|off|up|down|to|past|under|with|by) .+)$/
const TIMES = /^(.*?) (?:for )?(\d+) times$/

function readMove({ text, verb, count, isCounted }: Phrase): Meaning | undefined {
  const said = [verb === 'move' ? '' : verb, isCounted ? String(count) : '', text].filter(Boolean).join(' ')
  const [, before, blocks, behind = ''] = DISTANCE.exec(said) ?? []
  const [, jumps, times] = TIMES.exec(said) ?? []
  const motion = motionOf(blocks === undefined ? (jumps ?? said) : `${before}${behind}`.trim())
  if (motion === undefined) return undefined
  const { goal, usual, atom, unchecked } = motion
  if (goal === 'jump' || goal === 'sneak_time')
    return byRule(
      { kind: 'did', what: goal, count: times === undefined ? usual : Number(times) },
      { count: Number(times ?? 1), atom, unchecked },
    )
  return byRule({ kind: 'moved', by: goal, blocks: Number(blocks ?? usual) }, { atom, unchecked })
}

/** The motion that words name, perhaps with a destination, which is not checked. */
function motionOf(words: string) {
  const [, way = '', where = ''] = WHERE.exec(words) ?? []
  const whole = MOTIONS.find(([pattern]) => pattern.test(words))
  const [, goal, usual, atom] = whole ?? MOTIONS.find(([pattern]) => pattern.test(way)) ?? []
  if (goal === undefined || usual === undefined || atom === undefined) return undefined
  return { goal, usual, atom, unchecked: whole === undefined ? [`where: ${where}`] : [] }
}
