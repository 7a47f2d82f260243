import { add, neighbour, vec } from '../geometry.js';
export const age = (state) => Number(state.properties['age']);
/** The same plant, older by some steps but at most ripe. */
export const aged = ({ level }, state, by, ripe) => level.states.with(state, { age: Math.min(ripe, age(state) + by) });
/** How suitable a cell is for a crop, 1 to 10 (vanilla CropBlock.getGrowthSpeed): depends on moisture and equal neighbours. */
export function growthSpeed(level, p, name) {
    const ground = neighbour(p, 'down');
    let speed = 1;
    for (let x = -1; x <= 1; x++)
        for (let z = -1; z <= 1; z++) {
            const soil = level.get(add(ground, vec(x, 0, z)));
            if (soil.name !== 'farmland')
                continue;
            speed += (Number(soil.properties['moisture']) > 0 ? 3 : 1) / (x === 0 && z === 0 ? 1 : 4);
        }
    return isCrowded(level, p, name) ? speed / 2 : speed;
}
/** Whether the same crop grows on both axes or at a corner: single rows grow faster than full fields. */
function isCrowded(level, p, name) {
    const like = (x, z) => level.get(add(p, vec(x, 0, z))).name === name;
    const alongX = like(-1, 0) || like(1, 0);
    const alongZ = like(0, -1) || like(0, 1);
    return (alongX && alongZ) || like(-1, -1) || like(1, -1) || like(1, 1) || like(-1, 1);
}
