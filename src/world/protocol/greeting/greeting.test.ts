import { createRequire } from 'node:module'
import { describe, expect, it } from 'vitest'
import type { PacketFields } from '../../library/network.ts'
import { seededRandom } from '../../random.ts'
import { EmbeddedServer } from '../../server.ts'
import { wallClock } from '../../wall-clock.ts'

const { createClient } = createRequire(import.meta.url)('minecraft-protocol') as {
  createClient(options: object): {
    on(name: 'packet', listener: (fields: PacketFields, meta: { name: string; state: string }) => void): void
    on(name: 'error', listener: (error: Error) => void): void
    on(name: 'position', listener: () => void): void
    end(): void
  }
}

/** Joins over TCP with a plain client and returns the packets it received until it has spawned. */
async function joinSequence(version: string) {
  const errors: unknown[] = []
  const server = await EmbeddedServer.start({
    ...{ version, clock: wallClock, random: seededRandom(1), viewDistance: 2, autoTick: false },
    listen: { port: 0 },
  })
  server.on('error', ({ error }) => errors.push(error))
  const packets: { name: string; state: string; fields: PacketFields }[] = []
  const client = createClient({
    host: '127.0.0.1',
    port: server.port,
    version,
    username: 'Ann',
    hideErrors: true,
  })
  client.on('error', (error) => errors.push(error))
  client.on('packet', (fields, { name, state }) => packets.push({ name, state, fields }))
  server.on('playerJoined', () => server.command('give Ann stick 2'))
  await new Promise<void>((resolve) => client.on('position', () => resolve()))
  for (let i = 0; i < 21; i++) server.tick()
  await new Promise<void>((resolve) => setTimeout(resolve, 100))
  client.end()
  await server.stop()
  expect(errors).toEqual([])
  const named = (name: string) => packets.filter((packet) => packet.name === name).map(({ fields }) => fields)
  return { named }
}

describe.each(['1.16.5', '1.19.2', '1.21.4'])('a client that joins %s', (version) => {
  it('is sent brand, tags and recipes, and those recipes are unlocked whose parts it carries', async () => {
    const { named } = await joinSequence(version)
    expect(String(named('custom_payload')[0]?.['data'])).toContain('causalmace')
    expect(named('tags')).toHaveLength(1)
    const [tags = {}] = named('tags')
    const blocks = (tags['blockTags'] ??
      (tags['tags'] as { tagType: string; tags: unknown }[]).find(
        ({ tagType }) => tagType === 'minecraft:block',
      )?.tags) as { tagName: string; entries: number[] }[]
    const entries = Object.fromEntries(blocks.map(({ tagName, entries }) => [tagName, entries.length]))
    expect(entries['minecraft:climbable']).toBeGreaterThan(6)
    expect(entries['minecraft:logs']).toBeGreaterThan(31)
    expect(named('declare_recipes')).toHaveLength(1)
    expect([...named('world_border'), ...named('initialize_world_border')]).toHaveLength(1)
    const unlocked = JSON.stringify([...named('unlock_recipes'), ...named('recipe_book_add')])
    expect(unlocked.length).toBeGreaterThan(500)
    if (version >= '1.20.2') expect(named('chunk_batch_finished')).toEqual([{ batchSize: 25 }])
  })
})
