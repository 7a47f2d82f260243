import { Plan } from '../plan.ts'
import { type Cell, cellsIn, storesIn, under } from '../reading.ts'

interface Way {
  id: string
  openedBy: string[]
}

/** Uses every mechanism that opens a way, in the order of the ways, and goes to the exit. */
export function planEscape(text: string): object {
  const plan = new Plan()
  const task = under('The high-level task', text)
  const stores = storesIn(under('The environment around', text))
  const fetch = (item: string, amount: number) => {
    const store = stores.find(({ items }) => items.has(item))
    if (store !== undefined)
      plan.add('fetch', { container: store.cell, item, amount }, `Take ${amount} ${item} from the chest.`)
  }
  const lines = task.split('\n')
  const ways = lines.flatMap((line): Way[] => {
    const [, id, by] =
      /^(\S+) (?:at|from) .*: opens when [^:]*: ([^;]*?)(?: and stays open|;.*)?$/.exec(line) ?? []
    return id === undefined || by === undefined ? [] : [{ id, openedBy: by.split(', ') }]
  })
  const used = new Set<string>()
  for (const { id, openedBy } of ways)
    for (const mechanism of openedBy) {
      const line = lines.find((one) => one.startsWith(`${mechanism} at `))
      if (line === undefined || used.has(mechanism)) continue
      used.add(mechanism)
      const [, now = '', wanted = ''] = /: (\w+)\S*, used when it is (\w+)/.exec(line) ?? []
      const [pos] = cellsIn(line)
      if (wanted === now) plan.add('use', { pos }, `Use ${mechanism}, which opens ${id}.`)
      else if (wanted === 'air') plan.add('dig', { cells: [pos] }, `Take ${now} away for ${id}.`)
      else {
        fetch(wanted, 1)
        plan.add('put', { item: wanted, pos }, `Put ${wanted} there for ${id}.`)
      }
    }
  const [, exit = 'exit'] = /Everybody must be in the room (\S+) at the same time/.exec(task) ?? []
  const [min = [0, 0, 0], max = [0, 0, 0]] = cellsIn(
    lines.find((line) => line.startsWith(`${exit} from`)) ?? '',
  )
  const middle: Cell = [Math.floor((min[0] + max[0]) / 2), min[1], Math.floor((min[2] + max[2]) / 2)]
  for (const [, count, item = ''] of task.matchAll(/(\d+) (\w+)(?=[^.]* in their inventories)/g))
    fetch(item, Number(count))
  plan.add('go', { pos: middle }, `Go into ${exit}.`)
  return plan.reply
}
