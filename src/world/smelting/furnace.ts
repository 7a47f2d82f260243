import type { Vec } from '../geometry.ts'
import { counted, type ItemStack, sameKind } from '../items/stack.ts'
import { coldFire, type Fire, FURNACE, isOven, type Oven, SMELT_TICKS } from '../kernel/blocks/fire.ts'
import type { Game } from '../kernel/game.ts'
import { noteSmelted } from './experience.ts'
import { burnTicks } from './fuels.ts'
import { smeltedIn } from './recipes.ts'

/** Progress that an unlit furnace loses per tick. */
const COOLING = 2

/** Runs one tick of all furnaces that have ever been opened or filled, in that order. */
export function tickFurnaces(game: Game): void {
  for (const [key, p] of game.level.furnaces) {
    const state = game.level.get(p)
    const entity = game.level.blockEntities.get(key)
    if (!isOven(state.name) || !entity?.items) {
      game.level.furnaces.delete(key)
      continue
    }
    entity.fire ??= coldFire()
    const lit = smelt(game, state.name, entity.items, entity.fire)
    if (state.properties['lit'] !== lit) setLit(game, p, lit)
  }
}

function setLit({ level }: Game, p: Vec, lit: boolean): void {
  level.set(p, level.states.with(level.get(p), { lit }))
}

/** One tick of a furnace (vanilla AbstractFurnaceBlockEntity.serverTick). Returns whether it burns afterwards. */
function smelt(game: Game, oven: Oven, slots: (ItemStack | null)[], fire: Fire): boolean {
  const input = slots[FURNACE.input] ?? null
  if (fire.item !== (input?.name ?? null)) {
    fire.item = input?.name ?? null
    fire.done = 0
  }
  if (fire.burning > 0) fire.burning--
  const result = input && resultFor(game, oven, input, slots[FURNACE.output] ?? null)
  if (fire.burning === 0 && result) light(game, oven, slots, fire)
  if (fire.burning === 0) {
    fire.done = Math.max(0, fire.done - COOLING)
    return false
  }
  if (!result) fire.done = 0
  else if (++fire.done >= SMELT_TICKS[oven]) {
    fire.done = 0
    finish(game, slots, input, result)
    noteSmelted(fire, result.name)
  }
  return true
}

/** The content of the output slot after the next item; null if the input cannot be smelted or there is no room. */
function resultFor(game: Game, oven: Oven, input: ItemStack, output: ItemStack | null): ItemStack | null {
  const name = smeltedIn(game.world.smelts, oven, input.name)
  if (!name) return null
  if (!output) return game.items.make(name)
  const more = output.name === name && output.count < output.limit && sameKind(output, game.items.make(name))
  return more ? counted(output, output.count + 1) : null
}

function light(game: Game, oven: Oven, slots: (ItemStack | null)[], fire: Fire): void {
  const fuel = slots[FURNACE.fuel]
  const ticks = fuel ? Math.floor(burnTicks(fuel.name) / (oven === 'furnace' ? 1 : 2)) : 0
  if (!fuel || ticks === 0) return
  fire.burning = ticks
  fire.fuel = ticks
  const emptied = fuel.name === 'lava_bucket' ? game.items.make('bucket') : null
  slots[FURNACE.fuel] = counted(fuel, fuel.count - 1) ?? emptied
}

function finish(game: Game, slots: (ItemStack | null)[], input: ItemStack, result: ItemStack): void {
  // drying a wet sponge fills an empty bucket in the fuel slot
  if (input.name === 'wet_sponge' && slots[FURNACE.fuel]?.name === 'bucket')
    slots[FURNACE.fuel] = game.items.make('water_bucket')
  slots[FURNACE.output] = result
  slots[FURNACE.input] = counted(input, input.count - 1)
}
