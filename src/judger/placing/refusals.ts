import { blocksBetween, formatPosition, type Position } from '../../core/position.ts'
import { formatBlock } from '../../game/block.ts'
import type { ItemCount } from '../../game/item-counts.ts'
import { placementOptions, type Side } from '../../game/placement/placement-options.ts'
import type { ActionFailure } from '../../task/action.ts'
import { SCAFFOLD } from '../../task/scaffold.ts'
import { fail } from '../actions/action.ts'
import type { SceneView } from '../motion/scene-view.ts'
import type { PlacementOrder } from './placement-order.ts'
import type { Way } from './ways.ts'

/** Why a block cannot be placed now. */
export interface Refused {
  kind: 'refused'
  failure: ActionFailure
}

export const refused = (...failure: Parameters<typeof fail>): Refused => ({
  kind: 'refused',
  failure: fail(...failure),
})

/** The missing items in words, with the number carried of each. */
export function lacking(missing: readonly ItemCount[], hands: { count(item: string): number }): string {
  return missing
    .map(({ item, count }) => {
      const carried = hands.count(item)
      return carried === 0 ? `I have no ${item}` : `I have ${carried} of ${count} ${item}`
    })
    .join(', ')
}

const nameOf = ({ pos, wanted }: PlacementOrder): string => `${formatBlock(wanted)} at ${formatPosition(pos)}`

export const noPlace = (order: PlacementOrder) =>
  refused('no_standing_place', `nowhere to stand to place ${nameOf(order)}`)

const WHERE: Readonly<Record<Side, string>> = {
  down: 'below',
  up: 'above',
  north: 'to the north',
  south: 'to the south',
  west: 'to the west',
  east: 'to the east',
}

export function noSupport(order: PlacementOrder): Refused {
  const sides = [...new Set(placementOptions(order.wanted).map(({ against }) => WHERE[against]))].join(', ')
  return refused('no_support', `${nameOf(order)} needs a block that holds it: ${sides}`)
}

/** The refusal when there is not enough dirt for the best way. */
export function lacksDirt(order: PlacementOrder, { legs, stand, dirt }: Way, carried: number): Refused {
  const facts = { missing: [{ item: SCAFFOLD, count: dirt - carried }] }
  const [leg] = legs
  if (leg === undefined) {
    const [helper] = stand.helpers
    const beside = `${dirt} ${SCAFFOLD} as a helper at ${formatPosition(helper?.cell ?? order.pos)}`
    return refused('no_support', `${nameOf(order)} needs ${beside}; I have ${carried}`, facts)
  }
  const from = `from a pillar of ${dirt} ${SCAFFOLD} at ${formatPosition(leg.base)}`
  const detail = `nowhere to stand to place ${nameOf(order)}, but ${from}; I have ${carried}`
  return refused('no_standing_place', detail, facts)
}

export const tooFar = (view: SceneView, feet: Position) =>
  refused('too_far', `I stand at ${formatPosition(view.position)}; go to ${formatPosition(feet)} first`, {
    goTo: feet,
    distance: blocksBetween(view.position, feet),
  })
