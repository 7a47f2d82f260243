import { z } from 'zod';
import { type ItemCount } from '../game/item-counts.ts';
/** One cell of a blueprint. */
export declare const blueprintBlockSchema: z.ZodObject<{
    position: z.ZodObject<{
        x: z.ZodInt;
        y: z.ZodInt;
        z: z.ZodInt;
    }, z.core.$strip>;
    block: z.ZodObject<{
        name: z.ZodString;
        properties: z.ZodRecord<z.ZodString, z.ZodString>;
    }, z.core.$strip>;
    item: z.ZodString;
    placedWith: z.ZodOptional<z.ZodObject<{
        x: z.ZodInt;
        y: z.ZodInt;
        z: z.ZodInt;
    }, z.core.$strip>>;
}, z.core.$strip>;
export type BlueprintBlock = z.infer<typeof blueprintBlockSchema>;
declare const containerSchema: z.ZodObject<{
    position: z.ZodObject<{
        x: z.ZodInt;
        y: z.ZodInt;
        z: z.ZodInt;
    }, z.core.$strip>;
    block: z.ZodObject<{
        name: z.ZodString;
        properties: z.ZodRecord<z.ZodString, z.ZodString>;
    }, z.core.$strip>;
    items: z.ZodArray<z.ZodObject<{
        item: z.ZodString;
        count: z.ZodInt;
    }, z.core.$strip>>;
}, z.core.$strip>;
export type Container = z.infer<typeof containerSchema>;
/** The common part of all tasks, resolved and validated: world coordinates, no shorthands. */
export declare const taskSchema: z.ZodObject<{
    id: z.ZodString;
    scenario: z.ZodString;
    title: z.ZodString;
    goal: z.ZodString;
    gameVersion: z.ZodEnum<{
        "1.10.2": "1.10.2";
        "1.11.2": "1.11.2";
        "1.12.2": "1.12.2";
        "1.13.2": "1.13.2";
        "1.14.4": "1.14.4";
        "1.15.2": "1.15.2";
        "1.16.5": "1.16.5";
        "1.17.1": "1.17.1";
        "1.18.2": "1.18.2";
        1.19: "1.19";
        "1.19.2": "1.19.2";
        "1.19.3": "1.19.3";
        "1.19.4": "1.19.4";
        "1.20.1": "1.20.1";
        "1.20.2": "1.20.2";
        "1.20.4": "1.20.4";
        "1.20.6": "1.20.6";
        "1.21.1": "1.21.1";
        "1.21.11": "1.21.11";
        "1.21.3": "1.21.3";
        "1.21.4": "1.21.4";
        "1.21.5": "1.21.5";
        "1.21.6": "1.21.6";
        "1.21.8": "1.21.8";
        "1.21.9": "1.21.9";
        "1.8.8": "1.8.8";
        "1.9.4": "1.9.4";
        26.1: "26.1";
    }>;
    agents: z.ZodInt;
    arena: z.ZodObject<{
        box: z.ZodObject<{
            min: z.ZodObject<{
                x: z.ZodInt;
                y: z.ZodInt;
                z: z.ZodInt;
            }, z.core.$strip>;
            max: z.ZodObject<{
                x: z.ZodInt;
                y: z.ZodInt;
                z: z.ZodInt;
            }, z.core.$strip>;
        }, z.core.$strip>;
        floor: z.ZodString;
        ground: z.ZodOptional<z.ZodInt>;
        biome: z.ZodOptional<z.ZodString>;
        dimension: z.ZodOptional<z.ZodEnum<{
            the_end: "the_end";
            the_nether: "the_nether";
        }>>;
        shell: z.ZodOptional<z.ZodString>;
        water: z.ZodOptional<z.ZodInt>;
        spawn: z.ZodObject<{
            x: z.ZodInt;
            y: z.ZodInt;
            z: z.ZodInt;
        }, z.core.$strip>;
    }, z.core.$strip>;
    starts: z.ZodOptional<z.ZodArray<z.ZodObject<{
        x: z.ZodInt;
        y: z.ZodInt;
        z: z.ZodInt;
    }, z.core.$strip>>>;
    containers: z.ZodArray<z.ZodObject<{
        position: z.ZodObject<{
            x: z.ZodInt;
            y: z.ZodInt;
            z: z.ZodInt;
        }, z.core.$strip>;
        block: z.ZodObject<{
            name: z.ZodString;
            properties: z.ZodRecord<z.ZodString, z.ZodString>;
        }, z.core.$strip>;
        items: z.ZodArray<z.ZodObject<{
            item: z.ZodString;
            count: z.ZodInt;
        }, z.core.$strip>>;
    }, z.core.$strip>>;
    timeLimitMs: z.ZodNumber;
    terrain: z.ZodOptional<z.ZodObject<{
        seed: z.ZodNumber;
        biome: z.ZodOptional<z.ZodString>;
        near: z.ZodOptional<z.ZodArray<z.ZodString>>;
        dimension: z.ZodOptional<z.ZodEnum<{
            overworld: "overworld";
            the_end: "the_end";
            the_nether: "the_nether";
        }>>;
        structures: z.ZodLiteral<false>;
    }, z.core.$strip>>;
    rules: z.ZodOptional<z.ZodObject<{
        name: z.ZodString;
        told: z.ZodDefault<z.ZodBoolean>;
        recipes: z.ZodDefault<z.ZodRecord<z.ZodString, z.ZodObject<{
            makes: z.ZodDefault<z.ZodInt>;
            takes: z.ZodArray<z.ZodObject<{
                item: z.ZodString;
                count: z.ZodInt;
            }, z.core.$strip>>;
        }, z.core.$strict>>>;
        digs: z.ZodDefault<z.ZodRecord<z.ZodString, z.ZodObject<{
            tools: z.ZodOptional<z.ZodArray<z.ZodString>>;
            drops: z.ZodOptional<z.ZodObject<{
                item: z.ZodString;
                count: z.ZodInt;
            }, z.core.$strip>>;
        }, z.core.$strict>>>;
        smelts: z.ZodDefault<z.ZodRecord<z.ZodString, z.ZodString>>;
        falls: z.ZodDefault<z.ZodRecord<z.ZodString, z.ZodBoolean>>;
        needsBelow: z.ZodDefault<z.ZodRecord<z.ZodString, z.ZodArray<z.ZodString>>>;
        growth: z.ZodDefault<z.ZodRecord<z.ZodString, z.ZodString>>;
        openings: z.ZodDefault<z.ZodRecord<z.ZodString, z.ZodObject<{
            openedBy: z.ZodArray<z.ZodString>;
            hold: z.ZodDefault<z.ZodEnum<{
                any: "any";
                each: "each";
                together: "together";
            }>>;
        }, z.core.$strict>>>;
    }, z.core.$strict>>;
    blueprint: z.ZodDefault<z.ZodArray<z.ZodObject<{
        position: z.ZodObject<{
            x: z.ZodInt;
            y: z.ZodInt;
            z: z.ZodInt;
        }, z.core.$strip>;
        block: z.ZodObject<{
            name: z.ZodString;
            properties: z.ZodRecord<z.ZodString, z.ZodString>;
        }, z.core.$strip>;
        item: z.ZodString;
        placedWith: z.ZodOptional<z.ZodObject<{
            x: z.ZodInt;
            y: z.ZodInt;
            z: z.ZodInt;
        }, z.core.$strip>>;
    }, z.core.$strip>>>;
    sources: z.ZodDefault<z.ZodArray<z.ZodObject<{
        position: z.ZodObject<{
            x: z.ZodInt;
            y: z.ZodInt;
            z: z.ZodInt;
        }, z.core.$strip>;
        block: z.ZodObject<{
            name: z.ZodString;
            properties: z.ZodRecord<z.ZodString, z.ZodString>;
        }, z.core.$strip>;
    }, z.core.$strip>>>;
}, z.core.$strip>;
/** The common part of all tasks. Each scenario extends it (`ConstructionTask`, `GatheringTask`, `EscapeTask`). */
export interface Task extends z.infer<typeof taskSchema> {
}
/**
 * The amount of each item needed for the blueprint, in order of first use: placed items, items used on placed blocks, and one of
 * each tool.
 */
export declare function materialsOf(blueprint: readonly BlueprintBlock[]): ItemCount[];
export {};
