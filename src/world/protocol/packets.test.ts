import { readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import type { PacketFields } from '../library/network.ts'
import { SAMPLES } from '../testing/packet-samples.ts'
import { dialectOf, VERSIONS } from './dialect/index.ts'

/* Everything that the game sends can be read back by the client library, in every version. */

interface Codec {
  createPacketBuffer(packet: { name: string; params: PacketFields }): Buffer
  parsePacketBuffer(buffer: Buffer): {
    data: { name: string; params: PacketFields }
    metadata: { size: number }
  }
}
const { createSerializer, createDeserializer } = createRequire(import.meta.url)(
  'minecraft-protocol',
) as Record<
  'createSerializer' | 'createDeserializer',
  (options: { state: 'play'; isServer: boolean; version: string; customPackets: object }) => Codec
>

/** Names of packets in the sources: those that are sent or broadcast, and those that show an entity. */
const SENT = /\b(?:send|broadcast|broadcastNear|broadcastSeen)\((?:[\w.]+,\s*)?'([a-z_]+)'/g
const PAIRS = /(?:\[|return \[)\s*'([a-z_]+)',\s*\{/g

function* sources(folder: string): Generator<string> {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name)
    const isOther =
      /^(testing|probes|dialect)$/.test(entry.name) || /\.test\.ts$|samples\.ts$/.test(entry.name)
    if (isOther) continue
    if (entry.isDirectory()) yield* sources(path)
    else if (entry.name.endsWith('.ts')) yield readFileSync(path, 'utf8')
  }
}

describe('packets to clients', () => {
  it('have a sample each', () => {
    const { types } = createRequire(import.meta.url)('minecraft-data')('1.19.2').protocol.play.toClient
    const sent = new Set<string>()
    for (const source of sources(join(import.meta.dirname, '..')))
      for (const pattern of [SENT, PAIRS])
        for (const [, name = ''] of source.matchAll(pattern)) sent.add(name)
    expect(sent.size).toBeGreaterThan(30)
    expect([...sent].filter((name) => `packet_${name}` in types && !(name in SAMPLES)).sort()).toEqual([])
  })

  it.each(VERSIONS)('are read back whole by a client of %s', (version) => {
    const dialect = dialectOf(version)
    const common = { state: 'play', version, customPackets: {} } as const
    const writer = createSerializer({ ...common, isServer: true })
    const reader = createDeserializer({ ...common, isServer: false })
    const unread: string[] = []
    for (const [name, samples] of Object.entries(SAMPLES))
      for (const sample of samples(dialect.registry))
        for (const [said, params] of dialect.encode(name, sample))
          try {
            const bytes = writer.createPacketBuffer({ name: said, params })
            const { data, metadata } = reader.parsePacketBuffer(bytes)
            if (data.name !== said || metadata.size !== bytes.length)
              unread.push(`${said}: ${metadata.size} of ${bytes.length} bytes as ${data.name}`)
          } catch (error) {
            unread.push(`${said}: ${String(error).slice(0, 200)}`)
          }
    expect(unread).toEqual([])
  })
})
