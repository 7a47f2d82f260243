import { add, neighbour } from '../geometry.js';
/** Number of gateways, which form a circle around the island. */
const CIRCLE = 96;
const HEIGHT = 75;
const COUNT = 20;
/** Opens the first gateway to the outer islands (vanilla EndDragonFight.spawnNewGateway). */
export function openGateway(game) {
    const { level } = game;
    const angle = 2 * (-Math.PI + (Math.PI / COUNT) * game.chance.between(0, COUNT - 1));
    const at = {
        x: Math.floor(CIRCLE * Math.cos(angle)),
        y: HEIGHT,
        z: Math.floor(CIRCLE * Math.sin(angle)),
    };
    const bedrock = level.states.encode('bedrock');
    for (const up of [-2, 2])
        level.set(add(at, { x: 0, y: up, z: 0 }), bedrock);
    for (const up of [-1, 1]) {
        const middle = add(at, { x: 0, y: up, z: 0 });
        level.set(middle, bedrock);
        for (const side of ['north', 'south', 'west', 'east'])
            level.set(neighbour(middle, side), bedrock);
    }
    level.set(at, level.states.encode('end_gateway'));
}
