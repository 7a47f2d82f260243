import { z } from 'zod'
import { plainName } from './farm-blueprint.ts'
import { listOf } from './list-of.ts'

const place = z.tuple([z.int(), z.int(), z.int()], { error: 'expected three whole numbers' })
const positive = z.number().positive().max(1_000_000)

const entrySchema = z
  .object({
    name: plainName,
    position: place,
    command: z.string().optional(),
    /** Copies at random cells: true for one per agent, a number, or a negative number, meaning that many fewer than agents. */
    random: z.union([z.boolean(), z.int()]).optional(),
    /** Conditions and effects with the same name belong together. */
    sub_event: z.string().optional(),
    lock_key: z.string().optional(),
    /** `pulse`: on and off again within three seconds. */
    activate_mode: z.string().optional(),
  })
  .loose()
/** A block of a mechanism: name, position relative to the centre of the room, and states at the same level. */
export type AtomEntry = z.infer<typeof entrySchema>

/** One mechanism of VillagerBench's `data/escape_atom.json`, with the original's defaults. */
export const atomSchema = z
  .object({
    init: listOf(entrySchema),
    condition: listOf(entrySchema, 'has no condition'),
    effect: listOf(entrySchema, 'has no effect'),
    /** Items that agents must bring into the room, and items that they must carry out of it. */
    in: z.record(z.string(), z.int().positive().max(64)).default({}),
    out: z.record(z.string(), z.int().positive().max(64)).default({}),
    split: z.boolean().default(false),
    merge: z.boolean().default(false),
    same_room: z.boolean().default(true),
    type: z.enum(['and', 'or']).default('and'),
    min_player: z.int().positive().max(26).default(1),
    score: positive.default(1),
    wait_interval: positive.default(4),
    /** Seconds after which the effect of the mechanism is undone. */
    activate_duration: positive.default(300),
    task_description: z.string().default(''),
  })
  .loose()
export type Atom = z.infer<typeof atomSchema>

/** A cell relative to the centre of a room, or in the world. */
export type Cell = readonly [x: number, y: number, z: number]

export const sameCell = (a: Cell, b: Cell): boolean => a.every((value, i) => value === b[i])
