import { amountsIn, type Cell, cellsIn, keyOf, under } from './reading.ts'
import { MILKED, PREY, RECIPES, SMELTED } from './recipes.ts'

/** A node, as described by its lines. */
interface Node {
  id: number
  description: string
  places: { item: string; facing: string | undefined; hangs: boolean; cell: Cell }[]
  gets: Set<string>
  /** The items that it takes, each with the rule that makes it need them. */
  needs: Map<string, string>
  stations: Set<string>
}

interface Effect {
  before: number
  after: number
  rules: string[]
  reason: string
}

/** Words by which a text says that a rule does not hold. */
const CONTRADICTED =
  /even if|without (holding|any|its|a |fuel)|in any order|can float|float where|at any (distance|time)|bare hand|still carries|can walk through|that does not stand anywhere|drops its item when/
const BEHIND: Readonly<Record<string, Cell>> = {
  north: [0, 0, 1],
  south: [0, 0, -1],
  west: [1, 0, 0],
  east: [-1, 0, 0],
}
const SIDES: readonly Cell[] = [
  [1, 0, 0],
  [-1, 0, 0],
  [0, 0, 1],
  [0, 0, -1],
]
const moved = ([x, y, z]: Cell, [dx, dy, dz]: Cell): Cell => [x + dx, y + dy, z + dz]

/** Names the effects between nodes, as far as the statements let them stand. */
export function answerDependencies(text: string): object {
  const stated = new Map(
    [...text.matchAll(/^- ([a-z-]+): (.*)$/gm)].map(([, id = '', said = '']) => [id, said]),
  )
  const holds = (rule: string) => stated.has(rule) && !CONTRADICTED.test(stated.get(rule) ?? '')
  const chosen = new Set([...under('The chosen nodes', text).matchAll(/\d+/g)].map(([id]) => Number(id)))
  const nodes = nodesIn(under('The nodes', text))
  const found = new Map<string, Effect>()
  const note = (before: Node, after: Node, rules: string[]) => {
    const standing = rules.filter(holds)
    if (before === after || standing.length === 0) return
    if (!chosen.has(before.id) && !chosen.has(after.id)) return
    const key = `${before.id} ${after.id}`
    const known = found.get(key)?.rules ?? []
    const both = [...new Set([...known, ...standing])]
    found.set(key, { before: before.id, after: after.id, rules: both, reason: `by ${both.join(' and ')}` })
  }
  for (const after of nodes) {
    needs(after, nodes, note)
    supports(after, nodes, note)
    if (/^Go (into|through)/i.test(after.description))
      for (const before of nodes)
        if (/^(Use|Put|Take \S+ away)\b/i.test(before.description))
          note(before, after, ['mechanism-before-passage'])
  }
  return { causal_effects: [...found.values()] }
}

type Note = (before: Node, after: Node, rules: string[]) => void

/** Items come before their use, stations before the items made at them. */
function needs(after: Node, nodes: readonly Node[], note: Note): void {
  for (const before of nodes) {
    if (before.id >= after.id) continue
    for (const [item, rule] of after.needs)
      if (!after.gets.has(item) && before.gets.has(item)) note(before, after, [rule])
    for (const { item } of before.places)
      if (after.stations.has(item))
        note(before, after, [item === 'furnace' ? 'furnace-and-fuel-before-smelt' : 'table-before-craft'])
  }
}

/** The support of a block, or the block that it is placed against, comes before it. */
function supports(after: Node, nodes: readonly Node[], note: Note): void {
  const owners = new Map(nodes.flatMap((node) => node.places.map(({ cell }) => [keyOf(cell), node] as const)))
  const ground = Math.min(...nodes.flatMap(({ places }) => places.map(({ cell }) => cell[1])))
  for (const { cell, facing, hangs, item } of after.places) {
    const at = (side: Cell) => owners.get(keyOf(moved(cell, side)))
    const attached = hangs
      ? at([0, 1, 0])
      : /torch|lever|button|ladder/.test(item) && facing
        ? at(BEHIND[facing] ?? [0, -1, 0])
        : undefined
    if (attached !== undefined) {
      note(attached, after, ['attached-block', 'support'])
      continue
    }
    const below = at([0, -1, 0])
    if (below !== undefined) note(below, after, ['lower-before-higher', 'support'])
    if (below !== undefined || cell[1] === ground) continue
    const beside = SIDES.map(at).filter((node) => node !== undefined)
    if (beside.includes(after)) continue
    const first = beside.toSorted((a, b) => a.id - b.id)[0]
    if (first !== undefined && first.id < after.id) note(first, after, ['support'])
  }
}

function nodesIn(text: string): Node[] {
  return text.split(/\n(?=\d+: )/).flatMap((part): Node[] => {
    const [, id, description = ''] = /^(\d+): (.*)/.exec(part) ?? []
    if (id === undefined) return []
    const node: Node = {
      id: Number(id),
      description,
      places: [],
      gets: new Set(),
      needs: new Map(),
      stations: new Set(),
    }
    for (const line of part.split('\n')) readDeed(line, node)
    if (/^(Take|Dig|Get|Hunt)\b/.test(description))
      for (const item of amountsIn(description.split(' with ')[0] ?? '').keys()) node.gets.add(item)
    return [node]
  })
}

function readDeed(line: string, node: Node): void {
  const [, name, args = '', places = ''] = /^ +(\w+)\(((?:[^()]|\([^)]*\))*)\)(.*)$/.exec(line) ?? []
  const item = /item: (\w+)/.exec(args)?.[1] ?? ''
  if (name === 'WithdrawItem') for (const taken of amountsIn(places).keys()) node.gets.add(taken)
  if (name === 'PlaceBlock') {
    const facing = /facing: (\w+)/.exec(args)?.[1]
    const hangs = args.includes('hanging: true')
    for (const cell of cellsIn(places)) node.places.push({ item, facing, hangs, cell })
    node.needs.set(item, 'have-before-place')
  }
  if (name === 'Craft') {
    const known = RECIPES[item.replace(/^\w+_(planks|log)$/, '$1')]
    const wood = /^(\w+)_planks$/.exec(item)?.[1] ?? 'oak'
    for (const part of Object.keys(known?.takes ?? {}))
      node.needs.set(
        part === 'log' || part === 'planks' ? `${wood}_${part}` : part,
        'ingredients-before-craft',
      )
    if (known?.table) node.stations.add('crafting_table')
    node.gets.add(item)
  }
  if (name === 'Smelt') {
    for (const one of [item, /fuel: (\w+)/.exec(args)?.[1] ?? ''])
      node.needs.set(one, 'furnace-and-fuel-before-smelt')
    node.stations.add('furnace')
    node.gets.add(Object.entries(SMELTED).find(([, raw]) => raw === item)?.[0] ?? '')
  }
  if (name === 'Equip')
    node.needs.set(item, item.endsWith('_pickaxe') ? 'tool-tier-before-mine' : 'have-before-place')
  const target = /target: (\w+)/.exec(args)?.[1]
  if (name === 'UseOn')
    for (const [got, { animal, tool }] of Object.entries(MILKED))
      if (animal === target) {
        node.gets.add(got)
        node.needs.set(tool, 'animal-and-tool')
      }
  if (name === 'Attack')
    for (const [got, animal] of Object.entries(PREY)) if (animal === target) node.gets.add(got)
}
