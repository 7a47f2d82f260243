import { knotAt } from '../entities/leash-knot.js';
import { compounds } from '../items/item-nbt.js';
import { Body } from '../kernel/entities/body.js';
import { idIn } from '../kernel/entities/entity.js';
import { uuidIn } from '../kernel/memory/uuid.js';
import { nbtList, plainNbt } from '../library/nbt.js';
import { Mob } from '../mobs/index.js';
import { mount } from '../player/riding.js';
import { createEntity } from './entity-apply.js';
import { entityNbt } from './entity-nbt.js';
import { isInFlight } from './in-flight.js';
/**
 * Saved entities other than living ones, including flying and falling ones. Lightning, floats and fangs are not
 * saved; a dragon is saved with its fight.
 */
const KEPT = /(^|_)(boat|raft|minecart|item_frame)$|^(painting|item|experience_orb|end_crystal|marker)$/;
const isKept = (entity) => !entity.removed &&
    (entity instanceof Body
        ? entity.kind !== 'ender_dragon' && !entity.dying
        : KEPT.test(entity.kind) || isInFlight(entity.kind));
/**
 * Whether an entity is written separately: it is saved, and does not ride on anything that is saved. Riders are written with
 * their mounts.
 */
export const isRoot = (entity) => isKept(entity) && !(entity.vehicle !== undefined && isKept(entity.vehicle));
/** An entity with all its riders. */
export function withRiders(entity) {
    const { value } = entityNbt(entity);
    const riders = entity.riders.filter((rider) => 'riders' in rider && isKept(rider));
    if (riders.length === 0)
        return value;
    return { ...value, Passengers: nbtList('compound', riders.map(withRiders)) };
}
/** An entity and all its riders; empty if this server does not support it. */
export function createTree(game, members, led) {
    const kind = String(members['id']?.value ?? '').replace('minecraft:', '');
    const [x, y, z] = (plainNbt(members['Pos']) ?? []);
    if (!game.registry.entitiesByName[kind] || ![x, y, z].every(Number.isFinite))
        return [];
    const { Passengers, Leash, ...own } = members;
    const position = { x: Number(x), y: Number(y), z: Number(z) };
    const entity = createEntity(game, kind, position, { type: 'compound', name: '', value: own });
    if (!entity || entity === 'no_item')
        return [];
    keepUuid(game, entity, uuidIn(own['UUID']));
    if (entity instanceof Mob && Leash?.type === 'compound')
        led.push([entity, Leash.value]);
    const all = [entity];
    for (const rider of compounds(Passengers)) {
        const [first, ...others] = createTree(game, rider, led);
        if (!first)
            continue;
        mount(game, first, entity);
        all.push(first, ...others);
    }
    return all;
}
/** Restores the UUID of an entity, so that others that remember it find it again. */
function keepUuid(game, entity, uuid) {
    if (uuid === undefined)
        return;
    entity.uuid = uuid;
    game.world.reserveEntityIds(idIn(uuid) ?? 0);
}
/** Reattaches leashed mobs to their knots once all entities exist. */
export function tieLed(game, led) {
    for (const [mob, leash] of led) {
        const at = (axis) => Number(plainNbt(leash[axis]));
        if (['X', 'Y', 'Z'].every((axis) => Number.isFinite(at(axis))))
            mob.tieTo(knotAt(game, { x: at('X'), y: at('Y'), z: at('Z') }));
    }
}
