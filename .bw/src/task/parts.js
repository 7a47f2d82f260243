import { z } from 'zod';
import { blockSpecSchema } from '../game/block.js';
/** A cell of a resolved task, in world coordinates. */
export const cellPositionSchema = z.object({ x: z.int(), y: z.int(), z: z.int() });
export const cellBoxSchema = z.object({ min: cellPositionSchema, max: cellPositionSchema });
/** A block that is in the world before the run. */
export const placedBlockSchema = z.object({ position: cellPositionSchema, block: blockSpecSchema });
