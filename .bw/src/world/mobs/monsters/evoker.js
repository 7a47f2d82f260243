import { ticksUntil, word } from '../../kernel/memory/fields.js';
import { SavedMemory } from '../../kernel/memory/saved-memory.js';
import { findTarget } from '../hunting.js';
import { Mob } from '../mob.js';
import { EvokerFangs } from './evoker-fangs.js';
import { VEX } from './vex.js';
/** Ticks that casting a spell takes, and ticks between two of the same kind. */
const CASTS = 40;
const FANGS_PAUSE = 100;
const VEX_PAUSE = 340;
/** Ticks before its first spell. */
const FIRST_PAUSE = 20;
/** Number of vexes summoned, the number nearby above which no more are, and the radius that counts as nearby. */
const VEXES = 3;
const MOST_VEXES = 8;
const NEAR = 16;
/** Distance below which the fangs rise in circles. */
const CLOSE = 3;
const LINE = { count: 16, step: 1.25 };
const CIRCLES = [
    { count: 5, radius: 1.5, delay: 0, turn: 0.4 },
    { count: 8, radius: 2.5, delay: 3, turn: 1.2566371 },
];
/** Numbers of the spells in the protocol. */
const SPELL = { none: 0, vex: 1, fangs: 2 };
const SHOWN = { key: 17, type: 0 };
/** Lifetime of a summoned vex in ticks: the minimum, and the maximum random addition. */
const VEX_LIFE = { least: 660, more: 1680 };
/** The spell that an evoker is casting, its last tick, and the first ticks of the next spell of each kind. */
export const SPELLS = new SavedMemory('spells', {
    spell: word('Spell', ['none', 'vex', 'fangs']),
    doneAt: ticksUntil('SpellTicks', { initial: 0, vanilla: true }),
    fangsAt: ticksUntil('FangsIn'),
    vexAt: ticksUntil('VexesIn'),
});
/** An evoker summons vexes and makes fangs rise (vanilla Evoker). */
export const evoke = (mob) => {
    const { game } = mob;
    const now = SPELLS.of(mob);
    now.fangsAt ??= game.ticks + FIRST_PAUSE;
    now.vexAt ??= game.ticks + FIRST_PAUSE;
    const target = findTarget(mob);
    if (now.spell !== 'none') {
        mob.stop();
        if (game.ticks < now.doneAt)
            return true;
        if (now.spell === 'vex')
            callVexes(mob);
        else if (target)
            raiseFangs(mob, target);
        become(mob, now, 'none');
        return true;
    }
    if (!target)
        return false;
    if (game.ticks >= now.vexAt && vexesNear(mob) < MOST_VEXES) {
        now.vexAt = game.ticks + VEX_PAUSE;
        become(mob, now, 'vex');
        return true;
    }
    if (game.ticks < now.fangsAt)
        return false;
    now.fangsAt = game.ticks + FANGS_PAUSE;
    become(mob, now, 'fangs');
    return true;
};
function become(mob, now, spell) {
    now.spell = spell;
    now.doneAt = mob.game.ticks + CASTS;
    mob.show({ ...SHOWN, value: SPELL[spell] });
}
function vexesNear(mob) {
    let count = 0;
    for (const other of mob.game.entities.values())
        if (other.kind === 'vex' && mob.distanceTo(other) < NEAR)
            count++;
    return count;
}
function callVexes(mob) {
    const { game } = mob;
    const { mobChance: chance } = game;
    for (let i = 0; i < VEXES; i++) {
        const { x, y, z } = mob.position;
        const at = { x: x + chance.between(-2, 2), y: y + 1, z: z + chance.between(-2, 2) };
        const vex = game.summon('vex', at);
        if (vex instanceof Mob)
            VEX.of(vex).wastesAt = game.ticks + VEX_LIFE.least + chance.between(0, VEX_LIFE.more);
    }
}
function raiseFangs(mob, target) {
    const { x, z } = mob.position;
    const angle = Math.atan2(target.position.z - z, target.position.x - x);
    if (mob.distanceTo(target) < CLOSE) {
        for (const { count, radius, delay, turn } of CIRCLES)
            for (let i = 0; i < count; i++) {
                const a = angle + (i * Math.PI * 2) / count + turn;
                raise(mob, { x: x + Math.cos(a) * radius, z: z + Math.sin(a) * radius }, delay);
            }
        return;
    }
    for (let i = 0; i < LINE.count; i++) {
        const far = LINE.step * (i + 1);
        raise(mob, { x: x + Math.cos(angle) * far, z: z + Math.sin(angle) * far }, i);
    }
}
/** Makes fangs rise at a position, if there is ground not far above or below it. */
function raise(mob, { x, z }, delay) {
    const { game } = mob;
    const { level } = game;
    const floor = Math.floor(mob.position.y);
    for (let y = floor + 1; y >= floor - 2; y--) {
        const p = { x: Math.floor(x), y, z: Math.floor(z) };
        if (!level.shapes.isSturdy(level.get({ ...p, y: y - 1 }), 'up') || level.shapes.isSolid(level.get(p)))
            continue;
        const definition = game.entityDefinition('evoker_fangs');
        game.addEntity(new EvokerFangs(game, { definition, position: { x, y, z }, by: mob, delay }));
        return;
    }
}
