import { useHeld } from '../hand/index.js';
import { startEating } from '../player/eating.js';
import { turn } from '../player/movement.js';
import { readBook } from '../stations/books.js';
import { useBucket } from './buckets.js';
import { floats, placeOnWater } from './using.js';
/** Uses an item in the air: eats, or fills and empties buckets. */
export function useItem(game, player, packet) {
    const stack = player.held(packet.hand);
    if (stack && !player.dead && !player.asleep && player.gameMode !== 'spectator') {
        face(player, packet);
        game.level.attributed(player.name, () => {
            if (readBook(player, packet.hand, stack))
                return;
            if (startEating(game, player, packet.hand, stack))
                return;
            if (useHeld(game, player, packet.hand, stack))
                return;
            if (floats(stack.name))
                placeOnWater(game, player, packet.hand);
            else
                useBucket(game, player, packet.hand, stack);
        });
    }
    game.flush();
    player.send('acknowledge_player_digging', { sequenceId: packet.sequence ?? 0 });
}
/** The item is used in the direction in the packet, which overrides the client's earlier view (vanilla handleUseItem). */
function face(player, { rotation }) {
    if (!rotation || !Number.isFinite(rotation.x) || !Number.isFinite(rotation.y))
        return;
    turn(player, rotation.x, rotation.y);
}
