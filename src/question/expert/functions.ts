import type { Position } from '../../core/position.ts'
import { attack } from '../../task/actions/attack.ts'
import { checkContainer } from '../../task/actions/check-container.ts'
import { craft } from '../../task/actions/craft.ts'
import { digTo } from '../../task/actions/dig-to.ts'
import { eat } from '../../task/actions/eat.ts'
import { equip } from '../../task/actions/equip.ts'
import { explore } from '../../task/actions/explore.ts'
import { mineBlock } from '../../task/actions/mine-block.ts'
import { navigateTo } from '../../task/actions/navigate-to.ts'
import { placeBlock } from '../../task/actions/place-block.ts'
import { roam } from '../../task/actions/roam.ts'
import { sleep } from '../../task/actions/sleep.ts'
import { smelt } from '../../task/actions/smelt.ts'
import { toggle } from '../../task/actions/toggle.ts'
import { useOn } from '../../task/actions/use-on.ts'
import { withdrawItem } from '../../task/actions/withdraw-item.ts'
import type { PlanFunction, PlanNode } from '../kinds/decompose.ts'
import { bodyStep } from '../kinds/decompose.ts'
import { DEED_FUNCTIONS } from './deed-functions.ts'
import { planFunction } from './plan-function.ts'

export const tuple = ({ x, y, z }: Position): [number, number, number] => [x, y, z]

/** The functions of which the expert's gathering and escape plans are made. */
export const FUNCTIONS = {
  ...DEED_FUNCTIONS,
  fetchItem: planFunction('fetchItem', ['container', 'item', 'amount'], 'Take items out of a container.', [
    bodyStep(navigateTo, { pos: '$container', range: 3 }),
    bodyStep(withdrawItem, { container: '$container', item: '$item', amount: '$amount' }),
  ]),
  fetchItems: planFunction(
    'fetchItems',
    ['container', 'items'],
    'Take several kinds of items out of a container.',
    [
      bodyStep(navigateTo, { pos: '$container', range: 3 }),
      bodyStep(
        withdrawItem,
        { container: '$container', item: '$each.item', amount: '$each.amount' },
        { forEach: '$items' },
      ),
    ],
  ),
  mineBlocks: planFunction('mineBlocks', ['cells'], 'Dig blocks with the bare hand and pick up what drops.', [
    bodyStep(mineBlock, { pos: '$each' }, { forEach: '$cells' }),
  ]),
  mineWith: planFunction('mineWith', ['tool', 'cells'], 'Dig blocks with a tool and pick up what drops.', [
    bodyStep(equip, { item: '$tool' }),
    bodyStep(mineBlock, { pos: '$each' }, { forEach: '$cells' }),
  ]),
  digExactlyWith: planFunction(
    'digExactlyWith',
    ['tool', 'cells'],
    'Dig blocks with exactly this tool and pick up what drops.',
    [bodyStep(mineBlock, { pos: '$each', tool: '$tool' }, { forEach: '$cells' })],
  ),
  digAwayWith: planFunction(
    'digAwayWith',
    ['tool', 'cells'],
    'Dig blocks away with exactly this tool, whether they drop anything or not.',
    [bodyStep(mineBlock, { pos: '$each', tool: '$tool', discard: true }, { forEach: '$cells' })],
  ),
  takeAway: planFunction('takeAway', ['cells'], 'Take blocks away, whether they drop anything or not.', [
    bodyStep(mineBlock, { pos: '$each', discard: true }, { forEach: '$cells' }),
  ]),
  gather: planFunction('gather', ['item', 'amount'], 'Look for what gives an item and dig it.', [
    bodyStep(mineBlock, { item: '$item', amount: '$amount' }),
  ]),
  gatherWith: planFunction(
    'gatherWith',
    ['tools', 'item', 'amount'],
    'Take tools along, look for what gives an item and dig it.',
    [
      bodyStep(equip, { item: '$each' }, { forEach: '$tools' }),
      bodyStep(mineBlock, { item: '$item', amount: '$amount' }),
    ],
  ),
  roamTo: planFunction('roamTo', ['biomes', 'stay'], 'Walk into a biome and stay there.', [
    bodyStep(roam, { biomes: '$biomes', stay: '$stay' }),
  ]),
  roamAway: planFunction('roamAway', ['away'], 'Walk far over land that is not known.', [
    bodyStep(roam, { away: '$away' }),
  ]),
  roamUp: planFunction('roamUp', ['up'], 'Walk up a mountain.', [bodyStep(roam, { up: '$up' })]),
  seek: planFunction('seek', ['item'], 'Look for what gives an item and go there.', [
    bodyStep(explore, { item: '$item' }),
  ]),
  digDown: planFunction('digDown', ['pos'], 'Dig down to a place.', [bodyStep(digTo, { pos: '$pos' })]),
  craftItem: planFunction('craftItem', ['item', 'amount'], 'Craft an item, at a table where it needs one.', [
    bodyStep(craft, { item: '$item', amount: '$amount' }),
  ]),
  smeltItem: planFunction('smeltItem', ['item', 'amount', 'fuel'], 'Smelt items in a furnace.', [
    bodyStep(smelt, { item: '$item', amount: '$amount', fuel: '$fuel' }),
  ]),
  placeStation: planFunction('placeStation', ['item', 'pos'], 'Put a crafting table or a furnace up.', [
    bodyStep(navigateTo, { pos: '$pos', range: 3 }),
    bodyStep(equip, { item: '$item' }),
    bodyStep(placeBlock, { item: '$item', pos: '$pos' }),
  ]),
  useOnAnimals: planFunction(
    'useOnAnimals',
    ['tool', 'animals'],
    'Milk or shear animals, one after another.',
    [bodyStep(equip, { item: '$tool' }), bodyStep(useOn, { target: '$each' }, { forEach: '$animals' })],
  ),
  fight: planFunction(
    'fight',
    ['weapon', 'animals'],
    'Kill with a weapon, one after another, and pick up what drops.',
    [bodyStep(equip, { item: '$weapon' }), bodyStep(attack, { target: '$each' }, { forEach: '$animals' })],
  ),
  eatItem: planFunction('eatItem', ['item'], 'Eat something.', [bodyStep(eat, { item: '$item' })]),
  sleep: planFunction('sleep', [], 'Sleep through the night.', [bodyStep(sleep, {})]),
  lookInto: planFunction('lookInto', ['pos'], 'Open a container and look into it.', [
    bodyStep(navigateTo, { pos: '$pos', range: 3 }),
    bodyStep(checkContainer, { container: '$pos' }),
  ]),
  comeNear: planFunction('comeNear', ['pos'], 'Go near something.', [
    bodyStep(navigateTo, { pos: '$pos', range: 3 }),
  ]),
  stepBackFrom: planFunction('stepBackFrom', ['pos', 'back'], 'Step back from something and look at it.', [
    bodyStep(navigateTo, { pos: '$back', range: 1 }),
    bodyStep(navigateTo, { pos: '$pos', range: 3 }),
  ]),
  useToolOn: planFunction('useToolOn', ['tool', 'pos'], 'Use a tool on a block.', [
    bodyStep(navigateTo, { pos: '$pos', range: 3 }),
    bodyStep(equip, { item: '$tool' }),
    bodyStep(useOn, { target: '$pos' }),
  ]),
  operate: planFunction('operate', ['pos'], 'Use a block: open it, or take a bite.', [
    bodyStep(navigateTo, { pos: '$pos', range: 3 }),
    bodyStep(useOn, { target: '$pos' }),
  ]),
  ride: planFunction('ride', ['what'], 'Get onto something.', [bodyStep(useOn, { target: '$what' })]),
  hunt: planFunction('hunt', ['animals'], 'Kill animals, one after another, and pick up what drops.', [
    bodyStep(attack, { target: '$each' }, { forEach: '$animals' }),
  ]),
  huntBareHanded: planFunction(
    'huntBareHanded',
    ['animals'],
    'Kill with bare hands, one after another, and pick up what drops.',
    [bodyStep(equip, { item: 'hand' }), bodyStep(attack, { target: '$each' }, { forEach: '$animals' })],
  ),
  feedCrop: planFunction('feedCrop', ['cells'], 'Use bone meal on a crop until it is ripe.', [
    bodyStep(equip, { item: 'bone_meal' }),
    bodyStep(useOn, { target: '$each' }, { forEach: '$cells' }),
  ]),
  feedCropWith: planFunction(
    'feedCropWith',
    ['food', 'cells'],
    'Use what makes a crop grow until it is ripe.',
    [bodyStep(equip, { item: '$food' }), bodyStep(useOn, { target: '$each' }, { forEach: '$cells' })],
  ),
  useMechanism: planFunction('useMechanism', ['pos'], 'Go to a lever, button or plate and use it.', [
    bodyStep(navigateTo, { pos: '$pos', range: 2 }),
    bodyStep(toggle, { pos: '$pos' }),
  ]),
  putInPlace: planFunction('putInPlace', ['item', 'pos'], 'Put a block where a lock asks for it.', [
    bodyStep(navigateTo, { pos: '$pos', range: 3 }),
    bodyStep(equip, { item: '$item' }),
    bodyStep(placeBlock, { item: '$item', pos: '$pos' }),
  ]),
  putInPlaceAs: planFunction(
    'putInPlaceAs',
    ['item', 'pos', 'state'],
    'Put a block, turned as a lock asks for it, where it asks for it.',
    [
      bodyStep(navigateTo, { pos: '$pos', range: 3 }),
      bodyStep(equip, { item: '$item' }),
      bodyStep(placeBlock, { item: '$item', pos: '$pos', state: '$state' }),
    ],
  ),
  goTo: planFunction('goTo', ['pos'], 'Go through an open way.', [
    bodyStep(navigateTo, { pos: '$pos', range: 1 }),
  ]),
  goAround: planFunction('goAround', ['cells'], 'Go to one place after another.', [
    bodyStep(navigateTo, { pos: '$each', range: 1 }, { forEach: '$cells' }),
  ]),
  carry: planFunction('carry', ['item', 'pos'], 'Carry something somewhere.', [
    bodyStep(equip, { item: '$item' }),
    bodyStep(navigateTo, { pos: '$pos', range: 1 }),
  ]),
} as const

/** A call of one of the functions, with its description. */
export interface NodePart {
  name: keyof typeof FUNCTIONS
  args: Record<string, unknown>
  description: string
}

/** The body of a function with its arguments filled in. */
function literal({ body }: PlanFunction, args: Record<string, unknown>): PlanFunction['body'] {
  const filled = (value: unknown, each?: unknown) =>
    value === '$each' ? each : typeof value === 'string' && value[0] === '$' ? args[value.slice(1)] : value
  const written = (step: Record<string, unknown>, each?: unknown) =>
    Object.fromEntries(Object.entries(step).map(([key, value]) => [key, filled(value, each)]))
  return body.flatMap(({ action, args: step, forEach }) => {
    const list = forEach === undefined ? [undefined] : (filled(forEach) as readonly unknown[])
    return list.map((each) => ({ action, args: written(step, each) }))
  })
}

/** Collects nodes: each a call of one of the functions, ids counting from 1. */
export class NodeList {
  readonly nodes: PlanNode[] = []
  readonly #used = new Set<PlanFunction>()

  add(name: keyof typeof FUNCTIONS, args: Record<string, unknown>, description: string): void {
    this.#used.add(FUNCTIONS[name])
    this.nodes.push({ id: this.nodes.length + 1, description, step: { function: name, arguments: args } })
  }

  /**
   * Adds a node that carries out several calls one after another, as a function of its own. Nodes that do the same share it.
   * @param name of the function
   */
  addAll(name: string, parts: readonly NodePart[], description: string): void {
    const known = [...this.#used].find((one) => one.name === name)
    const body = parts.flatMap((part) => literal(FUNCTIONS[part.name], part.args))
    this.#used.add(
      known ?? planFunction(name, [], `${parts.map((part) => part.description).join(', ')}.`, body),
    )
    this.nodes.push({ id: this.nodes.length + 1, description, step: { function: name, arguments: {} } })
  }

  /** Adds a node for one part, or for several in a row. @param name of the function that carries several out */
  addParts(name: string, parts: readonly NodePart[]): void {
    const [first] = parts
    if (parts.length === 1 && first !== undefined) this.add(first.name, first.args, first.description)
    else
      this.addAll(`${name}${this.nodes.length + 1}`, parts, parts.map((part) => part.description).join(', '))
  }

  /** The functions that are called, as a reply lists them. */
  functions(): PlanFunction[] {
    return [...this.#used]
  }
}
