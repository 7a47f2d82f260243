import { canSee } from '../../kernel/entities/line-of-sight.js';
import { count } from '../../kernel/memory/fields.js';
import { SavedMemory } from '../../kernel/memory/saved-memory.js';
import { ShulkerBullet } from '../../projectiles/shulker-bullet.js';
import { findTarget } from '../hunting.js';
import { eyesOf } from '../prey.js';
import { driven } from './shulker-moves.js';
/** Ticks before its first bullet and between two, and their random additions. */
const PAUSE = { first: 20, least: 20, more: 9, step: 10 };
const PEEK = { key: 17, type: 0 };
/** Opening of its lid while it shoots and otherwise (per cent). */
const OPEN = 100;
const SHUT = 0;
/** How far its lid is open. */
export const LID = new SavedMemory('lid', { peek: count('Peek', { vanilla: true }) }, { resume: (shulker) => showLid(shulker) });
/** A shulker stays in place until it is driven away, opens when a target is near, and shoots homing bullets (vanilla Shulker). */
export const shulk = (mob) => {
    const { game } = mob;
    mob.velocity = { x: 0, y: 0, z: 0 };
    if (driven(mob))
        return true;
    const target = findTarget(mob);
    const sees = target !== undefined && canSee(game.level, eyesOf(mob), eyesOf(target));
    const lid = LID.of(mob);
    if (sees !== lid.peek > SHUT) {
        lid.peek = sees ? OPEN : SHUT;
        showLid(mob);
        mob.readyAt = game.ticks + PAUSE.first;
    }
    if (!sees || game.ticks < mob.readyAt)
        return true;
    mob.readyAt = game.ticks + PAUSE.least + game.mobChance.between(0, PAUSE.more) * PAUSE.step;
    const definition = game.entityDefinition('shulker_bullet');
    const position = { ...mob.position, y: mob.position.y + mob.size.height / 2 };
    game.addEntity(new ShulkerBullet(game, { definition, position, shooter: mob, victim: target }));
    return true;
};
const showLid = (mob) => mob.show({ ...PEEK, value: LID.of(mob).peek });
