/** The packet that describes the commands to clients. */
import type { PacketFields } from '../../library/network.ts'
import type { Packet } from './dialect.ts'

/** The description of an argument for clients: its parser, and the fields of that parser. */
interface Argument {
  readonly parser: string
  readonly properties?: unknown
}

/** Translates the arguments of a declaration of commands. */
export function eachArgument(fields: PacketFields, translate: (argument: Argument) => Argument): Packet {
  const nodes = fields['nodes'] as readonly PacketFields[]
  return ['declare_commands', { ...fields, nodes: nodes.map(translated) }]

  function translated(node: PacketFields): PacketFields {
    const data = node['extraNodeData'] as (PacketFields & Partial<Argument>) | undefined
    const { parser, properties } = data ?? {}
    if (parser === undefined) return node
    return { ...node, extraNodeData: { ...data, ...translate({ parser, properties }) } }
  }
}
