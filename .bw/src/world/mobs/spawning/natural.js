import { distance } from '../../geometry.js';
import { darkness } from '../../weather.js';
import { Mob } from '../index.js';
import { DESPAWN_DISTANCE, despawn } from './despawn.js';
import { ANIMALS, isFleeting, MONSTERS, spawnsIn, weighted } from './kinds.js';
import { canSpawn } from './rules.js';
/**
 * Distance from a player within which mobs spawn, in chunks, and the number of chunks that the caps apply to
 * (17×17).
 */
const REACH = 8;
const COUNTED_FOR = 289;
/** Minimum distance of a spawn from players and from the world spawn, in blocks. */
const NEAREST = 24;
/** Number of groups tried per chunk, attempts per group, and maximum size of a group. */
const GROUPS = 3;
const TRIES = 4;
const MAX_GROUP = 4;
/** Distance that a group moves with each attempt, in blocks. */
const STRAY = 6;
/** Sky darkness at which monsters start to spawn under the open sky. */
const DUSK = 8;
const WOOL = [
    [15, 0.05],
    [7, 0.1],
    [8, 0.15],
    [12, 0.18],
    [6, 0.18164],
];
const YOUNG_ODDS = 20;
/** Spawns and despawns mobs around players (vanilla NaturalSpawner). Uses a separate random stream. */
export function tickSpawning(game) {
    despawn(game);
    if (game.rules.get('doMobSpawning') !== true)
        return;
    const players = game.players.filter(({ inPlay, gameMode }) => inPlay && gameMode !== 'spectator');
    if (players.length === 0)
        return;
    for (const category of [MONSTERS, ANIMALS]) {
        if (game.ticks % category.interval !== 0)
            continue;
        if (category.monsters && game.difficulty === 'peaceful')
            continue;
        populate(game, category);
    }
}
function populate(game, category) {
    const columns = columnsNear(game);
    const cap = Math.floor((category.cap * columns.length) / COUNTED_FOR);
    const room = () => count(game, category) < cap;
    if (!room())
        return;
    const bright = category.monsters && darkness(game) < DUSK && game.weather !== 'thunder';
    shuffle(game, columns);
    for (const column of columns) {
        // an unedited chunk has no dark place above ground
        if (bright && !game.level.columns.ownColumn(column.x, column.z))
            continue;
        if (tryColumn(game, column, category) > 0 && !room())
            return;
    }
}
/** Chunks near players, except those where mobs would despawn at once. */
function columnsNear(game) {
    const reach = Math.min(REACH, game.viewDistance);
    const found = new Map();
    for (const { position, inPlay, gameMode } of game.players) {
        if (!inPlay || gameMode === 'spectator')
            continue;
        const cx = Math.floor(position.x) >> 4;
        const cz = Math.floor(position.z) >> 4;
        for (let x = cx - reach; x <= cx + reach; x++)
            for (let z = cz - reach; z <= cz + reach; z++)
                found.set(`${x},${z}`, { x, z });
    }
    return [...found.values()];
}
function count(game, { monsters }) {
    let found = 0;
    for (const entity of game.entities.values())
        if (entity instanceof Mob && !entity.traits.persistent && belongs(entity, monsters))
            found++;
    return found;
}
const belongs = ({ kind, type }, monsters) => monsters ? isFleeting(kind) : type.nature === 'animal';
/** Tries groups around one position of a chunk. Returns how many mobs spawned. */
function tryColumn(game, column, category) {
    const { spawnChance: chance, level } = game;
    const x = (column.x << 4) + chance.between(0, 15);
    const z = (column.z << 4) + chance.between(0, 15);
    const y = chance.between(level.columns.bottom, game.light.surface.topAt(x, z) + 1);
    const start = { x, y, z };
    if (y <= level.columns.bottom || level.shapes.isFullCube(level.get(start)))
        return 0;
    let born = 0;
    for (let group = 0; group < GROUPS && born < MAX_GROUP; group++)
        born += tryGroup(game, start, category, MAX_GROUP - born);
    return born;
}
function tryGroup(game, start, category, most) {
    const { spawnChance: chance } = game;
    let tries = Math.ceil(chance.next() * TRIES);
    let spawn;
    let born = 0;
    let { x, z } = start;
    for (let i = 0; i < tries && born < most; i++) {
        x += chance.between(0, STRAY - 1) - chance.between(0, STRAY - 1);
        z += chance.between(0, STRAY - 1) - chance.between(0, STRAY - 1);
        const p = { x, y: start.y, z };
        if (!isRightDistance(game, p))
            continue;
        if (!spawn) {
            spawn = weighted(spawnsIn(category, game.level.columns.biomeAt(x, z)), chance);
            if (!spawn)
                return born;
            tries = chance.between(spawn.low, spawn.high);
        }
        if (!canSpawn(game, spawn.kind, p, category, chance))
            continue;
        spawnMob(game, spawn.kind, p, { before: born, chance });
        born++;
    }
    return born;
}
function isRightDistance(game, p) {
    const middle = { x: p.x + 0.5, y: p.y, z: p.z + 0.5 };
    const from = game.players
        .filter(({ inPlay, gameMode }) => inPlay && gameMode !== 'spectator')
        .map(({ position }) => distance(position, middle));
    const nearest = Math.min(...from);
    return nearest > NEAREST && nearest <= DESPAWN_DISTANCE && distance(game.spawn, middle) >= NEAREST;
}
/** Puts a mob into the world; `before` is the number of its group that have already spawned. */
export function spawnMob(game, kind, p, { before, chance }) {
    const body = game.summon(kind, { x: p.x + 0.5, y: p.y, z: p.z + 0.5 });
    if (!(body instanceof Mob))
        return;
    body.yaw = chance.between(0, 359);
    if (kind === 'sheep') {
        const share = chance.next();
        body.traits.colour = WOOL.find(([, most]) => share < most)?.[0] ?? 0;
        game.sendMetadata(body);
    }
    if (body.type.nature === 'animal' && before > 1 && chance.oneIn(YOUNG_ODDS))
        body.makeBaby();
}
function shuffle(game, list) {
    for (let i = list.length - 1; i > 0; i--) {
        const j = game.spawnChance.between(0, i);
        [list[i], list[j]] = [list[j], list[i]];
    }
}
