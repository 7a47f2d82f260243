import { text } from '../protocol/fields.ts'
import { GREEDY } from './arguments/words.ts'
import { type CommandData, refused } from './reply.ts'
import { command, type Node, type Run } from './tree/node.ts'

/** help [<command>]: the usage of each command, or each form of one (vanilla HelpCommand). */
export const help = command(
  'help',
  (at, _game, root) => {
    at.runs((run) => {
      const usable = childrenFor(run, root)
      for (const node of usable) run.says(text(`/${usageOf(run, node)}`))
      return usable.length
    })
    at.argument('command', GREEDY, (at) =>
      at.runs((run, args): CommandData => {
        const [name = ''] = args.command.trim().split(/\s+/)
        const node = root.children.get(name)
        if (!node || !isTold(run, node)) throw refused('commands.help.failed')
        const ways = childrenFor(run, node)
        if (node.redirect) run.says(text(`/${usageOf(run, node)}`))
        for (const way of ways) run.says(text(`/${name} ${usageOf(run, way)}`))
        return ways.length
      }),
    )
  },
  { forEverybody: true },
)

const isTold = ({ source }: Run, node: Node): boolean => !node.hidden && node.usableBy(source)

const childrenFor = (run: Run, node: Node): readonly Node[] =>
  [...node.children.values()].filter((child) => isTold(run, child))

const wordOf = ({ kind, name }: Node): string => (kind === 'argument' ? `<${name}>` : name)

/** A node and its possible continuations, in short (Brigadier getSmartUsage). */
function usageOf(run: Run, node: Node, isOptional = false): string {
  const own = isOptional ? `[${wordOf(node)}]` : wordOf(node)
  if (node.redirect) return `${own} -> ${node.redirect.kind === 'root' ? '...' : node.redirect.name}`
  const next = childrenFor(run, node)
  const mayEnd = node.execute !== undefined
  const [only] = next
  if (only === undefined) return own
  if (next.length === 1) {
    const rest = usageOf(run, only, mayEnd)
    return `${own} ${rest}`
  }
  const words = next.map(wordOf).join('|')
  return `${own} ${mayEnd ? `[${words}]` : `(${words})`}`
}
