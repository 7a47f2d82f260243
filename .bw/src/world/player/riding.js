import { add, blockOf, distance } from '../geometry.js';
import { isFree } from '../kernel/entities/collision.js';
import { Memory } from '../kernel/memory/memory.js';
import { Player } from '../kernel/player/player.js';
import { teleport } from './teleport.js';
import { updateView } from './view.js';
/** Distance below a seat at which players sit, in blocks. */
const SITS = 0.35;
/** Positions for dismounting: next to the vehicle on all sides, then on top. */
const BESIDE = [
    { x: 1, y: 0, z: 0 },
    { x: -1, y: 0, z: 0 },
    { x: 0, y: 0, z: 1 },
    { x: 0, y: 0, z: -1 },
    { x: 1, y: 0, z: 1 },
    { x: -1, y: 0, z: -1 },
    { x: 1, y: 0, z: -1 },
    { x: -1, y: 0, z: 1 },
];
/** Seats a body on a vehicle or an animal. Returns false if there is no room, or if the body already sits there. */
export function mount(game, rider, vehicle) {
    if (rider.vehicle === vehicle || vehicle.vehicle === rider || vehicle.removed)
        return false;
    if (vehicle.riders.length >= vehicle.seats)
        return false;
    dismount(game, rider);
    rider.vehicle = vehicle;
    vehicle.riders.push(rider);
    if (rider instanceof Player) {
        rider.fallen = 0;
        rider.steering = { sideways: 0, forward: 0, jump: false };
        rider.statistics.add('ridden', vehicle.kind);
    }
    tellRiders(game, vehicle);
    seatRiders(game, vehicle);
    return true;
}
/** Takes a body off its mount and puts it next to the mount if there is room. */
export function dismount(game, rider) {
    const { vehicle } = rider;
    if (!vehicle)
        return;
    rider.vehicle = undefined;
    const place = vehicle.riders.indexOf(rider);
    if (place >= 0)
        vehicle.riders.splice(place, 1);
    tellRiders(game, vehicle);
    const to = placeBeside(game, vehicle, rider);
    if (rider instanceof Player) {
        if (!rider.dead)
            teleport(game, rider, to);
    }
    else
        rider.position = to;
}
/** Moves riders to their vehicle's position. */
export function seatRiders(game, vehicle) {
    const gone = vehicle.riders.findIndex(({ removed }) => removed);
    if (gone >= 0) {
        vehicle.riders.splice(gone, 1);
        tellRiders(game, vehicle);
    }
    const yaw = (vehicle.yaw * Math.PI) / 180;
    vehicle.riders.forEach((rider, i) => {
        const along = vehicle.riders.length > 1 ? (i === 0 ? 0.2 : -0.6) : 0;
        const down = rider instanceof Player ? SITS : 0;
        rider.position = {
            x: vehicle.position.x - Math.sin(yaw) * along,
            y: vehicle.position.y + vehicle.seatHeight - down,
            z: vehicle.position.z + Math.cos(yaw) * along,
        };
        if (!(rider instanceof Player))
            return;
        rider.fallen = 0;
        updateView(game, rider);
    });
}
/** Tells the players who see the vehicle who is riding it. */
function tellRiders(game, vehicle) {
    if (vehicle.removed)
        return;
    game.broadcastSeen(vehicle, 'set_passengers', {
        entityId: vehicle.id,
        passengers: vehicle.riders.map(({ id }) => id),
    });
}
function placeBeside({ level }, vehicle, rider) {
    const reach = (vehicle.size.width + rider.size.width) / 2 + 0.01;
    const feet = Math.ceil(vehicle.position.y - 0.001);
    for (const y of [feet, vehicle.position.y, feet + 1, feet - 1])
        for (const side of BESIDE) {
            const to = { ...add(vehicle.position, { x: side.x * reach, y: 0, z: side.z * reach }), y };
            const below = level.get(blockOf({ ...to, y: y - 0.01 }));
            if (isFree(level, to, rider.size) && level.shapes.isSolid(below))
                return to;
        }
    return { ...vehicle.position, y: vehicle.position.y + vehicle.size.height };
}
/** Dismounts a player whose vehicle is gone, or who is dead. */
export function tickVehicle(game, player) {
    if (player.vehicle && (player.vehicle.removed || player.dead))
        dismount(game, player);
}
/** Distance statistics, by mount. */
const WAYS = [
    [/boat$|raft$/, 'boat_one_cm'],
    [/minecart$/, 'minecart_one_cm'],
    [/^(horse|donkey|mule|skeleton_horse|zombie_horse|llama|trader_llama|camel)$/, 'horse_one_cm'],
    [/^pig$/, 'pig_one_cm'],
    [/^strider$/, 'strider_one_cm'],
];
/** Counts the distance that a rider covered, in blocks. */
export function countRide(player, blocks) {
    const { vehicle } = player;
    const way = vehicle && WAYS.find(([kind]) => kind.test(vehicle.kind));
    if (way)
        player.statistics.add('custom', way[1], Math.round(100 * blocks));
}
/** The tick in which a player's client last moved its mount. */
const DRIVING = new Memory('driving', () => ({ at: Number.NEGATIVE_INFINITY }));
/** The tick in which a player's client last moved its mount. */
export const lastDrive = (player) => DRIVING.of(player).at;
/** Maximum length of a vehicle's move in one packet, in blocks. */
const MAX_STEP = 10;
/** Moves a steered vehicle to the position its client reports, unless that is far away or inside blocks. */
export function driveVehicle(game, player, to) {
    const { vehicle } = player;
    if (!vehicle || vehicle.riders[0] !== player || !vehicle.steeredBy(player))
        return;
    const { x, y, z, yaw, pitch } = to;
    const place = { x, y, z };
    const sane = [x, y, z, yaw, pitch].every(Number.isFinite);
    const far = sane ? distance(place, vehicle.position) : Number.POSITIVE_INFINITY;
    // slightly above its position, because rounding moves boats into the ground
    if (far > MAX_STEP || !isFree(game.level, { ...place, y: y + 0.0625 }, vehicle.size)) {
        const { position } = vehicle;
        player.send('vehicle_move', { ...position, yaw: vehicle.yaw, pitch: vehicle.pitch });
        return;
    }
    countRide(player, far);
    DRIVING.of(player).at = game.ticks;
    vehicle.position = place;
    vehicle.yaw = yaw;
    vehicle.pitch = pitch;
    seatRiders(game, vehicle);
}
