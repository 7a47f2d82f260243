import type { Predicate } from '../../predicate/predicate.ts'
import { byEye, byRule, type Meaning, type Phrase, type Verb } from './verb.ts'

interface Form {
  readonly pattern: RegExp
  readonly predicate: Predicate
  readonly atom: string
  readonly unchecked?: readonly string[]
}

const standing = (shape: 'pillar' | 'line' | 'wall' | 'floor', size: number, length = 1): Predicate => ({
  kind: 'standing',
  of: ['*'],
  shape,
  size,
  length,
})

/** Buildings with a shape that a rule can check. Sizes are those of the paper (a pillar of five blocks) and of our atoms. */
const FORMS: readonly Form[] = [
  { pattern: /^pillars?$/, predicate: standing('pillar', 5), atom: 'build_pillar_of_five_blocks' },
  {
    pattern: /^(?:high |tall )?towers?$/,
    predicate: standing('pillar', 10),
    atom: 'build_tower_of_ten_blocks',
    unchecked: ['that it is wider than a pillar'],
  },
  { pattern: /^(?:stone |brick |defensive )?walls?$/, predicate: standing('wall', 3, 4), atom: 'build_wall' },
  { pattern: /^floors?$/, predicate: standing('floor', 3, 3), atom: 'build_floor' },
  {
    pattern: /^(?:wooden |oak )?fences?$/,
    predicate: { kind: 'standing', of: ['*_fence'], shape: 'any', size: 6, length: 1 },
    atom: 'build_fence',
  },
  {
    pattern: /^ladders?$/,
    predicate: { kind: 'standing', of: ['ladder'], shape: 'pillar', size: 4, length: 1 },
    atom: 'build_ladder_up_a_wall',
  },
  {
    pattern: /^(?:nether )?portals?$/,
    predicate: { kind: 'placed', of: ['nether_portal'], count: 1 },
    atom: 'build_nether_portal',
  },
  {
    pattern: /^snow ?(?:golem|man)s?$/,
    predicate: {
      kind: 'and',
      of: [
        { kind: 'placed', of: ['snow_block'], count: 2 },
        { kind: 'near', of: ['snow_golem'] },
      ],
    },
    atom: '',
  },
  {
    pattern: /^iron golems?$/,
    predicate: {
      kind: 'and',
      of: [
        { kind: 'placed', of: ['iron_block'], count: 4 },
        { kind: 'near', of: ['iron_golem'] },
      ],
    },
    atom: '',
  },
  {
    pattern: /^withers?$/,
    predicate: {
      kind: 'and',
      of: [
        { kind: 'placed', of: ['soul_sand', 'soul_soil'], count: 4 },
        { kind: 'near', of: ['wither'] },
      ],
    },
    atom: '',
  },
]

/** Buildings for verbs that do not imply building: `make a moat`. */
const BUILDINGS =
  /(?:^| )(?:moat|bridge|house|hut|farm|shelter|base|pen|pool|tunnel|statue|castle|tower|wall|path|road|staircase|room|cage|trap|garden|maze|ship|igloo)$/
const CIRCUITS =
  /gate$|circuit|redstone|piston|clock|latch|flip ?flop|adder|counter|repeater|comparator|automatic|auto |elevator|lock$|sorter|machine|dispenser|generator|randomi[sz]er|decoder|encoder|multiplexer|memory/

/** Shapes that a rule recognises; any other building is judged by eye. */
export const build: Verb = {
  id: 'build',
  forms: ['build', 'construct', 'erect', 'make', 'create', 'design', 'build up'],
  example: 'build pillar',
  instrument: 'material',
  category: 'Building',
  read: readBuild,
}

function readBuild(phrase: Phrase): Meaning | undefined {
  const { text, verb } = phrase
  const bare = text.replace(/^(?:an?|the|your|some) /, '')
  const form = FORMS.find(({ pattern }) => pattern.test(bare))
  const isFree =
    verb === 'build' || verb === 'construct' || verb === 'design' || verb === 'erect' || verb === 'build up'
  if (form === undefined || (!isFree && /^(?:ladders?|(?:wooden |oak )?fences?)$/.test(bare)))
    return readFree(phrase, bare, isFree)
  const { predicate, atom, unchecked = [] } = form
  return byRule(predicate, { object: { words: text, names: [] }, atom, unchecked })
}

/** `gate` means a fence gate, while a NAND gate is a circuit. */
function readFree(phrase: Phrase, bare: string, isFree: boolean): Meaning | undefined {
  if (bare === '' || (!isFree && !BUILDINGS.test(bare))) return undefined
  if (bare !== 'gate' && CIRCUITS.test(bare)) return byEye('circuits', phrase)
  return byEye('structures', phrase, { ...(/^(?:cave|cavern)$/.test(bare) ? { unchecked: [] } : {}) })
}
