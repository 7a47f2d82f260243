import { frameAround, insideOf } from './frame.js';
/**
 * Fire that appears inside a complete obsidian frame opens a portal, in the overworld and the Nether (vanilla
 * BaseFireBlock.onPlace).
 */
export function lightPortal(game, { position, from, to }) {
    if (!isFire(to.name) || isFire(from.name) || game.dimension.name === 'the_end')
        return;
    const { level } = game;
    const frame = frameAround(level, position);
    if (!frame)
        return;
    const portal = level.states.encode('nether_portal', { axis: frame.axis });
    for (const p of insideOf(frame))
        level.set(p, portal);
}
const isFire = (name) => name === 'fire' || name === 'soul_fire';
