import { type Vec } from '../geometry.ts';
import type { Game } from '../kernel/game.ts';
import { type Axis, type Frame } from './frame.ts';
/** The portal near a position, or a new one. `axis` is that of the portal at the other end. */
export declare function portalNear(game: Game, p: Vec, axis: Axis): Frame;
