import { gameOf } from '../kernel/game.js';
import { EYE_HEIGHT, Player } from '../kernel/player/player.js';
import { displayName } from '../player/display-name.js';
import { text } from '../protocol/fields.js';
/** The source of a player, or of the server itself, whose position is the world spawn. */
export function sourceOf(game, player) {
    const common = { anchor: 'feet', operator: true, output: undefined };
    if (player)
        return {
            ...common,
            ...identity(player),
            game: gameOf(player),
            position: player.position,
            ...lookOf(player),
        };
    const server = { displayName: text('Server'), player: undefined, entity: undefined };
    return { ...common, ...server, game: game.world.in('overworld'), position: game.spawn, yaw: 0, pitch: 0 };
}
/** The source of a player's typed command: the player receives the outcome, and only operators may run everything. */
export const sourceTyping = (game, player) => ({
    ...sourceOf(game, player),
    operator: game.isOp(player.name),
    output: player,
});
/** The source with another entity (vanilla `execute as` changes who runs a command, not where). */
export const sourceAs = (source, entity) => ({
    ...source,
    ...identity(entity),
});
const identity = (entity) => ({
    displayName: displayName(entity),
    player: entity instanceof Player ? entity : undefined,
    entity,
});
export const lookOf = ({ yaw, pitch }) => ({ yaw, pitch });
/** The plain name of an entity, as selectors compare it. */
export function labelOf(target) {
    return target instanceof Player ? target.name : (target.traits.customName ?? target.definition.displayName);
}
/** Height of an entity's eyes above its feet, in blocks (vanilla's default: 85 % of the height). */
export function eyeHeight(target) {
    return target instanceof Player ? EYE_HEIGHT : target.size.height * 0.85;
}
/** The origin of local coordinates. */
export function anchored(source) {
    if (source.anchor === 'feet' || !source.entity)
        return source.position;
    return { ...source.position, y: source.position.y + eyeHeight(source.entity) };
}
