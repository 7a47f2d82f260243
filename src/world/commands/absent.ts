import { absent } from './tree/absent.ts'
import type { AddCommand } from './tree/node.ts'

/** Commands of vanilla 1.19.2 that this server does not have. */
const NAMES = [
  'ban-ip',
  'datapack',
  'debug',
  'forceload',
  'jfr',
  'pardon-ip',
  'perf',
  'place',
  'publish',
  'recipe',
  'reload',
  'save-off',
  'save-on',
  'setidletimeout',
  'spectate',
  'teammsg',
  'tm',
] as const

/** Each replies that it is not supported, independent of its arguments. */
export const absentCommands: AddCommand = (root) => {
  for (const name of NAMES) {
    absent(root, name, `The command '${name}' is not supported by this server`)
    const node = root.node.children.get(name)
    if (node) node.forOperators = true
  }
}
