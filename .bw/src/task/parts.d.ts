import { z } from 'zod';
/** A cell of a resolved task, in world coordinates. */
export declare const cellPositionSchema: z.ZodObject<{
    x: z.ZodInt;
    y: z.ZodInt;
    z: z.ZodInt;
}, z.core.$strip>;
export declare const cellBoxSchema: z.ZodObject<{
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
/** A block that is in the world before the run. */
export declare const placedBlockSchema: z.ZodObject<{
    position: z.ZodObject<{
        x: z.ZodInt;
        y: z.ZodInt;
        z: z.ZodInt;
    }, z.core.$strip>;
    block: z.ZodObject<{
        name: z.ZodString;
        properties: z.ZodRecord<z.ZodString, z.ZodString>;
    }, z.core.$strip>;
}, z.core.$strip>;
export type PlacedBlock = z.infer<typeof placedBlockSchema>;
