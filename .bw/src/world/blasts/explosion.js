import { breakBlock } from '../blocks/breaking.js';
import { setFire } from '../blocks/fire.js';
import { centreOf, distance, keyOf } from '../geometry.js';
import { kindOf } from '../kernel/blocks/rules.js';
import { Body } from '../kernel/entities/body.js';
import { Entity } from '../kernel/entities/entity.js';
import { canSee } from '../kernel/entities/line-of-sight.js';
import { scaled } from '../player/difficulty.js';
import { hurtPlayer } from '../player/health.js';
/** Rays go to every cell on the surface of a cube with this many cells along an edge. */
const EDGE = 16;
/** Step length of a ray (blocks), and the force lost per step. */
const STEP = 0.3;
const STEP_COST = 0.225;
/** One in this many cells burns after an explosion that sets fire. */
const FIRE_ODDS = 3;
/** Explodes (vanilla Explosion): damage depends on distance and cover; mobs break blocks only if mobGriefing is on. */
export function explode(game, by, radius) {
    const centre = by.position;
    const takes = !(by instanceof Body) || game.rules.get('mobGriefing') === true;
    const broken = takes ? reached(game, centre, radius) : [];
    for (const tracked of game.allTracked())
        if (tracked !== by)
            blast(game, tracked, { centre, by, radius });
    for (const p of broken)
        shatter(game, p, radius);
    if (!(by instanceof Entity) && by.setsFire)
        for (const p of broken)
            if (game.mobChance.oneIn(FIRE_ODDS))
                setFire(game, p);
    game.broadcastNear(centre, 'explosion', {
        ...centre,
        radius,
        affectedBlockOffsets: [],
        playerMotionX: 0,
        playerMotionY: 0,
        playerMotionZ: 0,
    });
}
/** Breaks a block that an explosion reaches, or sets it off. */
function shatter(game, p, radius) {
    const { explode: own } = game.blocks.of(game.level.get(p));
    if (own)
        own(game, p);
    else
        breakBlock(game, p, { tool: null, drops: game.mobChance.next() < 1 / radius });
}
/** Hurts and pushes one entity: most at the centre, and not at all beyond twice the radius. Damage in half hearts. */
function blast(game, tracked, { centre, by, radius }) {
    const share = distance(tracked.position, centre) / (2 * radius);
    if (share > 1)
        return;
    const impact = (1 - share) * exposure(game, tracked, centre);
    const amount = Math.floor(((impact * impact + impact) / 2) * 7 * 2 * radius + 1);
    const player = game.players.find((other) => other === tracked);
    if (player)
        hurtPlayer(game, player, {
            amount: scaled(amount, game.difficulty),
            cause: 'explosion',
            from: { position: centre, name: by instanceof Entity ? by.definition.displayName : by.name },
        });
    else if (tracked instanceof Body)
        tracked.hurt({ amount, cause: 'explosion', from: { position: centre } });
}
/** Share of a body exposed to the blast; samples its feet, middle and head. */
function exposure({ level }, { position, size }, centre) {
    const heights = [0.1, size.height / 2, size.height * 0.95];
    const seen = heights.filter((y) => canSee(level, { ...centre, y: centre.y + 0.1 }, { ...position, y: position.y + y }));
    return seen.length / heights.length;
}
/** The blocks whose resistance the rays overcome. */
function reached(game, centre, radius) {
    const found = new Map();
    const last = EDGE - 1;
    for (let x = 0; x < EDGE; x++)
        for (let y = 0; y < EDGE; y++)
            for (let z = 0; z < EDGE; z++) {
                if (![x, y, z].some((n) => n === 0 || n === last))
                    continue;
                const to = { x: (x / last) * 2 - 1, y: (y / last) * 2 - 1, z: (z / last) * 2 - 1 };
                const force = radius * (0.7 + game.mobChance.next() * 0.6);
                for (const p of ray(game, centre, to, force))
                    found.set(keyOf(p), p);
            }
    return [...found.values()].sort((a, b) => distance(centreOf(a), centre) - distance(centreOf(b), centre));
}
function* ray({ level }, centre, to, force) {
    const length = Math.hypot(to.x, to.y, to.z);
    const at = { ...centre };
    for (let left = force; left > 0; left -= STEP_COST) {
        const p = { x: Math.floor(at.x), y: Math.floor(at.y), z: Math.floor(at.z) };
        const state = level.get(p);
        const kind = kindOf(level, state);
        if (kind !== 'air') {
            left -= ((level.states.definition(state.name).resistance ?? 0) + STEP) * STEP;
            if (left > 0 && kind !== 'fluid')
                yield p;
        }
        at.x += (to.x / length) * STEP;
        at.y += (to.y / length) * STEP;
        at.z += (to.z / length) * STEP;
    }
}
