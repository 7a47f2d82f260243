import { blockOf, centreOf, distance, keyOf } from '../geometry.js';
import { kindOf } from '../kernel/blocks/rules.js';
import { nbtByte, nbtCompound, nbtString } from '../library/nbt.js';
import { isBeyondSight } from '../player/digging.js';
import { WINDOW_REACH } from '../player/windows.js';
/** Degrees of a wall sign's front, and of a step of a standing one. */
const WALL_ANGLES = { south: 0, west: 90, north: 180, east: 270 };
const STEP = 22.5;
const LONGEST_LINE = 384;
/** Opens a sign for writing on one of its sides. */
export function openSign(game, player, p, front = true) {
    const entity = game.level.blockEntities.get(keyOf(p)) ?? {};
    entity.writer = player.name;
    game.level.blockEntities.set(keyOf(p), entity);
    player.send('open_sign_entity', { location: p, isFrontText: front });
}
/** Writes the text of a sign that was opened for this player. */
export function writeSign(game, player, packet) {
    const p = blockOf(packet.location);
    const { level } = game;
    if (isBeyondSight(player, p) || kindOf(level, level.get(p)) !== 'sign')
        return;
    if (distance(player.position, centreOf(p)) > WINDOW_REACH)
        return;
    const entity = level.blockEntities.get(keyOf(p));
    if (entity?.writer !== player.name)
        return;
    const { writer: _, ...rest } = entity;
    const lines = [packet.text1, packet.text2, packet.text3, packet.text4].map((line) => line.slice(0, LONGEST_LINE));
    level.describe(p, packet.isFrontText === false ? { ...rest, backText: lines } : { ...rest, text: lines });
}
/** Dyes, waxes or lights a sign; since 1.20 opens it for writing (vanilla SignBlock.use). */
export function useSign(game, player, hand, p, state) {
    const { level, registry } = game;
    const twoSided = registry.isNewerOrEqualTo('1.20');
    const entity = level.blockEntities.get(keyOf(p)) ?? {};
    const waxed = tagOf(entity, 'is_waxed') !== undefined;
    const front = !twoSided || seesFront(player, p, state);
    const change = waxed ? undefined : changeBy(player.held(hand)?.name ?? '', { front, twoSided });
    if (change) {
        const [key, tag] = change;
        if (String(tagOf(entity, key)?.value) === String(tag.value))
            return true;
        const extra = {};
        for (const [name, there] of Object.entries(entity.extra?.value ?? {}))
            if (there)
                extra[name] = there;
        level.describe(p, { ...entity, extra: nbtCompound({ ...extra, [key]: tag }) });
        player.useUp(hand);
        return true;
    }
    if (twoSided && !waxed && hand === 0)
        openSign(game, player, p, front);
    return true;
}
const tagOf = (entity, key) => entity.extra?.value[key];
/** An item's effect on a sign: a tag and its value. Tags of the back start with `Back`. */
function changeBy(item, { front, twoSided }) {
    const side = front ? '' : 'Back';
    if (item.endsWith('_dye'))
        return [`${side}Color`, nbtString(item.slice(0, -'_dye'.length))];
    if (item === 'glow_ink_sac')
        return [`${side}GlowingText`, nbtByte(1)];
    if (item === 'ink_sac')
        return [`${side}GlowingText`, nbtByte(0)];
    return twoSided && item === 'honeycomb' ? ['is_waxed', nbtByte(1)] : undefined;
}
/** Whether a player is in front of a sign, not behind it (vanilla SignBlockEntity.isFacingFrontText). */
function seesFront({ position }, p, { properties }) {
    const facing = properties['facing'];
    const front = facing === undefined ? Number(properties['rotation'] ?? 0) * STEP : (WALL_ANGLES[String(facing)] ?? 0);
    const angle = (Math.atan2(position.z - p.z - 0.5, position.x - p.x - 0.5) * 180) / Math.PI - 90;
    const apart = Math.abs(((((front - angle) % 360) + 540) % 360) - 180);
    return apart <= 90;
}
