import { z } from 'zod'
import { cellSchema } from '../core/position.ts'
import { DEFAULT_GAME_VERSION, GAME_VERSIONS } from './game-version.ts'

/** A name that can also be a folder. */
const slug = z.string().regex(/^[a-z0-9][a-z0-9_-]*$/, 'expected lower-case letters, digits, - and _')

/** A construction task as people write it (YAML or JSON). README "How do I add a task" shows one. */
export const taskFileSchema = z.strictObject({
  schema: z.literal(1, { error: 'expected schema: 1' }),
  id: slug,
  scenario: z.literal('construction', { error: 'expected "construction", the scenario known so far' }),
  title: z.string().min(1),
  goal: z.string().min(1),
  /** Version of the game; heights are those of 1.18 and later in any case (see atHeightOf). */
  minecraft: z
    .enum(GAME_VERSIONS, { error: `expected a version that can be played: ${GAME_VERSIONS.join(', ')}` })
    .default(DEFAULT_GAME_VERSION),
  agents: z.int().min(1).max(26).default(3),
  arena: z.strictObject({
    /** Lowest and highest cell of the free space; the floor lies one layer below. */
    min: cellSchema,
    max: cellSchema,
    floor: z.string().default('grass_block'),
    spawn: cellSchema,
  }),
  supply: z.strictObject({
    /** Chests that hold the materials, each with the side its lock is on. */
    chests: z
      .array(
        z.strictObject({
          at: cellSchema,
          facing: z.enum(['north', 'south', 'west', 'east']).default('north'),
        }),
      )
      .min(1),
    /** `stacks`: each material rounded up to full stacks, as VillagerBench does; `exact`: not one item to spare. */
    stock: z.enum(['stacks', 'exact']).default('stacks'),
  }),
  limits: z.strictObject({ seconds: z.number().positive() }).default({ seconds: 900 }),
  blueprint: z.strictObject({
    /** World cell of the blueprint's [0, 0, 0]: west, bottom, north. */
    origin: cellSchema,
    /** One character for each block that the layers use. A dot is a cell that nobody minds. */
    palette: z.record(z.string().length(1), z.string()).default({}),
    /** From the bottom up; rows run from north to south, characters from west to east. */
    layers: z.array(z.string()).default([]),
    /** Single blocks, relative to the origin. */
    blocks: z.array(z.strictObject({ block: z.string(), at: cellSchema })).default([]),
  }),
})
export type TaskFile = z.infer<typeof taskFileSchema>
