import { count, plural } from '../core/count.ts'
import { isAir } from '../game/block.ts'
import { isDoor, isOpening } from '../game/blocks/kinds/openings.ts'
import { cellsOf, lowerHalfOf, type PlacedText, type Spelling, spelled } from './atom-blocks.ts'
import { attached } from './atom-faces.ts'
import { type Atom, type AtomEntry, type Cell, sameCell } from './atom-schema.ts'
import { slug } from './imported.ts'

/** Random copies are placed within one block of the room's centre: nine cells. */
const RANDOM_CELLS = 9
/** Blocks of a passage: in the original these are iron bars in column 0 of the southern wall, three high. */
const isPassage = ([x, y, z]: Cell): boolean => x === 0 && z === 4 && y >= 0 && y <= 2

/** A mechanism with its position relative to the centre of the room. */
export interface AtomMechanism {
  id: string
  at: Cell
  block: string
  wanted: string
  event: string
}

/** Blocks and items that an atom puts into a room, relative to its centre. */
export interface AtomRoom {
  mechanisms: AtomMechanism[]
  /** The blocks that close the exit, by sub-event: the original opens them one event at a time. */
  gates: { event: string; cells: PlacedText[] }[]
  /** Other blocks. */
  blocks: PlacedText[]
}

/** Places an atom's blocks for a number of agents. @returns the field that makes this impossible, if any */
export function roomOf(
  atom: Atom,
  { agents, ...spelling }: Spelling & { agents: number },
): AtomRoom | { field: string; reason: string } {
  const mechanisms = mechanismsOf(atom, agents, spelling)
  if ('reason' in mechanisms) return mechanisms
  const gates = gatesOf(atom, spelling)
  return { mechanisms, gates, blocks: furnitureOf(atom, { mechanisms, gates }, spelling) }
}

function mechanismsOf(
  { init, condition: conditions }: Atom,
  agents: number,
  spelling: Spelling,
): AtomMechanism[] | { field: string; reason: string } {
  const { game, notes } = spelling
  const taken = new Set([...init, ...conditions].map(({ position }) => position.join(',')))
  const found: AtomMechanism[] = []
  const demands = new Set<string>()
  for (const [index, condition] of conditions.entries()) {
    const { name, position, sub_event: event = '' } = condition
    const start = init.find(
      (entry) => sameCell(entry.position, position) && (entry.name === name || isAir(name)),
    )
    const wanted = wantedBy(condition, spelling)
    const demand = [event, ...position, wanted].join(' ')
    if (demands.has(demand)) {
      notes.push(`condition ${index} is left out: an earlier one asks the same of the same cell`)
      continue
    }
    demands.add(demand)
    const { random } = start ?? condition
    const copies = copiesOf(random, agents)
    if (copies > RANDOM_CELLS)
      return {
        field: `condition.${index}.random`,
        reason: `${count(copies, 'copy', 'copies')} ${plural(copies, 'does', 'do')} not fit the ${RANDOM_CELLS} cells around the centre; the original searches forever`,
      }
    const [x, y, z] = position
    if (y < 0) notes.push(`${name} belongs in the floor: here it goes on top, into a free cell`)
    if (copies > 1)
      notes.push(
        `${copies} copies of ${name}${random === true ? ', one for each agent' : ''}; the original scatters them at random`,
      )
    const cells = copies === 1 ? [[x, Math.max(0, y), z] as const] : freeCells(copies, taken, position)
    cells.forEach((at, copy) => {
      taken.add(at.join(','))
      const id = `${slug(name)}-${index}${copies > 1 ? `-${copy}` : ''}`
      const block =
        start === undefined || y < 0
          ? 'air'
          : spelled(attached(start, at, { game, isSolid: isSolidWall }), spelling)
      found.push({ id, at, block, wanted, event })
    })
  }
  return found
}

/** The block that the condition asks for. The original does not compare `face`. */
function wantedBy(condition: AtomEntry, spelling: Spelling): string {
  const { face: _face, ...compared } = condition
  return spelled(compared as AtomEntry, spelling)
}

const copiesOf = (random: AtomEntry['random'], agents: number): number =>
  random === true
    ? agents
    : typeof random === 'number'
      ? Math.max(1, random < 0 ? agents + random : random)
      : 1

/** The first `copies` free cells around the centre; the block's own cell is one of them. */
function freeCells(copies: number, taken: ReadonlySet<string>, own: Cell): Cell[] {
  const all = [-1, 0, 1].flatMap((z) => [-1, 0, 1].map((x): Cell => [x, 0, z]))
  const free = all.filter((cell) => !taken.has(cell.join(',')) || sameCell(cell, own))
  return (free.length >= copies ? free : all).slice(0, copies)
}

/** The blocks that the effects remove or open, by sub-event. An event that opens nothing joins the first that does. */
function gatesOf(
  { effect: effects, init, condition: conditions }: Atom,
  spelling: Spelling,
): AtomRoom['gates'] {
  const opened = effects.filter(({ name, open }) => !isAir(name) && open === true && isOpening(name))
  if (opened.length > 0)
    spelling.notes.push(
      `${[...new Set(opened.map(({ name }) => name))].join(', ')}: opened in the original, removed here`,
    )
  const events = [...new Set(conditions.map(({ sub_event = '' }) => sub_event))]
  const [firstEvent = ''] = events
  const eventOf = ({ sub_event = '' }: AtomEntry) => (events.includes(sub_event) ? sub_event : firstEvent)
  // Agents cannot pass a column in which only some cells are open, so all events of a column open one gate.
  const columns = new Map<string, string>()
  const cells = new Map<string, { event: string; cell: PlacedText }>()
  for (const effect of effects) {
    if (!isAir(effect.name) && !opened.includes(effect)) continue
    const column = `${effect.position[0]},${effect.position[2]}`
    const event = columns.get(column) ?? eventOf(effect)
    columns.set(column, event)
    for (const cell of closingOf(effect, init, spelling)) {
      const key = cell.at.join(',')
      if (!cells.has(key)) cells.set(key, { event, cell })
    }
  }
  const gates = Map.groupBy(cells.values(), ({ event }) => event)
  return [...gates].map(([event, closed]) => ({ event, cells: closed.map(({ cell }) => cell) }))
}

/** The blocks in cells that an effect removes or opens. */
function closingOf(effect: AtomEntry, init: readonly AtomEntry[], spelling: Spelling): PlacedText[] {
  const at = effect.position
  const stood = init.find(({ position }) => sameCell(position, at))
  // The upper half of a door that is given by its lower half only.
  const below = init.find(
    (entry) => sameCell(entry.position, [at[0], at[1] - 1, at[2]]) && isDoor(entry.name),
  )
  const entry = stood ?? below
  if (entry !== undefined) return cellsOf(dry(lowerHalfOf(entry, init), spelling.notes), spelling)
  if (!isAir(effect.name)) return cellsOf({ ...effect, open: false }, spelling)
  if (isPassage(at)) return [{ block: 'iron_bars', at }]
  return isWall(at) ? [{ block: 'bedrock', at }] : []
}

const isWall = ([x, , z]: Cell): boolean => Math.abs(x) === 4 || Math.abs(z) === 4
const isSolidWall = (cell: Cell): boolean => isWall(cell) && !isPassage(cell)

/** Lava flows through a room before an agent can act; magma stays where it is. */
function dry(entry: AtomEntry, notes: string[]): AtomEntry {
  if (entry.name !== 'lava') return entry
  const note = 'lava read as magma_block, which does not flow'
  if (!notes.includes(note)) notes.push(note)
  return { ...entry, name: 'magma_block' }
}

function addNote({ notes }: Spelling, note: string): void {
  if (!notes.includes(note)) notes.push(note)
}

/** The other blocks of the room, with each cell listed once. */
function furnitureOf(
  { init, condition: conditions }: Atom,
  { mechanisms, gates }: Pick<AtomRoom, 'mechanisms' | 'gates'>,
  spelling: Spelling,
): PlacedText[] {
  const operated = new Map(mechanisms.map((mechanism) => [mechanism.at.join(','), mechanism]))
  const free = new Set([
    ...operated.keys(),
    ...gates.flatMap(({ cells }) => cells.map(({ at }) => at.join(','))),
  ])
  const blocks: PlacedText[] = []
  for (const entry of init) {
    if (!isBlock(entry, spelling)) continue
    if (!isFurniture(entry, conditions, spelling)) continue
    const first = init.find(({ position }) => sameCell(position, entry.position)) ?? entry
    const mechanism = operated.get(entry.position.join(','))
    const rival = mechanism === undefined ? first.name : nameIn(mechanism)
    if (rival !== entry.name) addNote(spelling, `${entry.name} left out: ${rival} stands in the same cell`)
    const held = attached(dry(lowerHalfOf(entry, init), spelling.notes), entry.position, {
      game: spelling.game,
      isSolid: isSolidWall,
    })
    for (const cell of cellsOf(held, spelling)) {
      if (free.has(cell.at.join(','))) continue
      free.add(cell.at.join(','))
      blocks.push(cell)
    }
  }
  return blocks
}

/** The name of the block that a mechanism starts with, or of the one to be put there. */
const nameIn = ({ block, wanted }: AtomMechanism): string =>
  (isAir(block) ? wanted : block).replace(/\[.*$/, '')

/** Whether an entry is an ordinary block, not an animal, a locked chest or air. */
function isBlock({ name, lock_key }: AtomEntry, spelling: Spelling): boolean {
  const isSummoned = name.startsWith('summon_')
  if (isSummoned) spelling.notes.push(`${name} left out: animals open nothing`)
  return !isSummoned && lock_key === undefined && !isAir(name)
}

/** Whether a block only furnishes the room: mechanisms are placed elsewhere, and room floors are complete. */
function isFurniture(
  { name, position }: AtomEntry,
  conditions: readonly AtomEntry[],
  spelling: Spelling,
): boolean {
  const here = conditions.filter((condition) => sameCell(condition.position, position))
  if (here.some((condition) => condition.name === name)) return false
  if (position[1] >= 0) return true
  if (here.length === 0) addNote(spelling, `${name} in the floor left out: floors of rooms are whole here`)
  return false
}
