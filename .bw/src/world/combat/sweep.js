import { distance } from '../geometry.js';
import { enchantment } from '../items/stack.js';
import { Body } from '../kernel/entities/body.js';
import { Player } from '../kernel/player/player.js';
import { hurt } from '../player/health.js';
/** Distance from the victim, and from the player, within which a sword sweeps (blocks). */
const WIDTH = 1;
const HEIGHT = 0.25;
const REACH = 3;
/** Whether a blow sweeps (vanilla Player.attack): a full swing of a sword on the ground, not while running. */
export const sweeps = (player, { isFull, isCritical }) => isFull &&
    !isCritical &&
    player.onGround &&
    !player.sprinting &&
    (player.held()?.name.endsWith('_sword') ?? false);
/** Hurts entities next to a victim: by one, and more with Sweeping Edge. */
export function sweep(game, player, victim, { damage }) {
    const sword = player.held();
    // it was renamed in 1.20.5
    const level = Math.max(enchantment(sword, 'sweeping'), enchantment(sword, 'sweeping_edge'));
    const amount = 1 + damage * (level / (level + 1));
    const from = { position: player.position, name: player.name, by: player };
    for (const other of game.allTracked()) {
        if (other === player || other === victim || !isBeside(victim, other))
            continue;
        if (distance(other.position, player.position) > REACH)
            continue;
        if (other.kind === 'armor_stand' || !(other instanceof Player || other instanceof Body))
            continue;
        hurt(game, other, { amount, cause: 'attack', from });
    }
}
/** Whether an entity's box touches the victim's, expanded sideways by one block. */
function isBeside({ position: a, size: s }, { position: b, size: t }) {
    const reach = (s.width + t.width) / 2 + WIDTH;
    const low = a.y - HEIGHT < b.y + t.height && b.y < a.y + s.height + HEIGHT;
    return low && Math.abs(a.x - b.x) < reach && Math.abs(a.z - b.z) < reach;
}
