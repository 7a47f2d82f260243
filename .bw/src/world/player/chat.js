import { json, styled, text, translate } from '../protocol/fields.js';
import { displayName } from './display-name.js';
/** Sends a system message to one player. */
export function tell(player, message) {
    player.send('system_chat', { content: json(message), isActionBar: false });
}
/** Sends a system message to all players, or to those given. */
export function announce(game, message, to) {
    game.world.broadcast('system_chat', { content: json(message), isActionBar: false }, to);
}
/** Sends a player's chat message to all players. Unsigned, as on a server without secure chat. */
export function say(game, player, message) {
    game.emitter.emit('chat', { name: player.name, message });
    announce(game, translate('chat.type.text', displayName(player), message));
}
/** Sends a private message, which both sides see. */
export function whisper(from, to, message) {
    const quiet = { color: 'gray', italic: true };
    const line = (way, whom) => styled(translate(`commands.message.display.${way}`, whom, text(message)), quiet);
    for (const player of to) {
        if (from.output)
            tell(from.output, line('outgoing', displayName(player)));
        tell(player, line('incoming', from.displayName));
    }
}
