import { z } from 'zod'
import { cellSchema } from '../../core/position.ts'
import { namesSchema } from './names.ts'

/** What the game counts of a player, by kind of block, item or mob (vanilla's statistics). */
export const COUNTED = ['mined', 'crafted', 'used', 'broken', 'picked_up', 'dropped', 'killed'] as const

/** Deeds that the game tells advancements; they are counted like statistics. */
export const DEEDS = [
  'tamed',
  'bred',
  'leashed',
  'sheared',
  'ridden',
  'trapped',
  'opened',
  'eaten',
  'enchanted',
  'traded',
  'brewed',
] as const

/** Ways to move whose distance the game counts. */
export const MOVES = [
  'walk',
  'sprint',
  'crouch',
  'swim',
  'climb',
  'fall',
  'fly',
  'walk_on_water',
  'walk_under_water',
  'boat',
  'minecart',
  'horse',
  'pig',
  'strider',
  'aviate',
] as const

/** What blocks that were put up must form. */
const SHAPES = ['any', 'pillar', 'line', 'wall', 'floor'] as const

const count = z.int().min(1).max(100_000).default(1)
const blocks = z.number().positive().max(1e6)
const seconds = z.number().positive().max(100_000)

const counted = z.strictObject({ kind: z.enum([...COUNTED, ...DEEDS]), of: namesSchema, count })
const held = z.strictObject({ kind: z.literal('held'), of: namesSchema, count })
const placed = z.strictObject({ kind: z.literal('placed'), of: namesSchema, count })
const standing = z.strictObject({
  kind: z.literal('standing'),
  of: namesSchema,
  /** `any`: so many blocks anywhere. A pillar goes up, a line along, a wall along and up, a floor along and across. */
  shape: z.enum(SHAPES).default('any'),
  /** Blocks of a pillar or line, height of a wall, width of a floor. */
  size: z.int().min(1).max(64).default(1),
  /** Length of a wall or floor. */
  length: z.int().min(1).max(64).default(1),
})
const slept = z.strictObject({ kind: z.literal('slept'), count })
const did = z.strictObject({ kind: z.literal('did'), what: z.string().regex(/^[a-z_]+$/), count })
const moved = z.strictObject({ kind: z.literal('moved'), by: z.enum(MOVES), blocks })
const offset = z
  .strictObject({
    kind: z.literal('offset'),
    horizontal: blocks.optional(),
    up: blocks.optional(),
    down: blocks.optional(),
  })
  .refine(
    ({ horizontal, up, down }) => [horizontal, up, down].some((part) => part !== undefined),
    'expected horizontal, up or down',
  )
const stays = z
  .strictObject({
    kind: z.literal('stays'),
    biome: namesSchema.optional(),
    /** Corners, relative to where the agent stood at the start. */
    box: z.strictObject({ min: cellSchema, max: cellSchema }).optional(),
    seconds,
  })
  .refine(
    ({ biome, box }) => (biome === undefined) !== (box === undefined),
    'expected either a biome or a box',
  )
const near = z.strictObject({ kind: z.literal('near'), of: namesSchema })
const light = z.strictObject({ kind: z.literal('light'), atLeast: z.int().min(1).max(15) })

const leaf = z.discriminatedUnion('kind', [
  counted,
  held,
  placed,
  standing,
  slept,
  did,
  moved,
  offset,
  stays,
  near,
  light,
])
export type Leaf = z.output<typeof leaf>

/** A condition on the course of a run: a closed vocabulary, as data. */
export type Predicate =
  | Leaf
  | { readonly kind: 'and' | 'or' | 'then'; readonly of: readonly Predicate[] }
  | { readonly kind: 'within'; readonly seconds: number; readonly of: Predicate }
  | { readonly kind: 'times'; readonly count: number; readonly of: Predicate }

/** Predicates may be nested so deep. */
const MAX_DEPTH = 12

const nested: z.ZodType<Predicate> = z.lazy(() =>
  z.union([
    leaf,
    z.strictObject({
      kind: z.enum(['and', 'or', 'then']),
      of: z.array(nested).min(1).max(64),
    }),
    z.strictObject({ kind: z.literal('within'), seconds, of: nested }),
    z.strictObject({ kind: z.literal('times'), count: z.int().min(1).max(1000), of: nested }),
  ]),
)

/** Schema of a predicate as task files write it, and as journals keep it. */
export const predicateSchema: z.ZodType<Predicate> = z
  .unknown()
  .refine((given) => depthOf(given) <= MAX_DEPTH, `predicates are nested at most ${MAX_DEPTH} deep`)
  .pipe(nested)

function depthOf(given: unknown, depth = 0): number {
  if (depth > MAX_DEPTH || typeof given !== 'object' || given === null || !('of' in given)) return depth
  const parts = Array.isArray(given.of) ? given.of : [given.of]
  return Math.max(depth, ...parts.map((part) => depthOf(part, depth + 1)))
}

/** The leaves of a predicate, in order. */
export function leavesOf(predicate: Predicate): readonly Leaf[] {
  switch (predicate.kind) {
    case 'and':
    case 'or':
    case 'then':
      return predicate.of.flatMap(leavesOf)
    case 'within':
    case 'times':
      return leavesOf(predicate.of)
    default:
      return [predicate]
  }
}
