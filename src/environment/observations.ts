import { z } from 'zod'
import { frameSchema } from './frames/frame-spec.ts'

const position = z.object({ x: z.number(), y: z.number(), z: z.number() })
const itemCount = z.object({ item: z.string(), count: z.number() })
const stack = z.object({ slot: z.int(), item: z.string(), count: z.int() })

/** Observation of an agent that plays by keys, in addition to pictures: its body, the crosshair and the open screen. */
export const keysObservationSchema = z.object({
  /** Ticks since the slot began. */
  tick: z.int(),
  self: z.object({
    position,
    /** Degrees as the game shows them: yaw 0 is south and increases towards the west, pitch is positive downwards. */
    yaw: z.number(),
    pitch: z.number(),
    health: z.number(),
    food: z.number(),
    /** Levels of experience. */
    level: z.number(),
    /** Chosen hotbar slot, 0–8. */
    selected: z.int(),
    held: z.string().nullable(),
    /** The item being eaten, drawn or raised. */
    using: z.string().nullable(),
  }),
  inventory: z.array(stack),
  /** The target of the crosshair, within reach. */
  crosshair: z
    .object({
      block: z.string().optional(),
      entity: z.string().optional(),
      distance: z.number(),
      face: z.int().optional(),
    })
    .nullable(),
  /** Progress of digging the block under the crosshair, 0–1. */
  digging: z.number().nullable(),
  /** The open screen. Slot positions are their centres in the 640 × 360 picture. */
  screen: z
    .object({
      kind: z.string(),
      cursor: z.object({ x: z.number(), y: z.number() }),
      carried: z.object({ item: z.string(), count: z.int() }).nullable(),
      slots: z.array(stack.extend({ x: z.number(), y: z.number() })),
      /** The screen's own properties by index: progress, costs, the chosen offer. */
      gauges: z.record(z.string(), z.number()),
    })
    .nullable(),
})
export type KeysObservation = z.infer<typeof keysObservationSchema>

/** Observation of one of our own agents: the facts for its prompts, and the text that a prompt would hold. */
export const semanticObservationSchema = z.object({
  agent: z.string(),
  position,
  health: z.number(),
  food: z.number(),
  held: z.string().nullable(),
  inventory: z.array(itemCount),
  containers: z.array(z.object({ position, kind: z.string() })),
  others: z.array(z.object({ name: z.string(), position })),
  /** Kinds of blocks and creatures around, each with its nearest places. */
  seen: z.array(z.object({ name: z.string(), count: z.number(), nearest: z.array(position) })),
  /** Blocks within a distance of six that touch air, nearest first, at most 64. */
  blocks: z.array(z.object({ name: z.string(), position, inSight: z.boolean() })),
  /** Players, mobs and items within 32 blocks, nearest first, at most 32. */
  entities: z.array(
    z.object({ id: z.int(), kind: z.string(), name: z.string(), position, inSight: z.boolean() }),
  ),
  /** Events since the agent's last observation, oldest first, at most 64. */
  events: z.array(
    z.discriminatedUnion('type', [
      z.object({ type: z.literal('health'), from: z.number(), to: z.number() }),
      z.object({ type: z.literal('items'), item: z.string(), change: z.int() }),
      z.object({ type: z.literal('block'), position, from: z.string(), to: z.string() }),
      z.object({ type: z.literal('died'), kind: z.string(), position }),
      z.object({ type: z.literal('message'), text: z.string() }),
    ]),
  ),
  /** The last action of this slot and its result. */
  lastAction: z
    .object({ name: z.string(), ok: z.boolean(), reason: z.string().nullable(), detail: z.unknown() })
    .nullable(),
  text: z.string(),
})
export type SemanticObservation = z.infer<typeof semanticObservationSchema>

/** A slot's observation: the parts that its specification names. */
export const observationSchema = z.object({
  keys: keysObservationSchema.optional(),
  semantic: semanticObservationSchema.optional(),
  /** The agent's view; only if the slot asks for frames. */
  frame: frameSchema.optional(),
})
export type SlotObservation = z.infer<typeof observationSchema>

/** The result of a slot's last decision. */
export const slotStepSchema = z.object({
  observation: observationSchema,
  /** Reward of the last decision: MineStudio's rewards if the task has them, otherwise the completed share of the task. */
  reward: z.number(),
  /** The slot ended in the game: the task is done or the agent died. */
  terminated: z.boolean(),
  /** The slot ended because of a limit on steps, time or idleness. */
  truncated: z.boolean(),
  info: z.object({
    agent: z.string(),
    /** Decisions so far. */
    step: z.int(),
    /** Game time (ms). */
    gameMs: z.number(),
    /** Rewards so far. */
    totalReward: z.number(),
    progress: z.object({ done: z.number(), of: z.number(), what: z.string() }),
    /** Why the last action was not carried out as sent; nothing was pressed then. */
    malformed: z.string().nullable(),
    /** Why the slot is over. */
    ending: z.string().nullable(),
  }),
})
export type SlotStep = z.infer<typeof slotStepSchema>

/** An action of an agent that plays with our agents' actions; null waits for a second. */
export const semanticActionSchema = z.object({
  thought: z.string().max(2000).optional(),
  action: z.object({ name: z.string().max(100), args: z.record(z.string(), z.unknown()) }).nullable(),
})
