/** Samples of the packets with which a client is greeted, in the form of 1.19.2. */
import type { PacketFields } from '../library/network.ts'
import type { Registry } from '../library/prismarine.ts'
import { CLOSED_BOOKS } from '../player/recipe-book.ts'
import { brandFields, serverData } from '../protocol/greeting/greeting.ts'
import { gridRecipes, recipeFields } from '../protocol/greeting/recipes.ts'
import { tagFields } from '../protocol/greeting/tags.ts'

export const GREETING_SAMPLES: Readonly<Record<string, (registry: Registry) => readonly PacketFields[]>> = {
  custom_payload: () => [brandFields],
  server_data: () => [serverData[1]],
  tags: (registry) => [tagFields(registry)],
  declare_recipes: (registry) => [recipeFields(gridRecipes(registry))],
  unlock_recipes: (registry) => {
    const unlocked = gridRecipes(registry).map((recipe, number) => ({ ...recipe, number }))
    const recipes1 = unlocked.map(({ id }) => id)
    return [0, 1].map((action) => ({
      ...CLOSED_BOOKS,
      action,
      recipes1,
      recipes2: action === 0 ? recipes1 : undefined,
      unlocked,
    }))
  },
}
