import { z } from 'zod';
/** Version of the journal's schema. Lines carry checksums since version 2. */
export declare const JOURNAL_SCHEMA = 2;
/** The first version whose lines carry checksums. */
export declare const SUMMED_SCHEMA = 2;
/** How an episode can end. `limit` and failures of model and world are kept apart from the team's own failure. */
export declare const outcomeSchema: z.ZodEnum<{
    agent_error: "agent_error";
    cancelled: "cancelled";
    limit: "limit";
    model_error: "model_error";
    not_judgeable: "not_judgeable";
    success: "success";
    task_failure: "task_failure";
    world_crash: "world_crash";
}>;
export type Outcome = z.infer<typeof outcomeSchema>;
declare const stopReasons: readonly [
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
'taken'];
/**
 * Every kind of event with the shape of its data. Blocks are written as the game's commands write them, e.g.
 * `oak_stairs[facing=east,half=bottom]`. Positions are blocks, times are game milliseconds.
 */
export declare const eventSchemas: {
    readonly 'gate.opened': z.ZodObject<{
        gate: z.ZodString;
        room: z.ZodString;
        by: z.ZodArray<z.ZodString>;
    }, z.core.$strip>;
    readonly 'gate.closed': z.ZodObject<{
        gate: z.ZodString;
        room: z.ZodString;
    }, z.core.$strip>;
    readonly 'room.done': z.ZodObject<{
        room: z.ZodString;
    }, z.core.$strip>;
    readonly 'agent.teleported': z.ZodObject<{
        agent: z.ZodString;
        by: z.ZodString;
        position: z.ZodObject<{
            x: z.ZodNumber;
            y: z.ZodNumber;
            z: z.ZodNumber;
        }, z.core.$strip>;
    }, z.core.$strip>;
    readonly 'plan.ready': z.ZodObject<{
        plan: z.ZodUnknown;
        provisional: z.ZodOptional<z.ZodBoolean>;
    }, z.core.$strip>;
    readonly 'plan.revised': z.ZodObject<{
        revision: z.ZodInt;
        why: z.ZodString;
        added: z.ZodArray<z.ZodObject<{
            from: z.ZodNumber;
            to: z.ZodNumber;
            anyOf: z.ZodOptional<z.ZodReadonly<z.ZodArray<z.ZodNumber>>>;
            rules: z.ZodArray<z.ZodString>;
            reason: z.ZodString;
            meaning: z.ZodOptional<z.ZodEnum<{
                held: "held";
                preferred: "preferred";
            }>>;
            standing: z.ZodOptional<z.ZodString>;
        }, z.core.$strip>>;
        removed: z.ZodArray<z.ZodObject<{
            from: z.ZodNumber;
            to: z.ZodNumber;
        }, z.core.$strip>>;
        restated: z.ZodArray<z.ZodObject<{
            from: z.ZodNumber;
            to: z.ZodNumber;
            anyOf: z.ZodOptional<z.ZodReadonly<z.ZodArray<z.ZodNumber>>>;
            rules: z.ZodArray<z.ZodString>;
            reason: z.ZodString;
            meaning: z.ZodOptional<z.ZodEnum<{
                held: "held";
                preferred: "preferred";
            }>>;
            standing: z.ZodOptional<z.ZodString>;
        }, z.core.$strip>>;
        subtasks: z.ZodArray<z.ZodUnknown>;
        isFinal: z.ZodBoolean;
        abandoned: z.ZodOptional<z.ZodInt>;
        error: z.ZodOptional<z.ZodObject<{
            code: z.ZodString;
            message: z.ZodString;
        }, z.core.$strip>>;
        plan: z.ZodOptional<z.ZodUnknown>;
    }, z.core.$strip>;
    readonly 'slot.opened': z.ZodObject<{
        agent: z.ZodString;
        act: z.ZodString;
        observe: z.ZodArray<z.ZodString>;
    }, z.core.$strip>;
    readonly 'keys.changed': z.ZodObject<{
        agent: z.ZodString;
        buttons: z.ZodArray<z.ZodString>;
        camera: z.ZodObject<{
            pitch: z.ZodNumber;
            yaw: z.ZodNumber;
        }, z.core.$strip>;
    }, z.core.$strip>;
    readonly 'slot.finished': z.ZodObject<{
        agent: z.ZodString;
        how: z.ZodEnum<{
            terminated: "terminated";
            truncated: "truncated";
        }>;
        reason: z.ZodString;
        steps: z.ZodNumber;
        reward: z.ZodNumber;
    }, z.core.$strip>;
    readonly 'tidying.started': z.ZodObject<{
        agent: z.ZodString;
        cells: z.ZodArray<z.ZodObject<{
            x: z.ZodNumber;
            y: z.ZodNumber;
            z: z.ZodNumber;
        }, z.core.$strip>>;
    }, z.core.$strip>;
    readonly 'tidying.finished': z.ZodObject<{
        agent: z.ZodString;
        startedAt: z.ZodNumber;
        removed: z.ZodInt;
        left: z.ZodInt;
    }, z.core.$strip>;
    readonly 'work.ended': z.ZodObject<{
        scaffold: z.ZodInt;
    }, z.core.$strip>;
    readonly 'scaffold.left': z.ZodObject<{
        cells: z.ZodArray<z.ZodObject<{
            x: z.ZodNumber;
            y: z.ZodNumber;
            z: z.ZodNumber;
        }, z.core.$strip>>;
    }, z.core.$strip>;
    /** First line: everything needed to score the rest. */
    readonly 'run.started': z.ZodObject<{
        schema: z.ZodUnion<readonly [z.ZodLiteral<1>, z.ZodLiteral<2>]>;
        task: z.ZodUnknown;
        agents: z.ZodArray<z.ZodString>;
        options: z.ZodObject<{
            seed: z.ZodNumber;
            clock: z.ZodEnum<{
                fast: "fast";
                realtime: "realtime";
            }>;
            server: z.ZodString;
            planner: z.ZodString;
            model: z.ZodString;
            assignment: z.ZodString;
            latency: z.ZodOptional<z.ZodString>;
            timeLimits: z.ZodOptional<z.ZodEnum<{
                task: "task";
                villager: "villager";
            }>>;
            repair: z.ZodOptional<z.ZodBoolean>;
        }, z.core.$strip>;
        plugins: z.ZodOptional<z.ZodArray<z.ZodObject<{
            name: z.ZodString;
            version: z.ZodNullable<z.ZodString>;
            hash: z.ZodString;
        }, z.core.$strip>>>;
    }, z.core.$strip>;
    /** The arena is ready; lists the cells of the blueprint that already hold a block. */
    readonly 'arena.prepared': z.ZodObject<{
        blocks: z.ZodArray<z.ZodObject<{
            position: z.ZodObject<{
                x: z.ZodNumber;
                y: z.ZodNumber;
                z: z.ZodNumber;
            }, z.core.$strip>;
            block: z.ZodString;
        }, z.core.$strip>>;
        containers: z.ZodArray<z.ZodObject<{
            position: z.ZodObject<{
                x: z.ZodNumber;
                y: z.ZodNumber;
                z: z.ZodNumber;
            }, z.core.$strip>;
            items: z.ZodArray<z.ZodObject<{
                item: z.ZodString;
                count: z.ZodNumber;
            }, z.core.$strip>>;
        }, z.core.$strip>>;
    }, z.core.$strip>;
    /** The start position on the terrain, and distances from there (blocks; null: beyond the search range). */
    readonly 'spawn.found': z.ZodObject<{
        seed: z.ZodNumber;
        position: z.ZodObject<{
            x: z.ZodNumber;
            y: z.ZodNumber;
            z: z.ZodNumber;
        }, z.core.$strip>;
        biome: z.ZodString;
        distances: z.ZodRecord<z.ZodString, z.ZodNullable<z.ZodNumber>>;
    }, z.core.$strip>;
    readonly 'agent.joined': z.ZodObject<{
        agent: z.ZodString;
        position: z.ZodObject<{
            x: z.ZodNumber;
            y: z.ZodNumber;
            z: z.ZodNumber;
        }, z.core.$strip>;
    }, z.core.$strip>;
    readonly 'agent.left': z.ZodObject<{
        agent: z.ZodString;
        reason: z.ZodString;
    }, z.core.$strip>;
    /**
     * The cause of an agent's death, in the game's words: "was slain by Zombie". Missing in older journals, and if the server
     * does not report it.
     */
    readonly 'agent.died': z.ZodObject<{
        agent: z.ZodString;
        position: z.ZodObject<{
            x: z.ZodNumber;
            y: z.ZodNumber;
            z: z.ZodNumber;
        }, z.core.$strip>;
        cause: z.ZodString;
    }, z.core.$strip>;
    /** Distance that an agent has walked since the last such event (blocks); only if the world has to be explored. */
    readonly 'agent.walked': z.ZodObject<{
        agent: z.ZodString;
        blocks: z.ZodNumber;
    }, z.core.$strip>;
    /** The run is recorded from here on, in this file next to the journal; see `recording/`. */
    readonly 'recording.started': z.ZodObject<{
        schema: z.ZodNumber;
        file: z.ZodString;
    }, z.core.$strip>;
    /** The planner begins; absent in older journals. */
    readonly 'plan.started': z.ZodObject<{
        planner: z.ZodString;
    }, z.core.$strip>;
    /** A call to the language model has ended. */
    readonly 'model.replied': z.ZodObject<{
        promptHash: z.ZodOptional<z.ZodString>;
        askedAt: z.ZodOptional<z.ZodNumber>;
        latencyMs: z.ZodOptional<z.ZodNumber>;
        kind: z.ZodString;
        agent: z.ZodOptional<z.ZodString>;
        model: z.ZodString;
        attempts: z.ZodNumber;
        reply: z.ZodUnknown;
        usage: z.ZodObject<{
            inputTokens: z.ZodNumber;
            outputTokens: z.ZodNumber;
        }, z.core.$strip>;
    }, z.core.$strip>;
    /** A call to the language model has ended without a usable reply. */
    readonly 'model.failed': z.ZodObject<{
        promptHash: z.ZodOptional<z.ZodString>;
        askedAt: z.ZodOptional<z.ZodNumber>;
        latencyMs: z.ZodOptional<z.ZodNumber>;
        kind: z.ZodString;
        agent: z.ZodOptional<z.ZodString>;
        model: z.ZodString;
        code: z.ZodString;
        message: z.ZodString;
        attempts: z.ZodNumber;
        usage: z.ZodObject<{
            inputTokens: z.ZodNumber;
            outputTokens: z.ZodNumber;
        }, z.core.$strip>;
    }, z.core.$strip>;
    /**
     * A call to the language model was abandoned before its reply took effect, because the caller or the run had ended. It counts
     * as a call. Journals of version 0.9 and before do not have these events.
     */
    readonly 'model.abandoned': z.ZodObject<{
        promptHash: z.ZodOptional<z.ZodString>;
        askedAt: z.ZodOptional<z.ZodNumber>;
        latencyMs: z.ZodOptional<z.ZodNumber>;
        kind: z.ZodString;
        agent: z.ZodOptional<z.ZodString>;
        model: z.ZodString;
        outcome: z.ZodOptional<z.ZodUnion<readonly [z.ZodObject<{
            attempts: z.ZodNumber;
            usage: z.ZodObject<{
                inputTokens: z.ZodNumber;
                outputTokens: z.ZodNumber;
            }, z.core.$strip>;
            reply: z.ZodUnknown;
        }, z.core.$strip>, z.ZodObject<{
            attempts: z.ZodNumber;
            usage: z.ZodObject<{
                inputTokens: z.ZodNumber;
                outputTokens: z.ZodNumber;
            }, z.core.$strip>;
            code: z.ZodString;
            message: z.ZodString;
        }, z.core.$strip>]>>;
    }, z.core.$strip>;
    readonly 'path.assigned': z.ZodObject<{
        agent: z.ZodString;
        path: z.ZodArray<z.ZodNumber>;
        strategy: z.ZodString;
        busyRate: z.ZodNumber;
        candidates: z.ZodNumber;
    }, z.core.$strip>;
    /**
     * The team has changed its graph: a missing dependency that a refused action revealed, a subtask that makes room, or a new plan
     * for the remaining work.
     */
    readonly 'plan.repaired': z.ZodObject<{
        kind: z.ZodEnum<{
            clearing: "clearing";
            dependency: "dependency";
            replanned: "replanned";
        }>;
        dependencies: z.ZodArray<z.ZodObject<{
            from: z.ZodNumber;
            to: z.ZodNumber;
            anyOf: z.ZodOptional<z.ZodReadonly<z.ZodArray<z.ZodNumber>>>;
            rules: z.ZodArray<z.ZodString>;
            reason: z.ZodString;
        }, z.core.$strip>>;
        removed: z.ZodOptional<z.ZodArray<z.ZodObject<{
            from: z.ZodNumber;
            to: z.ZodNumber;
        }, z.core.$strip>>>;
        subtasks: z.ZodArray<z.ZodUnknown>;
        evidence: z.ZodObject<{
            subtask: z.ZodOptional<z.ZodNumber>;
            agent: z.ZodOptional<z.ZodString>;
            action: z.ZodOptional<z.ZodObject<{
                name: z.ZodString;
                args: z.ZodRecord<z.ZodString, z.ZodUnknown>;
            }, z.core.$strip>>;
            reason: z.ZodString;
            detail: z.ZodString;
        }, z.core.$strip>;
    }, z.core.$strip>;
    /** There has been no progress for a while; names the team's countermeasure. */
    readonly 'team.stalled': z.ZodObject<{
        seconds: z.ZodNumber;
        measure: z.ZodEnum<{
            give_up: "give_up";
            move_away: "move_away";
            rejoin: "rejoin";
            requeue: "requeue";
        }>;
        agents: z.ZodArray<z.ZodString>;
        reason: z.ZodString;
    }, z.core.$strip>;
    /** An agent was asked to step aside, and whether that worked. */
    readonly 'agent.stepped_aside': z.ZodObject<{
        agent: z.ZodString;
        for: z.ZodString;
        reason: z.ZodString;
    }, z.core.$strip>;
    readonly 'subtask.started': z.ZodObject<{
        agent: z.ZodString;
        subtask: z.ZodNumber;
        attempt: z.ZodNumber;
        without: z.ZodOptional<z.ZodReadonly<z.ZodArray<z.ZodNumber>>>;
        early: z.ZodOptional<z.ZodBoolean>;
    }, z.core.$strip>;
    readonly 'subtask.finished': z.ZodObject<{
        agent: z.ZodString;
        subtask: z.ZodNumber;
        attempt: z.ZodNumber;
        steps: z.ZodNumber;
        verified: z.ZodBoolean;
        reflection: z.ZodObject<{
            status: z.ZodBoolean;
            reasoning: z.ZodString;
            summary: z.ZodString;
        }, z.core.$strip>;
        done: z.ZodBoolean;
        stop: z.ZodOptional<z.ZodEnum<{
            no_reply: "no_reply";
            own_choice: "own_choice";
            refusals: "refusals";
            same_refusal: "same_refusal";
            steps: "steps";
            taken: "taken";
            time: "time";
            too_early: "too_early";
            unable: "unable";
        }>>;
    }, z.core.$strip>;
    readonly 'action.finished': z.ZodObject<{
        agent: z.ZodString;
        subtask: z.ZodOptional<z.ZodNumber>;
        startedAt: z.ZodNumber;
        thought: z.ZodString;
        action: z.ZodObject<{
            name: z.ZodString;
            args: z.ZodRecord<z.ZodString, z.ZodUnknown>;
        }, z.core.$strip>;
        result: z.ZodDiscriminatedUnion<[z.ZodObject<{
            ok: z.ZodLiteral<true>;
            data: z.ZodUnknown;
        }, z.core.$strip>, z.ZodObject<{
            ok: z.ZodLiteral<false>;
            reason: z.ZodString;
            detail: z.ZodUnknown;
            blockers: z.ZodOptional<z.ZodReadonly<z.ZodArray<z.ZodString>>>;
            blockedAt: z.ZodOptional<z.ZodObject<{
                x: z.ZodNumber;
                y: z.ZodNumber;
                z: z.ZodNumber;
            }, z.core.$strip>>;
            missing: z.ZodOptional<z.ZodReadonly<z.ZodArray<z.ZodObject<{
                item: z.ZodString;
                count: z.ZodNumber;
            }, z.core.$strip>>>>;
            recipe: z.ZodOptional<z.ZodReadonly<z.ZodArray<z.ZodObject<{
                item: z.ZodString;
                count: z.ZodNumber;
            }, z.core.$strip>>>>;
            occupiedBy: z.ZodOptional<z.ZodString>;
            station: z.ZodOptional<z.ZodReadonly<z.ZodArray<z.ZodString>>>;
            goTo: z.ZodOptional<z.ZodObject<{
                x: z.ZodNumber;
                y: z.ZodNumber;
                z: z.ZodNumber;
            }, z.core.$strip>>;
            barriers: z.ZodOptional<z.ZodReadonly<z.ZodArray<z.ZodObject<{
                x: z.ZodNumber;
                y: z.ZodNumber;
                z: z.ZodNumber;
            }, z.core.$strip>>>>;
            distance: z.ZodOptional<z.ZodNumber>;
            arguments: z.ZodOptional<z.ZodReadonly<z.ZodArray<z.ZodString>>>;
        }, z.core.$strip>], "ok">;
    }, z.core.$strip>;
    /** A cell of the arena changed. */
    readonly 'block.changed': z.ZodObject<{
        position: z.ZodObject<{
            x: z.ZodNumber;
            y: z.ZodNumber;
            z: z.ZodNumber;
        }, z.core.$strip>;
        from: z.ZodString;
        to: z.ZodString;
    }, z.core.$strip>;
    /** The items that an agent carries now; only in tasks that score them. */
    readonly 'items.changed': z.ZodObject<{
        agent: z.ZodString;
        items: z.ZodArray<z.ZodObject<{
            item: z.ZodString;
            count: z.ZodNumber;
        }, z.core.$strip>>;
    }, z.core.$strip>;
    /** Current contents of a container; only in tasks that score it. For a double chest, only the half in this cell. */
    readonly 'container.changed': z.ZodObject<{
        position: z.ZodObject<{
            x: z.ZodNumber;
            y: z.ZodNumber;
            z: z.ZodNumber;
        }, z.core.$strip>;
        items: z.ZodArray<z.ZodObject<{
            item: z.ZodString;
            count: z.ZodNumber;
        }, z.core.$strip>>;
    }, z.core.$strip>;
    /** The set-up commands of an open task were run for its agents, with the server's replies. */
    readonly 'setup.done': z.ZodObject<{
        commands: z.ZodArray<z.ZodObject<{
            agent: z.ZodString;
            command: z.ZodString;
            ok: z.ZodBoolean;
            message: z.ZodString;
        }, z.core.$strip>>;
    }, z.core.$strip>;
    /** Game counters that have increased, counted since the set-up; only in tasks that score them. */
    readonly 'statistics.changed': z.ZodObject<{
        agent: z.ZodString;
        counters: z.ZodArray<z.ZodObject<{
            category: z.ZodString;
            name: z.ZodString;
            value: z.ZodNumber;
        }, z.core.$strip>>;
    }, z.core.$strip>;
    /** An agent's place, and required things nearby; only in tasks that need it. */
    readonly 'place.changed': z.ZodObject<{
        agent: z.ZodString;
        position: z.ZodObject<{
            x: z.ZodNumber;
            y: z.ZodNumber;
            z: z.ZodNumber;
        }, z.core.$strip>;
        biome: z.ZodOptional<z.ZodString>;
        light: z.ZodOptional<z.ZodNumber>;
        near: z.ZodArray<z.ZodString>;
        surroundings: z.ZodOptional<z.ZodObject<{
            dimension: z.ZodEnum<{
                overworld: "overworld";
                the_end: "the_end";
                the_nether: "the_nether";
            }>;
            skyLight: z.ZodNumber;
            roof: z.ZodOptional<z.ZodString>;
            feet: z.ZodOptional<z.ZodString>;
            head: z.ZodOptional<z.ZodString>;
            isDry: z.ZodOptional<z.ZodBoolean>;
        }, z.core.$strip>>;
        sighted: z.ZodOptional<z.ZodArray<z.ZodString>>;
        inSightAtStart: z.ZodOptional<z.ZodArray<z.ZodString>>;
    }, z.core.$strip>;
    /** What an agent holds in its main hand, null for nothing; only in tasks with conditions on it. */
    readonly 'hand.changed': z.ZodObject<{
        agent: z.ZodString;
        item: z.ZodNullable<z.ZodString>;
    }, z.core.$strip>;
    /** The object at the centre of an agent's view, `sky` or `nothing`, and for how long (s); only in tasks that need it. */
    readonly 'view.changed': z.ZodObject<{
        agent: z.ZodString;
        sees: z.ZodString;
        seconds: z.ZodInt;
    }, z.core.$strip>;
    /** Time of day (ticks since six in the morning) and weather; only in tasks with conditions on them. */
    readonly 'sky.changed': z.ZodObject<{
        time: z.ZodNumber;
        weather: z.ZodEnum<{
            clear: "clear";
            rain: "rain";
            thunder: "thunder";
        }>;
    }, z.core.$strip>;
    readonly 'episode.finished': z.ZodObject<{
        outcome: z.ZodEnum<{
            agent_error: "agent_error";
            cancelled: "cancelled";
            limit: "limit";
            model_error: "model_error";
            not_judgeable: "not_judgeable";
            success: "success";
            task_failure: "task_failure";
            world_crash: "world_crash";
        }>;
        reason: z.ZodString;
    }, z.core.$strip>;
};
/** Why an agent stops acting on a subtask. */
export type StopReason = (typeof stopReasons)[number];
export type EventType = keyof typeof eventSchemas;
export type EventData<T extends EventType> = z.infer<(typeof eventSchemas)[T]>;
/** An event as it happens: `t` is game milliseconds since the episode began. */
export type GameEvent = {
    [T in EventType]: {
        t: number;
        type: T;
        data: EventData<T>;
    };
}[EventType];
/** An event in the journal: `seq` counts from 0, `wall` is the time of writing in milliseconds since 1970. */
export type JournalEvent = GameEvent & {
    seq: number;
    wall: number;
};
/** The events of one kind, in order. */
export declare function eventsOf<E extends GameEvent, T extends EventType>(events: readonly E[], type: T): Extract<E, {
    type: T;
}>[];
/** Receives the events of an episode. */
export interface EventSink {
    emit<T extends EventType>(type: T, data: EventData<T>): void;
}
/** Forwards the events of an episode as they happen. */
export interface EventSource {
    /** Adds a listener for all further events. */
    watch(listener: (event: GameEvent) => void): void;
}
export {};
