import { type Box, inBox, type Position } from '../../core/position.ts'
import { isNamePattern, type NameTest, namesTest } from '../../game/names.ts'
import type { GameVersion } from '../../game/version.ts'
import type { PlacedBlock } from '../../task/parts.ts'
import type { Finding, FindingType, Operation } from '../setup/operation.ts'
import type { Lack, Supplies } from './supplies.ts'

/** A scene that a goal is checked against. */
export interface CheckedScene {
  readonly operations: readonly Operation[]
  /** Blocks that exist after the set-up, relative to the agent's feet. */
  readonly blocks: readonly PlacedBlock[]
  /** Cells that may contain something, relative to the agent's feet. */
  readonly box: Box
  readonly version: GameVersion
}

/** A scene while the parts of a goal are checked one after another. */
export interface GoalScene extends CheckedScene {
  /** The remaining supplies of the scene; parts checked earlier have taken their share. */
  readonly supplies: Supplies
  /** Everything in the scene, apart from what other parts use up. */
  readonly whole: () => Supplies
  /** The agents' initial items. */
  readonly start: Pick<Supplies, 'carries'>
  /** Ingredients of the goal's items: a scene may provide them. */
  readonly ingredients: ReadonlySet<string>
}

/** A problem of a goal in its scene. */
export type GoalFinding = Omit<Finding, 'command'>

/** A block or mob of a scene. */
export interface SceneThing {
  readonly name: string
  readonly position: Position
  readonly isMob: boolean
}

/** Blocks and mobs of a scene. */
export const thingsIn = ({
  operations,
  blocks,
}: Pick<CheckedScene, 'operations' | 'blocks'>): SceneThing[] => [
  ...blocks.map(({ position, block }) => ({ name: block.name, position, isMob: false })),
  ...operations.flatMap((operation) =>
    operation.kind === 'summon' ? [{ name: operation.entity, position: operation.at, isMob: true }] : [],
  ),
]

/** The missing block or mob that the scene has to contain. */
export const absent = (what: string, have: number, need: number): Lack => ({
  type: 'target_absent',
  what,
  have,
  need,
})

/**
 * Any one of several names is enough: the findings are those of the name for which the least is missing. Patterns are not
 * checked.
 */
export function checkAny(names: readonly string[], lacksOf: (name: string) => Lack[]): GoalFinding[] {
  const exact = names.filter((name) => !isNamePattern(name))
  const lacks = exact.map(lacksOf)
  const [first] = lacks
  if (first === undefined || lacks.some((each) => each.length === 0)) return []
  return lacks.reduce((best, each) => (each.length < best.length ? each : best), first).map(findingOf)
}

/** At least one of several names must refer to a block or mob of the scene in a place where agents may go. */
export function checkReachable(names: readonly string[], scene: CheckedScene): GoalFinding[] {
  const test = namesTest(names)
  const things = thingsIn(scene).filter(({ name }) => test(name))
  if (things.length === 0) return [findingOf(absent(names.join(' or '), 0, 1))]
  if (things.some(({ position }) => inBox(scene.box, position))) return []
  return [{ type: 'out_of_reach', message: `${names.join(' or ')} is outside the place where agents may go` }]
}

/** A block in the scene, or one that can be placed if it `mayBePlaced`. @returns what is missing */
export function blockLacks(
  { supplies }: GoalScene,
  { block, count, mayBePlaced = false }: { block: string; count: number; mayBePlaced?: boolean },
): Lack[] {
  const standing = supplies.standing((name) => name === block)
  if (standing >= count || (mayBePlaced && supplies.take(block, count - standing).length === 0)) return []
  return [absent(block, standing, count)]
}

/** Mobs of these kinds that must have been summoned. @returns what is missing */
export function mobLacks({ supplies }: GoalScene, names: readonly string[], need: number): Lack[] {
  const have = supplies.summoned(namesTest(names))
  return have >= need ? [] : [absent(names.join(' or '), have, need)]
}

/** Takes one of each item. @returns what is missing */
export const itemLacks = ({ supplies }: GoalScene, items: readonly string[]): Lack[] =>
  items.flatMap((item) => supplies.take(item, 1))

/** The first item that the set-up gives or equips and that passes a test. */
export function giftIn({ operations }: CheckedScene, test: NameTest): string | undefined {
  const gift = operations.find(
    (operation) => (operation.kind === 'give' || operation.kind === 'equip') && test(operation.item),
  )
  return gift !== undefined && 'item' in gift ? gift.item : undefined
}

const ADVICE: Readonly<Record<Lack['type'], string>> = {
  missing_ingredient: 'give more of it, or what it is made of',
  missing_station: 'put it down beside the agent',
  missing_tool: 'give one',
  no_recipe: 'it cannot be made: ask for something else',
  target_absent: 'put it into the scene',
}

/** Describes what is missing. */
export const findingOf = ({ type, what, have, need }: Lack): { type: FindingType; message: string } => ({
  type,
  message:
    type === 'no_recipe'
      ? `${what} has no recipe: ${ADVICE[type]}`
      : `the goal takes ${need} ${what}, and there is ${have}: ${ADVICE[type]}`,
})
