import { onceByName } from '../../core/once.ts'
import type { GameVersion } from '../../game/version.ts'
import { checkNames } from '../setup/check-names.ts'
import { type Atom, type AtomDraft, FAMILIES, type Family, slug } from './atom.ts'
import * as handling from './families/handling.ts'
import * as life from './families/life.ts'
import * as making from './families/making.ts'
import { trading } from './families/trading.ts'
import * as world from './families/world.ts'
import { gameTablesOf } from './game-tables.ts'
import { NOT_IN_BOATS } from './tables.ts'

/** All atoms of a version, by family, generated once per process. Atoms whose names the version does not have are left out. */
export const atomsOf = onceByName((version: GameVersion): readonly Atom[] => {
  const tables = gameTablesOf(version)
  const { brew, drink, throw: thrown } = making.potions()
  const drafts: Partial<Record<Family, readonly AtomDraft[]>> = {
    craft: making.crafting(tables),
    smelt: making.smelting(tables),
    brew,
    enchant: making.enchanting(tables),
    repair: making.repairing(tables),
    mine: world.mining(tables),
    'find block': world.findingBlocks(tables),
    'find mob': world.findingMobs(tables),
    'find biome': world.findingBiomes(tables),
    combat: world.combat(tables),
    hunt: world.hunting(tables),
    trap: world.trapping(tables, NOT_IN_BOATS),
    eat: life.eating(tables),
    drink: [...drink, ...handling.drinking()],
    throw: [...thrown, ...handling.throwing(tables)],
    rename: handling.renaming(tables),
    combine: handling.combining(tables),
    use: [...life.using(), ...handling.wielding()],
    shoot: handling.shooting(tables),
    fish: handling.fishing(),
    hook: handling.hooking(),
    look: handling.looking(),
    tie: handling.tying(),
    build: life.building(),
    plant: life.planting(tables),
    motion: life.motion(),
    drop: life.dropping(),
    open: life.opening(),
    ...life.animals(tables),
    ...life.decoration(tables),
    ...trading(tables),
  }
  const used = new Set<string>()
  return FAMILIES.flatMap((family) =>
    (drafts[family] ?? []).flatMap(({ verb, metrics = ['success'], ...draft }): Atom[] => {
      const id = slug(`${verb} ${draft.of}`)
      if (used.has(id) || checkNames(draft.setup, version).length > 0) return []
      used.add(id)
      return [{ id, family, metrics, ...draft }]
    }),
  )
})
