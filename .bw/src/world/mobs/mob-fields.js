/** How the fields common to all mobs are saved: under vanilla's names if there are any. */
import { blockOf } from '../geometry.js';
import { Entity } from '../kernel/entities/entity.js';
import { amount, being, count, ticksSince, ticksUntil } from '../kernel/memory/fields.js';
import { momentOf } from '../kernel/memory/moment.js';
import { readFields, writeFields, writtenTags, } from '../kernel/memory/saved-memory.js';
import { Player } from '../kernel/player/player.js';
import { nbtByte, nbtCompound, nbtInt, nbtShort, plainNbt } from '../library/nbt.js';
/** Ticks for which a neutral mob stays angry. */
export const ANGER_TICKS = 600;
/** Kinds for which vanilla saves the anger's duration and target (vanilla NeutralMob). */
const ANGRY_KINDS = /^(bee|enderman|iron_golem|polar_bear|wolf|zombified_piglin)$/;
const NOT_BURNING = -1;
const isTracked = (value) => value instanceof Entity || value instanceof Player;
const isPlayer = (value) => value instanceof Player;
const FIELDS = {
    love: count('InLove', { vanilla: true }),
    fedBy: being('LoveCause', { is: isPlayer, vanilla: true }),
    // only kinds that can be ridden have any of these
    temper: { ...count('Temper', { vanilla: true }), write: count('Temper').write },
    fallen: amount('FallDistance', { initial: 0, vanilla: true }),
    readyAt: ticksUntil('ReadyIn', { initial: 0 }),
    busyUntil: ticksUntil('BusyFor', { initial: 0 }),
    lonelyFor: count('LonelyFor'),
    attacker: being('HurtBy', { is: isTracked }),
    hurtAt: ticksSince('HurtAgo', { initial: Number.NEGATIVE_INFINITY }),
    target: being('Target', { is: isTracked }),
};
/** Saved data of a mob besides its traits. */
export function mobMembers(mob) {
    const { game, traits, leash } = mob;
    const moment = momentOf(game, mob);
    const rest = Math.max(0, mob.breedsAt - game.ticks);
    const own = {
        ours: {},
        vanilla: {
            // written for adults too, because the age given at summoning no longer applies
            Age: nbtInt(traits.baby ? -mob.untilGrown : rest),
            Fire: nbtShort(mob.fire > 0 ? mob.fire : NOT_BURNING),
            ...(mob.type.nature === 'hostile' ? { IsBaby: nbtByte(traits.baby ? 1 : 0) } : {}),
            ...(leash?.kind === 'leash_knot' ? { Leash: blockTag(blockOf(leash.position)) } : {}),
        },
    };
    const common = writeFields(FIELDS, mob, moment);
    const anger = ANGRY_KINDS.test(mob.kind) ? angerMembers(mob, common) : {};
    const kinds = mob.recorded.map((part) => part.write(mob, moment));
    return writtenTags([own, common, { ours: {}, vanilla: anger }, ...kinds]);
}
const blockTag = ({ x, y, z }) => nbtCompound({ X: nbtInt(x), Y: nbtInt(y), Z: nbtInt(z) });
function angerMembers({ game, hurtAt }, { ours }) {
    const left = Math.max(0, ANGER_TICKS - (game.ticks - hurtAt));
    const at = left > 0 ? ours['HurtBy'] : undefined;
    return { AngerTime: nbtInt(left), ...(at ? { AngryAt: at } : {}) };
}
/** Applies a mob's data from a save or a command. */
export function restoreMob(mob, said) {
    const moment = momentOf(mob.game, mob);
    readFields(FIELDS, mob, said, moment);
    if (ANGRY_KINDS.test(mob.kind))
        readAnger(mob, said);
    const number = (key) => {
        const value = plainNbt(said[key]);
        return typeof value === 'number' && Number.isFinite(value) ? value : undefined;
    };
    const fire = number('Fire');
    if (fire !== undefined && !mob.type.fireproof)
        mob.fire = Math.max(0, fire);
    const age = number('Age');
    if (age !== undefined)
        mob.becomeAged(age);
    for (const part of mob.recorded)
        part.read(mob, said, moment);
}
/** Anger in vanilla's format: the remaining ticks, and the target. */
function readAnger(mob, said) {
    const left = plainNbt(said['AngerTime']);
    if (typeof left !== 'number')
        return;
    const moment = momentOf(mob.game, mob);
    if (left <= 0) {
        if (mob.target === mob.attacker)
            mob.target = undefined;
        mob.attacker = undefined;
        return;
    }
    mob.hurtAt = moment.now - (ANGER_TICKS - left);
    const set = (foe) => {
        mob.attacker = foe;
    };
    const tag = said['AngryAt'];
    if (tag)
        being('HurtBy', { is: isTracked }).read(tag, set, moment);
}
