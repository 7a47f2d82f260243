import { WorldError } from '../errors.js';
import { timeFields } from '../protocol/fields.js';
import { changeWeather } from '../weather.js';
import { restoreBlocks, takeBlocks } from './blocks.js';
import { restoreEntities, takeEntities } from './entities.js';
import { restoreMemories, takeMemories } from './memories.js';
import { reseat, restorePlayer, takePlayer } from './players.js';
import { restoreRecords, takeRecords } from './records.js';
export function takeSnapshot(game) {
    const { world, dialect, ticks } = game;
    const { dayTime, weather, weatherEnds, difficulty, defaultGameMode } = world;
    return {
        ...{ version: dialect.version, dayTime, weather, difficulty, defaultGameMode },
        weatherLeft: weatherEnds === undefined ? undefined : Math.max(0, weatherEnds - ticks),
        rules: [...world.rules.all()],
        dimensions: world.places.map((place) => ({
            name: place.dimension.name,
            blocks: takeBlocks(place),
            entities: takeEntities(place),
            memories: takeMemories(place),
            acting: place.redstone.waiting(),
            flowing: place.fluids.waiting(),
        })),
        players: world.players.map(takePlayer),
        spawn: { ...world.spawn },
        records: takeRecords(game),
    };
}
/**
 * Restores a world. Players who have joined since stay unchanged, and those who have left are not brought back.
 * @throws WorldError 'bad_world' for a snapshot of another version
 */
export function restoreSnapshot(game, snapshot) {
    const { world, dialect } = game;
    if (snapshot.version !== dialect.version)
        throw new WorldError('bad_world', 'the snapshot is of another version', {
            got: snapshot.version,
            wanted: dialect.version,
            remedy: 'restore it in a world of its own version',
        });
    for (const [name, value] of snapshot.rules)
        world.rules.set(name, value);
    world.difficulty = snapshot.difficulty;
    world.defaultGameMode = snapshot.defaultGameMode;
    world.dayTime = snapshot.dayTime;
    world.broadcast('update_time', timeFields(game));
    changeWeather(game, snapshot.weather, snapshot.weatherLeft);
    for (const moment of snapshot.players) {
        const player = world.playerNamed(moment.name);
        if (player !== undefined)
            restorePlayer(player, moment);
    }
    world.spawn = { ...snapshot.spawn };
    restoreRecords(game, snapshot.records);
    const left = world.places.filter(({ dimension }) => snapshot.dimensions.every(({ name }) => name !== dimension.name));
    for (const place of left)
        restoreEntities(place, { active: [], parked: new Map() });
    for (const { name, blocks, entities, memories, acting, flowing } of snapshot.dimensions) {
        const place = world.in(name);
        restoreBlocks(place, blocks);
        restoreEntities(place, entities);
        restoreMemories(place, memories);
        place.redstone.wait(acting);
        place.fluids.wait(flowing);
    }
    for (const moment of snapshot.players) {
        const player = world.playerNamed(moment.name);
        if (player !== undefined)
            reseat(player, moment);
    }
    world.flush();
}
