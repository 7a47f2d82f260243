import { z } from 'zod'
import { cellSchema } from '../core/position.ts'
import { ruleBookSchema } from '../game/rules/rule-book.ts'
import { DEFAULT_GAME_VERSION, SPOKEN_VERSIONS } from '../game/version.ts'
import { DEFAULT_AGENTS, MAX_AGENTS } from './agent-names.ts'

/** A name that is also valid as a folder name. */
const slug = z.string().regex(/^[a-z0-9][a-z0-9_-]*$/, 'expected lower-case letters, digits, - and _')

const arenaPart = z.strictObject({
  /**
   * Lowest and highest cell. The floor is one layer below, or is the highest layer of the ground if there is
   * one.
   */
  min: cellSchema,
  max: cellSchema,
  floor: z.string().default('grass_block'),
  /** Layers of ground that agents may dig, from the bottom of the box upwards. */
  ground: z.int().min(1).max(256).optional(),
  /** Biome of the flat world around the arena; plains if it is left out. */
  biome: z.string().optional(),
  /** Dimension in which the arena lies; the overworld if it is left out. */
  dimension: z.enum(['the_nether', 'the_end']).optional(),
  /** Block that closes the arena on all sides and above: a cave. */
  shell: z.string().optional(),
  /** Layers of water above the ground. */
  water: z.int().min(1).max(64).optional(),
  spawn: cellSchema,
})

/** The keys that all task files share. */
export const commonFile = {
  schema: z.literal(1, { error: 'expected schema: 1' }),
  id: slug,
  title: z.string().min(1),
  goal: z.string().min(1),
  /** The plug-in that defines the scenario, for messages if it is not loaded. */
  plugin: z.string().min(1).optional(),
  /** Game version. Heights are always those of 1.18 and later (see `atHeightOf`). */
  minecraft: z
    .enum(SPOKEN_VERSIONS, { error: `expected a version that can be played: ${SPOKEN_VERSIONS.join(', ')}` })
    .default(DEFAULT_GAME_VERSION),
  agents: z.int().min(1).max(MAX_AGENTS).default(DEFAULT_AGENTS),
  /** Not in a task with terrain. */
  arena: arenaPart.optional(),
  /** Survival terrain instead of an arena. */
  terrain: z
    .strictObject({
      seed: z
        .int()
        .min(0)
        .max(2 ** 32 - 1),
      /** The biome in which the team starts; if absent, wherever the seed begins. */
      biome: z.string().optional(),
      /** Biomes, one of which is a short walk away; the team does not start in any of them. */
      near: z.array(z.string()).min(1).max(40).optional(),
      /** The dimension in which the team starts and respawns; if absent, the overworld. */
      dimension: z.enum(['overworld', 'the_nether', 'the_end']).optional(),
      /** Villages, mines and the like are not generated. */
      structures: z.literal(false, { error: 'expected false: structures are not generated' }).default(false),
    })
    .optional(),
  /** Rules of the world that differ from the game's; the embedded world has them. */
  rules: ruleBookSchema.optional(),
  limits: z.strictObject({ seconds: z.number().positive() }).default({ seconds: 900 }),
}

/** The common part of a validated task file. */
export type TaskFileBase = CommonFile & { scenario: string; arena: z.output<typeof arenaPart> }

/** The common part of a task file as it is read: a task has an arena or terrain. */
export type CommonFile = z.output<z.ZodObject<typeof commonFile>>

/** A task file of any scenario, before defaults are filled in. */
export type AnyTaskDraft = TaskDraftBase & Record<string, unknown>

/** The common part of a task file, before defaults are filled in. */
export type TaskDraftBase = z.input<z.ZodObject<typeof commonFile>> & { scenario: string }
