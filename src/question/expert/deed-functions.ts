import { anvil } from '../../task/actions/anvil.ts'
import { brew } from '../../task/actions/brew.ts'
import { drink } from '../../task/actions/drink.ts'
import { drop } from '../../task/actions/drop.ts'
import { enchant } from '../../task/actions/enchant.ts'
import { fish } from '../../task/actions/fish.ts'
import { lookAt } from '../../task/actions/look-at.ts'
import { putUp } from '../../task/actions/put-up.ts'
import { raiseShield } from '../../task/actions/raise-shield.ts'
import { ride } from '../../task/actions/ride.ts'
import { shoot } from '../../task/actions/shoot.ts'
import { throwItem } from '../../task/actions/throw.ts'
import { trade } from '../../task/actions/trade.ts'
import { bodyStep } from '../kinds/decompose.ts'
import { planFunction } from './plan-function.ts'

/** Functions of one action each, for the actions that open tasks ask for. */
export const DEED_FUNCTIONS = {
  drinkIt: planFunction('drinkIt', ['what'], 'Drink something.', [bodyStep(drink, { what: '$what' })]),
  throwItem: planFunction('throwItem', ['item', 'amount'], 'Throw something.', [
    bodyStep(throwItem, { item: '$item', amount: '$amount' }),
  ]),
  dropIt: planFunction('dropIt', ['item', 'amount'], 'Throw something away.', [
    bodyStep(drop, { item: '$item', amount: '$amount' }),
  ]),
  dropAndPickUp: planFunction('dropAndPickUp', ['item', 'amount'], 'Throw something down and pick it up.', [
    bodyStep(drop, { item: '$item', amount: '$amount', pickUp: true }),
  ]),
  brewPotion: planFunction('brewPotion', ['potion', 'amount'], 'Brew a potion.', [
    bodyStep(brew, { potion: '$potion', amount: '$amount' }),
  ]),
  enchantIt: planFunction('enchantIt', ['item'], 'Enchant something.', [
    bodyStep(enchant, { item: '$item' }),
  ]),
  joinThem: planFunction('joinThem', ['item', 'with'], 'Join two things at an anvil.', [
    bodyStep(anvil, { item: '$item', with: '$with' }),
  ]),
  nameIt: planFunction('nameIt', ['item', 'name'], 'Give a thing a name at an anvil.', [
    bodyStep(anvil, { item: '$item', name: '$name' }),
  ]),
  tradeFor: planFunction('tradeFor', ['get', 'amount', 'give'], 'Trade one thing for another.', [
    bodyStep(trade, { get: '$get', amount: '$amount', give: '$give' }),
  ]),
  tradeForAny: planFunction('tradeForAny', ['get', 'amount'], 'Buy something.', [
    bodyStep(trade, { get: '$get', amount: '$amount' }),
  ]),
  shootAt: planFunction('shootAt', ['target', 'kill'], 'Shoot at something.', [
    bodyStep(shoot, { target: '$target', kill: '$kill' }),
  ]),
  fishIt: planFunction('fishIt', ['amount'], 'Fish.', [bodyStep(fish, { amount: '$amount' })]),
  hookIt: planFunction('hookIt', ['target'], 'Hook an animal.', [bodyStep(fish, { target: '$target' })]),
  raiseShieldTo: planFunction('raiseShieldTo', ['against'], 'Raise a shield.', [
    bodyStep(raiseShield, { against: '$against' }),
  ]),
  putUpAt: planFunction('putUpAt', ['item', 'at'], 'Put something up that is no block.', [
    bodyStep(putUp, { item: '$item', at: '$at' }),
  ]),
  rideTo: planFunction('rideTo', ['what', 'to'], 'Ride to a place.', [
    bodyStep(ride, { what: '$what', to: '$to' }),
  ]),
  lookAtIt: planFunction('lookAtIt', ['target', 'seconds'], 'Look at something.', [
    bodyStep(lookAt, { target: '$target', seconds: '$seconds' }),
  ]),
} as const
