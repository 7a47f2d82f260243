import { z } from 'zod'
import { escapeEvents } from './escape-events.ts'
import { planEvents } from './plan-events.ts'
import { slotEvents } from './slot-events.ts'
import { tidyingEvents } from './tidying-events.ts'

/** Version of the journal's schema. Lines carry checksums since version 2. */
export const JOURNAL_SCHEMA = 2
/** The first version whose lines carry checksums. */
export const SUMMED_SCHEMA = 2

const position = z.object({ x: z.number(), y: z.number(), z: z.number() })

/** How an episode can end. `limit` and failures of model and world are kept apart from the team's own failure. */
export const outcomeSchema = z.enum([
  'success',
  'task_failure',
  /** The team has finished, and no rule can decide whether the goal was reached: people or a judge have to look at the run. */
  'not_judgeable',
  'limit',
  'agent_error',
  'model_error',
  'world_crash',
  'cancelled',
])
export type Outcome = z.infer<typeof outcomeSchema>

const actionCall = z.object({ name: z.string(), args: z.record(z.string(), z.unknown()) })

const itemCount = z.object({ item: z.string(), count: z.number() })

const actionResult = z.discriminatedUnion('ok', [
  z.object({ ok: z.literal(true), data: z.unknown() }),
  z.object({
    ok: z.literal(false),
    reason: z.string(),
    detail: z.unknown(),
    /** The content of `detail` in machine-readable form; missing in older journals. */
    blockers: z.array(z.string()).readonly().optional(),
    blockedAt: position.optional(),
    missing: z.array(itemCount).readonly().optional(),
    recipe: z.array(itemCount).readonly().optional(),
    occupiedBy: z.string().optional(),
    station: z.array(z.string()).readonly().optional(),
    goTo: position.optional(),
    barriers: z.array(position).readonly().optional(),
    distance: z.number().optional(),
    arguments: z.array(z.string()).readonly().optional(),
  }),
])

const stopReasons = [
  /** The agent thinks that it is done, or that it cannot do more. */
  'own_choice',
  /** Repeated identical refusals: the same call for the same reason. */
  'same_refusal',
  /** Too many consecutive refusals. */
  'refusals',
  /** Repeated refusals before the subtask's turn: its prerequisites in the plan are not done. */
  'too_early',
  /** It has used up its allotted steps. */
  'steps',
  /** It has used up its allotted time. */
  'time',
  /** Its model gave no usable reply, despite repeated requests. */
  'no_reply',
  /** It left, or was stopped during an action. */
  'unable',
  /** The subtask was taken from it. */
  'taken',
] as const

const usage = z.object({ inputTokens: z.number(), outputTokens: z.number() })

/** The question that the model was asked. */
const prompt = {
  /** Hash of the messages; absent if the answer came from the facts without a prompt (the expert). */
  promptHash: z.string().optional(),
}

/** Duration of a model call. */
const duration = {
  /** Game time at which the call was made; the event's own time is when its effect came. Absent in older journals. */
  askedAt: z.number().optional(),
  /** Wall time that the model took (ms); absent if it was not measured. */
  latencyMs: z.number().optional(),
}

/**
 * Every kind of event with the shape of its data. Blocks are written as the game's commands write them, e.g.
 * `oak_stairs[facing=east,half=bottom]`. Positions are blocks, times are game milliseconds.
 */
export const eventSchemas = {
  /** First line: everything needed to score the rest. */
  'run.started': z.object({
    schema: z.union([z.literal(1), z.literal(JOURNAL_SCHEMA)]),
    task: z.unknown(),
    agents: z.array(z.string()),
    options: z.object({
      seed: z.number(),
      clock: z.enum(['fast', 'realtime']),
      server: z.string(),
      planner: z.string(),
      model: z.string(),
      assignment: z.string(),
      /** Game time that a model call takes, as given to `--latency`; absent in older journals. */
      latency: z.string().optional(),
      /** The time limits that apply: the task file's, or VillagerBench's. */
      timeLimits: z.enum(['task', 'villager']).optional(),
      /** false: the team may neither repair its graph nor replan. */
      repair: z.boolean().optional(),
    }),
    /** Plug-ins of the episode; absent if there are none. */
    plugins: z
      .array(z.object({ name: z.string(), version: z.string().nullable(), hash: z.string() }))
      .optional(),
  }),
  /** The arena is ready; lists the cells of the blueprint that already hold a block. */
  'arena.prepared': z.object({
    blocks: z.array(z.object({ position, block: z.string() })),
    containers: z.array(z.object({ position, items: z.array(itemCount) })),
  }),
  /** The start position on the terrain, and distances from there (blocks; null: beyond the search range). */
  'spawn.found': z.object({
    /** The seed of the terrain; with a requested biome it may differ from the task's. */
    seed: z.number(),
    position,
    biome: z.string(),
    distances: z.record(z.string(), z.number().nullable()),
  }),
  'agent.joined': z.object({ agent: z.string(), position }),
  'agent.left': z.object({ agent: z.string(), reason: z.string() }),
  /**
   * The cause of an agent's death, in the game's words: "was slain by Zombie". Missing in older journals, and if the server
   * does not report it.
   */
  'agent.died': z.object({ agent: z.string(), position, cause: z.string() }),
  /** Distance that an agent has walked since the last such event (blocks); only if the world has to be explored. */
  'agent.walked': z.object({ agent: z.string(), blocks: z.number() }),
  /** The run is recorded from here on, in this file next to the journal; see `recording/`. */
  'recording.started': z.object({ schema: z.number(), file: z.string() }),
  /** The planner begins; absent in older journals. */
  'plan.started': z.object({ planner: z.string() }),
  ...planEvents,
  /** A call to the language model has ended. */
  'model.replied': z.object({
    kind: z.string(),
    agent: z.string().optional(),
    model: z.string(),
    attempts: z.number(),
    ...prompt,
    reply: z.unknown(),
    usage,
    ...duration,
  }),
  /** A call to the language model has ended without a usable reply. */
  'model.failed': z.object({
    kind: z.string(),
    agent: z.string().optional(),
    model: z.string(),
    /** The cause: a `ModelErrorCode` of `core/errors.ts`, or the code of a `LimitError`. */
    code: z.string(),
    message: z.string(),
    attempts: z.number(),
    ...prompt,
    usage,
    ...duration,
  }),
  /**
   * A call to the language model was abandoned before its reply took effect, because the caller or the run had ended. It counts
   * as a call. Journals of version 0.9 and before do not have these events.
   */
  'model.abandoned': z.object({
    kind: z.string(),
    agent: z.string().optional(),
    model: z.string(),
    ...prompt,
    /** How the call would have ended, if that was already known. */
    outcome: z
      .union([
        z.object({ attempts: z.number(), usage, reply: z.unknown() }),
        z.object({ attempts: z.number(), usage, code: z.string(), message: z.string() }),
      ])
      .optional(),
    ...duration,
  }),
  'path.assigned': z.object({
    agent: z.string(),
    path: z.array(z.number()),
    strategy: z.string(),
    busyRate: z.number(),
    candidates: z.number(),
  }),
  /**
   * The team has changed its graph: a missing dependency that a refused action revealed, a subtask that makes room, or a new plan
   * for the remaining work.
   */
  'plan.repaired': z.object({
    kind: z.enum(['dependency', 'clearing', 'replanned']),
    dependencies: z.array(
      z.object({
        from: z.number(),
        to: z.number(),
        anyOf: z.array(z.number()).readonly().optional(),
        rules: z.array(z.string()),
        reason: z.string(),
      }),
    ),
    /** Dependencies that turned out wrong and are gone; older journals have none. */
    removed: z.array(z.object({ from: z.number(), to: z.number() })).optional(),
    /** New subtasks. */
    subtasks: z.array(z.unknown()),
    /** The evidence that the plan was wrong. */
    evidence: z.object({
      subtask: z.number().optional(),
      agent: z.string().optional(),
      action: actionCall.optional(),
      reason: z.string(),
      detail: z.string(),
    }),
  }),
  /** There has been no progress for a while; names the team's countermeasure. */
  'team.stalled': z.object({
    seconds: z.number(),
    measure: z.enum(['requeue', 'move_away', 'rejoin', 'give_up']),
    agents: z.array(z.string()),
    reason: z.string(),
  }),
  /** An agent was asked to step aside, and whether that worked. */
  'agent.stepped_aside': z.object({ agent: z.string(), for: z.string(), reason: z.string() }),
  'subtask.started': z.object({
    agent: z.string(),
    subtask: z.number(),
    attempt: z.number(),
    /** Prerequisites that were given up: the subtask is tried once without them. */
    without: z.array(z.number()).readonly().optional(),
    /** true: it is tried early, because an incoming edge is only preferred. A failure does not count. */
    early: z.boolean().optional(),
  }),
  'subtask.finished': z.object({
    agent: z.string(),
    subtask: z.number(),
    attempt: z.number(),
    steps: z.number(),
    /** The state of the world according to the Judger. */
    verified: z.boolean(),
    /** The agent's beliefs. */
    reflection: z.object({ status: z.boolean(), reasoning: z.string(), summary: z.string() }),
    done: z.boolean(),
    /** Why the agent stopped acting; absent in older journals. */
    stop: z.enum(stopReasons).optional(),
  }),
  'action.finished': z.object({
    agent: z.string(),
    subtask: z.number().optional(),
    startedAt: z.number(),
    thought: z.string(),
    action: actionCall,
    result: actionResult,
  }),
  ...slotEvents,
  ...tidyingEvents,
  /** A cell of the arena changed. */
  'block.changed': z.object({ position, from: z.string(), to: z.string() }),
  /** The items that an agent carries now; only in tasks that score them. */
  'items.changed': z.object({
    agent: z.string(),
    items: z.array(itemCount),
  }),
  /** Current contents of a container; only in tasks that score it. For a double chest, only the half in this cell. */
  'container.changed': z.object({ position, items: z.array(itemCount) }),
  /** The set-up commands of an open task were run for its agents, with the server's replies. */
  'setup.done': z.object({
    commands: z.array(
      z.object({ agent: z.string(), command: z.string(), ok: z.boolean(), message: z.string() }),
    ),
  }),
  /** Game counters that have increased, counted since the set-up; only in tasks that score them. */
  'statistics.changed': z.object({
    agent: z.string(),
    counters: z.array(z.object({ category: z.string(), name: z.string(), value: z.number() })),
  }),
  /** An agent's place, and required things nearby; only in tasks that need it. */
  'place.changed': z.object({
    agent: z.string(),
    position,
    biome: z.string().optional(),
    /** Block light at the feet, 0..15. */
    light: z.number().optional(),
    near: z.array(z.string()),
    /** Surroundings and sky above the agent; only in tasks with conditions on them. */
    surroundings: z
      .object({
        dimension: z.enum(['overworld', 'the_nether', 'the_end']),
        /** Sky light at the feet at noon, 0..15. */
        skyLight: z.number(),
        /** First block above the head other than air. */
        roof: z.string().optional(),
        /** Blocks in which feet and head are. */
        feet: z.string().optional(),
        head: z.string().optional(),
        /** No rain or snow falls in the biome. */
        isDry: z.boolean().optional(),
      })
      .optional(),
    /** Required blocks and mobs in its picture that no agent could see at the start. */
    sighted: z.array(z.string()).optional(),
    /** At the start: the required blocks and mobs in its picture. Finding them later does not count. */
    inSightAtStart: z.array(z.string()).optional(),
  }),
  /** The item in an agent's main hand, null for nothing; only in tasks with conditions on it. */
  'hand.changed': z.object({ agent: z.string(), item: z.string().nullable() }),
  /** The object at the centre of an agent's view, `sky` or `nothing`, and for how long (s); only in tasks that need it. */
  'view.changed': z.object({ agent: z.string(), sees: z.string(), seconds: z.int().nonnegative() }),
  /** Time of day (ticks since six in the morning) and weather; only in tasks with conditions on them. */
  'sky.changed': z.object({ time: z.number(), weather: z.enum(['clear', 'rain', 'thunder']) }),
  ...escapeEvents,
  'episode.finished': z.object({ outcome: outcomeSchema, reason: z.string() }),
} as const

/** Why an agent stops acting on a subtask. */
export type StopReason = (typeof stopReasons)[number]

export type EventType = keyof typeof eventSchemas
export type EventData<T extends EventType> = z.infer<(typeof eventSchemas)[T]>

/** An event as it happens: `t` is game milliseconds since the episode began. */
export type GameEvent = { [T in EventType]: { t: number; type: T; data: EventData<T> } }[EventType]

/** An event in the journal: `seq` counts from 0, `wall` is the time of writing in milliseconds since 1970. */
export type JournalEvent = GameEvent & { seq: number; wall: number }

/** The events of one kind, in order. */
export function eventsOf<E extends GameEvent, T extends EventType>(
  events: readonly E[],
  type: T,
): Extract<E, { type: T }>[] {
  return events.filter((event): event is Extract<E, { type: T }> => event.type === type)
}

/** Receives the events of an episode. */
export interface EventSink {
  emit<T extends EventType>(type: T, data: EventData<T>): void
}

/** Forwards the events of an episode as they happen. */
export interface EventSource {
  /** Adds a listener for all further events. */
  watch(listener: (event: GameEvent) => void): void
}
