import type { Entity } from '../kernel/entities/entity.ts';
import { Player } from '../kernel/player/player.ts';
import { type Text } from '../protocol/fields.ts';
/**
 * The name of a player or entity in messages (vanilla Entity.getDisplayName): hovering over it shows what it is, a shift-click
 * inserts it into the chat, and a click on a player's name starts a private message.
 */
export declare function displayName(target: Player | Entity): Text;
