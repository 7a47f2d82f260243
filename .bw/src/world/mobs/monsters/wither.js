import { breakBlock } from '../../blocks/breaking.js';
import { BossBar, showBar } from '../../kernel/boss-bars.js';
import { canSee } from '../../kernel/entities/line-of-sight.js';
import { Memory } from '../../kernel/memory/memory.js';
import { displayName } from '../../player/display-name.js';
import { Fireball } from '../../projectiles/fireball.js';
import { findTarget } from '../hunting.js';
import { eyesOf } from '../prey.js';
import { flyTo } from './flying.js';
/** Range of its skulls (blocks), ticks between two skulls, and how high above its prey it hovers. */
const RANGE = 20;
const PAUSE = 40;
const HOVER = 5;
const PUSH = 0.04;
/** Half hearts that it regenerates, and the ticks between two gains. */
const HEALS = { by: 1, every: 20 };
/** Ticks after a hit at which it breaks the surrounding blocks. */
const BREAKS = 20;
/** Blocks that it does not break. */
const HARD = /^(bedrock|barrier|end_portal\w*|nether_portal|command_block|\w+_command_block|structure_block|jigsaw|light|reinforced_deepslate|moving_piston)$/;
/** The target that each of its heads shows. */
const TARGET = { key: 16, type: 1 };
/** Range in which players see its bar, and ticks between two checks for them. */
const SEEN = 80;
const LOOKS = 10;
/** Its bar, which is shown again after loading. */
const BAR = new Memory('bar', () => ({}));
/**
 * A wither hovers above its prey, shoots skulls, breaks surrounding blocks after being hurt, and heals (vanilla
 * WitherBoss).
 */
export const witherAway = (mob) => {
    const { game } = mob;
    if (!BAR.of(mob).bar)
        keepBar(mob);
    if (mob.age % HEALS.every === 0)
        mob.health = Math.min(mob.fullHealth, mob.health + HEALS.by);
    if (game.ticks - mob.hurtAt === BREAKS)
        smash(mob);
    const target = findTarget(mob);
    if (!target) {
        flyTo(mob, undefined, PUSH);
        return true;
    }
    const { x, y, z } = target.position;
    const isLow = mob.health <= mob.fullHealth / 2;
    flyTo(mob, { x, y: isLow ? y : y + HOVER, z }, PUSH);
    const ready = game.ticks >= mob.readyAt && mob.distanceTo(target) <= RANGE;
    if (!ready || !canSee(game.level, eyesOf(mob), eyesOf(target)))
        return true;
    mob.readyAt = game.ticks + PAUSE;
    mob.show({ ...TARGET, value: target.id });
    shoot(mob, target);
    return true;
};
function shoot(mob, target) {
    const { game } = mob;
    const from = { ...mob.position, y: mob.position.y + 3 };
    const aim = eyesOf(target);
    const velocity = { x: aim.x - from.x, y: aim.y - 0.5 - from.y, z: aim.z - from.z };
    const definition = game.entityDefinition('wither_skull');
    game.addEntity(new Fireball(game, { definition, position: from, velocity, shooter: mob }));
}
/** Breaks the blocks in and around it. */
function smash(mob) {
    const { game, position } = mob;
    if (game.rules.get('mobGriefing') !== true)
        return;
    const [x, y, z] = [position.x, position.y, position.z].map(Math.floor);
    for (let dx = -1; dx <= 1; dx++)
        for (let dz = -1; dz <= 1; dz++)
            for (let dy = 0; dy <= 3; dy++) {
                const p = { x: x + dx, y: y + dy, z: z + dz };
                const { name, stateId } = game.level.get(p);
                if (stateId !== 0 && !HARD.test(name))
                    breakBlock(game, p, { tool: null, drops: true });
            }
}
/** Shows its bar to nearby players until it is gone. */
function keepBar(mob) {
    const number = mob.id.toString(16).padStart(12, '0');
    const bar = new BossBar('minecraft:wither', `00000000-0000-4000-9002-${number}`, displayName(mob));
    bar.colour = 'purple';
    bar.max = mob.fullHealth;
    bar.value = mob.health;
    BAR.of(mob).bar = bar;
    const look = () => {
        const game = mob.game;
        const isGone = mob.removed || mob.dying;
        const near = isGone ? [] : game.players.filter((player) => mob.distanceTo(player) < SEEN);
        if (bar.value !== mob.health) {
            bar.value = mob.health;
            game.world.broadcast('boss_bar', bar.fields('health'), ({ name }) => bar.players.has(name));
        }
        showBar(game.world, bar, near);
        if (!isGone)
            game.schedule(LOOKS, look);
    };
    look();
}
