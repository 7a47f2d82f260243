/** Composes a game: the order of systems in a tick, the listeners of block changes, and the behaviour of blocks and bodies. */
import { blockTable } from './behaviours/index.ts'
import { FireSpread } from './blocks/fire-spread.ts'
import { edgesOf } from './border/border.ts'
import { ChunkLoading } from './chunk-loading.ts'
import { afterDamage } from './combat/after-damage.ts'
import { afterDeath } from './combat/after-death.ts'
import { rescuedByTotem } from './combat/totem.ts'
import { tickCommandBlocks } from './commands/command-blocks.ts'
import { DragonFight } from './end/fight.ts'
import { orbsOf } from './entities/experience-orb.ts'
import { ItemEntity } from './entities/item-entity.ts'
import { Fluids } from './fluids/fluids.ts'
import { Growth } from './growth/ticking.ts'
import { tickHoppers } from './hoppers/hoppers.ts'
import { Game, type GameInit, type Simulation, type TickSystem } from './kernel/game.ts'
import { sendLight } from './kernel/light/sending.ts'
import { tickFramedMaps, tickMaps } from './maps/showing.ts'
import { burn } from './mobs/hazards.ts'
import { createBody, noteHead, removeHostileMobsInPeaceful } from './mobs/index.ts'
import { isMob } from './mobs/mob.ts'
import { tickSpawning } from './mobs/spawning/natural.ts'
import { tickCriteria } from './player/criteria.ts'
import { tickEffects } from './player/effects.ts'
import { tickSleep } from './player/morning.ts'
import { tickRecipeBooks } from './player/recipe-book.ts'
import { seatRiders } from './player/riding.ts'
import { tickPlayer } from './player/tick.ts'
import { broadcastMovement, spawnForViewers } from './player/tracking.ts'
import { lightPortal } from './portals/lighting.ts'
import { tickPortals } from './portals/travel.ts'
import { timeFields } from './protocol/fields.ts'
import { pressPlates } from './redstone/plates.ts'
import { Redstone } from './redstone/redstone.ts'
import { tickCampfires } from './smelting/campfire.ts'
import { tickFurnaces } from './smelting/furnace.ts'
import { tickBeacons } from './stations/beacon.ts'
import { tickBrewing } from './stations/brewing.ts'
import { End } from './terrain/end/end.ts'
import { Nether } from './terrain/nether/nether.ts'
import { tickBarter } from './villagers/barter.ts'
import { Families } from './villagers/families.ts'
import { Workplaces } from './villagers/working.ts'
import { tickWeather } from './weather.ts'

/** Ticks between two time packets. */
const TIME_INTERVAL = 20

const tickEntities: TickSystem = (game) => {
  // an entity removed earlier in the same tick must not act
  for (const entity of [...game.entities.values()]) {
    if (entity.removed) continue
    entity.tick()
    if (entity.riders.length > 0) seatRiders(game, entity)
  }
}

const tickPlayers: TickSystem = (game) => {
  for (const player of [...game.players]) {
    tickPlayer(game, player)
    if (player.inPlay) tickMaps(game, player)
  }
}

const tickTime: TickSystem = (game) => {
  const isFirst = game.dimension.name === 'overworld'
  if (isFirst && game.rules.get('doDaylightCycle') === true) game.world.dayTime++
  if (game.ticks % TIME_INTERVAL === 0) game.broadcast('update_time', timeFields(game))
}

const SIMULATION: Simulation = {
  blocks: blockTable,
  createBody,
  createItem: (game, item) => new ItemEntity(game, { ...item, definition: game.entityDefinition('item') }),
  createOrbs: orbsOf,
  suffered: afterDamage,
  perished: afterDeath,
  rescued: rescuedByTotem,
  endured: (_game, body) => {
    if (isMob(body)) burn(body)
  },
  show: spawnForViewers,
  terrainOf: (dimension, registry, seed) =>
    dimension === 'the_nether' ? new Nether(registry, seed) : new End(registry, seed),
  systems: (game) => {
    game.level.edges = () => edgesOf(game)
    const redstone = new Redstone(game)
    const fluids = new Fluids(game)
    const growth = new Growth(game)
    const fires = new FireSpread(game)
    const workplaces = new Workplaces(game)
    const families = new Families(game)
    const fight = game.dimension.name === 'the_end' ? new DragonFight(game) : undefined
    const loading = game.level.columns.source && new ChunkLoading(game)
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
    }
  },
}

/** Creates a game with everything that this server simulates. */
export const createGame = (init: GameInit): Game => new Game(init, SIMULATION)
