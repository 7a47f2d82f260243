import type { Position } from '../../core/position.ts'
import { parseBlock } from '../../game/block.ts'
import {
  type EquipmentSlot,
  type Finding,
  type FindingType,
  type Operation,
  SLOTS,
  TIMES,
  WEATHERS,
} from './operation.ts'

/** A command could not be read. */
class Unreadable extends Error {
  readonly type: FindingType

  constructor(type: FindingType, message: string) {
    super(message)
    this.type = type
  }
}

/** Maximum length of a command. */
const MAX_LENGTH = 2000
/** Maximum amount of one item that fits into an inventory; more is a mistake. */
const MAX_COUNT = 2304

/** Reads one set-up command, with or without its slash. */
export function parseCommand(
  text: string,
): { readonly operation: Operation } | { readonly finding: Omit<Finding, 'command'> } {
  try {
    if (text.length > MAX_LENGTH) throw new Unreadable('syntax', `a command of ${text.length} characters`)
    return { operation: read(text.trim().replace(/^\//, '')) }
  } catch (error) {
    if (!(error instanceof Unreadable)) throw error
    return { finding: { type: error.type, message: `"${text.slice(0, 120)}": ${error.message}` } }
  }
}

const KINDS = 'give, summon, replaceitem, item, setblock, fill, execute … run, time, weather, effect, tp'

function read(line: string): Operation {
  const words = new Words(line)
  const name = words.next('a command')
  const reader = Object.hasOwn(READERS, name) ? READERS[name] : undefined
  if (reader === undefined)
    throw new Unreadable('unknown_command', `"${name}" is no set-up command; wanted one of ${KINDS}`)
  const operation = reader(words)
  if (words.rest() !== '') throw new Unreadable('syntax', `"${words.rest()}" is left over`)
  return operation
}

const READERS: Readonly<Record<string, (words: Words) => Operation>> = {
  give(words) {
    words.target()
    const { name, nbt } = named(words.next('an item'))
    const count = words.count()
    return { kind: 'give', item: name, count, ...(nbt === undefined ? {} : { nbt }) }
  },
  replaceitem(words) {
    words.expect('entity')
    words.target()
    return equip(words, slotIn(words))
  },
  item(words) {
    words.expect('replace')
    words.expect('entity')
    words.target()
    const slot = slotIn(words)
    words.expect('with')
    return equip(words, slot)
  },
  summon(words) {
    const { name, nbt: inName } = named(words.next('an entity'))
    const at = words.rest() === '' ? { x: 0, y: 0, z: 0 } : words.place()
    const nbt = inName ?? words.compound()
    return { kind: 'summon', entity: name, at, ...(nbt === undefined ? {} : { nbt }) }
  },
  setblock(words) {
    const at = words.place()
    const { block, nbt } = blockIn(words)
    const mode = words.optional('replace', 'destroy', 'keep')
    if (mode === 'keep' && nbt === undefined) return { kind: 'fill', from: at, to: at, block, only: 'air' }
    if (mode === 'keep') throw new Unreadable('syntax', 'keep is read for blocks without data only')
    return { kind: 'setblock', at, block, ...(nbt === undefined ? {} : { nbt }) }
  },
  fill(words) {
    const from = words.place()
    const to = words.place()
    const { block } = blockIn(words)
    const mode = words.optional('replace', 'keep', 'destroy')
    if (mode === 'keep') return { kind: 'fill', from, to, block, only: 'air' }
    const only = mode === 'replace' && words.rest() !== '' ? blockIn(words).block : undefined
    return { kind: 'fill', from, to, block, ...(only === undefined ? {} : { only }) }
  },
  execute(words) {
    for (let word = words.next('run'); word !== 'run'; word = words.next('run')) {
      if (word !== 'as' && word !== 'at')
        throw new Unreadable('syntax', `"execute ${word}" is not read; wanted as, at or run`)
      words.target()
    }
    return read(words.all())
  },
  time(words) {
    words.expect('set')
    const said = words.next('a time')
    const ticks = Object.hasOwn(TIMES, said) ? (TIMES[said] as number) : Number(said.replace(/t$/, ''))
    if (!Number.isInteger(ticks) || ticks < 0 || ticks > 24_000_000)
      throw new Unreadable(
        'bad_time',
        `"${said}" is no time; wanted ${Object.keys(TIMES).join(', ')} or ticks`,
      )
    return { kind: 'time', ticks }
  },
  weather(words) {
    const said = words.next('a weather')
    const weather = WEATHERS.find((known) => known === said)
    if (weather === undefined)
      throw new Unreadable('bad_weather', `"${said}" is no weather; wanted ${WEATHERS.join(', ')}`)
    if (words.rest() !== '') words.whole('a duration', 1_000_000)
    return { kind: 'weather', weather }
  },
  effect(words) {
    words.expect('give')
    words.target()
    const effect = named(words.next('an effect')).name
    const seconds = words.rest() === '' ? 30 : words.whole('seconds', 1_000_000)
    const amplifier = words.rest() === '' ? 0 : words.whole('an amplifier', 255)
    const hidden = words.optional('true', 'false') === 'true'
    return { kind: 'effect', effect, seconds, amplifier, hidden }
  },
  tp(words) {
    if (/^@/.test(words.rest())) words.target()
    const to = words.place()
    return words.rest() === '' ? { kind: 'tp', to } : { kind: 'tp', to, facing: words.facing() }
  },
}

function equip(words: Words, slot: EquipmentSlot): Operation {
  const { name, nbt } = named(words.next('an item'))
  return { kind: 'equip', slot, item: name, count: words.count(), ...(nbt === undefined ? {} : { nbt }) }
}

function slotIn(words: Words): EquipmentSlot {
  const said = words.next('a slot')
  const slot = SLOTS.find((known) => known === said)
  if (slot === undefined) throw new Unreadable('bad_slot', `"${said}" is no slot; wanted ${SLOTS.join(', ')}`)
  return slot
}

function blockIn(words: Words): { block: string; nbt?: string } {
  const { name, nbt } = named(words.next('a block'))
  const states = nbt?.startsWith('[') ? nbt.slice(0, nbt.indexOf(']') + 1) : ''
  const rest = nbt?.slice(states.length)
  if (parseBlock(`${name}${states}`) === undefined)
    throw new Unreadable('syntax', `"${name}${states}" is not a block; write oak_log or oak_log[axis=x]`)
  return { block: `${name}${states}`, ...(rest ? { nbt: rest } : {}) }
}

/** A name without its namespace, and the text in braces or brackets after it. */
function named(word: string): { name: string; nbt?: string } {
  const match = /^(?:minecraft:)?([a-z0-9_]+)(.*)$/s.exec(word)
  const [, name, nbt] = match ?? []
  if (name === undefined || (nbt !== '' && nbt !== undefined && !/^[[{]/.test(nbt)))
    throw new Unreadable('syntax', `"${word.slice(0, 60)}" is not a name such as minecraft:stick`)
  return { name, ...(nbt ? { nbt } : {}) }
}

/** The words of a command: text in braces, brackets or quotes belongs to its word. */
class Words {
  readonly #words: readonly string[]
  #at = 0

  constructor(line: string) {
    this.#words = split(line)
  }

  next(wanted: string): string {
    const word = this.#words[this.#at]
    if (word === undefined) throw new Unreadable('syntax', `${wanted} is missing`)
    this.#at++
    return word
  }

  expect(word: string): void {
    const said = this.next(`"${word}"`)
    if (said !== word) throw new Unreadable('syntax', `got "${said}", wanted "${word}"`)
  }

  optional(...words: readonly string[]): string | undefined {
    const word = this.#words[this.#at]
    if (word === undefined || !words.includes(word)) return undefined
    this.#at++
    return word
  }

  /** A selector for the agent itself. */
  target(): void {
    const said = this.next('a player')
    if (!/^@[spa]$/.test(said)) throw new Unreadable('syntax', `"${said}" is no player; wanted @s, @p or @a`)
  }

  whole(what: string, most: number): number {
    const said = this.next(what)
    const value = Number(said)
    if (!/^\d+$/.test(said) || value > most)
      throw new Unreadable('syntax', `"${said}" is not ${what}: a whole number up to ${most}`)
    return value
  }

  count(): number {
    if (this.#words[this.#at] === undefined) return 1
    const said = this.next('a count')
    const value = Number(said)
    if (!/^\d+$/.test(said) || value < 1 || value > MAX_COUNT)
      throw new Unreadable('bad_count', `"${said}" is no count from 1 to ${MAX_COUNT}`)
    return value
  }

  /** Three coordinates relative to the agent: `~`, `~2`, `~-3`. */
  place(): Position {
    const [x, y, z] = ['x', 'y', 'z'].map((axis) => {
      const said = this.next(`the coordinate ${axis}`)
      const match = /^~(-?\d{1,4}(?:\.\d{1,3})?)?$/.exec(said)
      if (match === null)
        throw new Unreadable('syntax', `"${said}" is not relative to the player, as ~2 or ~-3 would be`)
      return Math.floor(Number(match[1] ?? 0))
    }) as [number, number, number]
    return { x, y, z }
  }

  /** A look direction in degrees: yaw, then pitch. */
  facing(): { yaw: number; pitch: number } {
    const [yaw = 0, pitch = 0] = ['a yaw', 'a pitch'].map((what) => {
      const said = this.next(what)
      if (!/^-?\d{1,3}(?:\.\d{1,3})?$/.test(said))
        throw new Unreadable('syntax', `"${said}" is not ${what}: degrees such as 90 or -45.5`)
      return Number(said)
    })
    return { yaw, pitch }
  }

  compound(): string | undefined {
    const word = this.#words[this.#at]
    if (word === undefined || !word.startsWith('{')) return undefined
    this.#at++
    return word
  }

  rest(): string {
    return this.#words.slice(this.#at).join(' ')
  }

  /** The rest of the words, consumed. */
  all(): string {
    const rest = this.rest()
    this.#at = this.#words.length
    return rest
  }
}

function split(line: string): string[] {
  const words: string[] = []
  let word = ''
  const nesting = new Nesting()
  for (const letter of line) {
    nesting.read(letter)
    const isGap = /\s/.test(letter) && !nesting.isInside
    if (!isGap) word += letter
    else if (word !== '') {
      words.push(word)
      word = ''
    }
  }
  if (!nesting.isClosed) throw new Unreadable('syntax', 'quotes or braces are not closed')
  return word === '' ? words : [...words, word]
}

/** Follows quotes, braces and brackets, letter by letter: inside them, spaces do not separate words. */
class Nesting {
  #depth = 0
  #quote = ''

  read(letter: string): void {
    if (this.#quote !== '') this.#quote = letter === this.#quote ? '' : this.#quote
    else if (letter === '"' || letter === "'") this.#quote = letter
    else if (letter === '{' || letter === '[') this.#depth++
    else if (letter === '}' || letter === ']') this.#depth--
  }

  get isInside(): boolean {
    return this.#depth > 0 || this.#quote !== ''
  }

  get isClosed(): boolean {
    return this.#depth === 0 && this.#quote === ''
  }
}
