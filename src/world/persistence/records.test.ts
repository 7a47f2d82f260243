import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { functionsOf } from '../commands/functions.ts'
import { scheduleAgain } from '../commands/index.ts'
import { ticksLeftIn } from '../kernel/scheduled.ts'
import { takeRecords } from '../snapshot/records.ts'
import { SmallWorld } from '../testing/small-world.ts'
import { WorldFolder } from './world-folder.ts'

describe('records of a world', () => {
  let path: string
  beforeEach(async () => {
    path = await mkdtemp(join(tmpdir(), 'records-'))
  })
  afterEach(() => rm(path, { recursive: true, force: true }))

  async function open() {
    const world = new SmallWorld()
    functionsOf(world.game).lines.set('pack:later', ['scoreboard players set Ann deaths 77'])
    const folder = await WorldFolder.open(path)
    folder.load(world.game)
    scheduleAgain(world.game, ticksLeftIn(world.game))
    return { world, folder, save: () => folder.save(world.game, 1_700_000_000_000) }
  }

  it('survive a restart, every one that a snapshot has', async () => {
    const { world, folder, save } = await open()
    const ann = world.player('Ann')
    folder.players.restore(ann)
    for (const line of [
      'scoreboard objectives add deaths deathCount {"text":"Tode","color":"red"}',
      'scoreboard objectives add sign trigger',
      'scoreboard objectives modify deaths rendertype hearts',
      'scoreboard objectives setdisplay sidebar deaths',
      'scoreboard objectives setdisplay sidebar.team.red sign',
      'scoreboard players set Ann deaths -3',
      'scoreboard players set #fake deaths 12',
      'scoreboard players enable Ann sign',
      'team add red {"text":"The Reds"}',
      'team modify red color dark_red',
      'team modify red friendlyFire false',
      'team modify red nametagVisibility hideForOwnTeam',
      'team modify red collisionRule pushOtherTeams',
      'team modify red prefix {"text":"[R] "}',
      'team join red Ann',
      'team add plain',
      'bossbar add a:b {"text":"Raid"}',
      'bossbar set a:b players Ann',
      'bossbar set a:b max 50',
      'bossbar set a:b value 20',
      'bossbar set a:b color purple',
      'bossbar set a:b style notched_10',
      'bossbar add a:c "hidden"',
      'bossbar set a:c visible false',
      'data merge storage a:some/path {x:5b,list:[1,2],deep:{y:"z"}}',
      'data merge storage other:one {n:1L}',
      'advancement grant Ann only minecraft:story/root',
      'worldborder set 300',
      'deop Bob',
      'whitelist add Ann',
      'whitelist on',
      'ban Eve griefing',
      'attribute Ann generic.max_health modifier add 1-1-1-1-1 healthy 4 add',
      'schedule function pack:later 50t',
    ])
      world.ok(line)
    ann.statistics.add('mined', 'stone', 3)
    ann.statistics.add('custom', 'jump', 2)
    ann.statistics.add('brewed', 'water', 1)
    world.ticks(20)
    await save()

    const again = await open()
    const found = takeRecords(again.world.game)
    // advancements are dated in whole seconds
    const inSeconds = (records: typeof found) => ({
      ...records,
      advancements: [...records.advancements].map(([uuid, met]) => [
        uuid,
        [...met].map(([id, criteria]) => [
          id,
          [...criteria].map(([name, tick]) => [name, Math.floor(tick / 20)]),
        ]),
      ]),
    })
    expect(inSeconds(found)).toEqual(inSeconds(takeRecords(world.game)))
    const back = again.world.player('Ann')
    again.folder.players.restore(back)
    const inOrder = (player: typeof ann) =>
      player.statistics
        .all()
        .map((one) => JSON.stringify(one))
        .sort()
    expect(inOrder(back)).toEqual(inOrder(ann))
    expect(back.traits.modifiers).toEqual(ann.traits.modifiers)
    expect(back.traits.modifiers).toMatchObject([{ name: 'healthy', amount: 4 }])
    expect(again.world.ok('scoreboard players get Ann deaths').data).toBe(-3)
    again.world.ticks(29)
    expect(again.world.ok('scoreboard players get Ann deaths').data).toBe(-3)
    again.world.ticks(2)
    expect(again.world.ok('scoreboard players get Ann deaths').data).toBe(77)
  })
})
