import { z } from 'zod';
import { blockSpecSchema } from '../game/block.js';
import { itemCountSchema, totals } from '../game/item-counts.js';
import { isTool, itemsToPlace } from '../game/placement/finishing.js';
import { ruleBookSchema } from '../game/rules/rule-book.js';
import { SPOKEN_VERSIONS } from '../game/version.js';
import { cellBoxSchema as box, cellPositionSchema as cell, placedBlockSchema } from './parts.js';
/** One cell of a blueprint. */
export const blueprintBlockSchema = z.object({
    position: cell,
    /** The name and the properties that are judged: orientation, half, axis. */
    block: blockSpecSchema,
    /** The item that places it. */
    item: z.string(),
    /** Set on the upper half of a door and the head of a bed: the cell of the half whose placement creates this one. */
    placedWith: cell.optional(),
});
/** Survival terrain: a seed and the starting biome. */
const terrainSchema = z.object({
    seed: z.number(),
    biome: z.string().optional(),
    near: z.array(z.string()).optional(),
    dimension: z.enum(['overworld', 'the_nether', 'the_end']).optional(),
    structures: z.literal(false),
});
const containerSchema = z.object({ position: cell, block: blockSpecSchema, items: z.array(itemCountSchema) });
/** The common part of all tasks, resolved and validated: world coordinates, no shorthands. */
export const taskSchema = z.object({
    id: z.string(),
    /** Id of the scenario, which may add keys. */
    scenario: z.string(),
    title: z.string(),
    goal: z.string(),
    /** Game version that the names refer to. */
    gameVersion: z.enum(SPOKEN_VERSIONS),
    /** Team size, unless the run overrides it. */
    agents: z.int().positive(),
    arena: z.object({
        /** The cells that are cleared before the run and that are judged. */
        box,
        /** Block of the floor, the layer below the free space. */
        floor: z.string(),
        /** Layers at the bottom of the box that are ground and may be dug: the floor, soil and stone. Absent: none, the floor lies below the box. */
        ground: z.int().positive().optional(),
        /** Biome of the flat world around it. Absent: plains. */
        biome: z.string().optional(),
        /** Dimension in which it lies. Absent: the overworld. */
        dimension: z.enum(['the_nether', 'the_end']).optional(),
        /** Block that encloses it on all sides and above, as rock encloses a cave. Absent: it is open. */
        shell: z.string().optional(),
        /** Layers of water above the ground. Absent: none. */
        water: z.int().positive().optional(),
        /** Cell in which agents appear. */
        spawn: cell,
    }),
    /** Spawn points of the agents of a large team, used in turn; all use the spawn if absent. */
    starts: z.array(cell).min(1).optional(),
    containers: z.array(containerSchema),
    /** Game time after which the run ends with outcome `limit` (ms). */
    timeLimitMs: z.number().positive(),
    /** Survival terrain instead of the flat world. The arena is then the whole world, and is not cleared. */
    terrain: terrainSchema.optional(),
    /** Rules of the world that differ from the game's. Absent: none do. */
    rules: ruleBookSchema.optional(),
    /** The blocks to build; empty if the scenario does not involve building. */
    blueprint: z.array(blueprintBlockSchema).default([]),
    /** Blocks that the team can mine or use: ores, crops, soil, crafting tables, furnaces. */
    sources: z.array(placedBlockSchema).default([]),
});
/**
 * The amount of each item needed for the blueprint, in order of first use: placed items, items used on placed blocks, and one of
 * each tool.
 */
export function materialsOf(blueprint) {
    const needed = blueprint.filter(({ placedWith }) => placedWith === undefined).flatMap(itemsToPlace);
    return totals(needed).map(({ item, count }) => ({ item, count: isTool(item) ? 1 : count }));
}
