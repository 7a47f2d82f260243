/** Composes a game: the order of systems in a tick, the listeners of block changes, and the behaviour of blocks and bodies. */
import { blockTable } from './behaviours/index.js';
import { FireSpread } from './blocks/fire-spread.js';
import { edgesOf } from './border/border.js';
import { ChunkLoading } from './chunk-loading.js';
import { afterDamage } from './combat/after-damage.js';
import { afterDeath } from './combat/after-death.js';
import { rescuedByTotem } from './combat/totem.js';
import { tickCommandBlocks } from './commands/command-blocks.js';
import { DragonFight } from './end/fight.js';
import { orbsOf } from './entities/experience-orb.js';
import { ItemEntity } from './entities/item-entity.js';
import { Fluids } from './fluids/fluids.js';
import { Growth } from './growth/ticking.js';
import { tickHoppers } from './hoppers/hoppers.js';
import { Game } from './kernel/game.js';
import { sendLight } from './kernel/light/sending.js';
import { tickFramedMaps, tickMaps } from './maps/showing.js';
import { burn } from './mobs/hazards.js';
import { createBody, noteHead, removeHostileMobsInPeaceful } from './mobs/index.js';
import { isMob } from './mobs/mob.js';
import { tickSpawning } from './mobs/spawning/natural.js';
import { tickCriteria } from './player/criteria.js';
import { tickEffects } from './player/effects.js';
import { tickSleep } from './player/morning.js';
import { tickRecipeBooks } from './player/recipe-book.js';
import { seatRiders } from './player/riding.js';
import { tickPlayer } from './player/tick.js';
import { broadcastMovement, spawnForViewers } from './player/tracking.js';
import { lightPortal } from './portals/lighting.js';
import { tickPortals } from './portals/travel.js';
import { timeFields } from './protocol/fields.js';
import { pressPlates } from './redstone/plates.js';
import { Redstone } from './redstone/redstone.js';
import { tickCampfires } from './smelting/campfire.js';
import { tickFurnaces } from './smelting/furnace.js';
import { tickBeacons } from './stations/beacon.js';
import { tickBrewing } from './stations/brewing.js';
import { End } from './terrain/end/end.js';
import { Nether } from './terrain/nether/nether.js';
import { tickBarter } from './villagers/barter.js';
import { Families } from './villagers/families.js';
import { Workplaces } from './villagers/working.js';
import { tickWeather } from './weather.js';
/** Ticks between two time packets. */
const TIME_INTERVAL = 20;
const tickEntities = (game) => {
    // an entity removed earlier in the same tick must not act
    for (const entity of [...game.entities.values()]) {
        if (entity.removed)
            continue;
        entity.tick();
        if (entity.riders.length > 0)
            seatRiders(game, entity);
    }
};
const tickPlayers = (game) => {
    for (const player of [...game.players]) {
        tickPlayer(game, player);
        if (player.inPlay)
            tickMaps(game, player);
    }
};
const tickTime = (game) => {
    const isFirst = game.dimension.name === 'overworld';
    if (isFirst && game.rules.get('doDaylightCycle') === true)
        game.world.dayTime++;
    if (game.ticks % TIME_INTERVAL === 0)
        game.broadcast('update_time', timeFields(game));
};
const SIMULATION = {
    blocks: blockTable,
    createBody,
    createItem: (game, item) => new ItemEntity(game, { ...item, definition: game.entityDefinition('item') }),
    createOrbs: orbsOf,
    suffered: afterDamage,
    perished: afterDeath,
    rescued: rescuedByTotem,
    endured: (_game, body) => {
        if (isMob(body))
            burn(body);
    },
    show: spawnForViewers,
    terrainOf: (dimension, registry, seed) => dimension === 'the_nether' ? new Nether(registry, seed) : new End(registry, seed),
    systems: (game) => {
        game.level.edges = () => edgesOf(game);
        const redstone = new Redstone(game);
        const fluids = new Fluids(game);
        const growth = new Growth(game);
        const fires = new FireSpread(game);
        const workplaces = new Workplaces(game);
        const families = new Families(game);
        const fight = game.dimension.name === 'the_end' ? new DragonFight(game) : undefined;
        const loading = game.level.columns.source && new ChunkLoading(game);
        return {
            redstone,
            fluids,
            growth,
            tick: [
                () => loading?.tick(),
                () => redstone.tick(),
                () => fluids.tick(),
                () => growth.tick(),
                tickFurnaces,
                tickCampfires,
                tickBrewing,
                tickBeacons,
                () => workplaces.tick(),
                () => families.tick(),
                tickBarter,
                tickHoppers,
                tickCommandBlocks,
                removeHostileMobsInPeaceful,
                tickSpawning,
                () => fight?.tick(),
                tickEntities,
                tickPlayers,
                tickFramedMaps,
                tickPortals,
                tickSleep,
                pressPlates,
                tickEffects,
                tickCriteria,
                tickRecipeBooks,
                tickWeather,
                tickTime,
                (game) => game.flush(),
                sendLight,
                broadcastMovement,
            ],
            changed: [
                (change) => redstone.note(change),
                (change) => growth.note(change),
                (change) => game.light.note(change),
                (change) => fires.note(change),
                (change) => workplaces.note(change),
                (change) => families.note(change),
                (change) => noteHead(game, change),
                (change) => lightPortal(game, change),
            ],
        };
    },
};
/** Creates a game with everything that this server simulates. */
export const createGame = (init) => new Game(init, SIMULATION);
