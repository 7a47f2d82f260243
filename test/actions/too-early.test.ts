import { describe, expect, it } from 'vitest'
import type { ActionCall } from '../../src/task/action.ts'
import { builtInActions } from '../../src/task/actions/built-in.ts'
import { onStage, type Stage } from '../support/fast-stage.ts'
import { emptyArena, GROUND } from '../support/tasks.ts'

/* `tooEarly` of each action, played: a call is made before its requirements exist, or before it is needed. */

interface Early {
  /** Commands that set the stage. */
  readonly given: readonly string[]
  readonly args: ActionCall['args']
  /** What the agent holds. */
  readonly holds?: string
}

const at = (x: number, z: number, y = GROUND): number[] => [x, y, z]
const chest = at(4, 0)

const early: Readonly<Record<string, Early>> = {
  NavigateTo: { given: [], args: { pos: at(3, 3, GROUND + 6), range: 0 } },
  CheckContainer: { given: [], args: { container: at(2, 2) } },
  WithdrawItem: { given: [], args: { container: chest, item: 'bread', amount: 1 } },
  Wait: { given: [], args: { seconds: 1, pos: at(2, 2), block: 'stone' } },
  Deposit: { given: ['give Alice bread 1'], args: { container: chest, item: 'bread', amount: 2 } },
  ScanEntities: { given: [], args: { item: 'cow', distance: 16 } },
  Equip: { given: ['give Alice dirt 1'], args: { item: 'shears' } },
  Craft: { given: ['give Alice oak_planks 2'], args: { item: 'stick', amount: 4 } },
  Smelt: {
    given: [`setblock 2 ${GROUND} 2 furnace`, 'give Alice raw_iron 1', 'give Alice coal 1'],
    args: { item: 'raw_iron', amount: 1, fuel: 'coal' },
  },
  Toggle: { given: [], args: { pos: at(2, 2) } },
  Explore: { given: [], args: { item: 'bread' } },
  DigTo: { given: [], args: { pos: at(-3, -3) } },
  Sleep: { given: [], args: {} },
  PlaceBlock: { given: ['give Alice dirt 1'], args: { item: 'dirt', pos: at(2, 2, GROUND + 2) } },
  Handover: { given: ['give Alice bread 1'], args: { item: 'bread', agent: 'Bob' } },
  MineBlock: {
    given: [`setblock 2 ${GROUND - 1} 2 farmland`, `setblock 2 ${GROUND} 2 wheat[age=3]`],
    args: { pos: at(2, 2) },
  },
  UseOn: {
    given: [
      `setblock 2 ${GROUND - 1} 2 farmland`,
      `setblock 2 ${GROUND} 2 wheat[age=0]`,
      'give Alice bone_meal 1',
    ],
    args: { target: at(2, 2) },
    holds: 'bone_meal',
  },
  Attack: { given: [`summon cow 2.5 ${GROUND} 2.5`], args: { target: 'cow' } },
  Eat: {
    given: ['give Alice bread 1', 'difficulty easy', 'effect give Alice hunger 20 100'],
    args: { item: 'bread' },
  },
  Anvil: {
    given: [
      `setblock 2 ${GROUND} 0 anvil`,
      'give Alice iron_pickaxe{Damage:200} 1',
      'give Alice iron_ingot 4',
      'xp add Alice 30 levels',
    ],
    args: { item: 'iron_pickaxe', with: 'iron_ingot' },
  },
  Brew: {
    given: [
      `setblock 2 ${GROUND} 0 brewing_stand`,
      'give Alice potion{Potion:"minecraft:awkward"} 1',
      'give Alice blaze_powder 3',
    ],
    args: { potion: 'strength' },
  },
  Drink: { given: ['give Alice potion{Potion:"minecraft:strength"} 1'], args: { what: 'strength' } },
  Drop: { given: ['give Alice dirt 5'], args: { item: 'dirt', amount: 3 } },
  Enchant: {
    given: [
      `setblock 2 ${GROUND} 0 enchanting_table`,
      'give Alice iron_sword 1',
      'give Alice lapis_lazuli 6',
      'xp add Alice 30 levels',
    ],
    args: { item: 'iron_sword' },
  },
  Fish: { given: ['give Alice fishing_rod 1'], args: {} },
  LookAt: { given: [], args: { target: 'cow' } },
  PutUp: { given: ['give Alice oak_boat 1'], args: { item: 'oak_boat', at: at(2, 3) } },
  RaiseShield: { given: ['give Alice shield 1'], args: { against: 'skeleton' } },
  Ride: { given: [], args: { what: 'boat' } },
  Roam: { given: [], args: { away: 5 } },
  Shoot: {
    given: [`summon cow 0.5 ${GROUND} 6.5`, 'give Alice bow 1', 'give Alice arrow 16'],
    args: { target: 'cow' },
  },
  Throw: { given: ['give Alice egg 3'], args: { item: 'egg' } },
  Trade: {
    given: [
      `summon villager 3.5 ${GROUND} 0.5 {VillagerData:{profession:"minecraft:mason",level:2,type:"minecraft:plains"}}`,
      'give Alice emerald 3',
    ],
    args: { get: 'brick', amount: 10 },
  },
}

/** What the team carries, and the blocks, containers and animals around. */
function stateOf({ episode, server }: Stage): unknown {
  const cells = [-3, -2, -1, 0, 1, 2, 3, 4].flatMap((x) =>
    [-3, -2, -1, 0, 1, 2, 3].flatMap((z) =>
      [GROUND - 1, GROUND, GROUND + 1].map((y) => JSON.stringify(server.blockAt({ x, y, z }))),
    ),
  )
  const carried = episode.agents.map((agent) => episode.avatar(agent).observe().inventory)
  return { cells, carried, content: server.contentsOf?.({ x: 4, y: GROUND, z: 0 }), cows: cowsSeen(episode) }
}

const cowsSeen = (episode: Stage['episode']): number =>
  Object.values(episode.avatar('Alice').bot?.entities ?? {}).filter(({ name }) => name === 'cow').length

describe.each(builtInActions.specs.map(({ name, tooEarly }) => ({ name, tooEarly })))(
  '$name, called too early,',
  ({ name, tooEarly }) => {
    it(
      tooEarly === 'final' ? 'spends what no second call brings back' : 'costs nothing but time',
      async () => {
        const { given, args, holds } = early[name] as Early
        await onStage({ task: emptyArena(), agents: ['Alice', 'Bob'] }, async (stage) => {
          await stage.put('Bob', 0, GROUND, 3)
          for (const line of given) await stage.command(line)
          if (name === 'Eat') await stage.episode.clock.sleep(12_000)
          if (holds !== undefined) await stage.does('Equip', { item: holds })
          const before = stateOf(stage)
          const result = await stage.act(name, args)
          await stage.episode.clock.sleep(1000)
          if (tooEarly === 'refused') {
            expect(stateOf(stage)).toEqual(before)
            return
          }
          expect(result).toMatchObject({ ok: true })
          expect(stateOf(stage)).not.toEqual(before)
          await stage.act(name, args)
          expect(stateOf(stage)).not.toEqual(before)
        })
      },
    )
  },
)

it('Toggle is undone by a second call', async () => {
  await onStage({ task: emptyArena(), agents: ['Alice'] }, async (stage) => {
    await stage.command(`setblock 2 ${GROUND} 2 lever[face=floor,facing=north]`)
    const before = stateOf(stage)
    await stage.does('Toggle', { pos: at(2, 2) })
    expect(stateOf(stage)).not.toEqual(before)
    await stage.does('Toggle', { pos: at(2, 2) })
    expect(stateOf(stage)).toEqual(before)
  })
})

it('PlaceBlock is undone by digging', async () => {
  await onStage({ task: emptyArena(), agents: ['Alice'] }, async (stage) => {
    await stage.command('give Alice dirt 1')
    const before = stateOf(stage)
    await stage.does('PlaceBlock', { item: 'dirt', pos: at(2, 2) })
    expect(stateOf(stage)).not.toEqual(before)
    await stage.does('MineBlock', { pos: at(2, 2) })
    expect(stateOf(stage)).toEqual(before)
  })
})
