import { formatCell } from '../../core/position.ts'
import { describeItems } from '../../game/item-counts.ts'
import type { Recipe } from '../../game/obtaining/recipe.ts'
import { describeBlocks } from '../../question/describe-blocks.ts'
import type { GatheringTask } from './gathering.ts'
import { usefulThings } from './useful-things.ts'

/** Describes for a prompt which items to obtain, how they are scored, the recipes for them, and what these use from the site. */
export function describeGathering(task: GatheringTask): string[] {
  const { gathering, sources, terrain } = task
  const { obtain, animals, checkpoints = [] } = gathering
  const goal = [
    `To be obtained: ${obtain.map(describeWanted).join(', ')}. In the end the team must carry that, whoever has it.`,
    ...(checkpoints.length === 0 ? [] : [describeScoring(checkpoints)]),
  ]
  if (terrain !== undefined) return goal
  const { recipes, names } = usefulThings(task, obtain)
  const useful = sources.filter(({ block }) => names.has(block.name))
  const places = [
    ...describeBlocks(useful),
    ...animals
      .filter(({ kind }) => names.has(kind))
      .map(({ kind, position, count }) => `${count} ${kind} at ${formatCell(position)}`),
  ]
  const present = new Set([...sources.map(({ block }) => block.name), ...animals.map(({ kind }) => kind)])
  const scenery = [...present].filter((name) => !names.has(name))
  return [
    ...goal,
    ...section('Recipes that lead there:', [
      ...new Set(recipes.map((recipe) => describeRecipe(recipe, present))),
    ]),
    ...section('What stands there:', places),
    ...(scenery.length === 0 ? [] : [`Scenery that gives nothing needed: ${scenery.join(', ')}.`]),
  ]
}

const describeWanted = ({ item, count, or = [] }: GatheringTask['gathering']['obtain'][number]): string =>
  `${count} ${item}${or.length === 0 ? '' : ` (or ${or.join(', ')})`}`

const section = (heading: string, lines: readonly string[]): string[] =>
  lines.length === 0 ? [] : [heading, ...lines]

function describeScoring(checkpoints: NonNullable<GatheringTask['gathering']['checkpoints']>): string {
  const steps = checkpoints.map(({ item, count, score }) => `${count} ${item} (${score} points)`)
  return `Scored steps, each reached once one agent carries that many: ${steps.join(', ')}.`
}

/** @param present names of the blocks and animals of the task */
function describeRecipe(
  { kind, makes, takes, tools, station, source }: Recipe,
  present: ReadonlySet<string>,
): string {
  const product = describeItems([makes])
  const from = describeItems(takes)
  const [tool] = tools
  const withTool = tool === undefined ? '' : ` with a ${tool}${tools.length > 1 ? ' or better' : ''}`
  switch (kind) {
    case 'craft':
      return `${product}: craft it from ${from}${station === undefined ? '' : ` at a ${station}`}`
    case 'smelt':
      return `${product}: smelt ${from} in a ${station} with fuel`
    case 'dig': {
      const blocks = (source?.blocks ?? []).filter((name) => present.has(name))
      return `${product}: mine ${blocks.join(' or ')}${withTool}`
    }
    case 'kill':
      return `${product}: kill a ${source?.name}`
    default:
      return `${product}: use a ${takes[0]?.item ?? tool} on a ${source?.name}`
  }
}
