import type { Kit } from './kit.ts'
import { outcome, type Probe } from './probe.ts'

const kindsLike = (kit: Kit, pattern: RegExp): number =>
  kit.kinds().filter((kind) => pattern.test(kind)).length

/** The command that puts an item into a slot. */
const equip = (kit: Kit, slot: string, item: string): string =>
  kit.stage.server.version === '1.16.5'
    ? `replaceitem entity Steve ${slot} ${item}`
    : `item replace entity Steve ${slot} with ${item}`

/** What a body does in the world: with the keys, the two mouse buttons and the camera. */
export const WORLD_PROBES: readonly Probe[] = [
  {
    name: 'eat bread: use held for its 32 ticks',
    async play(kit) {
      await kit.commands('give Steve bread 2', 'effect give Steve hunger 10 100')
      await kit.wait(160)
      const before = kit.me.food
      await kit.hold('use', 34)
      await kit.wait(3)
      return outcome([kit.count('bread'), kit.me.food > before], [1, true])
    },
  },
  {
    name: 'bow: drawn for 25 ticks, shot on release',
    async play(kit) {
      await kit.commands('give Steve bow', 'give Steve arrow 3')
      await kit.hold('use', 25)
      const before = kindsLike(kit, /^arrow$/)
      await kit.wait(3)
      return outcome([before, kindsLike(kit, /^arrow$/), kit.count('arrow')], [0, 1, 2])
    },
  },
  {
    name: 'a raised shield slows the walk to a fifth',
    async play(kit) {
      await kit.commands('give Steve shield')
      await kit.step('hotbar.1')
      const walk = async (buttons: string) => {
        const from = kit.me.position.z
        await kit.hold(buttons, 30)
        const way = kit.me.position.z - from
        await kit.wait(15)
        return way
      }
      await kit.hold('use', 3)
      const slow = await walk('forward use')
      const fast = await walk('forward')
      const again = await walk('forward')
      return outcome([slow < fast * 0.3, slow > 0.5, Math.abs(again - fast) < 0.2], [true, true, true])
    },
  },
  {
    name: 'drop key held for 3 ticks: one item',
    async play(kit) {
      await kit.commands('give Steve dirt 5')
      await kit.hold('drop', 3)
      await kit.wait(2)
      return outcome([kit.count('dirt'), kindsLike(kit, /^item$/)], [4, 1])
    },
  },
  {
    name: 'hit a pig until it dies',
    async play(kit) {
      await kit.commands('summon pig 0.5 G 2.5 {NoAI:1b}', 'give Steve diamond_sword')
      await kit.turn(30, 0)
      for (let hit = 0; hit < 4; hit++) {
        await kit.step('attack')
        await kit.wait(13)
      }
      await kit.wait(25)
      return outcome(kindsLike(kit, /^pig$/), 0)
    },
  },
  {
    name: 'pillar up: jump and use held, looking down',
    async play(kit) {
      await kit.commands('give Steve dirt 16')
      await kit.turn(90, 0)
      const { y } = kit.me.position
      await kit.hold('jump use', 60)
      await kit.wait(12)
      const risen = Math.round(kit.me.position.y - y)
      return outcome([risen > 2, kit.count('dirt')], [true, 16 - risen])
    },
  },
  {
    name: 'sneaking stops at an edge',
    async play(kit) {
      await kit.commands('fill -1 G -1 1 G+2 1 stone', 'tp Steve 0.5 G+3 0.5 0 0')
      await kit.wait(5)
      await kit.hold('sneak forward', 60)
      const { y, z } = kit.me.position
      return outcome([y - kit.ground, z > 2 && z < 2.31], [3, true])
    },
  },
  {
    name: 'sprint by its key and by a double tap',
    async play(kit) {
      const run = async (play: () => Promise<void>) => {
        const from = kit.me.position.z
        await play()
        return kit.me.position.z - from
      }
      const byKey = await run(() => kit.hold('forward sprint', 40))
      await kit.wait(20)
      const byTaps = await run(async () => {
        await kit.step('forward')
        await kit.step()
        await kit.hold('forward', 38)
      })
      await kit.wait(20)
      const walked = await run(() => kit.hold('forward', 40))
      return outcome([byKey > walked * 1.2, byTaps > walked * 1.2], [true, true])
    },
  },
  {
    name: 'water bucket out and back',
    async play(kit) {
      await kit.commands('give Steve water_bucket')
      await kit.turn(45, 0)
      await kit.step('use')
      await kit.wait(6)
      const poured = [kit.count('water_bucket'), kit.count('bucket')]
      await kit.step('use')
      await kit.wait(6)
      return outcome([...poured, kit.count('water_bucket'), kit.count('bucket')], [0, 1, 1, 0])
    },
  },
  {
    name: 'flint and steel lights a block',
    async play(kit) {
      await kit.commands('give Steve flint_and_steel', 'setblock 0 G 2 netherrack')
      await kit.turn(17, 0)
      const aim = kit.body.aim()
      const face = aim.on === 'block' ? aim.face : -1
      await kit.step('use')
      await kit.wait(2)
      const above = kit.stage.server.blockAt({ x: 0, y: kit.ground + 1, z: 2 }).name
      return outcome([face, above], [1, 'fire'])
    },
  },
  {
    name: 'throw a snowball',
    async play(kit) {
      await kit.commands('give Steve snowball 4')
      await kit.step('use')
      await kit.wait(2)
      return outcome([kit.count('snowball'), kindsLike(kit, /^snowball$/)], [3, 1])
    },
  },
  {
    name: 'sleep in a bed at night',
    async play(kit) {
      await kit.commands('time set 14000', 'setblock 0 G 2 red_bed[part=foot,facing=south]')
      await kit.commands('setblock 0 G 3 red_bed[part=head,facing=south]')
      await kit.turn(30, 0)
      await kit.step('use')
      await kit.wait(5)
      return outcome(kit.me.asleep, true)
    },
  },
  {
    name: 'shield: raised in the off hand, takes the hits of a zombie',
    async play(kit) {
      await kit.commands('time set 18000', equip(kit, 'weapon.offhand', 'shield'), 'give Steve iron_sword')
      await kit.hold('use', 8)
      await kit.commands('summon zombie 0.5 G 2.5')
      await kit.hold('use', 70)
      const behindShield = kit.me.health
      await kit.wait(70)
      return outcome([behindShield, kit.me.health < 20], [20, true])
    },
  },
  {
    name: 'boat: placed on water, boarded, rowed and left',
    async play(kit) {
      await kit.commands('fill -3 G-1 1 3 G-1 14 water', 'give Steve oak_boat')
      await kit.turn(35, 0)
      await kit.step('use')
      await kit.wait(5)
      const boats = kindsLike(kit, /boat$/)
      await kit.step('use')
      await kit.wait(5)
      const aboard = kit.bot.vehicle?.name !== undefined
      const from = kit.me.position.z
      await kit.hold('forward', 30)
      const rowed = kit.me.position.z - from
      await kit.step('sneak')
      await kit.wait(5)
      return outcome([boats, aboard, rowed > 3, Boolean(kit.bot.vehicle)], [1, true, true, false])
    },
  },
]
