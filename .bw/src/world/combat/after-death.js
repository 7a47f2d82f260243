import { blockOf, distance } from '../geometry.js';
import { isAir } from '../kernel/blocks/rules.js';
import { Body } from '../kernel/entities/body.js';
import { effectLevel } from '../kernel/entities/effect-level.js';
import { Player } from '../kernel/player/player.js';
import { push } from '../player/health.js';
/** Minimum and maximum number of cobwebs left by a weaving entity, and attempts to find places for them. */
const COBWEBS = [2, 3];
const TRIES = 15;
/** Number of slimes left by an oozing entity. */
const SLIMES = 2;
/** Range (blocks) and push (blocks per tick) of the gust from a wind-charged entity. */
const WIND = { range: 3, push: 1.2 };
/** Applies effects at a body's death (vanilla since 1.20.5): it leaves cobwebs, slimes or a gust of wind. */
export function afterDeath(game, victim) {
    if (!(victim instanceof Player || victim instanceof Body))
        return;
    if (effectLevel(victim, 'weaving') > 0)
        weave(game, victim);
    if (effectLevel(victim, 'oozing') > 0)
        for (let left = SLIMES; left > 0; left--)
            game.summon('slime', victim.position);
    if (effectLevel(victim, 'wind_charged') > 0)
        blow(game, victim);
}
function weave(game, { position }) {
    const { level, mobChance: chance } = game;
    let left = chance.between(...COBWEBS);
    for (let tries = TRIES; tries > 0 && left > 0; tries--) {
        const off = () => chance.between(-1, 1);
        const p = blockOf({ x: position.x + off(), y: position.y + off(), z: position.z + off() });
        const below = level.get({ ...p, y: p.y - 1 });
        if (!isAir(level, level.get(p)) || !level.shapes.isSturdy(below, 'up'))
            continue;
        level.set(p, level.states.encode('cobweb'));
        left--;
    }
}
function blow(game, victim) {
    for (const other of game.allTracked()) {
        if (other === victim || distance(other.position, victim.position) > WIND.range)
            continue;
        if (other instanceof Player || other instanceof Body)
            push(game, other, victim.position, WIND.push);
    }
}
