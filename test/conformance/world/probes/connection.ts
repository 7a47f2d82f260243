import { equal, holds } from '../expectations.ts'
import { probe } from '../probe.ts'

/** Joining, seeing other players, leaving. */
export const connection = [
  probe(
    'connection.rejoin-keeps',
    'Players who come back keep their effects, attributes, modifiers, breath and bed',
    'Player.addAdditionalSaveData.',
    async (world) => {
      const eve = await world.newcomer('Eve')
      await world.stand(eve, [10.5, 0, 12.5])
      const since21 = ['1.21.1', '1.21.4'].includes(world.version)
      const health = world.version === '1.21.4' ? 'max_health' : 'generic.max_health'
      const modifier = since21 ? 'a:more 6 add_value' : '0-0-0-0-7 more 6 add'
      await world.requireCommand(`attribute Eve minecraft:${health} base set 24`)
      await world.requireCommand(`attribute Eve minecraft:${health} modifier add ${modifier}`)
      await world.requireCommand('effect give Eve haste 60 1')
      const before = await world.requireCommand(`attribute Eve minecraft:${health} get`)
      eve.quit()
      await world.ticks(10)
      const again = await world.newcomer('Eve')
      await world.ticks(5)
      equal('most health', await world.requireCommand(`attribute Eve minecraft:${health} get`), before)
      holds('most health', /\b30(\.0)?$/.test(before), before, '30')
      holds(
        'haste',
        Object.values(again.entity.effects ?? {}).some(({ amplifier }) => amplifier === 1),
        again.entity.effects,
        'haste II',
      )
    },
  ),
  probe(
    'connection.born',
    'A player is in survival mode with full health and food',
    '20 half hearts, 20 food points.',
    async ({ alice }) => {
      equal('mode, health, food', [alice.game.gameMode, alice.health, alice.food], ['survival', 20, 20])
    },
    { asGuest: true },
  ),
  probe(
    'connection.dimension',
    'The overworld reaches from -64 to 319',
    'World height since 1.18: 384 blocks from -64.',
    async ({ alice }) => {
      const { minY, height } = alice.game as unknown as { minY: number; height: number }
      equal('lowest block and height', [minY, height], [-64, 384])
    },
    { since: '1.18', asGuest: true },
  ),
  probe(
    'connection.low-dimension',
    'Before 1.18 blocks can be placed from 0 to 255 only',
    'World height before 1.18: 256 blocks from 0.',
    async (world) => {
      const { x, z } = world.at([12, 0, 12])
      const reply = (y: number) => world.command(`setblock ${x} ${y} ${z} glass`)
      const works = []
      for (const y of [0, 255, -1, 256]) works.push((await reply(y)).ok)
      for (const y of [0, 255]) await world.requireCommand(`setblock ${x} ${y} ${z} air`)
      equal('0, 255, -1, 256', works, [true, true, false, false])
    },
    { before: '1.18' },
  ),
  probe(
    'connection.mutual-sight',
    'A new player sees the others and is seen by them',
    'player_info and named_entity_spawn go both ways.',
    async (world) => {
      const { alice } = world
      const eve = await world.newcomer('Eve')
      await world.requireCommand(`tp Eve ${world.xyz([14.5, 0, 12.5])}`)
      await world.waitUntil(() => !!alice.players['Eve']?.entity, 3000, 'Eve seen by Alice')
      await world.waitUntil(() => !!eve.players['Alice']?.entity, 3000, 'Alice seen by Eve')
    },
  ),
  probe(
    'connection.announced',
    'Joining and leaving are announced to everybody',
    'multiplayer.player.joined and .left as system messages.',
    async (world) => {
      const heard: string[] = []
      const listen = (message: string) => void heard.push(message)
      world.alice.on('messagestr', listen)
      const eve = await world.newcomer('Eve')
      await world.waitUntil(
        () => heard.includes('Eve joined the game'),
        2000,
        'Eve joined the game',
        () => heard,
      )
      eve.quit()
      await world.waitUntil(
        () => heard.includes('Eve left the game'),
        3000,
        'Eve left the game',
        () => heard,
      )
      world.alice.off('messagestr', listen)
      equal('Eve in the list', world.alice.players['Eve'] === undefined, true)
    },
    { asGuest: true },
  ),
  probe(
    'connection.quiet',
    'A player who does nothing for a minute stays connected',
    'Keep-alive packets are answered; by default there is no idle timeout.',
    async (world) => {
      let ended = ''
      const note = (reason: string) => {
        ended = reason
      }
      world.alice.once('end', note)
      await world.sleep(60_000)
      world.alice.off('end', note)
      equal('reason of the disconnect', ended, '')
    },
    { asGuest: true },
  ),
  probe(
    'connection.same-name',
    'A second login under the same name disconnects the first',
    'PlayerList.canPlayerLogin: the old connection is kicked with duplicate_login.',
    async (world) => {
      const first = await world.newcomer('Eve')
      let why = ''
      first.once('kicked', (reason) => {
        why = JSON.stringify(reason)
      })
      first.once('end', (reason) => {
        why ||= reason
      })
      const second = world.rival('Eve')
      second.catch(() => undefined)
      try {
        await world.waitUntil(
          () => why !== '',
          5000,
          'the first Eve kicked',
          () => 'the first Eve stays',
        )
      } finally {
        await second.then((bot) => bot.quit()).catch(() => undefined)
      }
    },
    { asGuest: true },
  ),
  probe(
    'connection.blocks-of-another',
    'A player sees what another one builds and breaks',
    'block_change goes to every player who has the chunk.',
    async (world) => {
      const bob = await world.bot('Bob')
      await world.place('dirt', { on: [12, -1, 9] })
      await world.ticks(2)
      equal('seen by Bob', world.blockText([12, 0, 9], bob), 'dirt')
      await world.dig(world.alice, [12, 0, 9])
      await world.ticks(2)
      equal('seen by Bob', world.blockText([12, 0, 9], bob), 'air')
    },
  ),
  probe(
    'connection.many-blocks',
    'A filled box arrives completely',
    'Many changes of a section travel in one packet.',
    async (world) => {
      await world.fill([2, 0, 2], [9, 7, 9], 'stone')
      await world.ticks(4 + world.slack)
      let stones = 0
      for (let x = 2; x <= 9; x++)
        for (let y = 0; y <= 7; y++)
          for (let z = 2; z <= 9; z++) if (world.block([x, y, z]).name === 'stone') stones++
      equal('stones seen', stones, 512)
    },
  ),
  probe(
    'connection.while-away',
    'Changes made while a player was away are visible when it returns',
    'Chunks are sent again when they come into view.',
    async (world) => {
      const bob = await world.bot('Bob')
      await world.requireCommand(`tp Bob ${world.xyz([12, 0, 512])}`)
      await world.sleep(2000)
      await world.set([12, 0, 9], 'gold_block')
      await world.stand(bob, [14.5, 0, 14.5])
      await world.waitUntil(
        () => bob.blockAt(world.at([12, 0, 9]))?.name === 'gold_block',
        4000,
        'gold_block',
        () => world.blockText([12, 0, 9], bob),
      )
    },
  ),
  probe(
    'connection.equipment',
    'Others see what a player holds and wears',
    'entity_equipment, slots 0 (hand) and 5 (head).',
    async (world) => {
      const bob = await world.bot('Bob')
      await world.hold(world.alice, 'stone_sword')
      await world.requireCommand('item replace entity Alice armor.head with iron_helmet')
      const worn = () => bob.players['Alice']?.entity?.equipment.map((item) => item?.name)
      await world.waitUntil(() => worn()?.[0] === 'stone_sword', 2000, 'stone_sword in the hand', worn)
      await world.waitUntil(() => worn()?.[5] === 'iron_helmet', 2000, 'iron_helmet on the head', worn)
    },
  ),
  probe(
    'connection.gaze',
    'Others see where a player looks',
    'entity_head_rotation in 256ths of a circle.',
    async (world) => {
      const bob = await world.bot('Bob')
      await world.stand(world.alice, [12.5, 0, 12.5], 'east')
      const yaw = () => bob.players['Alice']?.entity?.yaw ?? Number.NaN
      const off = () => Math.abs(((yaw() - world.alice.entity.yaw + 3 * Math.PI) % (2 * Math.PI)) - Math.PI)
      await world.waitUntil(() => off() < 0.05, 2000, `yaw ${world.alice.entity.yaw}`, yaw)
      holds('a yaw', Number.isFinite(yaw()), yaw(), 'a number')
    },
  ),
]
