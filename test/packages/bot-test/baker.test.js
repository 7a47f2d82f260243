import { withServer } from 'causalmace/testing'
import { expect, it } from 'vitest'
import { createBaker } from './baker.js'

const options = { version: '1.20.4', virtual: true, commands: ['setblock 2 -60 0 crafting_table'] }

it('bakes bread for a player who asks', () =>
  withServer(options, async ({ bot, connect, spawned, command, tick }) => {
    const baker = await spawned(createBaker(connect('Baker')))
    const guest = await bot('Guest')
    await command('give Baker wheat 3')
    await command('tp Guest 0.5 -60 4.5')
    guest.chat('bread, please')
    await tick(100)
    expect(guest.inventory.items().map(({ name }) => name)).toEqual(['bread'])
    expect(baker.inventory.items()).toEqual([])
  }))
