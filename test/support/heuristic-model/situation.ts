import { amountsIn, type Cell, cellsIn, propertiesIn, type Store, storesIn, under } from './reading.ts'

/** A cell that a task wants filled or emptied. */
export interface OpenCell {
  cell: Cell
  block: string
  item: string
  properties: Readonly<Record<string, string>>
  now: string | undefined
}

/** A call as prompts write it. */
export interface Call {
  name: string
  args: Record<string, unknown>
}

/** The parts of a prompt about the agent itself. */
export interface Situation {
  here: Cell
  /** Distance up to which actions walk by themselves (blocks). */
  reach: number
  held: string
  inventory: Map<string, number>
  stores: Store[]
  cells: OpenCell[]
  /** Calls still to be made, and all of the plan. */
  left: Call[]
  planned: Call[]
  /** The last actions, the latest last. */
  steps: string[]
  environment: string
  isDone: boolean
}

/** The reach of players in the game, for prompts that say nothing about it. */
const USUAL_REACH = 4

export function situationIn(text: string): Situation {
  const task = under('The task', text)
  const state = under('Your state', text)
  const environment = under('The environment', text)
  const [before = '', after = ''] = task.split('Calls still to be made, in this order:')
  const left = callsIn(after)
  const planned = before.split('Planned as these calls:')[1]
  return {
    here: cellsIn(state)[0] as Cell,
    reach: Number(/by themselves to .* up to (\d+) blocks away/.exec(text)?.[1] ?? USUAL_REACH),
    held: /in your hand: (\w+)/.exec(state)?.[1] ?? 'nothing',
    inventory: amountsIn(/Your inventory: (.*)/.exec(state)?.[1] ?? ''),
    stores: storesIn(environment),
    cells: task.split('\n').flatMap(openCellIn),
    left,
    planned: planned === undefined ? left : callsIn(planned),
    steps: under('Your last actions', text).split('\n'),
    environment,
    isDone: /All of its cells are as wanted|Every call that this takes has been made/.test(task),
  }
}

function openCellIn(line: string): OpenCell[] {
  const [, at = '', what = '', inside = '', item, now] =
    /^(\[[^\]]*\]) (to be emptied|[a-z_]+)(?:\[([a-z0-9_=,]+)\])?(?: from the item ([a-z_]+))?(?:, now (\w+).*)?$/.exec(
      line,
    ) ?? []
  const [cell] = cellsIn(at)
  if (cell === undefined) return []
  const block = what === 'to be emptied' ? 'air' : what
  return [{ cell, block, item: item ?? block, properties: propertiesIn(inside), now }]
}

const callsIn = (text: string): Call[] => text.split('\n').flatMap(callIn)

/** `MineBlock(discard: true) at [1, 2, 3]`, `WithdrawItem(container: [1, 2, 3]) of 4 stone`: the first of its calls. */
function callIn(line: string): Call[] {
  const [, name, inside = '', rest = ''] = /^(\w+)\((.*)\)((?: at | of | ×).*)?$/.exec(line.trim()) ?? []
  if (name === undefined) return []
  const args: Record<string, unknown> = {}
  for (const [, key = '', cell, object, word] of inside.matchAll(
    /(\w+): (?:(\[[^\]]*\])|(\{[^}]*\})|([^,]+))/g,
  ))
    args[key] =
      cell !== undefined ? cellsIn(cell)[0] : object !== undefined ? objectIn(object) : valueIn(word)
  const [at] = cellsIn(rest)
  if (at !== undefined) args.pos = at
  const [, amount, item] = / of (\d+) (\w+)/.exec(rest) ?? []
  return [{ name, args: item === undefined ? args : { ...args, item, amount: Number(amount) } }]
}

const valueIn = (word = ''): unknown =>
  /^-?\d+$/.test(word) ? Number(word) : word === 'true' ? true : word === 'false' ? false : word

const objectIn = (text: string): Record<string, string> =>
  Object.fromEntries([...text.matchAll(/(\w+): (\w+)/g)].map(([, key = '', value = '']) => [key, value]))
