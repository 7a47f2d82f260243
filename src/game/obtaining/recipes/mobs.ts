import { tablesOf } from '../../data/tables.ts'
import { giftsOf } from '../../mobs/animals.ts'
import type { GameNames } from '../game-names.ts'
import { homeOf, KILLED } from '../mob-loot.ts'
import { accessTo, one, type Recipe, recipe, type Source } from '../recipe.ts'

const mobSource = (name: string, chance = 1): Source => ({ name, blocks: [], chance, place: homeOf(name) })

const kill = (mob: string, item: string, chance: number): Recipe =>
  recipe({
    id: `kill ${mob === item ? mob : `${mob} for ${item}`}`,
    kind: 'kill',
    makes: one(item),
    access: accessTo(homeOf(mob)),
    source: mobSource(mob, chance),
  })

/** Chance of a drop that minecraft-data lists as certain although it can fail. */
const USUAL_CHANCE = 0.67

/** A turtle drops a bowl only if lightning kills it (vanilla loot table); according to minecraft-data it may always do so. */
const isByLightning = (mob: string, item: string): boolean => mob === 'turtle' && item === 'bowl'

/** Killing mobs: those of our table with their chances, then everything else that they drop according to minecraft-data. */
export function killing({ version, isMob, isItem }: GameNames): Recipe[] {
  const listed = KILLED.filter(([mob, item]) => isMob(mob) && isItem(item))
  const known = new Set(listed.map(([mob, item]) => `${mob} ${item}`))
  const others = Object.values(tablesOf(version).entityLoot ?? {}).flatMap(({ entity, drops }) =>
    drops.flatMap(({ item, dropChance }) =>
      isMob(entity) && isItem(item) && !known.has(`${entity} ${item}`) && !isByLightning(entity, item)
        ? [kill(entity, item, Math.min(dropChance, USUAL_CHANCE))]
        : [],
    ),
  )
  return uniqueById([...listed.map((loot) => kill(...loot)), ...others])
}

/** Products of living animals with a tool: milk, wool, stew. */
export const tending = ({ version, isMob, isItem }: GameNames): Recipe[] =>
  Object.keys(tablesOf(version).entitiesByName)
    .filter(isMob)
    .flatMap((mob) =>
      giftsOf(mob)
        .filter(({ gives, tool }) => isItem(gives.item) && isItem(tool))
        .map(({ tool, usesUp, gives }) =>
          recipe({
            id: usesUp && mob === 'cow' ? `fill ${gives.item}` : `get ${gives.item} from ${mob}`,
            kind: usesUp ? 'milk' : 'shear',
            makes: gives,
            takes: usesUp ? [one(tool)] : [],
            tools: usesUp ? [] : [tool],
            source: mobSource(mob),
          }),
        ),
    )

const uniqueById = (recipes: readonly Recipe[]): Recipe[] => [
  ...new Map(recipes.map((entry) => [entry.id, entry])).values(),
]
