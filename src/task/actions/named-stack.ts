import type { Stack, StackTest } from './benches.ts'

/** Items that hold a potion; each name precedes those that it contains. */
const BOTTLES = ['lingering_potion', 'splash_potion', 'tipped_arrow', 'potion']

/**
 * The test for stacks that a name refers to: an item, or a potion by its effect: `strength`, `potion_of_strength`,
 * `splash_potion_of_healing`, `healing_splash_potion`, `water_bottle`. An effect alone means the bottle that is drunk.
 */
export function stacksNamed(name: string): StackTest {
  const bottle = BOTTLES.find((item) => name.includes(item))
  const effect = (bottle === undefined ? name : name.replace(bottle, ''))
    .replace(/^water_bottle$/, 'water')
    .replace(/^_?(of_)?|_$/g, '')
  return ({ item, potion }: Stack) =>
    item === name || (potion !== undefined && potion === effect && item === (bottle ?? 'potion'))
}

/** Number of carried items in all stacks that pass a test. */
export const countStacks = (stacks: readonly Stack[], test: StackTest): number =>
  stacks.reduce((sum, stack) => (test(stack) ? sum + stack.count : sum), 0)

/** The item of the first stack that passes a test. */
export const itemOfStack = (stacks: readonly Stack[], test: StackTest): string | undefined =>
  stacks.find(test)?.item
