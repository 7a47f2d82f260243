/** Measurements of probes of effects and enchantments. */
import type { Bot } from 'mineflayer'
import type { Entity } from 'prismarine-entity'
import { ProbeFailure, type ProbeWorld, type Spot } from '../probe.ts'
import { type Wear, writtenWear } from '../wear.ts'

/** Gives an effect, for a minute unless specified otherwise. */
export async function affect(
  world: ProbeWorld,
  effect: string,
  { level = 1, seconds = 60, who = 'Alice' }: { level?: number; seconds?: number; who?: string } = {},
): Promise<void> {
  await world.requireCommand(`effect give ${who} ${effect} ${seconds} ${level - 1}`)
  await world.ticks(2)
}

/** The health of the only mob of a kind. */
export async function healthOf(world: ProbeWorld, kind: string): Promise<number> {
  const { message } = await world.command(`data get entity @e[type=${kind},limit=1] Health`)
  const health = Number(/(-?[\d.]+)f?$/.exec(message)?.[1] ?? Number.NaN)
  if (Number.isNaN(health)) throw new ProbeFailure(`health of the ${kind}`, message, 'a number')
  return health
}

/** The name of an attribute in commands of this version. */
const attributeName = ({ version }: ProbeWorld, name: string): string =>
  version === '1.21.4' ? name : `generic.${name}`

/** The value of an attribute, modifiers included. `who` is a selector of one body. */
export async function attributeOf(world: ProbeWorld, who: string, name: string): Promise<number> {
  const message = await world.requireCommand(`attribute ${who} ${attributeName(world, name)} get`)
  return Number(/(-?[\d.]+)$/.exec(message)?.[1] ?? Number.NaN)
}

/** Summons a mob that stands still and has this much health. */
export async function target(
  world: ProbeWorld,
  kind: string,
  { health = 100, spot = [12.5, 0, 10.5], tags = '' }: { health?: number; spot?: Spot; tags?: string } = {},
): Promise<Entity> {
  const mob = await world.summon(kind, spot, `{NoAI:1b,PersistenceRequired:1b${tags}}`)
  const one = `@e[type=${kind},sort=nearest,limit=1,x=${world.at(spot).x},y=${world.at(spot).y},z=${world.at(spot).z}]`
  await world.requireCommand(`attribute ${one} ${attributeName(world, 'max_health')} base set ${health}`)
  await world.requireCommand(`data merge entity ${one} {Health:${health}f}`)
  await world.ticks(2)
  return mob
}

/** Damage that one full hit of Alice does to a mob. */
export async function hitFor(
  world: ProbeWorld,
  { kind = 'cow', item, wear }: { kind?: string; item?: string; wear?: Wear },
): Promise<number> {
  const mob = await target(world, kind)
  if (item !== undefined) await world.hold(world.alice, item, 1, wear)
  await world.ticks(40)
  await world.hit(world.alice, mob)
  return 100 - (await healthOf(world, kind))
}

const PIECES = { head: 'helmet', chest: 'chestplate', legs: 'leggings', feet: 'boots' } as const
type Place = keyof typeof PIECES
const PLACES = Object.keys(PIECES) as Place[]

/** Puts armour on a bot. */
export async function dress(
  world: ProbeWorld,
  bot: Bot,
  material: string,
  { places = PLACES, wear = {} }: { places?: readonly Place[]; wear?: Wear } = {},
): Promise<void> {
  for (const place of places)
    await world.requireCommand(
      `item replace entity ${bot.username} armor.${place} with ${material}_${PIECES[place]}${writtenWear(world.version, wear)}`,
    )
  await world.ticks(3)
}

/** Health that a bot loses while something happens, without regeneration. */
export async function lossOf(world: ProbeWorld, bot: Bot, act: () => Promise<void>): Promise<number> {
  await world.requireCommand('gamerule naturalRegeneration false')
  const before = bot.health
  await act()
  return before - bot.health
}

/** Bob hits Alice once with a full swing of what he holds; the health that she loses. */
export async function hitByBob(world: ProbeWorld, item: string, wear?: Wear): Promise<number> {
  const bob = await world.bot('Bob')
  await world.stand(bob, [12.5, 0, 10.5], 'south')
  await world.hold(bob, item, 1, wear)
  await world.stand(world.alice, [12.5, 0, 12.5])
  await world.ticks(40)
  return lossOf(world, world.alice, async () => {
    const alice = bob.players['Alice']?.entity
    if (!alice) throw new ProbeFailure('Alice', 'not seen by Bob', 'seen')
    await world.hit(bob, alice)
    await world.ticks(5)
  })
}

/** Exhaustion that Alice gains in forty ticks without healing. */
export async function exhaustion(world: ProbeWorld): Promise<number> {
  await world.requireCommand('gamerule naturalRegeneration false')
  const level = async () => {
    const said = await world.requireCommand('data get entity Alice foodExhaustionLevel')
    return Number(/(-?[\d.]+)f?$/.exec(said)?.[1] ?? Number.NaN)
  }
  const before = await level()
  await world.ticks(40)
  // four units make a point of food or saturation
  return ((await level()) - before + 4) % 4
}

/** Health that Alice loses in a time after what has hurt her so far is gone. */
export async function lossAfter(world: ProbeWorld, kind: string, ticks: number): Promise<number> {
  await world.command(`kill @e[type=${kind}]`)
  await world.ticks(25)
  return lossOf(world, world.alice, () => world.ticks(ticks))
}

/** Health that Alice loses by a fall from a height. */
export async function fallFrom(world: ProbeWorld, height: number, ticks = 60): Promise<number> {
  return lossOf(world, world.alice, async () => {
    await world.stand(world.alice, [12.5, height, 12.5])
    await world.ticks(ticks)
  })
}

/** How far Alice walks to the east in two seconds, in blocks. */
export async function walked(world: ProbeWorld, sprint = false): Promise<number> {
  const from: Spot = [1.5, 0, 12.5]
  await world.stand(world.alice, from, 'east')
  world.alice.setControlState('forward', true)
  world.alice.setControlState('sprint', sprint)
  // the first half second is for gaining speed
  await world.ticks(10)
  const { x } = world.alice.entity.position
  await world.ticks(sprint ? 20 : 40)
  world.alice.clearControlStates()
  return world.alice.entity.position.x - x
}

/** Puts Alice under water in a glass well; the water reaches two blocks above her head. */
export async function submerge(world: ProbeWorld): Promise<void> {
  await world.fill([11, 0, 11], [13, 4, 13], 'glass')
  await world.fill([12, 0, 12], [12, 3, 12], 'water')
  await world.stand(world.alice, [12.5, 0, 12.5])
  await world.ticks(5)
}
