import { withServer } from 'causalmace/testing'
import { expect, it } from 'vitest'
import { createBaker } from './baker.js'

it('bakes bread for a player who asks', () =>
  withServer({ version: '1.20.4', virtual: true }, async ({ bot, connect, spawned, command, tick }) => {
    await command('setblock 2 -60 0 crafting_table')
    const baker = await spawned(createBaker(connect('Baker')))
    const guest = await bot('Guest')
    for (const line of ['give Baker wheat 3', 'tp Guest 0.5 -60 4.5']) await command(line)
    guest.chat('bread, please')
    await tick(100)
    expect(guest.inventory.items().map(({ name }) => name)).toEqual(['bread'])
    expect(baker.inventory.items()).toEqual([])
  }))
