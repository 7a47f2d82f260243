import { Player } from '../kernel/player/player.js';
import { text, translate } from '../protocol/fields.js';
/**
 * The name of a player or entity in messages (vanilla Entity.getDisplayName): hovering over it shows what it is, a shift-click
 * inserts it into the chat, and a click on a player's name starts a private message.
 */
export function displayName(target) {
    const name = plainName(target);
    const contents = { type: `minecraft:${target.kind}`, id: target.uuid, name };
    const hoverEvent = { action: 'show_entity', contents };
    if (!(target instanceof Player))
        return { ...name, insertion: target.uuid, hoverEvent };
    const clickEvent = { action: 'suggest_command', value: `/tell ${target.name} ` };
    return { ...name, insertion: target.name, clickEvent, hoverEvent };
}
function plainName(target) {
    if (target instanceof Player)
        return text(target.name);
    const given = target.traits.customName;
    return given === undefined ? translate(`entity.minecraft.${target.kind}`) : text(given);
}
