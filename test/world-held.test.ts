import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { packagePath } from '../src/core/package-root.ts'
import { SmallWorld } from '../src/world/testing/small-world.ts'

/*
 * Everything that a world holds, from its code. A snapshot has what is marked `kept`; for everything else it says why not. A field or a
 * memory that is not here fails: whoever adds one decides. What is kept is compared in snapshot/world-snapshot.test.ts.
 */

const HELD: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  World: {
    ...kept(
      'rules ops admission scoreboard bossBars memory spawn dayTime difficulty defaultGameMode weather weatherEnds',
    ),
    ...because('the same as long as the server runs', 'digs emitter growth smelts'),
    arrivals: 'callbacks of entities that were here after the moment',
    ticks: 'the age of the world goes on, so that nothing happens twice in a tick',
  },
  Game: {
    ...kept('level redstone fluids players entities parked memory'),
    ...because(
      'the same as long as the server runs',
      'world dimension registry dialect blocks items recipes viewDistance showDigging voidBelow simulation',
    ),
    ...because('randomness goes on', 'chance mobChance'),
    ...because('follows the blocks', 'light growth chunks'),
  },
  Level: {
    ...kept('columns blockEntities furnaces stands campfires populated'),
    ...because(
      'the same as long as the server runs',
      'states shapes facts hasSky isUltrawarm blocks onData edges',
    ),
    ...because('follows the blocks', 'beacons portals hoppers changes'),
    memory: 'nothing keeps anything in it',
  },
  Player: {
    ...kept(
      'game inventory enderChest traits experience enchantmentSeed spawnPoint home selected gameMode position yaw pitch health',
    ),
    ...kept('hunger statistics vehicle cooldowns air fire bed memory'),
    ...because('who it is', 'name uuid id kind size ownMenu'),
    ...because(
      'what its client knows or has been sent',
      'loaded seen lastSent lastSentHealth chunk shown inPlay',
    ),
    ...because(
      'what it was doing ends',
      'menu cursor digging using asleep steering gliding swungAt recoversSince fight',
    ),
    ...because('its client says so', 'onGround sneaking sprinting awaiting teleports'),
    ...because('nothing has just happened to it', 'fallen hurtTicks lastHurt before safeAt passage burning'),
    ...because('whoever left or died comes back alive, or not at all', 'removed dead'),
  },
  Traits: {
    ...kept('tags effects bases modifiers absorption'),
    ...because(
      'of mobs, which are saved as NBT; players have none',
      'equipment customName noAi silent persistent baby colour sheared tame owner sitting saddled storage size villager nbt',
    ),
  },
}

/** Memories by their names; those of mobs are `SavedMemory`, which a test of its own compares. */
const MEMORIES: Readonly<Record<string, string>> = {
  ...kept(
    'border maps advancements storages functions scheduled comparators commandBlocks hoppers recipe_book',
  ),
  absent: 'written with the entity that remembers',
  trade: 'written with the villager',
  bar: 'made again by the wither',
  fishing: 'floats come back to their rods',
  torches: 'torches have cooled down',
  lids: 'windows are closed',
  orbs: 'a pause of two ticks',
  mapsSeen: 'what a client has been sent',
  frames: 'follows the item frames',
  gliding: 'what it was doing ends',
  cracks: 'what it was doing ends',
  driving: 'when its client last drove',
  commands: 'the same as long as the server runs',
}

function kept(names: string): Record<string, string> {
  return because('kept', names)
}
function because(reason: string, names: string): Record<string, string> {
  return Object.fromEntries(names.split(' ').map((name) => [name, reason]))
}

describe('what a world holds', () => {
  const { game, ann } = (() => {
    const world = new SmallWorld()
    return { game: world.game, ann: world.player('Ann') }
  })()

  it.each([
    ['World', game.world],
    ['Game', game],
    ['Level', game.level],
    ['Player', ann],
    ['Traits', ann.traits],
  ] as const)('is in a snapshot, or has a reason not to be: %s', (name, object) => {
    expect(Object.keys(object).sort()).toEqual(Object.keys(HELD[name] ?? {}).sort())
  })

  it('is in a snapshot, or has a reason not to be: memories', () => {
    const root = packagePath('src/world')
    const names = readdirSync(root, { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
      .flatMap((file) => [
        ...readFileSync(join(root, file), 'utf8').matchAll(/new Memory(?:<.*>)?\(\s*'(\w+)'/g),
      ])
      .map(([, memory]) => String(memory))
    expect(names.sort()).toEqual(Object.keys(MEMORIES).sort())
  })
})
