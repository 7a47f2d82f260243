import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterEach, describe, expect, it } from 'vitest'
import { tablesOf } from '../../../src/game/data/tables.ts'
import { type EmbeddedServer, startWorld } from '../../../src/world/index.ts'
import { findPython } from '../../support/find-python.ts'

/* Clients of other authors: quarry plays, mcstatus asks. */

const run = promisify(execFile)
const JOIN = join(import.meta.dirname, 'join.py')
const STAY_S = '3'
const quarry = findPython(
  'MC_PYTHONS',
  'import quarry.net.client; from bitstring import BitArray; BitArray(bytes=bytes(1))',
)
const mcstatus = findPython('MC_PYTHONS', 'import mcstatus')
const missing = (name: string) => `skipped: no Python with ${name} in MC_PYTHONS or as python3`

interface Seen {
  readonly kinds: Readonly<Record<string, number>>
  readonly read: Readonly<Record<string, readonly unknown[]>>
  readonly errors: readonly string[]
  readonly position: readonly number[] | null
  readonly brand: string | null
  readonly kick: string | null
}

let world: EmbeddedServer | undefined
afterEach(() => world?.stop())

const joined = async (version: string, protocol: number): Promise<Seen> => {
  world = await startWorld({ version, port: 0 })
  const { stdout } = await run(quarry as string, [
    JOIN,
    '127.0.0.1',
    String(world.port),
    String(protocol),
    'Quarry',
    STAY_S,
  ])
  return JSON.parse(stdout) as Seen
}

describe.skipIf(quarry === undefined)(`quarry (${quarry ?? missing('quarry and bitstring < 5')})`, () => {
  it.each([
    ['1.16.5', 754, 4],
    ['1.19.2', 760, -60],
  ] as const)(
    'joins %s, stands where it should, and reads every packet that it knows',
    async (version, protocol, y) => {
      const { kinds, read, errors, position, brand, kick } = await joined(version, protocol)
      expect(errors).toEqual([])
      expect(kick).toBeNull()
      expect(position).toEqual([0.5, y, 0.5])
      expect(brand).toBe('causalmace')
      expect(read['tags']).toEqual(expect.arrayContaining(['minecraft:climbable', 'minecraft:water']))
      expect(read['declare_recipes']?.length).toBeGreaterThan(1000)
      expect(kinds['chunk_data']).toBe(81)
    },
  )

  it('reads the ground of 1.16.5, block by block, and the commands', async () => {
    const { read } = await joined('1.16.5', 754)
    const { blocksByName } = tablesOf('1.16.5')
    const stateOf = (name: string) =>
      (blocksByName[name] as { defaultState?: number } | undefined)?.defaultState
    const layers = ['bedrock', 'dirt', 'dirt', 'grass_block', 'air'].map(stateOf)
    expect(read['chunk_data']).toEqual(new Array(81).fill(layers))
    expect(read['declare_commands']).toEqual(expect.arrayContaining(['give', 'setblock', 'time']))
  })

  it.each([
    ['a newer client', 760, /outdated_server|Outdated server/],
    ['an older client', 753, /outdated_client|Outdated client/],
  ])('%s is told why it is not let in', async (_, protocol, reason) => {
    const { kick, position } = await joined('1.16.5', protocol)
    expect(kick).toMatch(reason)
    expect(position).toBeNull()
  })
})

describe.skipIf(mcstatus === undefined)(`mcstatus (${mcstatus ?? missing('mcstatus')})`, () => {
  it('reads the status and the answers of the query protocol', async () => {
    world = await startWorld({ version: '1.20.4', port: 0, query: { port: 0 } })
    const script = [
      'import json',
      'from mcstatus import JavaServer',
      `server = JavaServer("127.0.0.1", ${world.port}, query_port=${world.queryPort})`,
      'status, query = server.status(), server.query()',
      'print(json.dumps([status.version.name, status.players.max, query.software.version, query.players.online, query.motd.to_plain()]))',
    ].join('\n')
    const { stdout } = await run(mcstatus as string, ['-c', script])
    expect(JSON.parse(stdout)).toEqual(['1.20.4', 1000, '1.20.4', 0, 'Embedded world'])
  })
})
