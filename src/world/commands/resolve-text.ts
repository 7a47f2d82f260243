import { Player } from '../kernel/player/player.ts'
import type { NbtTag } from '../library/nbt.ts'
import { displayName } from '../player/display-name.ts'
import { ENTITIES } from './arguments/entities.ts'
import { BLOCK_POS } from './arguments/positions.ts'
import { anyOf } from './arguments/selector.ts'
import { blockAt, holderOf, storageOf } from './data-holders.ts'
import { namespaced } from './names.ts'
import { follow, readPath } from './paths.ts'
import { CommandProblem } from './reply.ts'
import { formatSnbt } from './snbt-format.ts'
import type { Target } from './source.ts'
import type { Run } from './tree/node.ts'
import { StringReader } from './tree/reader.ts'

type Component = Readonly<Record<string, unknown>>

/** Deepest nesting that is resolved (vanilla ComponentUtils). */
const MAX_DEPTH = 100
/** Between names and values (vanilla DEFAULT_SEPARATOR). */
const SEPARATOR = { text: ', ', color: 'gray' }

/**
 * A text component as seen by its viewer: scores, selectors and data in it become text (vanilla ComponentUtils.updateForEntity).
 */
export const resolveText = (run: Run, json: string, viewer: Target | undefined): string =>
  JSON.stringify(resolved(run, JSON.parse(json), viewer, 0))

function resolved(run: Run, part: unknown, viewer: Target | undefined, depth: number): unknown {
  if (depth > MAX_DEPTH || part === null || typeof part !== 'object') return part
  const inner = (value: unknown) => resolved(run, value, viewer, depth + 1)
  if (Array.isArray(part)) return part.map(inner)
  const { score, selector, nbt, entity, block, storage, interpret, separator, ...rest } = part as Component
  const own: Component = {
    ...(isComponent(score) && { text: scoreText(run, score, viewer) }),
    ...(typeof selector === 'string' && named(run, selector, inner(separator))),
    ...(typeof nbt === 'string' && valuesOf(run, { nbt, entity, block, storage, interpret, separator })),
  }
  const { extra: ownExtra = [], ...style } = { ...rest, ...own }
  const lists = ['extra', 'with'].flatMap((key) =>
    Array.isArray(rest[key]) ? [[key, (rest[key] as unknown[]).map(inner)] as const] : [],
  )
  const nested = Object.fromEntries(lists)
  const before = own['extra'] === undefined ? [] : (ownExtra as unknown[])
  const extra = [...before, ...((nested['extra'] as unknown[] | undefined) ?? [])]
  return { ...style, ...nested, ...(extra.length > 0 ? { extra } : {}) }
}

const isComponent = (value: unknown): value is Component => typeof value === 'object' && value !== null

/** The targets of a selector; empty if the text is not a selector or its source may not use it. */
function selectedTargets(run: Run, pattern: string): Target[] {
  try {
    return anyOf(run, ENTITIES.parse(new StringReader(pattern), run.game))
  } catch (error) {
    if (error instanceof CommandProblem) return []
    throw error
  }
}

/** The value of {"score":{"name","objective"}}; `*` is the viewer. Empty if there is none. */
function scoreText(run: Run, { name, objective }: Component, viewer: Target | undefined): string {
  const { scoreboard } = run.game
  const [target] =
    name === '*' ? [viewer] : String(name).startsWith('@') ? selectedTargets(run, String(name)) : []
  const holder = target ? (target instanceof Player ? target.name : target.uuid) : String(name)
  const known = scoreboard.objectives.get(String(objective))
  const value = known && scoreboard.score(known, holder)
  return value === undefined ? '' : String(value)
}

/** The names that a selector finds, with commas between them. */
function named(run: Run, pattern: string, separator: unknown): Component {
  return joined(selectedTargets(run, pattern).map(displayName), separator ?? SEPARATOR)
}

function joined(parts: readonly unknown[], separator: unknown): Component {
  return { text: '', extra: parts.flatMap((part, i) => (i === 0 ? [part] : [separator, part])) }
}

/** The values of {"nbt", and one of "entity", "block" and "storage"}. */
function valuesOf(run: Run, { nbt, entity, block, storage, interpret, separator }: Component): Component {
  try {
    const path = readPath(new StringReader(String(nbt)))
    const values = sources(run, { entity, block, storage }).flatMap((tag) => follow(tag, path))
    const texts = values.map((tag) => (tag.type === 'string' ? String(tag.value) : formatSnbt(tag)))
    const parts = interpret === true ? texts.map((text) => JSON.parse(text) as unknown) : texts
    return joined(parts, separator ?? ', ')
  } catch (error) {
    // missing data, and data that is not a component, show nothing (vanilla)
    if (error instanceof CommandProblem || error instanceof SyntaxError) return { text: '' }
    throw error
  }
}

function sources(run: Run, { entity, block, storage }: Component): NbtTag[] {
  if (typeof entity === 'string')
    return selectedTargets(run, entity).map((target) => holderOf(run, target).read())
  if (typeof block === 'string')
    return [blockAt(run, BLOCK_POS.parse(new StringReader(block), run.game)).read()]
  return typeof storage === 'string' ? [storageOf(run.game, namespaced(storage)).read()] : []
}
