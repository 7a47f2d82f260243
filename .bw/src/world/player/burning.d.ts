import { Body } from '../kernel/entities/body.ts';
import type { Player } from '../kernel/player/player.ts';
/** Sets a body on fire for some ticks, fewer with fire protection (vanilla setSecondsOnFire). */
export declare function setOnFire(target: Player | Body, ticks: number): void;
