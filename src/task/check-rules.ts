import { isAir } from '../game/block.ts'
import { canBeDug, ripeAge } from '../game/blocks/mining.ts'
import { isImplement } from '../game/items/kinds/implements.ts'
import { areSame, isFootOf, type RuleBook } from '../game/rules/rule-book.ts'
import { strataOf } from './arena-ground.ts'
import type { PartChecker, Path } from './part-checker.ts'
import type { Task } from './task.ts'

/** A plant whose growth a book may change, for messages. */
const A_CROP = 'wheat, carrots, potatoes or beetroots'
/** The crop that bone meal does not feed, and nothing else either. */
const UNFED = 'nether_wart'

/**
 * Reports rules about items and blocks that do not exist or cannot have such a rule, rules that contradict each other, and rules
 * under which the ground of an arena would not stay.
 * @param ground undefined for natural terrain
 */
export function checkRules(
  rules: RuleBook,
  checker: PartChecker,
  ground: Pick<Task['arena'], 'box' | 'floor' | 'ground'> | undefined,
): void {
  if (ground !== undefined) checkGround(rules, ground, checker)
  checkRecipes(rules, checker)
  checkDigs(rules, checker)
  checkSmelts(rules, checker)
  for (const block of Object.keys(rules.falls)) checkSolid(block, ['rules', 'falls', block], checker)
  for (const [block, below] of Object.entries(rules.needsBelow)) {
    const path = ['rules', 'needsBelow', block]
    checkSolid(block, path, checker)
    for (const [index, other] of below.entries()) checkSolid(other, [...path, index], checker)
  }
  for (const [crop, food] of Object.entries(rules.growth)) {
    const path = ['rules', 'growth', crop]
    const isKnown = checkSolid(crop, path, checker)
    if (isKnown && (ripeAge(crop) === undefined || crop === UNFED))
      checker.issue(path, `expected a crop that can be fed (${A_CROP}), got "${crop}"`)
    checkItem(food, path, checker)
  }
}

/** The lowest layer of an arena's ground may have nothing below it; every other layer lies on the next one. */
function checkGround(
  { falls, needsBelow }: RuleBook,
  ground: Pick<Task['arena'], 'box' | 'floor' | 'ground'>,
  checker: PartChecker,
): void {
  const strata = strataOf(ground)
  const isLowest = (index: number) => index === strata.length - 1
  for (const [index, { block, low, high }] of strata.entries()) {
    const of = (table: string) => ['rules', table, block]
    const what = `expected a block that is not in the ground of the arena, got "${block}"`
    if (isLowest(index) && falls[block] === true) checker.issue(of('falls'), `${what}; the ground would fall`)
    const under = [
      ...(high > low ? [block] : []),
      ...(isLowest(index) ? [] : [strata[index + 1]?.block ?? '']),
    ]
    const isHeld = !isLowest(index) && under.every((below) => isFootOf({ falls, needsBelow }, block, below))
    if (Object.hasOwn(needsBelow, block) && !isHeld)
      checker.issue(of('needsBelow'), `${what}; the ground would break`)
  }
}

function checkRecipes({ recipes }: RuleBook, checker: PartChecker): void {
  const list = Object.entries(recipes)
  for (const [at, [item, { takes }]] of list.entries()) {
    const path = ['rules', 'recipes', item]
    checkItem(item, path, checker)
    for (const [index, { item: taken }] of takes.entries())
      checkItem(taken, [...path, 'takes', index, 'item'], checker)
    const same = list.slice(0, at).find(([, other]) => areSame(other.takes, takes))
    if (same !== undefined)
      checker.issue(
        [...path, 'takes'],
        `expected ingredients that make nothing else, got those of ${same[0]}; a crafting grid has one result`,
      )
  }
}

function checkDigs({ digs }: RuleBook, checker: PartChecker): void {
  for (const [block, { tools = [], drops }] of Object.entries(digs)) {
    const path = ['rules', 'digs', block]
    const isKnown = checkSolid(block, path, checker)
    if (isKnown && !canBeDug(block, checker.game.version))
      checker.issue(path, `expected a block that players can dig, got "${block}"`)
    for (const [index, tool] of tools.entries()) {
      const own = [...path, 'tools', index]
      if (checkItem(tool, own, checker) && !isImplement(tool))
        checker.issue(
          own,
          `expected a tool such as stone_pickaxe, got "${tool}"; an empty list allows bare hands`,
        )
    }
    if (drops !== undefined) checkItem(drops.item, [...path, 'drops', 'item'], checker)
  }
}

function checkSmelts({ smelts }: RuleBook, checker: PartChecker): void {
  const list = Object.entries(smelts)
  for (const [at, [product, raw]] of list.entries()) {
    const path = ['rules', 'smelts', product]
    checkItem(product, path, checker)
    checkItem(raw, path, checker)
    const same = list.slice(0, at).find(([, other]) => other === raw)
    if (same !== undefined)
      checker.issue(
        path,
        `expected an item that smelts into nothing else, got "${raw}", which makes ${same[0]}`,
      )
  }
}

/** @returns whether this is an item; air is none, although the game lists it */
function checkItem(name: string, path: Path, checker: PartChecker): boolean {
  if (isAir(name)) {
    checker.issue(path, `expected an item, got "${name}"`)
    return false
  }
  checker.item(name, path)
  return checker.game.hasItem(name)
}

/** @returns whether this is a block without properties; air can neither be dug nor stand on anything */
function checkSolid(name: string, path: Path, checker: PartChecker): boolean {
  if (isAir(name)) {
    checker.issue(path, `expected a block other than air, got "${name}"`)
    return false
  }
  const block = checker.block(name, path)
  if (block === undefined || block.name === name) return block !== undefined
  checker.issue(path, `expected the name of a block, got "${name}"; a rule holds for all blocks of a name`)
  return false
}
