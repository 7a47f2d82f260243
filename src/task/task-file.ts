import { z } from 'zod'
import { cellSchema } from '../core/position.ts'
import { escapePart } from '../scenario/escape/task-file.ts'
import { gatheringPart } from '../scenario/gathering/task-file.ts'
import { DEFAULT_AGENTS, MAX_AGENTS } from './agent-names.ts'
import { itemCountPart } from './file-parts.ts'
import { DEFAULT_GAME_VERSION, GAME_VERSIONS } from './game-version.ts'

/** A name that can also be a folder. */
const slug = z.string().regex(/^[a-z0-9][a-z0-9_-]*$/, 'expected lower-case letters, digits, - and _')

const chestPart = z.strictObject({
  at: cellSchema,
  facing: z.enum(['north', 'south', 'west', 'east']).default('north'),
})

/** A chest whose content is written out, for tasks that have no blueprint to fill it from. */
const filledChestPart = chestPart.extend({ items: z.array(itemCountPart).default([]) })

const common = {
  schema: z.literal(1, { error: 'expected schema: 1' }),
  id: slug,
  title: z.string().min(1),
  goal: z.string().min(1),
  /** Version of the game; heights are those of 1.18 and later in any case (see atHeightOf). */
  minecraft: z
    .enum(GAME_VERSIONS, { error: `expected a version that can be played: ${GAME_VERSIONS.join(', ')}` })
    .default(DEFAULT_GAME_VERSION),
  agents: z.int().min(1).max(MAX_AGENTS).default(DEFAULT_AGENTS),
  arena: z.strictObject({
    /** Lowest and highest cell of the free space; the floor lies one layer below. */
    min: cellSchema,
    max: cellSchema,
    floor: z.string().default('grass_block'),
    spawn: cellSchema,
  }),
  limits: z.strictObject({ seconds: z.number().positive() }).default({ seconds: 900 }),
}

/** A blueprint as people write it. */
export const blueprintPart = z.strictObject({
  /** World cell of the blueprint's [0, 0, 0]: west, bottom, north. */
  origin: cellSchema,
  /** One character for each block that the layers use. A dot is a cell that nobody minds. */
  palette: z.record(z.string().length(1), z.string()).default({}),
  /** From the bottom up; rows run from north to south, characters from west to east. */
  layers: z.array(z.string()).default([]),
  /** Single blocks, relative to the origin. */
  blocks: z.array(z.strictObject({ block: z.string(), at: cellSchema })).default([]),
})
export type BlueprintPart = z.infer<typeof blueprintPart>

const constructionFile = z.strictObject({
  ...common,
  scenario: z.literal('construction'),
  supply: z.strictObject({
    /** Chests that hold the materials, each with the side its lock is on. */
    chests: z.array(chestPart).min(1),
    /** `stacks`: each material rounded up to full stacks, as VillagerBench does; `exact`: not one item to spare. */
    stock: z.enum(['stacks', 'exact']).default('stacks'),
  }),
  blueprint: blueprintPart,
})
export type ConstructionFile = z.infer<typeof constructionFile>

const filledSupply = z.strictObject({ chests: z.array(filledChestPart).default([]) }).default({ chests: [] })

const gatheringFile = z.strictObject({
  ...common,
  scenario: z.literal('gathering'),
  supply: filledSupply,
  gathering: gatheringPart,
})

const escapeFile = z.strictObject({
  ...common,
  scenario: z.literal('escape'),
  supply: filledSupply,
  escape: escapePart,
})
export type EscapeFile = z.infer<typeof escapeFile>

/** A task as people write it (YAML or JSON). CONTRIBUTING "How do I add a task" shows one. */
export const taskFileSchema = z.discriminatedUnion(
  'scenario',
  [constructionFile, gatheringFile, escapeFile],
  {
    error: ({ code }) =>
      code === 'invalid_union' ? 'expected "construction", "gathering" or "escape"' : undefined,
  },
)
export type TaskFile = z.infer<typeof taskFileSchema>
export type FilledChest = z.infer<typeof filledChestPart>
