import { createRequire } from 'node:module'
import { describe, expect, it } from 'vitest'
import type { PacketFields } from '../library/network.ts'
import { VERSIONS } from '../protocol/dialect/index.ts'
import { SmallWorld } from '../testing/small-world.ts'
import { tellCommands } from './index.ts'

const load = createRequire(import.meta.url)
const { createSerializer, createDeserializer } = load('minecraft-protocol') as {
  createSerializer(options: object): { createPacketBuffer(packet: object): Buffer }
  createDeserializer(options: object): { parsePacketBuffer(buffer: Buffer): { data: { params: object } } }
}

interface DeclaredNode {
  readonly flags: Readonly<Record<string, number>>
  readonly children: readonly number[]
  readonly redirectNode?: number
  readonly extraNodeData?: { readonly name: string; readonly parser?: string; readonly properties?: unknown }
}

/** Vanilla's own tree, as written by its data generator. */
interface VanillaNode {
  readonly name: string
  readonly executable: boolean
  readonly children: readonly VanillaNode[]
  readonly redirects: readonly string[]
  readonly parser?: { readonly parser: string; readonly modifier: Readonly<Record<string, unknown>> | null }
}

/** The commands as a client of this version reads them. */
function declared(version: string, { isOperator = true } = {}): readonly DeclaredNode[] {
  const world = new SmallWorld({ version, ops: isOperator ? ['Ann'] : [] })
  const ann = world.player('Ann')
  tellCommands(world.game, ann)
  const sent = world.sent.findLast(({ name }) => name === 'declare_commands')
  const [[name, params] = [], ...more] = world.game.dialect.encode('declare_commands', sent?.fields ?? {})
  expect(more).toEqual([])
  const options = { version, state: 'play', customPackets: {} }
  const buffer = createSerializer({ ...options, isServer: true }).createPacketBuffer({ name, params })
  const read = createDeserializer({ ...options, isServer: false }).parsePacketBuffer(buffer).data.params
  return (read as { nodes: DeclaredNode[] }).nodes
}

const names = (nodes: readonly DeclaredNode[], node: DeclaredNode | undefined): (string | undefined)[] =>
  (node?.children ?? []).map((index) => nodes[index]?.extraNodeData?.name)

describe('the commands sent to clients', () => {
  it.each(VERSIONS)('are read by a client of %s', (version) => {
    const nodes = declared(version)
    expect(names(nodes, nodes[0])).toEqual(expect.arrayContaining(['give', 'execute', 'tp', 'teleport', 'w']))
    const used = nodes.filter((node) => node.flags['command_node_type'] === 2)
    expect(used.every(({ extraNodeData }) => extraNodeData?.parser?.includes(':'))).toBe(true)
    // `run` leads back to the root, and `w` to `msg`
    const byName = (name: string) => nodes.find((node) => node.extraNodeData?.name === name)
    expect(byName('run')?.redirectNode).toBe(0)
    expect(nodes[byName('w')?.redirectNode ?? 0]?.extraNodeData?.name).toBe('msg')
  })

  it('are few for players who are no operators', () => {
    const nodes = declared('1.19.2', { isOperator: false })
    expect(names(nodes, nodes[0]).sort()).toEqual(['help', 'list', 'me', 'msg', 'tell', 'trigger', 'w'])
  })

  it.each([
    ['1.16.5', '1.16.2'],
    ['1.20.4', '1.20.3'],
  ])('are nodes of vanilla, with the same parsers, in %s', (version, source) => {
    const { commands } = load('minecraft-data')(source) as { commands: { root: VanillaNode } }
    const nodes = declared(version)
    const differences: string[] = []
    compare(0, commands.root, '')
    expect(differences).toEqual([])

    function compare(index: number, vanilla: VanillaNode, path: string): void {
      const node = nodes[index]
      if (path !== '' && (node?.flags['has_command'] === 1) !== vanilla.executable)
        differences.push(`${path} ends a command: ${!vanilla.executable}`)
      const { parser, properties } = node?.extraNodeData ?? {}
      // the library's name for this since 1.19
      const wanted = vanilla.parser?.parser
      const isSame =
        parser === wanted || (parser === 'minecraft:nbt' && wanted === 'minecraft:nbt_compound_tag')
      if (!isSame) differences.push(`${path}: ${parser}, not ${wanted}`)
      const { min, max } = (properties ?? {}) as PacketFields
      const bounds = vanilla.parser?.modifier ?? {}
      if (parser === 'brigadier:integer' && (min !== bounds['min'] || max !== bounds['max']))
        differences.push(`${path}: ${min} to ${max}, not ${bounds['min']} to ${bounds['max']}`)
      for (const child of node?.children ?? []) {
        const name = nodes[child]?.extraNodeData?.name
        const same = vanilla.children.find((each) => each.name === name)
        if (same) compare(child, same, `${path} ${name}`)
        else differences.push(`${path} ${name} is not vanilla's`)
      }
    }
  })
})
