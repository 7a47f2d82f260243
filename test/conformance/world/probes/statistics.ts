import type { Bot } from 'mineflayer'
import { equal } from '../expectations.ts'
import { type Probe, ProbeFailure, type ProbeWorld, probe, type Spot } from '../probe.ts'
import { close, opened } from './windows.ts'

const FLOOR: Spot = [12, 0, 10]
/** Numbers of vanilla's statistic types. */
const TYPE = {
  mined: 0,
  crafted: 1,
  used: 2,
  broken: 3,
  picked_up: 4,
  dropped: 5,
  killed: 6,
  custom: 8,
} as const
/** Numbers of some custom statistics from 1.17 on; one less before, after the time played. */
const CUSTOM = { walk: 6, jump: 21, drop: 22, mobKills: 31, openChest: 57, furnace: 55 } as const

interface Entry {
  readonly categoryId: number
  readonly statisticId: number
  readonly value: number
}

/** The client's side of the protocol, which mineflayer does not wrap. */
interface Client {
  write(name: string, fields: object): void
  once(name: 'statistics', listener: (packet: { entries: readonly Entry[] }) => void): void
}

/** Asks for the counters that have changed since the last time. */
async function changed(world: ProbeWorld, bot: Bot): Promise<readonly Entry[]> {
  const client = bot._client as unknown as Client
  let answer: readonly Entry[] | undefined
  client.once('statistics', ({ entries }) => {
    answer = entries
  })
  client.write('client_command', { actionId: 1 })
  await world.waitUntil(() => answer !== undefined, 2000, 'an answer to the request for statistics')
  return answer ?? []
}

const custom = (world: ProbeWorld, number: number): number =>
  world.version === '1.16.5' ? number - 1 : number
const item = (bot: Bot, name: string): number => bot.registry.itemsByName[name]?.id ?? -1

/** The counter of Alice after doing something, less the counter before. */
async function counted(
  world: ProbeWorld,
  type: keyof typeof TYPE,
  id: number,
  act: () => Promise<unknown>,
): Promise<number> {
  const bot = world.alice
  const known = told(bot)
  for (const entry of await changed(world, bot)) known.set(keyOf(entry), entry.value)
  const key = keyOf({ categoryId: TYPE[type], statisticId: id })
  const before = known.get(key) ?? 0
  await act()
  for (const entry of await changed(world, bot)) known.set(keyOf(entry), entry.value)
  return (known.get(key) ?? 0) - before
}

/** The statistics sent to a client so far: only changes are sent. */
const memory = new WeakMap<Bot, Map<string, number>>()
function told(bot: Bot): Map<string, number> {
  const known = memory.get(bot) ?? new Map<string, number>()
  memory.set(bot, known)
  return known
}
const keyOf = ({ categoryId, statisticId }: Omit<Entry, 'value'>): string => `${categoryId}/${statisticId}`

export const statistics: readonly Probe[] = [
  probe(
    'statistics.mined',
    'A block that was dug with the right tool counts as mined, and the tool as used',
    'Block.playerDestroy and ItemStack.mineBlock.',
    async (world) => {
      const { alice } = world
      await world.hold(alice, 'iron_pickaxe')
      const stone = alice.registry.blocksByName['stone']?.id ?? -1
      const dig = async () => {
        await world.set(FLOOR, 'stone')
        await world.dig(alice, FLOOR)
      }
      equal('stone mined', await counted(world, 'mined', stone, dig), 1)
      equal('pickaxe used', await counted(world, 'used', item(alice, 'iron_pickaxe'), dig), 1)
    },
  ),
  probe(
    'statistics.wrong-tool',
    'A block that drops nothing without the right tool does not count as mined',
    'Only Block.playerDestroy counts, which needs the right tool.',
    async (world) => {
      const { alice } = world
      const stone = alice.registry.blocksByName['stone']?.id ?? -1
      await world.set(FLOOR, 'stone')
      equal('stone mined', await counted(world, 'mined', stone, () => world.dig(alice, FLOOR, 400)), 0)
    },
  ),
  probe(
    'statistics.crafted',
    'Each item that is taken from a crafting grid counts as crafted',
    'ItemStack.onCraftedBy.',
    async (world) => {
      const { alice } = world
      await world.give(alice, 'oak_log', 3)
      const [recipe] = alice.recipesFor(item(alice, 'oak_planks'), null, 1, null)
      if (!recipe) throw new ProbeFailure('recipes for planks', 0, 1)
      const made = await counted(world, 'crafted', item(alice, 'oak_planks'), () => alice.craft(recipe, 3))
      equal('planks crafted', made, 12)
    },
  ),
  probe(
    'statistics.used',
    'A block that is placed counts as an item used',
    'ItemStack.useOn.',
    async (world) => {
      const { alice } = world
      const place = async () => {
        await world.place('cobblestone', { on: [12, -1, 10], face: 'up' })
      }
      equal('cobblestone used', await counted(world, 'used', item(alice, 'cobblestone'), place), 1)
    },
  ),
  probe(
    'statistics.dropped',
    'Items that are thrown away count as dropped, and when they come back as picked up',
    'Player.drop and ItemEntity.playerTouch.',
    async (world) => {
      const { alice } = world
      // towards the middle of the plot, so that the throw stays in it
      await world.stand(alice, [12.5, 0, 18.5], 'north', 20)
      await world.hold(alice, 'dirt', 5)
      const id = item(alice, 'dirt')
      const drop = async () => {
        await alice.tossStack(alice.heldItem as never)
        await world.ticks(60)
      }
      equal('dirt dropped', await counted(world, 'dropped', id, drop), 5)
      const fetch = async () => {
        const corner = world.at([0, 0, 0])
        const distance = ({ position }: { position: typeof corner }) =>
          position.distanceTo(alice.entity.position)
        // Items of earlier probes may lie farther away.
        const [lying] = world.seen('item').sort((a, b) => distance(a) - distance(b))
        const p = lying?.position.floored() ?? world.at(FLOOR)
        await world.goto(alice, [p.x - corner.x, p.y - corner.y, p.z - corner.z])
        await world.ticks(30)
      }
      equal('dirt picked up', await counted(world, 'picked_up', id, fetch), 5)
    },
  ),
  probe(
    'statistics.killed',
    'A mob counts for who killed it',
    'LivingEntity.die awards the killer.',
    async (world) => {
      const { alice } = world
      const kind = alice.registry.entitiesByName['chicken']?.id ?? -1
      const kill = async () => {
        await world.hold(alice, 'diamond_sword')
        const chicken = await world.summon('chicken', [12, 0, 10], '{NoAI:1b}')
        await world.ticks(20)
        await world.hit(alice, chicken)
        await world.ticks(30)
      }
      equal('chickens killed', await counted(world, 'killed', kind, kill), 1)
      equal('mobs killed', await counted(world, 'custom', custom(world, CUSTOM.mobKills), kill), 1)
    },
  ),
  probe(
    'statistics.broken',
    'A tool that wears out counts as broken',
    'LivingEntity.broadcastBreakEvent.',
    async (world) => {
      const { alice } = world
      await world.hold(alice, 'stone_shovel', 1, { damage: 130 })
      await world.set(FLOOR, 'dirt')
      const breaks = await counted(world, 'broken', item(alice, 'stone_shovel'), () =>
        world.dig(alice, FLOOR),
      )
      equal('shovels broken', breaks, 1)
    },
  ),
  probe(
    'statistics.opened',
    'Opening a chest counts as opened, and using a furnace as interacted with',
    'Stats.OPEN_CHEST and Stats.INTERACT_WITH_FURNACE.',
    async (world) => {
      const look = (block: string) => async () => {
        await world.set(FLOOR, block)
        await opened(world)
        await close(world)
      }
      equal('chests', await counted(world, 'custom', custom(world, CUSTOM.openChest), look('chest')), 1)
      equal('furnaces', await counted(world, 'custom', custom(world, CUSTOM.furnace), look('furnace')), 1)
    },
  ),
  probe(
    'statistics.walked',
    'Ten blocks on foot count as a thousand centimetres',
    'Player.checkMovementStatistics.',
    async (world) => {
      const { alice } = world
      await world.stand(alice, [4, 0, 12])
      const walk = () => world.goto(alice, [14, 0, 12])
      const known = () =>
        [0, 2].reduce(
          (sum, more) =>
            sum +
            (told(alice).get(
              keyOf({ categoryId: TYPE.custom, statisticId: custom(world, CUSTOM.walk + more) }),
            ) ?? 0),
          0,
        )
      await counted(world, 'custom', 0, () => world.ticks(5))
      const before = known()
      await counted(world, 'custom', 0, walk)
      const way = known() - before
      if (way < 850 || way > 1150)
        throw new ProbeFailure('centimetres walked or sprinted', way, '850 to 1150')
    },
  ),
]
