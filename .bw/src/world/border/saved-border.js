import { nbtDouble, nbtLong } from '../library/nbt.js';
import { borderOf, borderPacket, widthOf } from './border.js';
/** The tags of a level.dat that contain the border. */
export function borderTags(game) {
    const { x, z, size, change, damage, buffer, warningBlocks, warningTime } = borderOf(game);
    const left = change ? Math.max(0, change.began + change.ticks - game.ticks) : 0;
    return {
        BorderCenterX: nbtDouble(x),
        BorderCenterZ: nbtDouble(z),
        BorderSize: nbtDouble(widthOf(game)),
        BorderSizeLerpTarget: nbtDouble(size),
        BorderSizeLerpTime: nbtLong(left * 50),
        BorderDamagePerBlock: nbtDouble(damage),
        BorderSafeZone: nbtDouble(buffer),
        BorderWarningBlocks: nbtDouble(warningBlocks),
        BorderWarningTime: nbtDouble(warningTime),
    };
}
/** Sets the border from a level.dat; missing values stay unchanged. */
export function loadBorder(game, number) {
    const border = borderOf(game);
    const from = number('BorderSize') ?? border.size;
    const ticks = Math.round((number('BorderSizeLerpTime') ?? 0) / 50);
    const said = {
        x: number('BorderCenterX') ?? border.x,
        z: number('BorderCenterZ') ?? border.z,
        size: ticks > 0 ? (number('BorderSizeLerpTarget') ?? from) : from,
        change: ticks > 0 ? { from, began: game.ticks, ticks } : undefined,
        damage: number('BorderDamagePerBlock') ?? border.damage,
        buffer: number('BorderSafeZone') ?? border.buffer,
        warningBlocks: number('BorderWarningBlocks') ?? border.warningBlocks,
        warningTime: number('BorderWarningTime') ?? border.warningTime,
    };
    Object.assign(border, said);
}
export function takeBorder(game) {
    const { change, ...rest } = borderOf(game);
    if (!change)
        return { ...rest, change: undefined };
    const left = Math.max(0, change.began + change.ticks - game.ticks);
    return { ...rest, change: { from: widthOf(game), left } };
}
/** Restores the border, including on clients. */
export function restoreBorder(game, { change, ...rest }) {
    const now = change && { from: change.from, began: game.ticks, ticks: Math.max(1, change.left) };
    Object.assign(borderOf(game), rest, { change: now });
    for (const place of game.world.places)
        place.broadcast(...borderPacket(place));
}
