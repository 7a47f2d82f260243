import { changedRecipe, madeOf, recipesUnder } from '../../game/rules/rule-book.ts'
import type { CraftableRecipe, Handiwork, Station } from '../../task/actions/hands.ts'
import { countItem } from '../bots/inventory.ts'
import { adapt } from '../client/adapt.ts'
import type { Block, Bot } from '../client/bot.ts'
import { pacedCraft } from '../client/paced-craft.ts'
import { numbersStates } from '../client/window-contents.ts'
import type { ActionContext } from './action.ts'

type Recipe = ReturnType<Bot['recipesAll']>[number]

/** A recipe, and the client's own form of it. */
interface BotRecipe extends CraftableRecipe {
  readonly recipe: Recipe
}

/** Crafting with the recipes of the agent's world. */
export function craftingOf({
  bot,
  rules,
}: Pick<ActionContext, 'bot' | 'rules'>): Pick<Handiwork, 'recipesOf' | 'recipesFor' | 'craft'> {
  const idOf = (item: string) => bot.registry.itemsByName[item]?.id
  const craftable = (recipe: Recipe): BotRecipe => ({
    recipe,
    needsTable: recipe.requiresTable,
    makes: recipe.result.count,
    takes: recipe.delta.flatMap(({ id, count }) =>
      count < 0 ? [{ item: bot.registry.items[id]?.name ?? String(id), count: -count }] : [],
    ),
  })
  // A grid with these ingredients makes something else in this world.
  const isLeft = ({ takes }: BotRecipe) => madeOf(rules, takes) === undefined
  const changed = (item: string): BotRecipe[] =>
    recipesUnder({ gameVersion: bot.version, rules }, item).map(({ makes, takes, needsTable }) => ({
      needsTable,
      makes,
      takes,
      recipe: clientRecipe(bot, { item, makes, takes, needsTable }),
    }))
  return {
    recipesOf(item) {
      if (changedRecipe(rules, item) !== undefined) return changed(item)
      const id = idOf(item)
      return id === undefined ? [] : bot.recipesAll(id, null, true).map(craftable).filter(isLeft)
    },
    recipesFor(item, amount, hasTable) {
      if (changedRecipe(rules, item) !== undefined)
        return changed(item).filter(
          ({ takes, makes, needsTable }) =>
            (hasTable || !needsTable) &&
            takes.every((taken) => countItem(bot, taken.item) >= taken.count * Math.ceil(amount / makes)),
        )
      const id = idOf(item)
      return id === undefined ? [] : bot.recipesFor(id, null, amount, hasTable).map(craftable).filter(isLeft)
    },
    craft(craftable, times, table?: Station) {
      const { recipe } = craftable as BotRecipe
      const { confirmed } = bot.extras
      return confirmed === undefined || !numbersStates(bot)
        ? bot.craft(recipe, times, table as Block | undefined)
        : pacedCraft({ bot, recipe, times, table: table as Block | undefined, confirmed })
    },
  }
}

/** A shapeless recipe in the client's form (prismarine-recipe). */
function clientRecipe(
  bot: Bot,
  { item, makes, takes, needsTable }: CraftableRecipe & { item: string },
): Recipe {
  const slot = (name: string, count: number) => ({
    id: bot.registry.itemsByName[name]?.id as number,
    metadata: null,
    count,
  })
  return adapt<Recipe>({
    result: slot(item, makes),
    inShape: null,
    outShape: null,
    ingredients: takes.flatMap((taken) => Array.from({ length: taken.count }, () => slot(taken.item, -1))),
    delta: [...takes.map((taken) => slot(taken.item, -taken.count)), slot(item, makes)],
    requiresTable: needsTable,
  })
}
